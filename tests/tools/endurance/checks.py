"""Compares the answers that people received with the database, the messages and the log."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from typing import Final

from bot.app import STORED_FEATURES
from bot.matches.models.change_set import Log
from bot.playground.objects.message import LOADING
from bot.playground.objects.snowflakes import made_at
from bot.storage import match_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from tests.tools.endurance.bot_log import read_log
from tests.tools.endurance.erasing import left_of
from tests.tools.endurance.memory import MAY_GROW, WARM_UP
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
"""Time limit in seconds for showing the newest state once nothing fails any more. Only a broken
bot exceeds it: a failed drawing is retried after a minute at most."""
TOLD_WITHIN: Final = 3.0
"""Seconds for the bot to log what its tasks are waiting for."""


async def settle(simulation: Simulation) -> None:
    """Wait until every message shows the newest state; report the messages that never do."""
    database = simulation.environment.database
    newest = MessageChecks(simulation.environment.core, database, simulation.trouble.deleted)
    deadline = time.monotonic() + SETTLED_WITHIN
    good = 0
    while good < 2:  # two good checks in a row, because a change may follow the first
        found = [
            *newest.found(),
            *undone(database, newest.core),
            *old_messages(database, newest.core),
        ]
        good = 0 if found else good + 1
        if time.monotonic() > deadline:
            simulation.report.findings += found
            for bot in simulation.environment.bots:
                bot.tell_tasks()
            await asyncio.sleep(TOLD_WITHIN)
            break
        await asyncio.sleep(1)
    _look_at_memory(simulation)


def _look_at_memory(simulation: Simulation) -> None:
    report, bots = simulation.report, simulation.environment.bots
    for one in bots:
        one.look_at_memory()
        if one.memory.grew:
            what = f"memory grew by more than {MAY_GROW:.0%} after {WARM_UP:g} s"
            where = f"process {one.number}: {one.memory.warm:.0f} MB, then {one.memory.last:.0f} MB"
            report.find(Figure.LEAKED, what, where)
    report.memory = (
        _together([one.memory.warm for one in bots]),
        _together([one.memory.last for one in bots]),
    )


def _together(megabytes: Sequence[float | None]) -> float | None:
    known = [one for one in megabytes if one is not None]
    return sum(known) if len(known) == len(megabytes) else None


async def compare(simulation: Simulation) -> None:
    """Compare everything after the bot has stopped."""
    report, presses, database = (
        simulation.report,
        simulation.presses,
        simulation.environment.database,
    )
    answered = presses.answered
    report.answered = len(answered)
    genuine = sum(not one.forged for one in presses.sent)
    report.notes.append(f"{genuine} presses on moves were sent, {len(answered)} were answered")
    for where in _left_thinking(simulation):
        report.find(Figure.THINKING, "an answer says for ever that the bot is thinking", where)
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
    report.findings += simulation.uninvited.found()
    _find_doubled(simulation)
    secrets = presses.tokens | database.secrets() | {simulation.environment.core.token}
    for bot in simulation.environment.bots:
        read_log(bot.log.path, secrets, report)


def _find_doubled(simulation: Simulation) -> None:
    """Report matches that were started more than once."""
    report, database = simulation.report, simulation.environment.database
    for person_id, ids in simulation.commands.too_many(database.begun_by_command()).items():
        where = f"person {person_id}, matches {ids}"
        report.find(Figure.DOUBLED, "a command began two matches", where, len(ids))
    for match_id, count in database.open_rematches():
        what = "a rematch began twice"
        report.find(Figure.DOUBLED, what, f"of match {match_id}", count - 1)
    for person_id in database.found_by_nobody():
        report.find(Figure.LOST, "somebody was found for nobody", f"person {person_id}")


async def _logs(simulation: Simulation) -> dict[int, Log]:
    """Return the log of every match; replay each, and report its errors.

    Raises:
        StorageError: the database can't be read.
    """
    database = simulation.environment.database
    for one in (await audit(database.url, STORED_FEATURES)).findings:
        where = "" if one.match_id is None else f"match {one.match_id}"
        simulation.report.find(Figure.LOST, f"replay: {one.sentence}", where)
    store = Database(database.url, STORED_FEATURES)
    try:
        found = {row.id: await store.read(match_rows.log, row.id) for row in database.matches()}
        return {match_id: log for match_id, log in found.items() if log is not None}
    finally:
        await store.close()


def _left_thinking(simulation: Simulation) -> Iterator[str]:
    environment = simulation.environment
    core = environment.core
    by_answer = {one.original_id: one for one in core.interactions.by_token.values()}
    for message in core.messages.by_id.values():
        if message.flags & LOADING:
            promised = made_at(message.id)
            if environment.could_not_note(message):
                continue
            asked = by_answer.get(message.id)
            what = "" if asked is None else f"{asked.data.get('name')}, interaction {asked.id}"
            yield f"message {message.id} at {promised:%H:%M:%S}, {what}"
