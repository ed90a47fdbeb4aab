package org.nqueens.kernel.shell.hint;

import java.util.Optional;
import org.nqueens.kernel.shell.source.Declared;

/** Hints for values that are no variables, for literals and for arrays. */
final class ValueHints {

  private static final String LONGEST = "9223372036854775807";

  private ValueHints() {}

  static Optional<String> of(Finding finding) {
    String message = finding.message();
    if (finding.is("unexpected.type")) {
      return Optional.of(variable(finding));
    } else if (finding.is("int.number.too.large")) {
      return Optional.of(number(finding.first().text()));
    } else if (finding.is("illegal.esc.char")) {
      return Optional.of("A backslash in a text is written twice: \"C:\\\\new\".");
    } else if (finding.is("invalid.hex.number")) {
      return Optional.of("Behind 0x stand digits and the letters from A to F.");
    } else if (finding.is("illegal.initializer.for.type")) {
      return Optional.of("Braces make an array; List.of(1, 2, 3) makes a list.");
    } else if (finding.is("array.dimension.missing")) {
      return Optional.of("How many elements has it? new int[5], or new int[] {1, 2, 3}.");
    } else if (finding.is("cant.infer.local.var.type") && message.contains("without initializer")) {
      return Optional.of(
          "var takes its type from the value behind =, and there is none: give one, or name the type.");
    } else if (finding.is("array.req.but.found")) {
      return Optional.of(brackets(message.replaceFirst(".*but (\\w+).*", "$1")));
    } else if (finding.is("cant.deref")) {
      return Optional.of(object(finding));
    } else if (finding.is("cant.apply.symbols") && message.contains("found for println(")) {
      return Optional.of("println prints one value: join several with +, or use printf.");
    }
    return Optional.empty();
  }

  /** {@code 5++} and {@code f() = 3} */
  private static String variable(Finding finding) {
    String before = finding.before().stripTrailing();
    String after = finding.origin().text().text().substring(before.length()).strip();
    boolean counts =
        after.matches("(?s)(\\w+|[(]\\s*[)])?\\s*(\\+\\+|--).*")
            || before.matches("(?s).*(\\+\\+|--)");
    return counts
        ? "++ and -- change a variable; here is a value that nobody keeps."
        : "= gives a value to the variable on its left: which one is meant? == compares.";
  }

  private static String number(String digits) {
    String plain = digits.replaceAll("[_lL]", "");
    boolean beyond =
        plain.matches("[0-9]+")
            && (plain.length() > LONGEST.length()
                || plain.length() == LONGEST.length() && plain.compareTo(LONGEST) > 0);
    return beyond
        ? "A long ends at %s: new BigInteger(\"…\") has no end.".formatted(LONGEST)
        : "An int ends at 2147483647: put an L behind the number to make it a long.";
  }

  private static String brackets(String type) {
    return switch (type) {
      case "String" -> "A character of a text is asked with charAt(index).";
      case "Map", "HashMap", "TreeMap" ->
          "Only arrays have [ ]; a map is asked with get(key) and filled with put(key, value).";
      case "int", "long", "double", "char", "boolean" ->
          "Only arrays have [ ]; this is a single value.";
      default -> "Only arrays have [ ]; a list is asked with get(index).";
    };
  }

  private static String object(Finding finding) {
    if (finding.message().startsWith("char")) {
      return "A char has no methods; Character has them: Character.isDigit(letter).";
    }
    return Declared.is(finding.after(), 1, "equals")
        ? "int, double and the like are compared with ==."
        : "int, double and the like are no objects: they have no methods.";
  }
}
