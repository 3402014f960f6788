"""A message before it is sent to Discord: plain values that a test can read and compare."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import regex

from bot.locales import Language
from bot.pictures.labels import RED_FIRST, Sides
from bot.pictures.subjects import Scene, Subject

# Discord counts UTF-16 units.
CONTENT_LIMIT: Final = 2000
PANEL_LIMIT: Final = 4000
LABEL_LIMIT: Final = 80
ALT_LIMIT: Final = 1024
CHOICE_LIMIT: Final = 100

ISOLATE: Final = "\u2068"
END: Final = "\u2069"
"""`ISOLATE` and `END` enclose a text whose direction must not affect the text around it."""
_CLUSTERS: Final = regex.compile(r"\X")
"""A character as readers see it: a letter with its marks, or an emoji of several joined ones."""


def units(text: str) -> int:
    """Return a text's length as Discord counts it, in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2


def clip(text: str, limit: int) -> str:
    """Return the text, cut with an ellipsis if it is longer than `limit`.

    A character as readers see it is never split, and an isolated text is closed again.
    """
    if units(text) <= limit:
        return text
    end, used, isolated = 0, 1, 0
    for found in _CLUSTERS.finditer(text):
        used += units(found[0])
        opened = isolated + (found[0] == ISOLATE) - (found[0] == END)
        if used + opened > limit:
            break
        end, isolated = found.end(), opened
    if not end:  # any number of joined emojis is a single character
        start = text.encode("utf-16-le")[: 2 * (limit - 1)].decode("utf-16-le", errors="ignore")
        return start.rstrip() + "…"
    return text[:end].rstrip() + "…" + isolated * END


class Style(StrEnum):
    """A button's colour. It never has information that the label doesn't have."""

    GREY = "grey"
    GREEN = "green"
    BLURPLE = "blurple"
    RED = "red"


@dataclass(frozen=True, slots=True)
class Button:
    """A button with a `custom_id` from `press`, or a link. `emoji` is written as in a message."""

    label: str
    custom_id: str | None = None
    style: Style = Style.GREY
    url: str | None = None
    disabled: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu from which one item can be chosen."""

    custom_id: str
    choices: tuple[Choice, ...]
    placeholder: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A menu of the server's text channels; if `one` is true, of all channels, to choose one.

    `gone`: the sentence above it if a chosen channel was deleted, and Discord refuses the menu.
    """

    custom_id: str
    chosen: tuple[int, ...] = ()
    placeholder: str | None = None
    one: bool = False
    most: int = 25
    gone: str = ""


@dataclass(frozen=True, slots=True)
class RoleSelect:
    """A menu of the server's roles, to choose one or none. `gone`: as in `ChannelSelect`."""

    custom_id: str
    chosen: tuple[int, ...] = ()
    placeholder: str | None = None
    gone: str = ""


Item = Button | Select | ChannelSelect | RoleSelect
Row = tuple[Item, ...]
Rows = tuple[Row, ...]
Buttons = tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw, and its alt text for people who can't see it.

    `instead`: what the text beside it leaves out, for a message that has to go without it.
    """

    subject: Subject
    alt: str
    language: Language
    instead: str = ""

    @property
    def file_name(self) -> str:
        """The name of the picture's file on Discord."""
        return f"{self.subject.FILE}.png"


@dataclass(frozen=True, slots=True)
class Film:
    """A moving picture to draw, and its alt text, which describes its end."""

    scenes: tuple[Scene, ...]
    alt: str
    language: Language
    sides: Sides = RED_FIRST

    @property
    def file_name(self) -> str:
        """The name of the moving picture's file on Discord."""
        return "round.gif"


@dataclass(frozen=True, slots=True)
class TextFile:
    """A file to download: a record, a proof, or a person's own data."""

    name: str
    text: str

    @property
    def content(self) -> bytes:
        """The bytes of the file."""
        return self.text.encode()


@dataclass(frozen=True, slots=True)
class PackedFile:
    """A binary file to download."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message of text, one picture, and rows of buttons.

    Only the people in `pings` are notified. Messages whose picture changes are screens:
    `USE_COMPONENTS_V2` in `bot/messages/sending/components.py` says why.
    """

    content: str
    rows: Rows = ()
    picture: Picture | None = None
    pings: tuple[int, ...] = ()
    called_role: int | None = None  # a role that is notified, too
    file: TextFile | PackedFile | None = None
    film: Film | None = None


@dataclass(frozen=True, slots=True)
class Prose:
    """A paragraph of a panel."""

    text: str


@dataclass(frozen=True, slots=True)
class Section(Prose):
    """A paragraph of a panel with its own button beside it."""

    button: Button


@dataclass(frozen=True, slots=True)
class Divider:
    """A line between parts of a panel."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A Components V2 message: one container of prose, sections, dividers and rows."""

    blocks: tuple[Prose | Divider | Row | Picture, ...]
    accent: int = 0xC8102E


Message = Screen | Panel


# The custom ids of the bot's buttons and menus: `kk:<match>:<seq>:<words>`
#
# A custom id contains the complete meaning of a press, so that it works after a restart and in any
# process. The ids of hands name cards, so they must not be logged.

PATTERN: Final = re.compile(
    r"kk:(?P<match>0|[1-9][0-9]{0,17}):(?P<seq>0|[1-9][0-9]{0,8}):(?P<words>[^:\n]{1,70})"
)
NO_MATCH: Final = 0  # the match number of panels without a match


def press_id(match_id: int, seq: int, action: str) -> str:
    """Return the custom id of a button about a match.

    The `ROUTES` of the handlers' modules list the actions.
    """
    return f"kk:{match_id}:{seq}:{action}"


def panel_id(action: str) -> str:
    """Return the custom id of a button on a panel."""
    return press_id(NO_MATCH, 0, action)


def action_of(custom_id: str | None) -> str:
    """Return the words of a custom id; "" if it is not one of the bot's."""
    match = PATTERN.fullmatch(custom_id or "")
    return "" if match is None else match["words"]


def match_of(custom_id: str) -> int | None:
    """Return the match that a custom id names.

    It is `NO_MATCH` for panels, and None if the id is not one of the bot's.
    """
    match = PATTERN.fullmatch(custom_id)
    return None if match is None else int(match["match"])
