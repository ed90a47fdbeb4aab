package org.nqueens.render;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/**
 * Several boards as small pictures, each with its columns in digits beneath.
 *
 * <p>The first {@value #PICTURES} are drawn; up to {@value #LISTED} more are listed by their
 * columns, folded away.
 */
public final class GalleryView implements View {

  /** How many boards are drawn. */
  static final int PICTURES = 24;

  /** How many more are listed. */
  static final int LISTED = 200;

  private final List<Placement> placements;
  private final String title;
  private final Words words;

  private GalleryView(List<Placement> placements, String title, Words words) {
    this.words = words;
    this.placements = List.copyOf(placements);
    this.title = title;
  }

  /**
   * A gallery.
   *
   * @param placements the boards, in the order they are shown
   * @return the view
   */
  public static GalleryView of(List<Placement> placements) {
    return new GalleryView(placements, "", Words.english());
  }

  /**
   * The same gallery under another sentence.
   *
   * @param sentence what the boards are, a full sentence
   * @return a new view
   */
  public GalleryView titled(String sentence) {
    return new GalleryView(placements, sentence, words);
  }

  @Override
  public GalleryView in(Words others) {
    return new GalleryView(placements, title, others);
  }

  @Override
  public String text() {
    String list =
        placements.stream()
            .limit(PICTURES + LISTED)
            .map(this::name)
            .collect(Collectors.joining("\n", "\n\n", rest().isEmpty() ? "" : "\n" + rest()));
    return placements.isEmpty() ? sentence() : sentence() + list;
  }

  @Override
  public String html() {
    List<Html> content = new ArrayList<>();
    content.add(pictures());
    if (placements.size() > PICTURES) {
      content.add(others());
    }
    return Card.figure(words, Html.text(sentence()), content.toArray(Html[]::new)).toString();
  }

  /**
   * All the boards in one file, four in a row.
   *
   * @param coordinates how to label rows and columns
   * @return an svg document with a title
   * @throws IllegalArgumentException if there are more than 1,000 boards, or one of more than 200
   *     rows
   */
  public String svg(Coordinates coordinates) {
    int largest = placements.stream().mapToInt(Placement::n).max().orElse(0);
    if (placements.size() > 1000 || largest > BoardView.LARGEST_PICTURE) {
      throw new IllegalArgumentException(
          placements.size()
              + " boards of size "
              + largest
              + " are too many or too large to draw: at most 1000 of size "
              + BoardView.LARGEST_PICTURE);
    }
    return BoardSvg.of(placements, sentence(), coordinates).toString();
  }

  /** The text form. */
  @Override
  public String toString() {
    return text();
  }

  private Html pictures() {
    return Html.tag("div")
        .style("display:flex;flex-wrap:wrap;gap:12px;margin:0")
        .holding(
            IntStream.range(0, Math.min(PICTURES, placements.size()))
                .mapToObj(this::picture)
                .toList());
  }

  private Html picture(int index) {
    Placement placement = placements.get(index);
    return Html.tag("div")
        .style("width:104px;text-align:center;margin:0")
        .holding(
            Thumbnail.of(placement, 96, words),
            Html.tag("div")
                .style("margin:2px 0 0;font-size:12px")
                .holding((index + 1) + ". " + name(placement)));
  }

  private Html others() {
    List<Html> lines = new ArrayList<>();
    int last = Math.min(placements.size(), PICTURES + LISTED);
    for (int i = PICTURES; i < last; i++) {
      lines.add(Html.tag("li").style("margin:0").holding(name(placements.get(i))));
    }
    Html list =
        Html.tag("ol")
            .with("start", PICTURES + 1)
            .style("margin:4px 0 0;padding:0 0 0 3em;font-size:13px")
            .holding(lines);
    return Card.folded(
        words.say("board.more-by-columns", last - PICTURES),
        list,
        rest().isEmpty() ? Html.text("") : Card.note(rest()));
  }

  private String rest() {
    int left = placements.size() - PICTURES - LISTED;
    return left > 0 ? words.say("board.not-listed", left) : "";
  }

  /** The columns by row: digits side by side where one digit is enough. */
  private String name(Placement placement) {
    return placement.n() == 0
        ? words.say("board.empty-name")
        : placement.columns().stream()
            .map(column -> column < 0 ? "–" : column.toString())
            .collect(Collectors.joining(placement.n() <= 10 ? " " : ", "));
  }

  private String sentence() {
    if (!title.isEmpty()) {
      return title;
    }
    if (placements.isEmpty()) {
      return words.say("board.none-to-show");
    }
    boolean solutions = placements.stream().allMatch(Placement::isSolution);
    return words.say(
        Message.counted(solutions ? "board.solutions" : "board.boards", placements.size()));
  }
}
