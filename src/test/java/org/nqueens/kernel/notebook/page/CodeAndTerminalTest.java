package org.nqueens.kernel.notebook.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeAndTerminalTest {

  private static final String ESC = "\u001b[";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "var s = \"a \\\" // no comment\"; // one, \"no string\"",
        "String t = \"\"\"\n  \"quoted\" \\\"\"\" <b>\n  \"\"\";",
        "\"never closed\nint x = 'c' + '\\'' + 0x1F_FFL + 1_000 + 1.5e-3f;",
        "/* open\nto the end",
        "@Override public <T extends List<?>> T get() { return null; }",
        "%maven a:b:1\nint x = 17 % 5; // %not",
        "int größe = 1; var ферзь = \"♛ 😀\";",
      })
  void coloringLeavesTheTextAsItIs(String code) {
    String html = JavaColors.html(code);
    assertEquals(code, Jsoup.parseBodyFragment("<pre>\n" + html + "</pre>").wholeText());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return x;|<span class=\"hl-keyword\">return</span> x;",
        "returned|returned",
        "\"int\"|<span class=\"hl-string\">&quot;int&quot;</span>",
        "// int|<span class=\"hl-comment\">// int</span>",
        "Queens q|<span class=\"hl-type\">Queens</span> q",
        "in8 + 8|in8 + <span class=\"hl-number\">8</span>",
        "@Test|<span class=\"hl-annotation\">@Test</span>",
        "%time x|<span class=\"hl-magic\">%time x</span>",
        "a %time b|a %time b",
        "x < y|x &lt; y",
      })
  void wordsOfTheLanguageAreColored(String code, String html) {
    assertEquals(html, JavaColors.html(code));
  }

  @Test
  void coloredTextOfATerminalIsColoredInThePage() {
    assertEquals(
        "a <span class=\"ansi-red ansi-bold\">b &lt;</span> c",
        AnsiHtml.html("a " + ESC + "1;31mb <" + ESC + "0m c"));
    assertEquals(
        "<span class=\"ansi-bright-blue ansi-on-white\">x</span>y",
        AnsiHtml.html(ESC + "94m" + ESC + "47mx" + ESC + "my"));
    assertEquals("<span style=\"color:#5f87ff;\">x</span>", AnsiHtml.html(ESC + "38;5;69mx"));
    assertEquals(
        "<span style=\"background-color:#010203;\">x</span>", AnsiHtml.html(ESC + "48;2;1;2;3mx"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"38", "38;5", "38;2;1", "999", "99999999999", ";;;", "1;;31"})
  void oddSequencesAreHarmless(String numbers) {
    String html = AnsiHtml.html(ESC + numbers + "mtext");
    assertTrue(html.contains("text"), html);
    assertFalse(html.contains("\u001b"), html);
  }

  @Test
  void otherControlsOfATerminalAreNotSeen() {
    assertEquals("ab", AnsiHtml.html("a" + ESC + "2K" + ESC + "1;1Hb"));
  }

  @Test
  void overwrittenTextIsGone() {
    assertEquals("100 %\nnext", AnsiHtml.html("10 %\r50 %\r100 %\nnext"));
    assertEquals("one\ntwo", AnsiHtml.html("one\r\ntwo"));
    assertEquals("ac", AnsiHtml.html("ab\bc"));
    assertEquals("50 %", AnsiHtml.html("50 %\r"));
  }
}
