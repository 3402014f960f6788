"""The commands around computer players: `koikoi arena`, and `koikoi bench rules`.

What they need is imported when they run, so that other commands start fast.
"""

import argparse
import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.koikoi.options import RulesError
from bot.koikoi.rules import PRESET_NAMES, Rules, make_rules

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001
    from bot.opponents.arena.tally import Tally

_BAD_INPUT = 2


def add_commands(commands: "Subparsers") -> None:
    """Add `arena`, and `compile`."""
    arena = commands.add_parser("arena", help="measure one computer player against another")
    arena.add_argument("first", metavar="A", help="a player, or program:COMMAND")
    arena.add_argument("second", metavar="B")
    arena.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    arena.add_argument("--matches", type=int, default=200, help="an even number (200)")
    arena.add_argument("--seed", type=int, default=1, help="of the deals and of all chance (1)")
    arena.add_argument("--workers", type=int, default=1, help="processes (1)")
    arena.add_argument("--journal", type=Path, help="a file to go on from, and to go on in")
    arena.add_argument("--json", action="store_true", help="print one line of JSON")
    arena.set_defaults(run=_arena)
    ready = commands.add_parser("compile", help="compile the computer players' code in advance")
    ready.set_defaults(run=_compile)


def add_bench(subjects: "Subparsers") -> None:
    """Add `rules` to what can be measured."""
    rules = subjects.add_parser("rules", help="random 12-round matches a second")
    rules.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    rules.add_argument("--seconds", type=float, default=3.0, help="for each of the two (3)")
    rules.add_argument("--json", action="store_true", help="print one line of JSON")
    rules.set_defaults(run=_bench)


def _refuse(problem: object) -> int:
    print(problem, file=sys.stderr)
    return _BAD_INPUT


def _rules(preset: str, options: list[str]) -> Rules:
    for option in options:
        if "=" not in option:
            raise RulesError(f"Write --option KEY=VALUE, not {option[:40]!r}.")
    return make_rules(preset, [(key, text) for key, _, text in (o.partition("=") for o in options)])


def _arena(arguments: argparse.Namespace) -> int:
    from bot.opponents.arena.contestants import UnknownPlayer, check  # noqa: PLC0415
    from bot.opponents.arena.journal import Journal, JournalError  # noqa: PLC0415
    from bot.opponents.arena.measure import Duel, measure  # noqa: PLC0415
    from bot.opponents.arena.outside import ProgramError  # noqa: PLC0415
    from bot.opponents.arena.tally import tally  # noqa: PLC0415

    names = arguments.first, arguments.second
    if arguments.matches < 2 or arguments.matches % 2 or arguments.workers < 1:
        return _refuse("Matches come in pairs: --matches is even, and --workers at least 1.")
    try:
        for name in names:
            check(name)
        rules = _rules(arguments.rules, arguments.option)
        heading: dict[str, object] = {
            "players": list(names),
            "rules": rules.options(),
            "seed": arguments.seed,
        }
        journal = Journal(arguments.journal, heading)
        duel = Duel(names, rules, arguments.seed)
        results = measure(duel, arguments.matches // 2, arguments.workers, journal, sys.stderr)
    except (RulesError, UnknownPlayer, JournalError, ProgramError) as problem:
        return _refuse(problem)
    found = tally(results)
    if arguments.json:
        print(json.dumps(_as_json(names, arguments, found)))
    else:
        _print(names, found)
    return 0


def _as_json(
    names: tuple[str, str], arguments: argparse.Namespace, found: "Tally"
) -> dict[str, object]:
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
        # JSON knows no infinity: one pair says nothing about the spread.
        "points_ci95": [round(end, 3) if math.isfinite(end) else None for end in found.points_ci95],
        "seconds_per_decision": [round(each, 5) for each in found.seconds_per_decision],
    }


def _print(names: tuple[str, str], found: "Tally") -> None:
    low, high = found.ci95
    fewest, most = found.points_ci95
    print(f"{names[0]} against {names[1]}, {found.matches} matches in pairs on the same deals:")
    print(f"  won {found.wins}, drawn {found.draws}, lost {found.losses}")
    print(f"  win rate {100 * found.win_rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    print(f"  points a match {found.points_per_match:+.2f} ({fewest:+.2f} to {most:+.2f})")
    for name, seconds in zip(names, found.seconds_per_decision, strict=True):
        print(f"  {name}: {1000 * seconds:.2f} ms a decision")


def _bench(arguments: argparse.Namespace) -> int:
    from bot.opponents.bench import matches_a_second  # noqa: PLC0415

    try:
        rules = make_rules(arguments.rules, {"rounds": "12"})
    except RulesError as problem:
        return _refuse(problem)
    plain, compiled = matches_a_second(rules, arguments.seconds)
    if arguments.json:
        print(json.dumps({"rules": arguments.rules, "plain": plain, "compiled": compiled}))
    else:
        print(f"random 12-round matches a second: {plain:,.0f} plain, {compiled:,.0f} compiled")
    return 0


def _compile(_: argparse.Namespace) -> int:
    from bot.opponents.warming import warm  # noqa: PLC0415

    print(f"Compiled code is ready ({warm():.1f} s).")
    return 0
