package org.nqueens.kernel.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.nqueens.kernel.message.History;

/**
 * The cells that were run, of this session and of those before it.
 *
 * <p>The store is read and written by a thread of its own, so that no cell waits for a disk.
 */
final class InputHistory {

  private static final int MOST = 10_000; // characters of a result

  private final List<History.Entry> current =
      new ArrayList<>(); // its session is numbered when read
  private final PastSessions past;
  private final ExecutorService disk = Executors.newSingleThreadExecutor(InputHistory::daemon);
  private final Consumer<String> log;
  private CompletableFuture<PastSessions.Past> earlier; // null until it is asked for

  InputHistory(PastSessions past, Consumer<String> log) {
    this.past = past;
    this.log = log;
  }

  /** Remembers a cell that is about to run. */
  synchronized void add(int line, String code) {
    current.add(new History.Entry(0, line, code, Optional.empty()));
  }

  /** Keeps the cell that was added last in the store; after it has run, which it must not delay. */
  synchronized void keep() {
    History.Entry last = current.get(current.size() - 1);
    earlier()
        .thenAcceptAsync(before -> past.keep(numbered(last, before.session())), disk)
        .exceptionally(this::lost);
  }

  /** Remembers the value of the cell that was added last, or the beginning of a long one. */
  synchronized void result(String plain) {
    String kept = plain.length() > MOST ? plain.substring(0, MOST) + "…" : plain;
    int last = current.size() - 1;
    History.Entry entry = current.get(last);
    current.set(last, new History.Entry(0, entry.line(), entry.input(), Optional.of(kept)));
  }

  Answer answer(Request request) {
    History.Request wanted = History.Request.of(request.message().content());
    return Answer.of(new History.Reply(wanted.output(), chosen(wanted)));
  }

  private List<History.Entry> chosen(History.Request wanted) {
    List<History.Entry> all = all();
    int session = earlier().join().session();
    Predicate<History.Entry> fits =
        switch (wanted.access()) {
          case TAIL -> entry -> true;
          case RANGE -> inRange(wanted, session);
          case SEARCH -> matching(wanted.pattern());
        };
    List<History.Entry> found = all.stream().filter(fits).toList();
    List<History.Entry> distinct = wanted.unique() ? newestOfEach(found) : found;
    boolean counted = wanted.access() != History.Access.RANGE;
    int n = counted ? wanted.n().orElse(distinct.size()) : distinct.size();
    return distinct.subList(Math.max(0, distinct.size() - Math.max(0, n)), distinct.size());
  }

  private synchronized List<History.Entry> all() {
    PastSessions.Past before = earlier().join();
    List<History.Entry> all = new ArrayList<>(before.entries());
    current.forEach(
        e -> all.add(new History.Entry(before.session(), e.line(), e.input(), e.result())));
    return all;
  }

  private static History.Entry numbered(History.Entry entry, int session) {
    return new History.Entry(session, entry.line(), entry.input(), entry.result());
  }

  private synchronized CompletableFuture<PastSessions.Past> earlier() {
    if (earlier == null) {
      earlier = CompletableFuture.supplyAsync(past::load, disk).exceptionally(this::nothing);
    }
    return earlier;
  }

  private static Predicate<History.Entry> inRange(History.Request wanted, int current) {
    int session = wanted.session() > 0 ? wanted.session() : current + wanted.session();
    int stop = wanted.stop().orElse(Integer.MAX_VALUE);
    return entry ->
        entry.session() == session && entry.line() >= wanted.start() && entry.line() < stop;
  }

  private static Predicate<History.Entry> matching(String glob) {
    String regex =
        glob.codePoints()
            .mapToObj(Character::toString)
            .map(c -> c.equals("*") ? ".*" : c.equals("?") ? "." : Pattern.quote(c))
            .collect(Collectors.joining());
    Pattern pattern = Pattern.compile(regex, Pattern.DOTALL);
    return entry -> pattern.matcher(entry.input()).matches();
  }

  private static List<History.Entry> newestOfEach(List<History.Entry> entries) {
    Map<String, History.Entry> newest = new LinkedHashMap<>();
    for (History.Entry entry : entries) {
      newest.remove(entry.input());
      newest.put(entry.input(), entry);
    }
    return List.copyOf(newest.values());
  }

  private Void lost(Throwable fault) {
    log.accept("the history could not be kept: " + fault.getMessage());
    return null;
  }

  private PastSessions.Past nothing(Throwable fault) {
    log.accept("the history could not be read: " + fault.getMessage());
    return PastSessions.none().load();
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "history");
    thread.setDaemon(true);
    return thread;
  }
}
