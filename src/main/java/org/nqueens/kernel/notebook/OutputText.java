package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The outputs of a cell as lines to compare by eye. */
final class OutputText {

  private OutputText() {}

  static List<String> lines(NotebookCell cell) {
    List<String> lines = new ArrayList<>();
    lines.add(
        cell.executionCount().isPresent()
            ? "run number " + cell.executionCount().getAsInt()
            : "no run number");
    Streams.merged(Cover.under(cell)).forEach(output -> lines.addAll(lines(output)));
    return lines;
  }

  private static List<String> lines(Output output) {
    if (output instanceof Output.Stream stream) {
      return titled(stream.name(), stream.text());
    }
    if (output instanceof Output.Failure failure) {
      String report = String.join("\n", failure.traceback());
      return titled("error " + failure.name() + ": " + failure.message(), Ansi.plain(report));
    }
    if (output instanceof Output.Shown shown) {
      String title = output instanceof Output.Result ? "result" : "display";
      return shown.data().keySet().stream()
          .sorted()
          .flatMap(type -> titled(title + " " + type, shown.text(type).orElse("")).stream())
          .toList();
    }
    return titled("output", NotebookWriter.output(output).toString());
  }

  private static List<String> titled(String title, String text) {
    return Stream.concat(Stream.of(title), text.lines()).toList();
  }
}
