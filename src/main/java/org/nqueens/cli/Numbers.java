package org.nqueens.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads what stands for a number, and says in a reader's words what it is not. Its legal range is
 * that of the option, whose description tells it.
 *
 * @param parse what fails with a {@link NumberFormatException}
 * @param kind what is expected
 */
record Numbers<T>(Function<String, T> parse, String kind) implements ITypeConverter<T> {

  /** Makes a command line read its numbers so. */
  static CommandLine readBy(CommandLine commands) {
    Numbers<Integer> small = new Numbers<>(Integer::valueOf, "whole number");
    Numbers<Long> large = new Numbers<>(Long::valueOf, "whole number");
    Numbers<Double> decimal = new Numbers<>(Double::valueOf, "number");
    return commands
        .registerConverter(int.class, small)
        .registerConverter(Integer.class, small)
        .registerConverter(long.class, large)
        .registerConverter(Long.class, large)
        .registerConverter(Double.class, decimal);
  }

  @Override
  public T convert(String text) {
    try {
      return parse.apply(text);
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          text.matches("[+-]?\\d+")
              ? "'" + text + "' is far out of range"
              : "'" + text + "' is no " + kind);
    }
  }
}
