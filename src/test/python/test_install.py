"""Installing and starting the kernel with what users have, and with what goes wrong."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import KERNEL, java


def run(jar: Path, *arguments: str, env: dict[str, str] | None = None, executable: str | None = None):
    return subprocess.run(
        [executable or java(), "-jar", str(jar), *arguments],
        capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL, env={**os.environ, **(env or {})},
    )  # fmt: skip


def one_sentence(done, code: int) -> str:
    assert done.returncode == code, done
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and "\tat " not in done.stderr and "Exception" not in done.stderr, done.stderr
    return lines[0]


# The installed folder


def test_the_kernelspec_is_whole(kernel_prefix):
    folder = kernel_prefix / "share" / "jupyter" / "kernels" / KERNEL
    spec = json.loads((folder / "kernel.json").read_text())
    assert (spec["display_name"], spec["language"], spec["interrupt_mode"]) == ("Java (N queens)", "java", "message")
    assert Path(spec["argv"][0]).is_absolute() and os.access(spec["argv"][0], os.X_OK)
    assert spec["argv"][-1] == "{connection_file}"
    assert spec["metadata"] == {"debugger": False}
    assert (folder / "nqueens.jar").is_file() and list((folder / "lib").glob("gson-*.jar"))
    assert (folder / "logo-svg.svg").is_file()
    archives = sorted(path.name for path in folder.iterdir() if path.suffix in (".jsa", ".aot", ".config"))
    assert archives in (["kernel.jsa", "worker.jsa"], ["kernel.aot", "worker.aot"])


def test_nothing_else_is_left_beside_it(kernel_prefix):
    data = kernel_prefix / "share" / "jupyter"
    assert [path.name for path in data.iterdir()] == ["kernels"]
    assert [path.name for path in (data / "kernels").iterdir()] == [KERNEL]


def test_jupyter_finds_it(installed_kernel):
    from jupyter_client.kernelspec import KernelSpecManager

    assert KernelSpecManager().get_kernel_spec(installed_kernel).language == "java"


def test_the_jars_are_its_own(jar, tmp_path):
    """What was installed runs when the place it came from is gone; installing again replaces it."""
    build = tmp_path / "a build"
    build.mkdir()
    shutil.copy(jar, build)
    shutil.copytree(jar.parent / "lib", build / "lib")
    for _ in range(2):
        assert run(build / "nqueens.jar", "kernel", "install", "--prefix", str(tmp_path / "p"), "--name", "my.kernel-2").returncode == 0
    shutil.rmtree(build)
    folder = tmp_path / "p" / "share" / "jupyter" / "kernels" / "my.kernel-2"
    argv = json.loads((folder / "kernel.json").read_text())["argv"]
    done = subprocess.run([*argv[:-1], "/no/such/file.json"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 1 and "/no/such/file.json" in done.stderr


@pytest.mark.parametrize(
    "options, variables, place",
    [
        (["--user"], {"JUPYTER_DATA_DIR": "{tmp}/data"}, "data/kernels"),
        ([], {"JUPYTER_DATA_DIR": "{tmp}/data"}, "data/kernels"),
        (["--user"], {"JUPYTER_DATA_DIR": "", "XDG_DATA_HOME": "{tmp}/xdg"}, "xdg/jupyter/kernels"),
        (["--user"], {"JUPYTER_DATA_DIR": "", "XDG_DATA_HOME": "", "HOME": "{tmp}"}, ".local/share/jupyter/kernels"),
        (["--sys-prefix"], {"VIRTUAL_ENV": "{tmp}"}, "share/jupyter/kernels"),
        (["--sys-prefix"], {"VIRTUAL_ENV": "", "CONDA_PREFIX": "{tmp}"}, "share/jupyter/kernels"),
        (["--sys-prefix", "{tmp}"], {}, "share/jupyter/kernels"),
        (["--prefix={tmp}/new"], {}, "new/share/jupyter/kernels"),
    ],
)
def test_each_option_has_its_place(jar, tmp_path, options, variables, place):
    if sys.platform != "linux" and "XDG_DATA_HOME" in variables:
        pytest.skip("a variable of Linux")
    fill = lambda text: text.replace("{tmp}", str(tmp_path))  # noqa: E731
    done = run(jar, "kernel", "install", *map(fill, options), env={k: fill(v) for k, v in variables.items()})
    assert done.returncode == 0, done.stderr
    assert (tmp_path / place / KERNEL / "kernel.json").is_file()


# An archive that no longer fits


def test_a_broken_or_missing_archive_is_silent_and_harmless(kernel_prefix, tmp_path):
    copy = tmp_path / "k"
    shutil.copytree(kernel_prefix / "share" / "jupyter" / "kernels" / KERNEL, copy)
    text = (copy / "kernel.json").read_text().replace(str(kernel_prefix / "share" / "jupyter" / "kernels" / KERNEL), str(copy))
    (copy / "kernel.json").write_text(text)
    argv = json.loads(text)["argv"]
    archives = [path for path in copy.iterdir() if path.suffix in (".jsa", ".aot")]
    for spoil in (lambda p: (p.chmod(0o644), p.write_bytes(b"no archive")), lambda p: p.unlink()):
        for archive in archives:
            spoil(archive)
        done = subprocess.run([*argv[:-1], "/no/such.json"], capture_output=True, text=True, timeout=300)
        assert done.stdout == "" and done.stderr.count("\n") == 1


# What goes wrong


def test_a_broken_connection_file_is_one_sentence(jar, tmp_path):
    broken = tmp_path / "connection file.json"
    for text in ("", "{", "[]", '{"shell_port": 1}', '{"shell_port": "x"}'):
        broken.write_text(text)
        assert str(broken) in one_sentence(run(jar, "kernel", "start", str(broken)), 1)
    assert "no-such" in one_sentence(run(jar, "kernel", "start", str(tmp_path / "no-such.json")), 1)


def test_a_port_that_is_taken_is_one_sentence(jar, tmp_path):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ports = {f"{name}_port": taken.getsockname()[1] for name in ("shell", "control", "iopub", "stdin", "hb")}
        file = tmp_path / "c.json"
        file.write_text(json.dumps({**ports, "ip": "127.0.0.1", "transport": "tcp", "key": "k", "signature_scheme": "hmac-sha256"}))
        assert str(taken.getsockname()[1]) in one_sentence(run(jar, "kernel", "start", str(file)), 1)


def test_an_unknown_signature_scheme_is_one_sentence(jar, tmp_path):
    file = tmp_path / "c.json"
    ports = {f"{name}_port": 50000 + i for i, name in enumerate(("shell", "control", "iopub", "stdin", "hb"))}
    file.write_text(json.dumps({**ports, "key": "k", "signature_scheme": "rot13"}))
    assert "rot13" in one_sentence(run(jar, "kernel", "start", str(file)), 1)


@pytest.mark.parametrize("name, value", [("NQUEENS_CELL_SECONDS", "soon"), ("NQUEENS_CELL_OUTPUT", "-1"), ("NQUEENS_STARTUP", "/no/such.jsh")])
def test_a_setting_that_is_none_is_one_sentence(jar, tmp_path, name, value):
    file = connection(tmp_path)
    said = one_sentence(run(jar, "kernel", "start", str(file), env={name: value}), 1)
    assert name in said and value in said


def connection(folder: Path) -> Path:
    from jupyter_client.connect import write_connection_file

    return Path(write_connection_file(str(folder / "connection.json"))[0])


@pytest.mark.parametrize("prefix", ["/no/such/folder/prefix", "{file}", "/proc/prefix"])
def test_a_prefix_that_cannot_be_is_one_sentence(jar, tmp_path, prefix):
    (tmp_path / "file").write_text("")
    prefix = prefix.replace("{file}", str(tmp_path / "file"))
    done = run(jar, "kernel", "install", "--prefix", prefix)
    assert prefix in one_sentence(done, 1 if prefix.startswith("/proc") else 2)


def test_a_place_that_may_not_be_written_to_is_one_sentence_and_leaves_nothing(jar, tmp_path):
    (tmp_path / "share" / "jupyter").mkdir(parents=True)
    (tmp_path / "share" / "jupyter" / "kernels").write_text("in the way")
    done = run(jar, "kernel", "install", "--prefix", str(tmp_path))
    assert "kernels" in one_sentence(done, 1)
    assert [path.name for path in (tmp_path / "share" / "jupyter").iterdir()] == ["kernels"]


@pytest.mark.parametrize("name", ["", "a b", "../x", "ü"])
def test_a_name_that_is_none_is_one_sentence(jar, tmp_path, name):
    assert f'"{name}"' in one_sentence(run(jar, "kernel", "install", "--prefix", str(tmp_path), "--name", name), 2)


def test_a_java_that_is_none_is_one_sentence(jar, tmp_path):
    said = one_sentence(run(jar, "kernel", "install", "--prefix", str(tmp_path), "--java", str(tmp_path)), 2)
    assert str(tmp_path) in said


def pretend_java(folder: Path, version: str, modules: str) -> Path:
    (folder / "bin").mkdir(parents=True)
    fake = folder / "bin" / "java"
    fake.write_text(
        "#!/bin/sh\ncase $1 in --list-modules) printf '%s\\n' " + modules + f";; *) echo '    java.specification.version = {version}' >&2;; esac\n"
    )
    fake.chmod(0o755)
    return folder


def test_an_old_java_is_one_sentence(jar, tmp_path):
    old = pretend_java(tmp_path / "old", "11", "jdk.jshell@11 jdk.compiler@11")
    said = one_sentence(run(jar, "kernel", "install", "--prefix", str(tmp_path), "--java", str(old)), 2)
    assert "11" in said and "17" in said
    very_old = pretend_java(tmp_path / "very old", "1.8", "none")
    assert "Java 8" in one_sentence(run(jar, "kernel", "install", "--prefix", str(tmp_path), "--java", str(very_old)), 2)


def test_a_jre_is_one_sentence(jar, tmp_path):
    for modules, missing in (("java.base@17", "jdk.jshell"), ("java.base@17 jdk.jshell@17", "jdk.compiler")):
        jre = pretend_java(tmp_path / missing, "17", modules)
        said = one_sentence(run(jar, "kernel", "install", "--prefix", str(tmp_path), "--java", str(jre)), 2)
        assert missing in said and "JDK" in said


def test_a_library_that_is_missing_is_one_sentence(jar, tmp_path):
    shutil.copy(jar, tmp_path)
    shutil.copytree(jar.parent / "lib", tmp_path / "lib")
    next((tmp_path / "lib").glob("jeromq-*.jar")).unlink()
    said = one_sentence(run(tmp_path / "nqueens.jar", "kernel", "install", "--prefix", str(tmp_path / "p")), 2)
    assert "jeromq" in said


def test_no_python_is_needed(jar, tmp_path):
    done = run(jar, "kernel", "install", "--sys-prefix", str(tmp_path), env={"PATH": "/nonexistent"})
    assert done.returncode == 0, done.stderr
    env = {"PATH": "/nonexistent", "VIRTUAL_ENV": "", "CONDA_PREFIX": ""}
    assert "python3" in one_sentence(run(jar, "kernel", "install", "--sys-prefix", env=env), 2)


def test_wrong_use_exits_with_2(jar):
    for arguments in (["kernel"], ["kernel", "nothing"], ["kernel", "install", "--user", "--prefix", "/tmp"], ["kernel", "start"]):
        done = run(jar, *arguments)
        assert done.returncode == 2 and done.stderr and "\tat " not in done.stderr


def test_each_command_has_help(jar):
    for arguments in (["kernel"], ["kernel", "install"], ["kernel", "start"]):
        done = run(jar, *arguments, "--help")
        assert done.returncode == 0 and "Usage" in done.stdout
