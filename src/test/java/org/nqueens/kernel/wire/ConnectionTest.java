package org.nqueens.kernel.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The connection file, whole and broken. */
class ConnectionTest {

  private static final String WHOLE =
      """
      {"shell_port": 1, "iopub_port": 2, "stdin_port": 3, "control_port": 4, "hb_port": 5,
       "ip": "127.0.0.1", "key": "k", "transport": "tcp", "signature_scheme": "hmac-sha256",
       "kernel_name": "nqueens-java", "something_new": {"x": 1}}
      """;

  @TempDir Path folder;

  @Test
  void allFieldsAreRead() throws IOException {
    Connection connection = Connection.read(file(WHOLE));
    assertEquals(new Connection.Ports(1, 4, 2, 3, 5), connection.ports());
    assertEquals("k", connection.key());
    assertEquals("tcp://127.0.0.1:4", connection.address(connection.ports().control()));
  }

  @Test
  void theAddressOfAnIpcSocketHasADash() throws IOException {
    String ipc = WHOLE.replace("\"tcp\"", "\"ipc\"").replace("127.0.0.1", "/tmp/k");
    assertEquals("ipc:///tmp/k-7", Connection.read(file(ipc)).address(7));
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    Path missing = folder.resolve("no such file.json");
    var fault = assertThrows(IllegalArgumentException.class, () -> Connection.read(missing));
    assertEquals(
        "Cannot read connection file " + missing + ": there is no such file.", fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''              | it ends too early; Jupyter writes",
        "{               | it ends too early; Jupyter writes",
        "{\"ip\": \"x    | it is no JSON; Jupyter writes",
        "my-computer     | it is no JSON; Jupyter writes",
        "<xml/>          | it is no JSON; Jupyter writes",
        "{'ip': 1}       | it is no JSON; Jupyter writes",
        "{} {}           | it is no JSON; Jupyter writes",
        "[1]             | it holds JSON, but no object; Jupyter writes",
        "\"text\"        | it holds JSON, but no object; Jupyter writes",
        "null            | it holds JSON, but no object; Jupyter writes",
        "{\"cells\": []} | no number for shell_port; Jupyter writes",
        "{\"shell_port\": \"1\"} | no number for shell_port",
        "{\"transport\": \"udp\"} | transport udp is neither tcp nor ipc",
        "{\"shell_port\": 70000} | shell_port 70000 is not between 1 and 65535",
        "{\"shell_port\": 1, \"control_port\": 0} | control_port 0 is not between 1 and 65535"
      })
  void aBrokenFileIsOneSentenceThatSaysWhatIsWrong(String text, String why) throws IOException {
    Path broken = file(text);
    var fault = assertThrows(IllegalArgumentException.class, () -> Connection.read(broken));
    assertTrue(fault.getMessage().contains(broken.toString()), fault.getMessage());
    assertTrue(fault.getMessage().contains(why), fault.getMessage());
    assertEquals(1, fault.getMessage().lines().count());
    assertFalse(fault.getMessage().matches(".*(\\$|Gson|Reader|http).*"), fault.getMessage());
  }

  @Test
  void bytesThatAreNoTextAreCalledThat() throws IOException {
    Path broken = Files.write(folder.resolve("bytes.json"), new byte[] {'{', (byte) 0xff});
    var fault = assertThrows(IllegalArgumentException.class, () -> Connection.read(broken));
    assertTrue(fault.getMessage().contains(": it is no text in UTF-8;"), fault.getMessage());
  }

  @Test
  void aFolderIsCalledThat() {
    var fault = assertThrows(IllegalArgumentException.class, () -> Connection.read(folder));
    assertEquals("Cannot read connection file " + folder + ": it is a folder.", fault.getMessage());
  }

  @Test
  void bracketsWithoutEndAreOneShortSentence() throws IOException {
    Path broken = file("[".repeat(100_000));
    var fault = assertThrows(IllegalArgumentException.class, () -> Connection.read(broken));
    assertTrue(fault.getMessage().length() < 200 + broken.toString().length(), fault.getMessage());
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("connection.json"), text);
  }
}
