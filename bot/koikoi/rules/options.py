"""The options of the house rules: a key, a meaning, the values and their numbers for each.

The options themselves are the fields of `Rules`. A field is declared with `option`, `points` or
`extra`; everything else derives from that one line.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from bot.koikoi.errors import ErrorCode, RulesError

Value = int | str | bool | None
"""A value of an option: a number, a word, a bool, or None for an option that is off."""

OFF: Final = -1
"""The number that stands for None in compiled code."""
NONE: Final = -2
"""The number that stands for the word `none`, no points at all, in compiled code."""


@dataclass(frozen=True, slots=True, eq=False)
class Domain:
    """The values that an option may have.

    `words` describes them. `values` maps each text to its value, `numbers` to its number in
    compiled code. `retired` maps texts that were valid in earlier versions to texts of today:
    records, matches and settings may still contain them.
    """

    words: str
    values: Mapping[str, Value]
    numbers: Mapping[str, int]
    retired: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its key, its meaning in one line, and its possible values.

    `usual` is the text of its value in every preset that doesn't change it; None: not set.
    """

    key: str
    explanation: str
    domain: Domain
    usual: str | None

    @property
    def field(self) -> str:
        """The name of the option's field in `Rules`."""
        return self.key.replace(".", "_")

    @property
    def values(self) -> str:
        """The possible values, in words."""
        return self.domain.words

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts of all possible values."""
        return tuple(self.domain.values)

    def parse(self, text: str) -> Value:
        """Return the value of a text. Raises RulesError if the option can't have it."""
        text = self.domain.retired.get(text, text)
        if text not in self.domain.values:
            raise self._refused(repr(text[:20]))
        return self.domain.values[text]

    def format(self, value: Value) -> str:
        """Return the text of a value; the inverse of `parse`. Raises RulesError."""
        text = _texts_of(self.domain).get((type(value), value))
        if text is None:
            raise self._refused(repr(value)[:20])
        return text

    def number(self, value: Value) -> int:
        """Return the number that stands for a value in compiled code. Raises RulesError."""
        return self.domain.numbers[self.format(value)]

    def _refused(self, shown: str) -> RulesError:
        return RulesError(
            ErrorCode.BAD_OPTION_VALUE, key=self.key, shown=shown, allowed=self.values
        )


@cache
def _texts_of(domain: Domain) -> Mapping[tuple[type, Value], str]:
    """Return the text of each value, by type and value: True equals 1, but `on` isn't a number."""
    texts: dict[tuple[type, Value], str] = {}
    for text, value in domain.values.items():
        texts.setdefault((type(value), value), text)
    return texts


_DECLARATION: Final = "option"
"""The key of an option's declaration in the metadata of a field of `Rules`."""


def option(explanation: str, domain: Domain, *, usual: str | None) -> Any:
    """Declare a field of `Rules` as an option."""
    return field(metadata={_DECLARATION: (explanation, domain, usual)})


def points(yaku: str, cards: str, *, usual: int | None) -> Any:
    """Declare the field with the points of a yaku; `cards` describes the cards that form it."""
    explanation = f"Points for {yaku}: {cards}."
    return option(explanation, points_or_off(), usual="off" if usual is None else str(usual))


def extra(yaku: str, kind: str, *, usual: int) -> Any:
    """Declare the field with the points that each further card of a kind adds to a yaku."""
    explanation = f"Points that every further {kind} adds to {yaku}."
    return option(explanation, number(0, 1), usual=str(usual))


def declared(name: str, metadata: Mapping[Any, Any]) -> Option | None:
    """Return the option that a field of `Rules` declares; None for other fields."""
    if _DECLARATION not in metadata:
        return None
    group, _, rest = name.partition("_")
    key = f"{group}.{rest}" if group in {"points", "extra"} else name
    return Option(key, *metadata[_DECLARATION])


def number(low: int, high: int) -> Domain:
    """Return the domain of the numbers from `low` to `high`."""
    numbers = {str(n): n for n in range(low, high + 1)}
    return Domain(f"{low} to {high}", numbers, numbers)


def number_or_off(low: int, high: int) -> Domain:
    """Return the domain of the numbers from `low` to `high` and off, whose value is None."""
    some = number(low, high)
    return Domain(
        f"{some.words} or off", {"off": None, **some.values}, {"off": OFF, **some.numbers}
    )


def points_or_off() -> Domain:
    """Return the domain of a yaku's points. A yaku of 0 points is the same as off."""
    some = number_or_off(1, 99)
    return Domain(some.words, some.values, some.numbers, retired={"0": "off"})


def points_instead() -> Domain:
    """Return the domain of points that replace the usual ones.

    With `none` the yaku doesn't count; with `off` the usual points apply.
    """
    some = number_or_off(1, 99)
    return Domain(
        f"{some.words}, or none",
        {**some.values, "none": "none"},
        {**some.numbers, "none": NONE},
        retired={"0": "none"},
    )


def word(*words: str, retired: Mapping[str, str] | None = None) -> Domain:
    """Return the domain of these words; their numbers are 0, 1, … in this order."""
    return Domain(
        f"{', '.join(words[:-1])} or {words[-1]}",
        {text: text for text in words},
        {text: place for place, text in enumerate(words)},
        retired or {},
    )


def payment(name: str, *words: str) -> Domain:
    """Return the domain of `NAME:N`, for a payment of N points, and of some words.

    The value of `off` is None. A word's number is -2 minus its index, except that of `off`.
    """
    payments: dict[str, int] = {f"{name}:{n}": n for n in range(100)}
    others: dict[str, Value] = {text: None if text == "off" else text for text in words}
    numbers = {text: OFF if text == "off" else -2 - place for place, text in enumerate(words)}
    return Domain(
        f"{name}:N (N from 0 to 99), {' or '.join(words)}",
        payments | others,
        payments | numbers,
    )


SWITCH: Final = Domain("on or off", {"on": True, "off": False}, {"on": 1, "off": 0})
