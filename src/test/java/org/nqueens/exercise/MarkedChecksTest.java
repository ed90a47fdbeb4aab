package org.nqueens.exercise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.nqueens.MarkedWords;
import org.nqueens.board.KnownCounts;
import org.nqueens.board.Placement;
import org.nqueens.render.View;
import org.nqueens.solve.SearchListener;
import org.nqueens.solve.Solver;
import org.nqueens.solve.exhibit.Bug;
import org.nqueens.trace.Trace;
import org.nqueens.words.Language;
import org.nqueens.words.Message;
import org.nqueens.words.Words;

/** Every word of every check, hint, quiz and table comes out of the bundles. */
class MarkedChecksTest {

  private static final Words MARKED = MarkedWords.WORDS;
  private static final Catalogue BOOK = Catalogue.ofTheBook();
  private final Examiner examiner = new Examiner(new Watchdog(Duration.ofSeconds(5)));

  private static void isMarked(View view) {
    assertEquals(List.of(), MarkedWords.unmarked(untitled(view.text())));
    assertEquals(List.of(), MarkedWords.unmarkedIn(untitled(view.html())));
  }

  /** Chapters stay English, and with them their titles. */
  private static String untitled(String text) {
    String rest = text;
    for (Chapter chapter : Chapter.all()) {
      rest = rest.replace(chapter.title(), "");
    }
    return rest;
  }

  /** Answers to every exercise that are right, nearly right, and wrong in many ways. */
  private static List<Object> attempts() {
    List<Object> attempts = new ArrayList<>();
    attempts.addAll(List.of("?", 1, 4, 10, 25.0, 2.0, 1e12, List.of(9, 8), List.of(0, 5)));
    attempts.addAll(List.of(List.of(0, 1, 2, 3, 4, 5), List.of(14, 15, 17, 16)));
    attempts.addAll(List.of(List.of(14, 15, 16, 17), List.of(13, 14, 16, 15), List.of(0, 9)));
    attempts.addAll(List.of(Placement.of(4), Placement.of(5, 0), Placement.of(4, 0, 1)));
    attempts.addAll(List.of(Placement.of(4, 0, 1, 2, 3), Placement.of(4, 0, 2, 1, 3)));
    attempts.addAll(List.of(Placement.of(4, 1, 3, 0, 2), Placement.of(4, 0, 0, 1, 2)));
    attempts.addAll(numbers());
    attempts.addAll(functions());
    attempts.addAll(squares());
    attempts.addAll(searches());
    return attempts;
  }

  private static List<IntFunction<Object>> numbers() {
    return List.of(
        n -> NotStarted.todo(),
        n -> n,
        n -> 0,
        n -> 2.5,
        n -> n == 1 ? 1 : NotStarted.todo(),
        n -> List.of(7),
        n -> factorial(n),
        n -> n == 0 ? 7 : factorial(n),
        n -> (long) Math.pow(n, n),
        n -> Solver.scan().count(Math.min(9, Math.abs(n))),
        n -> n == 0 ? 9 : n < 13 ? KnownCounts.solutions(n) : 1,
        n -> n < 1 || n > 9 ? List.of() : Solver.scan().solutions(n),
        n -> List.of(new int[] {0, 0}),
        n -> profile(n, 0),
        n -> profile(n, 1),
        n -> profile(n, -1),
        Integer::lowestOneBit,
        n -> n & (n - 1),
        Integer::highestOneBit,
        Integer::numberOfTrailingZeros,
        n -> n < 0 ? 3 : Integer.bitCount(n),
        n -> n == 0 ? 9 : Integer.lowestOneBit(n),
        n -> Solver.scan().first(n).map(Placement::columns).orElse(List.of(1)),
        n -> Solver.organPipe().first(n).map(Placement::columns).orElse(List.of()),
        n -> (double) n + Math.random(),
        n -> n < 3 ? n + 1 : Math.random(),
        n -> n < 3 ? n + 1 : 1e6 * Math.random());
  }

  private static long factorial(int n) {
    return IntStream.rangeClosed(2, Math.max(1, n)).asLongStream().reduce(1, (a, b) -> a * b);
  }

  private static List<Long> profile(int n, int more) {
    List<Long> profile = new ArrayList<>(Trace.of(Solver.scan(), Math.abs(n) % 9).profile());
    int last = profile.size() - 1;
    profile.set(more == 0 ? 0 : last, profile.get(more == 0 ? 0 : last) + (more == 0 ? -1 : more));
    return profile;
  }

  private static List<Function<Object, Object>> functions() {
    return List.of(
        given -> new int[] {0},
        given -> 3,
        given -> "Q",
        given -> given instanceof String text ? Placement.parse(text).columns() : List.of(),
        given -> given instanceof int[] columns ? drawing(columns) : List.of(1),
        MarkedChecksTest::careless);
  }

  /** Right, and yet it leaves its argument changed. */
  private static Object careless(Object given) {
    if (!(given instanceof int[] columns)) {
      return List.of();
    }
    String drawing = drawing(columns);
    columns[0] = 3;
    return drawing;
  }

  private static String drawing(int[] columns) {
    int n = columns.length;
    return Placement.of(n, IntStream.of(columns).map(column -> column % n).toArray()).toString();
  }

  private static List<SquareFunction<Object>> squares() {
    return List.of(
        (columns, row, column) -> true,
        (columns, row, column) -> false,
        (columns, row, column) -> row > 0,
        (columns, row, column) -> safe(columns, 0, row, column),
        (columns, row, column) -> safe(columns, 1, row, column),
        (columns, row, column) -> safe(columns, 0, columns.length, column),
        (columns, row, column) -> safe(columns.clone(), 0, row, columns[row] = column),
        (columns, row, column) -> row - column,
        (columns, row, column) -> row - column + columns.length - 1,
        (columns, row, column) -> Math.abs(row - column),
        (columns, row, column) -> row * columns.length % (2 * columns.length - 1),
        (columns, row, column) -> List.of(),
        (columns, row, column) -> IntStream.range(0, row).boxed().toList(),
        (columns, row, column) -> IntStream.range(0, row).map(r -> row - 1 - r).boxed().toList());
  }

  private static boolean safe(int[] columns, int from, int to, int column) {
    return IntStream.range(from, to)
        .allMatch(row -> columns[row] != column && Math.abs(columns[row] - column) != to - row);
  }

  private static List<BoardSearch> searches() {
    List<BoardSearch> searches = new ArrayList<>();
    searches.add((n, emit) -> {});
    searches.add((n, emit) -> emit.accept(new int[] {7}));
    searches.add((n, emit) -> boards(n).forEach(board -> emitTwice(board, emit::accept)));
    searches.add((n, emit) -> boards(n).sorted((a, b) -> b[0] - a[0]).forEach(emit));
    searches.add((n, emit) -> (n == 0 ? Stream.<int[]>of() : boards(n)).forEach(emit));
    for (Bug bug : Bug.values()) {
      searches.add((n, emit) -> bug.search(n, new Emitting(new int[n], emit::accept)));
    }
    return searches;
  }

  private static Stream<int[]> boards(int n) {
    return Solver.scan().solutions(n).stream()
        .map(board -> board.columns().stream().mapToInt(Integer::intValue).toArray());
  }

  private static void emitTwice(int[] board, java.util.function.Consumer<int[]> emit) {
    emit.accept(board);
    emit.accept(board);
  }

  private record Emitting(int[] columns, java.util.function.Consumer<int[]> emit)
      implements SearchListener {
    @Override
    public void place(int row, int column) {
      columns[row] = column;
    }

    @Override
    public boolean solution() {
      emit.accept(columns.clone());
      return true;
    }
  }

  @TestFactory
  Stream<DynamicTest> everyWordOfACheckComesOutOfTheBundles() {
    return BOOK.exercises().stream()
        .flatMap(
            exercise ->
                attempts().stream()
                    .filter(attempt -> fits(exercise, attempt))
                    .map(
                        attempt ->
                            DynamicTest.dynamicTest(
                                exercise.id() + " " + attempt.getClass().getSimpleName(),
                                () -> isMarked(examiner.examine(exercise, attempt, MARKED)))));
  }

  /** A lambda is no value: what it is called in a text is no word of ours. */
  private static boolean fits(Exercise<?> exercise, Object attempt) {
    return exercise.shape() == Object.class
        ? !attempt.getClass().isHidden()
        : exercise.shape().isInstance(attempt);
  }

  @Test
  void everyWordToWhoHandsOverSomethingElseComesOutOfTheBundles() {
    Exercise<?> any = BOOK.exercise("0.1");
    isMarked(examiner.examine(Exercise.of("0.9", any.heading(), int[].class, "·"), 1, MARKED));
  }

  @Test
  void aCheckSpeaksOneLanguage() {
    Verdict verdict =
        examiner.examine(BOOK.exercise("0.1"), Placement.of(4, 0, 1, 2, 3), Words.of("ru"));
    assertTrue(verdict.text().startsWith("◔ Ещё немного · 0.1 Четыре ферзя"), verdict.text());
    assertTrue(verdict.html().contains("<figure lang=\"ru\""), verdict.html());
    assertFalse(verdict.html().matches("(?s).*<figure (?!lang=\"ru\").*"), verdict.html());
    assertFalse(verdict.text().matches("(?s).*[a-z]{2}.*"), verdict.text());
  }

  @Test
  void everyExerciseHasItsTitleItsNoticeAndItsStepsInEveryLanguage() {
    for (Exercise<?> exercise : BOOK.exercises()) {
      for (Language language : Language.values()) {
        Words words = Words.in(language);
        assertTrue(words.say(exercise.heading()).length() > 0, exercise.id());
        assertTrue(words.say(exercise.notice()).length() > 10, exercise.id());
      }
      isText(exercise.form());
      exercise.steps().forEach(step -> isText(step.name()));
    }
  }

  /** A message, or code that no one translates. */
  private static void isText(Object text) {
    assertTrue(
        text instanceof Message message
            ? MarkedWords.unmarked(MARKED.say(message).replaceAll("\\w+\\.of", "")).isEmpty()
            : text.toString().matches("n = \\d+|\\(.*\\) -> .*"),
        text.toString());
  }

  @TestFactory
  Stream<DynamicTest> everyWordOfAQuizComesOutOfTheBundles() {
    return QuizTest.chapters()
        .boxed()
        .flatMap(chapter -> IntStream.range(0, 30).mapToObj(seed -> chapter + ":" + seed))
        .map(quiz -> DynamicTest.dynamicTest(quiz, () -> isMarked(Quiz.of(quiz).in(MARKED))));
  }

  @Test
  void everyWordOfAnAnswerComesOutOfTheBundles() {
    Quiz quiz = Quiz.of("2").in(MARKED);
    isMarked(quiz.answer(1, "A"));
    isMarked(quiz.answer(1, "B"));
  }

  @Test
  void everyWordAroundHintsAndSolutionsComesOutOfTheBundles() {
    Exercise<?> exercise = BOOK.exercise("2.1");
    List<String> hints = List.of("·", "·", "·");
    for (int number = 1; number <= 3; number++) {
      isMarked(Advice.hint(exercise, hints, number, MARKED));
    }
    isMarked(Advice.areYouSure(exercise, Entry.NONE, MARKED));
    isMarked(Advice.areYouSure(exercise, Entry.NONE.checked(State.CORRECT), MARKED));
    isMarked(Advice.solution(exercise, "·", MARKED));
  }

  @Test
  void everyWordOfTheProgressComesOutOfTheBundles() {
    Progress progress = Progress.NONE;
    for (State state : State.values()) {
      Entry entry = Entry.NONE.asked().asked().checked(state);
      progress = progress.with("2." + (1 + state.ordinal()), entry);
    }
    Path file = Path.of("·");
    isMarked(new ProgressTable(BOOK.exercises(), progress, file, Optional.empty(), MARKED));
    for (String key : List.of("cannot-write", "cannot-read", "set-aside", "unknown-language")) {
      Optional<Message> note = Optional.of(Message.of("frame." + key, "·", "·"));
      isMarked(new ProgressTable(BOOK.exercises(), progress, file, note, MARKED));
    }
    isMarked(new ChapterHead(new Chapter(2, "·", "·", 1), BOOK.of(2), progress, MARKED));
  }

  @Test
  void everyWordOfAPredictionComesOutOfTheBundles() {
    for (Object guess : List.of("?", 1, 92, 1000, 0)) {
      isMarked(Prediction.of(guess, 92).in(MARKED));
    }
  }

  @Test
  void aFactorIsWrittenAsTheLanguageDoes() {
    assertTrue(Prediction.of(230, 92).in(Words.of("ru")).text().contains("раз в 2,5"));
    assertTrue(Prediction.of(230, 92).in(Words.of("zh")).text().contains("2.5 倍"));
  }

  @Test
  void everyKnownBugHasItsNameAndItsSentence() {
    for (Fingerprint bug : Fingerprint.all().subList(1, Fingerprint.all().size())) {
      for (Message text : List.of(bug.name(), bug.telling())) {
        String russian = Words.of("ru").say(text);
        String chinese = Words.of("zh").say(text);
        assertEquals(3, new TreeSet<>(List.of(russian, chinese, bug.bug())).size(), russian);
      }
    }
  }
}
