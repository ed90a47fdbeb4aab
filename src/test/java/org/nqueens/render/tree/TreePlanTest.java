package org.nqueens.render.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.nqueens.solve.Solver;
import org.nqueens.trace.SearchTree.Node;
import org.nqueens.trace.Trace;

class TreePlanTest {

  private static TreePlan plan(int n) {
    return TreePlan.of(Trace.of(Solver.scan(), n).tree());
  }

  @Test
  void everyNodeIsInsideTheDrawing() {
    TreePlan plan = plan(6);
    for (Node node : plan.nodes()) {
      assertTrue(plan.x(node) >= plan.radius() && plan.x(node) <= plan.width() - plan.radius());
      assertTrue(plan.y(node) >= plan.radius() && plan.y(node) <= plan.height() - plan.radius());
    }
  }

  @Test
  void aNodeStandsBelowItsParent() {
    TreePlan plan = plan(5);
    plan.nodes().stream()
        .skip(1)
        .forEach(node -> assertTrue(plan.y(node) > plan.y(plan.parent(node)), node.toString()));
  }

  @Test
  void thereIsAColumnForEachNode() {
    TreePlan plan = plan(4);
    assertEquals(plan.nodes().size(), plan.columns().count());
    assertEquals(0, plan.columns().min().orElseThrow());
  }

  @Test
  void fewNodesHaveTheirNumbers() {
    assertTrue(plan(4).isNumbered(), "17 nodes");
    assertFalse(plan(6).isNumbered(), "153 nodes");
  }
}
