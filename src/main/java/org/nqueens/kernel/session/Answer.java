package org.nqueens.kernel.session;

import java.util.Optional;
import org.nqueens.kernel.message.Body;

/**
 * The end of a conversation.
 *
 * @param reply what is replied, if anything is
 * @param then what comes after it
 */
record Answer(Optional<Body> reply, Then then) {

  /** What comes after a reply. */
  enum Then {
    /** The next request. */
    GO_ON,
    /** The cells that wait already are not run. */
    ABORT_WAITING,
    /** The end of the session. */
    END
  }

  /** No reply: the specification wants none. */
  static Answer none() {
    return new Answer(Optional.empty(), Then.GO_ON);
  }

  static Answer of(Body reply) {
    return new Answer(Optional.of(reply), Then.GO_ON);
  }

  Answer then(Then next) {
    return new Answer(reply, next);
  }
}
