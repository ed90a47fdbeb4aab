"""A client of one kernel: runs cells as a front end does and keeps all that comes back."""

from __future__ import annotations

import os
import queue
import re
import threading
import time
from dataclasses import dataclass, field
from typing import Any, Callable

from jupyter_client import KernelManager

ANSI = re.compile(r"\x1b\[[0-9;]*m")
PATIENCE = 180  # seconds; a guard against waiting for ever, not a measure


@dataclass
class Cell:
    """What one execute_request gave."""

    messages: list[tuple[str, dict[str, Any]]] = field(default_factory=list)  # iopub, in order, busy to idle
    reply: dict[str, Any] | None = None
    idle: bool = False
    seconds_to_idle_after_interrupt: float | None = None

    @property
    def status(self) -> str | None:
        return self.reply and self.reply["status"]

    @property
    def types(self) -> list[str]:
        return [c["execution_state"] if t == "status" else t for t, c in self.messages]

    @property
    def result(self) -> str | None:
        return next((c["data"]["text/plain"] for t, c in self.messages if t == "execute_result"), None)

    def stream(self, name: str | None = None) -> str:
        return "".join(c["text"] for t, c in self.messages if t == "stream" and name in (None, c["name"]))

    @property
    def latest(self) -> str:
        """The text that was printed last."""
        return next((c["text"] for t, c in reversed(self.messages) if t == "stream"), "")

    @property
    def error(self) -> str:
        """The error as a reader sees it, without colours."""
        for kind, content in self.messages:
            if kind == "error":
                report = "\n".join(content["traceback"])
                return ANSI.sub("", f"ename={content['ename']} evalue={content['evalue']}\n{report}")
        return ""

    @property
    def text(self) -> str:
        """Everything a reader sees: streams, displays, results, errors."""
        seen = ""
        for kind, content in self.messages:
            if kind == "stream":
                seen += content["text"]
            elif kind in ("execute_result", "display_data"):
                seen += "\n" + content["data"]["text/plain"] + " ".join(f"<{mime}>" for mime in content["data"])
        for page in (self.reply or {}).get("payload") or []:
            seen += "\n" + page["data"]["text/plain"]
        return ANSI.sub("", seen + "\n" + self.error)


class Kernel:
    """A kernel process and its client."""

    def __init__(self, name: str, env: dict[str, str] | None = None, **options: Any):
        self.manager = KernelManager(kernel_name=name, **options)
        self.manager.start_kernel(env={**os.environ, **(env or {})}, stdout=open(os.devnull, "w"))
        self.connect()

    def connect(self) -> None:
        self.client = self.manager.client()
        self.client.start_channels()
        self.client.wait_for_ready(timeout=PATIENCE)

    def stop(self) -> None:
        self.client.stop_channels()
        self.manager.shutdown_kernel(now=True)

    def interrupt(self) -> None:
        self.manager.interrupt_kernel()

    @property
    def pid(self) -> int:
        return self.manager.provisioner.pid

    def run(
        self,
        code: str,
        *,
        answer: str | Callable[[dict], str | None] | None = None,
        interrupt_after: float | None = None,
        interrupt_on: str | None = None,
        timeout: float = PATIENCE,
        **options: Any,
    ) -> Cell:
        """Runs a cell. Interrupts it some seconds after it began, or when it has printed a text."""
        request = self.client.execute(code, allow_stdin=answer is not None, **options)
        return self.follow(request, answer, interrupt_after, interrupt_on, timeout)

    def run_impatiently(self, code: str) -> Cell:
        """Runs a cell and interrupts it again and again, since an interrupt may come before the cell has begun."""
        done = threading.Event()

        def press() -> None:
            while not done.wait(0.7):
                self.interrupt()

        thread = threading.Thread(target=press)
        thread.start()
        try:
            return self.run(code)
        finally:
            done.set()
            thread.join()

    def follow(self, request, answer=None, interrupt_after=None, interrupt_on=None, timeout=PATIENCE) -> Cell:
        cell = Cell()
        start = time.monotonic()
        begun = interrupted = None
        while not (cell.idle and cell.reply):
            now = time.monotonic()
            assert now - start < timeout, f"not idle after {timeout} s: {cell}"
            begun = begun or (now if "execute_input" in cell.types else None)  # before that, an interrupt is for nobody
            due = interrupt_after is not None and begun and now - begun > interrupt_after
            if interrupted is None and (due or (interrupt_on and interrupt_on in cell.latest)):
                interrupted = time.monotonic()
                self.interrupt()
            if answer is not None:
                self._answer(answer)
            self._take_reply(cell, request)
            self._take_output(cell, request)
            if cell.idle and interrupted and cell.seconds_to_idle_after_interrupt is None:
                cell.seconds_to_idle_after_interrupt = time.monotonic() - interrupted
        return cell

    def _answer(self, answer) -> None:
        try:
            question = self.client.get_stdin_msg(timeout=0)["content"]
        except queue.Empty:
            return
        line = answer(question) if callable(answer) else answer
        if line is not None:
            self.client.input(line)

    def _take_reply(self, cell: Cell, request: str) -> None:
        try:
            message = self.client.get_shell_msg(timeout=0)
        except queue.Empty:
            return
        if message["parent_header"].get("msg_id") == request:
            cell.reply = message["content"]

    def _take_output(self, cell: Cell, request: str) -> None:
        try:
            message = self.client.get_iopub_msg(timeout=0.02)
        except queue.Empty:
            return
        if message["parent_header"].get("msg_id") == request:
            cell.messages.append((message["msg_type"], message["content"]))
            cell.idle = cell.idle or cell.types[-1] == "idle"

    def ask(self, method: Callable[..., str], *arguments: Any, **options: Any) -> dict[str, Any]:
        """The content of the reply to a shell request, such as ask(kernel.client.complete, "x.", 2)."""
        return self.reply(method(*arguments, **options))

    def reply(self, request: str, channel: str = "shell", timeout: float = PATIENCE) -> dict[str, Any]:
        get = getattr(self.client, f"get_{channel}_msg")
        while True:
            message = get(timeout=timeout)
            if message["parent_header"].get("msg_id") == request:
                return message["content"]

    def send(self, channel: str, kind: str, content: dict[str, Any]) -> str:
        """Sends a request on a channel; gives its id."""
        message = self.client.session.msg(kind, content)
        getattr(self.client, f"{channel}_channel").send(message)
        return message["header"]["msg_id"]

    def processes(self) -> list[int]:
        """The kernel's process and all below it."""
        return tree(self.pid)

    def comes_to_rest(self) -> bool:
        """Whether its processes stop working within half a minute: what spins never does."""
        return any(self.cpu_percent(1) < 60 for _ in range(30))

    def cpu_percent(self, seconds: float = 0.5) -> float:
        """Of one core, over all the kernel's processes."""
        before = cpu_seconds(self.pid)
        time.sleep(seconds)
        return (cpu_seconds(self.pid) - before) / seconds * 100


def _stat(pid: int) -> list[str]:
    with open(f"/proc/{pid}/stat") as file:
        text = file.read()
    return text[text.rindex(")") + 2 :].split()


def tree(pid: int) -> list[int]:
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                parents[int(name)] = int(_stat(int(name))[1])
            except (OSError, ValueError):
                continue
    found, todo = [], [pid]
    while todo:
        one = todo.pop()
        if one in parents:
            found.append(one)
            todo += [child for child, parent in parents.items() if parent == one]
    return found


def cpu_seconds(pid: int) -> float:
    total = 0
    for one in tree(pid):
        try:
            total += sum(int(ticks) for ticks in _stat(one)[11:13])
        except OSError:
            continue
    return total / os.sysconf("SC_CLK_TCK")


def resident_mib(pid: int) -> float:
    total = 0
    for one in tree(pid):
        try:
            with open(f"/proc/{one}/status") as file:
                total += sum(int(line.split()[1]) for line in file if line.startswith("VmRSS"))
        except OSError:
            continue
    return total / 1024
