package org.nqueens.kernel.channel;

import org.nqueens.kernel.wire.Connection;
import org.zeromq.SocketType;

/** The five sockets of a kernel. */
enum Line {
  /** Requests that wait for their turn. */
  SHELL(SocketType.ROUTER),
  /** Requests that do not. */
  CONTROL(SocketType.ROUTER),
  /** What all clients see; it hears of each new subscription. */
  IOPUB(SocketType.XPUB),
  /** Questions for input. */
  STDIN(SocketType.ROUTER),
  /** The echo. A router never gets out of step as a reply socket does. */
  HEARTBEAT(SocketType.ROUTER);

  private final SocketType type;

  Line(SocketType type) {
    this.type = type;
  }

  SocketType type() {
    return type;
  }

  int port(Connection.Ports ports) {
    return switch (this) {
      case SHELL -> ports.shell();
      case CONTROL -> ports.control();
      case IOPUB -> ports.iopub();
      case STDIN -> ports.stdin();
      case HEARTBEAT -> ports.heartbeat();
    };
  }
}
