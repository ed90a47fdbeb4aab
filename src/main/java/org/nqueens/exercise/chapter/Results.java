package org.nqueens.exercise.chapter;

import java.util.Arrays;
import java.util.List;
import org.nqueens.exercise.Finding;
import org.nqueens.exercise.look.Written;
import org.nqueens.words.Message;

/** Reads what a reader's method returned, whatever kindred type it came in. */
final class Results {

  private Results() {}

  /** A whole number, from any boxed number. */
  static long number(Object result, Object input) {
    if (result instanceof Number number && number.doubleValue() == number.longValue()) {
      return number.longValue();
    }
    throw Finding.keepGoing(Message.of("frame.no-whole-number", input, Written.of(result)));
  }

  /** A list of numbers, from an {@code int[]} or a {@code List}. */
  static int[] numbers(Object result, Object input) {
    if (result instanceof int[] array) {
      return array;
    }
    if (result instanceof List<?> list && list.stream().allMatch(Integer.class::isInstance)) {
      return list.stream().mapToInt(item -> (Integer) item).toArray();
    }
    throw Finding.keepGoing(Message.of("frame.no-numbers", input, Written.of(result)));
  }

  /** A list of counts, from an array or a {@code List} of whole numbers. */
  static List<Long> counts(Object result, Object input) {
    if (result instanceof long[] array) {
      return Arrays.stream(array).boxed().toList();
    }
    if (result instanceof List<?> list && list.stream().allMatch(Long.class::isInstance)) {
      return list.stream().map(Long.class::cast).toList();
    }
    return Arrays.stream(numbers(result, input)).asLongStream().boxed().toList();
  }
}
