"""`koikoi review`: how well a recorded match was played, in the terminal.

Neither Discord nor the database is needed, nor the bot: a record and the teacher are enough. The
same record is judged the same each time, and as the bot judges it.
"""

import argparse
import random
import sys
from typing import Final

from bot.cli.review_text import review_json, review_lines
from bot.cli.terminal import InputError, fail, print_json, read_text, say, source
from bot.koikoi.errors import RecordError
from bot.koikoi.record import parse_record, replay_record
from bot.matches.ports import Advice
from bot.matches.review import Moment, Review, moments, summarize

SEATS: Final = {"0": (0,), "1": (1,), "both": (0, 1)}
FEWEST: Final = 100
_BAR: Final = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what can be typed after the command's name."""
    parser.add_argument("record", metavar="RECORD", help="a record; -: standard input")
    parser.add_argument("--seat", choices=SEATS, default="both", help="whose play")
    parser.add_argument(
        "--playouts", type=int, metavar="N", help="rounds tried for a decision (default: the bot's)"
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=review)


def review(arguments: argparse.Namespace) -> int:
    """Review one record; the exit code."""
    playouts = arguments.playouts
    if playouts is not None and playouts < FEWEST:
        return fail(f"--playouts must be at least {FEWEST}.")
    try:
        record = parse_record(read_text(arguments.record))
        match = replay_record(record)
    except InputError as error:
        return fail(str(error))
    except RecordError as error:
        return fail(f"{source(arguments.record)}: {error}")
    found = list(moments(record.rules, record.actions))
    if not found:
        return fail(f"{source(arguments.record)}: nobody had anything to decide.")
    reviewed = _judge(found, playouts)
    seats = [reviewed.seats[seat] for seat in SEATS[arguments.seat]]
    if arguments.json:
        print_json(review_json(record, match, seats))
    else:
        say("\n".join(review_lines(record, match, seats)))
    return 0


def _judge(found: list[Moment], playouts: int | None) -> Review:
    """Ask the teacher about every decision."""
    # Here, since it takes a second: a record that can't be read is refused at once.
    from bot.opponents.search.teacher import PLAYOUTS, advise  # noqa: PLC0415

    judged: list[tuple[Moment, Advice]] = []
    for moment in found:
        _show(len(judged), len(found))
        # The seed of the bot's own teacher.
        chance = random.Random(moment.view.seq)  # noqa: S311
        judged.append((moment, advise(moment.view, chance, playouts or PLAYOUTS)))
    _show(len(found), len(found))
    return summarize(judged)


def _show(done: int, whole: int) -> None:
    """Show how far it is, to who watches."""
    if not sys.stderr.isatty():
        return
    bar = "#" * (_BAR * done // whole)
    line = f"\rJudging {done}/{whole} [{bar:<{_BAR}}]"
    print("\r" + " " * len(line) + "\r" if done == whole else line, end="", file=sys.stderr)
    sys.stderr.flush()
