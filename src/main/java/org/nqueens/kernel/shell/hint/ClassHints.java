package org.nqueens.kernel.shell.hint;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.shell.source.Declared;
import org.nqueens.kernel.shell.source.Lexer;

/** Hints for classes, their constructors and their methods. */
final class ClassHints {

  static final String RECORD =
      "What a record holds stands behind its name: record Point(int x, int y) { }.";

  private static final Map<String, String> BY_KIND =
      Map.ofEntries(
          Map.entry("record.cannot.declare.instance.fields", RECORD),
          Map.entry(
              "jdk.eval.error.object.method",
              "Every object has a method of this name: write it inside of a class."),
          Map.entry("no.intf.expected.here", "A class implements an interface: write implements."),
          Map.entry("intf.expected.here", "A class extends a class: write extends."),
          Map.entry(
              "call.must.be.first.stmt.in.ctor",
              "What this(…) and super(…) make comes before all else in a constructor."),
          Map.entry(
              "override.incompatible.ret",
              "A method of this name is there already, above: give back what that one gives."),
          Map.entry(
              "method.does.not.override.superclass",
              "No class or interface above has a method of this name with these parameters: is one"
                  + " misspelt?"),
          Map.entry(
              "var.not.initialized.in.default.constructor",
              "A final field gets its value where it stands, or in the constructor."),
          Map.entry(
              "enum.cant.be.instantiated",
              "An enum has its constants and no further objects: name one, as in Colour.RED."),
          Map.entry(
              "invalid.mref", "Behind :: stands the name of a method that fits: is it misspelt?"),
          Map.entry("ref.ambiguous", "Several fit equally well; a cast says which: (String) null."),
          Map.entry(
              "invalid.meth.decl.ret.type.req",
              SyntaxHints.RETURN_TYPE + " A constructor is named like its class."));

  private static final Pattern TWICE =
      Pattern.compile("both (?:class|interface) (\\w+) in (\\S+) and \\w+ \\w+ in (\\S+) match");

  private ClassHints() {}

  static Optional<String> of(Finding finding) {
    String message = finding.message();
    if (finding.is("override.weaker.access")) {
      return Optional.of("It takes the place of a public method: write public before this one.");
    } else if (finding.is("report.access")
        && message.matches("(System\\.)?(Out|In|Err) .* in System")) {
      return Optional.of("Its name is written small: System.out.");
    } else if (finding.is("report.access") && message.contains("protected access")) {
      return Optional.of("protected is seen inside its class and what extends it.");
    } else if (finding.is("report.access") && Declared.is(finding.after(), 2, "=")) {
      return Optional.of(
          "private is changed inside its class only, and what a record holds never changes.");
    } else if (finding.is("var.might.not.have.been.initialized") && isEndOfConstructor(finding)) {
      return Optional.of("A final field gets its value where it stands, or in each constructor.");
    } else if (finding.is("cant.apply.symbol") && finding.first().is("class")) {
      return Optional.of(
          "A constructor is missing here, whose first line is super(…) with values.");
    } else if (finding.is("missing.ret.stmt") && finding.before().matches("(?s)\\s*Void\\b.*")) {
      return Optional.of("A method that gives nothing back is void, written small.");
    } else if (finding.is("does.not.override.abstract") && isItsOwn(message)) {
      return Optional.of("A class with an abstract method is abstract itself: abstract class.");
    } else if (finding.is("restricted.type.not.allowed.here")) {
      return Optional.of(restricted(finding.first().text()));
    } else if (finding.is("non-static.cant.be.ref")) {
      return self(finding);
    } else if (finding.is("ref.ambiguous") && TWICE.matcher(message).find()) {
      return Optional.of(imported(message));
    }
    return Optional.ofNullable(BY_KIND.get(finding.code().replace("compiler.err.", "")));
  }

  /** Of two classes of one name that imports of whole packages bring. */
  private static String imported(String message) {
    Matcher both = TWICE.matcher(message);
    both.find();
    String meant = both.group(2).startsWith("java.util") ? both.group(2) : both.group(3);
    return "Two imports bring a %1$s: name the one you mean, as in import %2$s.%1$s;"
        .formatted(both.group(1), meant);
  }

  /** {@code Cat is not abstract and does not override abstract method f() in Cat} */
  private static boolean isItsOwn(String message) {
    return message.matches("(\\w+) is not abstract .* in \\1");
  }

  private static String restricted(String word) {
    return switch (word) {
      case "record" -> RECORD;
      case "var" -> "var is for variables inside of methods: here write the type.";
      default -> "This word of Java's cannot stand here.";
    };
  }

  private static boolean isEndOfConstructor(Finding finding) {
    return finding.first().is("}");
  }

  /** {@code this} where there is no object. */
  private static Optional<String> self(Finding finding) {
    String word = finding.first().text();
    if (!word.equals("this") && !word.equals("super")) {
      return Optional.empty();
    }
    return Optional.of(
        Lexer.tokens(finding.before()).stream().anyMatch(token -> token.is("static"))
            ? "What is static belongs to the class and not to an object: here is no %s."
                .formatted(word)
            : "%s stands inside a class; at the top of a cell there is none.".formatted(word));
  }
}
