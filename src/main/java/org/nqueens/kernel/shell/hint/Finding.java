package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Locale;
import jdk.jshell.Diag;
import org.nqueens.kernel.shell.origin.CompilerMessage;
import org.nqueens.kernel.shell.origin.Origin;
import org.nqueens.kernel.shell.origin.Place;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;

/**
 * One thing that the compiler found.
 *
 * @param code its kind, a word of the compiler's, such as {@code compiler.err.missing.ret.stmt}
 * @param raw the compiler's message
 * @param index where in the snippet's text, as JShell got it
 * @param origin where the snippet comes from
 */
public record Finding(String code, String raw, int index, Origin origin) {

  /**
   * What a diagnostic of JShell says.
   *
   * @param diagnostic an error
   * @param origin where the snippet comes from
   * @return the finding
   */
  public static Finding of(Diag diagnostic, Origin origin) {
    String text = origin.text().text();
    int at = Math.max(0, (int) diagnostic.getPosition());
    // Of "abc".lenght() the compiler names the dot.
    boolean dot = at < text.length() && text.charAt(at) == '.';
    return new Finding(
        diagnostic.getCode(),
        diagnostic.getMessage(Locale.ROOT), // ENGLISH would fall back on the machine's language
        dot && diagnostic.getCode().contains("resolve") ? at + 1 : at,
        origin);
  }

  boolean is(String kind) {
    return code.equals("compiler.err." + kind);
  }

  /**
   * Whether it is of a family of kinds.
   *
   * @param beginning how the kinds begin, behind {@code compiler.err.}
   * @return whether it is
   */
  public boolean isAny(String beginning) {
    return code.startsWith("compiler.err." + beginning);
  }

  /**
   * Whether the compiler could not even read the code.
   *
   * @return whether it is a mistake of syntax
   */
  public boolean isSyntax() {
    return isAny("expected")
        || isAny("illegal.start")
        || is("dot.class.expected")
        || isAny("illegal.char")
        || isAny("illegal.esc")
        || isAny("invalid.hex")
        || isAny("invalid.binary")
        || isAny("empty.char")
        || isAny("unclosed")
        || is("not.stmt");
  }

  /**
   * Whether what the compiler finds behind it follows from it.
   *
   * @return whether the rest need not be told
   */
  public boolean hasNoise() {
    return is("constant.label.not.compatible")
        || is("restricted.type.not.allowed.here")
        || is("unexpected.type")
        || is("non-static.cant.be.ref") && first().is("this");
  }

  /**
   * What the compiler says, as the reader is told it.
   *
   * @return the message
   */
  public String message() {
    return CompilerMessage.readable(raw);
  }

  /**
   * Where it is in the reader's cell.
   *
   * @return the place
   */
  public Place place() {
    return origin.place(index);
  }

  /** The snippet's text before the place. */
  String before() {
    String text = origin.text().text();
    return text.substring(0, Math.min(index, text.length()));
  }

  /** The tokens from the place on. */
  List<Token> after() {
    String text = origin.text().text();
    return Lexer.tokens(text.substring(Math.min(index, text.length())));
  }

  Token first() {
    List<Token> tokens = after();
    return tokens.isEmpty() ? new Token(Token.Kind.SIGN, "", 0) : tokens.get(0);
  }
}
