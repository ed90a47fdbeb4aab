package org.nqueens.kernel.worker;

import java.util.Optional;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.display.Screen;
import org.nqueens.kernel.link.Report;

/** Shows things in the cell that the calling thread works for. */
final class CellScreen implements Screen {

  private final Outbox outbox;
  private final CellInput input;
  private final Execution execution;

  CellScreen(Outbox outbox, CellInput input, Execution execution) {
    this.outbox = outbox;
    this.input = input;
    this.execution = execution;
  }

  @Override
  public MimeBundle render(Object value, String... types) {
    return execution.presenter().render(value, types);
  }

  @Override
  public void show(MimeBundle bundle, String id) {
    execution.shown(id);
    outbox.send(new Report.Displayed(CellOwner.cell(), Optional.of(id), bundle));
  }

  @Override
  public void update(String id, MimeBundle bundle) {
    outbox.send(new Report.Updated(CellOwner.cell(), id, bundle));
  }

  @Override
  public void clear(boolean wait) {
    outbox.send(new Report.Cleared(CellOwner.cell(), wait));
  }

  @Override
  public void print(String text) {
    System.out.print(text); // which the cell may have replaced
  }

  @Override
  public Optional<String> ask(String prompt, boolean password) {
    return input.ask(prompt, password);
  }

  @Override
  public void end(Thread thread) {
    ThreadEnd.begin(thread);
  }
}
