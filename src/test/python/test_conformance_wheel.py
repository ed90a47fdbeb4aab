"""Jupyter's conformance suite on the kernel that pip installs from the wheel of ./release: the same samples, nothing skipped."""

import subprocess
import sys
from pathlib import Path

import pytest
from jupyter_client.kernelspec import KernelSpecManager

import test_conformance
from conftest import KERNEL

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def wheel(made: Path, tmp_path_factory):
    """A fresh environment with the wheel and nothing else; Jupyter finds the kernel there."""
    venv = tmp_path_factory.mktemp("wheel") / "a venv"
    [file] = made.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", venv], check=True)
    subprocess.run([venv / "bin" / "python", "-I", "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-index", file], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_PATH", str(venv / "share" / "jupyter"))
        patch.setenv("JUPYTER_DATA_DIR", str(venv / "data"))
        patch.setenv("XDG_CACHE_HOME", str(venv / "cache"))
        patch.setenv("NQUEENS_HISTORY", str(venv / "history.jsonl"))
        yield venv


def test_the_kernel_is_the_one_of_the_wheel(wheel):
    spec = KernelSpecManager().get_kernel_spec(KERNEL)
    assert spec.resource_dir == str(wheel / "share" / "jupyter" / "kernels" / KERNEL)
    assert spec.argv[0] == sys.executable or spec.argv[0].startswith("python"), "the packed kernel, which looks for its Java"


class TestConformanceOfTheWheel(test_conformance.TestConformance):
    pass


class TestIopubWelcomeOfTheWheel(test_conformance.TestIopubWelcome):
    pass
