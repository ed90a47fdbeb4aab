package org.nqueens.kernel.notebook.page;

import java.util.List;

/**
 * A text cell as HTML.
 *
 * @param html safe to stand in a page
 * @param headings its headings, from top to bottom
 * @param passages its text without markup: what stands under no heading of its own, then under each
 */
record Prose(String html, List<Heading> headings, List<Page.Passage> passages) {}
