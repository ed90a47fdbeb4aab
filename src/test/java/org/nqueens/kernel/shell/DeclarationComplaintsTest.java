package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;
import static org.nqueens.kernel.shell.Complaint.tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about: declarations that need one another. */
class DeclarationComplaintsTest {

  @AutoClose private static final Session SESSION = Session.open();

  @TestFactory
  Stream<DynamicTest> whatIsNotYetDefined() {
    return tests(
        SESSION,
        about("unresolved return type", "Frob1 test1() { return null; }\ntest1();")
            .fails()
            .says("Frob1"),
        about("unresolved parameter type", "void take(Frob2 it) { }\ntake(null);")
            .fails()
            .says("Frob2"),
        about("unresolved field type", "class Holder { Frob3 it; }\nnew Holder()")
            .fails()
            .says("Frob3"),
        about("unresolved supertype", "class Child extends Frob4 { }\nnew Child()")
            .fails()
            .says("Frob4"),
        about("unknown name in a called method", "void t2() { System.out.println(objx); }\nt2();")
            .fails()
            .says("objx", "line 1")
            .doesNotSay("SPIResolutionException"),
        about("unknown name in a method that is not called", "void t3() { print(objy); }")
            .says("objy"),
        about("unknown method in a method", "int t4() { return unknown4(1); }")
            .says("unknown4(int)"),
        about(
                "a misspelt name in a method is recognised",
                "void t5(int count) { System.out.println(cuont); }")
            .says("Did you mean count?"),
        about(
                "defined later, in another cell",
                "int t6() { return later6(); }",
                "int later6() { return 6; }",
                "t6()")
            .gives("6"),
        about(
                "defined later, in the same cell",
                "int r7 = later7(6);\nint later7(int n) { return n + 1; }\nr7")
            .gives("7"),
        about(
                "a class used before it is defined",
                "var p8 = new Point8(1, 2);\nrecord Point8(int x, int y) { }\np8")
            .gives("Point8[x=1, y=2]"));
  }

  @TestFactory
  Stream<DynamicTest> whatDependsOnEachOther() {
    return tests(
        SESSION,
        about(
                "two classes",
                "class MC { MD d; MC() { d = new MD(this); } }\nclass MD { MC c; MD(MC c) { this.c = c; } }\nnew MC().d.c != null")
            .gives("true"),
        about(
                "three classes in a ring",
                "class R1 { R2 n; }\nclass R2 { R3 n; }\nclass R3 { R1 n; }\nnew R1().n == null")
            .gives("true"),
        about(
                "an interface and its visitor",
                "interface Vis<R> { R visit(Nod n); }\nclass Nod { <R> R accept(Vis<R> v) { return v.visit(this); } }\nnew Nod().accept(n -> \"visited\")")
            .gives("visited"),
        about(
                "two methods",
                "boolean even(int n) { return n == 0 || odd(n - 1); }\nboolean odd(int n) { return n != 0 && even(n - 1); }\neven(10)")
            .gives("true"),
        about(
                "sealed without permits",
                "sealed interface S6 {}\nrecord A6(int x) implements S6 {}\nrecord B6(int y) implements S6 {}\nS6 s6 = new A6(3);\ns6")
            .gives("A6[x=3]"),
        about(
                "sealed with permits",
                "sealed interface S7 permits A7 {}\nrecord A7(int x) implements S7 {}\nnew A7(1)")
            .gives("A7[x=1]"),
        about(
                "a sealed abstract class with final and non-sealed children",
                "sealed abstract class S8 { abstract int v(); }\nfinal class A8 extends S8 { int v() { return 8; } }\nnon-sealed class B8 extends S8 { int v() { return 9; } }\nnew A8().v() + new B8().v()")
            .gives("17"),
        about(
                "sealed with nested children",
                "sealed interface S9 { record A9(int x) implements S9 {} }\nS9 s9 = new S9.A9(4);\ns9")
            .gives("A9[x=4]"),
        about(
                "sealed with nested and outer children",
                "sealed interface S10 { record A10(int x) implements S10 {} }\nrecord B10() implements S10 {}\nS10 s10 = new S10.A10(4);\ns10")
            .gives("A10[x=4]"),
        about(
                "compact constructor",
                "record Pt(int x, int y) { Pt { if (x < 0) throw new IllegalArgumentException(\"neg\"); } }\nnew Pt(1, 2)")
            .gives("Pt[x=1, y=2]"),
        about("compact constructor that refuses", "new Pt(-1, 2)").fails().says("neg"),
        about(
                "canonical constructor",
                "record Pq(int x, List<String> y) { Pq(int x, List<String> y) { this.x = x; this.y = List.copyOf(y); } }\nnew Pq(1, List.of(\"a\"))")
            .gives("Pq[x=1, y=[a]]"),
        about(
                "a further constructor",
                "record Pr(int x, int y) { Pr(int x) { this(x, 0); } }\nnew Pr(1)")
            .gives("Pr[x=1, y=0]"));
  }

  @TestFactory
  Stream<DynamicTest> methodsOfOneName() {
    return tests(
        SESSION,
        about(
                "the first calls the second",
                "int fst(int a) { return fst(a, 1); }\nint fst(int a, int b) { return a + b; }\nfst(1)")
            .gives("2"),
        about(
                "the second calls the first",
                "int snd(int a) { return a; }\nint snd(int a, int b) { return snd(a) + b; }\nsnd(1, 2)")
            .gives("3"),
        about(
                "declared again, both",
                "int place(int n) { return place(n, 0); }\nint place(int n, int row) { return row < n ? place(n, row + 1) : row; }",
                "var placed = place(3);",
                "int place(int n) { return place(n, 0); }\nint place(int n, int row) { return row < n ? place(n, row + 1) : row + 10; }",
                "place(3) + placed")
            .gives("16"),
        about(
                "with types that have commas and brackets",
                "int many(Map<String, List<Integer>> all, int[]... rest) { return rest.length; }\nint many(int[] one) { return many(Map.of(), one, one); }\nmany(new int[1])")
            .gives("2"),
        about(
                "with a checked exception",
                "int read(int n) throws java.io.IOException { return read(n, n); }\nint read(int n, int k) throws java.io.IOException { return k; }\nread(6)")
            .gives("6"),
        about(
                "generic ones with one",
                "<T> T call(java.util.concurrent.Callable<T> c) throws Exception { return c.call(); }\n<T> T call(java.util.concurrent.Callable<T> c, int n) throws Exception { return call(c); }\ncall(() -> 7, 1)")
            .gives("7"),
        about(
                "with names that begin a statement",
                "int yield(int n) { return n; }\nint yield(int n, int k) { return n; }\n1")
            .gives("1"),
        about(
                "with letters of two halves, with escapes and with annotations",
                "int wide(int \ud835\udc5b) { return \ud835\udc5b + 1; }\nint wide(int \\u006e, int k) { return n + k; }\nint wide(@Deprecated int a, int b, int c) { return a; }\nwide(1) + wide(2, 3)")
            .gives("7"),
        about(
                "of types that are declared further down",
                "double size(Disc c) { return c.r(); }\ndouble size(Tile s) { return s.a(); }\nrecord Disc(double r) {}\nrecord Tile(double a) {}\nsize(new Disc(1)) + size(new Tile(2))")
            .gives("3.0"),
        about(
                "of a type that is declared further down, one calling the other",
                "int weigh(Crate c) { return 1; }\nint weigh(Crate c, int k) { return weigh(c) + k; }\nclass Crate {}\nweigh(new Crate(), 1)")
            .gives("2"),
        about(
                "without parameters",
                "int none() { return none(4); }\nint none(int n) { return n; }\nnone()")
            .gives("4"),
        about(
                "with exceptions that only a call decides",
                "<X extends java.io.IOException> int odd(int a) throws X { return a; }\nint odd() { return 7; }\nodd()")
            .gives("7"),
        about(
                "a class that is declared anew behind one that needs it so",
                "class Anew { }",
                "class Needs extends Anew { Needs() { super(1); } }\nclass Anew { Anew(int n) { } }\nnew Needs() != null")
            .gives("true"),
        about(
                "a mistake in one of them is told where it is",
                "int wrong(int a) {\n  return \"x\";\n}\nint wrong(int a, int b) { return wrong(a); }")
            .fails()
            .says("line 2", "  return \"x\";\n             ^"));
  }
}
