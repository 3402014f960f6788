"""`koikoi maintenance`: a notice for everybody, while which nothing new begins.

The notice is written to the configured database, from which the running bot reads it.
"""

import argparse
from datetime import UTC, datetime

from bot.cli.opened import with_database
from bot.cli.terminal import CannotStart, refuse_longer
from bot.matches.models.hosting import LONGEST_NOTICE
from bot.storage import host_rows
from bot.storage.engine import Database

OFF = "off"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "notice",
        nargs="?",
        metavar="NOTICE",
        help='the text for everyone, such as "Back at 18:00 UTC"; off: it is over',
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show, set or end the notice; return the exit code."""
    text = arguments.notice
    if text is None:
        return with_database(_told)
    if text.strip().lower() == OFF:
        return with_database(_no_notice)
    return with_database(lambda database: _notice(database, text))


async def _notice(database: Database, text: str) -> str:
    notice = " ".join(text.split())
    refuse_longer(notice, LONGEST_NOTICE, "The notice")
    if not notice:
        raise CannotStart("The notice is empty; koikoi maintenance off takes it back.")
    await database.write(host_rows.save_notice, notice, datetime.now(UTC))
    return (
        f"Nothing new starts now, and everyone is told: {notice}\nMatches go on. koikoi"
        " maintenance off ends it; a restart does not."
    )


async def _no_notice(database: Database) -> str:
    if (await database.read(host_rows.host_state)).notice is None:
        raise CannotStart("There is no notice of maintenance.")
    await database.write(host_rows.save_notice, None, datetime.now(UTC))
    return "The maintenance is over: new matches can start."


async def _told(database: Database) -> str:
    notice = (await database.read(host_rows.host_state)).notice
    if notice is None:
        return "There is no notice of maintenance: new matches can start."
    return f"Nothing new starts, and everyone is told: {notice}"
