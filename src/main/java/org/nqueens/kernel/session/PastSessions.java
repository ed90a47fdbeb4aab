package org.nqueens.kernel.session;

import java.io.UncheckedIOException;
import java.util.List;
import org.nqueens.kernel.message.History;

/** What the sessions before this one ran, and the place where this one's cells are kept. */
public interface PastSessions {

  /**
   * What is known when a session begins.
   *
   * @param entries the cells of the earlier sessions, oldest first
   * @param session the number of the new session, 1 or more, which no other has
   */
  record Past(List<History.Entry> entries, int session) {

    /** Copies the list. */
    public Past {
      entries = List.copyOf(entries);
    }
  }

  /**
   * Opens the store for a new session.
   *
   * @return what the earlier ones ran
   * @throws UncheckedIOException if it cannot be read
   */
  Past load();

  /**
   * Keeps one more entry.
   *
   * @param entry a cell that was run; its result is not kept
   * @throws UncheckedIOException if it cannot be written
   */
  void keep(History.Entry entry);

  /**
   * A past of which nothing is known and to which nothing is added.
   *
   * @return an empty store
   */
  static PastSessions none() {
    return new PastSessions() {
      @Override
      public Past load() {
        return new Past(List.of(), 1);
      }

      @Override
      public void keep(History.Entry entry) {}
    };
  }
}
