package org.nqueens.kernel.shell.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a part must be like for JShell to take it as Java would take it in a file.
 *
 * <ul>
 *   <li>A sealed type without {@code permits} permits the subtypes of its file: here, of its cell.
 *       The clause is added; JShell's classes share a package, so that it is legal.
 *   <li>JShell makes records public, so that their canonical constructor must be public too.
 *   <li>A method calls itself where that lets it see others of its name: {@link Overloads}.
 * </ul>
 */
public final class Rewriting {

  private final Part part;
  private final List<Part> cell;
  private final List<Edited.Insertion> insertions = new ArrayList<>();

  private Rewriting(Part part, List<Part> cell) {
    this.part = part;
    this.cell = cell;
  }

  /**
   * The part as JShell gets it; the cell's other parts may matter.
   *
   * @param part a part of a cell
   * @param cell all parts of that cell
   * @return its text, edited where it must be
   */
  public static Edited of(Part part, List<Part> cell) {
    if (!part.isType()) {
      return Overloads.call(part, cell)
          .map(call -> new Edited(part.source(), List.of(call)))
          .orElseGet(() -> Edited.untouched(part.source()));
    }
    Rewriting rewriting = new Rewriting(part, cell);
    rewriting.permit();
    rewriting.publish();
    return new Edited(part.source(), rewriting.insertions);
  }

  private void permit() {
    List<Token> head = head();
    boolean sealed = head.stream().anyMatch(token -> token.is("sealed")) && !nonSealed(head);
    if (!sealed || head.stream().anyMatch(token -> token.is("permits"))) {
      return;
    }
    List<String> outside = subtypes();
    if (!outside.isEmpty()) {
      List<String> all = new ArrayList<>(outside);
      all.addAll(nestedSubtypes());
      int body = part.tokens().get(head.size()).start();
      insertions.add(new Edited.Insertion(body, "permits " + String.join(", ", all) + " "));
    }
  }

  private static boolean nonSealed(List<Token> head) {
    return head.stream().anyMatch(token -> token.is("non"));
  }

  /** The tokens before the body. */
  private List<Token> head() {
    int body = 0;
    while (body < part.tokens().size() && !part.tokens().get(body).is("{")) {
      body++;
    }
    return body == part.tokens().size() ? List.of() : part.tokens().subList(0, body);
  }

  private List<String> subtypes() {
    return cell.stream()
        .filter(other -> other != part && other.isType())
        .filter(other -> extendsThis(new Rewriting(other, cell).head()))
        .map(other -> other.declared().name())
        .distinct()
        .toList();
  }

  private List<String> nestedSubtypes() {
    List<String> found = new ArrayList<>();
    List<Token> tokens = part.tokens();
    for (int i = head().size() + 1; i < tokens.size(); i++) {
      int end = i;
      while (end < tokens.size() && !tokens.get(end).is("{")) {
        end++;
      }
      Declared nested = Declared.of(tokens.subList(i, end));
      if (nested.kind() == Declared.Kind.TYPE && extendsThis(tokens.subList(i, end))) {
        found.add(part.declared().name() + "." + nested.name());
      }
      if (nested.kind() == Declared.Kind.TYPE && end < tokens.size()) {
        i = Brackets.close(tokens, end);
      }
    }
    return found;
  }

  private boolean extendsThis(List<Token> head) {
    boolean clause = false;
    for (Token token : head) {
      clause |= token.is("extends") || token.is("implements");
      if (clause && token.is(part.declared().name())) {
        return true;
      }
    }
    return false;
  }

  /** Makes the canonical or compact constructor of a record public. */
  private void publish() {
    int record = Declared.pastModifiers(part.tokens());
    if (Declared.is(part.tokens(), record, "record")) {
      constructor().ifPresent(at -> insertions.add(new Edited.Insertion(at, "public ")));
    }
  }

  /** Where a constructor without an access modifier begins. */
  private Optional<Integer> constructor() {
    List<Token> tokens = part.tokens();
    int depth = 0;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      depth += tokens.get(i).is("{") ? 1 : tokens.get(i).is("}") ? -1 : 0;
      boolean named = depth == 1 && tokens.get(i).is(part.declared().name());
      boolean starts = i > 0 && (isEnd(tokens.get(i - 1)) || isAfterAnnotation(tokens, i));
      if (named && starts && (isCompact(tokens, i) || isCanonical(tokens, i))) {
        return Optional.of(tokens.get(i).start());
      }
    }
    return Optional.empty();
  }

  private static boolean isEnd(Token token) {
    return token.is("{") || token.is("}") || token.is(";");
  }

  private static boolean isAfterAnnotation(List<Token> tokens, int at) {
    return at > 1 && tokens.get(at - 1).isWord() && tokens.get(at - 2).is("@");
  }

  private static boolean isCompact(List<Token> tokens, int at) {
    return tokens.get(at + 1).is("{");
  }

  /** Whether the parameter list has as many commas as the record's. */
  private boolean isCanonical(List<Token> tokens, int at) {
    if (!tokens.get(at + 1).is("(")) {
      return false;
    }
    int header = 0;
    while (!tokens.get(header).is("(")) {
      header++;
    }
    return types(tokens, header).equals(types(tokens, at + 1));
  }

  /** The parameter list without spaces. */
  private static String types(List<Token> tokens, int open) {
    StringBuilder text = new StringBuilder();
    for (Token token : tokens.subList(open, Brackets.close(tokens, open))) {
      text.append(token.text()).append(' ');
    }
    return text.toString();
  }
}
