package org.nqueens.kernel.link;

/** Throwables as parts of a frame and back. */
final class TroubleCodec {

  private TroubleCodec() {}

  static void write(FrameWriter writer, Trouble trouble) {
    writer
        .text(trouble.type())
        .perhaps(trouble.message(), FrameWriter::text)
        .all(trouble.frames(), TroubleCodec::frame)
        .number(trouble.omitted())
        .number(trouble.omittedAt())
        .perhaps(trouble.cause(), TroubleCodec::write)
        .all(trouble.suppressed(), TroubleCodec::write);
  }

  static Trouble read(FrameReader reader) {
    return new Trouble(
        reader.text(),
        reader.perhaps(FrameReader::text),
        reader.all(TroubleCodec::frame),
        reader.number(),
        reader.number(),
        reader.perhaps(TroubleCodec::read),
        reader.all(TroubleCodec::read));
  }

  private static void frame(FrameWriter writer, StackTraceElement frame) {
    writer
        .text(frame.getClassName())
        .text(frame.getMethodName())
        .text(frame.getFileName() == null ? "" : frame.getFileName())
        .number(frame.getLineNumber());
  }

  private static StackTraceElement frame(FrameReader reader) {
    return new StackTraceElement(reader.text(), reader.text(), reader.text(), reader.number());
  }
}
