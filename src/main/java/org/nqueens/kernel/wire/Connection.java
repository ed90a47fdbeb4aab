package org.nqueens.kernel.wire;

import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
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

  private static final Set<String> TRANSPORTS = Set.of("tcp", "ipc");
  private static final String EXPECTED =
      "; Jupyter writes a JSON object there, with five ports and a key";

  /**
   * Reads a connection file.
   *
   * @param file its path
   * @return what it says
   * @throws IllegalArgumentException if there is none, it is no JSON object, a port is missing, or
   *     the transport is neither {@code tcp} nor {@code ipc}; the message is one sentence that
   *     names the file
   */
  public static Connection read(Path file) {
    try {
      if (JsonText.read(Files.readAllBytes(file)) instanceof Map<?, ?> json) {
        return of(Content.of(json), file);
      }
      throw broken(file, "it holds JSON, but no object" + EXPECTED);
    } catch (NoSuchFileException e) {
      throw broken(file, "there is no such file");
    } catch (AccessDeniedException e) {
      throw broken(file, "access denied");
    } catch (CharacterCodingException e) {
      throw broken(file, "it is no text in UTF-8" + EXPECTED);
    } catch (EOFException e) {
      throw broken(file, "it ends too early" + EXPECTED);
    } catch (MalformedJsonException e) {
      throw broken(file, "it is no JSON" + EXPECTED);
    } catch (IOException e) {
      throw broken(file, Files.isDirectory(file) ? "it is a folder" : "" + e.getMessage());
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
        transport(json, file),
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

  private static String transport(Content json, Path file) {
    String transport = json.text("transport", "tcp");
    if (!TRANSPORTS.contains(transport)) {
      throw broken(file, "transport " + transport + " is neither tcp nor ipc");
    }
    return transport;
  }

  private static int port(Content json, String name, Path file) {
    int port =
        json.number(name)
            .orElseThrow(() -> broken(file, "it has no number for " + name + EXPECTED));
    if (port < 1 || port > 65_535) {
      throw broken(file, name + " " + port + " is not between 1 and 65535");
    }
    return port;
  }

  private static IllegalArgumentException broken(Path file, String why) {
    return new IllegalArgumentException("Cannot read connection file " + file + ": " + why + ".");
  }
}
