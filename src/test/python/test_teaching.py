"""The recipes of docs/teaching.md, followed to the letter: its files written, its commands run, its cells executed in order."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT, java

PAGE = (ROOT / "docs" / "teaching.md").read_text("utf-8")
FENCE = re.compile(r"^(?P<ticks>`{3,4})(?P<info>[^\n`]+)\n(?P<body>.*?)^(?P=ticks)$", re.M | re.S)
SHOWN = re.compile(r"// → (.+)$", re.M)


def blocks() -> list[tuple[str, str]]:
    return [(found["info"].strip(), found["body"]) for found in FENCE.finditer(PAGE)]


@pytest.fixture(scope="module")
def workshop(jar: Path, tmp_path_factory) -> Path:
    """A top folder with the built jar, in which all files of the page were written and all of its commands run, in order."""
    folder = tmp_path_factory.mktemp("a workshop")
    (folder / "target").symlink_to(jar.parent)
    path = f"{Path(java()).parent}{os.pathsep}{os.environ['PATH']}"
    for info, body in blocks():
        if file := re.search(r"file=(\S+)", info):
            written = folder / file.group(1)
            written.parent.mkdir(parents=True, exist_ok=True)
            written.write_text(body, "utf-8")
        elif info == "sh":
            done = subprocess.run(["sh", "-e", "-c", body], cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=300)
            assert done.returncode == 0, f"{body}\n{done.stdout}{done.stderr}"
    return folder


def outputs(notebook: Path) -> str:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return json.dumps([cell["outputs"] for cell in cells if cell["cell_type"] == "code"], ensure_ascii=False)


def test_every_fence_is_followed():
    kinds = [re.sub(r"file=\S+", "file", info) for info, _ in blocks()]
    assert set(kinds) == {"markdown file", "java file", "text file", "sh", "java cell"}
    assert PAGE.count("\n```") + PAGE.count("\n````") >= 2 * len(kinds) > 20


def test_the_course_is_woven_and_its_exercise_is_not_started(workshop):
    shown = outputs(workshop / "my-course" / "100-rooks.ipynb")
    assert "Not started" in shown and "Correct" not in shown and '"error"' not in shown


def test_the_solved_copy_is_correct(workshop):
    shown = outputs(workshop / "my-course" / "solved" / "100-rooks.ipynb")
    assert "Correct" in shown and "columns that are left" in shown


@pytest.mark.parametrize("answer, words", [("return 3L * n - 3;", ["Almost"]), ("return n;", ["Keep going", "n = 3 your method gives 3", "Draw the boards"])])
def test_wrong_answers_of_the_course_are_told(workshop, jar, tmp_path, answer, words):
    book = json.loads((workshop / "my-course" / "100-rooks.ipynb").read_text("utf-8"))
    for cell in book["cells"]:
        source = "".join(cell["source"])
        cell["source"] = source.replace("return todo();", answer)
    (tmp_path / "b.ipynb").write_text(json.dumps(book), "utf-8")
    shown = outputs(execute(jar, tmp_path / "b.ipynb", tmp_path))
    assert all(word in shown for word in words), shown


def test_the_pages_of_the_course_are_there(workshop):
    assert "Count the rooks" in (workshop / "my-course" / "site" / "100-rooks.html").read_text("utf-8")


def test_every_cell_shows_what_the_page_says(workshop, jar):
    cells = [body for info, body in blocks() if info == "java cell"]
    book = {"metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    book["cells"] = [
        {"cell_type": "code", "id": f"c{i}", "metadata": {}, "outputs": [], "execution_count": None, "source": source}
        for i, source in enumerate(cells)
    ]  # fmt: skip
    (workshop / "cells.ipynb").write_text(json.dumps(book), "utf-8")
    done = json.loads(execute(jar, workshop / "cells.ipynb", workshop).read_text("utf-8"))["cells"]
    told = 0
    for cell in done:
        source = "".join(cell["source"])
        assert all(output["output_type"] != "error" for output in cell["outputs"]), cell["outputs"]
        if shown := SHOWN.search(source):
            told += 1
            data = cell["outputs"][-1]["data"]
            text = "".join(data["text/plain"])
            assert ("text/html" in data) if shown.group(1) == "a figure" else text == shown.group(1), (source, data)
    assert told >= 5


def test_every_file_that_the_page_names_is_there():
    named = re.findall(r"`(src/[^`]+)`", PAGE)
    assert len(named) > 5
    assert [name for name in named if "NN-" not in name and not (ROOT / name).exists()] == []


def execute(jar: Path, notebook: Path, folder: Path) -> Path:
    """Runs a notebook on our kernel, where it lies; the copy with outputs."""
    out = folder / "out"
    done = subprocess.run(
        [java(), "-jar", str(jar), "run", str(notebook), "--out", str(out)], cwd=folder, capture_output=True, text=True, timeout=300
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return out / notebook.name
