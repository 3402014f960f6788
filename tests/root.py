"""The folder of this checkout, and the environment of child processes."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "tests"
"""A home folder without settings."""
HOOK: Final = HOME / "tools/except_hook"


def noting(environ: Mapping[str, str], folder: str | None = None) -> dict[str, str]:
    """Return the environment for a child that records which `except` blocks it enters.

    It does so if this process does, or into this folder: see `tests/except_blocks.py`. A child that
    inherits the whole environment needs nothing.
    """
    folder = folder or os.environ.get("KOIKOI_EXCEPT_BLOCKS")
    if folder is None:
        return {**environ}
    paths = (str(HOOK), *filter(None, (environ.get("PYTHONPATH"),)))
    return {**environ, "KOIKOI_EXCEPT_BLOCKS": folder, "PYTHONPATH": os.pathsep.join(paths)}
