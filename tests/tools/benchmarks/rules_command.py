"""`make bench ARGS=rules`: how fast the rules are.

What it needs is imported when it runs, so that other commands start fast.
"""

import argparse
import json
from typing import Any

from bot.cli.terminal import OK, fail
from bot.koikoi import PRESET_NAMES, RulesError, make_rules


def add_bench(subjects: "argparse._SubParsersAction[Any]") -> None:
    """Add `rules` to what can be measured."""
    rules = subjects.add_parser("rules", help="random 12-round matches a second")
    rules.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    rules.add_argument("--seconds", type=float, default=3.0, help="for each of the three ways (3)")
    rules.add_argument("--json", action="store_true", help="print one line of JSON")
    rules.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from bot.opponents.compiled.bench import matches_a_second

    try:
        rules = make_rules(arguments.rules, {"rounds": "12"})
    except RulesError as problem:
        return fail(str(problem))
    speeds = matches_a_second(rules, arguments.seconds)
    if arguments.json:
        print(json.dumps({"rules": arguments.rules, **speeds._asdict()}))
    else:
        print(
            f"random 12-round matches a second: {speeds.plain:,.0f} in plain Python, "
            f"{speeds.compiled:,.0f} compiled, {speeds.immutable:,.0f} as immutable matches"
        )
    return OK
