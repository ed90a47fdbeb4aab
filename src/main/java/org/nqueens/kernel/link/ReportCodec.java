package org.nqueens.kernel.link;

import org.nqueens.kernel.display.MimeBundle;

/** Reports as frames and back. */
public final class ReportCodec {

  private static final int READY = 1;
  private static final int DONE = 2;
  private static final int REFUSED = 3;
  private static final int THROWN = 4;
  private static final int UNRESOLVED = 5;
  private static final int STOPPED = 6;
  private static final int ENDED = 7;
  private static final int PRINTED = 8;
  private static final int DISPLAYED = 9;
  private static final int UPDATED = 10;
  private static final int CLEARED = 11;
  private static final int ASKED = 12;
  private static final int ESCAPED = 13;
  private static final int LISTED = 14;

  private ReportCodec() {}

  /**
   * A report as bytes.
   *
   * @param report any report
   * @return its frame
   */
  public static byte[] write(Report report) {
    FrameWriter writer = report instanceof Report.Output output ? output(output) : reply(report);
    return writer.frame();
  }

  private static FrameWriter reply(Report report) {
    if (report instanceof Report.Ready ready) {
      return new FrameWriter(READY).text(ready.token());
    } else if (report instanceof Report.Done done) {
      return new FrameWriter(DONE).perhaps(done.value(), ReportCodec::bundle);
    } else if (report instanceof Report.Listed listed) {
      return new FrameWriter(LISTED).all(listed.texts(), FrameWriter::text);
    } else if (report instanceof Report.Refused refused) {
      return new FrameWriter(REFUSED).text(refused.why());
    } else if (report instanceof Report.Thrown thrown) {
      return new FrameWriter(THROWN).then(w -> TroubleCodec.write(w, thrown.trouble()));
    } else if (report instanceof Report.Unresolved unresolved) {
      return new FrameWriter(UNRESOLVED)
          .number(unresolved.snippet())
          .then(w -> TroubleCodec.write(w, unresolved.trouble()));
    } else if (report instanceof Report.Ended ended) {
      return new FrameWriter(ENDED).all(ended.threads(), FrameWriter::text);
    }
    return new FrameWriter(STOPPED);
  }

  private static FrameWriter output(Report.Output output) {
    if (output instanceof Report.Printed printed) {
      return new FrameWriter(PRINTED)
          .number(printed.cell())
          .truth(printed.error())
          .text(printed.text());
    } else if (output instanceof Report.Escaped escaped) {
      return new FrameWriter(ESCAPED)
          .number(escaped.cell())
          .text(escaped.thread())
          .then(w -> TroubleCodec.write(w, escaped.trouble()));
    } else if (output instanceof Report.Displayed displayed) {
      return new FrameWriter(DISPLAYED)
          .number(displayed.cell())
          .perhaps(displayed.id(), FrameWriter::text)
          .then(w -> bundle(w, displayed.bundle()));
    } else if (output instanceof Report.Updated updated) {
      return new FrameWriter(UPDATED)
          .number(updated.cell())
          .text(updated.id())
          .then(w -> bundle(w, updated.bundle()));
    } else if (output instanceof Report.Cleared cleared) {
      return new FrameWriter(CLEARED).number(cleared.cell()).truth(cleared.later());
    }
    Report.Asked asked = (Report.Asked) output;
    return new FrameWriter(ASKED).number(asked.cell()).text(asked.prompt()).truth(asked.password());
  }

  /**
   * The report that a frame holds.
   *
   * @param frame what {@link #write} gave
   * @return the report
   * @throws IllegalArgumentException if the frame is of no known kind
   */
  public static Report read(byte[] frame) {
    FrameReader in = new FrameReader(frame);
    int kind = in.number();
    return switch (kind) {
      case READY -> new Report.Ready(in.text());
      case DONE -> new Report.Done(in.perhaps(ReportCodec::bundle));
      case LISTED -> new Report.Listed(in.all(FrameReader::text));
      case REFUSED -> new Report.Refused(in.text());
      case THROWN -> new Report.Thrown(TroubleCodec.read(in));
      case UNRESOLVED -> new Report.Unresolved(in.number(), TroubleCodec.read(in));
      case STOPPED -> new Report.Stopped();
      case ENDED -> new Report.Ended(in.all(FrameReader::text));
      case PRINTED -> new Report.Printed(in.number(), in.truth(), in.text());
      case DISPLAYED ->
          new Report.Displayed(in.number(), in.perhaps(FrameReader::text), bundle(in));
      case UPDATED -> new Report.Updated(in.number(), in.text(), bundle(in));
      case CLEARED -> new Report.Cleared(in.number(), in.truth());
      case ASKED -> new Report.Asked(in.number(), in.text(), in.truth());
      case ESCAPED -> new Report.Escaped(in.number(), in.text(), TroubleCodec.read(in));
      default -> throw new IllegalArgumentException("no report is of kind " + kind);
    };
  }

  private static void bundle(FrameWriter writer, MimeBundle bundle) {
    writer.texts(bundle.data()).texts(bundle.metadata());
  }

  private static MimeBundle bundle(FrameReader reader) {
    return new MimeBundle(reader.texts(), reader.texts());
  }
}
