package org.nqueens.kernel.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.nqueens.kernel.notebook.ScriptedInterpreter.failed;
import static org.nqueens.kernel.notebook.ScriptedInterpreter.nothing;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.display.MimeBundle;
import org.nqueens.kernel.shell.Cell;
import org.nqueens.kernel.shell.CellOutput;
import org.nqueens.kernel.shell.Definition;
import org.nqueens.kernel.shell.Outcome;

class NotebookRunnerTest {

  private static final Path HERE = Path.of("");
  private static final Optional<String> NO_ID = Optional.empty();

  @Test
  void codeCellsRunInOrderAndAreNumberedFromOne() {
    var kernel = new ScriptedInterpreter(Map.of());
    Notebook notebook =
        Notebook.of(
            List.of(
                NotebookCell.of(NotebookCell.Kind.MARKDOWN, "t", "# Text", List.of()),
                code("a"),
                code("  "),
                code("b")),
            new JsonObject());
    NotebookRun run = runner(kernel, false).run(notebook, HERE, RunListener.SILENT);
    assertEquals(List.of(new Cell(1, "a"), new Cell(2, "b")), kernel.executed);
    assertEquals(
        List.of(OptionalInt.empty(), OptionalInt.of(1), OptionalInt.empty(), OptionalInt.of(2)),
        run.notebook().cells().stream().map(NotebookCell::executionCount).toList());
    assertTrue(kernel.closed);
  }

  @Test
  void textOfOneStreamInARowIsOneOutput() {
    List<Output> outputs =
        outputs(
            out -> {
              out.stream(CellOutput.Stream.OUT, "a");
              out.stream(CellOutput.Stream.OUT, "b\n");
              out.stream(CellOutput.Stream.ERR, "c");
              out.stream(CellOutput.Stream.OUT, "d");
              return new Outcome.Done(Optional.of(MimeBundle.text("7")));
            });
    assertEquals(
        List.of(
            new Output.Stream("stdout", "ab\n"),
            new Output.Stream("stderr", "c"),
            new Output.Stream("stdout", "d")),
        outputs.subList(0, 3));
    assertEquals(Optional.of("7"), ((Output.Result) outputs.get(3)).text("text/plain"));
  }

  @Test
  void whatIsCalledJsonAndIsNoneIsSavedAsItsText() {
    List<Output> outputs =
        outputs(
            out -> {
              out.display(MimeBundle.text("x").with("application/json", "{bad"), NO_ID);
              return nothing();
            });
    var shown = (Output.Shown) outputs.get(0);
    assertEquals(new JsonPrimitive("{bad"), shown.data().get("application/json"));
  }

  @Test
  void aLaterCellUpdatesTheDisplayOfAnEarlierOne() {
    NotebookRun run =
        run(
            Map.of(
                "show",
                out -> {
                  out.display(MimeBundle.text("0 %"), Optional.of("bar"));
                  out.display(MimeBundle.text("other"), NO_ID);
                  return nothing();
                },
                "go on",
                out -> {
                  out.update("bar", MimeBundle.text("100 %"));
                  out.update("nobody", MimeBundle.text("lost"));
                  return nothing();
                }),
            "show",
            "go on");
    assertEquals(List.of("100 %", "other"), plain(run.notebook().cells().get(0)));
    assertEquals(List.of(), plain(run.notebook().cells().get(1)));
  }

  @Test
  void clearingRemovesAtOnceOrWithTheNextOutput() {
    assertEquals(
        List.of("b"),
        plain(
            out -> {
              out.display(MimeBundle.text("a"), NO_ID);
              out.clear(false);
              out.display(MimeBundle.text("b"), NO_ID);
              return nothing();
            }));
    assertEquals(
        List.of("a"),
        plain(
            out -> {
              out.display(MimeBundle.text("a"), NO_ID);
              out.clear(true);
              return nothing();
            }));
    assertEquals(
        List.of("b", "c"),
        plain(
            out -> {
              out.display(MimeBundle.text("a"), NO_ID);
              out.clear(true);
              out.display(MimeBundle.text("b"), NO_ID);
              out.display(MimeBundle.text("c"), NO_ID);
              return nothing();
            }));
  }

  @Test
  void jsonRepresentationsAreJsonInTheFile() {
    var bundle =
        new MimeBundle(
            Map.of("text/plain", "x", "application/vnd.a+json", "{\"a\": [1]}"),
            Map.of("image/png", "{\"width\": 3}"));
    List<Output> outputs =
        outputs(
            out -> {
              out.display(bundle, NO_ID);
              return nothing();
            });
    var shown = (Output.Display) outputs.get(0);
    assertTrue(shown.data().get("application/vnd.a+json").isJsonObject());
    assertEquals(3, shown.metadata().getAsJsonObject("image/png").get("width").getAsInt());
  }

  @Test
  void aFailureEndsTheRunAndIsNamed() {
    NotebookRun run = run(Map.of("bad", out -> failed("Oops")), "good", "bad", "after");
    CellFailure failure = run.failures().get(0);
    assertEquals(2, failure.number());
    assertEquals("Oops", failure.name());
    assertEquals(OptionalInt.empty(), run.notebook().cells().get(2).executionCount());
    assertEquals(
        List.of(new Output.Failure("Oops", "It failed.", List.of("\u001b[31mOops\u001b[0m"))),
        run.notebook().cells().get(1).outputs());
  }

  @Test
  void aRunnerThatGoesOnReportsEachFailure() {
    var kernel =
        new ScriptedInterpreter(Map.of("x", o -> failed("First"), "y", o -> failed("Second")));
    NotebookRun run = runner(kernel, true).run(notebook("x", "z", "y"), HERE, RunListener.SILENT);
    assertEquals(
        List.of("First", "Second"), run.failures().stream().map(CellFailure::name).toList());
    assertEquals(3, kernel.executed.size());
  }

  @Test
  void aFailureThatTheTagsAnnounceIsNone() {
    NotebookCell meant =
        NotebookCell.of(NotebookCell.Kind.CODE, "m", "bad", List.of("raises-exception"));
    var kernel = new ScriptedInterpreter(Map.of("bad", o -> failed("Oops")));
    NotebookRun run =
        runner(kernel, false)
            .run(
                Notebook.of(List.of(meant, code("after")), new JsonObject()),
                HERE,
                RunListener.SILENT);
    assertEquals(List.of(), run.failures());
    assertEquals(2, kernel.executed.size());
  }

  @Test
  void aCellThatRunsTooLongIsInterruptedAndSaysSo() {
    List<ScriptedInterpreter> kernels = new ArrayList<>();
    Function<CellOutput, Outcome> endless =
        out -> {
          try {
            kernels.get(0).interrupted.await(60, TimeUnit.SECONDS);
          } catch (InterruptedException e) {
            return nothing();
          }
          return failed("Interrupted");
        };
    kernels.add(new ScriptedInterpreter(Map.of("endless", endless)));
    var runner =
        new NotebookRunner(folder -> kernels.get(0), Optional.of(Duration.ofMillis(20)), false);
    NotebookRun run = runner.run(notebook("endless", "after"), HERE, RunListener.SILENT);
    assertEquals("CellTimeout", run.failures().get(0).name());
    assertEquals(
        "The cell ran longer than 0.0 s and was stopped.", run.failures().get(0).message());
    assertEquals(List.of(new Cell(1, "endless")), kernels.get(0).executed);
    assertEquals(List.of(0), kernels.get(0).asked, "the start of the kernel is not timed");
  }

  @Test
  void anInterruptDuringTheStartStaysWithTheThread() {
    var running = new CountDownLatch(1);
    var kernel =
        new EchoInterpreter(code -> code) {
          @Override
          public List<Definition> definitions() {
            await(running);
            return List.of();
          }

          @Override
          public Outcome execute(Cell cell, CellOutput output) {
            running.countDown();
            return super.execute(cell, output);
          }
        };
    Thread.currentThread().interrupt();
    NotebookRun run =
        new NotebookRunner(folder -> kernel, Optional.empty(), false)
            .run(notebook("a"), HERE, RunListener.SILENT);
    assertTrue(Thread.interrupted(), "the flag is set, and cleared here for the next test");
    assertEquals(List.of(), run.failures());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts a thread of the common pool", e);
    }
  }

  @Test
  void theListenerHearsOfEachCell() {
    List<String> heard = new ArrayList<>();
    var listener =
        new RunListener() {
          @Override
          public void started(Place place) {
            heard.add(place.number() + "/" + place.total() + " " + place.cell().firstLine());
          }

          @Override
          public void ended(Place place, Duration time, Optional<CellFailure> failure) {
            heard.add(failure.map(CellFailure::name).orElse("done"));
          }
        };
    var kernel = new ScriptedInterpreter(Map.of("bad", o -> failed("Oops")));
    runner(kernel, false).run(notebook("\n  first line\nsecond", "bad", "c"), HERE, listener);
    assertEquals(List.of("1/3 first line", "done", "2/3 bad", "Oops"), heard);
  }

  private static NotebookRun run(
      Map<String, Function<CellOutput, Outcome>> script, String... sources) {
    return runner(new ScriptedInterpreter(script), false)
        .run(notebook(sources), HERE, RunListener.SILENT);
  }

  private static List<Output> outputs(Function<CellOutput, Outcome> cell) {
    return run(Map.of("cell", cell), "cell").notebook().cells().get(0).outputs();
  }

  private static List<String> plain(Function<CellOutput, Outcome> cell) {
    return plain(run(Map.of("cell", cell), "cell").notebook().cells().get(0));
  }

  private static List<String> plain(NotebookCell cell) {
    return cell.outputs().stream()
        .map(output -> ((Output.Shown) output).text("text/plain").orElseThrow())
        .toList();
  }

  private static NotebookRunner runner(ScriptedInterpreter kernel, boolean goesOn) {
    return new NotebookRunner(folder -> kernel, Optional.empty(), goesOn);
  }

  private static Notebook notebook(String... sources) {
    return Notebook.of(Stream.of(sources).map(NotebookRunnerTest::code).toList(), new JsonObject());
  }

  private static NotebookCell code(String source) {
    return NotebookCell.of(NotebookCell.Kind.CODE, "id", source, List.of());
  }
}
