"""Checks that sdist and wheel have the files of this checkout: `python3 -m release.built dist`.

They were built with other people's packages. So each of their files is compared with the source.
"""

import email
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot import __version__
from bot.version import BUILT_IN

ROOT: Final = Path(__file__).resolve().parent.parent
_COMMIT: Final = f"bot/{BUILT_IN}"
_INFO: Final = f"koikoi-{__version__}.dist-info"
_MADE: Final = {
    f"{_INFO}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "entry_points.txt")
} | {"PKG-INFO", _COMMIT}
"""Files that the build makes."""


def faults(folder: Path, root: Path = ROOT) -> list[str]:
    """Return a sentence for each difference between what was built and its source."""
    sdist, wheel = f"koikoi-{__version__}.tar.gz", f"koikoi-{__version__}-py3-none-any.whl"
    there = sorted(file.name for file in folder.iterdir())
    if there != sorted([sdist, wheel]):
        return [f"{folder} must have {sdist} and {wheel} alone, not {', '.join(there)}."]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    tracked = _tracked(root)
    unpacked, installed = _sdist(folder / sdist), _wheel(folder / wheel)
    in_wheel = _in_wheel(tracked, project)
    return [
        *_differences(sdist, unpacked, {path: path for path in tracked}, root),
        *_differences(wheel, installed, in_wheel, root),
        *_made(sdist, unpacked.get("PKG-INFO", b""), project),
        *_made(wheel, installed.get(f"{_INFO}/METADATA", b""), project),
        *_entry_points(installed.get(f"{_INFO}/entry_points.txt", b""), project),
    ]


def _tracked(root: Path) -> set[str]:
    command = ["git", "-C", str(root), "ls-files", "-z"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return set(done.stdout.split("\0")) - {""}


def _sdist(file: Path) -> dict[str, bytes]:
    """Return the files of an sdist by their names, without its folder."""
    found = {}
    with tarfile.open(file) as archive:
        for member in archive.getmembers():
            data = archive.extractfile(member)  # None: not a file
            folder, _, name = member.name.partition("/")
            if folder != f"koikoi-{__version__}":
                name = member.name
            found[name] = b"" if data is None else data.read()
    return found


def _wheel(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _in_wheel(tracked: set[str], project: dict[str, Any]) -> dict[str, str]:
    """Return the names of the files in a wheel, each with its source."""
    moved = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    sources = {path: path for path in tracked if path.startswith("bot/")}
    sources[f"{_INFO}/licenses/LICENSE"] = "LICENSE"
    for source, destination in moved.items():
        below = [path for path in tracked if path == source or path.startswith(f"{source}/")]
        sources |= {destination + path.removeprefix(source): path for path in below}
    return sources


def _differences(
    archive: str, files: dict[str, bytes], sources: dict[str, str], root: Path
) -> Iterator[str]:
    for name in sorted(files.keys() - sources.keys() - _MADE):
        yield f"{archive} has {name}, which is no file of the source."
    for name in sorted(sources.keys() - files.keys()):
        yield f"{archive} lacks {name}."
    for name in sorted(sources.keys() & files.keys()):
        if files[name] != (root / sources[name]).read_bytes():
            yield f"{archive} has another {name} than the source."
    commit = files.get(_COMMIT, b"").decode()
    if re.fullmatch(r"[0-9a-f]{7,40}\n", commit) is None:
        yield f"{archive} has no commit, or changed files: {commit.strip()!r}."


def _made(archive: str, metadata: bytes, project: dict[str, Any]) -> Iterator[str]:
    """Yield differences between the metadata, which says what pip installs, and the project."""
    read = email.message_from_bytes(metadata)
    if (read["Name"], read["Version"]) != ("koikoi", __version__):
        yield f"{archive} is {read['Name']} {read['Version']}."
    wanted = list(project["project"]["dependencies"])
    for extra in project["project"]["optional-dependencies"].values():
        wanted += extra
    needed = {_plain(one.partition(";")[0]) for one in read.get_all("Requires-Dist", [])}
    if needed != set(map(_plain, wanted)):
        yield f"{archive} needs other packages than pyproject.toml names."


def _plain(requirement: str) -> str:
    """Return a requirement with its conditions in alphabetical order, without spaces."""
    named = re.match(r"\s*([\w.-]+(?:\[[\w,-]+\])?)(.*)", requirement)
    assert named is not None
    name = re.sub(r"[-_.]+", "-", named[1]).lower()
    return f"{name} {','.join(sorted(named[2].replace(' ', '').split(',')))}"


def _entry_points(text: bytes, project: dict[str, Any]) -> Iterator[str]:
    scripts = project["project"]["scripts"].items()
    lines = ["[console_scripts]", *(f"{name} = {target}" for name, target in scripts)]
    if text.decode().split("\n") != [*lines, ""]:
        yield "The wheel starts other programs than pyproject.toml names."


def main() -> int:
    """Check the folder; return the exit code."""
    found = faults(Path(sys.argv[1]))
    print("\n".join(found), end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
