"""People's names, made safe: what somebody calls themselves must not format or ping anything."""

from __future__ import annotations

import re
from typing import Final

from bot.locales import Texts
from bot.matches.people import Computer, Person, Player

from .message import clip

LONGEST: Final = 32  # Discord's own limit for display names
MARKS: Final = ("🔴", "⚪")

MARKDOWN: Final = re.compile(r"([\\*_~|`>\[\]()<#:@-])")
_INVISIBLE: Final = re.compile(r"[\x00-\x1f\x7f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]")


def plain_name(texts: Texts, player: Player | None) -> str:
    """A name for buttons and alt texts, where nothing is formatted."""
    match player:
        case None:
            return texts("name-anybody")
        case Computer(level=level):
            key = f"level-{level}"
            return texts(key) if texts.has(key) else texts("level-other", level=level)
        case person if person.erased or not _visible(person.name):
            return texts("name-erased")
        case person:
            return clip(_visible(person.name), LONGEST)


def bare_name(texts: Texts, player: Player | None) -> str:
    """A name on a scoreboard: links, headings and markdown in it stay letters."""
    return MARKDOWN.sub(r"\\\1", plain_name(texts, player))


def name(texts: Texts, player: Player | None) -> str:
    """A name in a sentence. Japanese is polite to people, and to people only: Benさん."""
    shown = bare_name(texts, player)
    if isinstance(player, Person) and not player.erased and _visible(player.name):
        return texts("name-person", name=shown)
    return shown


def mention(person_id: int) -> str:
    """A mention; it notifies only if the screen's `pings` say so."""
    return f"<@{person_id}>"


def _visible(text: str) -> str:
    return " ".join(_INVISIBLE.sub(" ", text).split())
