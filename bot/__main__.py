"""The commands of `koikoi`; `python -m bot` is the same.

Each command imports what it needs when it runs, so that `koikoi score` starts
in a blink and needs no database, no token and no Discord.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bot import __version__
from bot.cli import (
    arena,
    art,
    bench_pictures,
    bench_rules,
    compile_players,
    record,
    score,
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


def _parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = _Parser(prog="koikoi", description="Koi-Koi for Discord.")
    parser.add_argument("--version", action="version", version=f"koikoi {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="open the playground: a local Discord in the browser")
    play.add_argument("--port", type=int, default=8765, help="where it listens (default: 8765)")
    play.add_argument("--data", type=Path, default=None, help="its folder (default: .playground)")
    play.add_argument("--open", action="store_true", help="open the browser, too")
    play.set_defaults(run=_play)

    endure = commands.add_parser("endure", help="let scripts play while everything goes wrong")
    endure.add_argument("--minutes", type=float, default=1, help="how long (default: 1)")
    endure.add_argument("--seed", type=int, default=1, help="what chance begins with (default: 1)")
    endure.add_argument("--keep", action="store_true", help="keep the folder, whatever is found")
    endure.add_argument(
        "--cache", type=Path, metavar="DIR", help="the bot's cache (default: a new one)"
    )
    endure.set_defaults(run=_endure)

    run = commands.add_parser("run", help="start the bot on Discord, with the token from .env")
    run.set_defaults(run=_run)

    doctor = commands.add_parser("doctor", help="check settings, database and token")
    doctor.add_argument(
        "--live", action="store_true", help="check the application and its servers on Discord, too"
    )
    doctor.add_argument(
        "--channel",
        type=int,
        metavar="ID",
        help="with --live: try a message with a picture in this channel, then delete it",
    )
    doctor.set_defaults(run=_doctor)

    database = commands.add_parser("db", help="look after the database")
    actions = database.add_subparsers(title="actions", metavar="ACTION", required=True)
    upgrade = actions.add_parser("upgrade", help="bring its form up to date, after a backup")
    upgrade.set_defaults(run=_database, action="upgrade")
    check = actions.add_parser("check", help="say whether it is sound and up to date")
    check.set_defaults(run=_database, action="check")
    backup = actions.add_parser("backup", help="copy it into one file, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy to write")
    backup.set_defaults(run=_database, action="backup")

    for command in (score, record, verify):
        command.add_command(commands)
    art.add_command(commands)
    arena.add_commands(commands)
    compile_players.add_command(commands)
    review = commands.add_parser("review", help="say how well a recorded match was played")
    review.add_argument("record", metavar="RECORD", help="a record; -: standard input")
    review.add_argument("--seat", choices=("0", "1", "both"), default="both", help="whose play")
    review.add_argument(
        "--playouts", type=int, metavar="N", help="rounds tried for a decision (default: the bot's)"
    )
    review.add_argument("--json", action="store_true", help="print one line of JSON")
    review.set_defaults(run=_review)
    bench = commands.add_parser("bench", help="measure the bot's own parts")
    subjects = bench.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    bench_pictures.add_bench(subjects)
    bench_rules.add_bench(subjects)
    return parser


def _endure(arguments: argparse.Namespace) -> int:
    from bot.cli.endure import endure

    return endure(arguments)


def _run(_: argparse.Namespace) -> int:
    from bot.cli.run import run

    return run()


def _doctor(arguments: argparse.Namespace) -> int:
    from bot.cli.doctor import examine

    live = arguments.live or arguments.channel is not None
    return examine(live=live, channel_id=arguments.channel)


def _database(arguments: argparse.Namespace) -> int:
    from bot.cli.db import look_after

    return look_after(arguments.action, getattr(arguments, "file", None))


def _review(arguments: argparse.Namespace) -> int:
    from bot.cli.review import review

    return review(arguments)


def _play(arguments: argparse.Namespace) -> int:
    from bot.cli.play import open_playground

    return open_playground(arguments.port, arguments.data, open_browser=arguments.open)


if __name__ == "__main__":
    sys.exit(main())
