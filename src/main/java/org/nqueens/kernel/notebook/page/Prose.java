package org.nqueens.kernel.notebook.page;

import java.util.List;

/**
 * A text cell as HTML.
 *
 * @param html safe to stand in a page
 * @param headings its headings, from top to bottom
 * @param words its text without any markup
 */
record Prose(String html, List<Heading> headings, String words) {}
