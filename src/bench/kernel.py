"""Measures two Java kernels side by side and prints one table: the book's own, and JJava."""

from __future__ import annotations

import argparse
import json
import os
import queue
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "python"))

from jupyter_client import KernelManager  # noqa: E402

from talk import Kernel, cpu_seconds, resident_mib, tree  # noqa: E402

OURS, THEIRS = "nqueens-java", "java"
GIVE_UP = 20  # seconds: a kernel that has not answered by then is deaf
NEVER = 5  # seconds: what an interrupt has not stopped by then goes on for ever
NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"


def milliseconds(since: float) -> float:
    return (time.perf_counter() - since) * 1000


@dataclass
class Figures:
    """What was measured of one kernel, by row: numbers or words."""

    rows: dict[str, list] = field(default_factory=dict)

    def add(self, row: str, value) -> None:
        self.rows.setdefault(row, []).append(value)

    def median(self, row: str):
        values = self.rows.get(row, [])
        numbers = [value for value in values if isinstance(value, (int, float))]
        if not numbers or len(numbers) <= len(values) / 2:
            return values[0] if values else "–"
        return statistics.median(numbers)


def launch(name: str, figures: Figures, **options) -> Kernel:
    """Starts a kernel as a front end does: the first request waits for it already."""
    kernel = Kernel.__new__(Kernel)
    kernel.manager = KernelManager(kernel_name=name)
    start = time.perf_counter()
    kernel.manager.start_kernel(stdout=open(os.devnull, "w"), stderr=open(os.devnull, "w"), **options)
    kernel.client = kernel.manager.client()
    kernel.client.start_channels()
    kernel.client.hb_channel.pause()
    kernel.reply(kernel.client.kernel_info())
    figures.add("start to kernel_info, ms", milliseconds(start))
    kernel.reply(kernel.client.execute("1+1"))
    figures.add("start to first result, ms", milliseconds(start))
    kernel.client.wait_for_ready(timeout=GIVE_UP)
    return kernel


def latency(kernel: Kernel, figures: Figures) -> None:
    for _ in range(50):
        kernel.run("1+1")
    for _ in range(100):
        start = time.perf_counter()
        request = kernel.client.execute("1+1")
        while True:
            message = kernel.client.get_iopub_msg(timeout=GIVE_UP)
            if message["parent_header"].get("msg_id") == request and message["msg_type"] == "execute_result":
                break
        figures.add("1+1 when warm, ms", milliseconds(start))
        until_idle(kernel, request)


def until_idle(kernel: Kernel, request: str) -> None:
    while True:
        message = kernel.client.get_iopub_msg(timeout=GIVE_UP)
        same = message["parent_header"].get("msg_id") == request
        if same and message["content"].get("execution_state") == "idle":
            break
    kernel.reply(request)


def lines(kernel: Kernel, figures: Figures, count: int) -> None:
    start = time.perf_counter()
    request = kernel.client.execute(f'for (int i = 0; i < {count}; i++) System.out.println("line " + i);')
    received, idle = 0, False
    try:
        while not idle:
            message = kernel.client.get_iopub_msg(timeout=GIVE_UP)
            if message["parent_header"].get("msg_id") == request:
                received += message["content"].get("text", "").count("\n")
                idle = message["content"].get("execution_state") == "idle"
    except queue.Empty:
        pass
    figures.add(f"{count:,} lines: received", received)
    figures.add(f"{count:,} lines: ms to idle", milliseconds(start) if idle else "never idle")


def memory(kernel: Kernel, figures: Figures) -> None:
    time.sleep(2)
    figures.add("idle memory of all processes, MiB", resident_mib(kernel.pid))


NESTED = "1"
for _ in range(12):  # generic calls with lambdas: a compiler tries them again and again
    NESTED = f"same((java.util.function.Supplier<Object>) () -> same(same({NESTED})))"

STOPPED = {
    "a tight loop": "while (true) {}",
    "a stream": "java.util.stream.IntStream.iterate(0, i -> (i + 1) & 7).filter(i -> i < 0).findFirst()",
    "a sleep": "Thread.sleep(1_000_000);",
    "waiting for input": "new java.util.Scanner(System.in).nextLine()",
    "compiling": f"Object o = {NESTED};\n" * 40,
    "a search of the library": "org.nqueens.solve.Solver.scan().count(16)",
}


def interrupt(kernel: Kernel, figures: Figures, what: str) -> bool:
    """Interrupts one cell; whether it stopped."""
    kernel.run("<T> T same(T it) { return it; }")
    row = f"interrupt of {what}"
    try:
        cell = kernel.run(STOPPED[what], answer=lambda question: None, interrupt_after=0.7, timeout=0.7 + NEVER)
        figures.add(f"{row}: ms to idle", cell.seconds_to_idle_after_interrupt * 1000)
    except AssertionError:
        figures.add(f"{row}: ms to idle", "never idle")
        return False
    time.sleep(0.2)
    before = cpu_seconds(kernel.pid)
    time.sleep(1)
    figures.add(f"{row}: % of a core after it", (cpu_seconds(kernel.pid) - before) * 100)
    return True


def interrupts(name: str, figures: Figures, kinds: list[str]) -> None:
    """A kernel for all of them, and a new one after each that did not stop."""
    kernel = launch(name, Figures())
    for what in kinds:
        if not interrupt(kernel, figures, what):
            kernel.stop()
            kernel = launch(name, Figures())
    kernel.stop()


def restarts(name: str, figures: Figures, count: int = 50) -> None:
    """What restarting leaves behind: processes, folders of sockets."""
    with tempfile.TemporaryDirectory() as own:
        kernel = launch(name, Figures(), env={**os.environ, "JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={own}"})
        kernel.run("1+1")
        processes, folders = len(tree(os.getpid())), len(os.listdir(own))
        for _ in range(count):
            kernel.manager.restart_kernel()
            kernel.client.wait_for_ready(timeout=GIVE_UP)
        kernel.run("1+1")
        more = len(tree(os.getpid())) - processes, len(os.listdir(own)) - folders
        figures.add(f"{count} restarts: processes and folders more", "%d and %d" % more)
        kernel.stop()


SMALL = {"JAVA_TOOL_OPTIONS": "-XX:MaxRAM=2g -XX:ActiveProcessorCount=1"}  # what Binder gives


def three_chapters(name: str, figures: Figures) -> None:
    """Three chapters run from top to bottom and left open, as on a small machine."""
    kernels = []
    for chapter in ("01-", "04-", "07-"):
        notebook = next(NOTEBOOKS.glob(f"{chapter}*.ipynb"))
        kernel = launch(name, Figures(), env={**os.environ, **SMALL}, cwd=str(NOTEBOOKS))
        kernels.append(kernel)
        for cell in json.loads(notebook.read_text())["cells"]:
            if cell["cell_type"] == "code":
                kernel.run("".join(cell["source"]), timeout=120)
    time.sleep(2)
    row = "three chapters open, of 2 GB and one processor"
    figures.add(f"{row}: MiB of the largest", max(resident_mib(kernel.pid) for kernel in kernels))
    figures.add(f"{row}: MiB of all", sum(resident_mib(kernel.pid) for kernel in kernels))
    for kernel in kernels:
        kernel.stop()


TRIALS = {
    "System.exit(3)": "System.exit(3)",
    "heap of 256 MiB exhausted by a list": "var l = new java.util.ArrayList<byte[]>(); while (true) l.add(new byte[10_000_000]);",
    "expression of 8,000 terms": "int deep = " + "+".join(["1"] * 8000) + ";",
}


def trial(name: str, figures: Figures, row: str, code: str) -> None:
    """A kernel of its own for each cell that may end it: does the next one run?"""
    options = {"env": {**os.environ, "JAVA_TOOL_OPTIONS": "-Xmx256m"}} if "256 MiB" in row else {}
    kernel = launch(name, Figures(), **options)
    try:
        told = kernel.run(code, timeout=60).status
        figures.add(row, f"{told}, next cell {kernel.run('20+22', timeout=GIVE_UP).result}")
    except (AssertionError, queue.Empty, RuntimeError):
        figures.add(row, "deaf" if kernel.manager.is_alive() else "kernel gone")
    finally:
        kernel.stop()


def forged(name: str, figures: Figures) -> None:
    kernel = launch(name, Figures())
    try:
        session = kernel.client.session
        frames = session.serialize(session.msg("execute_request", {"code": "1"}))
        frames[1] = b"0" * len(frames[1])
        kernel.client.shell_channel.socket.send_multipart(frames)
        figures.add("a forged message", f"ignored, next cell {kernel.run('20+22', timeout=GIVE_UP).result}")
    except (AssertionError, queue.Empty):
        figures.add("a forged message", "deaf")
    finally:
        kernel.stop()


def measure(runs: int, quick: bool) -> tuple[Figures, Figures]:
    ours, theirs = Figures(), Figures()
    for run in range(runs):
        for name, figures in ((OURS, ours), (THEIRS, theirs)):
            print(f"\r  launch {run + 1} of {runs}, {name}".ljust(60), end="", file=sys.stderr, flush=True)
            kernel = launch(name, figures)
            memory(kernel, figures)
            if run < 3:
                latency(kernel, figures)
                lines(kernel, figures, 10_000)
            kernel.stop()
            if run == 0:
                kernel = launch(name, Figures())
                lines(kernel, figures, 20_000)
                kernel.stop()
            if not quick and run < 3:
                kinds = list(STOPPED) if name == OURS else list(STOPPED)[:-1] if run == 0 else []
                if kinds:
                    interrupts(name, figures, kinds)
    if not quick:
        for name, figures in ((OURS, ours), (THEIRS, theirs)):
            for row, code in TRIALS.items():
                print(f"\r  {row}, {name}".ljust(60), end="", file=sys.stderr, flush=True)
                trial(name, figures, row, code)
            forged(name, figures)
        restarts(OURS, ours)
        three_chapters(OURS, ours)
    print("\r".ljust(62) + "\r", end="", file=sys.stderr)
    return ours, theirs


def shown(value) -> str:
    return f"{value:,.0f}" if isinstance(value, (int, float)) else str(value)


def table(ours: Figures, theirs: Figures) -> str:
    text = ["| | this kernel | JJava | ratio |", "|---|---|---|---|"]
    for row in ours.rows:
        mine, other = ours.median(row), theirs.median(row)
        both = isinstance(mine, (int, float)) and isinstance(other, (int, float)) and other
        text.append(f"| {row} | {shown(mine)} | {shown(other)} | {f'{mine / other:.2f}' if both else ''} |")
    return "\n".join(text)


def main() -> None:
    options = argparse.ArgumentParser(prog="./bench kernel")
    options.add_argument("--runs", type=int, default=7)
    options.add_argument("--quick", action="store_true")
    options.add_argument("--java", default="?", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.runs < 1:
        options.error(f"--runs {given.runs}: at least 1")
    load = os.getloadavg()[0]
    ours, theirs = measure(given.runs, given.quick)
    print(f"Java {given.java}, {os.cpu_count()} cores, medians of {given.runs} launches; load at the start {load:.1f}\n")
    print(table(ours, theirs))
    if load > 0.5 * (os.cpu_count() or 1):
        print("\nThe machine was busy: trust the ratios more than the figures, and neither much.")


if __name__ == "__main__":
    main()
