package org.nqueens.kernel.shell.process;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.nqueens.kernel.link.Report;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.CellOutput;

/** Brings output to the cell that it comes from, also when that cell is long over. */
public final class Outputs {

  private static final String UNANSWERED =
      "The cell asks for input, and where it runs there is nobody to answer: run it in a notebook"
          + " or a console.";
  private static final int REMEMBERED = 1000; // cells; a thread of an older one talks to nobody

  private final Map<Integer, CellOutput> outputs = new LinkedHashMap<>();
  private final Map<Integer, String> names = new LinkedHashMap<>(); // as the reader knows them

  private int latest; // the cell that was opened last; 0 before there is any

  /** A question that is open: who waits for the reader, and for whom. */
  private record Question(Thread waiting, Object asker) {}

  private Optional<Question> question = Optional.empty();
  private boolean withdrawn; // the questions of the cell that was opened last, and all to come
  private volatile boolean unanswered; // a question of the cell that was opened last

  private volatile Function<Trouble, List<String>> teller = trouble -> List.of(trouble.type());

  private volatile BinaryOperator<String> traces = (text, cell) -> text;

  /**
   * Who tells of exceptions from now on, and who makes printed ones readable.
   *
   * @param other gives the lines that tell of an exception in a thread of a cell
   * @param readable makes of a printed text and the name of its cell a text for the reader
   */
  public void tellWith(Function<Trouble, List<String>> other, BinaryOperator<String> readable) {
    teller = other;
    traces = readable;
  }

  /**
   * Output that comes with a number goes to this output from now on.
   *
   * @param cell the number, greater than all before
   * @param name the cell as the reader knows it
   * @param output where its output goes
   */
  public synchronized void open(int cell, String name, CellOutput output) {
    latest = cell;
    unanswered = false;
    withdrawn = false;
    outputs.put(cell, output);
    names.put(cell, name);
    outputs.remove(cell - REMEMBERED);
    names.remove(cell - REMEMBERED);
  }

  synchronized int latest() {
    return latest;
  }

  private synchronized String name(int cell) {
    return names.getOrDefault(cell, "an earlier cell");
  }

  private synchronized Optional<CellOutput> of(int cell) {
    return Optional.ofNullable(outputs.get(cell));
  }

  void deliver(Report.Output report) {
    of(report.cell()).ifPresent(output -> deliverOrTell(report, output));
  }

  /** Output that cannot be shown must not end the thread that receives all other. */
  private void deliverOrTell(Report.Output report, CellOutput output) {
    try {
      deliver(report, output);
    } catch (RuntimeException fault) {
      output.stream(
          CellOutput.Stream.ERR, "[An output of this cell could not be shown: " + fault + "]\n");
    }
  }

  private void deliver(Report.Output report, CellOutput output) {
    if (report instanceof Report.Printed printed) {
      output.stream(
          printed.error() ? CellOutput.Stream.ERR : CellOutput.Stream.OUT,
          traces.apply(printed.text(), name(printed.cell())));
    } else if (report instanceof Report.Escaped escaped) {
      String told = String.join("\n", teller.apply(escaped.trouble()));
      output.stream(CellOutput.Stream.ERR, "In thread " + escaped.thread() + ": " + told + "\n");
    } else if (report instanceof Report.Displayed displayed) {
      output.display(displayed.bundle(), displayed.id());
    } else if (report instanceof Report.Updated updated) {
      output.update(updated.id(), updated.bundle());
    } else if (report instanceof Report.Cleared cleared) {
      output.clear(cleared.later());
    }
  }

  /**
   * Asks the reader, unless the cell has no output any more, or its questions were withdrawn.
   *
   * @param asker who can be told the answer
   * @param isThere whether the asker still can
   */
  Optional<String> ask(Report.Asked asked, Object asker, BooleanSupplier isThere) {
    if (!begin(asker, isThere)) {
      return Optional.empty();
    }
    try {
      Optional<String> line =
          of(asked.cell()).flatMap(output -> output.input(asked.prompt(), asked.password()));
      unanswered |= line.isEmpty();
      return line;
    } finally {
      end();
    }
  }

  /**
   * What to do where a cell has asked and there was nobody to answer.
   *
   * @return a sentence; empty if the cell that was opened last has not
   */
  public Optional<String> unansweredHint() {
    return unanswered ? Optional.of(UNANSWERED) : Optional.empty();
  }

  private synchronized boolean begin(Object asker, BooleanSupplier isThere) {
    boolean wanted = !withdrawn && isThere.getAsBoolean();
    question = Optional.of(new Question(Thread.currentThread(), asker)).filter(one -> wanted);
    return wanted;
  }

  private synchronized void end() {
    question = Optional.empty();
    Thread.interrupted(); // a withdrawal that came too late
  }

  /**
   * Withdraws the questions of a cell, also one that is still on its way from the worker. The
   * thread that waits for the reader is interrupted, and no other: others write to channels.
   *
   * @param cell the cell's number; nothing happens unless it was opened last
   */
  public synchronized void withdrawQuestions(int cell) {
    if (cell == latest) {
      withdrawn = true;
      question.ifPresent(open -> open.waiting().interrupt());
    }
  }

  /** Withdraws the question of one who is not there any more. */
  synchronized void withdrawQuestionOf(Object asker) {
    question.filter(open -> open.asker() == asker).ifPresent(open -> open.waiting().interrupt());
  }
}
