"""What the tests of the installed kernel share: the jar, a kernelspec in a folder of its own, a Jupyter that sees no other."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
KERNEL = "nqueens-java"


def java() -> str:
    """The Java of JAVA_HOME, or the one on the PATH."""
    home = os.environ.get("JAVA_HOME")
    found = str(Path(home, "bin", "java")) if home else shutil.which("java")
    assert found, "no Java: set JAVA_HOME"
    return found


@pytest.fixture(scope="session")
def root() -> Path:
    """The top folder of the book."""
    return ROOT


@pytest.fixture(scope="session")
def jar() -> Path:
    """The jar that Maven built."""
    built = ROOT / "target" / "nqueens.jar"
    assert built.is_file(), f"{built} is not there: run mvn package, or ./check, which does"
    return built


@pytest.fixture(scope="session")
def kernel_prefix(jar: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A prefix into which the kernel was installed by its own command."""
    prefix = tmp_path_factory.mktemp("a prefix with spaces")
    command = [java(), "-jar", str(jar), "kernel", "install", "--prefix", str(prefix)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return prefix


@pytest.fixture(scope="session")
def installed_kernel(kernel_prefix: Path, tmp_path_factory: pytest.TempPathFactory):
    """The kernel's name, in a Jupyter environment that holds it and nothing of the user's."""
    home = tmp_path_factory.mktemp("jupyter")
    own = {
        "JUPYTER_PATH": str(kernel_prefix / "share" / "jupyter"),
        "JUPYTER_CONFIG_DIR": str(home / "config"),
        "JUPYTER_DATA_DIR": str(home / "data"),
        "JUPYTER_RUNTIME_DIR": str(home / "runtime"),
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
    before = {name: os.environ.get(name) for name in own}
    os.environ.update(own)
    yield KERNEL
    for name, value in before.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value


@pytest.fixture(scope="session")
def made(jar: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a release: about a minute, so once for all tests of what is in it."""
    out = tmp_path_factory.mktemp("made") / "a release"
    done = subprocess.run([ROOT / "release", "--out", out], capture_output=True, text=True, timeout=900, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    return out


def copy_of_the_book(folder: Path) -> Path:
    """What a checkout of the book as it stands here would hold, in another folder; older, and for its owner alone."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in sorted(filter(None, listed), reverse=True):
        if (ROOT / name).is_file():  # not one that is deleted, and not committed yet
            copied = folder / name
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes((ROOT / name).read_bytes())
            copied.chmod(0o700 if os.access(ROOT / name, os.X_OK) else 0o600)
            os.utime(copied, (1_000_000_000, 1_000_000_000))
    return folder


def chapters() -> list[Path]:
    """The notebooks of the book, in order."""
    return sorted((ROOT / "notebooks").glob("*.ipynb"))
