"""./release: what it makes can be installed, runs, leaves nothing behind, and is the same when it is made again."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from conftest import KERNEL, ROOT, copy_of_the_book, java


def release(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess:
    own = {**os.environ, **(env or {})}
    return subprocess.run([str(ROOT / "release"), *arguments], capture_output=True, text=True, timeout=900, stdin=subprocess.DEVNULL, env=own)


def test_it_explains_itself():
    done = release("--help")
    assert done.returncode == 0 and "SHA256SUMS" in done.stdout and done.stderr == ""


@pytest.mark.parametrize("arguments, words", [(["--fast"], "--fast"), (["--out"], "--out needs"), (["--out", "{tmp}"], "did not make it")])
def test_a_wrong_call_is_told(tmp_path, arguments, words):
    (tmp_path / "a file of the user").write_text("dear")
    done = release(*(word.replace("{tmp}", str(tmp_path)) for word in arguments))
    assert done.returncode == 2 and words in done.stderr
    assert (tmp_path / "a file of the user").read_text() == "dear"


def only(folder: Path, pattern: str) -> Path:
    [found] = folder.glob(pattern)
    return found


@pytest.mark.slow
def test_the_checksums_are_those_of_all_files(made):
    told = dict(reversed(line.split("  ")) for line in (made / "SHA256SUMS").read_text().splitlines())
    assert told == {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in made.iterdir() if p.name != "SHA256SUMS"}
    version = re.search(r"<version>([^<]+)</version>", (ROOT / "pom.xml").read_text()).group(1)
    assert len(told) == 4 and all(version in name for name in told)


@pytest.mark.slow
def test_made_again_it_is_the_same(made, tmp_path):
    assert release("--out", str(tmp_path / "again")).returncode == 0
    assert (made / "SHA256SUMS").read_text() == (tmp_path / "again" / "SHA256SUMS").read_text()


@pytest.mark.slow
def test_another_checkout_makes_the_same(made, tmp_path):
    """In another folder, at another time, by somebody whose files nobody else may read, in another part of the world."""
    before = os.umask(0o077)
    try:
        checkout = copy_of_the_book(tmp_path / "a checkout")
        run(checkout / "release", "--out", tmp_path / "there", env={**os.environ, "TZ": "Asia/Tokyo"})
    finally:
        os.umask(before)
    assert (made / "SHA256SUMS").read_text() == (tmp_path / "there" / "SHA256SUMS").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("pattern", ["nqueens-[0-9]*[0-9].zip", "nqueens-java-kernel-*.zip", "*.whl"])
def test_each_carries_the_licences_of_its_jars(made, pattern):
    with zipfile.ZipFile(only(made, pattern)) as archive:
        names = archive.namelist()
        [listed] = [name for name in names if name.endswith("THIRD-PARTY.txt")]
        rows = re.findall(r"^\S+?:(\S+):(\S+)  (.+)$", archive.read(listed).decode(), re.M)
    jars = {Path(name).stem for name in names if "/lib/" in name}
    assert jars - {f"{artifact}-{version}" for artifact, version, _ in rows} == {"nqueens-cells", "nqueens-late"}
    texts = {Path(name).stem for name in names if "/licences/" in name}
    assert {licence for _, _, licences in rows for licence in licences.split(", ")} <= texts
    assert any(name.endswith("/LICENSE") for name in names)


@pytest.mark.slow
def test_the_program_s_zip_runs(made, tmp_path):
    with zipfile.ZipFile(only(made, "nqueens-[0-9]*[0-9].zip")) as archive:
        archive.extractall(tmp_path)
    jar = only(tmp_path, "nqueens-*/nqueens.jar")
    done = subprocess.run([java(), "-jar", str(jar), "count", "8"], capture_output=True, text=True)
    assert "92 solutions" in done.stdout, done.stderr


def run(*command: str | Path, **options) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def execute(prefix: Path, folder: Path, env: dict[str, str]) -> None:
    """Runs a small notebook on the kernel below a prefix by nbclient, in a process of its own."""
    cells = [("int square(int n) { return n * n; }\nsquare(7)", "49"), ("solve(8).size()", "92")]
    program = f"""
import nbformat, nbclient
book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source) for source, _ in {cells!r}])
nbclient.NotebookClient(book, kernel_name={KERNEL!r}, timeout=600, startup_timeout=180).execute()
assert [cell.outputs[-1].data["text/plain"] for cell in book.cells] == [shown for _, shown in {cells!r}], book
"""
    run(sys.executable, "-c", program, cwd=folder, env={**os.environ, "JUPYTER_PATH": str(prefix / "share" / "jupyter"), **env})


def files(folder: Path) -> set[str]:
    """All files; pip leaves the folders that belong to Jupyter as such (share/jupyter/kernels), empty."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and "site-packages/pip" not in str(path)}


@pytest.mark.slow
def test_the_wheel_installs_runs_and_leaves_nothing(made, tmp_path):
    venv = tmp_path / "a venv"
    run(sys.executable, "-m", "venv", venv)
    before = files(venv)
    pip = [venv / "bin" / "python", "-I", "-m", "pip", "--disable-pip-version-check"]
    run(*pip, "install", "--no-index", only(made, "*.whl"))
    spec = venv / "share" / "jupyter" / "kernels" / KERNEL
    listed = run(sys.executable, "-m", "jupyter", "kernelspec", "list", "--json", env={**os.environ, "JUPYTER_PATH": str(venv / "share" / "jupyter")})
    assert json.loads(listed)["kernelspecs"][KERNEL]["resource_dir"] == str(spec)
    execute(venv, tmp_path, {"XDG_CACHE_HOME": str(tmp_path / "cache")})
    run(*pip, "uninstall", "--yes", "nqueens-java")
    assert files(venv) == before and not spec.exists()


@pytest.mark.slow
def test_the_wheel_s_record_is_right(made):
    with zipfile.ZipFile(only(made, "*.whl")) as archive:
        [record] = [name for name in archive.namelist() if name.endswith("/RECORD")]
        rows = dict(line.split(",")[:2] for line in archive.read(record).decode().splitlines())
        assert rows.keys() == set(archive.namelist())
        for name, told in rows.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).rstrip(b"=").decode()
            assert told == ("" if name == record else f"sha256={digest}"), name


@pytest.mark.slow
def test_the_kernel_s_zip_installs_and_runs(made, tmp_path):
    with zipfile.ZipFile(only(made, "nqueens-java-kernel-*.zip")) as archive:
        archive.extractall(tmp_path)
    run(sys.executable, "-m", "jupyter", "kernelspec", "install", tmp_path / KERNEL, "--prefix", tmp_path / "a prefix")
    shutil.rmtree(tmp_path / KERNEL)
    execute(tmp_path / "a prefix", tmp_path, {"XDG_CACHE_HOME": str(tmp_path / "cache")})
