package org.nqueens.kernel.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.Provider;
import java.security.Security;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs messages with the key of the connection file, and checks signatures. May be shared. */
public final class Signature {

  private static final String SCHEME = "hmac-";
  private static final byte[] NONE = {};

  private final Mac mac; // null where messages are not signed

  /**
   * A signature under a key.
   *
   * @param scheme such as {@code hmac-sha256}
   * @param key the key of the connection file; empty where messages are not signed
   * @throws IllegalArgumentException if the JDK does not know the scheme
   */
  public Signature(String scheme, String key) {
    this.mac = key.isEmpty() ? null : mac(scheme, key);
  }

  /**
   * The signature of some frames.
   *
   * @param frames header, parent header, metadata and content
   * @return hexadecimal digits in ASCII; empty where messages are not signed
   */
  public byte[] of(List<byte[]> frames) {
    if (mac == null) {
      return NONE;
    }
    byte[] digest;
    synchronized (mac) {
      frames.forEach(mac::update);
      digest = mac.doFinal();
    }
    return HexFormat.of().formatHex(digest).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Whether a signature is the right one; takes the same time for each wrong one.
   *
   * @param signature what arrived
   * @param frames what was signed
   * @return whether to trust them
   */
  public boolean matches(byte[] signature, List<byte[]> frames) {
    return mac == null || MessageDigest.isEqual(of(frames), signature);
  }

  private static Mac mac(String scheme, String key) {
    String name = scheme.toLowerCase(Locale.ROOT);
    if (!name.startsWith(SCHEME)) {
      throw unknown(scheme);
    }
    String algorithm = "Hmac" + name.substring(SCHEME.length()).toUpperCase(Locale.ROOT);
    try {
      // Asked by name, a provider is found at once; else the JDK loads a dozen others before it.
      Provider usual = Security.getProvider("SunJCE");
      Mac mac =
          usual == null || usual.getService("Mac", algorithm) == null
              ? Mac.getInstance(algorithm)
              : Mac.getInstance(algorithm, usual);
      mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), algorithm));
      return mac;
    } catch (GeneralSecurityException e) {
      throw unknown(scheme);
    }
  }

  private static IllegalArgumentException unknown(String scheme) {
    return new IllegalArgumentException(
        "signature scheme " + scheme + " is not known: hmac-sha256 is the usual one");
  }
}
