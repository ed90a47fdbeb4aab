package org.nqueens.kernel.session;

import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.Display;
import org.nqueens.kernel.message.Execute;
import org.nqueens.kernel.message.Input;
import org.nqueens.kernel.message.StreamText;
import org.nqueens.kernel.shell.CellOutput;

/**
 * Tells the clients what one cell prints and shows, in order: text in pieces of 8 Ki characters or
 * of 50 ms, whichever is reached first.
 */
final class CellFeed implements CellOutput {

  private static final int PIECE = 8 << 10;
  private static final int PAUSE_MILLIS = 50;

  private final Request request;
  private final Execute.Request cell;
  private final ScheduledExecutorService clock;
  private final StringBuilder waiting = new StringBuilder();
  private Stream stream = Stream.OUT; // of the waiting text
  private boolean alarmSet;
  private long left; // characters that may still be printed
  private final int limit;

  CellFeed(Request request, Execute.Request cell, int limit, ScheduledExecutorService clock) {
    this.request = request;
    this.cell = cell;
    this.limit = limit;
    this.left = limit;
    this.clock = clock;
  }

  @Override
  public synchronized void stream(Stream where, String text) {
    if (cell.silent() || left == 0) {
      return;
    }
    if (where != stream) {
      flush();
      stream = where;
    }
    int fits = (int) Math.min(left, text.length());
    waiting.append(text, 0, fits);
    left -= fits;
    if (fits < text.length()) {
      cut();
    } else if (waiting.length() >= PIECE) {
      flush();
    } else {
      setAlarm();
    }
  }

  @Override
  public void display(MimeBundle bundle, Optional<String> id) {
    show(new Display.Data(bundle, id));
  }

  @Override
  public void update(String id, MimeBundle bundle) {
    show(new Display.Update(id, bundle));
  }

  @Override
  public void clear(boolean wait) {
    show(new Display.Clear(wait));
  }

  @Override
  public Optional<String> input(String prompt, boolean password) {
    flush();
    return cell.allowStdin() ? request.ask(new Input.Request(prompt, password)) : Optional.empty();
  }

  /** Sends the text that waits. */
  synchronized void flush() {
    if (waiting.length() > 0) {
      String text = waiting.toString();
      waiting.setLength(0);
      request.publish(new StreamText(name(), text));
    }
  }

  private synchronized void show(Body body) {
    if (!cell.silent()) {
      flush();
      request.publish(body);
    }
  }

  private void cut() {
    left = 0;
    flush();
    stream = Stream.ERR;
    waiting.append(
        "\n[The output of this cell is cut after %,d characters; %s sets the limit.]\n"
            .formatted(limit, Settings.CELL_TEXT));
    flush();
  }

  private void setAlarm() {
    if (!alarmSet) {
      alarmSet = true;
      clock.schedule(this::alarm, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  private synchronized void alarm() {
    alarmSet = false;
    flush();
  }

  private StreamText.Name name() {
    return stream == Stream.OUT ? StreamText.Name.STDOUT : StreamText.Name.STDERR;
  }
}
