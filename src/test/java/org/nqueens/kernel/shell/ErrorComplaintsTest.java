package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;
import static org.nqueens.kernel.shell.Complaint.tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about: what is told of an error. */
class ErrorComplaintsTest {

  @AutoClose private static final Session SESSION = Session.open();

  @TestFactory
  Stream<DynamicTest> errors() {
    return tests(
        SESSION,
        about(
                "the cause",
                "throw new RuntimeException(\"outer\", new java.io.IOException(\"inner\"));")
            .fails()
            .says("outer", "inner", "IOException"),
        about(
                "what was suppressed",
                "try (AutoCloseable c = () -> { throw new Exception(\"closing\"); }) { throw new Exception(\"body\"); }")
            .fails()
            .says("body", "closing"),
        about("the name of one without", "throw new Error() { };")
            .fails()
            .says("an anonymous class")
            .doesNotSay("\n1"),
        about("a message without end", "throw new Error(\"m\".repeat(1_000_000));")
            .fails()
            .says("m … (1,000,000 characters)")
            .doesNotSay("m".repeat(5000)),
        about("a class that cannot be made hides nothing", "class REPL { }", "20 + 22").gives("42"),
        about("an array of too many dimensions", "int" + "[]".repeat(256) + " deep;")
            .fails()
            .says("255 dimensions"),
        about("leaves no trace", "20 + 22").gives("42"),
        about("the name", "throw new IllegalStateException(\"boom\");")
            .fails()
            .says("java.lang.IllegalStateException: boom"),
        about(
                "one's own exception",
                "class Mine extends RuntimeException { Mine() { super(\"mine\"); } }\nthrow new Mine();")
            .fails()
            .says("Mine: mine")
            .doesNotSay("REPL"),
        about("the line", "int ln1 = 1;\nint ln2 = 2;\nint[] lna = new int[2];\nlna[5] = ln1;")
            .fails()
            .says("line 4"),
        about(
                "the line in a method of another cell",
                "int bad(int n) {\n  int d = n - n;\n  return n / d;\n}",
                "bad(1)")
            .fails()
            .says("line 3, in bad()", "return n / d;"),
        about(
                "the line in a lambda",
                "Runnable run =\n  () -> {\n    throw new IllegalStateException();\n  };\nrun.run();")
            .fails()
            .says("line 3, in a lambda expression"),
        about(
                "a trace that the cell prints itself",
                "void fails() {\n  throw new IllegalStateException();\n}",
                "try { fails(); } catch (IllegalStateException e) { e.printStackTrace(); }")
            .says("line 2, in fails()", "\tat cell [")
            .doesNotSay("REPL", "do_it$", "reflect", "org.nqueens"),
        about("an assertion", "assert 1 > 2 : \"no\";")
            .fails()
            .says("java.lang.AssertionError: no"),
        about("no frames of the kernel", "Object nk = null;\nnk.toString();")
            .fails()
            .says("NullPointerException")
            .doesNotSay("do_it$", "reflect", "org.nqueens", "jdk.internal"),
        about("a compile error says what", "int cm = \"s\";")
            .fails()
            .says("incompatible types", "line 1"),
        about("an unclosed brace", "void uc() {\n  int x = 1;\n")
            .fails()
            .says("reached end of file", "line 1"),
        about("a deep stack is short", "int so(int n) { return so(n + 1) + 1; }\nso(0)")
            .fails()
            .says("base case?"),
        about("and the next cell runs", "2 + 2").gives("4"),
        about(
                "a mistake in the second statement stops the cell",
                "int before = 1;\nint wrong = \"x\";\nint after = 2;")
            .fails(),
        about("what ran before it stays", "before").gives("1"),
        about("what stood behind it did not run", "after").fails().says("after"));
  }
}
