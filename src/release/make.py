"""Makes what is released out of what was built: the same bytes from the same build, whenever and wherever it runs.

    python make.py JAR KERNEL JAVADOC WORK OUT

JAR is the built jar, with lib beside it; KERNEL the folder that `kernel pack` wrote; JAVADOC the folder of the pages;
WORK a folder for what is in between; OUT where the results go, in the place of what was there.
"""

import calendar
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]


def version_of(jar: Path) -> str:
    """What the jar's manifest says; Maven wrote it."""
    with zipfile.ZipFile(jar) as archive:
        manifest = archive.read("META-INF/MANIFEST.MF").decode("utf-8")
    return next(line.split(": ")[1] for line in manifest.splitlines() if line.startswith("Implementation-Version"))


def date_of(jar: Path) -> tuple[int, ...]:
    """The date of all that is in the jar: project.build.outputTimestamp of the pom."""
    with zipfile.ZipFile(jar) as archive:
        return archive.getinfo("META-INF/MANIFEST.MF").date_time


def legal(jar: Path, folder: Path) -> None:
    """Our licence, the list of what others made, and the texts of their licences: out of the jar, so that all say the same."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    with zipfile.ZipFile(jar) as archive:
        (folder / "THIRD-PARTY.txt").write_bytes(archive.read("META-INF/THIRD-PARTY.txt"))
        texts = [name for name in archive.namelist() if name.startswith("META-INF/licences/") and not name.endswith("/")]
        (folder / "licences").mkdir()
        for name in texts:
            (folder / "licences" / Path(name).name).write_bytes(archive.read(name))


def pack(folder: Path, into: Path, date: tuple[int, ...]) -> None:
    """A zip of a folder: sorted, of one date, nothing of this machine in it."""
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{folder.name}/{file.relative_to(folder).as_posix()}", date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, file.read_bytes())


def plain(folder: Path) -> None:
    """Our own jars without the modes of this machine's files: Maven takes over what the umask, of the checkout too, has made of them."""
    for jar in folder.rglob("nqueens*.jar"):
        with zipfile.ZipFile(jar) as archive:
            entries = [(entry, archive.read(entry)) for entry in archive.infolist()]
        with zipfile.ZipFile(jar, "w") as archive:
            for entry, content in entries:
                entry.external_attr = 0o40755 << 16 | 0x10 if entry.is_dir() else 0o100644 << 16
                archive.writestr(entry, content, compresslevel=9)


def wheel(kernel: Path, work: Path, out: Path, version: str, jar: Path) -> None:
    source = work / "wheel"
    shutil.copytree(kernel, source / "nqueens-java")
    plain(source)
    legal(jar, source)
    shutil.copyfile(HERE / "pyproject.toml", source / "pyproject.toml")
    shutil.copyfile(ROOT / "docs" / "kernel.md", source / "kernel.md")
    own = {**os.environ, "NQUEENS_VERSION": version, "SOURCE_DATE_EPOCH": str(calendar.timegm(date_of(jar)))}
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], cwd=source, env=own, check=True)


def main(jar: Path, kernel: Path, javadoc: Path, work: Path, out: Path) -> None:
    version, date = version_of(jar), date_of(jar)
    for folder in (work, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    whole = work / f"nqueens-{version}"
    legal(jar, whole)
    shutil.copyfile(jar, whole / "nqueens.jar")
    shutil.copytree(jar.parent / "lib", whole / "lib")
    plain(whole)
    pack(whole, out / f"nqueens-{version}.zip", date)
    spec = work / "nqueens-java"
    shutil.copytree(kernel, spec)
    plain(spec)
    legal(jar, spec)
    pack(spec, out / f"nqueens-java-kernel-{version}.zip", date)
    pages = work / f"nqueens-{version}-javadoc"
    shutil.copytree(javadoc, pages)
    pack(pages, out / f"nqueens-{version}-javadoc.zip", date)
    wheel(kernel, work, out, version, jar)
    files = sorted(path for path in out.iterdir() if path.is_file())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (out / "SHA256SUMS").write_text("".join(sums), "utf-8")


if __name__ == "__main__":
    main(*(Path(argument).resolve() for argument in sys.argv[1:]))
