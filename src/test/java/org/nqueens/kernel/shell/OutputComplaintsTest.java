package org.nqueens.kernel.shell;

import static org.nqueens.kernel.shell.Complaint.about;
import static org.nqueens.kernel.shell.Complaint.tests;

import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What users of other Java kernels complained about: how a value and a text are shown. */
class OutputComplaintsTest {

  @AutoClose private static final Session SESSION = Session.open();

  @TestFactory
  Stream<DynamicTest> arraysAndOutput() {
    return tests(
        SESSION,
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
        about(
                "a long set is cut",
                "import java.util.stream.IntStream;",
                "new TreeSet<>(IntStream.range(0, 5000).boxed().toList())")
            .says("[0, 1, ", "999, … (5000 elements)]"),
        about(
                "a long map is cut",
                "var long3 = new TreeMap<Integer, Integer>();\nfor (int i = 0; i < 3000; i++) long3.put(i, i);\nlong3")
            .says("{0=0, ", "999=999, … (3000 elements)}"),
        about(
                "a list of a class of one's own is cut",
                "class Far extends AbstractList<Integer> {\n"
                    + "  public Integer get(int i) { return i; }\n"
                    + "  public int size() { return Integer.MAX_VALUE; }\n}\nnew Far()")
            .says("999, … (2147483647 elements)]"),
        about(
                "what holds itself is shown once",
                "Object[] round = new Object[2];\n"
                    + "round[0] = round;\nround[1] = List.of((Object) round);\nround")
            .gives("[…, […]]"),
        about(
                "what is long in all dimensions is cut in all",
                "int[][][][] wide = new int[1000][1000][][];\n"
                    + "Arrays.fill(wide[0], new int[1000][1000]);\n"
                    + "Arrays.fill(wide, wide[0]);\nwide")
            .says(", … (1000 elements)], … (1000 elements)], … (1000 elements)]"),
        about(
                "lists and maps in one another are cut at every level",
                "Map.of(1, List.of(Collections.nCopies(5000, 7)))")
            .says("{1=[[7, 7, ", "7, … (5000 elements)]]}"),
        about(
                "two that hold one another are shown once",
                "List<Object> hen = new ArrayList<>(), egg = new ArrayList<>(List.of(hen));\n"
                    + "hen.add(null);\nhen.add(egg);\nhen")
            .gives("[null, […]]"),
        about("a list of lists", "List.of(List.of(1, 2), List.of(), \"x\")")
            .gives("[[1, 2], [], x]"),
        about("what is not long is not", "Collections.nCopies(1000, 7)").doesNotSay("…"),
        about("no newline", "System.out.print(\"tail\");").says("tail"),
        about("standard error", "System.err.println(\"to err\");").says("to err"),
        about("beyond ASCII", "System.out.println(\"♛ 漢 😀\");").says("♛ 漢 😀"),
        about(
                "a character byte by byte",
                "for (byte b : \"♛\".getBytes(\"UTF-8\")) System.out.write(b);")
            .says("♛"));
  }
}
