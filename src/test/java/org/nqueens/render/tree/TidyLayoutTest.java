package org.nqueens.render.tree;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TidyLayoutTest {

  @Test
  void aParentStandsOverTheMiddleOfItsChildren() {
    assertArrayEquals(new double[] {1, 0, 1, 2}, TidyLayout.columns(new int[] {-1, 0, 0, 0}), 1e-9);
  }

  @Test
  void aLoneNodeStandsAtTheLeft() {
    assertArrayEquals(new double[] {0}, TidyLayout.columns(new int[] {-1}), 1e-9);
  }

  @Test
  void smallSubtreesBetweenLargeOnesAreSpreadEvenly() {
    // Two broad subtrees with a leaf between them: the leaf stands in the middle.
    int[] parents = {-1, 0, 0, 0, 1, 1, 1, 3, 3, 3};
    double[] x = TidyLayout.columns(parents);
    assertEquals((x[1] + x[3]) / 2, x[2], 1e-9);
  }

  @Test
  void nodesOfALevelKeepTheirOrderAndTheirDistance() {
    Random random = new Random(4);
    for (int round = 0; round < 200; round++) {
      int[] parents = preorder(random, 1 + random.nextInt(120));
      double[] x = TidyLayout.columns(parents);
      Map<Integer, Integer> last = new HashMap<>();
      int[] depth = new int[parents.length];
      for (int node = 0; node < parents.length; node++) {
        depth[node] = node == 0 ? 0 : depth[parents[node]] + 1;
        Integer before = last.put(depth[node], node);
        if (before != null) {
          assertTrue(x[node] - x[before] >= 1 - 1e-9, "nodes " + before + " and " + node);
        }
      }
    }
  }

  @Test
  void theMirroredTreeIsTheMirroredPicture() {
    // A node with children of different widths, and the same from the other side.
    double[] x = TidyLayout.columns(new int[] {-1, 0, 1, 1, 1, 0, 5, 0});
    double[] mirrored = TidyLayout.columns(new int[] {-1, 0, 0, 2, 0, 4, 4, 4});
    double width = 0;
    for (double column : x) {
      width = Math.max(width, column);
    }
    assertEquals(width - x[7], mirrored[1], 1e-9);
    assertEquals(width - x[5], mirrored[2], 1e-9);
    assertEquals(width - x[1], mirrored[4], 1e-9);
  }

  /** A random tree, numbered in preorder. */
  private static int[] preorder(Random random, int size) {
    int[] parents = new int[size];
    List<Integer> path = new ArrayList<>(List.of(0));
    parents[0] = -1;
    for (int node = 1; node < size; node++) {
      int keep = 1 + random.nextInt(path.size());
      path.subList(keep, path.size()).clear();
      parents[node] = path.get(keep - 1);
      path.add(node);
    }
    return parents;
  }
}
