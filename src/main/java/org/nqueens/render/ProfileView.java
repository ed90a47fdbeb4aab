package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.trace.SearchTree;
import org.nqueens.trace.SearchTree.Node;
import org.nqueens.trace.Trace;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * A search level by level: how many nodes have 0, 1, 2 … queens, as numbers and as bars.
 *
 * <p>Each bar is divided by the first queen's column, like an icicle hanging from the first row:
 * the widths show how the work is shared between her places.
 */
public final class ProfileView implements View {

  private final SearchTree tree;
  private final Words words;
  private final long[][] shares; // by level and the first queen's column: the nodes

  private ProfileView(SearchTree tree, Words words) {
    this.words = words;
    this.tree = tree;
    this.shares = new long[tree.n() + 1][Math.max(1, tree.n())];
    shares[0][0] = 1;
    tree.root()
        .children()
        .forEach(first -> first.nodes().forEach(node -> shares[node.depth()][first.column()]++));
  }

  /**
   * The profile of a recorded search, or of its first {@value SearchTree#LARGEST} nodes.
   *
   * @param trace the search
   * @return its view
   */
  public static ProfileView of(Trace trace) {
    return of(trace.tree());
  }

  /**
   * The profile of a tree.
   *
   * @param tree the tree of a search
   * @return its view
   */
  public static ProfileView of(SearchTree tree) {
    return new ProfileView(tree, Words.english());
  }

  @Override
  public ProfileView in(Words others) {
    return new ProfileView(tree, others);
  }

  @Override
  public String text() {
    int width = words.number(most()).length();
    return IntStream.range(0, shares.length)
        .mapToObj(
            level ->
                String.format(
                        Locale.ROOT,
                        "%2d  %" + width + "s  %s",
                        level,
                        words.number(nodes(level)),
                        bar(level))
                    .stripTrailing())
        .collect(Collectors.joining("\n", sentence() + "\n\n", ""));
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    rows.add(head());
    IntStream.range(0, shares.length).mapToObj(this::row).forEach(rows::add);
    Html table =
        Html.tag("table")
            .style(
                "border-collapse:collapse;border:none;margin:0;width:100%;font-size:13px;color:"
                    + Tokens.INK)
            .holding(rows);
    return Card.figure(words, Html.text(sentence()), table, Card.note(legend())).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Html head() {
    return Html.tag("tr")
        .style(GROUND)
        .holding(
            Html.tag("th").with("scope", "col").style(number()).holding(words.say("tree.queens")),
            Html.tag("th").with("scope", "col").style(number()).holding(words.say("tree.nodes")),
            Html.tag("td").style(TRACK).holding(""));
  }

  private static final String GROUND = "background:" + Tokens.PAPER;
  private static final String NUMBER =
      "padding:2px 10px 2px 0;text-align:right;width:3.6em;background:" + Tokens.PAPER;
  private static final String TRACK = "padding:2px 0;text-align:left;background:" + Tokens.PAPER;

  /** Numbers are as wide as the words over them. */
  private String number() {
    return words.isEnglish() ? NUMBER : NUMBER.replace("3.6em", "6em");
  }

  private Html row(int level) {
    return Html.tag("tr")
        .style(GROUND)
        .holding(
            Html.tag("th").with("scope", "row").style(number()).holding(Integer.toString(level)),
            Html.tag("td").style(number()).holding(words.number(nodes(level))),
            Html.tag("td").style(TRACK).holding(segments(level)));
  }

  private Html segments(int level) {
    List<Html> segments = new ArrayList<>();
    for (int column = 0; column < shares[level].length; column++) {
      double share = 100.0 * shares[level][column] / Math.max(1, most());
      if (share > 0) {
        String colour = column % 2 == 0 ? Tokens.PATH : Tokens.DARK_SQUARE;
        segments.add(
            Html.tag("div")
                .style("width:" + BoardTable.number(share) + "%;height:16px;background:" + colour)
                .holding(""));
      }
    }
    return Html.tag("div").style("display:flex;width:100%").holding(segments);
  }

  private String bar(int level) {
    return "█".repeat((int) Math.ceil(40.0 * nodes(level) / Math.max(1, most())));
  }

  private long nodes(int level) {
    return IntStream.range(0, shares[level].length).mapToLong(c -> shares[level][c]).sum();
  }

  private long most() {
    return IntStream.range(0, shares.length).mapToLong(this::nodes).max().orElse(1);
  }

  private String legend() {
    return words.say("tree.profile-legend");
  }

  private String sentence() {
    return words.say(
        "tree.profile",
        tree.solver(),
        tree.n(),
        words.counted("node", tree.size()),
        words.counted("solution", tree.root().nodes().filter(Node::isSolution).count()),
        Message.of(tree.isTruncated() ? "tree.profile-goes-on" : "board.stop"));
  }
}
