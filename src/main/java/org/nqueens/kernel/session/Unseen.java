package org.nqueens.kernel.session;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.CellOutput;

/** The output of an expression whose value alone is asked for. */
record Unseen() implements CellOutput {
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
    return Optional.empty();
  }
}
