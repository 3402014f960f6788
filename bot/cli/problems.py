"""How a command says that it can't: one sentence that says what to do, and an exit code."""

import sys
from typing import Final

NO_RESTART: Final = 78
"""The exit code where a restart can't help before the host did something (`EX_CONFIG`).

A service manager that is told so (systemd: `RestartPreventExitStatus=78`) leaves the bot stopped.
"""


class CannotStart(Exception):  # noqa: N818 - a reason to stop, told to the host, no fault in the code
    """Something the host must mend first; the message is a sentence that says what."""


def complain(sentence: object, code: int = 1) -> int:
    """Print a problem and return the exit code for it."""
    print(f"koikoi: {sentence}", file=sys.stderr)
    return code
