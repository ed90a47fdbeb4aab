"""A machine of paper for ./lab: a PATH with nothing but what a test puts there, a copy of the scripts, fake Java and Maven.

Python, its venv module and pip are real; the package index is a folder with one small wheel that stands for JupyterLab.
"""

import atexit
import functools
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
PYTHON = getattr(sys, "_base_executable", None) or sys.executable
TOOLS = """bash env sh dirname readlink basename cat ls id uname locale mkdir mv rm rmdir cp cksum find sort grep sed head tail
           wc tr cut touch chmod date sleep tee kill""".split()

JAVA = """echo "java $*" >>'{calls}'
case "$*" in
  *XshowSettings*) cat '{home}/settings' >&2 ;;
  --list-modules) cat '{home}/modules' ;;
  *"kernel install --prefix "*)
    mkdir -p "$6/share/jupyter/kernels/nqueens-java"
    echo '{{}}' >"$6/share/jupyter/kernels/nqueens-java/kernel.json" ;;
esac
"""

MAVEN = """if [ "$1" = -v ]; then echo 'Apache Maven {version} (x)'; exit; fi
echo "mvn $*" >>'{calls}'
{package}
"""

STAND_IN = """import json, os, sys
print(json.dumps({'arguments': sys.argv[1:], 'folder': os.getcwd()}))
"""


def as_in_a_terminal() -> None:
    """Signals mean what they mean to a reader's shell, also where the tests run under nohup, which ignores some."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


class Machine:
    """A folder that plays a machine: bin/ is its PATH, home/ its HOME, and the book stands where the test wants it."""

    def __init__(self, folder: Path, book: str = "book"):
        self.folder = folder
        self.bin = folder / "bin"
        self.home = folder / "home"
        self.calls = folder / "calls"
        self.bin.mkdir(parents=True)
        self.home.mkdir()
        for tool in TOOLS:
            found = shutil.which(tool)
            if found:
                (self.bin / tool).symlink_to(found)
        self.environment = {
            "PATH": str(self.bin),
            "HOME": str(self.home),
            "LC_ALL": "C.UTF-8",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(folder / "wheels"),
            "PIP_RETRIES": "0",
        }
        self.book = folder / book
        self._copy_book()
        self.java()
        self.maven()
        self.python()

    def _copy_book(self):
        self.book.mkdir()
        shutil.copy2(ROOT / "lab", self.book / "lab")
        shutil.copytree(ROOT / "src" / "shell", self.book / "src" / "shell")
        (self.book / "src" / "main").mkdir()
        (self.book / "src" / "main" / "Queen.java").write_text("record Queen() {}\n")
        (self.book / "pom.xml").write_text("<project/>\n")
        (self.book / "notebooks").mkdir()
        (self.book / "notebooks" / "00-start.ipynb").write_text("{}\n")
        (self.book / "requirements.lock").write_text(lock_of(wheel(self.folder / "wheels")))

    def script(self, name: str, text: str) -> Path:
        """Puts a shell script on the PATH (or at an absolute path)."""
        path = self.bin / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        path.write_text("#!/bin/bash\n" + text)
        path.chmod(0o755)
        return path

    def java(self, version="17.0.9", modules="java.base jdk.compiler jdk.jshell", javac=True, home="jdk") -> Path:
        """A JDK that tells its version and can install a kernel; its java is the one on the PATH."""
        jdk = self.folder / home
        shutil.rmtree(jdk, ignore_errors=True)
        java = self.script(f"{jdk}/bin/java", JAVA.format(calls=self.calls, home=jdk))
        specification = version.rsplit(".", 1)[0] if version.startswith("1.") else version.split(".")[0]
        (jdk / "settings").write_text(
            f"Property settings:\n    java.home = {jdk}\n"
            f"    java.specification.version = {specification}\n    java.version = {version}\n"
        )
        (jdk / "modules").write_text("".join(f"{module}@{version}\n" for module in modules.split()))
        if javac:
            self.script(f"{jdk}/bin/javac", "")
        (self.bin / "java").unlink(missing_ok=True)
        (self.bin / "java").symlink_to(java)
        return jdk

    def maven(self, version="3.9.9", package="mkdir -p target/lib; cat src/main/* >target/nqueens.jar"):
        """A Maven that tells its version and makes the jar by the given commands."""
        self.script("mvn", MAVEN.format(version=version, calls=self.calls, package=package))

    def python(self, name="python3", before="", executable=PYTHON):
        """The real Python under a name, after some lines of shell of the test's choice.

        It makes an environment by copying one that it made before: most tests make one, and ensurepip takes its time.
        """
        copying = f"""if [ "$1 $2" = '-m venv' ]; then cp -R '{environment_of(executable)}'/. "$3"; exit; fi"""
        self.script(name, f"{before}\n{copying}\nexec '{executable}' \"$@\"\n")

    def python_that_copies_nothing(self):
        """The real Python, its venv module included."""
        self.script("python3", f"exec '{PYTHON}' \"$@\"\n")

    def old_python(self, name: str, version: str):
        """A Python that is too old, under a name."""
        self.script(name, f"""case "$*" in *version_info*) echo {version} ;; *) exit 1 ;; esac\n""")

    def lab(self, *arguments: str, cwd=None, **environment: str) -> subprocess.CompletedProcess:
        """Runs ./lab to its end."""
        return subprocess.run(
            [str(self.book / "lab"), *arguments], cwd=cwd or self.folder, env=self.environment | environment,
            capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL,
        )

    def start_lab(self, *arguments: str, **environment: str) -> subprocess.Popen:
        """Starts ./lab and does not wait for it."""
        return subprocess.Popen(
            [str(self.book / "lab"), *arguments], cwd=self.folder, env=self.environment | environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
            preexec_fn=as_in_a_terminal,
        )

    def called(self, word: str) -> int:
        """How often a fake was called in a way that has this word."""
        return self.calls.read_text().count(word) if self.calls.exists() else 0

    def files(self) -> set[str]:
        """All that lies in the book's folder."""
        return {str(path.relative_to(self.book)) for path in self.book.rglob("*")}


@functools.cache
def environment_of(executable: str) -> Path:
    """An environment that this Python made, for copies (nothing in it depends on where it lies, but for its scripts)."""
    place = Path(tempfile.mkdtemp(prefix="nqueens-environment-"))
    atexit.register(shutil.rmtree, place, ignore_errors=True)
    place.chmod(0o755)
    environment, shared = place / "environment", place / "packages"
    subprocess.run([executable, "-m", "venv", str(environment)], check=True, stdin=subprocess.DEVNULL)
    shared.mkdir()
    for package in next(environment.glob("lib/python*/site-packages")).iterdir():
        moved = package.rename(shared / package.name)
        package.symlink_to(moved)  # a copy then has a dozen files instead of two thousand
    return environment


def started(done: subprocess.CompletedProcess) -> dict:
    """What the stand-in for JupyterLab says about its own start: its arguments and its folder."""
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def wheel(folder: Path, version="4.6.6") -> Path:
    """A wheel of that name and version which, started, tells how it was started."""
    folder.mkdir(exist_ok=True)
    path = folder / f"jupyterlab-{version}-py3-none-any.whl"
    info = f"jupyterlab-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in {
            "jupyterlab/__init__.py": "",
            "jupyterlab/__main__.py": STAND_IN,
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: jupyterlab\nVersion: {version}\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
            f"{info}/RECORD": "",
        }.items():
            archive.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), text)
    return path


def lock_of(path: Path) -> str:
    """The lock that names this wheel and nothing else."""
    version = path.name.split("-")[1]
    return f"jupyterlab=={version} \\\n    --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def children_in(folder: Path) -> list[str]:
    """The command lines of running processes that name this folder (Linux)."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = entry.read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            continue
        if str(folder) in line and int(entry.parent.name) != os.getpid():
            found.append(line)
    return found
