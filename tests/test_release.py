"""A release: one version, its notes in the changelog, and the results of its tag."""

import io
import json
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from bot import __version__
from bot.version import commit_of, version
from tests.checkout import Checkout, made, needs_git
from tests.root import ROOT

CHANGELOG = """# Changelog

## [Unreleased]

## [1.10.0] - 2027-02-01

### Added
- A thing, see [1.1.0].

## [1.1.0] - 2027-01-01

### Fixed
- ## No heading.

[1.1.0]: https://example.org/v1.1.0
"""


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


def notes(changelog: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [f"{changelog}/.ci/notes", *arguments], capture_output=True, text=True, check=False
    )


@pytest.fixture
def small(tmp_path: Path) -> Checkout:
    """A folder with only a changelog, and the script that reads it."""
    small = Checkout(tmp_path)
    small.write("CHANGELOG.md", CHANGELOG)
    small.write("bot/__init__.py", '__version__ = "1.10.0"\n')
    small.write(".ci/notes", (ROOT / ".ci" / "notes").read_text(encoding="utf-8"))
    (tmp_path / ".ci" / "notes").chmod(0o700)
    return small


def test_the_version_stands_once() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]


def test_the_changelog_has_the_version_or_is_about_to() -> None:
    """An unreleased version is newer than all released ones, and has its notes."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", changelog, re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    dated = [re.fullmatch(r"\[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d", one) for one in headings[1:]]
    released = [one.group(1) for one in dated if one is not None]
    assert len(released) == len(dated), "a heading such as [1.0.1] - 2026-12-24"
    assert released == sorted(released, key=numbers, reverse=True)
    if __version__ not in released:
        assert all(numbers(__version__) > numbers(one) for one in released)
        assert notes(str(ROOT), "Unreleased").stdout.strip(), "nothing is said of what is new"
    else:
        assert __version__ == released[0]
        assert notes(str(ROOT)).stdout.strip()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ((), "### Added\n- A thing, see [1.1.0].\n"),
        (("1.10.0",), "### Added\n- A thing, see [1.1.0].\n"),
        (
            ("1.1.0",),
            "### Fixed\n- ## No heading.\n\n[1.1.0]: https://example.org/v1.1.0\n",
        ),
    ],
)
def test_the_notes_of_a_version_are_cut_out(
    small: Checkout, asked: tuple[str, ...], said: str
) -> None:
    done = notes(str(small.folder), *asked)
    assert (done.returncode, done.stderr, done.stdout) == (0, "", said)


@pytest.mark.parametrize("asked", ["1.1", "1.10.1", "1x1.0", "Unreleased"])
def test_a_version_without_notes_is_refused(small: Checkout, asked: str) -> None:
    done = notes(str(small.folder), asked)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f'CHANGELOG.md says nothing under "## [{asked}]".\n'


@pytest.mark.slow
@needs_git
def test_a_tag_builds_the_release(tmp_path: Path) -> None:
    checkout = made(tmp_path / "koikoi")
    release = ("bash", ".ci/release")

    def tried(tag: str) -> tuple[int, str]:
        done = checkout.run(*release, tag, PYTHON=sys.executable)
        return done.returncode, done.stderr

    checkout.write("CHANGELOG.md", CHANGELOG)
    checkout.replace("bot/__init__.py", f'"{__version__}"', '"1.10.1"')
    assert "The tag must be v1.10.1" in tried("v1.10.0")[1]
    assert "The tag must be" in tried("")[1]
    assert 'says nothing under "## [1.10.1]"' in tried("v1.10.1")[1]
    checkout.replace("bot/__init__.py", "1.10.1", "1.10.0")
    new = max((checkout.folder / "migrations" / "versions").glob("[0-9]*.py"))
    number = f"{int(new.name[:4]) + 1:04}"
    source = f'revision = "{number}"\ndown_revision = "{new.name[:4]}"\n'
    checkout.write(f"migrations/versions/{number}_a_new_one.py", source)
    code, said = tried("v1.10.0")
    assert (code, "a_new_one.py" in said, "make released" in said) == (1, True, True)
    assert not (checkout.folder / "dist").exists(), "nothing is built of what doesn't fit"
    assert checkout.run(sys.executable, "-m", "migrations.released").returncode == 0
    commit = checkout.commit("Release 1.10.0")

    assert tried("v1.10.0")[0] == 0
    dist = checkout.folder / "dist"
    names = {"koikoi-1.10.0.tar.gz", "koikoi-1.10.0-py3-none-any.whl"}
    assert {file.name for file in dist.iterdir()} == names
    with zipfile.ZipFile(dist / "koikoi-1.10.0-py3-none-any.whl") as wheel:
        assert wheel.read("bot/commit.txt").decode() == f"{commit}\n"
    assert checkout.git("status", "--porcelain") == ""

    done = checkout.run("bash", ".ci/publishable", PYTHON=sys.executable)
    assert (done.returncode, done.stderr) == (0, "")
    assert checkout.read("NOTES.md") == "### Added\n- A thing, see [1.1.0].\n"
    assert json.loads(checkout.read("dist/koikoi-1.10.0.cdx.json"))["bomFormat"] == "CycloneDX"
    changed(checkout)


def changed(checkout: Checkout) -> None:
    """Change what was built in each way, one at a time: it can't be published."""
    dist = checkout.folder / "dist"
    (dist / "koikoi-1.10.0.cdx.json").unlink()
    wheel, sdist = dist / "koikoi-1.10.0-py3-none-any.whl", dist / "koikoi-1.10.0.tar.gz"
    info = "koikoi-1.10.0.dist-info"
    evil = b"import os\n"
    for name, data, fault in (
        ("bot/app.py", evil, "has another bot/app.py than the source."),
        ("bot/extra.py", evil, "has bot/extra.py, which is no file of the source."),
        ("evil.pth", evil, "has evil.pth, which is no file of the source."),
        ("bot/app.py", None, "lacks bot/app.py."),
        ("bot/migrations/env.py", evil, "has another bot/migrations/env.py than the source."),
        (f"{info}/entry_points.txt", b"[console_scripts]\nls = os:abort\n", "starts other prog"),
        ("bot/commit.txt", b"1234567 + changes\n", "has no commit, or changed files"),
    ):
        assert fault in refused(checkout, wheel, name, data)
    metadata = "Metadata-Version: 2.4\nName: koikoi\nVersion: 1.10.0\nRequires-Dist: evil\n"
    for number, fault in (("1.10.0", "needs other packages than"), ("1.9.0", "is koikoi 1.9.0.")):
        data = metadata.replace("1.10.0", number).encode()
        assert fault in refused(checkout, wheel, f"{info}/METADATA", data)
    whole = sdist.read_bytes()
    with tarfile.open(sdist, "w:gz") as archive:
        archive.addfile(tarfile.TarInfo("koikoi-1.10.0/setup.py"), io.BytesIO())
    said = checkout.run("bash", ".ci/publishable", PYTHON=sys.executable).stderr
    assert "has setup.py, which is no file of the source." in said
    sdist.write_bytes(whole)
    (dist / "more.whl").touch()
    assert "alone, not koikoi-1.10.0-py3-none-any.whl, koikoi" in (
        checkout.run("bash", ".ci/publishable", PYTHON=sys.executable).stderr
    )


def refused(checkout: Checkout, wheel: Path, name: str, data: bytes | None) -> str:
    """Return the refusal of a wheel in which a file is changed; None removes the file."""
    whole = wheel.read_bytes()
    with zipfile.ZipFile(io.BytesIO(whole)) as before, zipfile.ZipFile(wheel, "w") as after:
        for one in before.namelist():
            if one != name:
                after.writestr(one, before.read(one))
        if data is not None:
            after.writestr(name, data)
    done = checkout.run("bash", ".ci/publishable", PYTHON=sys.executable)
    wheel.write_bytes(whole)
    assert done.returncode == 1
    return done.stderr


@needs_git
def test_a_commit_is_named_where_there_is_one(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "inner")
    checkout.write("file", "old")
    assert commit_of(checkout.folder) is None
    around = Checkout(tmp_path)
    around.git("init", "--quiet")
    around.commit("Somebody's own repository")
    assert commit_of(checkout.folder) is None, "of the folder above is nobody's business"
    checkout.git("init", "--quiet")
    assert commit_of(checkout.folder) is None, "nothing is committed yet"
    commit = checkout.commit("First")
    checkout.git("tag", "v1")
    assert commit_of(checkout.folder) == commit
    checkout.write("more", "not added")
    assert commit_of(checkout.folder) == commit
    checkout.write("file", "new")
    assert commit_of(checkout.folder) == f"{commit} + changes"
    (checkout.folder / ".git" / "HEAD").write_text("damaged", encoding="utf-8")
    assert commit_of(checkout.folder) is None


def test_without_git_the_version_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert version() == __version__


@needs_git
def test_another_repository_is_not_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Git does this when it calls the bot: its environment names its own repository."""
    there = commit_of(ROOT)
    monkeypatch.setenv("GIT_DIR", str(tmp_path))
    assert commit_of(ROOT) == there
