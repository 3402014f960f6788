"""The version of the bot, with its commit if that is known."""

import os
import subprocess
from pathlib import Path
from typing import Final

from bot import __version__

CODE: Final = Path(__file__).resolve().parent
BUILT_IN: Final = "commit.txt"
"""A file in an installed package with the commit of the build (`hatch_build.py`)."""
_TIMEOUT: Final = 2.0
"""Seconds after which git is stopped."""


def version() -> str:
    """Return the version for people, such as "1.0.0 (1a2b3c4 + changes)"."""
    commit = _built_in() or commit_of(CODE.parent)
    return f"{__version__} ({commit})" if commit else __version__


def commit_of(folder: Path) -> str | None:
    """Return the short commit of a checkout, and whether files were changed; None if unknown."""
    # Only the checkout itself counts, because a parent folder may be another repository.
    if not os.path.exists(folder / ".git"):  # noqa: PTH110 - it never raises
        return None
    environ = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    environ["GIT_CEILING_DIRECTORIES"] = str(folder.parent)
    # The checkout may be another user's. Its code runs already, so git may trust it, too.
    command = ["git", "-c", "safe.directory=*", "--no-optional-locks", "-C", str(folder)]
    describe = ["describe", "--always", "--exclude=*", "--abbrev=7", "--dirty= + changes"]
    try:
        done = subprocess.run(  # noqa: S603 - git, as the host has it
            [*command, *describe],
            env=environ,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_TIMEOUT,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.decode(errors="replace").strip() or None


def _built_in() -> str | None:
    try:
        return (CODE / BUILT_IN).read_text(encoding="utf-8").strip() or None
    except (OSError, UnicodeDecodeError):
        return None
