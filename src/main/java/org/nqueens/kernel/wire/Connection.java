package org.nqueens.kernel.wire;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import org.nqueens.kernel.message.Content;

/**
 * Where the kernel's sockets are and how its messages are signed: the connection file that a client
 * writes before it starts a kernel.
 *
 * @param transport {@code tcp} or {@code ipc}
 * @param ip the address to bind, or for {@code ipc} the path that each port is appended to
 * @param ports the five ports
 * @param scheme such as {@code hmac-sha256}
 * @param key empty where messages are not signed
 */
public record Connection(String transport, String ip, Ports ports, String scheme, String key) {

  /**
   * The ports, 1 to 65535; for {@code ipc} any number.
   *
   * @param shell requests
   * @param control requests that do not wait
   * @param iopub what all clients see
   * @param stdin questions for input
   * @param heartbeat the echo
   */
  public record Ports(int shell, int control, int iopub, int stdin, int heartbeat) {}

  private static final String JSON_PATH = " path \\$.*"; // says nothing to who reads a sentence

  /**
   * Reads a connection file.
   *
   * @param file its path
   * @return what it says
   * @throws IllegalArgumentException if there is none, it is no JSON object, or a port is missing;
   *     the message is one sentence that names the file
   */
  public static Connection read(Path file) {
    try {
      Object json = JsonText.read(Files.readAllBytes(file));
      if (!(json instanceof Map<?, ?>)) {
        throw broken(file, "it holds no JSON object");
      }
      return of(Content.of(json), file);
    } catch (NoSuchFileException e) {
      throw broken(file, "there is no such file");
    } catch (CharacterCodingException e) {
      throw broken(file, "it is no text in UTF-8");
    } catch (IOException e) {
      throw broken(file, String.valueOf(e.getMessage()).replaceFirst(JSON_PATH, ""));
    }
  }

  /**
   * The address of a socket.
   *
   * @param port one of the ports
   * @return such as {@code tcp://127.0.0.1:5555}
   */
  public String address(int port) {
    return transport + "://" + ip + (transport.equals("ipc") ? "-" : ":") + port;
  }

  /**
   * The signature of this connection.
   *
   * @return a signature under its key
   * @throws IllegalArgumentException if the JDK does not know the scheme
   */
  public Signature signature() {
    return new Signature(scheme, key);
  }

  private static Connection of(Content json, Path file) {
    return new Connection(
        json.text("transport", "tcp"),
        json.text("ip", "127.0.0.1"),
        new Ports(
            port(json, "shell_port", file),
            port(json, "control_port", file),
            port(json, "iopub_port", file),
            port(json, "stdin_port", file),
            port(json, "hb_port", file)),
        json.text("signature_scheme", "hmac-sha256"),
        json.text("key", ""));
  }

  private static int port(Content json, String name, Path file) {
    int port = json.number(name).orElseThrow(() -> broken(file, "it has no number for " + name));
    if (port < 1 || port > 65_535) {
      throw broken(file, name + " " + port + " is not between 1 and 65535");
    }
    return port;
  }

  private static IllegalArgumentException broken(Path file, String why) {
    return new IllegalArgumentException("Cannot read connection file " + file + ": " + why + ".");
  }
}
