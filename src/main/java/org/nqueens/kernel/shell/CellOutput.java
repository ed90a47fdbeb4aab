package org.nqueens.kernel.shell;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;

/** Where the output of one cell goes. May be called by any thread, also after the cell's end. */
public interface CellOutput {

  /** The two standard streams. */
  enum Stream {
    /** Standard output. */
    OUT,
    /** Standard error. */
    ERR
  }

  /**
   * Text that the cell printed.
   *
   * @param stream which stream
   * @param text not empty
   */
  void stream(Stream stream, String text);

  /**
   * Something that the cell displays beside its result.
   *
   * @param bundle its representations
   * @param id the name by which it can be updated, if it has one
   */
  void display(MimeBundle bundle, Optional<String> id);

  /**
   * New content of an earlier display.
   *
   * @param id the name of the display
   * @param bundle its new representations
   */
  void update(String id, MimeBundle bundle);

  /**
   * Removes what the cell has shown so far.
   *
   * @param wait whether only the next output removes it
   */
  void clear(boolean wait);

  /**
   * Asks the reader for a line of input and waits for it. When the cell is interrupted meanwhile,
   * so is the calling thread: the method then answers with nothing, at once.
   *
   * @param prompt what to ask
   * @param password whether the answer must not be shown
   * @return the line without its end, or empty where there is nobody to ask
   */
  Optional<String> input(String prompt, boolean password);
}
