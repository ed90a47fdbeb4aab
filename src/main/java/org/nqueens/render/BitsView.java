package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.board.BitRows;
import org.nqueens.board.Placement;
import org.nqueens.words.Words;

/**
 * The three masks of the bit solver, drawn over the columns of the board: bit 0 is the left square,
 * so a shift to the left moves right on the board.
 *
 * <p>{@link #of} follows a placement from row to row; {@link #lowestFree} takes {@code free &
 * -free} apart; {@link #shift} shows what one queen does to the next row.
 */
public final class BitsView implements View {

  /** The largest board whose masks are drawn. */
  public static final int LARGEST = 32;

  /** One mask: its name, its bits, and the look of its ones. */
  private record Strip(String name, long bits, String ground) {}

  /** Some masks under one heading. */
  private record Group(String heading, List<Strip> strips) {}

  /** All masks and what there is to say about them. */
  private record Masks(String sentence, List<Group> groups) {}

  private final int n;
  private final Function<Words, Masks> drawing;
  private final Words words;
  private final Masks masks;

  private BitsView(int n, Function<Words, Masks> drawing, Words words) {
    if (n < 1 || n > LARGEST) {
      throw new IllegalArgumentException(
          "the masks of a board of size " + n + " cannot be drawn: n is 1 to " + LARGEST);
    }
    this.n = n;
    this.drawing = drawing;
    this.words = words;
    this.masks = drawing.apply(words);
  }

  /**
   * The masks of each row, from the first to the one that is to be filled next.
   *
   * @param placement a placement of 1 to 32 rows
   * @return the view
   */
  public static BitsView of(Placement placement) {
    int rows = Math.min(placement.n(), placement.columns().size() + 1);
    return view(
        placement.n(),
        words ->
            new Masks(
                words.say("bits.placement", placement.n()),
                IntStream.range(0, rows)
                    .mapToObj(row -> rowGroup(placement, BitRows.of(placement, row), words))
                    .toList()));
  }

  /**
   * The masks of one row.
   *
   * @param bits the masks, n = 1 to 32
   * @return the view
   */
  public static BitsView of(BitRows bits) {
    return view(
        bits.n(),
        words ->
            new Masks(
                words.say("bits.row-of", bits.row(), bits.n()), List.of(masks(bits, 0, words))));
  }

  /**
   * How {@code free & -free} finds the first free square of a row.
   *
   * @param bits the masks of the row, n = 1 to 32
   * @return the view
   */
  public static BitsView lowestFree(BitRows bits) {
    return view(bits.n(), words -> lowestFree(bits, words));
  }

  private static Masks lowestFree(BitRows bits, Words words) {
    long free = bits.free();
    String lowest = "free & -free";
    Group steps =
        new Group(
            "",
            List.of(
                new Strip("free", free, Tokens.GOOD_TINT),
                new Strip("~free", ~free, Tokens.PATH_TINT),
                new Strip("-free = ~free + 1", -free, Tokens.PATH_TINT),
                new Strip(lowest, bits.lowestFree(), Tokens.GOOD_TINT)));
    int column = Long.numberOfTrailingZeros(free);
    String sentence =
        free == 0
            ? words.say("bits.none-free", bits.row(), lowest)
            : words.say("bits.one-free", bits.row(), lowest, column);
    return new Masks(sentence, List.of(steps));
  }

  /**
   * What a queen on the first free square does to the next row.
   *
   * @param bits the masks of a row that is not the last, n = 1 to 32
   * @return the view; a queen is placed only if a square is free
   */
  public static BitsView shift(BitRows bits) {
    return view(bits.n(), words -> shift(bits, words));
  }

  private static Masks shift(BitRows bits, Words words) {
    long queen = bits.lowestFree();
    BitRows next = bits.below(queen);
    Group shifted =
        new Group(
            words.say("bits.row", next.row()),
            List.of(
                new Strip(words.say("bits.columns"), next.columns(), Tokens.ATTACK_TINT),
                new Strip(
                    words.say("bits.ascending", ">>> 1"), next.ascending(), Tokens.ATTACK_TINT),
                new Strip(
                    words.say("bits.descending", "<< 1"), next.descending(), Tokens.ATTACK_TINT),
                new Strip(words.say("bits.free"), next.free(), Tokens.GOOD_TINT)));
    return new Masks(
        words.say("bits.shift", bits.row(), next.row()),
        List.of(masks(bits, queen, words), shifted));
  }

  private static BitsView view(int n, Function<Words, Masks> drawing) {
    return new BitsView(n, drawing, Words.english());
  }

  @Override
  public BitsView in(Words others) {
    return new BitsView(n, drawing, others);
  }

  private static Group rowGroup(Placement placement, BitRows bits, Words words) {
    long queen =
        bits.row() < placement.n()
            ? placement.column(bits.row()).stream().mapToLong(column -> 1L << column).sum()
            : 0;
    return masks(bits, queen, words);
  }

  private static Group masks(BitRows bits, long queen, Words words) {
    List<Strip> strips = new ArrayList<>();
    strips.add(new Strip(words.say("bits.columns"), bits.columns(), Tokens.ATTACK_TINT));
    strips.add(new Strip(words.say("bits.ascending", "/"), bits.ascending(), Tokens.ATTACK_TINT));
    strips.add(
        new Strip(words.say("bits.descending", "\\"), bits.descending(), Tokens.ATTACK_TINT));
    strips.add(new Strip(words.say("bits.free"), bits.free(), Tokens.GOOD_TINT));
    if (queen != 0) {
      strips.add(new Strip(words.say("bits.queen"), queen, Tokens.PATH_TINT));
    }
    return new Group(words.say("bits.row", bits.row()), strips);
  }

  @Override
  public String text() {
    int width =
        masks.groups().stream()
            .flatMap(
                group ->
                    Stream.concat(
                        Stream.of(group.heading()), group.strips().stream().map(Strip::name)))
            .mapToInt(String::length)
            .max()
            .orElse(0);
    return masks.groups().stream()
        .map(group -> text(group, width))
        .collect(Collectors.joining("\n\n", masks.sentence() + "\n\n", ""));
  }

  private String text(Group group, int width) {
    String head = line(group.heading(), width, IntStream.range(0, n).mapToObj(c -> "" + c % 10));
    return group.strips().stream()
        .map(strip -> line(strip.name(), width, cells(strip.bits())) + "   " + value(strip.bits()))
        .collect(Collectors.joining("\n", head + "\n", ""));
  }

  private static String line(String name, int width, Stream<String> cells) {
    return name + " ".repeat(width - name.length()) + "  " + cells.collect(Collectors.joining(" "));
  }

  private Stream<String> cells(long bits) {
    return IntStream.range(0, n).mapToObj(column -> isOne(bits, column) ? "1" : ".");
  }

  @Override
  public String html() {
    List<Html> rows = new ArrayList<>();
    masks.groups().forEach(group -> addRows(group, rows));
    Html table =
        Html.tag("table")
            .style(
                "border-collapse:separate;border-spacing:1px;border:none;margin:0;font-size:13px;"
                    + "line-height:1.2;color:"
                    + Tokens.INK)
            .holding(rows);
    return Card.figure(
            words, Html.text(masks.sentence()), table, Card.note(words.say("bits.legend")))
        .toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private static final String PLAIN = "padding:1px 4px 1px 0;background:" + Tokens.PAPER;
  private static final String NAME = PLAIN + ";font-weight:normal;text-align:left";
  private static final String HEADING = PLAIN + ";font-weight:bold;text-align:left";
  private static final String NUMBER =
      "padding:1px 0;width:20px;font-weight:normal;text-align:center;color:"
          + Tokens.MUTED
          + ";background:"
          + Tokens.PAPER;
  private static final String BIT = "padding:1px 0;width:20px;text-align:center;background:";

  private void addRows(Group group, List<Html> rows) {
    List<Html> head = new ArrayList<>();
    head.add(
        Html.tag("th")
            .with("scope", "col")
            .style(HEADING)
            .holding(group.heading().isEmpty() ? words.say("bits.column") : group.heading()));
    IntStream.range(0, n)
        .mapToObj(column -> Html.tag("th").with("scope", "col").style(NUMBER).holding("" + column))
        .forEach(head::add);
    rows.add(Html.tag("tr").style("background:" + Tokens.PAPER).holding(head));
    group.strips().forEach(strip -> rows.add(row(strip)));
  }

  private Html row(Strip strip) {
    List<Html> cells = new ArrayList<>();
    cells.add(Html.tag("th").with("scope", "row").style(NAME).holding(strip.name()));
    for (int column = 0; column < n; column++) {
      boolean one = isOne(strip.bits(), column);
      cells.add(
          Html.tag("td")
              .style(BIT + (one ? strip.ground() : Tokens.CHIP))
              .holding(one ? Html.tag("b").holding("1") : Html.text("·")));
    }
    return Html.tag("tr").style("background:" + Tokens.PAPER).holding(cells);
  }

  /** The n lowest bits as a number. */
  private String value(long bits) {
    return "= " + (bits & ((1L << n) - 1));
  }

  private static boolean isOne(long bits, int column) {
    return (bits >>> column & 1) == 1;
  }
}
