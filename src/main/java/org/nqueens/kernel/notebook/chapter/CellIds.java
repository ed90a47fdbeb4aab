package org.nqueens.kernel.notebook.chapter;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.kernel.notebook.NotebookException;

/**
 * Gives every cell an id: its own, or one of its first words. Where two cells begin alike, both get
 * a hash of their text behind it, so that neither's id depends on the other's place.
 */
final class CellIds {

  private static final Pattern WORD = Pattern.compile("[a-z0-9]+");
  private static final int WORDS = 5;
  private static final int LONGEST = 40;

  private CellIds() {}

  static List<Piece> named(List<Piece> pieces) {
    Set<String> taken = given(pieces);
    Set<String> twice = twice(pieces.stream().filter(CellIds::isNameless).map(CellIds::words));
    List<Piece> named = new ArrayList<>();
    for (Piece piece : pieces) {
      named.add(isNameless(piece) ? piece.named(made(piece, taken, twice)) : piece);
    }
    return named;
  }

  private static Set<String> given(List<Piece> pieces) {
    Set<String> ids = new HashSet<>();
    for (Piece piece : pieces) {
      if (!isNameless(piece) && !ids.add(piece.id())) {
        throw new NotebookException(
            "line " + piece.line() + ": the id '" + piece.id() + "' is taken.");
      }
    }
    return ids;
  }

  private static String made(Piece piece, Set<String> taken, Set<String> twice) {
    String words = words(piece);
    String hash = Integer.toHexString(piece.source().hashCode());
    String id = words.isEmpty() ? "cell-" + hash : words;
    if (twice.contains(id) || taken.contains(id)) {
      id = id + "-" + hash;
    }
    String unique = id;
    for (int i = 2; !taken.add(unique); i++) {
      unique = id + "-" + i;
    }
    return unique;
  }

  private static Set<String> twice(Stream<String> ids) {
    Set<String> seen = new HashSet<>();
    return ids.filter(id -> !seen.add(id)).collect(Collectors.toSet());
  }

  private static String words(Piece piece) {
    String plain =
        Normalizer.normalize(piece.source(), Normalizer.Form.NFD).toLowerCase(Locale.ROOT);
    String words =
        WORD.matcher(plain)
            .results()
            .limit(WORDS)
            .map(MatchResult::group)
            .collect(Collectors.joining("-"));
    return words.length() <= LONGEST ? words : words.substring(0, LONGEST).replaceFirst("-$", "");
  }

  private static boolean isNameless(Piece piece) {
    return piece.id().isEmpty();
  }
}
