"""The software bill of materials (SBOM) of a release: `python3 -m tests.tools.release.sbom`.

It lists the pinned packages with their hashes, in CycloneDX's JSON. Packages of the extras are
optional; packages that only build the bot are excluded.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot import __version__

ROOT: Final = Path(__file__).resolve().parents[3]
REQUIREMENTS: Final = "requirements.txt"
_PROJECT: Final = "koikoi (pyproject.toml)"
_BOT: Final = f"pkg:pypi/koikoi@{__version__}"


class Pin(NamedTuple):
    """A pinned package."""

    name: str
    version: str
    marker: str
    """Where it is installed, such as ``python_full_version < '3.12'``; empty: everywhere."""
    hashes: tuple[str, ...]
    """The SHA-256 of each of its files."""
    needed_by: frozenset[str]

    @property
    def purl(self) -> str:
        """The package URL."""
        return f"pkg:pypi/{self.name}@{self.version}"


def pins(text: str) -> Iterator[Pin]:
    """Yield the pins of a requirements file that uv wrote."""
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    for block in blocks:
        first, _, rest = block.partition("\n")
        requirement, _, marker = first.rstrip("\\ ").partition(" ; ")
        name, _, version = requirement.partition("==")
        hashes = tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", rest))
        because = re.findall(r"^ +# +(?:via +)?(?!via$)(.+)$", rest, flags=re.MULTILINE)
        yield Pin(name, version, marker, hashes, frozenset(because))


def bill(root: Path = ROOT) -> dict[str, Any]:
    """Return the bill of materials."""
    found: dict[str, Pin] = {}
    extras = sorted(file.name for file in root.glob("requirements-*.txt"))
    left_out = {"requirements-dev.txt", "requirements-mutants.txt"}
    usual = {pin.purl for pin in pins((root / REQUIREMENTS).read_text(encoding="utf-8"))}
    for file in (REQUIREMENTS, *(one for one in extras if one not in left_out)):
        for pin in pins((root / file).read_text(encoding="utf-8")):
            before = found.get(pin.purl, pin)
            found[pin.purl] = pin._replace(needed_by=before.needed_by | pin.needed_by)
    running = _needed({_PROJECT}, found.values())
    components = [_component(pin, _scope(pin, usual, running)) for pin in found.values()]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _root()},
        "components": sorted(components, key=lambda one: str(one["bom-ref"])),
        "dependencies": list(_dependencies(found.values())),
    }


def _root() -> dict[str, Any]:
    return {
        "type": "application",
        "bom-ref": _BOT,
        "name": "koikoi",
        "version": __version__,
        "purl": _BOT,
        "licenses": [{"license": {"id": "MIT"}}],
    }


def _needed(names: set[str], found: Iterable[Pin]) -> set[str]:
    """Return the names of all packages that these names need, directly or not."""
    needed, found = set(names), list(found)
    while new := {pin.name for pin in found if pin.needed_by & needed} - needed:
        needed |= new
    return needed


def _scope(pin: Pin, usual: set[str], running: set[str]) -> str:
    if pin.name not in running:
        return "excluded"
    return "required" if pin.purl in usual else "optional"


def _component(pin: Pin, scope: str) -> dict[str, Any]:
    source = {
        "type": "distribution",
        "url": pin.purl,
        "hashes": [{"alg": "SHA-256", "content": digest} for digest in pin.hashes],
    }
    component = {
        "type": "library",
        "bom-ref": pin.purl,
        "name": pin.name,
        "version": pin.version,
        "scope": scope,
        "purl": pin.purl,
        "externalReferences": [source],
    }
    if pin.marker:
        component["properties"] = [{"name": "koikoi:marker", "value": pin.marker}]
    return component


def _dependencies(found: Iterable[Pin]) -> Iterator[dict[str, Any]]:
    found = sorted(found, key=lambda pin: pin.purl)
    direct = [pin.purl for pin in found if _PROJECT in pin.needed_by]
    yield {"ref": _BOT, "dependsOn": direct}
    for one in found:
        needs = [pin.purl for pin in found if one.name in pin.needed_by]
        yield {"ref": one.purl, "dependsOn": needs}


def main() -> int:
    """Print the bill of materials; return the exit code."""
    json.dump(bill(), sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
