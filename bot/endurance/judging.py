"""What the people were answered, against the database, the messages and the log."""

import asyncio
import time
from typing import Final

from bot.matches.models.log import Log
from bot.playground.message import LOADING
from bot.storage.auditing import audit
from bot.storage.errors import StorageError
from bot.storage.sql import SqlStore

from .logs import read_log
from .memory import MAY_GROW
from .moves import lost_moves, moves_nobody_made
from .newest import Newest
from .playing import Play
from .report import Figure

SETTLED_WITHIN: Final = 150.0
"""Seconds until everything is shown, once nothing fails any more. Only a broken bot takes so long:
a drawing that failed is tried again after a minute at most."""


async def settle(play: Play) -> None:
    """Wait until every message shows the newest state; what never does is found."""
    newest = Newest(play.house.core, play.house.database, play.trouble.deleted)
    deadline = time.monotonic() + SETTLED_WITHIN
    good = 0
    while good < 2:  # twice: what is right for a moment may be about to change
        found = newest.found()
        good = 0 if found else good + 1
        if time.monotonic() > deadline:
            play.report.findings += found
            break
        await asyncio.sleep(1)
    _look_at_memory(play)


def _look_at_memory(play: Play) -> None:
    memory, report = play.memory, play.report
    if play.house.pid is not None:
        memory.look(play.house.pid)
    if memory.grown is None:
        return
    report.notes.append(f"memory grew by {memory.grown:.1f} MB after the warm-up")
    if memory.grown > MAY_GROW:
        report.find(Figure.LEAKED, f"memory grew by more than {MAY_GROW:g} MB")


async def compare(play: Play) -> None:
    """Compare it all, once the bot has ended."""
    report, presses, database = play.report, play.presses, play.house.database
    answered = presses.answered
    report.answered = len(answered)
    genuine = sum(not one.forged for one in presses.sent)
    report.notes.append(f"{genuine} presses on moves were sent, {len(answered)} were answered")
    if thinking := _left_thinking(play):
        report.notes.append(f"{thinking} answers say that the bot is thinking, for ever")
    try:
        logs = await _logs(play)
    except StorageError as broken:
        report.find(Figure.LOST, f"the database can't be read: {broken}")
        return
    report.findings += lost_moves(answered, presses.sent, logs)
    report.findings += moves_nobody_made(presses.sent, logs)
    _find_doubled(play)
    secrets = presses.tokens | database.secrets() | {play.house.core.token}
    read_log(play.house.log.path, secrets, report)


def _find_doubled(play: Play) -> None:
    """Matches that were begun twice."""
    report, database = play.report, play.house.database
    for person_id, count in play.commands.too_many(database.begun_by_command()).items():
        report.find(Figure.DOUBLED, "a command began two matches", f"person {person_id}", count)
    for match_id, count in database.open_rematches():
        what = "a rematch began twice"
        report.find(Figure.DOUBLED, what, f"of match {match_id}", count - 1)


async def _logs(play: Play) -> dict[int, Log]:
    """Every match's log; each is replayed, and what is wrong with it is found.

    Raises:
        StorageError: the database can't be read.
    """
    database = play.house.database
    url = f"sqlite:///{database.file}"
    for one in (await audit(url)).findings:
        where = "" if one.match_id is None else f"match {one.match_id}"
        play.report.find(Figure.LOST, f"replay: {one.sentence}", where)
    store = SqlStore(url)
    try:
        found = {row.id: await store.log(row.id) for row in database.matches()}
        return {match_id: log for match_id, log in found.items() if log is not None}
    finally:
        await store.close()


def _left_thinking(play: Play) -> int:
    messages = play.house.core.messages.by_id.values()
    return sum(bool(one.flags & LOADING) for one in messages)
