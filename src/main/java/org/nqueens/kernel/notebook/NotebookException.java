package org.nqueens.kernel.notebook;

/** A notebook that cannot be read, written or run; the message is a sentence for the reader. */
public final class NotebookException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * Says what is wrong.
   *
   * @param sentence names the file or the value, and the reason
   */
  public NotebookException(String sentence) {
    super(sentence);
  }

  /**
   * Says what is wrong and what it came from.
   *
   * @param sentence names the file or the value, and the reason
   * @param cause the exception behind it
   */
  public NotebookException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
