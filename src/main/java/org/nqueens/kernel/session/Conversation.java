package org.nqueens.kernel.session;

/** How requests of one type are answered. */
@FunctionalInterface
interface Conversation {

  /**
   * Does what is asked, publishing what there is to see on the way.
   *
   * @param request the request
   * @return the reply and what comes after it
   */
  Answer hold(Request request);
}
