package org.nqueens.exercise;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.nqueens.render.Card;
import org.nqueens.render.Html;
import org.nqueens.render.Tokens;
import org.nqueens.render.View;

/**
 * What a chapter knows at its end: facts that are computed once more, each held against the number
 * that the text gives. A fact that fails stops the cell, so that no chapter can go stale unnoticed.
 */
public final class Ledger implements View {

  private static final String NAME = "text-align:left;font-weight:normal;padding:2px 14px 2px 0";
  private static final String NUMBER = "text-align:right;padding:2px 14px 2px 0";

  private final String title;
  private final List<Fact> facts;

  private record Fact(String name, String value) {}

  private Ledger(String title, List<Fact> facts) {
    this.title = title;
    this.facts = List.copyOf(facts);
  }

  /**
   * A ledger without facts.
   *
   * @param title what it is about
   * @return an empty ledger
   */
  public static Ledger of(String title) {
    return new Ledger(title, List.of());
  }

  /**
   * This ledger with one more fact.
   *
   * @param name what it is
   * @param computed the value, computed in the cell
   * @param stated the value that the text gives; numbers are compared by value, not by type
   * @return a longer ledger
   * @throws IllegalStateException if the two differ
   */
  public Ledger fact(String name, Object computed, Object stated) {
    if (!show(computed).equals(show(stated))) {
      throw new IllegalStateException(
          "the ledger says %s is %s, the cell finds %s"
              .formatted(name, show(stated), show(computed)));
    }
    List<Fact> more = new ArrayList<>(facts);
    more.add(new Fact(name, show(stated)));
    return new Ledger(title, more);
  }

  private static String show(Object value) {
    if (value instanceof Long || value instanceof Integer || value instanceof BigInteger) {
      return String.format(Locale.ROOT, "%,d", value);
    }
    return value instanceof int[] array ? Arrays.toString(array) : String.valueOf(value);
  }

  @Override
  public String text() {
    return facts.stream()
        .map(fact -> "✔ " + fact.name() + ": " + fact.value())
        .collect(Collectors.joining("\n", heading() + "\n", ""));
  }

  @Override
  public String html() {
    List<Html> rows = facts.stream().map(Ledger::row).toList();
    Html table =
        Html.tag("table")
            .style("border-collapse:collapse;margin:0;color:" + Tokens.INK)
            .holding(rows);
    return Card.figure(Card.strong(heading(), Tokens.INK), table).toString();
  }

  private static Html row(Fact fact) {
    return Html.tag("tr")
        .style("background:" + Tokens.PAPER)
        .holding(
            Html.tag("td").style("padding:2px 8px 2px 0").holding(Card.strong("✔", Tokens.GOOD)),
            Html.tag("th").with("scope", "row").style(NAME).holding(fact.name()),
            Html.tag("td").style(NUMBER).holding(fact.value()));
  }

  private String heading() {
    return String.format(Locale.ROOT, "%s: %d facts, computed again just now", title, facts.size());
  }

  @Override
  public String toString() {
    return text();
  }
}
