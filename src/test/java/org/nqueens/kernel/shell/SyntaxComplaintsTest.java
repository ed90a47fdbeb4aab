package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;
import static org.nqueens.kernel.shell.Complaint.tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about: Java that a file takes and a cell did not. */
class SyntaxComplaintsTest {

  @AutoClose private static final Session SESSION = Session.open();

  @TestFactory
  Stream<DynamicTest> whatJavaAllowsInAFile() {
    return tests(
        SESSION,
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
        SESSION,
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
        SESSION,
        about("10 %7", "10 %7").gives("3"),
        about("x %y", "int mx1 = 17, my1 = 5;\nint mz1 = mx1 %my1;\nmz1").gives("2"),
        about("a line that begins with an operator", "int ml = 17\n    %5;\nml").gives("2"),
        about("a text block with a magic", "String ms = \"\"\"\n%maven a:b:1\n\"\"\";\nms")
            .says("%maven"),
        about("printf", "System.out.printf(\"%d%%%n\", 50);").says("50%"));
  }
}
