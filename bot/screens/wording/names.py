"""The names of people, servers and tournaments, made safe for display.

Such a name must not format or ping anything, hide anything, or change the order of the text beside
it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import regex

from bot.locales import Texts, Wording
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Computer, Person, Player
from bot.screens.message import END, ISOLATE, clip

MAX_NAME_LENGTH: Final = 32  # Discord's own limit for display names
SHORT: Final = 16
"""Maximum length of a name in a line with several people, in characters."""
MARKS: Final = ("🔴", "⚪")

_MARKDOWN: Final = regex.compile(r"([\\*_~|`>\[\]()<#:@-])")
_NEVER: Final = regex.compile(
    r"[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\u2065\ufff9-\ufffb"
    r"\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159]"
)
"""Control characters and directions, and characters that are letters or signs by their category but
invisible: fillers of Hangul and Khmer, and blank Braille."""
_JOINING: Final = r"[\p{jt=D}\p{jt=L}\p{jt=R}]"
_KILLER: Final = r"[\p{InSC=Virama}\p{InSC=Invisible_Stacker}\p{InSC=Pure_Killer}]"
_USEFUL: Final = "|".join(
    (
        r"(?<=\p{ExtPict}[\ufe0f\p{EMod}]*)\u200d(?=\p{ExtPict})",  # an emoji of several joined
        r"\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,8}\U000e007f",  # a flag
        rf"(?<={_JOINING}\p{{Mn}}*)\u200c(?={_JOINING})",  # Persian and others in Arabic script
        r"(?<=\p{jt=D}\p{Mn}*)\u200d",
        rf"(?<={_KILLER})[\u200c\u200d]",  # the scripts of India
        rf"(?<=\p{{InSC=Consonant}})\u200d(?={_KILLER})",
        r"(?<=[\u1820-\u18aa])\u180e(?=[\u1820-\u18aa])",
        # The shape of a visible character.
        r"(?<=[^\p{DI}\p{Z}\p{C}])[\ufe00-\ufe0f\U000e0100-\U000e01ef\u180b-\u180d\u180f]",
    )
)
"""Invisible characters in places where they change the look of a name."""
_UNSEEN: Final = regex.compile(rf"(?:{_USEFUL})(*SKIP)(*FAIL)|\p{{DI}}")
_HEAPED: Final = regex.compile(r"([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+")
"""More marks on a letter than any language uses, which would cover the lines above and below."""
_LONE_MARKS: Final = regex.compile(r"(?<!\S)[\p{Mn}\p{Me}]+")
_RIGHT_TO_LEFT: Final = regex.compile(r"[\p{bc=R}\p{bc=AL}\p{bc=AN}]")


def drawn_name(texts: Texts, player: Player | None) -> str:
    """Return a name for a picture, which has no text around it."""
    match player:
        case None:
            return texts("name-anybody")
        case Computer(level=level):
            return _level_name(texts, level)
        case person if shown := _called(texts, person):
            return _clipped(shown, MAX_NAME_LENGTH)
        case person:
            return texts("name-erased" if person.erased else "name-blank")


def plain_name(texts: Texts, player: Player | None) -> str:
    """Return a name for buttons and alt texts, where no text is formatted."""
    return isolated(drawn_name(texts, player))


def bare_name(texts: Texts, player: Player | None, longest: int = MAX_NAME_LENGTH) -> str:
    """Return a name for a scoreboard, in which links, headings and Markdown are escaped."""
    return escaped(_clipped(drawn_name(texts, player), longest))


def short_name(texts: Texts, player: Player | None) -> str:
    """Return a name for a list of several people in one line."""
    return bare_name(texts, player, SHORT)


def name(texts: Texts, player: Player | None) -> str:
    """Return a name in a sentence. Japanese adds an honorific to people's names: Benさん.

    Somebody who is called Benさん already gets no second one.
    """
    shown = bare_name(texts, player)
    if not isinstance(player, Person) or not _called(texts, player):  # an erased one has no name
        return shown
    honoured = texts("name-person", name=shown)
    honorific = honoured.removeprefix(shown)
    return shown if honorific and shown.endswith(honorific) else honoured


def versus(
    texts: Texts, info: MatchInfo, shown: Callable[[Texts, Player | None], str] = bare_name
) -> str:
    """Return a match's name: its players, the challenger first; `shown` returns a player's name."""
    first, second = shown(texts, info.challenger), shown(texts, info.opponent)
    return texts("versus", first=first, second=second)


def level_label(texts: Texts, level: str) -> str:
    """Return a computer player's label in a menu of the levels: `Computer · Sprout`.

    A sentence has its name instead, as that of any other player: `Sprout Bot`.
    """
    key = f"level-{level}"
    label = texts.attribute(key, "menu") if texts.has(key) else None
    return label or _level_name(texts, level)


def _level_name(texts: Texts, level: str) -> str:
    key = f"level-{level}"
    return texts(key) if texts.has(key) else texts("level-other", level=level)


def style_of(texts: Texts, level: str) -> str | None:
    """Return a computer player's style in a few words, or None."""
    key = f"plays-{level}"
    return texts(key) if texts.has(key) else None


def mention(person_id: int) -> str:
    """Return a mention. It notifies the person only if they are in the screen's `pings`."""
    return f"<@{person_id}>"


def addressed(texts: Texts, person_id: int) -> str:
    """Return a mention in a sentence, with the honorific of a name."""
    return texts("name-person", name=mention(person_id))


def _called(texts: Texts, person: Person) -> str:
    """Return a person's name in the place where it is read; "" if no part of it is visible.

    A nickname is used only on its server, and the name of the account everywhere else. Where names
    are left out, it is a number.
    """
    if texts.wording is Wording.UNNAMED and not person.erased:
        return texts("replay-player", number=texts.number_of(person.id))
    nick = person.nick
    if nick is not None and nick.guild_id == texts.guild_id and visible(nick.name):
        return visible(nick.name)
    return visible(person.name)


def foreign(texts: Texts, text: str) -> str:
    """Return a text that people wrote, safe in a message; where such texts are left out, "…"."""
    return "…" if texts.wording is Wording.UNNAMED and text else escaped(text)


# Cached, because drawing a match needs the same few names many times.
_clipped: Final = lru_cache(maxsize=4096)(clip)


@lru_cache(maxsize=4096)
def escaped(text: str) -> str:
    """Return a foreign text for a message, without formatting, pings and effects on other text."""
    return isolated(_MARKDOWN.sub(r"\\\1", visible(text)))


@lru_cache(maxsize=4096)
def isolated(text: str) -> str:
    """Return a foreign text for labels and alt texts, which doesn't move the text beside it.

    Letters that run from left to right move nothing in the bot's sentences, so they get no marks.
    """
    shown = visible(text)
    return f"{ISOLATE}{shown}{END}" if _RIGHT_TO_LEFT.search(shown) else shown


@lru_cache(maxsize=4096)
def visible(text: str) -> str:
    """Return the visible part of a foreign text, which may be ""."""
    seen = _UNSEEN.sub("", _NEVER.sub(" ", text))
    seen = _HEAPED.sub(r"\1", seen)
    return _LONE_MARKS.sub("", " ".join(seen.split())).strip()
