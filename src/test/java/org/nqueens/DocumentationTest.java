package org.nqueens;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Every public type and method has a comment. Doclint checks what stands in the comments; that they
 * are there is checked here, since the doclint of JDK 17 cannot tell a record's compact constructor
 * from a constructor without comment.
 */
class DocumentationTest {

  private static final Path SOURCES = Path.of("src/main/java");

  @Test
  void everyPublicTypeAndMethodHasJavadoc() throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (Stream<Path> files = Files.walk(SOURCES);
        var manager = compiler.getStandardFileManager(null, null, null)) {
      List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).toList();
      var task =
          (JavacTask)
              compiler.getTask(
                  null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(sources));
      Missing missing = new Missing(DocTrees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        missing.scan(unit, null);
      }
      assertTrue(missing.seen > 10, "the scan saw only " + missing.seen + " declarations");
      assertTrue(missing.found.isEmpty(), () -> String.join("\n", missing.found));
    }
  }

  /** Collects the public declarations that have no comment and inherit none. */
  private static final class Missing extends TreePathScanner<Void, Void> {

    private final DocTrees trees;
    private final List<String> found = new ArrayList<>();
    private int seen;

    Missing(DocTrees trees) {
      this.trees = trees;
    }

    @Override
    public Void visitClass(ClassTree type, Void none) {
      if (!isOpen(type.getModifiers())) {
        return null; // what is inside a closed type is closed
      }
      expect(type.getSimpleName().toString());
      return super.visitClass(type, none);
    }

    @Override
    public Void visitMethod(MethodTree method, Void none) {
      boolean generated =
          trees.getSourcePositions().getEndPosition(getCurrentPath().getCompilationUnit(), method)
              < 0;
      if (isOpen(method.getModifiers()) && !inherits(method) && !generated) {
        expect(method.getName().toString());
      }
      return null;
    }

    private void expect(String name) {
      seen++;
      if (trees.getDocComment(getCurrentPath()) == null) {
        var unit = getCurrentPath().getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, getCurrentPath().getLeaf());
        String file = Path.of(unit.getSourceFile().toUri()).getFileName().toString();
        found.add(file + ":" + unit.getLineMap().getLineNumber(start) + " " + name);
      }
    }

    private boolean isOpen(ModifiersTree modifiers) {
      var flags = modifiers.getFlags();
      return flags.contains(Modifier.PUBLIC)
          || flags.contains(Modifier.PROTECTED)
          || (memberOfInterface() && !flags.contains(Modifier.PRIVATE));
    }

    private boolean memberOfInterface() {
      TreePath parent = getCurrentPath().getParentPath();
      Tree.Kind kind = parent.getLeaf().getKind();
      return kind == Tree.Kind.INTERFACE || kind == Tree.Kind.ANNOTATION_TYPE;
    }

    private static boolean inherits(MethodTree method) {
      return method.getModifiers().getAnnotations().stream()
          .anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
    }
  }
}
