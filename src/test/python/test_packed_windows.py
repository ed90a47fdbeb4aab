"""The packed kernel's start on Windows: that branch of start.py, run here from end to end.

Windows' own part is played: java.exe is a link to this JDK, and the flags of a process that is left behind are noted, not set.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from test_packed import HOME, PATIENCE, spec  # noqa: F401

DETACHED, BELOW_NORMAL = 0x8, 0x4000  # as Windows numbers them


@pytest.fixture
def start(spec):  # noqa: F811
    """The script as a module; what it starts is real."""
    found = importlib.util.spec_from_file_location("start", spec / "start.py")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture
def windows(tmp_path, monkeypatch) -> list:
    """The processes that are started as on Windows: (process, command, flags, environment)."""
    real, started = subprocess.Popen, []

    def popen(command, creationflags=0, **options):
        process = real(command, **options)
        started.append((process, command, creationflags, options.get("env")))
        return process

    monkeypatch.setattr(subprocess, "Popen", popen)
    monkeypatch.setattr(subprocess, "DETACHED_PROCESS", DETACHED, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", BELOW_NORMAL, raising=False)
    monkeypatch.setattr(sys, "argv", ["start.py", "/no/such.json"])
    (tmp_path / "a jdk" / "bin").mkdir(parents=True)
    (tmp_path / "a jdk" / "bin" / "java.exe").symlink_to(HOME / "bin" / "java")
    for name, value in {"JAVA_HOME": "a jdk", "LOCALAPPDATA": "local"}.items():
        monkeypatch.setenv(name, str(tmp_path / value))
    monkeypatch.setenv("NQUEENS_CELL_SECONDS", "7")
    return started


@pytest.mark.parametrize(
    "platform, env, home, folder",
    [
        ("win32", {"LOCALAPPDATA": r"D:\Ada\Local"}, r"C:\Users\Ada", r"D:\Ada\Local\nqueens-java"),
        ("win32", {}, r"C:\Users\Ada", r"C:\Users\Ada\AppData\Local\nqueens-java"),
        ("win32", {"LOCALAPPDATA": "", "XDG_CACHE_HOME": "/x"}, r"C:\Users\Ada", r"C:\Users\Ada\AppData\Local\nqueens-java"),
        ("darwin", {"XDG_CACHE_HOME": "/x"}, "/Users/ada", "/Users/ada/Library/Caches/nqueens-java"),
        ("linux", {}, "/home/ada", "/home/ada/.cache/nqueens-java"),
        ("linux", {"XDG_CACHE_HOME": "/x"}, "/home/ada", "/x/nqueens-java"),
        ("linux", {"XDG_CACHE_HOME": "not/absolute"}, "/home/ada", "/home/ada/.cache/nqueens-java"),
        ("freebsd14", {"LOCALAPPDATA": "C:"}, "/home/ada", "/home/ada/.cache/nqueens-java"),
    ],
)
def test_each_system_has_its_own_folder_for_caches(start, platform, env, home, folder):
    assert start.cache(platform, env, home) == folder


def test_it_waits_for_the_kernel_and_the_second_start_has_the_archives(start, windows, tmp_path, capfd):
    def ended():
        with pytest.raises(SystemExit) as end:
            start.main("win32")
        assert end.value.code == 1 and "/no/such.json" in capfd.readouterr().err, "the kernel's own sentence and its exit code"

    ended()
    (behind, rehearsal, flags, env), (kernel, command, none, _) = windows
    assert flags == DETACHED | BELOW_NORMAL and none == 0
    assert rehearsal[0] == command[0] == str(tmp_path / "a jdk" / "bin" / "java.exe")
    folder = rehearsal[-1]
    assert rehearsal[-3:-1] == ["kernel", "archive"] and Path(folder).parent == Path(f"{tmp_path}/local\\nqueens-java")
    assert not any(name.startswith(("NQUEENS_", "JPY_")) for name in env) and "LOCALAPPDATA" in env
    assert kernel.returncode == 1 and any(f"{folder}.none" in word for word in command)
    assert behind.wait(PATIENCE) == 0 and (Path(folder) / "sizes.txt").is_file()

    ended()
    assert len(windows) == 3, "archives that are there are not made again"
    assert any(folder in word for word in windows[2][1]) and not any(".none" in word for word in windows[2][1])


def test_only_java_exe_is_a_java(start, windows, tmp_path, monkeypatch):
    (tmp_path / "a jdk" / "bin" / "java.exe").unlink()
    monkeypatch.setenv("PATH", f"{HOME / 'bin'}{os.pathsep}{tmp_path}")
    with pytest.raises(SystemExit) as end:
        start.main("win32")
    assert "JAVA_HOME has none; the PATH has none" in end.value.code and windows == []
    (tmp_path / "java.exe").symlink_to(HOME / "bin" / "java")
    assert start.find_java("win32")[0] == str(tmp_path / "java.exe")
