package org.nqueens.cli;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.nqueens.printout.CountPrintout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code count}: the number of solutions. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    description =
        "Counts the ways to place N queens on N × N squares so that none attacks another.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:counted",
      "1:the work failed",
      "2:wrong use, or a journal of another count",
      "130:stopped by Ctrl-C"
    })
final class CountCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", description = "The size of the board, 0 to 28.")
  private int n;

  @Option(
      names = "--solver",
      paramLabel = "NAME",
      description = {
        "The fastest unless given. For the names that 'solvers' lists, nodes and candidates are"
            + " counted, too; sets, bitmask and mirror leave that where threads or a journal are"
            + " asked for. Others: symmetry, fundamental (solutions up to symmetry), quadrants,"
            + " quadrants-vector."
      })
  private String solver;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "How many threads count, 1 to 1024; one for each processor unless given.")
  private Integer threads;

  @Option(names = "--time", description = "Say how long it took, in milliseconds.")
  private boolean time;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "Keep each finished task in FILE; started again, the count goes on from there.")
  private Path journal;

  CountCommand() {
    this(Terminal.ofThisProcess());
  }

  CountCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    CountPrintout printout =
        new CountPrintout(
            n,
            Optional.ofNullable(solver),
            threads == null ? OptionalInt.empty() : OptionalInt.of(threads),
            Optional.ofNullable(journal),
            time,
            json);
    if (printout.gainsFromVectors() && VectorLaunch.helps()) {
      List<String> arguments = spec.root().commandLine().getParseResult().originalArgs();
      OptionalInt code = VectorLaunch.run(arguments, terminal);
      if (code.isPresent()) {
        return code.getAsInt();
      }
    }
    return count(printout, spec.commandLine().getErr());
  }

  private int count(CountPrintout printout, PrintWriter err) {
    try {
      printout.detour().ifPresent(line -> say(err, line + "."));
      printout.forecast().ifPresent(line -> say(err, line + "."));
      String line;
      try (ShareProgress progress = new ShareProgress("n = " + n, err, terminal, farewell())) {
        line = printout.line(progress);
      }
      spec.commandLine().getOut().println(line);
      return 0;
    } catch (IllegalArgumentException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage(), wrong);
    } catch (UncheckedIOException | ArithmeticException failed) {
      say(err, failed.getMessage());
    } catch (OutOfMemoryError full) {
      say(err, printout.outOfMemory() + ".");
    }
    return 1;
  }

  private Optional<String> farewell() {
    return Optional.ofNullable(journal)
        .map(file -> "What is finished stands in " + file + ": the same command goes on from it.");
  }

  private static void say(PrintWriter err, String line) {
    err.println(line);
    err.flush();
  }
}
