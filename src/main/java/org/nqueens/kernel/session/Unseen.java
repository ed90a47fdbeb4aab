package org.nqueens.kernel.session;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Input;
import org.nqueens.kernel.shell.CellOutput;

/**
 * The output of a cell that runs silently: nobody sees it, but its questions are asked.
 *
 * @param request who answers
 * @param allowStdin whether anyone does
 */
record Unseen(Request request, boolean allowStdin) implements CellOutput {
  @Override
  public void stream(Stream stream, String text) {}

  @Override
  public void display(MimeBundle bundle, Optional<String> id) {}

  @Override
  public void update(String id, MimeBundle bundle) {}

  @Override
  public void clear(boolean wait) {}

  @Override
  public Optional<String> input(String prompt, boolean password) {
    return allowStdin ? request.ask(new Input.Request(prompt, password)) : Optional.empty();
  }
}
