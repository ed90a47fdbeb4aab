package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class HtmlTest {

  @Test
  void textIsEscaped() {
    assertEquals("a &lt; b &amp; &quot;c&quot; &gt;", Html.text("a < b & \"c\" >").toString());
  }

  @Test
  void attributesAreEscapedAndKeepTheirOrder() {
    Html html = Html.tag("a").with("title", "\"<&").with("href", "x").holding("y");
    assertEquals("<a title=\"&quot;&lt;&amp;\" href=\"x\">y</a>", html.toString());
  }

  @Test
  void voidElementsHaveNoEnd() {
    assertEquals("<img alt=\"x\">", Html.tag("img").with("alt", "x").holding().toString());
  }

  @Test
  void noContentEndsAScript() {
    String script = Html.script("application/json", "\"</script><!-- \"").toString();
    assertEquals("<script type=\"application/json\">\"<\\/script>\\u003c!-- \"</script>", script);
    assertFalse(script.substring(0, script.length() - 9).contains("</script"));
  }
}
