"""./lab on the right machine and on every kind of wrong one: what it says, what it returns, what it leaves behind."""

import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from machine import PYTHON, Machine, children_in, lock_of, started, wheel


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "machine")


def refused(done: subprocess.CompletedProcess, *words: str):
    """It ended with exit code 2 and one message that holds the words."""
    assert done.returncode == 2, done.stdout + done.stderr
    for word in words:
        assert word in done.stderr, done.stderr
    assert "command not found" not in done.stderr
    assert ": line " not in done.stderr, "bash's own words: " + done.stderr


# ---- how it is called


def test_help_needs_nothing_and_makes_nothing(machine: Machine):
    for name in ("java", "mvn", "python3"):
        (machine.bin / name).unlink()
    before = machine.files()
    for option in ("--help", "-h"):
        done = machine.lab(option)
        assert done.returncode == 0
        assert "usage: ./lab" in done.stdout
    assert machine.files() == before


@pytest.mark.parametrize("port", ["0", "65536", "99999999999999999999", "-1", "8888x", "x", "", " 80", "1e3"])
def test_a_port_that_is_none_is_refused_by_name(machine: Machine, port: str):
    before = machine.files()
    refused(machine.lab("--port", port), f"--port {port or 'none'} is not a port")
    refused(machine.lab(f"--port={port}"), "65535")
    assert machine.files() == before


def test_a_port_without_number_is_refused(machine: Machine):
    refused(machine.lab("--port"), "--port needs a number")


def test_the_rest_goes_to_jupyterlab(machine: Machine):
    start = started(machine.lab("--no-browser", "--port", "08642", "--LabApp.x=a b", "--", "--debug"))
    assert start["arguments"][1:4] == ["--no-browser", "--LabApp.x=a b", "--debug"]
    assert start["arguments"][0].endswith("default_kernel_name=nqueens-java")
    assert "--ServerApp.port=8642" in start["arguments"]
    assert "--ServerApp.port_retries=0" in start["arguments"]
    assert start["folder"] == str(machine.book / "notebooks")


def test_it_opens_at_the_contents_unless_told_otherwise(machine: Machine):
    """JupyterLab takes the last value of a setting, so that the reader's own wins."""
    contents = "--LabApp.default_url=/lab/tree/contents.ipynb"
    assert contents not in started(machine.lab("--no-browser"))["arguments"], "a page that is not there"
    (machine.book / "notebooks" / "contents.ipynb").write_text("{}")
    assert contents in started(machine.lab("--no-browser"))["arguments"]
    own = started(machine.lab("--LabApp.default_url=/tree"))["arguments"]
    assert own.index(contents) < own.index("--LabApp.default_url=/tree")
    assert contents not in started(machine.lab("notebooks/00-start.ipynb", cwd=machine.book))["arguments"]


def test_a_notebook_is_named_from_where_the_reader_stands_or_from_the_book(machine: Machine):
    for name, folder in [
        ("notebooks/00-start.ipynb", machine.book), ("./notebooks/00-start.ipynb", machine.book),
        ("00-start.ipynb", machine.book / "notebooks"),
        ("notebooks/00-start.ipynb", machine.folder), ("00-start.ipynb", machine.folder),
        (str(machine.book / "notebooks" / "00-start.ipynb"), machine.folder),
    ]:
        start = started(machine.lab("--no-browser", name, cwd=folder))
        assert "--LabApp.default_url=/lab/tree/00-start.ipynb" in start["arguments"], "its address is printed"
        assert not [argument for argument in start["arguments"] if argument.endswith(name) and "=" not in argument]


def test_a_notebook_of_another_place_is_handed_to_jupyterlab(machine: Machine):
    for name in ("mine.ipynb", "my own.ipynb"):
        (machine.folder / name).write_text("{}")
        start = started(machine.lab(name, cwd=machine.folder))
        assert start["arguments"][1] == str(machine.folder / name)


def test_a_notebook_that_is_not_there_is_refused_before_anything_is_done(machine: Machine):
    refused(machine.lab("notebooks/nope.ipynb", cwd=machine.book), "There is no notebook notebooks/nope.ipynb.")
    assert not (machine.book / ".venv").exists()


def test_a_jar_by_an_old_jdk_is_built_again_by_one_that_compiles_vectors(machine: Machine):
    """One that has them serves every JDK."""
    for version, built in [("17.0.9", True), ("25.0.1", True), ("17.0.9", False), ("21.0.2", False)]:
        machine.java(version=version)
        start = machine.lab()
        started(start)
        assert ("building it with Maven" in start.stdout + start.stderr) == built, version


def test_it_can_be_called_from_anywhere_through_a_link_and_by_sh(machine: Machine):
    (machine.folder / "elsewhere").mkdir()
    link = machine.folder / "elsewhere" / "book-lab"
    link.symlink_to("../book/lab")
    for command in ([str(link)], ["sh", str(machine.book / "lab")]):
        done = subprocess.run(
            command, cwd=machine.home, env=machine.environment | {"CDPATH": str(machine.folder)}, capture_output=True,
            text=True, stdin=subprocess.DEVNULL,
        )
        assert started(done)["folder"] == str(machine.book / "notebooks")


# ---- what is missing


def without_java(machine: Machine):
    (machine.bin / "java").unlink()


def java_8(machine: Machine):
    machine.java("1.8.0_392")


def java_11(machine: Machine):
    machine.java("11.0.2")


def java_16(machine: Machine):
    machine.java("16.0.1")


def java_without_jshell(machine: Machine):
    machine.java(modules="java.base jdk.compiler")


def java_without_compiler(machine: Machine):
    machine.java(modules="java.base jdk.jshell")


def java_without_javac(machine: Machine):
    machine.java(javac=False)


def java_that_does_not_start(machine: Machine):
    machine.script("java", "echo 'Unable to locate a Java Runtime.' >&2; exit 1\n")


def java_that_says_nothing(machine: Machine):
    machine.script("java", "exit 0\n")


def without_maven(machine: Machine):
    (machine.bin / "mvn").unlink()


def maven_3_6(machine: Machine):
    machine.maven("3.6.3")


def maven_2(machine: Machine):
    machine.maven("2.2.1")


def maven_that_does_not_start(machine: Machine):
    machine.script("mvn", "echo 'The JAVA_HOME environment variable is not defined correctly' >&2; exit 1\n")


def without_python(machine: Machine):
    (machine.bin / "python3").unlink()


def python_3_9(machine: Machine):
    machine.old_python("python3", "3.9")


def python_2(machine: Machine):
    (machine.bin / "python3").unlink()
    machine.old_python("python", "2.7")


def python_without_venv(machine: Machine):
    machine.python(before='case "$*" in *ensurepip*) exit 1 ;; esac')


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (without_java, ["No Java found", "JDK, 17 or newer"]),
        (java_8, ["Java 8", "17 or newer"]),
        (java_11, ["Java 11", "17 or newer"]),
        (java_16, ["Java 16", "17 or newer"]),
        (java_without_jshell, ["jdk.jshell", "a whole JDK"]),
        (java_without_compiler, ["jdk.compiler", "a whole JDK"]),
        (java_without_javac, ["javac", "a whole JDK"]),
        (java_that_does_not_start, ["does not start", "Unable to locate"]),
        (java_that_says_nothing, ["does not tell its version"]),
        (without_maven, ["No Maven found"]),
        (maven_3_6, ["Maven 3.6.3 is too old", "3.8"]),
        (maven_2, ["Maven 2.2.1 is too old"]),
        (maven_that_does_not_start, ["does not start", "JAVA_HOME environment variable"]),
        (without_python, ["No Python found", "3.10 or newer"]),
        (python_3_9, ["3.9", "3.10 or newer"]),
        (python_2, ["2.7", "3.10 or newer"]),
        (python_without_venv, ["venv", "ensurepip"]),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_machine_that_lacks_something_is_told_what(machine: Machine, wrong, words):
    wrong(machine)
    before = machine.files()
    refused(machine.lab("--no-browser"), *words)
    assert machine.files() == before, "it left something behind"
    assert machine.called("mvn -B") == 0


def test_on_debian_the_missing_package_is_named(machine: Machine):
    machine.script("apt-get", "")
    none_for_one_version = """case "$2" in python3.*-venv) echo '  Candidate: (none)' ;; *) echo '  Candidate: 1' ;; esac\n"""
    machine.script("apt-cache", none_for_one_version)
    python_without_venv(machine)
    refused(machine.lab(), "sudo apt-get install python3-venv")
    without_java(machine)
    refused(machine.lab(), "sudo apt-get install openjdk-")


def test_java_home_is_obeyed(machine: Machine):
    jdk = machine.java("21.0.1", home="a jdk of my own")
    machine.java("11.0.2")
    assert "Java 21.0.1" in machine.lab(JAVA_HOME=str(jdk)).stdout
    without_java(machine)
    assert machine.lab(JAVA_HOME=str(jdk)).returncode == 0


def test_a_java_home_that_is_none_is_named(machine: Machine):
    refused(machine.lab(JAVA_HOME="/no/such folder"), "JAVA_HOME is /no/such folder", "bin/java")


def test_a_java_home_too_old_is_named_though_the_path_has_a_better_one(machine: Machine):
    old = machine.java("11.0.2", home="old")
    machine.java("17.0.9")
    refused(machine.lab(JAVA_HOME=str(old)), f"JAVA_HOME ({old}) is Java 11")


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine):
    machine.old_python("python3", "3.8")
    machine.python("python3.12")
    started(machine.lab())


# ---- what it makes


def test_the_first_start_makes_everything_and_the_second_nothing(machine: Machine):
    machine.python_that_copies_nothing()
    first = machine.lab("--no-browser")
    started(first)
    assert (machine.book / ".venv/share/jupyter/kernels/nqueens-java/kernel.json").is_file()
    for step in ("Java 17.0.9", "building it with Maven", "installing JupyterLab 4.6.6", "kernel: installing"):
        assert step in first.stdout
    second = machine.lab("--no-browser")
    started(second)
    assert "Everything is set up already" in second.stdout
    assert machine.called("mvn -B") == 1
    assert machine.called("kernel install") == 1


def test_only_what_changed_is_made_again(machine: Machine):
    started(machine.lab())
    made = (machine.book / ".venv/made.stamp").stat().st_mtime_ns

    (machine.book / "src/main/Knight.java").write_text("record Knight() {}\n")
    assert ".venv: up to date" in machine.lab().stdout
    assert (machine.called("mvn -B"), machine.called("kernel install")) == (2, 2)
    assert (machine.book / ".venv/made.stamp").stat().st_mtime_ns == made

    jdk = machine.java("18.0.2", home="newer")
    assert "nqueens.jar: up to date" in machine.lab(JAVA_HOME=str(jdk)).stdout
    assert (machine.called("mvn -B"), machine.called("kernel install")) == (2, 3)

    shutil.rmtree(machine.book / "target")
    started(machine.lab(JAVA_HOME=str(jdk)))
    assert machine.called("mvn -B") == 3

    (machine.book / "target/nqueens.jar").write_text("built by hand from other sources\n")
    started(machine.lab(JAVA_HOME=str(jdk)))
    assert machine.called("mvn -B") == 4


def test_a_new_lock_makes_a_new_environment(machine: Machine):
    started(machine.lab())
    (machine.book / "requirements.lock").write_text(lock_of(wheel(machine.folder / "wheels", "4.6.7")))
    done = machine.lab()
    started(done)
    assert "installing JupyterLab 4.6.7" in done.stdout
    assert not list((machine.book / ".lab").glob("kept-*"))


def test_a_folder_that_was_moved_is_set_up_again(machine: Machine):
    started(machine.lab())
    machine.book = machine.book.rename(machine.folder / "moved")
    assert started(machine.lab())["folder"] == str(machine.book / "notebooks")


NAMES = ["with some spaces", "it's", 'a "quoted" name', "dollar $HOME", "a & b; c", "100%41#!", "-n", "schöne Dämen ♛"]
NAMES += ["[a]*?", "back\\slash", "(x)"]


@pytest.mark.parametrize("name", ["- " + " ".join(NAMES)] + [pytest.param(name, marks=pytest.mark.slow) for name in NAMES])
def test_any_name_of_the_folder_works(tmp_path: Path, name: str):
    machine = Machine(tmp_path / "m", book=name)
    assert started(machine.lab())["folder"] == str(machine.book / "notebooks")
    assert "Everything is set up already" in machine.lab().stdout


def test_a_name_beyond_ascii_works_without_a_locale(tmp_path: Path):
    machine = Machine(tmp_path / "m", book="König")
    del machine.environment["LC_ALL"]
    started(machine.lab())


def test_a_colon_in_the_name_cannot_work_and_is_refused(tmp_path: Path):
    machine = Machine(tmp_path / "m", book="a:b")
    before = machine.files()
    refused(machine.lab(), "colon")
    assert machine.files() == before


def test_the_reader_s_own_settings_of_python_do_not_lead_it_astray(machine: Machine, tmp_path: Path):
    (tmp_path / "astray").mkdir()
    (tmp_path / "astray" / "pip.py").write_text("raise SystemExit('astray')\n")
    started(machine.lab(PIP_USER="1", PIP_REQUIRE_VIRTUALENV="1", PYTHONPATH=str(tmp_path / "astray")))


def test_an_environment_that_it_did_not_make_is_left_alone(machine: Machine):
    (machine.book / ".venv").mkdir()
    (machine.book / ".venv" / "mine").write_text("precious")
    refused(machine.lab(), ".venv is there, but ./lab did not make it")
    assert (machine.book / ".venv" / "mine").read_text() == "precious"


# ---- what goes wrong on the way


def test_without_a_network_maven_is_explained(machine: Machine):
    machine.maven(package="echo '[ERROR] Could not transfer artifact x from/to central: Connection refused'; exit 1")
    refused(machine.lab(), "is there a network?", "Could not transfer artifact")
    assert not (machine.book / ".venv").exists()


def test_a_download_that_maven_remembers_as_failed_is_tried_again(machine: Machine):
    machine.maven(
        package="""case "$*" in *-U*) mkdir -p target; : >target/nqueens.jar; exit ;; esac
echo '[ERROR] x was not found during a previous attempt. This failure was cached'; exit 1"""
    )
    started(machine.lab())


def test_a_build_that_fails_is_no_question_of_the_network(machine: Machine):
    machine.maven(package="echo '[ERROR] Queen.java:[1,2] not a statement'; exit 1")
    done = machine.lab()
    assert done.returncode == 1
    assert "Queen.java:[1,2] not a statement" in done.stderr
    assert "network" not in done.stderr
    machine.maven()
    started(machine.lab())


def test_without_a_network_pip_is_explained_and_leaves_nothing(machine: Machine):
    index = {"PIP_NO_INDEX": "0", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": "http://127.0.0.1:9/"}
    refused(machine.lab(**index), "is there a network?")
    assert not (machine.book / ".venv").exists()
    started(machine.lab())


def test_an_environment_that_worked_outlives_an_update_that_fails(machine: Machine):
    started(machine.lab())
    lock = machine.book / "requirements.lock"
    old = lock.read_text()
    lock.write_text(old.replace("4.6.6", "4.6.8"))
    assert machine.lab().returncode == 2
    lock.write_text(old)
    done = machine.lab()
    started(done)
    assert "Everything is set up already" in done.stdout


def test_a_package_with_another_hash_is_not_installed(machine: Machine):
    lock = machine.book / "requirements.lock"
    lock.write_text(lock.read_text()[:-5] + "0000\n")
    refused(machine.lab(), "its hash differs")
    assert not (machine.book / ".venv").exists()


def test_a_port_in_use_is_refused_before_anything_is_made(machine: Machine):
    before = machine.files()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(machine.lab("--port", str(port)), f"Port {port} is in use")
    assert machine.files() == before


def test_two_at_once_set_up_once(machine: Machine):
    machine.maven(package=f"while [ ! -e '{machine.folder}/go' ]; do sleep 0.1; done; mkdir -p target/lib; : >target/nqueens.jar")
    first = machine.start_lab()
    while machine.called("mvn -B") == 0:
        time.sleep(0.05)
    second = machine.start_lab()
    while "waiting for it" not in (said := second.stdout.readline()):
        assert said, second.communicate()
    (machine.folder / "go").touch()
    words = [each.communicate(timeout=300) for each in (first, second)]
    assert [first.returncode, second.returncode] == [0, 0], words
    assert machine.called("mvn -B") == 1


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL], ids=lambda how: how.name)
def test_an_interrupted_set_up_starts_afresh(machine: Machine, how: signal.Signals):
    """Ended while pip waits for an index that never answers."""
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        port = silent.getsockname()[1]
        lab = machine.start_lab(PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=f"http://127.0.0.1:{port}/")
        connection, _ = silent.accept()  # pip asks: it is in the middle of it
        lab.send_signal(how)
        lab.communicate(timeout=300)
        connection.close()
    if how is signal.SIGKILL:
        assert lab.returncode == -how
    else:
        assert lab.returncode == 128 + how
        assert not (machine.book / ".venv").exists()
        gone_by = time.monotonic() + 300
        while children_in(machine.book) and time.monotonic() < gone_by:
            time.sleep(0.05)
        assert children_in(machine.book) == []
    started(machine.lab())


def can_run(user: int, program: str) -> bool:
    try:
        return subprocess.run([program, "-c", "import venv, ensurepip"], user=user, group=user, extra_groups=[], cwd="/").returncode == 0
    except OSError:
        return False


@pytest.mark.skipif(os.geteuid() != 0, reason="needs to become another user")
def test_a_folder_of_somebody_else_is_refused_and_a_ready_one_is_served(machine: Machine):
    nobody = 65534
    for path in [machine.folder, *machine.folder.parents[:-2]]:
        path.chmod(path.stat().st_mode | 0o055)
    open_to_all = next((each for each in (PYTHON, "/usr/bin/python3") if can_run(nobody, each)), None)
    if not open_to_all:
        pytest.skip("no Python that every user can start")
    machine.python(executable=open_to_all)
    machine.calls.touch()
    machine.calls.chmod(0o666)

    def as_nobody():
        return subprocess.run(
            [str(machine.book / "lab")], cwd=machine.folder, env=machine.environment, capture_output=True, text=True,
            stdin=subprocess.DEVNULL, user=nobody, group=nobody, extra_groups=[],
        )

    refused(as_nobody(), "cannot be written to", str(machine.book))
    assert "--allow-root" in started(machine.lab())["arguments"]
    assert "--allow-root" not in started(as_nobody())["arguments"]


# ---- with the real tools


@pytest.mark.slow
def test_a_real_runtime_without_jshell_is_told_from_a_jdk(machine: Machine):
    home = Path(os.environ.get("JAVA_HOME") or Path(shutil.which("java")).resolve().parents[1])
    runtime = machine.folder / "a runtime"
    subprocess.run([home / "bin" / "jlink", "--add-modules", "java.base", "--output", runtime], check=True)
    refused(machine.lab(JAVA_HOME=str(runtime)), "without the module jdk.jshell")


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("unshare"), reason="needs to take the network away")
def test_without_any_network_maven_and_pip_are_explained(root: Path, tmp_path: Path):
    """The real Maven with an empty store of its own, then, with a jar from somewhere, the real pip."""
    book = tmp_path / "book"
    shutil.copytree(
        root, book, ignore=shutil.ignore_patterns(".git", "target", ".venv", ".lab", "node_modules", "__pycache__")
    )
    environment = os.environ | {"PIP_NO_CACHE_DIR": "1", "PIP_FIND_LINKS": ""}

    def lab(**more: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["unshare", "-n", str(book / "lab")], env=environment | more, capture_output=True, text=True,
            stdin=subprocess.DEVNULL, timeout=900,
        )

    machine = Machine(tmp_path / "machine")
    maven = shutil.which("mvn")
    machine.script("mvn", f"exec '{maven}' -Dmaven.repo.local='{tmp_path}/store' \"$@\"\n")
    refused(lab(**only(machine, "mvn")), "Maven could not fetch")
    assert not (book / ".venv").exists()

    machine.maven(package="mkdir -p target/lib; : >target/nqueens.jar")
    refused(lab(**only(machine, "mvn")), "pip could not fetch")
    assert not (book / ".venv").exists()


def only(machine: Machine, name: str) -> dict[str, str]:
    """A PATH on which this one program is the machine's and all others are the real ones."""
    folder = machine.folder / "only"
    folder.mkdir(exist_ok=True)
    shutil.copy2(machine.bin / name, folder / name)
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
