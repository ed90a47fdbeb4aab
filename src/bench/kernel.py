"""Measures two Java kernels side by side and prints one table: the book's own, and JJava."""

from __future__ import annotations

import argparse
import os
import queue
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "test" / "python"))

from jupyter_client import KernelManager  # noqa: E402

from talk import Kernel, cpu_seconds, resident_mib  # noqa: E402

OURS, THEIRS = "nqueens-java", "java"
GIVE_UP = 20  # seconds: a kernel that has not answered by then is deaf


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


def launch(name: str, figures: Figures) -> Kernel:
    """Starts a kernel as a front end does: the first request waits for it already."""
    kernel = Kernel.__new__(Kernel)
    kernel.manager = KernelManager(kernel_name=name)
    start = time.perf_counter()
    kernel.manager.start_kernel(stdout=open(os.devnull, "w"), stderr=open(os.devnull, "w"))
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


def interrupt(kernel: Kernel, figures: Figures) -> None:
    kernel.run("int kept = 42;")
    try:
        cell = kernel.run("while (true) {}", interrupt_after=1, timeout=GIVE_UP)
        figures.add("interrupt of while(true): ms to idle", cell.seconds_to_idle_after_interrupt * 1000)
    except AssertionError:
        figures.add("interrupt of while(true): ms to idle", "never idle")
    time.sleep(0.2)
    before = cpu_seconds(kernel.pid)
    time.sleep(1)
    figures.add("interrupt of while(true): % of a core after it", (cpu_seconds(kernel.pid) - before) * 100)


TRIALS = {
    "System.exit(3)": "System.exit(3)",
    "heap exhausted by a list": "var l = new java.util.ArrayList<byte[]>(); while (true) l.add(new byte[10_000_000]);",
    "expression of 8,000 terms": "int deep = " + "+".join(["1"] * 8000) + ";",
}


def trial(name: str, figures: Figures, row: str, code: str) -> None:
    """A kernel of its own for each cell that may end it: does the next one run?"""
    kernel = launch(name, Figures())
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
                kernel = launch(name, Figures())
                interrupt(kernel, figures)
                kernel.stop()
    if not quick:
        for name, figures in ((OURS, ours), (THEIRS, theirs)):
            for row, code in TRIALS.items():
                print(f"\r  {row}, {name}".ljust(60), end="", file=sys.stderr, flush=True)
                trial(name, figures, row, code)
            forged(name, figures)
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
