package org.nqueens.kernel.session;

import java.util.Map;
import java.util.Optional;
import org.nqueens.kernel.message.Comm;
import org.nqueens.kernel.message.Control;
import org.nqueens.kernel.message.KernelInfo;
import org.nqueens.kernel.message.Version;

/** What is answered on both channels, and at once, because it needs no interpreter. */
final class Urgent {

  private Urgent() {}

  static Map<String, Conversation> conversations(Runnable interrupt) {
    return Map.of(
        "kernel_info_request", request -> Answer.of(kernelInfo()),
        "comm_info_request", request -> Answer.of(new Comm.Info()),
        "comm_open", Urgent::refuse,
        "comm_msg", request -> Answer.none(),
        "comm_close", request -> Answer.none(),
        "interrupt_request", request -> interrupted(interrupt),
        "shutdown_request", Urgent::shutdown);
  }

  private static KernelInfo.Reply kernelInfo() {
    String java = System.getProperty("java.version");
    return new KernelInfo.Reply(
        Version.TEXT,
        java,
        "Java " + java + " for people who are learning (nqueens-java " + Version.TEXT + ")");
  }

  /** A widget of a front end opened a comm that no one here knows. */
  private static Answer refuse(Request request) {
    request.publish(new Comm.Close(request.message().content().text("comm_id", "")));
    return Answer.none();
  }

  private static Answer interrupted(Runnable interrupt) {
    interrupt.run();
    return Answer.of(new Control.Interrupted());
  }

  private static Answer shutdown(Request request) {
    boolean restart = request.message().content().flag("restart", false);
    Control.Shutdown reply = new Control.Shutdown(restart);
    request.publish(reply); // for the clients that did not ask
    return new Answer(Optional.of(reply), Answer.Then.END);
  }
}
