package org.nqueens.kernel.message;

/**
 * A value that is JSON text already, such as a Vega chart that a cell displays.
 *
 * @param text the JSON, not yet checked: where it is none, it travels as a text
 */
public record Json(String text) {}
