package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Runs the part of a command that prints, and turns what the library refuses into wrong use. */
final class Printing {

  private static final int CHARACTERS_BETWEEN_CHECKS = 1 << 16;

  private Printing() {}

  /** Something that prints. */
  @FunctionalInterface
  interface Work {
    void to(Appendable out) throws IOException;
  }

  /** Prints to the command's standard output; returns its exit code. */
  static int print(CommandSpec spec, Work work) {
    PrintWriter out = spec.commandLine().getOut();
    try {
      work.to(new Checked(out));
    } catch (IllegalArgumentException refused) {
      out.flush();
      throw new ParameterException(spec.commandLine(), refused.getMessage(), refused);
    } catch (ReaderGone gone) {
      return 0; // to go on would be in vain; StandardOutput knows whether that is fine
    } catch (IOException failed) {
      spec.commandLine().getErr().println(failed.getMessage());
      return 1;
    }
    out.flush();
    return 0;
  }

  /** Nobody takes any more. */
  private static final class ReaderGone extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** A print writer swallows its errors: this one looks for them now and then. */
  private static final class Checked implements Appendable {
    private final PrintWriter out;
    private long unchecked;

    Checked(PrintWriter out) {
      this.out = out;
    }

    @Override
    public Appendable append(CharSequence text) throws IOException {
      return append(text, 0, text.length());
    }

    @Override
    public Appendable append(CharSequence text, int start, int end) throws IOException {
      out.append(text, start, end);
      unchecked += end - start;
      if (unchecked > CHARACTERS_BETWEEN_CHECKS) {
        unchecked = 0;
        if (out.checkError()) {
          throw new ReaderGone();
        }
      }
      return this;
    }

    @Override
    public Appendable append(char one) throws IOException {
      return append(String.valueOf(one));
    }
  }
}
