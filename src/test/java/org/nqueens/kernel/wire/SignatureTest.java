package org.nqueens.kernel.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** HMAC as RFC 4231 gives it, and what is not a right signature. */
class SignatureTest {

  private final Signature signature = new Signature("hmac-sha256", "Jefe");
  private final List<byte[]> frames =
      List.of("what do ya want ".getBytes(UTF_8), "for nothing?".getBytes(UTF_8));

  @Test
  void theSecondCaseOfRfc4231IsSigned() {
    assertEquals(
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        new String(signature.of(frames), UTF_8));
  }

  @Test
  void theJdkSignsWithKeysOfEveryLengthAsWeDo() throws Exception {
    for (int length = 1; length < 140; length++) {
      String key = "♛k".repeat(length).substring(0, length);
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key.getBytes(UTF_8), "HmacSHA256"));
      frames.forEach(mac::update);
      assertEquals(
          HexFormat.of().formatHex(mac.doFinal()),
          new String(new Signature("hmac-sha256", key).of(frames), UTF_8),
          "length " + length);
    }
  }

  @Test
  void anotherDigestOfTheJdkSignsToo() {
    Signature longer = new Signature("hmac-sha512", "Jefe");
    assertEquals(128, longer.of(frames).length);
    assertTrue(longer.matches(longer.of(frames), frames));
  }

  @Test
  void aSignatureMatchesItsFrames() {
    assertTrue(signature.matches(signature.of(frames), frames));
  }

  @Test
  void aSignatureWithOneDigitChangedDoesNotMatch() {
    byte[] right = signature.of(frames);
    for (int i = 0; i < right.length; i++) {
      byte[] wrong = right.clone();
      wrong[i] ^= 1;
      assertFalse(signature.matches(wrong, frames), "digit " + i);
    }
  }

  @Test
  void aSignatureCutShortDoesNotMatch() {
    byte[] right = signature.of(frames);
    for (int length = 0; length < right.length; length++) {
      assertFalse(signature.matches(Arrays.copyOf(right, length), frames), "length " + length);
    }
  }

  @Test
  void withoutAKeyNothingIsSignedAndEverythingMatches() {
    Signature none = new Signature("hmac-sha256", "");
    assertEquals(0, none.of(frames).length);
    assertTrue(none.matches("anything".getBytes(UTF_8), frames));
  }

  @Test
  void aSchemeThatTheJdkDoesNotKnowIsNamed() {
    for (String scheme : List.of("hmac-md17", "rot13", "")) {
      var fault = assertThrows(IllegalArgumentException.class, () -> new Signature(scheme, "key"));
      assertTrue(fault.getMessage().contains(scheme), fault.getMessage());
    }
  }
}
