"""The kernel in jupyter-console: lines as one types them, one by one."""

from __future__ import annotations

import os
import sys

import pexpect
import pytest

from talk import PATIENCE, tree
from test_protocol import gone

UP = "\x1b[A"
CTRL_C = "\x03"
CTRL_D = "\x04"


def prompt(kind: str, number: int) -> str:
    """The pattern of a prompt, whose parts have colours."""
    return rf"{kind}\S*\[\S*?{number}\S*?\]"


class Console:
    """A console in a terminal that a program holds."""

    def __init__(self, kernel: str):
        # It asks the kernel whether a line is whole, and by itself gives the question up after a second.
        waits = [f"--ZMQTerminalInteractiveShell.{name}={PATIENCE}" for name in ("kernel_timeout", "kernel_is_complete_timeout")]
        command = ["-m", "jupyter_console", "--kernel", kernel, *waits]
        env = {**os.environ, "TERM": "xterm", "NQUEENS_HISTORY": "", "PROMPT_TOOLKIT_NO_CPR": "1"}
        self.child = pexpect.spawn(sys.executable, command, env=env, encoding="utf-8", dimensions=(50, 120), timeout=PATIENCE)
        self.child.delaybeforesend = 0.3  # as fingers are: a burst would be a paste

    def line(self, text: str) -> None:
        self.child.send(text)
        self.child.send("\r")

    def expect(self, pattern: str) -> None:
        self.child.expect(pattern)


@pytest.fixture
def console(installed_kernel):
    held = Console(installed_kernel)
    held.expect(prompt("In ", 1))
    yield held
    held.child.close(force=True)


def test_lines_are_taken_together_until_they_are_whole(console):
    console.line("for (int i = 40; i < 43; i++)")
    console.expect(r"\.\.\.")
    console.line('System.out.println("line" + i);')
    console.expect("line40\\s+line41\\s+line42")
    console.expect(prompt("In ", 2))
    console.line("int twice(int n)")
    console.expect(r"\.\.\.")
    console.line("{ return 2 * n; }")
    console.expect(prompt("In ", 3))
    console.line("twice(21) +")
    console.expect(r"\.\.\.")
    console.line("58")
    console.expect(prompt("Out", 3) + r"\S*:\S* \S*100")


@pytest.mark.parametrize("word", ["exit", "quit();"])
def test_a_word_is_enough_to_leave(console, word):
    processes = tree(console.child.pid)
    console.line(word)
    console.expect(pexpect.EOF)
    gone(processes)


def test_an_interrupt_and_the_history_and_the_end(console):
    console.line("int kept = 6 * 7;")
    console.expect(prompt("In ", 2))
    console.line('System.out.println("u" + "p"); while (true) {}')
    console.expect("up\r")
    console.child.send(CTRL_C)
    console.expect("The cell was interrupted")
    console.expect(prompt("In ", 3))
    console.line("kept + 1")
    console.expect(prompt("Out", 3) + r"\S*:\S* \S*43")
    console.expect(prompt("In ", 4))
    console.line(UP)
    console.expect(prompt("Out", 4) + r"\S*:\S* \S*43")
    console.expect(prompt("In ", 5))
    processes = tree(console.child.pid)
    console.child.send(CTRL_D)
    console.expect("exit")
    console.line("y")
    console.expect(pexpect.EOF)
    gone(processes)
