"""`arena`: measures two computer players; `league` measures in the same way."""

import argparse
import json
import math
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.cli.terminal import BAD_INPUT, InputError
from bot.koikoi import PRESET_NAMES, Rules, RulesError, make_rules
from tests.tools.arena.contestants import UnknownPlayer, check
from tests.tools.arena.journal import Journal, JournalError
from tests.tools.arena.measure import Duel, measure
from tests.tools.arena.outside import ProgramError
from tests.tools.arena.tally import Tally, tally

Names = tuple[str, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("first", metavar="A", help="a player, or program:COMMAND")
    parser.add_argument("second", metavar="B")
    parser.add_argument("--journal", type=Path, help="a file to go on from, and to go on in")
    parser.set_defaults(run=_arena)
    add_measurement(parser)


def add_measurement(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that control how players are measured."""
    parser.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--matches", type=int, default=200, help="an even number (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals and of all chance (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print lines of JSON")


def refuse(problem: object) -> int:
    """Print a problem and return the exit code for it."""
    print(problem, file=sys.stderr)
    return BAD_INPUT


def _rules(preset: str, options: list[str]) -> Rules:
    for option in options:
        if "=" not in option:
            raise InputError(f"Write --option KEY=VALUE, not {option[:40]!r}.")
    return make_rules(preset, [(key, text) for key, _, text in (o.partition("=") for o in options)])


def _arena(arguments: argparse.Namespace) -> int:
    names = arguments.first, arguments.second
    found = played(arguments, {names: arguments.journal})
    if found is None:
        return BAD_INPUT
    if arguments.json:
        print(json.dumps(as_json(names, arguments, found[names])))
    else:
        _print(names, found[names])
    return 0


def played(
    arguments: argparse.Namespace, duels: Mapping[Names, Path | None]
) -> dict[Names, Tally] | None:
    """Play the duels that the journals lack. On failure print the problem and return None."""
    if arguments.matches < 2 or arguments.matches % 2 or arguments.workers < 1:
        refuse("Matches come in pairs: --matches is even, and --workers at least 1.")
        return None
    pairs, seed = arguments.matches // 2, arguments.seed
    found = {}
    try:
        for name in {name for names in duels for name in names}:
            check(name)
        rules = _rules(arguments.rules, arguments.option)
        for names, path in duels.items():
            heading: dict[str, object] = {
                "players": list(names),
                "rules": rules.options(),
                "seed": seed,
            }
            journal = Journal(path, heading)
            duel = Duel(names, rules, seed)
            found[names] = tally(measure(duel, pairs, arguments.workers, journal, sys.stderr))
    except (InputError, RulesError, UnknownPlayer, JournalError, ProgramError) as problem:
        refuse(problem)
        return None
    return found


def as_json(
    names: tuple[str, str], arguments: argparse.Namespace, found: Tally
) -> dict[str, object]:
    """Return the measured values, ready for JSON."""
    return {
        "players": list(names),
        "rules": arguments.rules,
        **({"options": arguments.option} if arguments.option else {}),
        "seed": arguments.seed,
        "matches": found.matches,
        "wins": found.wins,
        "draws": found.draws,
        "losses": found.losses,
        "win_rate": round(found.win_rate, 4),
        "ci95": [round(end, 4) for end in found.ci95],
        "points_per_match": round(found.points_per_match, 3),
        # JSON has no infinity; with a single pair the interval is infinite.
        "points_ci95": [round(end, 3) if math.isfinite(end) else None for end in found.points_ci95],
        "seconds_per_decision": [round(each, 5) for each in found.seconds_per_decision],
    }


def _print(names: tuple[str, str], found: Tally) -> None:
    low, high = found.ci95
    fewest, most = found.points_ci95
    print(f"{names[0]} against {names[1]}, {found.matches} matches in pairs on the same deals:")
    print(f"  won {found.wins}, drawn {found.draws}, lost {found.losses}")
    print(f"  win rate {100 * found.win_rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    print(f"  points a match {found.points_per_match:+.2f} ({fewest:+.2f} to {most:+.2f})")
    for name, seconds in zip(names, found.seconds_per_decision, strict=True):
        print(f"  {name}: {1000 * seconds:.2f} ms a decision")
