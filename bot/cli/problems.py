"""How a command reports a failure: one sentence that says what to do, and an exit code."""

import sys
from typing import Final

NO_RESTART: Final = 78
"""The exit code if a restart can't help until the host has changed something (`EX_CONFIG`).

A service manager with this setting (systemd: `RestartPreventExitStatus=78`) doesn't restart it.
"""


class CannotStart(Exception):  # noqa: N818 - a reason to stop, told to the host, no fault in the code
    """The host must fix something first; the message is a sentence that says what."""


class ToKnow(Exception):  # noqa: N818 - nothing is wrong
    """What the host should know, though nothing is wrong; the message is a sentence."""


def complain(sentence: object, code: int = 1) -> int:
    """Print a problem and return the exit code for it."""
    print(f"koikoi: {sentence}", file=sys.stderr)
    return code


def refuse_longer(text: str, most: int, what: str) -> None:
    """Raise `CannotStart` if a text has too many characters."""
    if len(text) > most:
        raise CannotStart(f"{what} has {len(text)} characters, and may have {most}.")
