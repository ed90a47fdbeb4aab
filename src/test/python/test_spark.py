"""The count on Apache Spark in a notebook: fetched by %maven, on our kernel, without any option."""

import json
import re
import subprocess
from pathlib import Path

import nbformat
import pytest

from conftest import java

pytestmark = pytest.mark.slow


def cells_of_the_page(root: Path) -> list[str]:
    """The fences of Java of the page on Spark: each is a cell."""
    page = (root / "docs" / "spark.md").read_text("utf-8")
    return re.findall(r"```java\n(.*?)```", page, re.S)


def test_the_page_names_the_version_that_we_compile_against(root: Path):
    version = re.search(r"<spark.version>(.+?)<", (root / "pom.xml").read_text("utf-8")).group(1)
    named = re.findall(r"spark-core_2\.13:([\d.]+)", (root / "docs" / "spark.md").read_text("utf-8"))
    assert named and set(named) == {version}


def test_the_cells_of_the_page_count(root: Path, jar: Path, tmp_path: Path):
    cells = cells_of_the_page(root)
    assert len(cells) >= 3
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
        metadata={"kernelspec": {"name": "nqueens-java", "display_name": "Java (N queens)", "language": "java"}},
    )
    written = tmp_path / "spark.ipynb"
    nbformat.write(notebook, written)
    command = [java(), "-jar", str(jar), "run", str(written), "--out", str(tmp_path / "out")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    ran = json.loads((tmp_path / "out" / "spark.ipynb").read_text("utf-8"))
    text = json.dumps(ran["cells"])
    assert "14 queens have 365596 solutions, by quadrants" in text, text
    assert '"output_type": "error"' not in text
