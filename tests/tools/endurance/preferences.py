"""Settings that some people choose first: channel of their hands, nudges, threads."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CHANNEL: Final = "a channel of this server"
"""Stands for the first channel of a channel menu."""


@dataclass(frozen=True, slots=True)
class Preference:
    """A panel, and the sequence of choices on it."""

    path: str
    guild: int
    """Index of the server, from 0."""
    choices: Sequence[tuple[str, str | None]]
    """Prefix of each control's action, and the value for a menu. A form is filled in."""


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
    """Return the settings that a person chooses, by number; the first owns every server."""
    if number == 0:
        return (THREADS, *POSTS, PASTED, CHANNEL_RULES)
    if number % 3 == 0:
        return (HAND_IN_CHANNEL, NUDGED_ALWAYS)
    return (NUDGED_ALWAYS,) if number % 5 == 0 else ()
