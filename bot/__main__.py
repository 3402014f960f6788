"""The commands of `koikoi`; `python -m bot` is the same."""

import argparse
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from bot.cli.program import Groups, Parser, run_program
from bot.version import version

COMMANDS: Final[Groups] = {
    "set up": {
        "init": ("bot.cli.init", "write a file .env for the settings"),
        "doctor": ("bot.cli.doctor", "check settings, database and token"),
        "compile": ("bot.cli.compile_players", "compile the computer players' code in advance"),
        "privacy": ("bot.cli.policies", "print the privacy policy, filled in, as Markdown"),
        "terms": ("bot.cli.policies", "print the terms of service, filled in, as Markdown"),
        "listing": ("bot.cli.listing", "write what Discord's App Directory asks for into a folder"),
    },
    "run": {
        "run": ("bot.cli.run", "start the bot on Discord, with the token from .env"),
        "service": ("bot.cli.service", "files for systemd, containers, Prometheus and Grafana"),
        "health": ("bot.cli.health", "ask the running bot whether it is well"),
        "notify": ("bot.cli.notify", "write to you on Discord that a service failed"),
    },
    "look after": {
        "db": ("bot.cli.db", "look after the database"),
        "update": ("bot.cli.update", "fetch the newest version, install it, upgrade the database"),
        "maintenance": (
            "bot.cli.maintenance",
            "let nothing new begin for a while, and tell everybody why",
        ),
    },
    "people and servers": {
        "reports": (
            "bot.cli.reports",
            "read the problems that players reported, and answer them",
        ),
        "voids": ("bot.cli.voids", "read which matches admins made void, and confirm it"),
        "servers": ("bot.cli.servers", "list the bot's servers, and leave one"),
        "bar": ("bot.cli.bar", "keep people and servers out"),
    },
    "play and records": {
        "play": ("bot.cli.play", "open the playground: a local Discord in the browser"),
        "score": ("bot.cli.score", "say what captured cards are worth"),
        "record": ("bot.cli.record", "replay recorded matches"),
        "review": ("bot.cli.review", "say how well a recorded match was played"),
        "verify": ("bot.cli.verify", "check that deals are the ones committed to"),
        "art": ("bot.cli.art", "draw all cards on one sheet"),
    },
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A problem is one sentence on stderr."""
    parser = Parser(prog="koikoi", description="Koi-Koi for Discord.")
    parser.add_argument("--version", action=_Version, nargs=0, help="say the version")
    return run_program(parser, COMMANDS, argv)


class _Version(argparse.Action):
    """Prints the version. Git is run for the commit only if this option is given."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        print(f"koikoi {version()}")
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
