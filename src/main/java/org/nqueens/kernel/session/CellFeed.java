package org.nqueens.kernel.session;

import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.Display;
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
  private final boolean allowStdin;
  private final ScheduledExecutorService clock;
  private final StringBuilder waiting = new StringBuilder();
  private Stream stream = Stream.OUT; // of the waiting text
  private boolean alarmSet;

  CellFeed(Request request, boolean allowStdin, ScheduledExecutorService clock) {
    this.request = request;
    this.allowStdin = allowStdin;
    this.clock = clock;
  }

  @Override
  public synchronized void stream(Stream where, String text) {
    if (where != stream) {
      flush();
      stream = where;
    }
    waiting.append(text);
    if (waiting.length() >= PIECE) {
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
    return allowStdin ? request.ask(new Input.Request(prompt, password)) : Optional.empty();
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
    flush();
    request.publish(body);
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
