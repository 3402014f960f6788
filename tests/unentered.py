"""`except` blocks of a running bot that no test enters, each with its reason."""

from typing import Final

KNOWN: Final[dict[tuple[str, str, str], str]] = {
    ("interactions/members.py", "Members._answered", "Exception"): (
        "the library gives up a question to the gateway after 30 s of real time"
    ),
}
"""By file, function and what is caught."""
