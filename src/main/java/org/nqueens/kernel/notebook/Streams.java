package org.nqueens.kernel.notebook;

import java.util.ArrayList;
import java.util.List;

/** Merges texts of one stream that follow each other, as Jupyter's front ends do. */
final class Streams {

  private Streams() {}

  static List<Output> merged(List<Output> outputs) {
    List<Output> merged = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < outputs.size(); i++) {
      if (!(outputs.get(i) instanceof Output.Stream stream)) {
        merged.add(outputs.get(i));
        continue;
      }
      text.append(stream.text());
      if (i + 1 == outputs.size() || !continues(outputs.get(i + 1), stream.name())) {
        merged.add(new Output.Stream(stream.name(), text.toString()));
        text.setLength(0);
      }
    }
    return List.copyOf(merged);
  }

  private static boolean continues(Output next, String name) {
    return next instanceof Output.Stream stream && stream.name().equals(name);
  }
}
