"""The visual order of a line whose letters run to the left, to the right, or both.

This module implements Unicode's bidirectional algorithm for one line without control characters,
which are removed from names.
"""

from itertools import groupby
from typing import Final, TypeVar
from unicodedata import bidirectional

_T = TypeVar("_T")

_STRONG: Final = {"L": "L", "R": "R", "AL": "R"}
_JOINED: Final = {"NSM", "BN"}
"""The classes of marks and invisible characters. They belong to the letter before them."""
_NUMBERS: Final = {"EN", "AN"}
_SIDED: Final = {"L", "R", *_NUMBERS}
_BRACKETS: Final = {")": "(", "]": "[", "}": "{"}


def levels(text: str) -> list[int]:
    """Return the level of each character; an odd level means that it runs to the left.

    The direction of the line is that of its first letter.
    """
    kinds = [bidirectional(letter) or "L" for letter in text]
    base = next((_STRONG[kind] for kind in kinds if kind in _STRONG), "L")
    kinds = _with_latin_numbers(_with_separators(_with_numbers(kinds, base)), base)
    kinds = _with_sides(_with_brackets(text, kinds, base), base)
    if base == "R":
        return [1 if kind == "R" else 2 for kind in kinds]
    return [{"L": 0, "R": 1}.get(kind, 2) for kind in kinds]


def visual_order(runs: list[_T], run_levels: list[int]) -> list[_T]:
    """Return the runs of a line, each of one level, in their order from left to right."""
    order = list(range(len(runs)))
    for level in range(max(run_levels, default=0), 0, -1):
        turned: list[int] = []
        for high, grouped in groupby(order, key=lambda place: run_levels[place] >= level):
            places = list(grouped)
            turned += reversed(places) if high else places
        order = turned
    return [runs[place] for place in order]


def _with_numbers(kinds: list[str], base: str) -> list[str]:
    """Give marks the class of their letter, and numbers a class by the letters before (W1-W3)."""
    resolved: list[str] = []
    strong = before = base
    for each in kinds:
        kind = before if each in _JOINED else each
        before = kind
        strong = kind if kind in _STRONG else strong
        resolved.append("AN" if kind == "EN" and strong == "AL" else kind)
    return ["R" if kind == "AL" else kind for kind in resolved]


def _with_separators(kinds: list[str]) -> list[str]:
    """Make a comma between digits, or a sign beside them, a part of the number (W4, W5)."""
    resolved = list(kinds)
    for place in range(1, len(kinds) - 1):
        before, kind, after = resolved[place - 1], kinds[place], kinds[place + 1]
        if before == after and (
            (kind == "CS" and before in _NUMBERS) or (kind == "ES" and before == "EN")
        ):
            resolved[place] = before
    for way in (range(len(resolved)), range(len(resolved) - 1, -1, -1)):
        before = ""
        for place in way:
            if resolved[place] == "ET" and before == "EN":
                resolved[place] = "EN"
            before = resolved[place]
    return resolved


def _with_latin_numbers(kinds: list[str], base: str) -> list[str]:
    """Give numbers after letters that run to the right the class of these letters (W7)."""
    resolved: list[str] = []
    strong = base
    for kind in kinds:
        strong = kind if kind in _STRONG else strong
        resolved.append("L" if kind == "EN" and strong == "L" else kind)
    return resolved


def _with_brackets(text: str, kinds: list[str], base: str) -> list[str]:
    """Give both brackets of a pair the side of the text between them, or of that before (N0)."""
    resolved = list(kinds)
    for opening, closing in _pairs(text):
        inside = {_side(kind) for kind in resolved[opening + 1 : closing] if kind in _SIDED}
        if base in inside:
            side = base
        elif inside:
            before = (_side(kind) for kind in reversed(resolved[:opening]) if kind in _SIDED)
            side = next(before, base)
        else:
            continue
        resolved[opening] = resolved[closing] = side
    return resolved


def _pairs(text: str) -> list[tuple[int, int]]:
    """Return the indices of the brackets of each pair, in the order of the opening brackets."""
    pairs = []
    opened: list[int] = []
    for place, letter in enumerate(text):
        if letter in _BRACKETS.values():
            opened.append(place)
        elif letter in _BRACKETS:
            fitting = [one for one in opened if text[one] == _BRACKETS[letter]]
            if fitting:
                pairs.append((fitting[-1], place))
                del opened[opened.index(fitting[-1]) :]
    return sorted(pairs)


def _with_sides(kinds: list[str], base: str) -> list[str]:
    """Give characters without a side that of their neighbours, or of the line (N1, N2)."""
    sided: list[str] = []
    for known, part in groupby(kinds, key=lambda kind: kind in _SIDED):
        run = list(part)
        if not known:
            end = len(sided) + len(run)
            before = _side(sided[-1]) if sided else base
            after = _side(kinds[end]) if end < len(kinds) else base
            run = [before if before == after else base] * len(run)
        sided += run
    return sided


def _side(kind: str) -> str:
    return "R" if kind in _NUMBERS else kind
