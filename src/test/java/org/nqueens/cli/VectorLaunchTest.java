package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VectorLaunchTest {

  @ParameterizedTest
  @CsvSource({
    "WARNING: Using incubator modules: jdk.incubator.vector|n = 20|, n = 20|",
    "WARNING: Using incubator modules: jdk.incubator.vector|, ''",
    "n = 20: about 3 min.|more, n = 20: about 3 min.|more",
    "'', ''",
    "torn, torn"
  })
  void onlyTheRemarkOnTheModuleIsKeptBack(String said, String passed) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] bytes = said.replace('|', '\n').getBytes(StandardCharsets.UTF_8);
    VectorLaunch.pass(new ByteArrayInputStream(bytes), out);
    assertEquals(passed.replace('|', '\n'), out.toString(StandardCharsets.UTF_8));
  }
}
