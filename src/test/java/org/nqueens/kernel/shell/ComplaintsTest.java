package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about, and more of each kind. */
class ComplaintsTest {

  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static Stream<DynamicTest> tests(Complaint... complaints) {
    return List.of(complaints).stream()
        .map(one -> DynamicTest.dynamicTest(one.about, () -> one.check(session)));
  }

  @TestFactory
  Stream<DynamicTest> whatIsNotYetDefined() {
    return tests(
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

  @TestFactory
  Stream<DynamicTest> variablesKeepTheirValues() {
    return tests(
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

  @TestFactory
  Stream<DynamicTest> whatJavaAllowsInAFile() {
    return tests(
        about(
                "intersection types",
                "var it = (java.io.Serializable & Runnable) () -> {};",
                "it.run(); 1")
            .gives("1"),
        about(
                "a switch with blocks",
                "char grade = 'B';\nswitch (grade) {\n    case 'A':\n        System.out.println(\"great\");\n        break;\n    case 'B':\n        System.out.println(\"good\");\n        break;\n    default:\n        System.out.println(\"ouch\");\n}")
            .says("good")
            .doesNotSay("great", "ouch"),
        about("a text block", "var tb = \"\"\"\n    hi\n    \"\"\";\ntb.strip()").gives("hi"),
        about(
                "a chain over lines",
                "java.util.stream.Stream.of(3, 1, 2)\n    .sorted()\n    .map(String::valueOf)\n    .collect(java.util.stream.Collectors.joining(\",\"))")
            .gives("1,2,3"),
        about("a comment at the end", "int tc = 6;\ntc * 7\n// the answer").gives("42"),
        about("a comment alone", "// nothing here").givesNothing(),
        about("nothing at all", "   \n\n").givesNothing(),
        about("semicolons alone", ";;").givesNothing(),
        about("a loop whose body is a semicolon", "for (int i = 0; i < 3; i++);").givesNothing(),
        about(
                "a loop whose condition comes last",
                "int dw = 0;",
                "do { dw++; } while (dw < 3)",
                "dw")
            .gives("3"),
        about("an if without else", "if (1 < 2) System.out.println(\"less\")").says("less"),
        about("import and use", "import java.util.stream.*;\nIntStream.rangeClosed(1, 4).sum()")
            .gives("10"),
        about(
                "import after use",
                "Pattern p1 = Pattern.compile(\"a\");\nimport java.util.regex.Pattern;\np1")
            .gives("a"),
        about(
                "modifiers",
                "public static final int K1 = 5;\nprivate static int pf() { return K1; }\npf()")
            .gives("5"),
        about("a public class", "public final class Pc { public int v = 3; }\nnew Pc().v")
            .gives("3"),
        about("a protected abstract class", "protected abstract class Pa { }\nnew Pa() { } != null")
            .gives("true"),
        about(
                "an annotation",
                "@FunctionalInterface interface Fi { int v(int n); }\nFi fi = n -> n + 1;\nfi.v(1)")
            .gives("2"),
        about(
                "an enum with a body",
                "enum Lv { LOW, HIGH; Lv next() { return this == LOW ? HIGH : LOW; } }\nLv.LOW.next()")
            .gives("HIGH"),
        about(
                "a class named like an imported one",
                "class Random {}",
                "new Random().getClass().getSimpleName()")
            .gives("Random"),
        about("a list of one's own", "class List2<T> { T head; }\nnew List2<String>().head")
            .gives("null"),
        about(
                "generic methods",
                "<T extends Comparable<T>> T larger(T a, T b) { return a.compareTo(b) > 0 ? a : b; }\nlarger(3, 4)")
            .gives("4"),
        about("varargs", "int count(int... all) { return all.length; }\ncount(1, 2, 3)").gives("3"),
        about(
                "overloads",
                "int len(String s) { return s.length(); }\nint len(int[] a) { return a.length; }\nlen(\"ab\") + len(new int[3])")
            .gives("5"),
        about("several variables at once", "int ma = 1, mb = 2;\nma + mb").gives("3"),
        about(
                "a loop over lines",
                "int total = 0;\nfor (int i = 0; i < 4; i++) {\n  total += i;\n}\ntotal")
            .gives("6"),
        about(
                "a checked exception at the top",
                "Thread.sleep(1);\njava.nio.file.Files.readString(java.nio.file.Path.of(\"/nonexistent\"));")
            .fails()
            .says("NoSuchFileException"),
        about(
                "a parallel stream",
                "int[] pa = java.util.stream.IntStream.range(0, 1000).parallel().map(i -> i * 2).toArray();\npa[999]")
            .gives("1998"),
        about("an assignment shows its value", "int ae; ae = 5").gives("5"),
        about("an increment shows its value", "int inc = 5;\ninc++").gives("5"));
  }

  @TestFactory
  Stream<DynamicTest> whatOnlyAFileHas() {
    return tests(
        about(
                "a main method",
                "public class Mn { public static void main(String[] args) { System.out.println(\"ran main\"); } }")
            .says("Mn.main(new String[0]);")
            .doesNotSay("ran main"),
        about("called", "Mn.main(new String[0]);").says("ran main"),
        about("a main method by itself", "void main() { System.out.println(\"ran\"); }")
            .says("main();"),
        about(
                "a main method that the cell calls",
                "class Mo { public static void main(String... a) { System.out.println(\"ran\"); } }\nMo.main();")
            .says("ran")
            .doesNotSay("Note"),
        about("a package line", "package foo.bar;\nclass Pk { }")
            .fails()
            .says("a cell has no package", "package foo.bar;"),
        about("a package line alone", "package foo;").fails().says("package"),
        about("a package line behind a comment", "// mine\npackage foo;\nclass Pk2 { }")
            .fails()
            .says("a cell has no package"));
  }

  @TestFactory
  Stream<DynamicTest> percentSignsAndStrings() {
    return tests(
        about("10 %7", "10 %7").gives("3"),
        about("x %y", "int mx1 = 17, my1 = 5;\nint mz1 = mx1 %my1;\nmz1").gives("2"),
        about("a line that begins with an operator", "int ml = 17\n    %5;\nml").gives("2"),
        about("a text block with a magic", "String ms = \"\"\"\n%maven a:b:1\n\"\"\";\nms")
            .says("%maven"),
        about("printf", "System.out.printf(\"%d%%%n\", 50);").says("50%"));
  }

  @TestFactory
  Stream<DynamicTest> arraysAndOutput() {
    return tests(
        about("an array", "new int[] {1, 2, 3}").gives("[1, 2, 3]"),
        about("an array of arrays", "new int[][] {{1, 2}, {3, 4}}").gives("[[1, 2], [3, 4]]"),
        about("an empty array", "new String[0]").gives("[]"),
        about("characters", "new char[] {'a', 'b'}").gives("[a, b]"),
        about("a list of arrays", "List.of(new int[] {1}, new int[] {2})").gives("[[1], [2]]"),
        about("a map of arrays", "Map.of(\"k\", new int[] {1})").gives("{k=[1]}"),
        about("an Optional of null, nearly", "Optional.empty()").gives("Optional.empty"),
        about("an object of one's own", "class Own { }\nnew Own()").says("Own@").doesNotSay("REPL"),
        about("a long array is cut", "new int[5000]").says("… (5000 elements)"),
        about("a long list is cut", "Collections.nCopies(5000, 7)").says("7, … (5000 elements)]"),
        about("a long set is cut", "new TreeSet<>(IntStream.range(0, 5000).boxed().toList())")
            .says("[0, 1, ", "999, … (5000 elements)]"),
        about(
                "a long map is cut",
                "var long3 = new TreeMap<Integer, Integer>();\nfor (int i = 0; i < 3000; i++) long3.put(i, i);\nlong3")
            .says("{0=0, ", "999=999, … (3000 elements)}"),
        about("what is not long is not", "Collections.nCopies(1000, 7)").doesNotSay("…"),
        about("no newline", "System.out.print(\"tail\");").says("tail"),
        about("standard error", "System.err.println(\"to err\");").says("to err"),
        about("beyond ASCII", "System.out.println(\"♛ 漢 😀\");").says("♛ 漢 😀"),
        about(
                "a character byte by byte",
                "for (byte b : \"♛\".getBytes(\"UTF-8\")) System.out.write(b);")
            .says("♛"));
  }

  @TestFactory
  Stream<DynamicTest> errors() {
    return tests(
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
