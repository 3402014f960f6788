"""What an option of the house rules is: its key, its meaning, its values and their numbers.

The options themselves are the fields of `Rules`. A field is declared with `option`, `points` or
`extra`; everything else follows from that one line.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from bot.koikoi.errors import ErrorCode, RulesError

Value = int | str | bool | None
"""What an option can hold: a number, a word, on or off, or None for an option that is off."""

OFF: Final = -1
"""The number that stands for None in compiled code."""
NONE: Final = -2
"""The number that stands there for no points at all."""


@dataclass(frozen=True, slots=True, eq=False)
class Domain:
    """The values that an option may have.

    `words` describes them. `values` maps each text to the value that it stands for, `numbers`
    to the number that stands for it in compiled code. `retired` are texts that could be chosen
    once, with what stands for them today: records, matches and settings may still hold them.
    """

    words: str
    values: Mapping[str, Value]
    numbers: Mapping[str, int]
    retired: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its key, what it means in one line, and the values it may have.

    `usual` is its value, as text, in every preset that names no other; None: not set.
    """

    key: str
    explanation: str
    domain: Domain
    usual: str | None

    @property
    def field(self) -> str:
        """The name of the field of `Rules` that holds it."""
        return self.key.replace(".", "_")

    @property
    def values(self) -> str:
        """What it may be, in words."""
        return self.domain.words

    @property
    def choices(self) -> tuple[str, ...]:
        """Everything it may be."""
        return tuple(self.domain.values)

    def parse(self, text: str) -> Value:
        """Return the value that `text` says. Raises RulesError."""
        text = self.domain.retired.get(text, text)
        if text not in self.domain.values:
            raise self._refused(repr(text[:20]))
        return self.domain.values[text]

    def format(self, value: Value) -> str:
        """Return the value as text; the inverse of `parse`. Raises RulesError."""
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
    """Return the text of each value, by its type, too: True equals 1, but on is no number."""
    texts: dict[tuple[type, Value], str] = {}
    for text, value in domain.values.items():
        texts.setdefault((type(value), value), text)
    return texts


_DECLARATION: Final = "option"
"""The key under which a field of `Rules` holds what is declared of it."""


def option(explanation: str, domain: Domain, *, usual: str | None) -> Any:
    """Declare a field of `Rules` as an option."""
    return field(metadata={_DECLARATION: (explanation, domain, usual)})


def points(yaku: str, cards: str, *, usual: int | None) -> Any:
    """Declare the field that holds the points of a yaku; `cards` says what forms it."""
    explanation = f"Points for {yaku}: {cards}."
    return option(explanation, points_or_off(), usual="off" if usual is None else str(usual))


def extra(yaku: str, kind: str, *, usual: int) -> Any:
    """Declare the field that holds what each further card of a kind adds to a yaku."""
    explanation = f"Points that every further {kind} adds to {yaku}."
    return option(explanation, number(0, 1), usual=str(usual))


def declared(name: str, metadata: Mapping[Any, Any]) -> Option | None:
    """Return the option that a field of `Rules` declares, if it declares one."""
    if _DECLARATION not in metadata:
        return None
    group, _, rest = name.partition("_")
    key = f"{group}.{rest}" if group in {"points", "extra"} else name
    return Option(key, *metadata[_DECLARATION])


def number(low: int, high: int) -> Domain:
    """Return the numbers from `low` to `high`."""
    numbers = {str(n): n for n in range(low, high + 1)}
    return Domain(f"{low} to {high}", numbers, numbers)


def number_or_off(low: int, high: int) -> Domain:
    """Return the numbers from `low` to `high`, and off, which is held as None."""
    some = number(low, high)
    return Domain(
        f"{some.words} or off", {"off": None, **some.values}, {"off": OFF, **some.numbers}
    )


def points_or_off() -> Domain:
    """Return the points that a yaku may have, or off. A yaku of 0 points is as if it were off."""
    some = number_or_off(1, 99)
    return Domain(some.words, some.values, some.numbers, retired={"0": "off"})


def points_instead() -> Domain:
    """Return other points, none (the yaku doesn't count then), or off: as usual."""
    some = number_or_off(1, 99)
    return Domain(
        f"{some.words}, or none",
        {**some.values, "none": "none"},
        {**some.numbers, "none": NONE},
        retired={"0": "none"},
    )


def word(*words: str, retired: Mapping[str, str] | None = None) -> Domain:
    """Return these words; their numbers are 0, 1, … in this order. See `Domain` for `retired`."""
    return Domain(
        f"{', '.join(words[:-1])} or {words[-1]}",
        {text: text for text in words},
        {text: place for place, text in enumerate(words)},
        retired or {},
    )


def payment(name: str, *words: str) -> Domain:
    """Return `NAME:N` for a payment of N points, and words.

    Off is held as None. The words' numbers are -2, -3, … in this order, but for off.
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
