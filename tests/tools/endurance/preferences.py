"""Settings that some people choose first: where their hands come, nudges, threads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CHANNEL: Final = "a channel of this server"
"""Stands for the first one, in a menu of channels."""


@dataclass(frozen=True, slots=True)
class Preference:
    """A panel, and what is chosen on it, one after the other."""

    path: str
    guild: int
    """In which server, counted from 0."""
    choices: Sequence[tuple[str, str | None]]
    """How the action of each control begins, and the value for a menu. A form is filled in."""


HAND_IN_CHANNEL: Final = Preference("koikoi me", 0, (("me hand", "channel"),))
NUDGED_ALWAYS: Final = Preference("koikoi me", 0, (("me nudges", "always"),))
THREADS: Final = Preference(
    "koikoi-admin settings", 2, (("settings table", None), ("set threads", "on"))
)
POSTS: Final = tuple(
    Preference("koikoi-admin settings", guild, (("settings posts", None), (menu, CHANNEL)))
    for guild in (0, 1)
    for menu in ("set weekly", "set daily-post")
)
PASTED: Final = Preference(
    "koikoi-admin settings", 1, (("settings share", None), ("paste", None), ("import", None))
)
CHANNEL_RULES: Final = Preference(
    "koikoi-admin settings",
    1,
    (("settings channels", None), ("channel", CHANNEL), ("set channel", "ktane")),
)


def preferences_of(number: int) -> tuple[Preference, ...]:
    """What the person with this number wants; the first owns every server."""
    if number == 0:
        return (THREADS, *POSTS, PASTED, CHANNEL_RULES)
    if number % 3 == 0:
        return (HAND_IN_CHANNEL, NUDGED_ALWAYS)
    return (NUDGED_ALWAYS,) if number % 5 == 0 else ()
