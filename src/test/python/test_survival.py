"""Nothing a learner types ends the session: the reader is told what happened, and the next cell runs."""

from __future__ import annotations

import os
import signal
import socket
import time

import pytest

from talk import PATIENCE, Kernel


def start(name: str) -> Kernel:
    return Kernel(name, {"NQUEENS_WORKER_OPTIONS": "-Xmx256m"})


@pytest.fixture(scope="module")
def shared(installed_kernel):
    held = {"kernel": start(installed_kernel)}
    yield held
    held["kernel"].stop()


@pytest.fixture
def kernel(shared, installed_kernel):
    """One kernel that goes through all of it; a fresh one only where a test has shown a fault."""
    yield shared["kernel"]
    try:
        assert shared["kernel"].run("1", timeout=20).result == "1"
    except AssertionError:
        shared["kernel"].stop()
        shared["kernel"] = start(installed_kernel)


ENDS = {
    "a code that is no signal": ("System.exit(-1);", "exit code 255"),
    "exit in a static initialiser": ("class Leaver { static int x; static { System.exit(8); } }\nLeaver.x", "exit code 8"),
    "exit in a finalizer": ("class Last { protected void finalize() { System.exit(9); } }\nwhile (true) { new Last(); System.gc(); Thread.sleep(10); }", "exit code 9"),
    "exit in a parallel stream": ("java.util.stream.IntStream.range(0, 99).parallel().forEach(i -> System.exit(10));", "exit code 10"),
    "exit in a message": ("class Rude extends RuntimeException { public String getMessage() { System.exit(11); return null; } }\nthrow new Rude();", "exit code 11"),
    "exit while a program goes on": ("new ProcessBuilder(\"sleep\", \"600\").inheritIO().start(); System.exit(12);", "exit code 12"),

    "exit": ("System.exit(3);", "exit code 3"),
    "exit in a thread": ("new Thread(() -> System.exit(4)).start(); Thread.sleep(60_000);", "exit code 4"),
    "exit in a method": ("void leave() { System.exit(0); }\nleave();", "exit code 0"),
    "halt": ("Runtime.getRuntime().halt(5);", "exit code 5"),
    "exit in a shutdown hook": (
        "Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(6))); System.exit(1);",
        "exit code 6",
    ),
}


@pytest.mark.parametrize("end", ENDS, ids=str)
def test_a_cell_that_ends_the_process_is_told_so(kernel, end):
    code, told = ENDS[end]
    kernel.run("int lost = 9;\nint twice(int n) { return 2 * n; }\nrecord Kept(int x) {}")
    cell = kernel.run(code)
    assert cell.status == "error" and told in cell.error and "lost" in cell.error
    assert cell.messages[-1] == ("status", {"execution_state": "idle"})
    assert kernel.run("twice(21)").result == "42"
    assert kernel.run("new Kept(1)").result == "Kept[x=1]"


MEMORY = {
    "array": "long[] a = new long[Integer.MAX_VALUE - 8]; long[][] b = new long[100000][]; for (int i = 0; i < b.length; i++) b[i] = new long[50_000_000];",
    "list": "var l = new java.util.ArrayList<byte[]>(); while (true) l.add(new byte[1_000_000]);",
    "map": "var m = new java.util.HashMap<Integer, int[]>(); for (int i = 0; ; i++) m.put(i, new int[1000]);",
    "builder": 'var s = new StringBuilder("x"); while (true) s.append(s);',
    "field": "java.util.List<Object> hoard = new java.util.ArrayList<>();\nwhile (true) hoard.add(new int[10_000]);",
    "in a thread": "var t = new Thread(() -> { var l = new java.util.ArrayList<byte[]>(); while (true) l.add(new byte[1_000_000]); }); t.start(); t.join(); 1",
}


@pytest.mark.parametrize("kind", MEMORY, ids=str)
def test_exhausted_memory_is_survived(kernel, kind):
    cell = kernel.run(MEMORY[kind])
    assert "emory" in cell.text, cell.text
    after = kernel.run("20 + 22")
    assert after.result == "42", after.text


def test_a_storm_of_threads_is_survived(installed_kernel):
    kernel = Kernel(installed_kernel, {"NQUEENS_WORKER_OPTIONS": "-Xmx256m -Xss512k"})
    try:
        code = "for (int i = 0; i < 3000; i++) { var t = new Thread(() -> { try { Thread.sleep(4000); } catch (InterruptedException e) {} }); t.start(); }"
        kernel.run(code, timeout=120)
        assert kernel.run("20 + 22").result == "42"
    finally:
        kernel.stop()


CODE = {
    "endless recursion": ("int down(int n) { return down(n + 1) + 1; }\ndown(0)", "StackOverflowError"),
    "recursion in toString": ("class Mirror { public String toString() { return \"\" + this; } }\nnew Mirror()", "StackOverflowError"),
    "toString that throws": ("class Bad { public String toString() { throw new IllegalStateException(\"bad7\"); } }\nnew Bad()", "bad7"),
    "toString that exits": ("class Out { public String toString() { System.exit(7); return null; } }\nnew Out()", "exit code 7"),
    "static initialiser that throws": ("class Init { static int x = 1 / 0; }\nInit.x", "ArithmeticException"),
    "an error thrown": ("throw new Error(\"e9\");", "e9"),
    "ThreadDeath": ("throw new ThreadDeath();", "ThreadDeath"),
    "a thrown interrupt": ("throw new InterruptedException(\"mine\");", "InterruptedException"),
}  # fmt: skip


@pytest.mark.parametrize("kind", CODE, ids=str)
def test_code_that_fails_badly_is_told_and_survived(kernel, kind):
    code, told = CODE[kind]
    cell = kernel.run(code)
    assert told in cell.text
    # A value that cannot be shown is no failure of the cell: it was made.
    assert cell.status == ("ok" if kind in ("recursion in toString", "toString that throws") else "error")
    assert kernel.run("20 + 22").result == "42"


QUIET = {
    "closed streams": "System.out.close(); System.err.close(); System.in.close();",
    "no streams": "System.setOut(null); System.setErr(null); System.setIn(null);",
    "other streams": "System.setOut(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));",
    "uncaught handler": "Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.exit(9)); new Thread(() -> { throw new RuntimeException(); }); 1",
    "thread that throws": "var t = new Thread(() -> { throw new RuntimeException(\"background\"); }); t.start(); t.join();",
    "interrupts itself": "Thread.currentThread().interrupt();",
    "priority": "Thread.currentThread().setPriority(1); Thread.currentThread().setName(\"x\");",
    "all threads interrupted": "for (Thread t : Thread.getAllStackTraces().keySet()) t.interrupt();",
    "all groups interrupted": "for (var g = Thread.currentThread().getThreadGroup(); g != null; g = g.getParent()) g.interrupt();",
    "all threads stopped": "for (Thread t : Thread.getAllStackTraces().keySet()) if (t != Thread.currentThread()) try { t.stop(); } catch (UnsupportedOperationException e) { }",
    "standard output closed": "new java.io.FileOutputStream(java.io.FileDescriptor.out).close();",
    "no security providers": "for (var p : java.security.Security.getProviders()) java.security.Security.removeProvider(p.getName());",
    "no properties": "System.getProperties().clear();",
    "another time zone and line end": "java.util.TimeZone.setDefault(null); System.setProperty(\"line.separator\", \"#\"); System.setProperty(\"file.encoding\", \"UTF-16\");",
    "class loader": "Thread.currentThread().setContextClassLoader(null);",
    "properties": "System.setProperties(new java.util.Properties());",
    "locale": "java.util.Locale.setDefault(new java.util.Locale(\"tr\", \"TR\"));",
    "redefined java.lang names": "class String2 {} class Object2 {} record Integer(int x) {} class System2 {}",
    "binary output": "for (int i = 0; i < 256; i++) System.out.write(i); System.out.flush();",
    "half a character": "System.out.print('\\uD83D'); System.out.print(\"\\uDE00\\uD83D\");",
    "control characters": "System.out.print(\"\\u001b[2J\\u0000\\b\\r\\u0007\");",
    "no newline": "System.out.print(\"x\".repeat(2_000_000));",
    "daemon that prints": "var d = new Thread(() -> { while (true) { System.out.print(\"\"); Thread.yield(); } }); d.setDaemon(true); d.start();",
}  # fmt: skip


@pytest.mark.parametrize("kind", QUIET, ids=str)
def test_what_meddles_with_the_jvm_does_no_harm(installed_kernel, kind):
    kernel = Kernel(installed_kernel, {"NQUEENS_WORKER_OPTIONS": "-Xmx256m"})
    try:
        kernel.run(QUIET[kind])
        cell = kernel.run('System.out.println("still here"); 20 + 22')
        assert cell.result == "42", cell.text
        assert "still here" in cell.stream()
    finally:
        kernel.stop()


def test_a_cell_that_ends_threads_of_the_worker_is_told_so(kernel):
    """Only a Java up to 19 lets it."""
    lets = kernel.run("Runtime.version().feature() < 20").result == "true"
    cell = kernel.run(
        "for (Thread t : Thread.getAllStackTraces().keySet())\n"
        "  if (t != Thread.currentThread()) try { t.stop(); } catch (UnsupportedOperationException e) { }"
    )
    assert "ended a thread" in cell.error if lets else cell.status == "ok"
    assert kernel.run("20 + 22").result == "42"


def workers(kernel: Kernel) -> list[int]:
    return [pid for pid in kernel.processes() if pid != kernel.pid]


def test_a_worker_killed_while_idle_is_replaced(kernel):
    kernel.run("int gone = 1;\nint keep(int n) { return n; }")
    for pid in workers(kernel):
        os.kill(pid, signal.SIGKILL)
    time.sleep(0.5)
    first, second = kernel.run("keep(42)"), kernel.run("keep(43)")
    assert "gone" in first.text and (first.status == "error" or first.result == "42")
    assert second.result == "43"


def test_a_worker_killed_while_it_runs_is_replaced(kernel):
    kernel.run("int gone2 = 1;")
    request = kernel.client.execute('System.out.println("up"); while (true) {}')
    while kernel.client.get_iopub_msg(timeout=PATIENCE)["content"].get("text") != "up\n":
        pass
    for pid in workers(kernel):
        os.kill(pid, signal.SIGKILL)
    cell = kernel.follow(request)
    assert cell.status == "error" and "gone2" in cell.error
    assert kernel.run("20 + 22").result == "42"


def long_to_compile() -> str:
    """A class that keeps the compiler for hours: it tries each lambda with each method that could take it, 3^16 times."""
    nested = "1"
    for i in range(16):
        nested = f"f(x{i} -> {{ return {nested}; }})"
    return f"""class Slow {{
      static <R> R f(Function<Integer, R> g) {{ return null; }}
      static <R> R f(BiFunction<Integer, Integer, R> g) {{ return null; }}
      static <R> R f(IntFunction<R> g) {{ return null; }}
      Object o = {nested};
    }}"""


def lose_the_compiler(kernel: Kernel) -> None:
    """An interrupt that meets a moment between two parts of the work is obeyed: then once more."""
    while "while it was compiled" not in kernel.run_impatiently(long_to_compile()).error:
        pass


def test_a_compiler_that_stays_away_is_replaced_and_nothing_but_values_is_lost(installed_kernel):
    kernel = Kernel(installed_kernel)
    try:
        kernel.run("int twice(int n) { return 2 * n; }")
        kernel.run("int value = twice(2);")
        lose_the_compiler(kernel)
        assert kernel.run("%classpath /tmp").status == "ok"
        assert "int twice(int)" in kernel.run("%methods").stream()
        assert "value (cell [2])" in kernel.run_impatiently("twice(4)").error
        assert kernel.run("twice(21)").result == "42"
        assert kernel.run("%classpath").stream() == "/tmp\n"
        assert "run cell [2] again" in kernel.run("value").error
        lose_the_compiler(kernel)
        assert kernel.run("%reset").status == "ok"
        assert kernel.run("twice(21)").status == "error"
        assert kernel.run("20 + 22").result == "42"
    finally:
        kernel.stop()


def test_a_deadlock_is_interrupted(kernel):
    code = (
        "Object a = new Object(), b = new Object(); var both = new java.util.concurrent.CountDownLatch(2);\n"
        "void lock(Object x, Object y) { synchronized (x) { both.countDown(); try { both.await(); } catch (InterruptedException e) { return; } synchronized (y) { } } }\n"
        'new Thread(() -> lock(b, a)).start(); System.out.println("dead"); lock(a, b);'
    )
    cell = interrupted_twice(kernel, code)
    assert cell.status == "error"
    assert kernel.run("20 + 22").result == "42"


def interrupted_twice(kernel: Kernel, code: str):
    """A monitor cannot be given up: the second interrupt replaces the worker."""
    request = kernel.client.execute(code)
    while "dead" not in (kernel.client.get_iopub_msg(timeout=PATIENCE)["content"].get("text") or ""):
        pass
    kernel.interrupt()
    return kernel.follow(request, interrupt_on="does not react to the interrupt")


STOPPED = {
    "loop": "while (true) {}",
    "for": "for (long i = 0; ; i++) { }",
    "lambda": "java.util.function.IntUnaryOperator f = x -> { while (true) x++; };\nf.applyAsInt(1);",
    "stream": "java.util.stream.IntStream.iterate(0, i -> (i + 1) & 7).filter(i -> i < 0).findFirst()",
    "parallel stream": "java.util.stream.LongStream.range(0, Long.MAX_VALUE).parallel().filter(i -> i < 0).count()",
    "sleep": "Thread.sleep(1_000_000);",
    "wait": "Object w = new Object(); synchronized (w) { w.wait(); }",
    "join": "var t = new Thread(() -> { try { Thread.sleep(3000); } catch (InterruptedException e) {} }); t.start(); t.join();",
    "queue": "new java.util.concurrent.ArrayBlockingQueue<Integer>(1).take()",
    "swallower": "while (true) { try { Thread.sleep(1); } catch (Throwable e) { } }",
    "finally": "while (true) { try { Thread.sleep(1000); } finally { continue; } }",
    "recursion": "long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\nfib(90)",
    "class": "class Spin { void on() { while (true) {} } }\nnew Spin().on();",
    "library": "Solver.scan().count(14)",
    "printing": 'while (true) { System.out.println("x"); }',
    "big integers": "var n = java.math.BigInteger.ONE; while (true) n = n.add(java.math.BigInteger.ONE);",
}


@pytest.mark.parametrize("cells", [[], ["1+1"]], ids=["at once", "after a cell"])
def test_a_kernel_that_is_shut_down_leaves_no_folder(installed_kernel, tmp_path, cells):
    kernel = Kernel(installed_kernel, env={"JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={tmp_path}"})
    for code in cells:
        kernel.run(code)
    kernel.client.stop_channels()
    kernel.manager.shutdown_wait_time = PATIENCE  # else Jupyter kills a slow one, which then leaves it
    kernel.manager.shutdown_kernel()
    assert not list(tmp_path.glob("nqueens-*"))


def test_what_a_kernel_left_that_was_killed_at_its_start_goes_with_the_next(installed_kernel, tmp_path):
    env = {**os.environ, "JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={tmp_path}"}
    left = tmp_path / "nqueens-link-of-the-killed"
    left.mkdir()
    with socket.socket(socket.AF_UNIX) as door:  # as the killed one had it
        door.bind(str(left / "link"))
    os.utime(left, (0, 0))
    kernel = Kernel(installed_kernel, env={"JAVA_TOOL_OPTIONS": env["JAVA_TOOL_OPTIONS"]})
    try:
        assert kernel.run("20 + 22").result == "42"
        assert not left.exists()
    finally:
        kernel.stop()


@pytest.mark.parametrize("kind", STOPPED, ids=str)
def test_an_interrupt_stops_it_keeps_variables_and_frees_the_core(kernel, kind):
    kernel.run("int keep = 42;")
    cell = kernel.run(STOPPED[kind], interrupt_after=0.7)
    assert cell.status == "error", cell.text
    assert kernel.run("keep").result == "42"
    assert kernel.comes_to_rest()


PAST = {
    "a program": 'new ProcessBuilder("sh", "-c", "echo seen; echo too >&2").inheritIO().start().waitFor();',
    "the descriptor": 'var raw = new java.io.FileOutputStream(java.io.FileDescriptor.out); raw.write("seen\\ntoo\\n".getBytes());',
}


@pytest.mark.parametrize("kind", PAST, ids=str)
def test_what_is_printed_past_the_streams_is_shown(kernel, kind):
    request = kernel.client.execute(PAST[kind])
    seen = ""
    while not ("seen" in seen and "too" in seen):
        message = kernel.client.get_iopub_msg(timeout=PATIENCE)
        if message["parent_header"].get("msg_id") == request and message["msg_type"] == "stream":
            seen += message["content"]["text"]


def test_a_program_that_inherits_the_input_finds_its_end(kernel):
    assert kernel.run('new ProcessBuilder("cat").inheritIO().start().waitFor()').result == "0"
    assert kernel.run("new java.io.FileInputStream(java.io.FileDescriptor.in).read()").result == "-1"
