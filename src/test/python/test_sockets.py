"""Nothing listens beyond this machine: every socket of all our processes, as the system lists them."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import ROOT, java
from talk import PATIENCE, Kernel

pytestmark = pytest.mark.skipif(not Path("/proc/net/tcp").is_file(), reason="the list of sockets is read from /proc, which is Linux's")

LISTENING = "0A"


def address(text: str) -> str:
    """An address of /proc/net/tcp or tcp6: words of four bytes in the machine's order."""
    words = [bytes.fromhex(text[i : i + 8]) for i in range(0, len(text), 8)]
    packed = b"".join(struct.pack("=I", int.from_bytes(word, "big")) for word in words)
    return socket.inet_ntop(socket.AF_INET if len(packed) == 4 else socket.AF_INET6, packed)


def family(pid: int) -> set[int]:
    """A process and all that came from it."""
    parents = {}
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit():
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has ended meanwhile
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def files(pid: int) -> list[str]:
    """What a process has open; a file may be closed, and the process end, while this looks."""
    found = []
    try:
        for path in Path(f"/proc/{pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                found.append(os.readlink(path))
    except OSError:
        pass
    return found


def listening(pid: int) -> list[tuple[str, int]]:
    """Where the processes of a family listen, TCP of both kinds and UDP: addresses and ports."""
    inodes = set()
    for member in family(pid):
        for file in files(member):
            if socket_of := re.fullmatch(r"socket:\[(\d+)\]", file):
                inodes.add(socket_of.group(1))
    found = []
    for table in ("tcp", "tcp6", "udp", "udp6"):
        for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[9] in inodes and (fields[3] == LISTENING or table.startswith("udp")):
                host, port = fields[1].split(":")
                found.append((address(host), int(port, 16)))
    return found


def is_loopback(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "::ffff:127.0.0.1")


def test_the_list_sees_a_socket_that_anyone_can_reach():
    with socket.socket() as mine:
        mine.bind(("0.0.0.0", 0))
        mine.listen()
        assert ("0.0.0.0", mine.getsockname()[1]) in listening(os.getpid())
    with socket.socket(socket.AF_INET6) as mine:
        mine.bind(("::1", 0))
        mine.listen()
        assert ("::1", mine.getsockname()[1]) in listening(os.getpid())


def busy(kernel: Kernel) -> None:
    """A kernel with its worker at work and a fresh worker behind one that died."""
    assert kernel.run("1 + 1").result == "2"
    kernel.run("System.exit(3)")
    assert kernel.run("solve(6).size()").result == "4"


def test_a_kernel_listens_on_its_five_ports_on_loopback_alone(installed_kernel):
    kernel = Kernel(installed_kernel)
    try:
        busy(kernel)
        pid = kernel.manager.provisioner.process.pid
        assert len(family(pid)) >= 2, "no worker"
        found = listening(pid)
        ports = kernel.manager.get_connection_info()
        assert sorted(port for _, port in found) == sorted(value for name, value in ports.items() if name.endswith("_port"))
        assert all(is_loopback(host) for host, _ in found), found
    finally:
        kernel.stop()


def test_a_connection_file_may_ask_for_more_and_the_worker_stays_out_of_reach(installed_kernel):
    """Jupyter's remote kernels: the five ports go where the file says, and nothing else does."""
    kernel = Kernel(installed_kernel, ip="0.0.0.0")
    try:
        busy(kernel)
        found = listening(kernel.manager.provisioner.process.pid)
        assert len(found) == 5 and {host for host, _ in found} <= {"0.0.0.0", "::"}, found
        assert {port for _, port in found} == {v for n, v in kernel.manager.get_connection_info().items() if n.endswith("_port")}
    finally:
        kernel.stop()


def test_a_notebook_that_is_run_without_jupyter_listens_nowhere(jar, tmp_path):
    cell = {"cell_type": "code", "id": "a", "metadata": {}, "outputs": [], "execution_count": None, "source": "Thread.sleep(600_000)"}
    book = tmp_path / "waits.ipynb"
    book.write_text(json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}))
    with subprocess.Popen([java(), "-jar", str(jar), "run", str(book)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=tmp_path) as run:
        try:
            wait_until(lambda: len(family(run.pid)) >= 2, run)
            assert listening(run.pid) == []
        finally:
            run.terminate()


def test_the_server_of_lab_listens_on_loopback_alone(root, tmp_path):
    """JupyterLab as ./lab starts it (its last line), with a kernel."""
    exec_line = next(line for line in (root / "lab").read_text().splitlines() if line.startswith("exec "))
    assert "ip" not in re.findall(r"--([A-Za-z.]+)", exec_line), "./lab chooses another address"
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ServerApp.port=0", "--IdentityProvider.token=t"]
    own = {**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path / "config"), "JUPYTER_RUNTIME_DIR": str(tmp_path / "runtime")}
    with subprocess.Popen(command, env=own, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            wait_until(lambda: listening(server.pid), server)
            found = listening(server.pid)
            assert found and all(is_loopback(host) for host, _ in found), found
        finally:
            server.send_signal(signal.SIGTERM)


def wait_until(true, process: subprocess.Popen) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert process.poll() is None and time.monotonic() < end, "it ended, or nothing came"
        time.sleep(0.1)


@pytest.mark.parametrize("folder", ["src/main/java", "src/main/resources"])
def test_no_page_and_no_class_of_ours_calls_home(folder):
    """Whatever the book's own code fetches is fetched by %maven, which says so: no tracker, no font, no script from elsewhere."""
    calls = re.compile(r"HttpClient|URLConnection|openStream\(\)|navigator\.sendBeacon|XMLHttpRequest|\bfetch\(|(?:src|href)=.?https?:[^>]*\.(?:js|css)|@import|@font-face")
    files = [path for path in (ROOT / folder).rglob("*") if path.suffix in (".java", ".js", ".css", ".mustache", ".html")]
    assert len(files) > 5
    assert [(str(path), calls.findall(path.read_text("utf-8"))) for path in files if calls.search(path.read_text("utf-8"))] == []
