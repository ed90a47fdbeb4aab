package org.nqueens.kernel.wire;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs messages with the key of the connection file, and checks signatures. May be shared. */
public final class Signature {

  private static final String SCHEME = "hmac-";
  private static final String USUAL = "hmac-sha256";
  private static final byte[] NONE = {};

  private final Function<List<byte[]>, byte[]> digest; // gives nothing where nothing is signed
  private final boolean signed;

  /**
   * A signature under a key.
   *
   * @param scheme such as {@code hmac-sha256}
   * @param key the key of the connection file; empty where messages are not signed
   * @throws IllegalArgumentException if the JDK does not know the scheme
   */
  public Signature(String scheme, String key) {
    this.signed = !key.isEmpty();
    this.digest = signed ? digest(scheme, key) : frames -> NONE;
  }

  /**
   * The signature of some frames.
   *
   * @param frames header, parent header, metadata and content
   * @return hexadecimal digits in ASCII; empty where messages are not signed
   */
  public byte[] of(List<byte[]> frames) {
    return HexFormat.of().formatHex(digest.apply(frames)).getBytes(StandardCharsets.US_ASCII);
  }

  /**
   * Whether a signature is the right one; takes the same time for each wrong one.
   *
   * @param signature what arrived
   * @param frames what was signed
   * @return whether to trust them
   */
  public boolean matches(byte[] signature, List<byte[]> frames) {
    return !signed || MessageDigest.isEqual(of(frames), signature);
  }

  private static Function<List<byte[]>, byte[]> digest(String scheme, String key) {
    String name = scheme.toLowerCase(Locale.ROOT);
    if (name.equals(USUAL)) {
      return new HmacSha256(key)::of;
    }
    if (!name.startsWith(SCHEME)) {
      throw unknown(scheme);
    }
    Mac mac = mac(scheme, "Hmac" + name.substring(SCHEME.length()).toUpperCase(Locale.ROOT), key);
    return frames -> {
      synchronized (mac) {
        frames.forEach(mac::update);
        return mac.doFinal();
      }
    };
  }

  private static Mac mac(String scheme, String algorithm, String key) {
    try {
      Mac mac = Mac.getInstance(algorithm);
      mac.init(new SecretKeySpec(key.getBytes(StandardCharsets.UTF_8), algorithm));
      return mac;
    } catch (GeneralSecurityException e) {
      throw unknown(scheme);
    }
  }

  private static IllegalArgumentException unknown(String scheme) {
    return new IllegalArgumentException(
        "signature scheme " + scheme + " is not known: " + USUAL + " is the usual one");
  }
}
