package org.nqueens.kernel.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.message.Json;

/** JSON text and values, in both directions. */
class JsonTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "null",
        "true",
        "\"\"",
        "\"♛ 漢 😀 \\u0000 \\\" \\\\\"",
        "9223372036854775807",
        "-1.5",
        "{\"a\":[1,2,{\"b\":null}],\"c\":\"d\"}"
      })
  void whatIsReadIsWrittenAgain(String json) throws IOException {
    assertEquals(json, text(JsonText.write(JsonText.read(json.getBytes(UTF_8)))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "{",
        "}",
        "{\"a\":}",
        "[1,]",
        "{'a':1}",
        "{a:1}",
        "nul",
        "1 2",
        "\"",
        "NaN",
        "\uFEFF{}x"
      })
  void whatIsNoJsonIsRefused(String text) {
    assertThrows(IOException.class, () -> JsonText.read(text.getBytes(UTF_8)));
  }

  @Test
  void bytesThatAreNoUtf8AreRefused() {
    assertThrows(IOException.class, () -> JsonText.read(new byte[] {'"', (byte) 0xC3, '"'}));
    assertThrows(IOException.class, () -> JsonText.read(new byte[] {(byte) 0xFF, (byte) 0xFE}));
  }

  @Test
  void aMillionOpenBracketsAreRefusedWithoutOverflow() {
    byte[] deep = new byte[1_000_000];
    Arrays.fill(deep, (byte) '[');
    assertThrows(IOException.class, () -> JsonText.read(deep));
  }

  @Test
  void jsonOfACellIsPutInAsJson() {
    assertEquals("[{\"x\":1}]", text(JsonText.write(List.of(new Json(" { \"x\" : 1 } ")))));
  }

  @Test
  void aTextThatACellCallsJsonTravelsAsText() {
    assertEquals("[\"{x\"]", text(JsonText.write(List.of(new Json("{x")))));
  }

  @Test
  void nullsAreWritten() {
    assertEquals("[1,null]", text(JsonText.write(Arrays.asList(1, null))));
  }

  @Test
  void halfOfASurrogatePairDoesNotSpoilTheText() {
    assertEquals("{\"a\":\"?\"}", text(JsonText.write(Map.of("a", "\uD83D"))));
  }

  private static String text(byte[] utf8) {
    return new String(utf8, UTF_8);
  }
}
