package org.nqueens.kernel.link;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.display.MimeBundle;

/** What is written is read again. */
class CodecTest {

  private static final MimeBundle BUNDLE =
      new MimeBundle(Map.of("text/plain", "♛ 😀", "text/html", "<b>x</b>"), Map.of("a/b", "{}"));
  private static final Trouble TROUBLE =
      new Trouble(
          "java.lang.Error",
          Optional.of("outer"),
          List.of(new StackTraceElement("A", "b", "C.java", 7)),
          3,
          1,
          Optional.of(
              new Trouble("X", Optional.empty(), List.of(), 0, 0, Optional.empty(), List.of())),
          List.of());

  static Stream<Request> requests() {
    return Stream.of(
        new Request.Invoke(7, "REPL.$JShell$1", "do_it$"),
        new Request.Render(7),
        new Request.Values(7, List.of()),
        new Request.Values(7, List.of(new Request.Place("T", "f"), new Request.Place("U", "g"))),
        new Request.Copy("A", "B", "f"),
        new Request.AddPath("/a b/ü.jar"),
        new Request.End(7),
        new Request.Stop(-1),
        new Request.Answer(Optional.empty()),
        new Request.Answer(Optional.of("")));
  }

  @ParameterizedTest
  @MethodSource("requests")
  void aRequestSurvivesTheLink(Request request) {
    assertEquals(request, RequestCodec.read(RequestCodec.write(request)));
  }

  @Test
  void classesSurviveTheLink() {
    var load =
        new Request.Load(
            List.of(new ClassFile("A", new byte[] {1, 2}), new ClassFile("B", new byte[0])));
    var read = (Request.Load) RequestCodec.read(RequestCodec.write(load));
    assertEquals(List.of("A", "B"), read.classes().stream().map(ClassFile::name).toList());
    assertArrayEquals(new byte[] {1, 2}, read.classes().get(0).bytes());
  }

  static Stream<Report> reports() {
    return Stream.of(
        new Report.Ready("token"),
        new Report.Done(Optional.empty()),
        new Report.Done(Optional.of(BUNDLE)),
        new Report.Listed(List.of("1", "")),
        new Report.Refused("why"),
        new Report.Thrown(TROUBLE),
        new Report.Unresolved(4, TROUBLE),
        new Report.Stopped(),
        new Report.Ended(List.of("a", "b")),
        new Report.Printed(3, true, "text"),
        new Report.Escaped(3, "Thread-0", TROUBLE),
        new Report.Displayed(3, Optional.of("id"), BUNDLE),
        new Report.Displayed(3, Optional.empty(), BUNDLE),
        new Report.Updated(3, "id", BUNDLE),
        new Report.Cleared(3, true),
        new Report.Asked(3, "prompt", false));
  }

  @ParameterizedTest
  @MethodSource("reports")
  void aReportSurvivesTheLink(Report report) {
    assertEquals(report, ReportCodec.read(ReportCodec.write(report)));
  }

  @Test
  void whatIsOfNoKnownKindIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> RequestCodec.read(new byte[] {0, 0, 0, 99}));
    assertThrows(IllegalArgumentException.class, () -> ReportCodec.read(new byte[] {0, 0, 0, 99}));
  }
}
