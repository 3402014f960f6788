"""The status of the running bot, for `koikoi doctor`, which is another process.

It is a small file beside the drawn cards, written once a minute and after each change. The file is
replaced atomically, so that a reader never gets half of it. It is deleted when the bot ends in
order. An old file is from a bot that was killed.
"""

import asyncio
import json
import logging
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.cli.terminal import many
from bot.matches.background import Worker
from bot.opponents.engine.client import EngineClient
from bot.opponents.engine.workload import Workload

_log = logging.getLogger(__name__)
FILE: Final = "running.json"
EVERY: Final = 60.0
"""Seconds between two checks of the computer players."""
AT_FIRST: Final = 5.0
"""Seconds between two checks while the computer players get ready."""
OLD: Final = timedelta(minutes=3)


@dataclass(frozen=True, slots=True)
class BotStatus:
    """The status of the running bot at one moment; the counts are those of `Workload`."""

    pid: int
    at: datetime
    since: datetime
    ready: bool
    rush: bool
    answered: int
    hurried: int
    most_waiting: int
    understudied: int
    restarts: int
    failed_starts: int


def status_of(work: Workload, at: datetime) -> BotStatus:
    """Return the status of the computer players."""
    return BotStatus(
        os.getpid(),
        at,
        work.since,
        work.ready,
        work.rush,
        work.answered,
        work.hurried,
        work.most_waiting,
        work.fallback_moves,
        work.restarts,
        work.failed_starts,
    )


def _file(shards: object) -> str:
    """Return the file's name, which depends on the shards: processes may share a folder."""
    if shards is None:
        return FILE
    return f"running-{str(shards).replace(',', '-').replace('/', '-of-')}.json"


def write_status(folder: Path, status: BotStatus, shards: object = None) -> None:
    """Replace the status file."""
    folder.mkdir(parents=True, exist_ok=True)
    name = _file(shards)
    draft = folder / f"{name}.{status.pid}"
    draft.write_text(json.dumps(asdict(status), default=datetime.isoformat), encoding="utf-8")
    draft.replace(folder / name)


def read_status(folder: Path, shards: object = None) -> BotStatus | None:
    """Return the status in the file; None if no bot runs, or a bot of another version.

    `shards` are those of the process, if it is one of several.
    """
    try:
        fields = json.loads((folder / _file(shards)).read_text(encoding="utf-8"))
        at, since = (datetime.fromisoformat(fields.pop(key)) for key in ("at", "since"))
        return BotStatus(at=at, since=since, **fields)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def forget_status(folder: Path, shards: object = None) -> None:
    """Delete the status file if this process wrote it."""
    status = read_status(folder, shards)
    if status is not None and status.pid == os.getpid():
        with suppress(OSError):
            (folder / _file(shards)).unlink()


def runs(status: BotStatus | None, now: datetime) -> bool:
    """Return whether a bot runs, by the age of its status."""
    return status is not None and now - status.at <= OLD


def fails(status: BotStatus | None, now: datetime) -> bool:
    """Return whether the computer players of a running bot fail to get ready."""
    return status is not None and runs(status, now) and status.failed_starts > 0


def told(status: BotStatus | None, now: datetime) -> str:
    """Return the status in a sentence for the host."""
    if status is None:
        return "the bot isn't running."
    if now - status.at > OLD:
        return f"the bot isn't running; it ended without a word after {_moment(status.at, now)}."
    ready = "ready" if status.ready else "getting ready, an understudy moves meanwhile"
    if status.failed_starts:
        ready = (
            f"they can't get ready, tried {many(status.failed_starts, 'time')}, an understudy moves"
            " meanwhile; the bot's log says why"
        )
    rush = ", in a hurry right now" if status.rush else ""
    return (
        f"{ready}{rush}; {many(status.answered, 'move')} since {_moment(status.since, now)},"
        f" {status.hurried} thought about for a shorter time (at most {status.most_waiting}"
        f" waited), {status.understudied} by an understudy, {many(status.restarts, 'restart')}."
    )


def _moment(when: datetime, now: datetime) -> str:
    """Return a time in the host's time zone, with the date if it isn't today's."""
    here = when.astimezone()
    today = here.date() == now.astimezone().date()
    return f"{here:%H:%M}" if today else f"{here:%Y-%m-%d %H:%M}"


async def keep_status(folder: Path, thinker: EngineClient, shards: object = None) -> None:
    """Write the status until cancelled, then delete the file.

    `shards` are those of this process, if it is one of several.
    """
    loop, work = asyncio.get_running_loop(), thinker.workload
    complained = False

    async def write() -> None:
        nonlocal complained
        try:
            await thinker.look()
            write_status(folder, status_of(work, datetime.now(UTC)), shards)
        except OSError as problem:  # the disk is full, or no process can be started
            if not complained:
                _log.warning("The status for the doctor can't be kept: %s.", problem)
            complained = True

    worker = Worker(
        write, lambda: EVERY if work.ready else AT_FIRST, "The status for the doctor can't be kept."
    )
    # The change may be reported in another thread.
    work.changed = lambda: loop.call_soon_threadsafe(worker.wake)
    try:
        await worker.run()
    finally:
        work.changed = lambda: None
        forget_status(folder, shards)
