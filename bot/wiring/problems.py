"""How a command says that it can't: one sentence that says what to do, and an exit code."""

import sys


class CannotStart(Exception):  # noqa: N818 - a reason to stop, told to the host, no fault in the code
    """Something the host must mend first; the message is a sentence that says what."""


def complain(sentence: object) -> int:
    """Print a problem and return the exit code for it."""
    print(f"koikoi: {sentence}", file=sys.stderr)
    return 1
