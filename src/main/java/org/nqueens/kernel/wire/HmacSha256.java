package org.nqueens.kernel.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;

/**
 * The usual signature, after RFC 2104. The first {@link javax.crypto.Mac} of a process makes the
 * JDK look through every jar of the class path, which costs a kernel a tenth of its start.
 */
final class HmacSha256 {

  private static final int BLOCK = 64;
  private static final byte INNER = 0x36;
  private static final byte OUTER = 0x5c;

  private final byte[] key;

  HmacSha256(String key) {
    byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
    this.key = Arrays.copyOf(bytes.length > BLOCK ? sha256().digest(bytes) : bytes, BLOCK);
  }

  /** The 32 bytes that sign some texts, taken as one. */
  byte[] of(List<byte[]> texts) {
    MessageDigest inner = sha256();
    inner.update(padded(INNER));
    texts.forEach(inner::update);
    MessageDigest outer = sha256();
    outer.update(padded(OUTER));
    return outer.digest(inner.digest());
  }

  private byte[] padded(byte pad) {
    byte[] padded = key.clone();
    for (int i = 0; i < BLOCK; i++) {
      padded[i] ^= pad;
    }
    return padded;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
