"""How much a computer player's choices cost, by a search that thinks longer.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.cli.terminal import OK, fail, say
from bot.koikoi import PRESET_NAMES, RulesError, make_rules

if TYPE_CHECKING:
    from tests.tools.arena.regret import Judgement


def add_command(subparsers: "argparse._SubParsersAction[Any]") -> None:
    """Add the command to the program's."""
    parser = subparsers.add_parser(
        "regret", help="how much a computer player's choices cost, judged by a longer search"
    )
    parser.add_argument("player", metavar="PLAYER", help="a computer player")
    parser.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    parser.add_argument("--rounds", type=int, default=12, metavar="N", help="(12)")
    parser.add_argument(
        "--playouts", type=int, default=400_000, metavar="N", help="for each judgement (400,000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the rounds, print what they cost, and return the exit code."""
    from bot.opponents.levels.players import PLAYERS
    from tests.tools.arena import regret

    if min(arguments.rounds, arguments.playouts, arguments.workers) < 1:
        return fail("--rounds, --playouts and --workers must be at least 1.")
    if arguments.player not in PLAYERS:
        return fail(f"There is no player {arguments.player[:40]!r}: {', '.join(PLAYERS)}.")
    try:
        make_rules(arguments.rules)
    except RulesError as problem:
        return fail(str(problem))
    judged = _judged(arguments)
    found = {"all": regret.regret(judged)} | {
        phase.value: regret.regret(judged, {phase}) for phase in regret.PHASES
    }
    if arguments.json:
        heading = {"player": arguments.player, "rules": arguments.rules, "seed": arguments.seed}
        sizes = {"rounds": arguments.rounds, "playouts": arguments.playouts}
        say(json.dumps(heading | sizes | {name: asdict(one) for name, one in found.items()}))
        return OK
    say(f"{arguments.player}, {arguments.rules}, {arguments.rounds} rounds from both seats")
    for name, one in found.items():
        say(
            f"  {name:7} {one.choices:4} choices, {one.differ:3} differ; a round loses"
            f" {100 * one.chance:.2f} ± {100 * one.chance_error:.2f} of a hundred matches,"
            f" {one.points:.3f} ± {one.points_error:.3f} points"
        )
    return OK


def _judged(arguments: argparse.Namespace) -> "Sequence[Sequence[Judgement]]":
    from tests.tools.arena.regret import judged_round

    one = partial(
        judged_round,
        arguments.player,
        make_rules(arguments.rules),
        arguments.seed,
        playouts=arguments.playouts,
    )
    places = range(arguments.rounds)
    if arguments.workers == 1:
        return [one(place) for place in places]
    # Fresh processes: compiled code and its threads don't survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.workers, mp_context=context) as pool:
        return list(pool.map(one, places))
