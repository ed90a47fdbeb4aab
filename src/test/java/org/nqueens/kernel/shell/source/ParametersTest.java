package org.nqueens.kernel.shell.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParametersTest {

  private static Parameters of(String method) {
    return Parameters.of(Lexer.tokens(method), "f").orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "int f() {} # 0",
        "int f(int a) {} # 1",
        "int f(Map<String, List<Integer>> all, int[]... rest) {} # 2",
        "<T> T f(@Some(a = 1, b = 2) final T first, int n) { return f(1, 2, 3); } # 2",
        "f(new int[] {1, 2}, List.of(3, 4), a[b(5, 6)]) # 3",
        "void f(int a, int b, int c # 3"
      })
  void commasWithinBracketsSeparateNothing(String method, int count) {
    assertEquals(count, of(method).count());
  }

  @Test
  void aNameIsTheLastWord() {
    assertEquals(
        List.of("all", "rest", "old"),
        of("int f(Map<String, Integer> all, int... rest, int old[]) {}").names());
  }

  @Test
  void aTypeIsWhatIsLeftOfIt() {
    assertEquals(
        List.of("Map<String,Integer>", "int[]", "String[]", "int[][]"),
        of("int f(final Map<String, Integer> m, @Some int ... rest, String old[], int[] a[]) {}")
            .types());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "int f() {} # 0",
        "int f(int a, int b) {} # 2",
        "int f(java.util.List<String> all) {} # 1",
        "int f(int... all) {} # 0 1 2 3",
        "int f(int a, String ... rest) {} # 1 2 3"
      })
  void onlyTheLastParameterTakesAnyNumberOfArguments(String method, String counts) {
    assertEquals(
        counts,
        IntStream.range(0, 4)
            .filter(of(method)::take)
            .mapToObj(String::valueOf)
            .collect(Collectors.joining(" ")));
  }

  @Test
  void typesAloneAreCountedToo() {
    assertEquals(2, Parameters.of(Lexer.tokens("Map<String,Integer>,int")).count());
    assertEquals(0, Parameters.of(Lexer.tokens("")).count());
  }

  @Test
  void anotherNameHasNone() {
    assertEquals(Optional.empty(), Parameters.of(Lexer.tokens("int g(int a) {}"), "f"));
  }
}
