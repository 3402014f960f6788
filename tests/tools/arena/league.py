"""A league of all players: its pairings and the table of results."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.parse import quote

from bot.cli.terminal import BAD_INPUT
from bot.opponents.levels.players import LEVELS, YARDSTICKS
from tests.tools.arena.command import add_measurement, as_json, played, refuse
from tests.tools.arena.tally import Tally

Names = tuple[str, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("players", nargs="*", metavar="PLAYER", help="(yardsticks, then levels)")
    parser.add_argument("--journals", type=Path, help="a folder to go on from, and to go on in")
    parser.set_defaults(run=_league)
    add_measurement(parser)


def _league(arguments: argparse.Namespace) -> int:
    names = in_order(arguments.players)
    folder: Path | None = arguments.journals
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        return refuse(f"{folder} can't be made: {problem.strerror}.")
    found = played(
        arguments,
        {
            pair: None if folder is None else folder / quote("-".join(pair), safe=" ")
            for pair in pairings(names)
        },
    )
    if found is None:
        return BAD_INPUT
    if arguments.json:
        for pair, one in found.items():
            print(json.dumps(as_json(pair, arguments, one)))
    else:
        print(table(names, found))
    return 0


def in_order(chosen: Sequence[str]) -> tuple[str, ...]:
    """Return the chosen players without repetitions; by default yardsticks and levels."""
    return tuple(dict.fromkeys(chosen)) or (*YARDSTICKS, *LEVELS)


def pairings(players: Sequence[str]) -> list[Names]:
    """Return each pair once, the later player of the league first, which should be stronger."""
    return [
        (stronger, weaker) for place, stronger in enumerate(players) for weaker in players[:place]
    ]


def table(players: Sequence[str], found: Mapping[Names, Tally]) -> str:
    """Return a Markdown table: how often the player of the row beats that of the column."""
    wide = "| " + " | ".join(("wins against", *(f"`{name}`" for name in players))) + " |"
    lines = [wide, "|---" * (len(players) + 1) + "|"]
    for row in players:
        cells = (_cell(row, column, found) for column in players)
        lines.append("| " + " | ".join((f"`{row}`", *cells)) + " |")
    return "\n".join(lines)


def _cell(row: str, column: str, found: Mapping[Names, Tally]) -> str:
    if (row, column) in found:
        one = found[row, column]
        return _percent(one.win_rate, *one.ci95)
    if (column, row) in found:
        one = found[column, row]
        low, high = one.ci95
        return _percent(1 - one.win_rate, 1 - high, 1 - low)
    return "–"


def _percent(rate: float, low: float, high: float) -> str:
    return f"{100 * rate:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
