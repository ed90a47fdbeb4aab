package org.nqueens.kernel.shell.process;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Weaves a stop check into a class: at the entry of each method and before each backward jump, so
 * that neither recursion nor a loop runs past it.
 *
 * <p>The snippet's own entry, {@code do_it$}, has no check at its entry: it is called once. That
 * spares a cell such as {@code 1 + 1} the machinery.
 */
final class StopWeaver {

  private static final String CHECK = "org/nqueens/kernel/worker/StopCheck";
  private static final String ENTRY = "do_it$";

  private StopWeaver() {}

  /** The class with checks; the class as it was, should it be of a form that ASM does not know. */
  static byte[] weave(byte[] original) {
    return Straight.is(original) ? original : woven(original);
  }

  private static byte[] woven(byte[] original) {
    try {
      ClassReader reader = new ClassReader(original);
      ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
      reader.accept(new Weaving(writer), 0);
      return writer.toByteArray();
    } catch (IllegalArgumentException unknownVersion) {
      return original;
    }
  }

  private static final class Weaving extends ClassVisitor {

    Weaving(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      return new Checks(next, !name.equals(ENTRY) && !name.equals("<clinit>"));
    }
  }

  private static final class Checks extends MethodVisitor {

    private final boolean atEntry;
    private final Label entry = new Label();
    private boolean entryHasLine;
    private final Set<Label> passed = new HashSet<>();

    Checks(MethodVisitor next, boolean atEntry) {
      super(Opcodes.ASM9, next);
      this.atEntry = atEntry;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      if (atEntry) {
        super.visitLabel(entry);
        check();
      }
    }

    /** The entry's check belongs to the first line, so that a stack trace can name it. */
    @Override
    public void visitLineNumber(int line, Label start) {
      if (atEntry && !entryHasLine) {
        super.visitLineNumber(line, entry);
        entryHasLine = true;
      }
      super.visitLineNumber(line, start);
    }

    @Override
    public void visitLabel(Label label) {
      passed.add(label);
      super.visitLabel(label);
    }

    @Override
    public void visitJumpInsn(int opcode, Label target) {
      if (passed.contains(target)) {
        check();
      }
      super.visitJumpInsn(opcode, target);
    }

    private void check() {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, CHECK, "check", "()V", false);
    }
  }
}
