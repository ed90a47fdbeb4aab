package org.nqueens.kernel.notebook;

/** How Jupyter saves the representations of each MIME type. */
final class MimeTypes {

  private MimeTypes() {}

  /** JSON types hold JSON, all others text. */
  static boolean isJson(String type) {
    return type.equals("application/json")
        || type.startsWith("application/") && type.endsWith("+json");
  }

  /** Types that are saved as a list of lines; the rest (images, say) is one string. */
  static boolean isSavedByLine(String type) {
    return type.startsWith("text/")
        || type.equals("application/javascript")
        || type.equals("image/svg+xml");
  }
}
