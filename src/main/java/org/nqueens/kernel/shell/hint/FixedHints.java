package org.nqueens.kernel.shell.hint;

import java.util.Map;

/** Findings of the compiler that always call for the same look. */
final class FixedHints {

  /** For one or more underscores, as hints on a page have them. */
  static final String GAP = "An underscore is a gap: put what belongs there in its place.";

  private static final String BRACES = "Is there a brace too many or too few before this?";

  /** For what a void method is asked for. */
  static final String VOID = "A void method gives nothing back that could be used.";

  static final Map<String, String> BY_CODE =
      Map.ofEntries(
          hint(
              "missing.ret.stmt",
              "The method promises a value: is there a way through it that meets no return?"),
          hint(
              "unreachable.stmt",
              "Nothing gets here: what stands before it leads away (return, throw, break, continue)"
                  + " or loops for ever."),
          hint(
              "unclosed.str.lit",
              "A text ends with a double quote on the line it began; a longer one stands between"
                  + " triple quotes."),
          hint(
              "unclosed.char.lit",
              "Single quotes hold one character; a text stands between double quotes."),
          hint("empty.char.lit", "Single quotes hold one character; the empty text is \"\"."),
          hint(
              "var.might.not.have.been.initialized",
              "A variable inside a method has no value until it is given one, on every way to this"
                  + " line."),
          hint(
              "unreported.exception.need.to.catch.or.throw",
              "Catch it with try and catch, or let the method pass it on: write throws and the"
                  + " exception behind the parameters."),
          hint(
              "non-static.cant.be.ref",
              "This belongs to an object: make one with new and ask that, or declare it static."),
          hint("else.without.if", "Is there a semicolon, or a brace missing, before this else?"),
          hint(
              "already.defined.single.import",
              "Two imports give the same name; write one of them out where it is used."),
          hint(
              "type.found.req",
              "Between < and > stands a class: Integer for int, Double for double, Character for"
                  + " char."),
          hint(
              "missing.meth.body.or.decl.abstract",
              "A method has its body between braces and no semicolon before it; one without a body"
                  + " is abstract."),
          hint("cant.inherit.from.final", "A final class has no subclasses: hold one in a field."),
          hint("cant.assign.val.to.var", "What is final gets its value once."),
          hint("final.parameter.may.not.be.assigned", "What is final gets its value once."),
          hint("cant.assign.val.to.final.var", "What is final gets its value once."),
          hint(
              "local.variables.referenced.from",
              "A lambda may use a variable that is set once and never changed; copy the value into"
                  + " one that is."),
          hint(
              "cant.ref.non.effectively.final.var",
              "A lambda may use a variable that is set once and never changed; copy the value into"
                  + " one that is."),
          hint(
              "not.stmt",
              "Alone on a line stands something that does something: an assignment, a call, a"
                  + " declaration."),
          hint("break.outside.switch.loop", "break leaves a loop or a switch; here is neither."),
          hint("cont.outside.loop", "continue goes on with a loop; here is none."),
          hint("ret.outside.meth", WordHints.RETURN),
          hint("report.access", "private is seen inside its class only; is there a method for it?"),
          hint(
              "abstract.cant.be.instantiated",
              "Make an object of a class that extends it and has all its methods."),
          hint(
              "does.not.override.abstract",
              "The class promises this method: write it, with the same name and parameters, and"
                  + " public."),
          hint(
              "not.exhaustive",
              "A switch that gives a value needs one for every case: add a default."),
          hint(
              "cant.infer.local.var.type",
              "var takes its type from the value behind =, and this has none of its own: name the"
                  + " type."),
          hint(
              "duplicate.default.label",
              "A switch has one default, which stands for all other cases."),
          hint("duplicate.case.label", "A switch has each case once."),
          hint(
              "cant.apply.symbol",
              "Compare what the method wants with what it gets, one by one, in order."),
          hint(
              "cant.apply.symbols",
              "Compare what each of them wants with what is given, one by one, in order."),
          hint("premature.eof", "The cell ends too early: something is begun and not finished."),
          hint("class.public.should.be.in.file", "Leave public out."),
          hint(
              "incomparable.types",
              "Values of these two types are never equal: is one of them converted wrongly?"),
          hint("void.not.allowed.here", VOID),
          hint(
              "illegal.start.of.expr", "A value is missing here, or a bracket or brace before it."),
          hint("underscore.as.identifier", GAP),
          hint("use.of.underscore.not.allowed", GAP),
          hint("use.of.underscore.not.allowed.non.variable", GAP),
          hint("illegal.start.of.type", BRACES),
          hint("statement.not.expected", BRACES), // its name since JDK 21
          hint(
              "illegal.text.block.open",
              "The text of a block begins on the line behind its three quotes."),
          hint(
              "no.switch.expression",
              "yield gives the value of a switch that is an expression; here is none."),
          hint("illegal.char", "Java knows this sign only inside texts and comments."),
          hint("orphaned", "case and default stand inside a switch."),
          hint("catch.without.try", "catch stands behind the brace that closes a try."),
          hint("try.without.catch.finally.or.resource.decls", "A try needs a catch or a finally."),
          hint("except.never.thrown.in.try", "Nothing in the try throws this; the catch can go."),
          hint("name.clash.same.erasure", "The two methods differ in their generic types only."),
          Map.entry(
              "jdk.eval.error.illegal.modifiers",
              "What a cell declares belongs to no object: a method that is synchronized, native or"
                  + " abstract stands inside a class."));

  private FixedHints() {}

  private static Map.Entry<String, String> hint(String code, String text) {
    return Map.entry("compiler.err." + code, text);
  }
}
