package org.nqueens.render;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PageTest {

  @Test
  void aPageSaysItsEncodingAndItsLanguage() {
    String page = Page.of("a < b", HeatMap.of(4));
    assertTrue(
        page.startsWith("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"));
    assertTrue(page.contains("<title>a &lt; b</title>"));
    assertTrue(page.contains("<main>" + HeatMap.of(4).html() + "</main>"));
  }
}
