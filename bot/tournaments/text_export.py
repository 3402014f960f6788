"""A tournament as a text file: its standings, and the pairings of each round."""

from __future__ import annotations

import re
from typing import Final

from bot.locales import Texts
from bot.screens.message import END, ISOLATE, TextFile
from bot.tournaments.model import Cause, Pairing, Tournament
from bot.tournaments.picture_values import Scores
from bot.tournaments.screens import (
    named,
    part_in,
    result_line,
    round_name,
    shown_name,
    table_lines,
)

MAX_NAME_LENGTH: Final = 32
"""Maximum length of a name, in characters."""
_MARKUP: Final = re.compile(rf"\*\*|^(?:-# |#+ )|[{ISOLATE}{END}]|\\(?=[^\w\s])", re.MULTILINE)
"""The markup that only Discord shows, with the backslashes that keep names from being markup."""


def text_file(texts: Texts, found: Tournament, scores: Scores) -> TextFile:
    """Return the file. A score begins with the points of the pairing's first player."""
    blocks = [shown_name(texts, found), "\n".join(table_lines(texts, found, MAX_NAME_LENGTH))]
    for number in range(1, found.round + 1):
        lines = [round_name(texts, found, number), ""]
        part = None
        for one in found.of_round(number):
            if part_in(found, one) is not part:
                part = part_in(found, one)
                lines.append(texts(f"tournament-{part}"))
            lines.append(_line(texts, found, one, scores))
        blocks.append("\n".join(lines))
    text = "\n\n\n".join(_MARKUP.sub("", one) for one in blocks)
    return TextFile(f"tournament-{found.id}.txt", f"{text}\n")


def _line(texts: Texts, found: Tournament, one: Pairing, scores: Scores) -> str:
    first, second = (
        named(texts, found, person, MAX_NAME_LENGTH) for person in (one.first, one.second)
    )
    if one.second is None:
        return texts("pairing-bye", first=first)
    if one.result is None:
        return f"{first} – {second}"
    line = result_line(texts, found, one, MAX_NAME_LENGTH)
    points = scores.get(one.match_id or 0)
    if points is None or one.cause is not Cause.MATCH or found.best_of > 1:
        return line  # of several matches, the line has the wins
    return f"{line} · {points[0]}–{points[1]}"
