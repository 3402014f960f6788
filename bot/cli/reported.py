"""Reads what players reported from the configured database, also while the bot runs."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final

from bot.cli.problems import CannotStart, complain
from bot.cli.terminal import say
from bot.matches.models.daily import day_of
from bot.matches.models.log import Log
from bot.matches.models.match import Due
from bot.matches.models.reports import Report
from bot.matches.proofs import record_text
from bot.settings import SettingsError, load_settings
from bot.storage import schema
from bot.storage.errors import StorageError
from bot.storage.sql import SqlStore

NONE: Final = "No problem is reported."


def show_reports() -> int:
    """Print all reports, oldest first; return the exit code."""
    return _with_store(_list)


def show_report(number: int) -> int:
    """Print one report, its match and the match's record; return the exit code."""
    return _with_store(lambda store: _one(store, number))


def delete_report(number: int) -> int:
    """Delete a report; return the exit code."""
    return _with_store(lambda store: _done(store, number))


def _with_store(act: Callable[[SqlStore], Awaitable[str]]) -> int:
    async def run() -> str:
        async with _opened(load_settings(os.environ).database_url) as store:
            return await act(store)

    try:
        say(asyncio.run(run()))
    except (SettingsError, StorageError, CannotStart) as problem:
        return complain(problem)
    return 0


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[SqlStore]:
    """Open the database. Raises `CannotStart` if it is not there or has an older form."""
    health = await schema.form(url)
    if health.revision is None:
        raise CannotStart("There is no database yet; the bot makes it when it starts.")
    if health.older:
        raise CannotStart(
            f"The database has the older form {health.revision}; koikoi db upgrade (or the bot's"
            " next start) upgrades it."
        )
    store = SqlStore(url)
    try:
        yield store
    finally:
        await store.close()


async def _list(store: SqlStore) -> str:
    reports = await store.reports()
    if not reports:
        return NONE
    told = "\n\n".join(_told(report) for report in reports)
    newest = reports[-1].id
    return (
        f"{told}\n\nkoikoi reports {newest} shows that one with the record of its match;"
        f" koikoi reports {newest} --done deletes it."
    )


async def _one(store: SqlStore, number: int) -> str:
    report = await _find(store, number)
    log = await store.log(report.match_id)
    assert log is not None  # a report goes with its match
    return f"{_told(report)}\n\n{_stands(log)}\n\n{_record(log, datetime.now(UTC))}"


async def _done(store: SqlStore, number: int) -> str:
    await _find(store, number)
    await store.drop_report(number)
    return f"Report {number} is deleted."


async def _find(store: SqlStore, number: int) -> Report:
    for report in await store.reports():
        if report.id == number:
            return report
    raise CannotStart(f"There is no report {number}.")


def _told(report: Report) -> str:
    """Return a report: who, when, where, and the text, moved in so that it can pretend nothing."""
    who = " ".join(report.person.name.split()) or "a player"
    text = "\n".join(f"    {line}" for line in report.text.splitlines())
    return (
        f"Report {report.id}, {_time(report.reported_at)}: {who}, match {report.match_id},"
        f" step {report.seq}\n{text}"
    )


def _stands(log: Log) -> str:
    """Return where the match stands now."""
    info = log.info
    due = Due.TURN if info.due is Due.HALF else info.due  # a turn is a turn before its half, too
    waits = "" if due is None else f", waits for {due.value}"
    until = "" if info.turn_ends is None else f" until {_time(info.turn_ends)}"
    return (
        f"Match {info.id} now: {info.status.value}, step {info.seq}, round {info.number}"
        f"{waits}{until}."
    )


def _record(log: Log, now: datetime) -> str:
    """Return the match's record; hosts play too, so cards that are still played stay out of it."""
    if log.info.day is not None and log.info.day >= day_of(now):
        return "Others still play this deal of the day: its record is shown tomorrow."
    return record_text(log).rstrip("\n")


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
