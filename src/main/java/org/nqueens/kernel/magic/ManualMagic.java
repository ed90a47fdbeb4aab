package org.nqueens.kernel.magic;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Lists the magics, or shows the manual of those named. */
final class ManualMagic implements Magic {

  private static final Manual MANUAL =
      Manual.line(
          "lsmagic",
          "%lsmagic [NAME...]    or ?%NAME",
          "lists the magics, or says more about those named");

  private final Supplier<Magics> magics;

  ManualMagic(Supplier<Magics> magics) {
    this.magics = magics;
  }

  @Override
  public Manual manual() {
    return MANUAL;
  }

  @Override
  public Answer run(Invocation call) {
    List<String> names = call.words().stream().map(word -> word.replaceFirst("^%+", "")).toList();
    for (String name : names) {
      if (!magics.get().knows(name)) {
        return call.fail(magics.get().unknown(name, false));
      }
    }
    call.say(names.isEmpty() ? table() : manuals(names));
    return call.done();
  }

  private String manuals(List<String> names) {
    return names.stream()
        .map(name -> magics.get().find(name).orElseThrow().manual().text())
        .collect(Collectors.joining("\n\n"));
  }

  private String table() {
    int width = magics.get().manuals().mapToInt(m -> signs(m).length()).max().orElse(0);
    return magics
        .get()
        .manuals()
        .map(m -> String.format("%-" + width + "s  %s", signs(m), m.sentence()))
        .collect(Collectors.joining("\n"));
  }

  private static String signs(Manual manual) {
    String line = manual.line() ? "%" + manual.name() : "";
    String whole = manual.whole() ? "%%" + manual.name() : "";
    return (line + " " + whole).strip();
  }
}
