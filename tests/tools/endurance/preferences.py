"""Settings that some people choose first: where their hands come, nudges, threads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Preference:
    """A panel, and what is chosen on it, one after the other."""

    path: str
    guild: int
    """In which server, counted from 0."""
    choices: Sequence[tuple[str, str | None]]
    """The action of each control, and the value for a menu."""


HAND_IN_CHANNEL: Final = Preference("koikoi me", 0, (("me hand", "channel"),))
NUDGED_ALWAYS: Final = Preference("koikoi me", 0, (("me nudges", "always"),))
THREADS: Final = Preference(
    "koikoi-admin settings", 2, (("settings table", None), ("set threads", "on"))
)


def preferences_of(number: int) -> tuple[Preference, ...]:
    """What the person with this number wants; the first owns every server."""
    if number == 0:
        return (THREADS,)
    if number % 3 == 0:
        return (HAND_IN_CHANNEL, NUDGED_ALWAYS)
    return (NUDGED_ALWAYS,) if number % 5 == 0 else ()
