"""The Binder image: what its files say, what the real repo2docker makes of them, and its build as an ordinary user."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BUILD = """
import json, os, sys
from repo2docker.app import Repo2Docker
os.chdir(sys.argv[1])
app = Repo2Docker()
pack = next((pack for pack in (kind(base_image=app.base_image) for kind in app.buildpacks) if pack.detect()), None)
assert pack, "no build pack: Binder has no default"
pack.platform = "linux/amd64"
print(json.dumps({"pack": type(pack).__name__, "python": getattr(pack, "python_version", ""), "dockerfile": pack.render({})}))
"""


@pytest.fixture
def binder(root: Path) -> Path:
    return root / "binder"


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")]


def test_the_folder_has_what_binder_reads_and_nothing_it_would_misread(root: Path, binder: Path):
    assert {path.name for path in binder.iterdir()} == {
        "apt.txt", "requirements.txt", "runtime.txt", "postBuild", "links", ".dockerignore"
    }
    assert not (root / ".binder").exists(), "two folders are an error"


def test_all_lines_end_with_a_line_feed_alone(binder: Path):
    for path in binder.iterdir():
        text = path.read_bytes()
        assert b"\r" not in text and text.endswith(b"\n") and not text.startswith(b"\xef\xbb\xbf"), path.name


def test_apt_names_are_names_without_versions(binder: Path):
    names = lines(binder / "apt.txt")
    assert names == [name for name in names if re.fullmatch(r"[a-z0-9.+-]+", name)]
    assert {"maven", "fontconfig", "fonts-dejavu-core"} <= set(names)
    assert [name for name in names if re.fullmatch(r"openjdk-(1[79]|2\d)-jdk-headless", name)]


def test_the_python_is_one_that_repo2docker_has(binder: Path):
    assert re.fullmatch(r"python-3\.(1[0-4])\n", (binder / "runtime.txt").read_text())


def test_post_build_stops_at_its_first_error(binder: Path):
    script = (binder / "postBuild").read_text()
    assert script.startswith("#!/bin/bash\n")
    first = lines(binder / "postBuild")[0]
    assert first == "set -euo pipefail"
    assert "~" not in script and "$HOME" not in script, "run by hand it would touch the user's own files"


@pytest.mark.parametrize("script", ["binder/postBuild", "binder/links", "src/test/binder/image", "lab", "check", ".ci/run"])
def test_scripts_are_executable_in_git(root: Path, script: str):
    assert os.access(root / script, os.X_OK)
    listed = subprocess.run(["git", "ls-files", "-s", script], cwd=root, capture_output=True, text=True)
    if listed.returncode == 0 and listed.stdout:
        assert listed.stdout.startswith("100755"), listed.stdout


@pytest.fixture
def context(root: Path, tmp_path: Path) -> Path:
    """A copy of what git would give to Binder."""
    folder = tmp_path / "context"
    shutil.copytree(
        root, folder, symlinks=True,
        ignore=shutil.ignore_patterns(".git", "target", ".venv", ".lab", "node_modules", "__pycache__", ".ipynb_checkpoints"),
    )
    return folder


def render(context: Path) -> dict:
    done = subprocess.run([sys.executable, "-c", BUILD, str(context)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_the_real_repo2docker_makes_an_image_of_python_with_our_parts(context: Path):
    image = render(context)
    assert (image["pack"], image["python"]) == ("PythonBuildPack", "3.12")
    dockerfile = image["dockerfile"]
    for name in lines(context / "binder" / "apt.txt"):
        assert re.search(rf"\b{re.escape(name)}\b", dockerfile), f"{name} is not installed"
    assert "RUN ./binder/postBuild" in dockerfile
    assert "chmod +x binder/postBuild" in dockerfile


def test_without_its_requirements_there_would_be_no_image(context: Path):
    """Shows that the test before can fail: apt.txt and postBuild alone choose no build pack."""
    (context / "binder" / "requirements.txt").unlink()
    (context / "binder" / "runtime.txt").unlink()
    done = subprocess.run([sys.executable, "-c", BUILD, str(context)], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode != 0
    assert "no build pack" in done.stderr


# ---- the links


def links(context: Path, remote: str | None, *arguments: str, tag: str | None = None) -> subprocess.CompletedProcess:
    def git(*words: str):
        subprocess.run(["git", "-c", "user.name=t", "-c", "user.email=t@t", *words], cwd=context, check=True, capture_output=True)

    (context / "notebooks").mkdir(exist_ok=True)
    chapter = {"cells": [{"cell_type": "markdown", "source": ["# 90 · A test\n", "text"]}]}
    (context / "notebooks" / "90-a-test.ipynb").write_text(json.dumps(chapter), "utf-8")
    git("init", "-q", "-b", "a/branch")
    git("commit", "-q", "--allow-empty", "-m", "one")
    if remote:
        git("remote", "add", "origin", remote)
    if tag:
        git("tag", tag)
    return subprocess.run([str(context / "binder" / "links"), *arguments], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("remote", "place"),
    [
        ("git@github.com:someone/queens.git", "gh/someone/queens"),
        ("https://github.com/someone/queens", "gh/someone/queens"),
        ("ssh://git@github.com/someone/queens.git", "gh/someone/queens"),
        ("https://user@gitlab.com/group/sub/queens.git", "gl/group%2Fsub%2Fqueens"),
        ("https://example.org/q.git", "git/https%3A%2F%2Fexample.org%2Fq.git"),
        ("https://me:secret@example.org/q.git", "git/https%3A%2F%2Fexample.org%2Fq.git"),
    ],
)
def test_the_links_follow_the_remote(context: Path, remote: str, place: str):
    done = links(context, remote)
    assert done.returncode == 0, done.stderr
    start = f"https://mybinder.org/v2/{place}/a%2Fbranch"
    assert f"({start}?urlpath=lab/tree/notebooks)" in done.stdout
    assert f"- [90 · A test]({start}?urlpath=lab/tree/notebooks/90-a-test.ipynb)" in done.stdout


def test_a_tag_is_linked_rather_than_its_branch(context: Path):
    assert "/v1.0?" in links(context, "git@github.com:a/b.git", tag="v1.0").stdout


@pytest.mark.parametrize(("remote", "arguments"), [(None, []), ("/some/folder", []), ("git@github.com:a/b.git", ["upstream"])])
def test_without_a_remote_that_binder_can_reach_there_are_no_links(context: Path, remote: str | None, arguments: list[str]):
    done = links(context, remote, *arguments)
    assert done.returncode == 2
    assert "remote" in done.stderr and done.stdout == ""


# ---- the build


@pytest.mark.slow
def test_post_build_works_in_a_clean_home_as_an_ordinary_user(context: Path, tmp_path: Path):
    """As in the image: the repository is the home folder, the prefix belongs to the user, nothing else does."""
    prefix = tmp_path / "prefix"
    prefix.mkdir()
    settings = Path.home() / ".m2" / "settings.xml"
    if settings.exists():
        (context / ".m2").mkdir()
        shutil.copy2(settings, context / ".m2")
    data = tmp_path / "data"
    environment = os.environ | {
        "HOME": str(context), "NB_PYTHON_PREFIX": str(prefix), "JUPYTER_DATA_DIR": str(data),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    before = {path.name for path in context.iterdir()}
    done = subprocess.run(
        [str(context / "binder" / "postBuild")], cwd=context, env=environment, capture_output=True, text=True,
        stdin=subprocess.DEVNULL, timeout=1800,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    spec = json.loads((prefix / "share/jupyter/kernels/nqueens-java/kernel.json").read_text())
    assert spec["language"] == "java" and spec["interrupt_mode"] == "message"
    assert {path.name for path in context.iterdir()} - before <= {".java", ".config", ".cache", ".m2"}, "the image is left small"
    assert (data / "nbsignatures.db").exists(), "the chapters are trusted"
