package org.nqueens.kernel.shell.classes;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.tools.JavaFileObject;
import org.nqueens.kernel.shell.source.Lexer;
import org.nqueens.kernel.shell.source.Token;
import org.objectweb.asm.ClassReader;

/** Finds the simple names that an import brings, as the compiler would find them. */
public final class ImportNames {

  private static final int PARSING =
      ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;

  private final CellsFiles files;

  /**
   * The names of what the cells' compiler sees.
   *
   * @param files where it finds classes
   */
  public ImportNames(CellsFiles files) {
    this.files = files;
  }

  /**
   * The names; none where the import is wrong.
   *
   * @param statement an import, such as {@code import static java.lang.Math.*;}
   * @return simple names, in alphabetical order where there are several
   * @throws IOException if a class file cannot be read
   */
  public Set<String> of(String statement) throws IOException {
    List<String> words =
        Lexer.tokens(statement).stream()
            .filter(token -> token.isWord() || token.is("*"))
            .map(Token::text)
            .filter(word -> !word.equals("import"))
            .toList();
    boolean members = words.get(0).equals("static");
    List<String> path = members ? words.subList(1, words.size()) : words;
    if (path.size() < 2) {
      return Set.of();
    }
    String last = path.get(path.size() - 1);
    List<String> before = path.subList(0, path.size() - 1);
    if (last.equals("*")) {
      return members ? members(before) : classes(String.join(".", before));
    }
    boolean there = members ? members(before).contains(last) : file(path).isPresent();
    return there ? Set.of(last) : Set.of();
  }

  private Set<String> classes(String folder) throws IOException {
    Set<String> names = new TreeSet<>();
    for (String binaryName : files.classes(folder).keySet()) {
      String simple = binaryName.substring(binaryName.lastIndexOf('.') + 1);
      if (simple.indexOf('$') < 0) {
        names.add(simple);
      }
    }
    return names;
  }

  private Set<String> members(List<String> type) throws IOException {
    Set<String> names = new TreeSet<>();
    collect(file(type), names);
    return names;
  }

  private void collect(Optional<JavaFileObject> file, Collection<String> names) throws IOException {
    if (file.isEmpty()) {
      return;
    }
    StaticMembers members = new StaticMembers();
    try (InputStream in = file.get().openInputStream()) {
      new ClassReader(in).accept(members, PARSING);
    }
    names.addAll(members.names());
    for (String above : members.supertypes()) {
      int slash = above.lastIndexOf('/');
      collect(find(above.substring(0, Math.max(0, slash)).replace('/', '.'), above), names);
    }
  }

  /** The class file of a type, which may be nested in others. */
  private Optional<JavaFileObject> file(List<String> type) throws IOException {
    for (int top = type.size() - 1; top > 0; top--) {
      String folder = String.join(".", type.subList(0, top));
      String name = folder + "." + String.join("$", type.subList(top, type.size()));
      Optional<JavaFileObject> found = find(folder, name);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<JavaFileObject> find(String folder, String name) throws IOException {
    Map<String, JavaFileObject> classes = files.classes(folder);
    return Optional.ofNullable(classes.get(name.replace('/', '.')));
  }
}
