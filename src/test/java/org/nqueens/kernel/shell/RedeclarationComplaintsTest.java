package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;
import static org.nqueens.kernel.shell.Complaint.tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about: what a new declaration leaves. */
class RedeclarationComplaintsTest {

  @AutoClose private static final Session SESSION = Session.open();

  @TestFactory
  Stream<DynamicTest> variablesKeepTheirValues() {
    return tests(
        SESSION,
        about(
                "when a variable they were made of is declared again",
                "String dt = \"first\";",
                "var dt1 = dt.substring(2);",
                "String dt = \"override\";",
                "dt1")
            .gives("rst"),
        about(
                "when the method they were made by is defined again",
                "int f9() { return 3; }",
                "var v9 = f9();",
                "int f9() { return 4; }",
                "v9")
            .gives("3"),
        about(
                "when that method gets another body and a caller",
                "int g9(int n) { return n; }\nint h9() { return g9(1); }",
                "List<Integer> l9 = List.of(h9(), h9());",
                "int g9(int n) { return 10 * n; }",
                "l9")
            .gives("[1, 1]"),
        about(
                "when an interface they implement is as before",
                "interface I9 { int v(); }",
                "int base9 = 5; I9 i9 = () -> base9;",
                "interface I9 { int v(); }",
                "i9.v()")
            .gives("5"),
        about("declared again means new", "int sv = 1; sv", "int sv = 2; sv").gives("2"),
        about("declared again with another type", "int st = 1;", "String st = \"x\";", "st")
            .gives("x"),
        about(
                "else the reader is told which and where to make it again",
                "class Rd { int v() { return 1; } }",
                "Rd rd = new Rd();",
                "class Rd { int v() { return 2; } }")
            .says("rd was reset, because Rd has changed; run cell ["),
        about(
                "a list keeps its elements, and the reader is told that they are old",
                "class Re { int v() { return 1; } }",
                "List<Re> all = new ArrayList<>(List.of(new Re()));",
                "class Re { int v() { return 2; } }\nall.size()")
            .gives("1")
            .says("all was made with the old Re; run cell ["),
        about("and told again when such an element is used", "all.get(0).v()")
            .fails()
            .says("earlier version"),
        about("and told again where it hurts", "rd.v()").fails().says("rd was reset"),
        about("while new objects are of the new class", "new Rd().v()").gives("2"));
  }
}
