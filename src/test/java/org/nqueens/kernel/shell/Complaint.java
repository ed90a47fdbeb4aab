package org.nqueens.kernel.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** A user's complaint about a Java kernel, as cells, and what the last of them must give. */
final class Complaint {

  private final String about;
  private final List<String> cells;
  private Optional<String> result = Optional.empty();
  private boolean fails;
  private boolean silent;
  private final List<String> has = new ArrayList<>();
  private final List<String> lacks = new ArrayList<>();

  private Complaint(String about, List<String> cells) {
    this.about = about;
    this.cells = cells;
  }

  static Complaint about(String about, String... cells) {
    return new Complaint(about, List.of(cells));
  }

  /** A test of each of some complaints, in one session: a later one sees what was declared. */
  static Stream<DynamicTest> tests(Session session, Complaint... complaints) {
    return Stream.of(complaints)
        .map(one -> DynamicTest.dynamicTest(one.about, () -> one.check(session)));
  }

  Complaint gives(String value) {
    result = Optional.of(value);
    return this;
  }

  Complaint givesNothing() {
    silent = true;
    return this;
  }

  Complaint fails() {
    fails = true;
    return this;
  }

  Complaint says(String... words) {
    has.addAll(List.of(words));
    return this;
  }

  Complaint doesNotSay(String... words) {
    lacks.addAll(List.of(words));
    return this;
  }

  private void check(Session session) {
    var ran = session.run(cells.toArray(String[]::new));
    String all = ran.all();
    assertEquals(fails, ran.outcome instanceof Outcome.Failed, all);
    result.ifPresent(value -> assertEquals(Optional.of(value), ran.result(), all));
    if (silent) {
      assertEquals(Optional.empty(), ran.result());
    }
    has.forEach(word -> assertTrue(all.contains(word), () -> "lacks " + word + ": " + all));
    lacks.forEach(word -> assertFalse(all.contains(word), () -> "has " + word + ": " + all));
  }
}
