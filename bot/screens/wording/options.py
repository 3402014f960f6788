"""The options of the house rules in words: their names, meanings and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.koikoi.rules import OPTIONS, Option, Rules
from bot.locales import Texts
from bot.matches.letters import folded

_BY_KEY: Final[Mapping[str, Option]] = {option.key: option for option in OPTIONS}
OPTION_KEYS: Final = frozenset(_BY_KEY)
_OWN_WORDS: Final = {
    ("koi_limit", "0"): "value-no-limit",
    ("field_triple", "off"): "value-ignore",
    ("viewing_after_koi", "off"): "value-as-usual",
    ("match_three", "all"): "value-match-all",
    ("match_three", "one"): "value-match-one",
    ("stacking", "all"): "value-yaku-all",
    ("stacking", "one"): "value-yaku-one",
}
"""Messages of values that need their own words; in many languages the words depend on the noun."""
_PAID: Final = {"pay": "value-pay", "dealer": "value-dealer-pay", "oya": "value-oya-pay"}


def house_rules(rules: Rules) -> dict[str, str]:
    """Return the options, except the length, in which rules differ from their preset."""
    changed = rules.changed_options().items()
    return {key: value for key, value in changed if key not in {"rounds", "target"}}


def option_name(texts: Texts, key: str) -> str:
    """Return an option's name."""
    kind, _, yaku = key.partition(".")
    if not yaku:
        return texts(f"option-{key}")
    shown = texts(f"yaku-{yaku}")
    if kind == "points":
        return texts("option-points", yaku=shown)
    return texts("option-extra", yaku=shown)


def option_about(texts: Texts, key: str) -> str:
    """Return the meaning of an option, in one line."""
    kind, _, yaku = key.partition(".")
    if not yaku:
        return texts.attribute(f"option-{key}", "about") or ""
    shown = texts(f"yaku-{yaku}")
    if kind == "points":
        return texts("option-points-about", yaku=shown, made=texts(f"made-{yaku}"))
    return texts("option-extra-about", yaku=shown)


def value_name(texts: Texts, key: str, value: str) -> str:
    """Return a value's name; a number stays a number."""
    word, _, number = value.partition(":")
    if number:
        return texts(_PAID[word], points=int(number))
    if own := _OWN_WORDS.get((key, value)):
        return texts(own)
    if value.isdecimal() and not (key == "seven" and value == "2"):
        return value
    return texts(f"value-{value}")


def read_value(texts: Texts, key: str, typed: str) -> str:
    """Return the value for a person's input: a number, a translated word, or the stored text."""
    option, typed = _BY_KEY[key], typed.strip()
    typed = option.domain.retired.get(typed, typed)
    name = folded(typed)
    for choice in option.choices:
        number = choice.partition(":")[2]
        if typed in (choice, number) or name == folded(value_name(texts, key, choice)):
            return choice
    return typed


def as_typed(texts: Texts, key: str, value: str) -> str:
    """Return a value as a person would type it: a number, or a word of the language."""
    number = value.rpartition(":")[2]
    return number if number.isdecimal() else value_name(texts, key, value)


def words_of(texts: Texts, key: str) -> str:
    """Return the values of an option with many values in words, for a form."""
    choices = _BY_KEY[key].choices
    numbers = [choice for choice in choices if choice.rpartition(":")[2].isdecimal()]
    words = [value_name(texts, key, choice) for choice in choices if choice not in numbers]
    least, most = numbers[0].rpartition(":")[2], numbers[-1].rpartition(":")[2]
    shown = texts("settings-number", least=least, most=most)
    return " / ".join([shown, *words])
