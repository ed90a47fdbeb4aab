package org.nqueens.kernel.shell.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.link.Trouble;
import org.nqueens.kernel.shell.Outcome;
import org.nqueens.kernel.shell.hint.RuntimeHints;
import org.nqueens.kernel.shell.hint.World;
import org.nqueens.kernel.shell.origin.Names;

/** Tells the reader what was thrown and where, in terms of their cells. */
public final class ThrowReport {

  private static final int LONGEST = 4000; // characters of a message

  private final World world;
  private final List<String> lines = new ArrayList<>();

  private ThrowReport(World world) {
    this.world = world;
  }

  /**
   * The report on what was thrown, with its causes.
   *
   * @param trouble what was thrown
   * @param world what the cells have made
   * @return the outcome of the cell
   */
  public static Outcome.Failed of(Trouble trouble, World world) {
    ThrowReport report = new ThrowReport(world);
    report.tell("", trouble);
    RuntimeHints.of(trouble, world).map(Ansi::hint).ifPresent(report.lines::add);
    return new Outcome.Failed(
        Names.type(trouble.type()), message(trouble).orElse(""), report.lines);
  }

  private static Optional<String> message(Trouble trouble) {
    return trouble.message().map(Names::readable).map(ThrowReport::shortened);
  }

  /** Some exceptions carry the whole text that they could not read. */
  private static String shortened(String text) {
    return text.length() <= LONGEST
        ? text
        : "%s … (%,d characters)".formatted(text.substring(0, LONGEST), text.length());
  }

  private void tell(String before, Trouble trouble) {
    String message = message(trouble).map(text -> ": " + text).orElse("");
    lines.add(before + Ansi.wrong(Names.type(trouble.type())) + message);
    lines.addAll(new Trace(world.origins()).of(trouble));
    trouble.suppressed().forEach(one -> tell("also thrown, but suppressed: ", one));
    trouble.cause().ifPresent(cause -> tell("caused by: ", cause));
  }
}
