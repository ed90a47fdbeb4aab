package org.nqueens.kernel.shell.classes;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads the names of the members of a class that an {@code import static} can bring. */
final class StaticMembers extends ClassVisitor {

  private final List<String> names = new ArrayList<>();
  private final List<String> supertypes = new ArrayList<>();
  private String self = "";

  StaticMembers() {
    super(Opcodes.ASM9);
  }

  /** The names; some may stand twice. */
  List<String> names() {
    return names;
  }

  /** The types whose members are inherited, as {@code java/lang/Object}. */
  List<String> supertypes() {
    return supertypes;
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String above, String[] interfaces) {
    self = name;
    if (above != null) { // else it is Object
      supertypes.add(above);
    }
    supertypes.addAll(List.of(interfaces));
  }

  @Override
  public void visitInnerClass(String name, String outer, String inner, int access) {
    if (self.equals(outer)) {
      take(inner, access);
    }
  }

  @Override
  public FieldVisitor visitField(
      int access, String name, String descriptor, String signature, Object value) {
    take(name, access);
    return null; // ASM's word for "no more of it"
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    take(name, access);
    return null; // the same
  }

  private void take(String name, int access) {
    if ((access & Opcodes.ACC_STATIC) != 0) {
      names.add(name);
    }
  }
}
