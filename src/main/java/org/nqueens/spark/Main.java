package org.nqueens.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.journal.FileTrouble;
import org.nqueens.count.task.CountStopped;

/** The class that {@code spark-submit} is given. */
public final class Main {

  private static final int DONE = 0;
  private static final int FAILED = 1;
  private static final int WRONG_USE = 2;

  private Main() {}

  /**
   * Counts on Spark, or reads an audit log again, and ends the process with its exit code: 0 done,
   * 1 the work failed, 2 wrong use.
   *
   * @param arguments the command line; {@code --help} describes it
   */
  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments), System.out, System.err));
  }

  static int run(List<String> arguments, PrintStream out, PrintStream err) {
    try {
      Order order = Order.of(arguments);
      if (order.help()) {
        out.print(Order.HELP);
        return DONE;
      }
      return order.verify().isPresent() ? verify(order.verify().get(), out) : count(order, out);
    } catch (IllegalArgumentException wrong) {
      err.println(wrong.getMessage() + "\nMore: --help");
      return WRONG_USE;
    } catch (NoClassDefFoundError e) {
      err.println(
          "Apache Spark is not here (" + e.getMessage() + "): start this class by spark-submit.");
    } catch (OutOfMemoryError e) {
      err.println("The driver needs more memory: spark-submit --driver-memory 8g gives it.");
    } catch (IllegalStateException
        | ArithmeticException
        | CountStopped
        | UncheckedIOException failed) {
      err.println(failed.getMessage());
    }
    return FAILED;
  }

  private static int verify(Path file, PrintStream out) {
    try {
      AuditReport report = AuditReport.of(file);
      report.sentences().forEach(out::println);
      return report.sound() ? DONE : FAILED;
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException("there is no file " + file, e);
    } catch (IOException e) {
      throw new FileTrouble(file, e).unchecked("the file", "read");
    }
  }

  private static int count(Order order, PrintStream out) {
    SparkCount count = order.count(); // before a cluster is asked for: most mistakes are here
    SparkConf conf = new SparkConf();
    if (!conf.contains("spark.master")) {
      throw new IllegalArgumentException(
          "Spark knows no master: spark-submit --master local[*] counts on this machine");
    }
    conf.setIfMissing("spark.app.name", order.n().getAsInt() + " queens");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      out.println(count.run(spark));
    }
    return DONE;
  }
}
