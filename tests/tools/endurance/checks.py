"""Compares the answers that people got with the database, the messages and the log."""

import asyncio
import time
from typing import Final

from bot.database_urls import sqlite_url
from bot.matches.models.log import Log
from bot.playground.objects.message import LOADING
from bot.storage import match_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from tests.tools.endurance.bot_log import read_log
from tests.tools.endurance.erasing import left_of
from tests.tools.endurance.memory import MAY_GROW
from tests.tools.endurance.message_checks import MessageChecks
from tests.tools.endurance.move_checks import lost_moves, moves_nobody_made
from tests.tools.endurance.report import Figure
from tests.tools.endurance.simulation import Simulation
from tests.tools.endurance.state_checks import (
    answers_nobody_gave,
    came_about,
    done_twice,
    old_messages,
    undone,
)

SETTLED_WITHIN: Final = 150.0
"""Seconds until everything is shown, once nothing fails any more. Only a broken bot takes so long:
a drawing that failed is tried again after a minute at most."""


async def settle(simulation: Simulation) -> None:
    """Wait until every message shows the newest state; report those that never do."""
    database = simulation.environment.database
    newest = MessageChecks(simulation.environment.core, database, simulation.trouble.deleted)
    deadline = time.monotonic() + SETTLED_WITHIN
    good = 0
    while good < 2:  # two good checks: after one, a change may still follow
        found = [
            *newest.found(),
            *undone(database, newest.core),
            *old_messages(database, newest.core),
        ]
        good = 0 if found else good + 1
        if time.monotonic() > deadline:
            simulation.report.findings += found
            break
        await asyncio.sleep(1)
    _look_at_memory(simulation)


def _look_at_memory(simulation: Simulation) -> None:
    memory, report = simulation.memory, simulation.report
    if simulation.environment.pid is not None:
        memory.look(simulation.environment.pid)
    if memory.grown is None:
        return
    report.notes.append(f"memory grew by {memory.grown:.1f} MB after the warm-up")
    if memory.grown > MAY_GROW:
        report.find(Figure.LEAKED, f"memory grew by more than {MAY_GROW:g} MB")


async def compare(simulation: Simulation) -> None:
    """Compare everything after the bot has ended."""
    report, presses, database = (
        simulation.report,
        simulation.presses,
        simulation.environment.database,
    )
    answered = presses.answered
    report.answered = len(answered)
    genuine = sum(not one.forged for one in presses.sent)
    report.notes.append(f"{genuine} presses on moves were sent, {len(answered)} were answered")
    if thinking := _left_thinking(simulation):
        report.notes.append(f"{thinking} answers say that the bot is thinking, for ever")
    try:
        logs = await _logs(simulation)
    except StorageError as broken:
        report.find(Figure.LOST, f"the database can't be read: {broken}")
        return
    report.findings += lost_moves(answered, presses.sent, logs)
    erased = simulation.environment.erased
    gone = {one.person_id for one in erased}
    report.findings += moves_nobody_made(presses.sent, logs, gone)
    core = simulation.environment.core
    report.notes.append(f"came about: {came_about(database, core)}")
    report.findings += done_twice(database, core)
    report.findings += answers_nobody_gave(database, presses.puzzles)
    for one in erased:
        report.findings += left_of(one, core, database)
    _find_doubled(simulation)
    secrets = presses.tokens | database.secrets() | {simulation.environment.core.token}
    read_log(simulation.environment.log.path, secrets, report)


def _find_doubled(simulation: Simulation) -> None:
    """Report matches that were started twice."""
    report, database = simulation.report, simulation.environment.database
    for person_id, count in simulation.commands.too_many(database.begun_by_command()).items():
        report.find(Figure.DOUBLED, "a command began two matches", f"person {person_id}", count)
    for match_id, count in database.open_rematches():
        what = "a rematch began twice"
        report.find(Figure.DOUBLED, what, f"of match {match_id}", count - 1)
    for person_id in database.found_by_nobody():
        report.find(Figure.LOST, "somebody was found for nobody", f"person {person_id}")


async def _logs(simulation: Simulation) -> dict[int, Log]:
    """Return every match's log; replay each, and report what is wrong with it.

    Raises:
        StorageError: the database can't be read.
    """
    database = simulation.environment.database
    url = sqlite_url(database.file)
    for one in (await audit(url)).findings:
        where = "" if one.match_id is None else f"match {one.match_id}"
        simulation.report.find(Figure.LOST, f"replay: {one.sentence}", where)
    store = Database(url)
    try:
        found = {row.id: await store.read(match_rows.log, row.id) for row in database.matches()}
        return {match_id: log for match_id, log in found.items() if log is not None}
    finally:
        await store.close()


def _left_thinking(simulation: Simulation) -> int:
    messages = simulation.environment.core.messages.by_id.values()
    return sum(bool(one.flags & LOADING) for one in messages)
