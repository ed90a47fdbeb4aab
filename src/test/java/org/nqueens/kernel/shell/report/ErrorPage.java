package org.nqueens.kernel.shell.report;

import java.util.List;
import java.util.Map;

/** Error reports as a page: each on a light and on a dark ground. */
final class ErrorPage {

  static final String HEAD =
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Errors that teach</title>
      <style>
      body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 76em; }
      pre { padding: .6em; margin: 0; white-space: pre-wrap; }
      .code { background: #eef; } .light { background: #fff; color: #222; border: 1px solid #ccc; }
      .dark { background: #111; color: #ddd; } .two { display: grid; grid-template-columns: 1fr 1fr; }
      .c31 { color: #d6453d; font-weight: bold; } .c36 { color: #1b8f8f; } .c32 { color: #2e8b3d; }
      </style><h1>Errors that teach</h1>
      """;

  private static final Map<String, String> ENTITIES =
      Map.of("&", "&amp;", "<", "&lt;", ">", "&gt;");

  private ErrorPage() {}

  static String section(String name, String code, List<String> report) {
    String lines = colours(escape(String.join("\n", report)));
    return """
        <h2>%s</h2><pre class="code">%s</pre>
        <div class="two"><pre class="light">%s</pre><pre class="dark">%s</pre></div>
        """
        .formatted(escape(name), escape(code), lines, lines);
  }

  private static String colours(String text) {
    return text.replaceAll("\u001b\\[0m", "</span>")
        .replaceAll("\u001b\\[(?:1;)?([0-9]+)m", "<span class=\"c$1\">");
  }

  private static String escape(String text) {
    return text.replace("&", ENTITIES.get("&"))
        .replace("<", ENTITIES.get("<"))
        .replace(">", ENTITIES.get(">"));
  }
}
