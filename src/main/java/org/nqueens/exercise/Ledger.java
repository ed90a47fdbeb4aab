package org.nqueens.exercise;

import java.math.BigInteger;
import java.util.ArrayList;
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
   * This ledger with one more whole number.
   *
   * @param name what is counted
   * @param computed the number, computed in the cell
   * @param stated the number that the text gives
   * @return a longer ledger
   * @throws IllegalStateException if the two differ
   */
  public Ledger fact(String name, Number computed, long stated) {
    BigInteger found =
        computed instanceof BigInteger big ? big : BigInteger.valueOf(computed.longValue());
    return same(name, found, BigInteger.valueOf(stated), String.format(Locale.ROOT, "%,d", stated));
  }

  /**
   * This ledger with one more value of any kind.
   *
   * @param name what it is
   * @param computed the value, computed in the cell
   * @param stated the value that the text gives
   * @return a longer ledger
   * @throws IllegalStateException if the two differ
   */
  public Ledger fact(String name, Object computed, Object stated) {
    return same(name, computed, stated, stated.toString());
  }

  private Ledger same(String name, Object computed, Object stated, String shown) {
    if (!computed.equals(stated)) {
      throw new IllegalStateException(
          "the ledger says %s is %s, the cell finds %s".formatted(name, stated, computed));
    }
    List<Fact> more = new ArrayList<>(facts);
    more.add(new Fact(name, shown));
    return new Ledger(title, more);
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
        Html.tag("table").style("border-collapse:collapse;color:" + Tokens.INK).holding(rows);
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
    return "%s: %d facts, computed again just now".formatted(title, facts.size());
  }

  @Override
  public String toString() {
    return text();
  }
}
