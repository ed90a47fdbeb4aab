package org.nqueens.kernel.wire;

/** Bytes that are no message of the protocol, or not one that we may trust. */
public final class MalformedMessage extends Exception {

  private static final long serialVersionUID = 1L;

  /**
   * Says what is wrong.
   *
   * @param reason one sentence
   */
  public MalformedMessage(String reason) {
    super(reason);
  }
}
