package org.nqueens.kernel.shell.hint;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nqueens.kernel.shell.source.Declared;

/** Hints for a name behind a dot that the object or class before the dot does not have. */
final class MemberHints {

  /** What other languages and other classes call the same thing; the first that is there counts. */
  private static final Map<String, List<String>> ALSO_CALLED =
      Map.ofEntries(
          Map.entry("length", List.of("size", "length")),
          Map.entry("size", List.of("length", "size")),
          Map.entry("len", List.of("length", "size")),
          Map.entry("count", List.of("size", "length")),
          Map.entry("append", List.of("add", "concat")),
          Map.entry("push", List.of("add")),
          Map.entry("pop", List.of("remove")),
          Map.entry("includes", List.of("contains", "containsKey")),
          Map.entry("has", List.of("contains", "containsKey")),
          Map.entry("contains", List.of("containsKey")),
          Map.entry("keys", List.of("keySet")),
          Map.entry("items", List.of("entrySet")),
          Map.entry("upper", List.of("toUpperCase")),
          Map.entry("lower", List.of("toLowerCase")),
          Map.entry("find", List.of("indexOf")),
          Map.entry("at", List.of("charAt", "get")));

  private static final Set<String> GROWING = Set.of("add", "append", "push", "remove", "pop");

  private MemberHints() {}

  /** For a name, whatever else the object has. */
  static Optional<String> of(Finding finding, String name) {
    boolean called = Declared.is(finding.after(), 1, "(");
    if (finding.message().contains("[]")) {
      return array(name, called);
    } else if (name.equals("length") && !called && finding.message().contains("String")) {
      return finding.message().contains("<")
          ? Optional.empty()
          : Optional.of("The length of a text is asked with parentheses: write length().");
    }
    return Optional.empty();
  }

  private static Optional<String> array(String name, boolean called) {
    if (name.equals("length") && called) {
      return Optional.of("The length of an array has no parentheses: write length.");
    } else if (name.equals("size")) {
      return Optional.of("The size of an array is its length: write length.");
    } else if (GROWING.contains(name)) {
      return Optional.of("An array keeps its length; a list grows: new ArrayList<Integer>().");
    }
    return Optional.of(
        "An array has its length and its elements alone; Arrays does more: Arrays.sort(array),"
            + " Arrays.toString(array).");
  }

  /** What a name may mean among the members that there are. */
  static Optional<String> among(Set<String> members, String name) {
    return ALSO_CALLED.getOrDefault(name, List.of()).stream()
        .filter(members::contains)
        .findFirst()
        .or(() -> getter(members, name))
        .map("Here it is called %s()."::formatted);
  }

  /** The x that a getX is for, as records have it. */
  private static Optional<String> getter(Set<String> members, String name) {
    if (!name.matches("get[A-Z].*")) {
      return Optional.empty();
    }
    String plain = Character.toLowerCase(name.charAt(3)) + name.substring(4);
    return Optional.of(plain).filter(members::contains);
  }
}
