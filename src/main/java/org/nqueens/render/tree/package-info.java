/**
 * Where the nodes of a search tree are drawn.
 *
 * <p>A {@link org.nqueens.render.tree.TreePlan} is a tree in pixels; {@code TidyLayout}, the
 * algorithm, places its nodes in columns.
 *
 * <p>May depend on: {@code trace}.
 *
 * <pre>{@code
 * TreePlan plan = TreePlan.of(Trace.of(Solver.scan(), 4).tree());
 * plan.nodes().forEach(node -> disc(plan.x(node), plan.y(node), plan.radius()));
 * plan.columns()                                     // for who has a scale of his own
 * }</pre>
 *
 * <p>Why apart from the drawing: numbers can be asserted – that a parent stands over the middle of
 * its children, that no two nodes meet – where a picture can only be looked at. And two draw by the
 * same plan: {@code TreeView} here, the stepper's script in the page.
 */
package org.nqueens.render.tree;
