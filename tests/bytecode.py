"""Bytecode for copies of our code; otherwise each process that runs a copy compiles it again."""

import atexit
import os
import shutil
from importlib.util import cache_from_source
from pathlib import Path


def bring_bytecode(source: Path, copy: Path) -> None:
    """Copy the bytecode of a copied folder's original; changed files are compiled again.

    The copy's files have the times of the originals.
    """
    for folder, _, names in os.walk(source):
        compiled, place = _beside(Path(folder)), _beside(copy / Path(folder).relative_to(source))
        if compiled.is_dir() and any(name.endswith(".py") for name in names):
            place.mkdir(parents=True, exist_ok=True)
            for file in compiled.glob("*.pyc"):
                if not (place / file.name).exists():
                    shutil.copyfile(file, place / file.name)
    if not _beside(copy).is_relative_to(copy):  # it is not deleted with the copy
        atexit.register(shutil.rmtree, _beside(copy), ignore_errors=True)


def _beside(folder: Path) -> Path:
    """Return where Python stores the bytecode of a folder."""
    return Path(cache_from_source(str(folder / "any.py"))).parent
