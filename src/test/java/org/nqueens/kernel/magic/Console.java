package org.nqueens.kernel.magic;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.CellOutput;

/** Keeps what is printed. */
final class Console implements CellOutput {

  private final StringBuilder text = new StringBuilder();

  synchronized String text() {
    return text.toString();
  }

  @Override
  public synchronized void stream(Stream stream, String printed) {
    text.append(printed);
  }

  @Override
  public void display(MimeBundle bundle, Optional<String> id) {
    stream(Stream.OUT, bundle.plain());
  }

  @Override
  public void update(String id, MimeBundle bundle) {
    stream(Stream.OUT, bundle.plain());
  }

  @Override
  public void clear(boolean wait) {}

  @Override
  public Optional<String> input(String prompt, boolean password) {
    return Optional.empty();
  }
}
