"""The packed kernel, as a zip or a wheel carries it: it finds its Java, and makes its archives behind its first start."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from conftest import KERNEL, java
from talk import Kernel

HOME = Path(java()).resolve().parents[1]
PATIENCE = 600  # seconds; a guard, not a measure: archives are made at the lowest priority


@pytest.fixture(scope="module")
def spec(jar: Path, tmp_path_factory) -> Path:
    """A packed kernel in a folder with a space in its name."""
    folder = tmp_path_factory.mktemp("packed here") / KERNEL
    done = subprocess.run([java(), "-jar", str(jar), "kernel", "pack", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def surroundings(spec: Path, tmp_path: Path, monkeypatch) -> dict[str, str]:
    """What a start sees: this JDK, an empty cache, no kernel but the packed one."""
    data = tmp_path / "data"
    (data / "kernels").mkdir(parents=True)
    (data / "kernels" / KERNEL).symlink_to(spec)
    monkeypatch.setenv("JUPYTER_PATH", str(data))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "own"))
    return {"JAVA_HOME": str(HOME), "XDG_CACHE_HOME": str(tmp_path / "a cache"), "NQUEENS_HISTORY": ""}


def start(spec: Path, env: dict[str, str | None], file: str = "/no/such.json"):
    """Runs the start script as Jupyter would; a missing connection file ends the kernel with its own sentence."""
    own = {name: value for name, value in {**os.environ, **env}.items() if value is not None}
    command = [sys.executable, "-I", "-S", str(spec / "start.py"), file]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL, env=own)


def folders(env: dict[str, str]) -> list[Path]:
    cache = Path(env["XDG_CACHE_HOME"], "nqueens-java")
    return sorted(path for path in cache.glob("*") if path.is_dir()) if cache.is_dir() else []


def wait_for_archive(env: dict[str, str]) -> Path:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = [path for path in folders(env) if path.suffix == ""]
        if found:
            return found[0]
        time.sleep(0.2)
    raise AssertionError(f"no archive was made: {folders(env)}")


def jdk(folder: Path, version: str, modules: str = "java.base jdk.compiler jdk.jshell") -> Path:
    """A JDK of which only what it says of itself is there."""
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "java").write_text("#!/bin/sh\nexit 3\n")
    (folder / "bin" / "java").chmod(0o755)
    (folder / "release").write_text(f'JAVA_VERSION="{version}"\nMODULES="{modules}"\n')
    return folder


def one_sentence(done) -> str:
    assert done.returncode == 1 and done.stdout == "", done
    assert len(done.stderr.strip().splitlines()) == 1 and "Traceback" not in done.stderr, done.stderr
    return done.stderr


# Finding Java


def test_java_home_is_taken_before_the_path(spec, surroundings, tmp_path):
    other = jdk(tmp_path / "other", "21.0.1")
    assert start(spec, {**surroundings, "JAVA_HOME": str(other), "PATH": f"{HOME}/bin"}).returncode == 3
    assert "/no/such.json" in one_sentence(start(spec, {**surroundings, "PATH": f"{other}/bin"}))


def test_without_java_home_the_path_is_taken(spec, surroundings):
    done = start(spec, {**surroundings, "JAVA_HOME": None, "PATH": f"/no/such:{HOME}/bin"})
    assert "/no/such.json" in one_sentence(done)


def test_a_java_home_that_is_none_is_passed_over(spec, surroundings, tmp_path):
    for home in (tmp_path / "nothing", jdk(tmp_path / "old", "11.0.2"), jdk(tmp_path / "jre", "17.0.1", "java.base")):
        assert "/no/such.json" in one_sentence(start(spec, {**surroundings, "JAVA_HOME": str(home), "PATH": f"{HOME}/bin"}))


def test_a_java_that_is_a_script_is_asked(spec, surroundings, tmp_path):
    """As jenv, asdf and macOS put one on the path."""
    shim = tmp_path / "shims" / "java"
    shim.parent.mkdir()
    shim.write_text(f'#!/bin/sh\nexec "{HOME}/bin/java" "$@"\n')
    shim.chmod(0o755)
    assert "/no/such.json" in one_sentence(start(spec, {**surroundings, "JAVA_HOME": None, "PATH": str(shim.parent)}))


@pytest.mark.parametrize(
    "version, modules, words",
    [
        ("11.0.2", "java.base jdk.compiler jdk.jshell", ["Java 11", "17 or newer"]),
        ("1.8.0_292", "java.base", ["Java 8", "17 or newer"]),
        ("21.0.1", "java.base java.desktop", ["Java 21", "without its compiler"]),
    ],
)
def test_a_java_that_will_not_do_is_one_sentence(spec, surroundings, tmp_path, version, modules, words):
    home = jdk(tmp_path / "a jdk", version, modules)
    said = one_sentence(start(spec, {**surroundings, "JAVA_HOME": str(home), "PATH": "/no/such"}))
    assert all(word in said for word in [*words, str(home), "JAVA_HOME"]), said


def test_without_any_java_there_is_one_sentence(spec, surroundings):
    said = one_sentence(start(spec, {**surroundings, "JAVA_HOME": None, "PATH": "/no/such"}))
    assert "JDK" in said and "the PATH has none" in said and "JAVA_HOME" in said


# The archives


def test_the_second_start_has_the_archives_that_the_first_had_made(spec, surroundings):
    first = Kernel(KERNEL, surroundings)
    first.stop()
    folder = wait_for_archive(surroundings)
    assert {path.suffix for path in folder.iterdir()} in ({".jsa", ".txt"}, {".aot", ".txt"})
    second = Kernel(KERNEL, surroundings)
    try:
        maps = Path("/proc", str(second.manager.provisioner.process.pid), "maps")
        if maps.is_file():
            assert str(folder) in maps.read_text(), "the kernel does not use its archive"
    finally:
        second.stop()
    assert folders(surroundings) == [folder]


def test_nobody_else_may_look_into_the_cache(spec, surroundings):
    start(spec, surroundings)
    assert Path(surroundings["XDG_CACHE_HOME"], "nqueens-java").stat().st_mode & 0o077 == 0
    wait_for_archive(surroundings)


def test_first_starts_at_once_make_one_whole_archive(spec, surroundings):
    own = {**os.environ, **surroundings}
    command = [sys.executable, "-I", "-S", str(spec / "start.py"), "/no/such.json"]
    at_once = [subprocess.Popen(command, env=own, stderr=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(4)]
    assert all(process.communicate(timeout=PATIENCE)[0] == b"" for process in at_once)
    folder = wait_for_archive(surroundings)
    assert folders(surroundings) == [folder] and len(list(folder.iterdir())) == 5


@pytest.mark.parametrize("spoil", [lambda whole: b"", lambda whole: b"no archive", lambda whole: whole[: len(whole) // 2]])
def test_a_spoilt_archive_is_silent_and_harmless_and_made_anew(spec, surroundings, spoil):
    start(spec, surroundings)
    folder = wait_for_archive(surroundings)
    [archive] = folder.glob("kernel.*")
    whole = archive.stat().st_size
    text = spoil(archive.read_bytes())
    archive.chmod(0o644)
    archive.write_bytes(text)
    assert "/no/such.json" in one_sentence(start(spec, surroundings))
    assert abs((wait_for_archive(surroundings) / archive.name).stat().st_size - whole) < whole / 2


def test_an_archive_of_another_java_is_silent_and_harmless(spec, surroundings):
    """Of the right size, and of no use: the JVM looks at its head."""
    start(spec, surroundings)
    [archive] = wait_for_archive(surroundings).glob("kernel.*")
    archive.chmod(0o644)
    with archive.open("r+b") as file:
        file.write(bytes(4096))
    assert "/no/such.json" in one_sentence(start(spec, surroundings))


def test_jars_that_changed_have_archives_of_their_own(spec, surroundings, tmp_path):
    copy = tmp_path / KERNEL
    shutil.copytree(spec, copy)
    start(copy, surroundings)
    first = wait_for_archive(surroundings)
    os.utime(copy / "nqueens.jar", (1, 1))
    start(copy, surroundings)
    end = time.monotonic() + PATIENCE
    while first.is_dir() and time.monotonic() < end:
        time.sleep(0.2)
    assert not first.exists(), "the archive of what is no more is kept"
    assert wait_for_archive(surroundings) != first


def test_a_home_that_cannot_be_written_to_works_without(spec, surroundings, tmp_path):
    (tmp_path / "file").write_text("")
    env = {**surroundings, "XDG_CACHE_HOME": str(tmp_path / "file" / "cache")}
    kernel = Kernel(KERNEL, env)
    kernel.stop()
    assert "/no/such.json" in one_sentence(start(spec, env))


def test_settings_of_the_reader_are_not_for_the_rehearsal(spec, surroundings, tmp_path):
    script = tmp_path / "startup.jsh"
    trace = tmp_path / "trace"
    script.write_text(f'java.nio.file.Files.writeString(java.nio.file.Path.of("{trace}"), "ran");\n')
    start(spec, {**surroundings, "NQUEENS_STARTUP": str(script)})
    wait_for_archive(surroundings)
    assert not trace.exists()


def test_the_kernelspec_is_one_that_jupyter_installs(spec, tmp_path):
    command = [sys.executable, "-m", "jupyter", "kernelspec", "install", str(spec), "--prefix", str(tmp_path)]
    assert subprocess.run(command, capture_output=True).returncode == 0
    installed = tmp_path / "share" / "jupyter" / "kernels" / KERNEL
    assert json.loads((installed / "kernel.json").read_text())["language"] == "java"
    assert sorted(p.name for p in installed.rglob("*")) == sorted(p.name for p in spec.rglob("*"))
