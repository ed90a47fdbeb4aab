package org.nqueens;

import java.util.Map;
import java.util.Set;

/** The picture of the packages: which may use which. The façade is the package {@code ""}. */
final class Picture {

  /** Package → the packages of ours that it may use, beside itself. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.ofEntries(
          Map.entry("board", Set.of()),
          Map.entry("solve", Set.of("board")),
          Map.entry("solve.exhibit", Set.of("solve", "board")), // wrong on purpose
          Map.entry("solve.single", Set.of("solve", "board")), // no tree is searched
          Map.entry("words", Set.of()),
          Map.entry("trace", Set.of("solve", "board", "words")),
          Map.entry("render.tree", Set.of("trace")),
          Map.entry("render.stepper", Set.of("render.tree", "trace", "solve", "board", "words")),
          Map.entry(
              "render",
              Set.of("render.tree", "render.stepper", "trace", "solve", "board", "words")),
          Map.entry("count.task", Set.of()),
          Map.entry("count.search", Set.of("count.task")),
          Map.entry("count.quadrant", Set.of("count.task")),
          Map.entry("count.journal", Set.of("count.task")),
          Map.entry(
              "count", Set.of("count.task", "count.search", "count.quadrant", "count.journal")),
          Map.entry(
              "count.portable", Set.of("count", "count.task", "count.search", "count.quadrant")),
          Map.entry(
              "count.forecast",
              Set.of(
                  "count",
                  "count.task",
                  "count.search",
                  "count.quadrant",
                  "count.portable",
                  "board")),
          Map.entry("measure", Set.of("solve", "board")),
          Map.entry("exercise.look", Set.of("render")),
          Map.entry("exercise.mistake", Set.of("words")),
          Map.entry("exercise.trial", Set.of("words")), // the reader's code, whatever it does
          Map.entry(
              "exercise.quiz",
              Set.of(
                  "exercise.look",
                  "exercise.mistake",
                  "solve",
                  "trace",
                  "render",
                  "board",
                  "words")),
          Map.entry(
              "exercise",
              Set.of(
                  "exercise.look",
                  "exercise.trial",
                  "exercise.quiz",
                  "render",
                  "board",
                  "words")), // for this book and for every other course
          Map.entry(
              "exercise.chapter",
              Set.of(
                  "exercise",
                  "exercise.look",
                  "exercise.mistake",
                  "solve",
                  "solve.exhibit",
                  "trace",
                  "render",
                  "board",
                  "words")),
          Map.entry("spark", Set.of("count", "count.task", "count.portable", "count.journal")),
          Map.entry(
              "",
              Set.of(
                  "board",
                  "solve",
                  "trace",
                  "render",
                  "count",
                  "measure",
                  "exercise",
                  "exercise.chapter",
                  "words")), // façade
          Map.entry(
              "printout",
              Set.of(
                  "board",
                  "solve",
                  "trace",
                  "render",
                  "count",
                  "count.journal",
                  "count.quadrant",
                  "count.forecast",
                  "measure")),
          Map.entry("kernel.display", Set.of()),
          Map.entry("kernel.message", Set.of("kernel.display")),
          Map.entry("kernel.wire", Set.of("kernel.message")),
          Map.entry("kernel.link", Set.of("kernel.display")), // the socket between the two below
          Map.entry("kernel.shell", Set.of("kernel.display")), // the interface and its values
          Map.entry("kernel.shell.source", Set.of()),
          Map.entry("kernel.shell.origin", Set.of("kernel.shell", "kernel.shell.source")),
          Map.entry(
              "kernel.shell.hint",
              Set.of("kernel.shell.source", "kernel.shell.origin", "kernel.link")),
          Map.entry(
              "kernel.shell.report",
              Set.of(
                  "kernel.shell",
                  "kernel.shell.source",
                  "kernel.shell.origin",
                  "kernel.shell.hint",
                  "kernel.link")),
          Map.entry(
              "kernel.shell.assist",
              Set.of("kernel.shell", "kernel.shell.source", "kernel.shell.origin")),
          Map.entry("kernel.shell.classes", Set.of("kernel.shell.source")),
          Map.entry(
              "kernel.shell.process", Set.of("kernel.shell", "kernel.display", "kernel.link")),
          Map.entry(
              "kernel.shell.engine",
              Set.of(
                  "kernel.shell",
                  "kernel.shell.source",
                  "kernel.shell.origin",
                  "kernel.shell.hint",
                  "kernel.shell.report",
                  "kernel.shell.assist",
                  "kernel.shell.classes",
                  "kernel.shell.process",
                  "kernel.display",
                  "kernel.link")),
          Map.entry("kernel.worker", Set.of("kernel.display", "kernel.link")),
          Map.entry("kernel.artifact", Set.of()),
          Map.entry("kernel.magic.text", Set.of()),
          Map.entry(
              "kernel.magic",
              Set.of("kernel.magic.text", "kernel.artifact", "kernel.shell", "kernel.display")),
          Map.entry(
              "kernel.session",
              Set.of(
                  "kernel.message",
                  "kernel.shell",
                  "kernel.shell.engine",
                  "kernel.magic",
                  "kernel.display")),
          Map.entry(
              "kernel.channel",
              Set.of("kernel.wire", "kernel.session", "kernel.message", "kernel.shell")),
          Map.entry("kernel.notebook", Set.of("kernel.session", "kernel.shell", "kernel.display")),
          Map.entry("kernel.notebook.chapter", Set.of("kernel.notebook")),
          Map.entry("kernel.notebook.page", Set.of("kernel.notebook")),
          Map.entry("kernel.install", Set.of()),
          Map.entry(
              "cli",
              Set.of(
                  "printout",
                  "kernel.install",
                  "kernel.notebook",
                  "kernel.notebook.chapter",
                  "kernel.notebook.page",
                  "kernel.channel")),
          Map.entry("bridge", Set.of("kernel.display", "exercise.trial", "*library")),
          Map.entry("bridge.jjava", Set.of("bridge", "*library")));

  private static final Set<String> LIBRARY =
      Set.of(
          "",
          "board",
          "solve",
          "solve.exhibit",
          "solve.single",
          "trace",
          "render",
          "count",
          "count.task",
          "count.search",
          "count.quadrant",
          "count.journal",
          "count.portable",
          "count.forecast",
          "measure",
          "exercise",
          "words");

  private Picture() {}

  /** Whether there is such a package. */
  static boolean has(String room) {
    return MAY_USE.containsKey(room);
  }

  /** Whether a package may use another one. */
  static boolean allows(String room, String target) {
    Set<String> allowed = MAY_USE.get(room);
    return allowed.contains(target) || (allowed.contains("*library") && LIBRARY.contains(target));
  }
}
