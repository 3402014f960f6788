"""The words that may follow a route in a custom id, or that a menu may offer, and their values.

`button`, `menu`, `channel_menu` and `role_menu` make the route of a handler, from the words that it
takes and the permission `needs`. The handler gets the words' values as arguments, after the context
and the press; mypy compares the types.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar, overload

from discord import ComponentType

from bot.buttons.press import ComponentInteraction
from bot.interactions import authorization
from bot.interactions.authorization import Permission, Resource, ResourceRef
from bot.interactions.context import Context
from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK, card_code
from bot.koikoi.rules import OPTIONS
from bot.locales import LANGUAGES
from bot.matches.models.achievements import Achievement
from bot.matches.models.daily import day_numbered
from bot.matches.models.settings import Setting
from bot.matches.models.terms import LENGTHS, MatchLength
from bot.matches.models.zones import zone_names

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")
T = TypeVar("T")
Member = TypeVar("Member", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Param(Generic[T]):
    """One word: `read` returns its value, or None for a text that the bot never writes there.

    `names`: returns the resource that a value names, if that belongs to a server or to people.
    """

    read: Callable[[str], T | None]
    optional: bool = False
    names: Callable[[T], ResourceRef] | None = None


def meaning(values: Mapping[str, T]) -> Param[T]:
    """Return a word that is one of these texts; its value is that of the mapping."""
    return Param(values.get)


def choice(*texts: str) -> Param[str]:
    """Return a word that is one of these texts; its value is the text itself."""
    return meaning({text: text for text in texts})


def enum_param(enum: type[Member]) -> Param[Member]:
    """Return a word that is the value of a member of an enum."""
    return meaning({member.value: member for member in enum})


def text_of(setting: Setting) -> Param[str]:
    """Return a word that is the text of one of a setting's values."""
    return choice(*setting.values, *(LANGUAGES if setting.languages else ()))


def number(least: int, most: int) -> Param[int]:
    """Return a word for a number as the bot writes it: ASCII digits, no sign, no leading zero."""

    def read(text: str) -> int | None:
        if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
            return None
        value = int(text)
        return value if least <= value <= most and str(value) == text else None

    return Param(read)


def optional(word: Param[T]) -> Param[T | None]:
    """Return a word that may be missing; several such words are missing together."""
    return Param(word.read, optional=True)


def fits_in_id(text: str) -> bool:
    """Return whether a typed text can be a word of a custom id."""
    return re.fullmatch(r"[\w.,+-]{1,20}", text) is not None


_VALUES: Final = frozenset(value for option in OPTIONS for value in option.choices)


def _read_day(text: str) -> date | None:
    found = number(1, 36_500).read(text)
    return None if found is None else day_numbered(found)


def _read_earned(text: str) -> tuple[int, Achievement] | None:
    number, _, name = text.partition(" ")
    match_id, achievement = NUMBER.read(number), enum_param(Achievement).read(name)
    return None if match_id is None or achievement is None else (match_id, achievement)


CARD: Final = meaning({card_code(card): card for card in DECK})
SEAT: Final[Param[Seat]] = meaning({"0": 0, "1": 1})
ON_OFF: Final = meaning({"on": True, "off": False})
PAGE: Final = number(0, 9_999)
STEP: Final = number(0, 9_999)
"""A step of a replay, or the number of an action."""
ROUND: Final = number(1, 999)
SNOWFLAKE: Final = number(1, 2**63 - 1)
"""The id of a person or a channel; the limit is the largest number in the databases."""
NUMBER: Final = number(1, 10**18 - 1)
"""The number of a match in a custom id; other objects' numbers have the same form."""


def number_of(resource: Resource[Any]) -> Param[int]:
    """Return a parameter for the number of a resource. The person must be able to reach it."""
    return Param(NUMBER.read, names=lambda found: ResourceRef(resource, found))


MATCH: Final = number_of(authorization.MATCH)
EARNED: Final = Param(_read_earned, names=lambda found: ResourceRef(authorization.MATCH, found[0]))
"""An achievement and the match in which it was earned, as `12 goko`."""
DAY: Final = Param(_read_day)
"""The number of a day's deal and puzzle, for 100 years."""
CLOCK_HOUR: Final = number(0, 23)
"""An hour of a clock."""
ZONE: Final = Param(lambda text: text if text in zone_names() else None)
"""The name of a time zone."""
SEQ: Final = number(0, 999_999_999)
"""The number of the match's step at which a message was drawn."""
CHANGE: Final = number(0, 10**18 - 1)
"""The number of a change of a server's settings; 0: before the first change."""
LENGTH: Final[Param[MatchLength]] = meaning(LENGTHS)
LEVEL: Final = Param(lambda text: text if text.isascii() and 0 < len(text) <= 40 else None)
"""A computer player; the service checks whether it exists."""
MOVES: Final = Param(lambda text: text if re.fullmatch("[A-Za-z+-]{1,50}", text) else None)
"""The newcomer's choices in the guided round; the handler checks whether they are possible."""
VALUE: Final = Param(lambda text: text if text in _VALUES else None)
"""A value of an option; the handler checks whether the option has it."""
REFUSED: Final = Param(lambda text: text if fits_in_id(text) else None)
"""A text that a person typed into a form and that was refused."""
UNIQUE_SUFFIXES: Final = frozenset({"back", "on", "other", "first", "last"})
"""Last words without a meaning: they give equal buttons of one message different custom ids."""


Arguments = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """A button or menu: its handler, the permission for it, and its possible words and values."""

    handler: Callable[..., Awaitable[None]]
    needs: Permission
    words: tuple[Param[Any], ...] = ()
    component: ComponentType = ComponentType.button
    chosen: Param[Any] | None = None  # the values that a menu offers
    several: bool = False  # whether any number of values may be chosen
    way: bool = False  # whether one of `UNIQUE_SUFFIXES` may follow

    def arguments(self, words: tuple[str, ...], values: tuple[str, ...]) -> Arguments | None:
        """Return the handler's arguments after context and press; None if the words don't fit."""
        if self.way and words and words[-1] in UNIQUE_SUFFIXES:
            words = words[:-1]
        read = self.read_words(words)
        if read is None or self.chosen is None:
            return None if values else read
        chosen = [self.chosen.read(value) for value in values]
        if None in chosen or (len(chosen) != 1 and not self.several):
            return None
        return (*read, tuple(chosen) if self.several else chosen[0])

    def reference(self, arguments: Arguments) -> ResourceRef | None:
        """Return the resource that the handler's arguments name, or None."""
        chosen = () if self.chosen is None else (self.chosen,)
        for word, value in zip((*self.words, *chosen), arguments, strict=True):
            if word.names is not None:
                found: ResourceRef = word.names(value)
                return found
        return None

    def read_words(self, words: tuple[str, ...]) -> Arguments | None:
        """Return the values of the words; None if they don't fit."""
        required = [word for word in self.words if not word.optional]
        if len(words) not in {len(required), len(self.words)}:
            return None
        read = [word.read(text) for word, text in zip(self.words, words, strict=False)]
        if None in read:
            return None
        return (*read, *[None] * (len(self.words) - len(read)))


Act0 = Callable[[Context, ComponentInteraction], Awaitable[None]]
Act1 = Callable[[Context, ComponentInteraction, A], Awaitable[None]]
Act2 = Callable[[Context, ComponentInteraction, A, B], Awaitable[None]]
Act3 = Callable[[Context, ComponentInteraction, A, B, C], Awaitable[None]]
Act4 = Callable[[Context, ComponentInteraction, A, B, C, D], Awaitable[None]]
Act5 = Callable[[Context, ComponentInteraction, A, B, C, D, E], Awaitable[None]]


@overload
def button(act: Act0, /, *, needs: Permission, way: bool = False) -> Route: ...
@overload
def button(act: Act1[A], a: Param[A], /, *, needs: Permission, way: bool = False) -> Route: ...
@overload
def button(
    act: Act2[A, B], a: Param[A], b: Param[B], /, *, needs: Permission, way: bool = False
) -> Route: ...
@overload
def button(
    act: Act3[A, B, C],
    a: Param[A],
    b: Param[B],
    c: Param[C],
    /,
    *,
    needs: Permission,
    way: bool = False,
) -> Route: ...
@overload
def button(
    act: Act4[A, B, C, D],
    a: Param[A],
    b: Param[B],
    c: Param[C],
    d: Param[D],
    /,
    *,
    needs: Permission,
    way: bool = False,
) -> Route: ...
@overload
def button(
    act: Act5[A, B, C, D, E],
    a: Param[A],
    b: Param[B],
    c: Param[C],
    d: Param[D],
    e: Param[E],
    /,
    *,
    needs: Permission,
    way: bool = False,
) -> Route: ...
def button(
    act: Callable[..., Awaitable[None]], /, *words: Param[Any], needs: Permission, way: bool = False
) -> Route:
    """Return the route of a button, from its handler and the words of its custom id."""
    return Route(act, needs, words, way=way)


@overload
def menu(act: Act1[T], /, *, needs: Permission, chosen: Param[T]) -> Route: ...
@overload
def menu(act: Act2[A, T], a: Param[A], /, *, needs: Permission, chosen: Param[T]) -> Route: ...
@overload
def menu(
    act: Act3[A, B, T], a: Param[A], b: Param[B], /, *, needs: Permission, chosen: Param[T]
) -> Route: ...
def menu(
    act: Callable[..., Awaitable[None]],
    /,
    *words: Param[Any],
    needs: Permission,
    chosen: Param[Any],
) -> Route:
    """Return the route of a menu with one choice, from its handler, its words and its options."""
    return Route(act, needs, words, ComponentType.string_select, chosen)


def channel_menu(act: Act1[tuple[int, ...]], /, *, needs: Permission) -> Route:
    """Return the route of a menu to choose any number of channels from."""
    return Route(act, needs, (), ComponentType.channel_select, SNOWFLAKE, several=True)


def role_menu(act: Act1[tuple[int, ...]], /, *, needs: Permission) -> Route:
    """Return the route of a menu to choose a role or none from."""
    return Route(act, needs, (), ComponentType.role_select, SNOWFLAKE, several=True)


def match_route(
    verbs: Mapping[str, Route], press: ComponentInteraction
) -> tuple[Route, Arguments] | None:
    """Return the route of a press and its handler's arguments; None if there is no such route."""
    for length in (2, 1):  # `me hand`, then `me`
        verb = verbs.get(" ".join(press.words[:length]))
        if verb is not None and verb.component is press.component:
            arguments = verb.arguments(press.words[length:], press.values)
            return None if arguments is None else (verb, arguments)
    return None
