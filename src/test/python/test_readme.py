"""What the README says is so: its commands, chapters, options, folders and links exist, and none is left out."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from conftest import chapters, java


@pytest.fixture(scope="module")
def readme(root: Path) -> str:
    return (root / "README.md").read_text("utf-8")


def rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table below a heading, its head aside."""
    section = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def help_of(jar: Path, *command: str) -> str:
    done = subprocess.run([java(), "-jar", str(jar), *command, "--help"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands_of(text: str) -> set[str]:
    listed = text.split("Commands:\n")[1] if "Commands:\n" in text else ""
    return set(re.findall(r"^  ([a-z]\S*)", listed, re.M))


def test_the_table_of_commands_is_the_program_s_own(readme: str, jar: Path):
    told = {re.match(r"`([a-z]+(?: [a-z]+)?)", first).group(1) for first, _ in rows(readme, "The command line")}
    real = commands_of(help_of(jar))
    for group in sorted(command for command in real if commands_of(help_of(jar, command))):
        real = real - {group} | {f"{group} {command}" for command in commands_of(help_of(jar, group))}
    assert told == real


def test_the_options_that_are_named_exist(readme: str, jar: Path):
    for first, text in rows(readme, "The command line"):
        command = re.match(r"`([a-z]+(?: [a-z]+)?)", first).group(1).split()
        for option in re.findall(r"`(--[a-z-]+)", first + text):
            assert option in help_of(jar, *command), f"{command} {option}"


def test_every_chapter_is_listed_by_its_title_and_nothing_else(readme: str):
    section = readme.split("\n## The chapters\n")[1].split("\n## ")[0]
    told = re.findall(r"\[([^\]]+)\]\((notebooks/[^)]+)\)", section)
    real = []
    for chapter in chapters():
        first = "".join(json.loads(chapter.read_text("utf-8"))["cells"][0]["source"])
        real.append((re.search(r"^# (.+)$", first, re.M).group(1).strip(), f"notebooks/{chapter.name}"))
    assert told == real


def test_every_folder_and_link_exists(root: Path, readme: str):
    links = re.findall(r"\]\(([^)#:]+)\)", readme)
    folders = [name for first, _ in rows(readme, "Layout") for name in re.findall(r"`([^`]+)`", first)]
    assert len(links) > 3 and len(folders) > 3
    for name in links + folders:
        assert (root / name).exists(), name


def test_the_picture_has_words_and_is_small(root: Path, readme: str):
    words, name = re.search(r"!\[([^\]]+)\]\(([^)]+)\)", readme).groups()
    assert len(words.split()) > 5
    assert 20_000 < (root / name).stat().st_size <= 300_000


def test_the_two_commands_come_first(root: Path, readme: str):
    first = readme.split("```")[1]
    assert [line.split()[0] for line in first.strip().splitlines()] == ["./lab", "./check"]


def test_the_readme_names_every_script_and_page(root: Path, readme: str):
    scripts = [path.name for path in root.iterdir() if path.is_file() and path.stat().st_mode & 0o100]
    assert sorted(scripts) == ["bench", "book", "check", "lab", "release"]
    assert [name for name in scripts if f"./{name}" not in readme] == []
    assert [page.name for page in (root / "docs").glob("*.md") if f"(docs/{page.name})" not in readme] == []


def test_links_of_the_pages_lead_somewhere(root: Path):
    for page in [*(root / "docs").glob("*.md"), root / "CONTRIBUTING.md", root / "CHANGELOG.md"]:
        text = re.sub(r"^(`{3,})[^\n]*\n.*?^\1$|`[^`\n]+`", "", page.read_text("utf-8"), flags=re.M | re.S)  # code has no links
        assert "```" not in text
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
            assert (page.parent / link).exists(), (page.name, link)


def test_contributing_fits_on_a_screen(root: Path):
    assert len((root / "CONTRIBUTING.md").read_text("utf-8").splitlines()) <= 40


def test_no_file_names_a_package_index(root: Path):
    """The locks and settings work with whatever index the reader's machine is set up for."""
    index = re.compile(r"pypi\.org|pythonhosted|registry\.npmjs|repo1?\.maven|deb\.debian|index-url|resolved\"")
    names = ["requirements.in", "requirements.lock", "pom.xml", "lab", "check", "release"]
    files = [root / name for name in names] + [*(root / "src/test/python").glob("requirements*"), *(root / "src/shell").iterdir(), *(root / "src/release").glob("*.*")]
    files += [root / "src/test/browser/package-lock.json", *(path for path in (root / "binder").iterdir())]
    for path in files:
        found = index.findall(path.read_text("utf-8").replace("--no-emit-index-url", ""))
        assert found == [], path
