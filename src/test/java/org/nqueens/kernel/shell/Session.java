package org.nqueens.kernel.shell;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.engine.JShellInterpreter;

/** An interpreter with a real worker, and what its cells gave: the tests' way to write cells. */
public final class Session implements AutoCloseable {

  public final Interpreter interpreter;
  private int number;

  public Session(Setup setup) {
    interpreter = JShellInterpreter.open(setup);
  }

  public static Session open() {
    return new Session(setup());
  }

  /** The classes under test, and nothing else, on the class path of the cells. */
  public static Setup setup() {
    return Setup.of(List.of(Path.of("target/classes").toAbsolutePath()))
        .withWorkerOptions(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx256m"))
        .withStartup(
            List.of("import java.util.*;", "import static org.nqueens.kernel.display.Display.*;"));
  }

  public Ran run(String... cells) {
    Ran last = null;
    for (String code : cells) {
      last = new Ran();
      last.outcome = interpreter.execute(new Cell(++number, code), last);
    }
    return last;
  }

  public Ran runWithInput(String code, String... answers) {
    Ran ran = new Ran();
    ran.answers.addAll(Arrays.asList(answers));
    ran.outcome = interpreter.execute(new Cell(++number, code), ran);
    return ran;
  }

  @Override
  public void close() {
    interpreter.close();
  }

  /** A cell that has run. */
  public static class Ran implements CellOutput {

    public final StringBuffer out = new StringBuffer();
    public final StringBuffer err = new StringBuffer();
    public final List<String> events = new ArrayList<>();
    public final List<String> prompts = new ArrayList<>();
    public final Deque<String> answers = new ArrayDeque<>();
    public volatile Outcome outcome;

    public Optional<String> result() {
      return ((Outcome.Done) outcome).result().map(MimeBundle::plain);
    }

    public Outcome.Failed failure() {
      return (Outcome.Failed) outcome;
    }

    /** All that the reader sees, without colours. */
    public String all() {
      String end =
          outcome instanceof Outcome.Failed failed
              ? failed.report().stream().collect(Collectors.joining("\n"))
              : result().orElse("");
      return List.of(out, err, end).stream()
          .map(text -> text.toString().replaceAll("\u001b\\[[0-9;]*m", ""))
          .collect(Collectors.joining("\n"))
          .strip();
    }

    @Override
    public synchronized void stream(CellOutput.Stream stream, String text) {
      (stream == CellOutput.Stream.OUT ? out : err).append(text);
      events.add(stream + " " + text);
    }

    @Override
    public synchronized void display(MimeBundle bundle, Optional<String> id) {
      events.add("display " + bundle.data());
    }

    @Override
    public synchronized void update(String id, MimeBundle bundle) {
      events.add("update " + bundle.data());
    }

    @Override
    public synchronized void clear(boolean wait) {
      events.add("clear " + wait);
    }

    @Override
    public Optional<String> input(String prompt, boolean password) {
      prompts.add((password ? "password " : "input ") + prompt);
      return Optional.ofNullable(answers.poll());
    }
  }
}
