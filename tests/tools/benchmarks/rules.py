"""`make bench ARGS=rules`: the speed of the rules engine."""

import argparse
import json

from bot.cli.terminal import OK, fail
from bot.koikoi import PRESET_NAMES, RulesError, make_rules
from bot.opponents.compiled.bench import matches_a_second


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of the three ways (3)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
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
