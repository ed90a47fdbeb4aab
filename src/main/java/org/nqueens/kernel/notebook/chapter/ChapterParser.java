package org.nqueens.kernel.notebook.chapter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.kernel.notebook.NotebookCell;
import org.nqueens.kernel.notebook.NotebookException;

/** Splits a chapter's text into its cells, line by line. */
final class ChapterParser {

  private static final Pattern BREAK = Pattern.compile("\\+\\+\\+(?:\\s+(\\{.*\\}))?\\s*");
  private static final Pattern FENCE =
      Pattern.compile("(\\s*)(`{3,}|~{3,})\\s*([^`\\s{]*)\\s*(\\{.*\\})?[^`]*");

  private final List<String> lines;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<String> text = new ArrayList<>();
  private Optional<Attributes> announced = Optional.empty();
  private int textStart = 1;
  private int next;

  ChapterParser(String chapter) {
    this.lines = chapter.lines().toList();
  }

  List<Piece> pieces() {
    while (next < lines.size()) {
      String line = lines.get(next);
      Matcher rule = BREAK.matcher(line);
      Matcher fence = FENCE.matcher(line);
      if (rule.matches()) {
        endText();
        announced = Optional.ofNullable(rule.group(1)).map(a -> Attributes.parse(a, next + 1));
        next++;
      } else if (fence.matches() && fence.group(4) != null) {
        code(fence);
      } else if (fence.matches()) {
        text.addAll(lines.subList(next, illustrationEnd(fence)));
        next = illustrationEnd(fence);
      } else {
        text.add(line);
        next++;
      }
    }
    endText();
    return pieces;
  }

  private void code(Matcher fence) {
    int line = next + 1;
    if (!fence.group(3).equals("java") || !fence.group(1).isEmpty()) {
      throw problem("a code cell begins with ```java {…} at the start of a line");
    }
    endText();
    Attributes attributes = Attributes.parse(fence.group(4), line);
    int end = closing(fence.group(2));
    String source = String.join("\n", lines.subList(next + 1, end)).stripTrailing();
    pieces.add(new Piece(NotebookCell.Kind.CODE, attributes.id(), attributes.tags(), source, line));
    next = end + 1;
    textStart = next + 1;
  }

  private int illustrationEnd(Matcher fence) {
    return closing(fence.group(2)) + 1;
  }

  private int closing(String fence) {
    String mark = Pattern.quote(fence.substring(0, 1));
    Pattern end = Pattern.compile("\\s*" + mark + "{" + fence.length() + ",}\\s*");
    for (int i = next + 1; i < lines.size(); i++) {
      if (end.matcher(lines.get(i)).matches()) {
        return i;
      }
    }
    throw problem("this fence is never closed");
  }

  private void endText() {
    String source = String.join("\n", text).strip();
    if (source.isEmpty() && announced.isPresent()) {
      throw problem("the attributes before this line belong to no text");
    }
    if (!source.isEmpty()) {
      Attributes attributes = announced.orElse(Attributes.NONE);
      pieces.add(
          new Piece(
              NotebookCell.Kind.MARKDOWN, attributes.id(), attributes.tags(), source, textStart));
    }
    text.clear();
    announced = Optional.empty();
    textStart = next + 2;
  }

  private NotebookException problem(String what) {
    return new NotebookException("line " + Math.min(next + 1, lines.size()) + ": " + what + ".");
  }
}
