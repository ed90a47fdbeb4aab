package org.nqueens.kernel.magic.text;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The code of a file, as the cells it stands for. */
public final class LoadedFile {

  private static final Pattern PACKAGE = Pattern.compile("package\\s+[\\w.]+\\s*;");
  private static final Pattern COMMAND = Pattern.compile("/([a-z]+)\\b[^\\n]*");

  private LoadedFile() {}

  private static final String BYTE_ORDER_MARK = "\ufeff";

  /**
   * The cells of a file: one for a script or a class, one for each code cell of a notebook.
   *
   * @param file its ending says which it is
   * @return their texts, in the order of the file
   * @throws IOException where the file cannot be read or holds something else; the message is a
   *     clause
   */
  public static List<String> cells(Path file) throws IOException {
    String text = text(file);
    return file.toString().endsWith(".ipynb") ? notebook(text) : List.of(script(text));
  }

  private static String text(Path file) throws IOException {
    try {
      String text = Files.readString(file);
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text; // as some editors save
    } catch (MalformedInputException e) {
      throw new IOException("it is not text in UTF-8");
    }
  }

  /**
   * The Java of a script: without its package line, which a cell cannot have, and up to the command
   * {@code /exit} of the jshell tool; lines stay where they are.
   */
  private static String script(String text) throws IOException {
    StringBuilder code =
        new StringBuilder(text.startsWith("#!") ? text.replaceFirst("#", "//") : text);
    JavaScanner scanner = new JavaScanner(code.toString());
    while (!scanner.atEnd()) {
      int start = scanner.position();
      boolean begins = scanner.fresh() && scanner.outermost();
      Optional<String> command = begins ? find(COMMAND, code, start) : Optional.empty();
      if (command.isPresent() && scanner.firstOnLine()) {
        if (command.get().matches("/ex(it)?\\b.*")) {
          return code.substring(0, start);
        }
        throw new IOException(
            command.get().strip() + " is a command of the jshell tool, which cells do not have");
      }
      Optional<String> name = begins ? find(PACKAGE, code, start) : Optional.empty();
      name.ifPresent(line -> code.replace(start, start + line.length(), blanks(line)));
      scanner.advance();
    }
    return code.toString();
  }

  private static Optional<String> find(Pattern pattern, CharSequence code, int start) {
    Matcher matcher = pattern.matcher(code).region(start, code.length());
    return matcher.lookingAt() ? Optional.of(matcher.group()) : Optional.empty();
  }

  private static String blanks(String text) {
    return text.replaceAll("[^\\n]", " ");
  }

  private static List<String> notebook(String text) throws IOException {
    JsonObject notebook = object(text);
    String language =
        member(notebook, "metadata")
            .flatMap(metadata -> member(metadata, "kernelspec"))
            .flatMap(kernel -> member(kernel, "language"))
            .flatMap(LoadedFile::string)
            .orElse("java");
    if (!language.equalsIgnoreCase("java")) {
      throw new IOException("it is a notebook in " + language);
    }
    Optional<JsonElement> cells = member(notebook, "cells").filter(JsonElement::isJsonArray);
    if (cells.isEmpty()) {
      throw new IOException("it has no cells; a notebook of format 4 is needed");
    }
    List<String> code = new ArrayList<>();
    int number = 0;
    for (JsonElement cell : cells.get().getAsJsonArray()) {
      number++;
      if (member(cell, "cell_type").flatMap(LoadedFile::string).equals(Optional.of("code"))) {
        code.add(source(cell, number));
      }
    }
    return code;
  }

  private static JsonObject object(String text) throws IOException {
    try {
      return JsonParser.parseString(text).getAsJsonObject();
    } catch (JsonParseException | IllegalStateException | StackOverflowError e) {
      throw new IOException("it is no notebook", e);
    }
  }

  private static Optional<JsonElement> member(JsonElement element, String name) {
    return element.isJsonObject()
        ? Optional.ofNullable(element.getAsJsonObject().get(name)).filter(e -> !e.isJsonNull())
        : Optional.empty();
  }

  private static Optional<String> string(JsonElement element) {
    return element.isJsonPrimitive() && element.getAsJsonPrimitive().isString()
        ? Optional.of(element.getAsString())
        : Optional.empty();
  }

  /** A text, or one that is saved as a list of lines. */
  private static String source(JsonElement cell, int number) throws IOException {
    JsonElement source = member(cell, "source").orElse(new JsonArray());
    StringBuilder text = new StringBuilder();
    Iterable<JsonElement> lines = source.isJsonArray() ? source.getAsJsonArray() : List.of(source);
    for (JsonElement line : lines) {
      text.append(
          string(line)
              .orElseThrow(
                  () ->
                      new IOException(
                          "it is no notebook: the source of cell %d is no text"
                              .formatted(number))));
    }
    return text.toString();
  }
}
