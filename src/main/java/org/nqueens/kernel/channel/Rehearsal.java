package org.nqueens.kernel.channel;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.nqueens.kernel.message.Content;
import org.nqueens.kernel.message.Header;
import org.nqueens.kernel.message.Message;
import org.nqueens.kernel.wire.Codec;
import org.nqueens.kernel.wire.Connection;
import org.nqueens.kernel.wire.JsonText;
import org.nqueens.kernel.wire.MalformedMessage;
import org.zeromq.SocketType;
import org.zeromq.ZContext;
import org.zeromq.ZMQ;

/**
 * A small client: starts a kernel process, asks it what readers ask, and shuts it down. Its JVMs
 * can then write down which classes they needed.
 */
public final class Rehearsal {

  private static final int PATIENCE_SECONDS = 120;

  /** What readers type first, one of each kind. */
  private static final List<String> CELLS =
      List.of(
          "1 + 1",
          "int square(int n) { return n * n; }\nsquare(3)",
          "var list = java.util.List.of(3, 1, 2); list.stream().sorted().map(i -> i + 1).toList()",
          "System.out.println(\"♛\"); System.err.printf(\"%d%n\", 1);",
          "record Point(int row, int column) {}\nnew Point(0, 4)",
          "for (int i = 0; i < 3; i++) { System.out.println(i); }",
          "new int[][] {{1, 2}, {3, 4}}",
          "int wrong = \"text\";",
          "int[] a = new int[2];\na[5] = 1;");

  private final Codec codec;
  private final ZMQ.Socket shell;
  private int asked;

  private Rehearsal(Codec codec, ZMQ.Socket shell) {
    this.codec = codec;
    this.shell = shell;
  }

  /**
   * Rehearses once.
   *
   * @param command a command line, with {@code {connection_file}} where that goes
   * @throws IOException if the kernel does not start, answer or end within two minutes
   */
  public static void run(List<String> command) throws IOException {
    Path file = Files.createTempFile("kernel-", ".json");
    Process process = null;
    try (ZContext context = new ZContext(1)) {
      Files.write(file, JsonText.write(connection()));
      Connection connection = Connection.read(file);
      process = start(command, file);
      ZMQ.Socket shell = context.createSocket(SocketType.DEALER);
      shell.setReceiveTimeOut(PATIENCE_SECONDS * 1000);
      shell.connect(connection.address(connection.ports().shell()));
      new Rehearsal(new Codec(connection.signature()), shell).play();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IOException("the kernel did not end when it was told to");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      if (process != null) {
        process.destroyForcibly();
      }
      Files.deleteIfExists(file);
    }
  }

  private static Process start(List<String> command, Path file) throws IOException {
    List<String> line =
        command.stream().map(w -> w.replace("{connection_file}", file.toString())).toList();
    ProcessBuilder builder =
        new ProcessBuilder(line)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put(HistoryFile.VARIABLE, ""); // no reader's history
    return builder.start();
  }

  private void play() throws IOException {
    ask("kernel_info_request", Map.of());
    for (String cell : CELLS) {
      ask("execute_request", Map.of("code", cell));
    }
    ask("complete_request", Map.of("code", "\"abc\".sub", "cursor_pos", 9));
    ask("inspect_request", Map.of("code", "Math.max(1, 2)", "cursor_pos", 8));
    ask("is_complete_request", Map.of("code", "if (true) {"));
    ask("history_request", Map.of("hist_access_type", "tail", "n", 1));
    // A worker writes its archive when it ends by itself, and this is how a cell makes it do so.
    ask("execute_request", Map.of("code", "System.exit(0)"));
    ask("shutdown_request", Map.of("restart", false));
  }

  private void ask(String type, Map<String, Object> content) throws IOException {
    Header header = Header.of("rehearsal-" + asked++, "rehearsal", type);
    List<byte[]> frames =
        codec.encode(new Message(List.of(), header, Header.NONE, new Content(content)));
    for (int i = 0; i < frames.size(); i++) {
      shell.send(frames.get(i), i < frames.size() - 1 ? ZMQ.SNDMORE : 0);
    }
    reply(type);
  }

  private void reply(String type) throws IOException {
    List<byte[]> frames = new ArrayList<>();
    do {
      byte[] frame = shell.recv();
      if (frame == null) {
        throw new IOException("the kernel did not answer to " + type);
      }
      frames.add(frame);
    } while (shell.hasReceiveMore());
    try {
      codec.decode(frames);
    } catch (MalformedMessage e) {
      throw new IOException("the kernel's answer to " + type + " is broken", e);
    }
  }

  private static Map<String, Object> connection() throws IOException {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("transport", "tcp");
    fields.put("ip", "127.0.0.1");
    fields.put("signature_scheme", "hmac-sha256");
    fields.put("key", UUID.randomUUID().toString());
    List<ServerSocket> held = new ArrayList<>(); // all at once, so that no two are the same
    for (String port :
        List.of("shell_port", "control_port", "iopub_port", "stdin_port", "hb_port")) {
      ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
      held.add(socket);
      fields.put(port, socket.getLocalPort());
    }
    for (ServerSocket socket : held) {
      socket.close();
    }
    return fields;
  }
}
