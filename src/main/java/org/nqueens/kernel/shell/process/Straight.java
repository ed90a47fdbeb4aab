package org.nqueens.kernel.shell.process;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.Set;

/**
 * Finds the classes in which there is nothing to weave: those of snippets such as {@code 1 + 1},
 * whose code runs straight from its beginning to its end. They need no ASM, whose classes are so
 * old that no archive takes them: to load them takes 15 ms, which a first result need not wait for.
 */
final class Straight {

  /** What a snippet's class has at the least. */
  private static final Set<String> METHODS = Set.of("do_it$", "<init>", "<clinit>");

  /** The attribute that says where jumps lead; code without it has none. */
  private static final String JUMPS = "StackMapTable";

  private static final int UTF8 = 1;
  private static final int MEMBER_HEAD = 4; // bytes: a name and a descriptor
  private static final int CLASS_HEAD = 6; // bytes: access, this class and its superclass

  private final DataInputStream in;
  private boolean jumps;

  private Straight(byte[] classFile) {
    in = new DataInputStream(new ByteArrayInputStream(classFile));
  }

  /** Whether it is the class of a snippet that neither jumps nor has methods of its own. */
  static boolean is(byte[] classFile) {
    try {
      return new Straight(classFile).read();
    } catch (IOException | IllegalArgumentException unknownForm) {
      return false;
    }
  }

  private boolean read() throws IOException {
    in.skipNBytes(8); // magic number and version
    String[] texts = texts();
    in.skipNBytes(CLASS_HEAD);
    in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
    for (int fields = in.readUnsignedShort(); fields > 0; fields--) {
      in.skipNBytes(2 + MEMBER_HEAD);
      skipAttributes();
    }
    return !jumps && hasOnlyASnippetsMethods(texts);
  }

  private boolean hasOnlyASnippetsMethods(String[] texts) throws IOException {
    boolean snippet = false; // else a constructor is the reader's
    for (int methods = in.readUnsignedShort(); methods > 0; methods--) {
      in.skipNBytes(2);
      String name = texts[in.readUnsignedShort()];
      if (!METHODS.contains(name)) {
        return false;
      }
      snippet |= name.equals("do_it$");
      in.skipNBytes(2);
      skipAttributes();
    }
    return snippet;
  }

  private void skipAttributes() throws IOException {
    for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
      in.skipNBytes(2);
      in.skipNBytes(in.readInt());
    }
  }

  /** The texts of the constant pool by their index. */
  private String[] texts() throws IOException {
    String[] texts = new String[in.readUnsignedShort()];
    for (int i = 1; i < texts.length; i++) {
      int tag = in.readUnsignedByte();
      if (tag == UTF8) {
        texts[i] = in.readUTF();
        jumps |= texts[i].equals(JUMPS);
      } else {
        in.skipNBytes(size(tag));
        i += tag == 5 || tag == 6 ? 1 : 0; // long and double count twice
      }
    }
    return texts;
  }

  /** The bytes behind the tag of a constant. */
  private static int size(int tag) {
    return switch (tag) {
      case 7, 8, 16, 19, 20 -> 2;
      case 15 -> 3;
      case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
      case 5, 6 -> 8;
      default -> throw new IllegalArgumentException("constant of kind " + tag);
    };
  }
}
