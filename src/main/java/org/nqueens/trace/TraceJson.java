package org.nqueens.trace;

import java.io.IOException;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nqueens.board.Attack;
import org.nqueens.solve.Kind;

/** A trace as JSON. Everything in it is a number or a word, but for the solver's name. */
final class TraceJson {

  private static final String INDENT = " ".repeat(11);

  private TraceJson() {}

  static void write(Trace trace, Appendable out) throws IOException {
    out.append("{\"n\":" + trace.n())
        .append(",\"solver\":" + quoted(trace.solver()))
        .append(",\"nodes\":" + trace.nodes())
        .append(",\"candidates\":")
        .append(trace.candidates().isPresent() ? "" + trace.candidates().getAsLong() : "null")
        .append(",\"solutions\":" + trace.count(Kind.SOLUTION))
        .append(",\"truncated\":" + trace.isTruncated())
        .append(",\n \"events\":[");
    String separator = "";
    for (Iterator<Step> steps = trace.events().iterator(); steps.hasNext(); ) {
      out.append(separator).append(event(steps.next()));
      separator = ",\n" + INDENT;
    }
    out.append("]}\n");
  }

  private static String event(Step step) {
    String head = "{\"kind\":\"" + step.kind() + "\",\"node\":" + step.node();
    String square = ",\"row\":" + step.row() + ",\"column\":" + step.column();
    String rest =
        switch (step.kind()) {
          case START, DEAD_END, BACKTRACK -> "";
          case PLACE -> ",\"parent\":" + step.parent() + square;
          case REJECT -> square + ",\"attackers\":" + attackers(step);
          case SOLUTION -> ",\"columns\":" + step.placement().columns().toString().replace(" ", "");
        };
    return head + rest + "}";
  }

  private static String attackers(Step step) {
    return step.attackers().stream()
        .map(TraceJson::attacker)
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String attacker(Attack attack) {
    return String.format(
        Locale.ROOT,
        "{\"row\":%d,\"column\":%d,\"line\":\"%s\"}",
        attack.queen().row(),
        attack.queen().column(),
        attack.line().word());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              if (c == '"' || c == '\\') {
                quoted.append('\\').append((char) c);
              } else if (c < ' ') {
                quoted.append("\\u%04x".formatted(c));
              } else {
                quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }
}
