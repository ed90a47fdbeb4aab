package org.nqueens.kernel.session;

import java.util.Optional;
import org.nqueens.kernel.message.Body;
import org.nqueens.kernel.message.Input;
import org.nqueens.kernel.message.Message;

/** A message that arrived, and the ways back. All methods may be called by any thread. */
public interface Request {

  /**
   * What arrived.
   *
   * @return the message
   */
  Message message();

  /**
   * Answers the one who asked.
   *
   * @param body the reply
   */
  void reply(Body body);

  /**
   * Tells all clients something that this request caused.
   *
   * @param body what to tell
   */
  void publish(Body body);

  /**
   * Asks the one who asked for a line of input, and waits for it.
   *
   * @param question what to ask
   * @return the answer, or empty if the thread was interrupted while it waited
   */
  Optional<String> ask(Input.Request question);
}
