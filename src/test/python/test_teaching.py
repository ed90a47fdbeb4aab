"""The recipes of docs/teaching.md, followed to the letter: its files written, its commands run, its cells executed in order.

What needs the jar alone is done in a folder beside it; what changes the book itself, in a copy of the book (slow).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conftest import ROOT, copy_of_the_book, java

PAGE = (ROOT / "docs" / "teaching.md").read_text("utf-8")
FENCE = re.compile(r"^(?P<ticks>`{3,4})(?P<info>[^\n`]+)\n(?P<body>.*?)^(?P=ticks)$", re.M | re.S)
SHOWN = re.compile(r"// → (.+)$", re.M)
BESIDE, INSIDE = re.split(r"(?<=\n)(?=## A solver of the ladder\n)", PAGE)
# What is to be changed in a file of the book: a sentence and the new lines below it, or a row of a table.
BECOMES = re.compile(r"^In `(?P<file>[^`]+)`, `(?P<old>[^`]+)` becomes\n\n```\w+\n(?P<new>.*?)\n```$", re.M | re.S)
ROW = re.compile(r"^\| `(?P<file>[^`]+)` \| `(?P<old>[^`]+)` \| `(?P<new>[^`]+)` \|$", re.M)


def blocks(part: str = PAGE) -> list[tuple[str, str]]:
    return [(found["info"].strip(), found["body"]) for found in FENCE.finditer(part)]


def write(folder: Path, info: str, body: str) -> bool:
    """Writes the file that a fence names, if it names one."""
    if file := re.search(r"file=(\S+)", info):
        written = folder / file.group(1)
        written.parent.mkdir(parents=True, exist_ok=True)
        written.write_text(body, "utf-8")
    return bool(file)


def run(folder: Path, commands: str) -> str:
    """Runs lines of the page in a folder, with the Java of the tests."""
    home = Path(java()).resolve().parents[1]
    env = {**os.environ, "JAVA_HOME": str(home), "PATH": f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(["sh", "-e", "-c", commands], cwd=folder, env=env, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, f"{commands}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def workshop(jar: Path, tmp_path_factory) -> Path:
    """A top folder with the built jar, in which the files of the first part were written and its commands run, in order."""
    folder = tmp_path_factory.mktemp("a workshop")
    (folder / "target").symlink_to(jar.parent)
    for info, body in blocks(BESIDE):
        if not write(folder, info, body) and info == "sh":
            run(folder, body)
    return folder


@pytest.fixture(scope="module")
def book(tmp_path_factory) -> tuple[Path, list[str]]:
    """A copy of the book in which the second part was followed, in order, and what its commands said."""
    folder, said = copy_of_the_book(tmp_path_factory.mktemp("a book")), []
    steps = sorted([*FENCE.finditer(INSIDE), *BECOMES.finditer(INSIDE), *ROW.finditer(INSIDE)], key=lambda step: step.start())
    for step in steps:
        if "old" in step.groupdict():
            changed = folder / step["file"]
            before = changed.read_text("utf-8")
            assert before.count(step["old"]) == 1, f"{step['file']} has {before.count(step['old'])} times {step['old']}"
            changed.write_text(before.replace(step["old"], step["new"]), "utf-8")
        elif not write(folder, step["info"], step["body"]) and step["info"] == "sh":
            said.append(run(folder, step["body"]))
    return folder, said


def cases(folder: Path, pattern: str) -> dict[str, str]:
    """What Maven's tests in a copy said: nothing if they passed. A name ends with the number of its parameters."""
    found = {}
    for report in (folder / "target" / "surefire-reports").glob(f"TEST-{pattern}.xml"):
        for case in ElementTree.parse(report).iter("testcase"):
            faults = [fault.get("message") or fault.tag for fault in case if fault.tag in ("failure", "error")]
            found[f"{case.get('classname')}.{case.get('name')}"] = "".join(faults)
    return found


def outputs(notebook: Path) -> str:
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return json.dumps([cell["outputs"] for cell in cells if cell["cell_type"] == "code"], ensure_ascii=False)


def test_every_fence_is_followed():
    kinds = [re.sub(r"file=\S+", "file", info) for info, _ in blocks(BESIDE)]
    assert set(kinds) == {"markdown file", "java file", "text file", "sh", "java cell"}
    inside = [re.sub(r"file=\S+", "file", info) for info, _ in blocks(INSIDE)]
    assert set(inside) == {"markdown file", "java file", "properties file", "sh", "java", "markdown"}
    assert len(BECOMES.findall(INSIDE)) == inside.count("java") + inside.count("markdown") > 0
    assert len(ROW.findall(INSIDE)) == len(re.findall(r"^\| `", INSIDE, re.M)) > 0
    assert PAGE.count("\n```") + PAGE.count("\n````") >= 2 * len(kinds + inside) > 20


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
    cells = [body for info, body in blocks(BESIDE) if info == "java cell"]
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
    assert [name for name in named if not (ROOT / name).exists()] == []


def execute(jar: Path, notebook: Path, folder: Path) -> Path:
    """Runs a notebook on our kernel, where it lies; the copy with outputs."""
    out = folder / "out"
    done = subprocess.run(
        [java(), "-jar", str(jar), "run", str(notebook), "--out", str(out)], cwd=folder, capture_output=True, text=True, timeout=300
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return out / notebook.name


@pytest.mark.slow
def test_the_solver_of_the_recipe_is_a_rung_like_the_others(book):
    folder, said = book
    assert "92 solutions" in said[0] and "2057 nodes, 15720 candidates" in said[0]
    names = re.findall(r"^(\w+)$", run(folder, "java -jar target/nqueens.jar solvers"), re.M)
    assert "rightToLeft" in names
    ladder = cases(folder, "*.LadderTest")
    counted = [name for name in ladder if ".everySolverCountsWhatIsKnown" in name]
    assert len(counted) == 11 * len(names) - 4, "each on n = 0 … 10, but for enumeration (to 7) and permutations (to 9)"
    assert set(cases(folder, "*").values()) == {""}


@pytest.mark.slow
def test_the_chapter_of_the_recipe_is_one_of_the_book(book):
    folder, _ = book
    shown = outputs(folder / "notebooks" / "08-rooks.ipynb")
    assert "Not started" in shown and "0 of 1 exercises correct" in shown and '"error"' not in shown
    shown = outputs(folder / "target" / "solved" / "08-rooks.ipynb")
    assert "Correct" in shown and "columns that are left" in shown
    assert "Rooks" in outputs(folder / "notebooks" / "contents.ipynb")
    listed = "test_readme.py::test_every_chapter_is_listed_by_its_title_and_nothing_else"
    run(folder / "src" / "test" / "python", f"'{sys.executable}' -m pytest -q {listed}")


@pytest.mark.slow
def test_the_tests_tell_how_far_the_new_chapter_is_from_the_measures(book):
    folder, _ = book
    shutil.rmtree(folder / "target" / "surefire-reports")
    tests = "ChapterFilesTest,ChapterMeasuresTest,ChapterOutputsTest"
    run(folder, f"mvn -q -B -ntp package -Dtest={tests} -Dmaven.test.failure.ignore=true")
    told = {name: message for name, message in cases(folder, "*").items() if message}
    ninth = {re.sub(r".*\.(\w+)\(Path\)\[9\]", r"\1", name) for name in told}
    assert ninth == {
        "aChapterHasBetweenTwentyAndThirtyFiveCells",
        "aChapterIsReadInOneSitting",
        "theReaderPredictsOftenEnough",
        "aChapterHasThreeExercisesOrMoreWithThreeHintsEach",
    }, told
    assert any("08-rooks.ipynb has 5 cells, not 20 to 35" in message for message in told.values())
