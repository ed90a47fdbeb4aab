package org.nqueens.kernel.notebook.page;

/**
 * A heading of a page.
 *
 * @param level 1 for the title, 2 for a section
 * @param id its anchor, unique on the page
 * @param text its words
 */
record Heading(int level, String id, String text) {}
