"""Many kernels, and many lives of one."""

from __future__ import annotations

import os
import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from talk import PATIENCE, Kernel
from test_protocol import gone

pytestmark = pytest.mark.slow


def test_twenty_kernels_at_once(installed_kernel):
    with ThreadPoolExecutor(20) as pool:
        kernels = list(pool.map(lambda _: Kernel(installed_kernel), range(20)))
    try:
        with ThreadPoolExecutor(20) as pool:
            values = list(pool.map(lambda pair: pair[1].run(f"{pair[0]} * 2", timeout=600).result, enumerate(kernels)))
        assert values == [str(2 * i) for i in range(20)]
    finally:
        for kernel in kernels:
            kernel.stop()


def test_fifty_restarts_leave_nothing(installed_kernel, tmp_path):
    """As JupyterLab restarts: the same ports, now asked, now killed; neither processes, ports, folders nor children stay."""
    kernel = Kernel(installed_kernel, {"JAVA_TOOL_OPTIONS": f"-Djava.io.tmpdir={tmp_path}"})
    seen: set[int] = set()
    files: set[int] = set()
    ports = [kernel.manager.get_connection_info()[f"{name}_port"] for name in ("shell", "iopub", "stdin", "control", "hb")]
    try:
        for life in range(50):
            assert kernel.run(f"{life} + 1", timeout=PATIENCE).result == str(life + 1)
            asked = life % 2 == 0
            if asked:
                assert kernel.run('new ProcessBuilder("sleep", "600").start();').status == "ok"
            old = kernel.processes()
            assert len(old) == 2 + asked
            seen.update(old)
            files.add(sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in old[:2]))
            kernel.manager.shutdown_wait_time = PATIENCE  # else Jupyter kills a slow one
            kernel.manager.restart_kernel(now=not asked)
            kernel.client.stop_channels()
            kernel.connect()
            gone(old)
        # A kernel that is killed before its worker has come leaves a folder, which the next one clears away: let it come.
        assert kernel.run("50 + 1", timeout=PATIENCE).result == "51"
    finally:
        seen.update(kernel.processes())
        kernel.stop()
    gone(sorted(seen))
    assert max(files) < 2 * min(files), files
    assert not list(tmp_path.glob("nqueens-*"))
    for port in ports:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
