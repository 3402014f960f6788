"""`koikoi endure`: the long test."""

import argparse
from contextlib import suppress

from bot.cli.problems import complain
from bot.endurance import Asked, CantEndure
from bot.endurance import endure as run


def endure(arguments: argparse.Namespace) -> int:
    """Run it; the exit code is 0 if nothing was found."""
    asked = Asked(arguments.minutes, arguments.seed, keep=arguments.keep, cache=arguments.cache)
    try:
        with suppress(KeyboardInterrupt):
            return run(asked)
    except CantEndure as problem:
        return complain(problem)
    return 130
