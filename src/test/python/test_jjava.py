"""The book on JJava, another Java kernel: the README's line for it, every chapter, the outputs that are saved."""

import os
import re
import subprocess
import zipfile
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import ROOT, chapters, java

OURS = ["target/nqueens.jar", "target/lib/nqueens-cells.jar"]
COVER = "What this cell showed when it was saved:"
JJAVA = "java"  # what its package calls its kernel


@pytest.fixture(scope="module")
def jjava(installed_kernel: str, jar: Path):
    """JJava, with the class path that the README gives it and the Java that the other tests run on."""
    line = re.search(r'^export JJAVA_CLASSPATH="([^"]*)"', (ROOT / "README.md").read_text(), re.MULTILINE)
    assert line, "the README has no line for JJava any more"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JJAVA_CLASSPATH", line[1].replace("$PWD", str(ROOT)))
        patch.setenv("PATH", str(Path(java()).parent), prepend=os.pathsep)
        # Short runs: JJava's usual compiler and collectors take twice the processor time.
        patch.setenv("JDK_JAVA_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")
        yield JJAVA


def run(chapter: Path, kernel: str, folder: Path) -> list:
    """The chapter's cells of code, as that kernel shows them."""
    notebook = nbformat.read(chapter, as_version=4)
    resources = {"metadata": {"path": str(folder)}}
    NotebookClient(notebook, kernel_name=kernel, timeout=900, startup_timeout=600, resources=resources).execute()
    return code_of(notebook)


def code_of(notebook) -> list:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def tags(cell) -> list[str]:
    return cell.metadata.get("tags", [])


def shown(cell) -> list:
    """What a cell showed itself, without the line that lies over an answer that is saved to be hidden."""
    covered = cell.metadata.get("collapsed") and cell.outputs and COVER in cell.outputs[0].get("data", {}).get("text/plain", "")
    return cell.outputs[1:] if covered else cell.outputs


def forms(cell) -> list[tuple]:
    """What a cell shows: kinds of output, and in which forms."""
    return [(output.output_type, *sorted(output.get("data", {}))) for output in shown(cell)]


def words(cell) -> str:
    """What a cell shows, as text."""
    return "".join(output.get("text", "") or output.get("data", {}).get("text/plain", "") for output in shown(cell))


def pages(cell) -> list[str]:
    """What a cell shows, as HTML: boards, trees, verdicts."""
    return [output.data["text/html"] for output in shown(cell) if "text/html" in output.get("data", {})]


def errors(cells) -> list[str]:
    """The cells that show an error, though they are not tagged as meant to."""
    failed = [cell for cell in cells if any(output.output_type == "error" for output in cell.outputs)]
    return [cell.id for cell in failed if "raises-exception" not in tags(cell)]


@pytest.mark.slow
@pytest.mark.parametrize("chapter", chapters(), ids=lambda path: path.stem)
def test_a_chapter_shows_on_jjava_what_is_saved(chapter: Path, jjava: str, tmp_path: Path):
    saved = code_of(nbformat.read(chapter, as_version=4))
    cells = run(chapter, jjava, tmp_path)
    assert [cell.id for cell in cells] == [cell.id for cell in saved]
    assert not errors(cells)
    for cell, before in zip(cells, saved):
        assert forms(cell) == forms(before), cell.id
        if "volatile" not in tags(cell):
            assert words(cell) == words(before), cell.id
            assert pages(cell) == pages(before), f"{cell.id}: the same words, and another page"
        if "exercise" in tags(cell):
            assert "Not started" in words(cell) and "Not started" in pages(cell)[-1], cell.id
        if cell.source.startswith("BoardView."):
            assert "<svg" in pages(cell)[-1], cell.id


def solved(chapter: Path, jar: Path, folder: Path) -> Path:
    """The solved copy of a chapter, made from its source."""
    source = ROOT / "src" / "chapters" / f"{chapter.stem}.md"
    weave = [java(), "-jar", str(jar), "weave", str(source), "--out", str(folder / "out"), "--solved", str(folder / "solved")]
    done = subprocess.run(weave, capture_output=True, text=True, timeout=900, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "solved" / chapter.name


def exercises_of(chapter: Path) -> int:
    """How many exercises the chapter's source has; contents and sources have none."""
    source = ROOT / "src" / "chapters" / f"{chapter.stem}.md"
    return len(re.findall(r"^```java \{id=\S+ tags=\S*\bexercise\b", source.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.slow
@pytest.mark.parametrize("chapter", chapters(), ids=lambda path: path.stem)
def test_what_solves_an_exercise_is_correct_on_jjava_too(chapter: Path, jar: Path, jjava: str, tmp_path: Path):
    cells = run(solved(chapter, jar, tmp_path), jjava, tmp_path)
    exercises = [cell for cell in cells if "exercise" in tags(cell)]
    assert len(exercises) == exercises_of(chapter)
    assert len(exercises) >= 3 or not chapter.stem[0].isdigit()
    for cell in exercises:
        assert "Correct" in words(cell), f"{cell.id}: {words(cell)}"
    assert not errors(cells)


@pytest.mark.parametrize("name", OURS)
def test_no_source_lies_beside_the_classes(name: str, jar: Path):
    with zipfile.ZipFile(ROOT / name) as packed:
        sources = [entry for entry in packed.namelist() if entry.endswith(".java")]
    assert sources, f"{name} has no sources to take the documentation from"
    assert not [source for source in sources if source.startswith("org/")]


@pytest.mark.parametrize("name", OURS)
def test_the_jdks_own_jshell_sees_the_library(name: str, jar: Path, tmp_path: Path):
    jshell = str(Path(java()).resolve().parent / "jshell")
    code = "import org.nqueens.board.*;\nSystem.out.println(Placement.of(4, 1, 3, 0, 2));\n/exit\n"
    (tmp_path / "cells.jsh").write_text(code)
    done = subprocess.run(
        [jshell, "--class-path", str(ROOT / name), "-s", str(tmp_path / "cells.jsh")],
        capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL,
    )
    assert "Q" in done.stdout and "Error" not in done.stdout, done.stdout + done.stderr
