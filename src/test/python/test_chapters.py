"""Every chapter, executed by nbclient on the installed kernel: the way of Jupyter's own tools."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from conftest import chapters


def test_the_book_has_chapters():
    assert chapters(), "no chapters in notebooks/"


@pytest.mark.parametrize("chapter", chapters(), ids=lambda path: path.stem)
def test_the_chapter_runs_from_top_to_bottom(chapter: Path, installed_kernel: str, tmp_path: Path):
    notebook = nbformat.read(chapter, as_version=4)
    nbformat.validate(notebook)
    NotebookClient(
        notebook,
        kernel_name=installed_kernel,
        timeout=600,
        startup_timeout=180,
        resources={"metadata": {"path": str(tmp_path)}},
    ).execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.execution_count for cell in code] == list(range(1, len(code) + 1))
