package org.nqueens.kernel.link;

/** Requests as frames and back. */
public final class RequestCodec {

  private static final int LOAD = 1;
  private static final int INVOKE = 2;
  private static final int RENDER = 3;
  private static final int VALUES = 4;
  private static final int COPY = 5;
  private static final int ADD_PATH = 6;
  private static final int END = 7;
  private static final int STOP = 8;
  private static final int ANSWER = 9;

  private RequestCodec() {}

  /**
   * A request as bytes.
   *
   * @param request any request
   * @return its frame
   */
  public static byte[] write(Request request) {
    return writer(request).frame();
  }

  private static FrameWriter writer(Request request) {
    if (request instanceof Request.Load load) {
      return new FrameWriter(LOAD).all(load.classes(), (w, c) -> w.text(c.name()).block(c.bytes()));
    } else if (request instanceof Request.Invoke invoke) {
      return new FrameWriter(INVOKE)
          .number(invoke.cell())
          .text(invoke.type())
          .text(invoke.method());
    } else if (request instanceof Request.Render render) {
      return new FrameWriter(RENDER).number(render.cell());
    } else if (request instanceof Request.Values values) {
      return new FrameWriter(VALUES)
          .number(values.cell())
          .all(values.places(), (w, place) -> w.text(place.type()).text(place.field()));
    } else if (request instanceof Request.Copy copy) {
      return new FrameWriter(COPY).text(copy.from()).text(copy.to()).text(copy.field());
    } else if (request instanceof Request.AddPath add) {
      return new FrameWriter(ADD_PATH).text(add.path());
    } else if (request instanceof Request.End end) {
      return new FrameWriter(END).number(end.cell());
    } else if (request instanceof Request.Stop stop) {
      return new FrameWriter(STOP).number(stop.cell());
    }
    return new FrameWriter(ANSWER).perhaps(((Request.Answer) request).line(), FrameWriter::text);
  }

  /**
   * The request that a frame holds.
   *
   * @param frame what {@link #write} gave
   * @return the request
   * @throws IllegalArgumentException if the frame is of no known kind
   */
  public static Request read(byte[] frame) {
    FrameReader reader = new FrameReader(frame);
    int kind = reader.number();
    return switch (kind) {
      case LOAD -> new Request.Load(reader.all(r -> new ClassFile(r.text(), r.block())));
      case INVOKE -> new Request.Invoke(reader.number(), reader.text(), reader.text());
      case RENDER -> new Request.Render(reader.number());
      case VALUES ->
          new Request.Values(
              reader.number(), reader.all(r -> new Request.Place(r.text(), r.text())));
      case COPY -> new Request.Copy(reader.text(), reader.text(), reader.text());
      case ADD_PATH -> new Request.AddPath(reader.text());
      case END -> new Request.End(reader.number());
      case STOP -> new Request.Stop(reader.number());
      case ANSWER -> new Request.Answer(reader.perhaps(FrameReader::text));
      default -> throw new IllegalArgumentException("no request is of kind " + kind);
    };
  }
}
