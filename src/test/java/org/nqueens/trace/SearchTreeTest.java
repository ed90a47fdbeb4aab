package org.nqueens.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.solve.Kind;
import org.nqueens.solve.Solver;

class SearchTreeTest {

  static List<Solver> solvers() {
    return Solver.all();
  }

  @Test
  void theTreeOfFourQueensIsAsReviewed() {
    assertEquals(
        """
        1 the empty board live
          2 (0,0) dead
            3 (1,2) dead end
            4 (1,3) dead
              5 (2,1) dead end
          6 (0,1) live
            7 (1,3) live
              8 (2,0) live
                9 (3,2) solution
          10 (0,2) live
            11 (1,0) live
              12 (2,3) live
                13 (3,1) solution
          14 (0,3) dead
            15 (1,0) dead
              16 (2,2) dead end
            17 (1,1) dead end""",
        Trace.of(Solver.scan(), 4).tree().toString());
  }

  @ParameterizedTest
  @MethodSource("solvers")
  void aTreeHoldsWhatTheTraceCounts(Solver solver) {
    Trace trace = Trace.of(solver, 5);
    SearchTree tree = trace.tree();
    List<SearchTree.Node> nodes = tree.nodes();
    assertEquals(trace.nodes(), tree.size());
    assertEquals(
        LongStream.rangeClosed(1, trace.nodes()).boxed().toList(),
        nodes.stream().map(SearchTree.Node::number).toList());
    assertEquals(
        trace.count(Kind.REJECT), nodes.stream().mapToLong(node -> node.rejected().size()).sum());
    assertEquals(
        trace.count(Kind.DEAD_END), nodes.stream().filter(SearchTree.Node::isDeadEnd).count());
    for (SearchTree.Node node : nodes) {
      Step placed = trace.at(node.placed());
      assertEquals(node.number(), placed.node());
      assertEquals(node.parent(), placed.parent());
      assertEquals(node.below() + 1, node.nodes().count());
      if (node.depth() > 0) {
        assertEquals(Kind.BACKTRACK, trace.at(node.left()).kind());
        assertEquals(node.number(), trace.at(node.left()).node());
      }
      boolean bearing = node.nodes().anyMatch(SearchTree.Node::isSolution);
      assertEquals(bearing, node.fate() != Fate.DEAD);
    }
  }

  @Test
  void theTopOfATreeStillCountsWhatIsBelow() {
    SearchTree top = Trace.of(Solver.scan(), 6).tree().toDepth(2);
    assertEquals(27, top.nodes().size());
    assertEquals(153, top.size());
    assertTrue(top.toString().contains("nodes below"));
    assertEquals(1, top.toDepth(0).nodes().size());
    assertThrows(IllegalArgumentException.class, () -> top.toDepth(-1));
    assertTrue(top.node(1).isPresent() && top.node(154).isEmpty());
  }

  @Test
  void aSearchThatWasCutIsStillAlive() {
    SearchTree tree = Trace.of(Solver.scan(), 4, 6).tree();
    assertEquals(Fate.LIVE, tree.root().fate());
    assertTrue(tree.isTruncated());
    assertTrue(tree.toString().endsWith("the search goes on; these are its first 3 nodes"));
    assertEquals(-1, tree.node(3).orElseThrow().left());
  }

  @Test
  void aTreeHasALargestSizeAndSaysSo() {
    SearchTree tree = Trace.of(Solver.bitmask(), 11).tree();
    assertEquals(SearchTree.LARGEST, tree.size());
    assertTrue(tree.isTruncated());
  }
}
