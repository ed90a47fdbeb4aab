package org.nqueens.render.stepper;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names that depend on nothing but what they name, so that a cell run twice gives the same. */
public final class ContentHash {

  private ContentHash() {}

  /**
   * The name of a content.
   *
   * @param content any text
   * @return twelve hexadecimal digits
   */
  public static String of(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
