package org.nqueens.kernel.message;

import java.util.List;
import java.util.Map;

/** Who the kernel is ("Kernel info"). */
public final class KernelInfo {

  private KernelInfo() {}

  /**
   * The answer.
   *
   * @param version the kernel's version
   * @param javaVersion the version of Java that runs the cells
   * @param banner what a console shows at its start
   */
  public record Reply(String version, String javaVersion, String banner) implements Body {
    @Override
    public String type() {
      return "kernel_info_reply";
    }

    @Override
    public Map<String, Object> fields() {
      return Fields.with("status", "ok")
          .and("protocol_version", Header.VERSION)
          .and("implementation", "nqueens-java")
          .and("implementation_version", version)
          .and("language_info", language())
          .and("banner", banner)
          .and("debugger", false)
          .and("supported_features", List.of())
          .and("help_links", List.of(link("Java API", "https://docs.oracle.com/en/java/javase/")))
          .map();
    }

    private Map<String, Object> language() {
      return Fields.with("name", "java")
          .and("version", javaVersion)
          .and("mimetype", "text/x-java")
          .and("file_extension", ".java")
          .and("pygments_lexer", "java")
          .and("codemirror_mode", "text/x-java")
          .and("nbconvert_exporter", "script")
          .map();
    }

    private static Map<String, Object> link(String text, String url) {
      return Fields.with("text", text).and("url", url).map();
    }
  }
}
