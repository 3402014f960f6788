"""The commands around computer players: the arena, `koikoi compile`, and `koikoi bench rules`.

What they need is imported when they run, so that other commands start fast.
"""

import argparse
import json
import sys
from typing import TYPE_CHECKING

from bot.koikoi.rules import PRESET_NAMES, RulesError, make_rules
from bot.opponents.arena import commands as arena

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001

_BAD_INPUT = 2


def add_commands(commands: "Subparsers") -> None:
    """Add `arena`, `league`, and `compile`."""
    arena.add_commands(commands)
    ready = commands.add_parser("compile", help="compile the computer players' code in advance")
    ready.set_defaults(run=_compile)


def add_bench(subjects: "Subparsers") -> None:
    """Add `rules` to what can be measured."""
    rules = subjects.add_parser("rules", help="random 12-round matches a second")
    rules.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    rules.add_argument("--seconds", type=float, default=3.0, help="for each of the two (3)")
    rules.add_argument("--json", action="store_true", help="print one line of JSON")
    rules.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from bot.opponents.bench import matches_a_second  # noqa: PLC0415

    try:
        rules = make_rules(arguments.rules, {"rounds": "12"})
    except RulesError as problem:
        print(problem, file=sys.stderr)
        return _BAD_INPUT
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
