"""People's names, made safe: a name that a person chose must not format or ping anything."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from bot.locales import Texts
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Computer, Person, Player
from bot.screens.message import clip

LONGEST: Final = 32  # Discord's own limit for display names
SHORT: Final = 16
"""The longest name in a line that names several people."""
MARKS: Final = ("🔴", "⚪")

MARKDOWN: Final = re.compile(r"([\\*_~|`>\[\]()<#:@-])")
_EMPTY: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode's categories of invisible characters: controls, direction marks, tags."""
_BLANK_LETTERS: Final = frozenset(
    "\u115f\u1160\u17b4\u17b5\u2065\u2800\u3164\uffa0\U00016fe4\U0001d159"
)
"""Letters and signs, by their category, that nobody sees: fillers of Hangul and Khmer, Braille."""
_SELECTORS: Final = re.compile(r"[\s\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]*")
"""Invisible characters that choose the shape of the character before them."""


def plain_name(texts: Texts, player: Player | None) -> str:
    """Return a name for buttons and alt texts, where no text is formatted."""
    match player:
        case None:
            return texts("name-anybody")
        case Computer(level=level):
            key = f"level-{level}"
            return texts(key) if texts.has(key) else texts("level-other", level=level)
        case person if shown := visible(person.name):
            return clip(shown, LONGEST)
        case person:
            return texts("name-erased" if person.erased else "name-blank")


def bare_name(texts: Texts, player: Player | None) -> str:
    """Return a name for a scoreboard; links, headings and markdown in it are shown as letters."""
    return MARKDOWN.sub(r"\\\1", plain_name(texts, player))


def short_name(texts: Texts, player: Player | None) -> str:
    """Return a name for a list of several people in one line."""
    return MARKDOWN.sub(r"\\\1", clip(plain_name(texts, player), SHORT))


def name(texts: Texts, player: Player | None) -> str:
    """Return a name for a sentence. Japanese is polite to people, not to computers: Benさん."""
    shown = bare_name(texts, player)
    if isinstance(player, Person) and visible(player.name):  # an erased person has no name
        return texts("name-person", name=shown)
    return shown


def versus(
    texts: Texts, info: MatchInfo, shown: Callable[[Texts, Player | None], str] = bare_name
) -> str:
    """Name a match after its players, the challenger first; `shown` writes one of them."""
    first, second = shown(texts, info.challenger), shown(texts, info.opponent)
    return texts("versus", first=first, second=second)


def style_of(texts: Texts, level: str) -> str | None:
    """Say in a few words how a computer player plays, or None."""
    key = f"plays-{level}"
    return texts(key) if texts.has(key) else None


def mention(person_id: int) -> str:
    """Return a mention; it notifies only if the screen's `pings` contain the person."""
    return f"<@{person_id}>"


def visible(text: str) -> str:
    """Return the visible part of a name; "" if nothing is visible."""
    shown = "".join(" " if _is_blank(letter) else letter for letter in text)
    return "" if _SELECTORS.fullmatch(shown) else " ".join(shown.split())


def _is_blank(letter: str) -> bool:
    return letter in _BLANK_LETTERS or unicodedata.category(letter) in _EMPTY
