"""The commands of `koikoi`; `python -m bot` is the same.

Each command imports what it needs when it runs, so that `koikoi score` starts
in a blink and needs no database, no token and no Discord.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from bot.cli import (
    art,
    bar,
    compile_players,
    db,
    doctor,
    health,
    init,
    maintenance,
    play,
    policies,
    record,
    reports,
    review,
    run,
    score,
    servers,
    service,
    update,
    verify,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code; problems are one sentence on stderr."""
    arguments = _parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader went away (`koikoi record … | head`). Python would complain again when it
        # flushes at exit, so that is given nothing to flush to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


class _Parser(argparse.ArgumentParser):
    """Refuses wrong arguments in one sentence, as every command refuses bad input."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help says more).\n")


class _Version(argparse.Action):
    """Says the version; git is asked for the commit only then."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from bot.version import version

        print(f"koikoi {version()}")
        parser.exit()


def _parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = _Parser(prog="koikoi", description="Koi-Koi for Discord.")
    parser.add_argument("--version", action=_Version, nargs=0, help="say the version")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    for command in (
        play,
        init,
        run,
        doctor,
        health,
        db,
        update,
        reports,
        servers,
        bar,
        maintenance,
        service,
        score,
        record,
        verify,
        art,
    ):
        command.add_command(commands)
    policies.add_commands(commands)
    compile_players.add_command(commands)
    review.add_command(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
