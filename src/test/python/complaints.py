"""Complaints of the users of other Java kernels, each as the smallest cells that show it.

A source names the repository and the number of the complaint. The second list goes on where the first shows one
instance: every complaint stands for its whole kind.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Complaint:
    """Cells, and what the last of them must give."""

    id: str
    source: str
    symptom: str
    cells: list[str]
    status: str = "ok"
    result: str | None = None  # exactly the text of the value
    no_result: bool = False
    has: tuple[Any, ...] = ()  # in what the reader sees; of a list, any one
    lacks: tuple[str, ...] = ()
    answer: str | bool | None = None  # to a question for input; False: there is a reader, who does not answer
    interrupt: float | str | None = None  # so many seconds after it began, or when it has printed this: the last cell but one
    files: tuple[tuple[str, str], ...] = ()  # that lie in {folder}
    settings: tuple[tuple[str, str], ...] = ()  # of a kernel of its own: environment variables


def complaint(id: str, source: str, symptom: str, cells: list[str], **wanted: Any) -> Complaint:
    for name in ("has", "lacks"):
        if name in wanted:
            wanted[name] = tuple(wanted[name])
    for name in ("files", "settings"):
        wanted[name] = tuple(wanted.get(name, {}).items())
    return Complaint(id, source, symptom, cells, **wanted)


SHOWN = [
    complaint(
        "fwd-silent",
        "IJava#3",
        "call of a method with an unresolved type fails silently",
        ["Frob1 test1() { return null; }\ntest1();"],
        status='error',
        has=['Frob1'],
    ),
    complaint(
        "spi-leak",
        "IJava#29",
        "SPIResolutionException leaks; undefined name in method not named",
        ['void tst2(Object o) {\n    System.out.println(objx); // a typo\n}\ntst2("IJava");'],
        status='error',
        has=['objx'],
        lacks=['SPIResolutionException'],
    ),
    complaint(
        "def-warns",
        "IJava#29",
        "beginner gets no notice at the definition of a method with an unknown name",
        ["void tst3(Object o) { System.out.println(objy); }"],
        has=['objy'],
    ),
    complaint(
        "mutual-cell",
        "IJava#123",
        "mutually dependent classes in one cell rejected",
        ["class MC { MD d; MC() { d = new MD(this); } }\nclass MD { MC c; MD(MC c) { this.c = c; } }\nnew MC().d.c != null"],
        result='true',
    ),
    complaint(
        "derived-null",
        "jjava#53",
        "re-running a var cell resets dependent vars to null",
        ['String dt = "first";', "var dt1 = dt.substring(2);", 'String dt = "override";', "dt1"],
        result='rst',
    ),
    complaint(
        "stale-var",
        "jjava#21",
        "re-declared variable shows the old value",
        ["int sv = 1; sv", "int sv = 2; sv"],
        result='2',
    ),
    complaint(
        "class-redef-old-var",
        "jshell",
        "redefining a class must not break the notebook; old instance must give a clear answer",
        ["class Rd { int v() { return 1; } }", "Rd rd = new Rd();", "class Rd { int v() { return 2; } }", "new Rd().v()"],
        result='2',
    ),
    complaint(
        "sealed-nopermits",
        "jetshell#17",
        "sealed interface without permits, subtypes in same cell",
        ["sealed interface S6 {}\nrecord A6(int x) implements S6 {}\nrecord B6(int y) implements S6 {}\nS6 s6 = new A6(3);\ns6"],
        result='A6[x=3]',
    ),
    complaint(
        "intersection",
        "JDK-8252409",
        "NoSuchFieldError on a var with intersection cast",
        ["var it = (java.io.Serializable & Runnable) () -> {};", "it.run(); 1"],
        result='1',
    ),
    complaint(
        "enum-switch",
        "IJava#72",
        "switch statement with block fails",
        ['char grade = \'B\';\n\nswitch (grade) {\n    case \'A\':\n        System.out.println("great");\n        break;\n    case \'B\':\n        System.out.println("good");\n        break;\n    default:\n        System.out.println("ouch");\n}'],
        has=['good'],
        lacks=['great'],
    ),
    complaint(
        "text-block",
        "IJava#107",
        "text block refused",
        ['var tb = """\n    hi\n    """;\ntb.strip()'],
        result='hi',
    ),
    complaint(
        "main-method",
        "IJava#71",
        "class with main: nothing runs, no hint",
        ['public class Mn { public static void main(String[] args) { System.out.println("ran main"); } }', "Mn.main(new String[0]);"],
        has=['ran main'],
    ),
    complaint(
        "package-decl",
        "IJava#71",
        "package line in a cell: must say clearly that it is not supported",
        ["package foo.bar;\nclass Pk { }"],
        status='error',
        has=['package'],
    ),
    complaint(
        "method-chain-lines",
        "jshell",
        "leading-dot method chain over lines",
        ['java.util.stream.Stream.of(3, 1, 2)\n    .sorted()\n    .map(String::valueOf)\n    .collect(java.util.stream.Collectors.joining(","))'],
        result='1,2,3',
    ),
    complaint(
        "trailing-comment",
        "beakerx#7887",
        "last line is a comment",
        ["int tc = 6;\ntc * 7\n// the answer"],
        result='42',
    ),
    complaint(
        "comment-only",
        "beakerx#7887",
        "comment-only cell",
        ["// nothing here"],
        no_result=True,
    ),
    complaint(
        "blank",
        "nbclient",
        "blank cell",
        ["   \n\n"],
        no_result=True,
    ),
    complaint(
        "import-then-use",
        "IJava#3",
        "import and use in one cell",
        ["import java.util.stream.*;\nIntStream.rangeClosed(1, 4).sum()"],
        result='10',
    ),
    complaint(
        "record-inner",
        "IJava#107",
        "record with compact constructor",
        ['record Pt(int x, int y) { Pt { if (x < 0) throw new IllegalArgumentException("neg"); } }\nnew Pt(1, 2)'],
        result='Pt[x=1, y=2]',
    ),
    complaint(
        "array-result",
        "rapaio#16",
        "array result shown as [I@hash",
        ["new int[] {1, 2, 3}"],
        has=['1', '2', '3'],
        lacks=['[I@'],
    ),
    complaint(
        "array2d-result",
        "rapaio#16",
        "2D array shown as [[I@hash",
        ["new int[][] {{1, 2}, {3, 4}}"],
        lacks=['[[I@'],
    ),
    complaint(
        "assign-echo",
        "IJava docs",
        "assignment as last line",
        ["int ae; ae = 5"],
        has=['5'],
    ),
    complaint(
        "mod-nospace",
        "IJava#31",
        "10 %7 taken for a magic",
        ["10 %7"],
        result='3',
    ),
    complaint(
        "mod-ident",
        "IJava#31",
        "x %y taken for a magic",
        ["int mx1 = 17, my1 = 5;\nint mz1 = mx1 %my1;\nmz1"],
        result='2',
    ),
    complaint(
        "mod-linestart",
        "basekernel#3",
        "line that begins with % operator",
        ["int ml = 17\n    %5;\nml"],
        result='2',
    ),
    complaint(
        "magic-in-string",
        "basekernel#3",
        "%maven inside a text block is rewritten",
        ['String ms = """\n%maven a:b:1\n""";\nms'],
        has=['%maven a:b:1'],
    ),
    complaint(
        "printf-percent",
        "basekernel#3",
        "printf format",
        ['System.out.printf("%d%%%n", 50);'],
        has=['50%'],
    ),
    complaint(
        "print-only",
        "spec",
        "print without newline shown",
        ['System.out.print("tail");'],
        has=['tail'],
    ),
    complaint(
        "unicode",
        "IJava",
        "non-ASCII output",
        ['System.out.println("♛ 漢 😀");'],
        has=['♛ 漢 😀'],
    ),
    complaint(
        "parallel",
        "jshell",
        "lambda in a parallel stream defined in the same cell",
        ["int[] pa = java.util.stream.IntStream.range(0, 1000).parallel().map(i -> i * 2).toArray();\npa[999]"],
        result='1998',
    ),
    complaint(
        "stderr",
        "spec",
        "stderr",
        ['System.err.println("to err");'],
        has=['to err'],
    ),
    complaint(
        "many-lines",
        "almond#1061, ark#129",
        "many short lines: some lost, cell stays busy",
        ['for (int i = 0; i < 20000; i++) System.out.println(i);\nSystem.out.println("THE-END");'],
        has=['\n9999\n', 'THE-END'],
    ),
    complaint(
        "cause",
        "jjava#69",
        "cause of an exception is lost",
        ['throw new RuntimeException("outer", new java.io.IOException("inner"));'],
        status='error',
        has=['outer', 'inner', 'IOException'],
    ),
    complaint(
        "ename",
        "jjava#69",
        "error name is a kernel class",
        ['throw new IllegalStateException("boom");'],
        status='error',
        has=[['ename=java.lang.IllegalStateException', 'ename=IllegalStateException']],
    ),
    complaint(
        "line-number",
        "IJava",
        "stack trace names the line in the cell",
        ["int ln1 = 1;\nint ln2 = 2;\nint[] lna = new int[2];\nlna[5] = ln1;"],
        status='error',
        has=['ArrayIndexOutOfBounds', ['line 4', 'Line 4']],
    ),
    complaint(
        "no-kernel-frames",
        "IJava#29",
        "trace full of kernel frames",
        ["Object nk = null;\nnk.toString();"],
        status='error',
        has=['NullPointerException'],
        lacks=['CodeEvaluator', 'ShellChannel', 'JavaEngine', 'BaseKernel', 'do_it$'],
    ),
    complaint(
        "compile-msg",
        "jjava#68",
        "compile error without the message",
        ['int cm = "s";'],
        status='error',
        has=['incompatible types'],
    ),
    complaint(
        "unclosed",
        "IJava",
        "unclosed brace",
        ["void uc() {\n  int x = 1;\n"],
        status='error',
        has=[['ncomplete', 'reached end of file']],
    ),
    complaint(
        "checked-exc",
        "jshell",
        "checked exception at top level",
        ['Thread.sleep(1);\njava.nio.file.Files.readString(java.nio.file.Path.of("/nonexistent"));'],
        status='error',
        has=['NoSuchFileException'],
    ),
    complaint(
        "stackoverflow",
        "jshell",
        "endless recursion: trace must be short and kernel live",
        ["int so(int n) { return so(n + 1) + 1; }\nso(0)", "2 + 2"],
        result='4',
    ),
    complaint(
        "deep-expr",
        "own finding",
        "deep expression: StackOverflowError inside the compiler kills the shell thread",
        ["int de = " + "+".join(["1"] * 8000) + ";", "3 + 3"],
        result='6',
    ),
    complaint(
        "scanner",
        "IJava#14",
        "Scanner fails",
        ["java.util.Scanner in1 = new java.util.Scanner(System.in);\nString w1 = in1.next();\nw1"],
        result='hello',
        answer='hello',
    ),
    complaint(
        "stdin-interrupt",
        "IJava#51",
        "interrupt while input is awaited",
        ["new java.util.Scanner(System.in).nextLine()", "5 + 5"],
        result='10',
        answer=False,
        interrupt=1.0,
    ),
    complaint(
        "int-sleep",
        "IJava#33",
        "interrupt does not stop a sleeping loop",
        ["for (int i = 0; i < 20; i++) {\n  System.out.println(i);\n  Thread.sleep(1000);\n}", "6 + 5"],
        result='11',
        interrupt=1.5,
    ),
    complaint(
        "int-spin",
        "IJava#2",
        "interrupt of a busy loop",
        ["while (true) {}", "6 + 6"],
        result='12',
        interrupt=1.0,
    ),
]

LIMIT = {"NQUEENS_CELL_SECONDS": "1"}
LONG_LIMIT = {"NQUEENS_CELL_SECONDS": "10"}  # where there are cells that must keep it, on a slow machine too
STARTUP = {"NQUEENS_STARTUP": "{folder}/start.jsh"}
TEXT_POM = """%%loadFromPOM
<dependency>
  <groupId>org.apache.commons</groupId>
  <artifactId>commons-text</artifactId>
  <version>1.11.0</version>
</dependency>"""
CAPITAL = 'org.apache.commons.lang3.StringUtils.capitalize("queen")'  # of a library that the named one needs


def notebook(*cells: str) -> str:
    code = [{"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": cell} for cell in cells]
    return json.dumps({"cells": code, "metadata": {"kernelspec": {"language": "java", "name": "java"}}, "nbformat": 4, "nbformat_minor": 4})


# Three more of each kind, and often more.
MORE = [
    # Input that blocks the rerun
    complaint("stdin-int", "IJava#51", "interrupt while a number is awaited", ["new java.util.Scanner(System.in).nextInt()", "5 + 6"], answer=False, interrupt=0.7, result="11"),
    complaint("stdin-byte", "IJava#51", "interrupt while a byte is awaited", ["System.in.read()", "5 + 7"], answer=False, interrupt=0.7, result="12"),
    complaint("stdin-prompt", "IJava#51", "interrupt while a prompt is shown", ['input("Name? ")', "5 + 8"], answer=False, interrupt=0.7, result="13"),
    complaint("stdin-reader", "IJava#51", "interrupt while a line is awaited in a loop", ["var sr = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));\nwhile (true) { sr.readLine(); }", "5 + 9"], answer=False, interrupt=0.7, result="14"),
    complaint("stdin-nobody", "IJava#14", "input where nobody can answer", ["new java.util.Scanner(System.in).nextLine()"], status="error", has=["nobody to answer"], lacks=["hasNext"]),
    # A limit of time
    complaint("limit-loop", "IJava#6", "per-cell time limit wanted", ["while (true) {}"], settings=LIMIT, status="error", has=["its limit of 1 s"]),
    complaint("limit-sleep", "IJava#6", "a limit for what waits", ["Thread.sleep(60_000);", "1 + 1"], settings=LONG_LIMIT, result="2"),
    complaint("limit-keeps", "IJava#6", "variables behind the limit", ["int lk = 4;", "while (true) { lk = 5; }", "lk"], settings=LONG_LIMIT, result="5"),
    complaint("limit-short", "IJava#6", "a cell within the limit", ["Thread.sleep(100);\n6 * 7"], settings={"NQUEENS_CELL_SECONDS": "300"}, result="42"),
    # A startup script with a mistake
    complaint("startup-type", "jjava#68", "a wrong type in the startup script", ["1 + 1"], files={"start.jsh": 'int su = 1;\nint st = "text";'}, settings=STARTUP, result="2", has=["startup", "incompatible types", "line 2"]),
    complaint("startup-name", "jjava#68", "an unknown name in the startup script", ["1 + 2"], files={"start.jsh": "int sn = frobnicate(3);"}, settings=STARTUP, result="3", has=["startup", "frobnicate"]),
    complaint("startup-throws", "jjava#68", "an exception in the startup script", ["1 + 3"], files={"start.jsh": 'throw new RuntimeException("at the start");'}, settings=STARTUP, result="4", has=["startup", "at the start"]),
    complaint("startup-open", "jjava#68", "a startup script that ends too early", ["1 + 4"], files={"start.jsh": "int so() {"}, settings=STARTUP, result="5", has=["startup", "line 1"]),
    complaint("startup-good", "jjava#68", "a startup script without a mistake", ["sg * 2"], files={"start.jsh": "int sg = 20;"}, settings=STARTUP, result="40", lacks=["startup"]),
    # What a library needs
    complaint("maven-needs", "IJava#63", "transitive dependencies missing", ["%maven org.apache.commons:commons-csv:1.10.0", 'import org.apache.commons.csv.*;\nCSVFormat.DEFAULT.parse(new java.io.StringReader("a,b")).getRecords().get(0).get(1)'], result="b"),
    complaint("maven-needs-named", "jjava#2", "a class of what the library needs", ["%maven org.apache.commons:commons-text:1.11.0", CAPITAL], result="Queen"),
    complaint("maven-needs-pom", "jjava#31", "what the library of a pasted POM needs", [TEXT_POM, CAPITAL], result="Queen"),
    # The local repository
    complaint("pom-twice", "IJava#113", "a POM loaded twice", [TEXT_POM, TEXT_POM, CAPITAL], result="Queen"),
    complaint("pom-offline", "jjava#23", "what was fetched once, without a network", [TEXT_POM, CAPITAL], settings={"MAVEN_ARGS": "-o"}, result="Queen"),
    complaint("maven-offline", "jjava#55", "an artifact, without a network", ["%maven org.apache.commons:commons-text:1.11.0", CAPITAL], settings={"MAVEN_ARGS": "-o"}, result="Queen"),
    complaint("pom-offline-missing", "IJava#113", "what was never fetched, without a network", ["%maven no.such:thing:1"], settings={"MAVEN_ARGS": "-o"}, status="error", has=["offline"]),
    # Scripts and other notebooks
    complaint("load-notebook", "IJava#52", "load another notebook", ["%load {folder}/other.ipynb", "on(2)"], files={"other.ipynb": notebook("int om = 5;", "int on(int n) { return n + om; }")}, result="7"),
    complaint("load-script", "IJava#54", "load a script", ["%load {folder}/tools", "tool(4)"], files={"tools.jsh": "int tool(int n) {\n  return n * n;\n}\n"}, result="16"),
    complaint("load-class", "jjava#114", "load a class with its package line", ["%load {folder}/Loaded.java", "new Loaded().x"], files={"Loaded.java": "package a.b;\n\npublic class Loaded { int x = 8; }"}, result="8"),
    complaint("load-mistake", "rapaio#10", "a mistake in what is loaded", ["%load {folder}/bad.ipynb"], files={"bad.ipynb": notebook("int lb = 5;", 'int lc = "x";')}, status="error", has=["code cell 2 of bad.ipynb", "incompatible types"]),
    complaint("load-odd", "IJava#52", "a notebook that is none", ["%load {folder}/odd.ipynb"], files={"odd.ipynb": '{"cells": [{"cell_type": "code", "source": 5}]}'}, status="error", has=["odd.ipynb", "cell 1"]),
    complaint("load-missing", "IJava#54", "a file that is not there", ["%load {folder}/none"], status="error", has=["/none"]),
    # Interrupts
    complaint("int-do-while", "IJava#33", "interrupt of a loop that calculates", ["long il = 0;\ndo { il += il ^ 7; } while (true);", "il >= 0 || il < 0"], interrupt=0.7, result="true"),
    complaint("int-lambda", "IJava#2", "interrupt of a loop in a lambda", ["Runnable ir = () -> { while (true) {} };\nir.run();", "ir != null"], interrupt=0.7, result="true"),
    complaint("int-recursion", "IJava#2", "interrupt of an endless search", ["int ih(int n) { return n == 0 ? 0 : ih(n - 1) + ih(n - 1); }\nih(60)", "ih(3)"], interrupt=0.7, result="0"),
    complaint("int-stream", "IJava#33", "interrupt of an endless stream", ["java.util.stream.IntStream.iterate(0, i -> (i + 1) & 7).filter(i -> i < 0).findFirst()", "7"], interrupt=0.7, result="7"),
    complaint("int-wait", "IJava#33", "interrupt of a wait for a lock", ["Object iw = new Object();\nsynchronized (iw) { iw.wait(); }", "iw != null"], interrupt=0.7, result="true"),
    complaint("int-swallow", "IJava#2", "a loop that catches every exception", ["while (true) { try { Thread.sleep(5); } catch (Exception e) { } }", "8"], interrupt=0.7, result="8"),
    complaint("int-keeps", "IJava#2", "variables after an interrupt", ["int ik = 41;", '{ System.out.println("on"); while (true) { ik = 42; } }', "ik"], interrupt="on", result="42"),
    # Unresolved types
    complaint("fwd-parameter", "IJava#3", "call of a method whose parameter type is unknown", ["int test2(Frob2 f) { return 1; }\ntest2(null);"], status="error", has=["Frob2"]),
    complaint("fwd-local", "IJava#3", "call of a method whose local type is unknown", ["int test3() { Frob3 f = null; return 1; }", "test3()"], status="error", has=["Frob3"]),
    complaint("fwd-super", "IJava#3", "object of a class whose parent is unknown", ["class Sub4 extends Frob4 {}", "new Sub4()"], status="error", has=["Frob4"]),
    complaint("fwd-later", "IJava#3", "a method made before what it calls", ["int fl(int n) { return fm(n) + 1; }", "int fm(int n) { return n * 2; }", "fl(4)"], result="9"),
    # Internal exceptions
    complaint("unknown-method", "IJava#29", "a call of an unknown method in a method", ["void um() { frobnicate(1); }", "um();"], status="error", has=["frobnicate"], lacks=["SPIResolutionException", "jdk.jshell"]),
    complaint("unknown-notice", "IJava#29", "no notice where an unknown name is used", ["int un(int n) { return n + missing1; }"], has=["missing1"]),
    complaint("unknown-class-method", "IJava#29", "an unknown name in a class", ["class Uc { int f() { return missing2; } }", "new Uc().f()"], status="error", has=["missing2"], lacks=["SPIResolutionException"]),
    # Mutual dependence
    complaint("mutual-methods", "IJava#123", "methods that call each other", ["boolean even(int n) { return n == 0 || odd(n - 1); }\nboolean odd(int n) { return n != 0 && even(n - 1); }\neven(10)"], result="true"),
    complaint("mutual-interface", "IJava#123", "a class before its interface", ["class Circle2 implements Shape2 { public double area() { return 3; } }\ninterface Shape2 { double area(); }\nnew Circle2().area()"], result="3.0"),
    complaint("mutual-three", "IJava#123", "three classes in a ring", ["class R1 { R2 n; } class R2 { R3 n; } class R3 { R1 n; }\nvar r1 = new R1(); r1.n = new R2(); r1.n.n = new R3(); r1.n.n.n == null"], result="true"),
    complaint("mutual-field", "IJava#123", "a class that uses an enum below it", ["class Piece2 { Colour2 c = Colour2.BLACK; }\nenum Colour2 { WHITE, BLACK }\nnew Piece2().c"], result="BLACK"),
    # Values that vanish
    complaint("derived-method", "jjava#119", "a variable after its method is made anew", ["int dm() { return 6; }", "var dm1 = dm();", "int dm() { return 7; }", "dm1"], result="6"),
    complaint("derived-list", "jjava#124", "a list after the variable it came from", ["var dl = new java.util.ArrayList<>(java.util.List.of(1, 2));", "var dl2 = dl;\ndl2.add(3);", "var dl = new java.util.ArrayList<Integer>();", "dl2"], result="[1, 2, 3]"),
    complaint("derived-lambda", "jjava#128", "a lambda's value after its method", ["int dg(int n) { return n; }", "java.util.function.IntUnaryOperator dh = n -> dg(n) + 1;\nint di = dh.applyAsInt(4);", "int dg(int n) { return n * 2; }", "di"], result="5"),
    complaint("derived-type", "jjava#53", "an object whose class has changed", ["class Dt2 { int v() { return 1; } }", "var dt3 = new Dt2();\nint keep3 = 9;", "class Dt2 { int v() { return 2; } }"], has=["dt3"]),
    # main and package
    complaint("main-record", "IJava#71", "main in a record is not run", ["record Mr(int x) { public static void main(String[] args) { System.out.println(\"hi\"); } }"], has=["main"]),
    complaint("main-hint", "IJava#71", "main does not run, no hint", ["public class Mh { public static void main(String[] a) { } }"], has=["main"]),
    complaint("package-only", "IJava#71", "a package line alone", ["package foo;"], status="error", has=["package"]),
    complaint("package-comment", "IJava#71", "a package line behind a comment", ["// first\npackage a.b.c;\npublic class Pc {}"], status="error", has=["package"]),
    # Magics and Java
    complaint("mod-assign", "IJava#31", "%= at the start of a line", ["int ma = 17;\nma\n%= 5;\nma"], result="2"),
    complaint("mod-comment", "basekernel#3", "a magic in a comment", ["/*\n%maven a:b:1\n%%time\n*/\n1 + 1"], result="2"),
    complaint("mod-brackets", "basekernel#3", "a remainder in open brackets", ["Math.abs(-17\n%5\n)"], result="2"),
    complaint("mod-string", "basekernel#3", "a magic in a string", ["\"%time 1\" + \"%%x\""], result="%time 1%%x"),
    complaint("mod-textblock-percent", "basekernel#3", "cell magics in a text block", ['var mt = """\n    %%time\n    %lsmagic\n    """;\nmt.lines().count()'], result="2"),
    # Errors that can be read
    complaint("null-pointer", "jjava#57", "a null reference", ["Object n1 = null; n1.toString();"], status="error", has=["NullPointerException", "n1"], lacks=["\u001b"]),
    complaint("class-cast", "jjava#24", "a wrong cast", ["Object o2 = \"s\";\n(Integer) o2"], status="error", has=["ClassCastException", "line 2"]),
    complaint("arithmetic", "IJava#163", "division by zero", ["1 / 0"], status="error", has=["ArithmeticException", "by zero", "1 / 0"]),
    # Causes
    complaint("cause-deep", "jjava#69", "causes of causes", ["throw new RuntimeException(\"a1\", new IllegalStateException(\"b2\", new java.io.IOException(\"c3\")));"], status="error", has=["a1", "b2", "c3"]),
    complaint("cause-method", "jjava#69", "a cause thrown in a method", ["void cm1() { try { Integer.parseInt(\"x9\"); } catch (NumberFormatException e) { throw new RuntimeException(\"wrapped\", e); } }", "cm1();"], status="error", has=["wrapped", "NumberFormatException", "x9"]),
    complaint("cause-suppressed", "jjava#69", "suppressed exceptions", ["class Res implements AutoCloseable { public void close() { throw new IllegalStateException(\"closing7\"); } }\ntry (var r = new Res()) { throw new RuntimeException(\"body7\"); }"], status="error", has=["body7", "closing7"]),
    # Lines
    complaint("line-compile", "teachers", "the line of a compile error", ["int l1 = 1;\nint l2 = 2;\n\nint l3 = \"three\";"], status="error", has=["line 4"]),
    complaint("line-method", "teachers", "the line in a method of another cell", ["// one\n// two\nint lm(int[] a) {\n  return a[9];\n}", "lm(new int[3])"], status="error", has=["line 4", "ArrayIndexOutOfBounds"]),
    complaint("line-loop", "teachers", "the line in a loop", ["int[] ll = {1, 2};\nfor (int i = 0; i <= 2; i++) {\n  ll[i] = i;\n}"], status="error", has=["line 3"]),
    complaint("line-magic", "teachers", "the line behind a magic", ["%lsmagic\nint lx = 1;\nint ly = lx / 0;"], status="error", has=["line 3"]),
    # Pictures
    complaint("image", "IJava#49", "a picture as last expression", ["new java.awt.image.BufferedImage(4, 4, java.awt.image.BufferedImage.TYPE_INT_RGB)"], has=["<image/png>"]),
    complaint("image-displayed", "rapaio#76", "a picture that is displayed", ["display(new java.awt.image.BufferedImage(2, 2, java.awt.image.BufferedImage.TYPE_INT_ARGB));"], has=["<image/png>"]),
    complaint("html", "IJava#49", "a display with a type", ["display(\"<b>bold</b>\", \"text/html\");"], has=["<text/html>"]),
    # Arrays and tables
    complaint("array-objects", "rapaio#16", "an array of objects", ["new String[] {\"a\", null, \"c\"}"], result="[a, null, c]"),
    complaint("array-deep", "rapaio#16", "an array of arrays of arrays", ["new char[][][] {{{'x'}}, {{'y'}, {}}}"], has=["x", "y"], lacks=["[[[C"]),
    complaint("array-empty", "rapaio#16", "an empty array", ["new double[0]"], result="[]"),
    complaint("array-in-list", "rapaio#16", "arrays in a list", ["java.util.List.of(new int[] {1, 2}, new int[] {3})"], has=["1", "2", "3"], lacks=["[I@"]),
    complaint("array-printed-var", "rapaio#16", "an array from a variable", ["int[] av = {5, 6};\nav"], result="[5, 6]"),
    # The reason of a failed download
    complaint("maven-group", "rapaio#80", "what is missing", ["%maven no.such:thing:1"], status="error", has=["no.such:thing"]),
    complaint("maven-malformed", "rapaio#74", "coordinates that are none", ["%maven just-a-name"], status="error", has=["just-a-name"]),
    complaint("maven-version", "IJava#32", "a version that does not exist", ["%maven org.apache.commons:commons-csv:0.0.0-none"], status="error", has=["0.0.0-none"]),
    complaint("maven-empty", "IJava#32", "no coordinates", ["%maven"], status="error", has=["%maven"]),
    # The class path
    complaint("classpath-missing", "IJava#17", "a folder that is not there", ["%classpath /no/such/folder77"], status="error", has=["folder77"]),
    complaint("jars-missing", "jjava#105", "a jar that is not there", ["%jars /no/such/one77.jar"], status="error", has=["one77.jar"]),
    complaint("classpath-shown", "jjava#107", "the class path is not doubled", ["%classpath /tmp\n%classpath /tmp\n%classpath"], has=["/tmp"]),
    # Imports that clash
    complaint("clash-list", "IJava#156", "a class named List", ["class List { public String toString() { return \"mine\"; } }", "new List()"], result="mine"),
    complaint("clash-set", "jjava#39", "a record named Set", ["record Set(int x) {}", "new Set(3)"], result="Set[x=3]"),
    complaint("clash-board", "IJava#156", "a class named like one of the library", ["class Placement { int x = 5; }", "new Placement().x"], result="5"),
    complaint("clash-method", "jjava#39", "a method named like one that is imported", ["int solve(int n) { return n + 1; }\nsolve(4)"], result="5"),
    complaint("clash-object", "IJava#156", "a class named like one of java.lang", ["class Record { int y = 6; }", "new Record().y"], result="6"),
    # Timing
    complaint("time-value", "jjava#104", "the value of what is timed", ["%time 1 + 1"], has=["2", "s"]),
    complaint("time-cell", "jjava#110", "the value of a cell that is timed", ["%%time\nint tc1 = 20;\ntc1 + 1"], result="21"),
    complaint("time-error", "jjava#104", "a failure while timing", ["%time 1 / 0"], status="error", has=["ArithmeticException"]),
    complaint("time-declares", "jjava#110", "what a timed cell declares stays", ["%%time\nint td1 = 5;", "td1"], result="5"),
    # Many short lines
    complaint("lines-stderr", "ark#129", "many lines on standard error", ["for (int i = 0; i < 20000; i++) System.err.println(i);\nSystem.err.println(\"LAST\");"], has=["\n19999\n", "LAST"]),
    complaint("lines-mixed", "nteract#4188", "lines on both streams", ["for (int i = 0; i < 3000; i++) { System.out.println(\"o\" + i); System.err.println(\"e\" + i); }"], has=["o2999", "e2999"]),
    complaint("lines-chars", "almond#1061", "many single characters", ["for (int i = 0; i < 20000; i++) System.out.print('x');\nSystem.out.print(\"END\");"], has=["xxxEND"]),
    complaint("lines-flushed", "almond#1061", "a flush after each line", ["for (int i = 0; i < 5000; i++) { System.out.println(i); System.out.flush(); }"], has=["\n4999"]),
    # Sealed families
    complaint("sealed-class", "jetshell#17", "a sealed class without permits", ["sealed abstract class Sc {}\nfinal class Sd extends Sc {}\nnon-sealed class Se extends Sc {}\nnew Sd() instanceof Sc"], result="true"),
    complaint("sealed-permits", "JDK-8273257", "a sealed interface with permits", ["sealed interface Sp permits Sq, Sr {}\nrecord Sq(int x) implements Sp {}\nrecord Sr() implements Sp {}\nSp sp = new Sq(2);\nsp"], result="Sq[x=2]"),
    complaint("sealed-generic", "jetshell#17", "a generic sealed family", ["sealed interface Opt2<T> {}\nrecord Some2<T>(T v) implements Opt2<T> {}\nrecord None2<T>() implements Opt2<T> {}\nOpt2<String> op = new Some2<>(\"v\");\nop"], result="Some2[v=v]"),
    complaint("sealed-enum", "JDK-8273257", "an enum in a sealed family", ["sealed interface Sx {}\nenum Sy implements Sx { ONE }\nSx sx = Sy.ONE;\nsx"], result="ONE"),
    # Compact constructors
    complaint("compact-two", "own finding", "records with compact constructors side by side", ["record Ca(int x) { Ca { x = Math.abs(x); } }\nrecord Cb(Ca a) { Cb { java.util.Objects.requireNonNull(a); } }\nnew Cb(new Ca(-3))"], result="Cb[a=Ca[x=3]]"),
    complaint("compact-public", "own finding", "a public compact constructor", ["public record Cp(int x) { public Cp { if (x < 0) throw new IllegalArgumentException(\"neg\"); } }\nnew Cp(1)"], result="Cp[x=1]"),
    complaint("compact-throws", "own finding", "a compact constructor that throws", ["record Cx(int x) { Cx { if (x < 0) throw new IllegalArgumentException(\"below0\"); } }\nnew Cx(-1)"], status="error", has=["below0", "IllegalArgumentException"]),
    complaint("compact-generic", "own finding", "a generic record with a compact constructor", ["record Cg<T>(T v) { Cg { if (v == null) throw new NullPointerException(); } }\nnew Cg<>(\"q\")"], result="Cg[v=q]"),
    # Deep expressions
    complaint("deep-strings", "own finding", "a long concatenation", ["String ds = " + "+".join(['"a"'] * 8000) + ";", "3 + 4"], result="7"),
    complaint("deep-brackets", "own finding", "many brackets", ["int db = " + "(" * 4000 + "1" + ")" * 4000 + ";", "3 + 5"], result="8"),
    complaint("deep-calls", "own finding", "a chain of calls", ["new StringBuilder()" + ".append(1)" * 4000 + ".length()", "3 + 6"], result="9"),
    complaint("deep-lambdas", "own finding", "lambdas in lambdas", ["Object dla = (Runnable) " + "() -> { Runnable r = " * 300 + "null" + "; }" * 300 + ";", "4 + 6"], result="10"),
    # Results
    complaint("null-result", "own finding", "an expression that is null", ["(String) null"], result="null"),
    complaint("statement-silent", "own finding", "a statement has no value", ["int ss = 5;"], no_result=True),
    complaint("void-call", "own finding", "a call without a value", ["System.out.print(\"\")"], no_result=True),
    # Names of the cell's own
    complaint("modifiers", "IJava#107", "modifiers at the top level", ["public static final int TOP = 5;\nprivate static int twice(int n) { return 2 * n; }\ntwice(TOP)"], result="10"),
    complaint("emoji-comment", "own finding", "characters beyond the BMP", ["// 😀 first\nint em = 3;\n\"😀\".length() + em"], result="5"),
]
