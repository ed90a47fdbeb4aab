package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The parameters of a method, as they are written.
 *
 * @param each the tokens of each, in order
 */
public record Parameters(List<List<Token>> each) {

  private static final Set<String> OPENING = Set.of("<", "(", "[", "{");
  private static final Set<String> CLOSING = Set.of(">", ")", "]", "}");

  /** Copies the list. */
  public Parameters {
    each = List.copyOf(each);
  }

  /**
   * Those of a method.
   *
   * @param method the tokens of its declaration
   * @param name its name
   * @return its parameters; empty if the tokens are no such method
   */
  public static Optional<Parameters> of(List<Token> method, String name) {
    int open = open(method, name);
    return open < 0
        ? Optional.empty()
        : Optional.of(of(method.subList(open + 1, Brackets.close(method, open))));
  }

  /**
   * Those of a list.
   *
   * @param list the tokens between the parentheses, or types alone, between commas
   * @return the parameters
   */
  public static Parameters of(List<Token> list) {
    List<List<Token>> each = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < list.size(); i++) {
      Token token = list.get(i);
      depth += OPENING.contains(token.text()) ? 1 : CLOSING.contains(token.text()) ? -1 : 0;
      if (token.is(",") && depth == 0) {
        each.add(list.subList(start, i));
        start = i + 1;
      }
    }
    if (!list.isEmpty()) {
      each.add(list.subList(start, list.size()));
    }
    return new Parameters(each);
  }

  /** Where the parameters of a method begin; −1 if they do not. */
  static int open(List<Token> method, String name) {
    for (int i = 1; i < method.size(); i++) {
      if (method.get(i).is("(") && method.get(i - 1).is(name)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * How many there are.
   *
   * @return 0 or more
   */
  public int count() {
    return each.size();
  }

  /**
   * Whether a call can have so many arguments; behind {@code int...} any number does.
   *
   * @param arguments how many the call has
   * @return whether they can be these parameters
   */
  public boolean take(int arguments) {
    return isOpen() ? arguments >= count() - 1 : arguments == count();
  }

  private boolean isOpen() {
    List<Token> last = each.isEmpty() ? List.of() : each.get(each.size() - 1);
    for (int i = 1; i < last.size(); i++) {
      if (last.get(i - 1).is(".") && last.get(i).is(".")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Their types as they are written, without spaces; {@code int...} and {@code int a[]} are {@code
   * int[]}.
   *
   * @return a text for each
   */
  public List<String> types() {
    return each.stream().map(Parameters::type).toList();
  }

  private static String type(List<Token> parameter) {
    List<Token> tokens = parameter.subList(Declared.pastModifiers(parameter), parameter.size());
    int name = tokens.size() - 1;
    while (name > 0 && !tokens.get(name).isWord()) {
      name--;
    }
    StringBuilder type = new StringBuilder();
    for (int i = 0; i < tokens.size(); i++) {
      type.append(i == name ? "" : tokens.get(i).text());
    }
    return type.toString().replace("...", "[]");
  }

  /** Their names: the last word of each. */
  List<String> names() {
    return each.stream().map(Parameters::name).toList();
  }

  private static String name(List<Token> parameter) {
    return parameter.stream()
        .filter(Token::isWord)
        .reduce((before, last) -> last)
        .map(Token::text)
        .orElse("");
  }
}
