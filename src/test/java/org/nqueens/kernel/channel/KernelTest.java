package org.nqueens.kernel.channel;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Message;
import org.nqueens.kernel.session.ScriptedInterpreter;
import org.nqueens.kernel.wire.Codec;
import org.nqueens.kernel.wire.Connection;
import org.nqueens.kernel.wire.MalformedMessage;
import org.zeromq.SocketType;
import org.zeromq.ZContext;
import org.zeromq.ZMQ;

/** A kernel on real sockets, with an interpreter without Java. */
@Timeout(60)
class KernelTest {

  private static final Map<String, String> NO_HISTORY = Map.of(HistoryFile.VARIABLE, "");

  private final Connection connection;
  private final Codec codec;
  private final List<String> log = java.util.Collections.synchronizedList(new ArrayList<>());
  private final CompletableFuture<Void> kernel;
  private final ZContext context = new ZContext(1);
  private final ZMQ.Socket shell;
  private final ZMQ.Socket control;

  KernelTest() {
    List<Integer> ports = freePorts();
    connection =
        new Connection(
            "tcp",
            "127.0.0.1",
            new Connection.Ports(
                ports.get(0), ports.get(1), ports.get(2), ports.get(3), ports.get(4)),
            "hmac-sha256",
            "secret");
    codec = new Codec(connection.signature());
    kernel =
        CompletableFuture.runAsync(
            () -> new Kernel(connection, NO_HISTORY, log::add).run(ScriptedInterpreter::new),
            work -> new Thread(work).start());
    shell = connect(SocketType.DEALER, connection.ports().shell());
    control = connect(SocketType.DEALER, connection.ports().control());
  }

  @AfterEach
  void shutDown() throws MalformedMessage {
    if (!kernel.isDone()) {
      send(control, "shutdown_request", Map.of());
      assertEquals("shutdown_reply", receive(control).type());
    }
    kernel.join();
    context.close();
  }

  @Test
  void aRequestIsAnsweredToTheOneWhoAsked() throws MalformedMessage {
    Header asked = send(shell, "execute_request", Map.of("code", "92"));
    Message reply = receive(shell);
    assertEquals("execute_reply", reply.type());
    assertEquals(asked.id(), reply.parent().id());
  }

  @Test
  void aNewClientIsWelcomedBeforeItHearsAnything() throws MalformedMessage {
    ZMQ.Socket iopub = connect(SocketType.SUB, connection.ports().iopub());
    iopub.subscribe(new byte[0]);
    Message first = receive(iopub);
    assertEquals("iopub_welcome", first.type());
    send(shell, "execute_request", Map.of("code", "92"));
    List<String> heard = new ArrayList<>();
    while (!heard.contains("idle")) {
      Message message = receive(iopub);
      heard.add(
          message.type().equals("status")
              ? message.content().text("execution_state", "")
              : message.type());
    }
    assertEquals(List.of("busy", "execute_input", "execute_result", "idle"), heard);
  }

  @Test
  void theHeartbeatIsEchoedWhileACellRuns() throws MalformedMessage {
    send(shell, "execute_request", Map.of("code", "wait"));
    ZMQ.Socket heart = connect(SocketType.REQ, connection.ports().heartbeat());
    heart.send("beat");
    assertEquals("beat", new String(heart.recv(), UTF_8));
    send(control, "interrupt_request", Map.of());
    assertEquals("interrupt_reply", receive(control).type());
    assertEquals("error", receive(shell).content().text("status", ""));
  }

  @Test
  void aQuestionGoesToTheClientThatRunsTheCell() throws MalformedMessage {
    ZMQ.Socket stdin = context.createSocket(SocketType.DEALER);
    stdin.setIdentity("one".getBytes(UTF_8));
    stdin.connect(connection.address(connection.ports().stdin()));
    ZMQ.Socket one = context.createSocket(SocketType.DEALER);
    one.setIdentity("one".getBytes(UTF_8));
    one.connect(connection.address(connection.ports().shell()));
    send(one, "execute_request", Map.of("code", "ask name"));
    Message question = receive(stdin);
    assertEquals("name", question.content().text("prompt", ""));
    send(stdin, "input_reply", Map.of("value", "Ada"));
    assertEquals("ok", receive(one).content().text("status", ""));
  }

  @Test
  void aClientThatComesForTheQuestionLateIsStillAsked() throws MalformedMessage {
    ZMQ.Socket one = context.createSocket(SocketType.DEALER);
    one.setIdentity("late".getBytes(UTF_8));
    one.connect(connection.address(connection.ports().shell()));
    send(one, "execute_request", Map.of("code", "ask name"));
    send(control, "kernel_info_request", Map.of());
    receive(control); // the question is on its way by now, or soon
    ZMQ.Socket stdin = context.createSocket(SocketType.DEALER);
    stdin.setIdentity("late".getBytes(UTF_8));
    stdin.connect(connection.address(connection.ports().stdin()));
    assertEquals("name", receive(stdin).content().text("prompt", ""));
    send(stdin, "input_reply", Map.of("value", "Ada"));
    assertEquals("ok", receive(one).content().text("status", ""));
  }

  @Test
  void whatIsNoMessageIsLoggedAndTheNextOneAnswered() throws MalformedMessage {
    for (ZMQ.Socket socket : List.of(shell, control)) {
      socket.send("garbage");
      socket.send("<IDS|MSG>", ZMQ.SNDMORE);
      socket.send("forged");
    }
    send(shell, "execute_request", Map.of("code", "92"));
    assertEquals("execute_reply", receive(shell).type());
    send(control, "kernel_info_request", Map.of());
    assertEquals("kernel_info_reply", receive(control).type());
    assertEquals(
        4, log.stream().filter(line -> line.contains("was dropped")).count(), log::toString);
  }

  @Test
  void aPortThatIsTakenIsSaidInOneSentence() throws MalformedMessage {
    send(shell, "kernel_info_request", Map.of());
    receive(shell);
    var fault =
        assertThrows(
            IllegalStateException.class,
            () -> new Kernel(connection, NO_HISTORY, log::add).run(ScriptedInterpreter::new));
    String address = connection.address(connection.ports().shell());
    assertTrue(fault.getMessage().contains(address), fault.getMessage());
    assertTrue(fault.getMessage().contains("the port is taken"), fault.getMessage());
    assertEquals(1, fault.getMessage().lines().count());
  }

  private ZMQ.Socket connect(SocketType type, int port) {
    ZMQ.Socket socket = context.createSocket(type);
    socket.connect(connection.address(port));
    return socket;
  }

  private Header send(ZMQ.Socket socket, String type, Map<String, Object> content) {
    Header header = Header.of(String.valueOf(System.nanoTime()), "test", type);
    List<byte[]> frames =
        codec.encode(new Message(List.of(), header, Header.NONE, new Content(content)));
    for (int i = 0; i < frames.size(); i++) {
      socket.send(frames.get(i), i < frames.size() - 1 ? ZMQ.SNDMORE : 0);
    }
    return header;
  }

  private Message receive(ZMQ.Socket socket) throws MalformedMessage {
    List<byte[]> frames = new ArrayList<>();
    do {
      frames.add(socket.recv());
    } while (socket.hasReceiveMore());
    return codec.decode(frames);
  }

  /** Below those that a system gives to whoever asks for any: nobody gets one before the kernel. */
  private static List<Integer> freePorts() {
    return new Random()
        .ints(20_000, 32_000)
        .filter(KernelTest::isFree)
        .distinct()
        .limit(5)
        .boxed()
        .toList();
  }

  private static boolean isFree(int port) {
    try (ServerSocket probe = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return probe.isBound();
    } catch (IOException taken) {
      return false;
    }
  }
}
