package org.nqueens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.kernel.channel.Kernel;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What a Java meets first when it runs the jar: an old one, too. */
class EntryTest {

  private static final int CLASS_FILE_OF_JAVA_8 = 52;

  @Test
  void everyJavaFrom8OnCanLoadTheEntryPoint() throws Exception {
    assertEquals(CLASS_FILE_OF_JAVA_8, new ClassReader(entry()).readUnsignedShort(6));
  }

  @Test
  void theEntryPointUsesNothingThatAnOldJavaLacks() throws Exception {
    Set<String> used = new TreeSet<>();
    new ClassReader(entry()).accept(new Uses(used), 0);
    Set<String> old =
        Set.of("java/lang/Object", "java/lang/String", "java/lang/System", "java/lang/Integer");
    used.removeAll(old);
    used.removeAll(Set.of("java/io/PrintStream", "java/lang/StringBuilder"));
    assertEquals(Set.of("org/nqueens/cli/Commands", "org/nqueens/cli/Main"), used);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.8", "9", "10", "11", "16"})
  void anOldJavaIsRefusedInOneSentenceThatNamesIt(String version) {
    assertTrue(Main.isOlder(version), version);
    String sentence = Main.refusal(version, "/opt/old");
    assertTrue(sentence.contains("Java 17 or newer"), sentence);
    assertTrue(sentence.contains("Java " + version.replace("1.8", "8") + " (/opt/old)"), sentence);
    assertFalse(sentence.contains("\n"), sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"17", "18", "21", "25", "100"})
  void aJavaThatIsNewEnoughIsLetThrough(String version) {
    assertFalse(Main.isOlder(version));
  }

  @Test
  void theVersionIsThatOfTheBuildAndStandsNowhereElse() throws Exception {
    Matcher pom =
        Pattern.compile("<artifactId>nqueens</artifactId>\\s*<version>(.+?)</version>")
            .matcher(Files.readString(Path.of("pom.xml")));
    assertTrue(pom.find());
    String version = pom.group(1);
    assertEquals(version, Kernel.version());
    assertEquals(List.of("nqueens " + version), List.of(new Commands.Version().getVersion()));
    try (Stream<Path> sources = Files.walk(Path.of("src/main"))) {
      List<Path> copies =
          sources.filter(Files::isRegularFile).filter(f -> contains(f, version)).toList();
      assertEquals(List.of(), copies);
    }
  }

  private static boolean contains(Path file, String text) {
    try {
      return Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1).contains(text);
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static byte[] entry() throws Exception {
    try (InputStream in = Main.class.getResourceAsStream("Main.class")) {
      return in.readAllBytes();
    }
  }

  /** The owners of all that a class calls or reads, the parent among them. */
  private static final class Uses extends ClassVisitor {

    private final Set<String> used;

    Uses(Set<String> used) {
      super(Opcodes.ASM9);
      this.used = used;
    }

    @Override
    public void visit(int version, int access, String name, String s, String parent, String[] i) {
      used.add(parent);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String d, String s, String[] e) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(int code, String owner, String name, String d, boolean i) {
          used.add(owner);
        }

        @Override
        public void visitFieldInsn(int code, String owner, String name, String d) {
          used.add(owner);
        }
      };
    }
  }
}
