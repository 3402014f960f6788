"""`koikoi reports`: the players' reports in the configured database, also while the bot runs."""

import argparse
from datetime import UTC, datetime
from typing import Final

from bot.cli.opened import with_database
from bot.cli.terminal import CannotStart, add_json, as_json, refuse_longer
from bot.matches.fairness import record_text
from bot.matches.models.change_set import Log
from bot.matches.models.daily import day_of
from bot.matches.models.hosting import LONGEST_ANSWER, DeliveryResult, Report, ReportReason
from bot.matches.models.match import DeadlineKind
from bot.storage import host_rows, match_rows
from bot.storage.engine import Database

NONE: Final = "No problem is reported."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "number", nargs="?", type=int, help="one report, with the record of its match"
    )
    add_json(parser)
    acts = parser.add_mutually_exclusive_group()
    acts.add_argument("--answer", metavar="TEXT", help="send the player an answer to that report")
    acts.add_argument("--done", action="store_true", help="delete that report")
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Show all reports, or show, answer or delete one report; return the exit code."""
    number: int | None = arguments.number
    if arguments.json and (arguments.done or arguments.answer is not None):
        arguments.refuse("--json is for reading reports")
    if number is None:
        if arguments.done or arguments.answer is not None:
            arguments.refuse("--answer and --done need the number of a report")
        return with_database(_list_json if arguments.json else _list)
    if arguments.answer is not None:
        return with_database(lambda database: _answer(database, number, arguments.answer))
    if arguments.json:
        return with_database(lambda database: _one_json(database, number))
    return with_database(lambda database: (_done if arguments.done else _one)(database, number))


async def _list(database: Database) -> str:
    reports = await database.read(host_rows.reports)
    if not reports:
        return NONE
    text = "\n\n".join(_told(report) for report in reports)
    newest = reports[-1].id
    return (
        f"{text}\n\nkoikoi reports {newest} shows that one with the record of its match;"
        f" koikoi reports {newest} --answer TEXT answers it, koikoi reports {newest} --done deletes"
        " it."
    )


async def _list_json(database: Database) -> str:
    return as_json([_fields(report) for report in await database.read(host_rows.reports)])


async def _one_json(database: Database, number: int) -> str:
    report, log = await _with_log(database, number)
    return as_json({**_fields(report), "record": _record(log, datetime.now(UTC))})


def _fields(report: Report) -> dict[str, object]:
    """Return a report for JSON. Ids are texts, because many programs can't read such numbers."""
    about = report.about
    known = None if about is None or about.erased else str(about.id)
    return {
        "number": report.id,
        "reported_at": report.reported_at.isoformat(),
        "match": report.match_id,
        "step": report.seq,
        "person": report.person.name,
        "about": None if about is None else {"id": known, "name": about.name},
        "reason": None if report.reason is None else report.reason.value,
        "text": report.text,
        "answer": report.answer,
        "answered_at": None if report.answered_at is None else report.answered_at.isoformat(),
        "answer_delivery": None if report.outcome is None else report.outcome.value,
    }


async def _one(database: Database, number: int) -> str:
    report, log = await _with_log(database, number)
    return f"{_told(report)}\n\n{_stands(log)}\n\n{_record(log, datetime.now(UTC))}"


async def _answer(database: Database, number: int, text: str) -> str:
    await _find(database, number)
    written = text.strip()
    if not written:
        raise CannotStart("The answer is empty.")
    refuse_longer(written, LONGEST_ANSWER, "The answer")
    if not await database.write(host_rows.answer_report, number, written, datetime.now(UTC)):
        raise CannotStart(f"Report {number} has an answer already: koikoi reports {number}.")
    return (
        f"The answer to report {number} is saved. The bot sends it to the player within seconds if"
        f" it runs, else when it starts; koikoi reports {number} says whether it arrived."
    )


async def _done(database: Database, number: int) -> str:
    report = await _find(database, number)
    await database.write(host_rows.drop_report, number)
    unsent = report.answer is not None and report.outcome is None
    return f"Report {number} is deleted{', with its answer that was not sent yet' * unsent}."


async def _with_log(database: Database, number: int) -> tuple[Report, Log]:
    report = await _find(database, number)
    log = await database.read(match_rows.log, report.match_id)
    assert log is not None  # a report is deleted with its match
    return report, log


async def _find(database: Database, number: int) -> Report:
    report = await database.read(host_rows.report, number)
    if report is None:
        raise CannotStart(f"There is no report {number}.")
    return report


def _told(report: Report) -> str:
    """Return a report: author, time, place and text.

    The text is indented, so that it can't imitate other lines.
    """
    who = " ".join(report.person.name.split()) or "a player"
    told = (
        f"Report {report.id}, {_time(report.reported_at)}: {who}, match {report.match_id},"
        f" step {report.seq}{_about(report)}\n{_indented(report.text)}"
    )
    if report.answer is None or report.answered_at is None:
        return told
    how = _HOW[report.outcome]
    return f"{told}\nYour answer, {_time(report.answered_at)}, {how}:\n{_indented(report.answer)}"


def _about(report: Report) -> str:
    """Return the person that a report is about, and its reason."""
    if report.about is None or report.reason is None:
        return ""
    who = " ".join(report.about.name.split()) or "a former player"
    known = f" (koikoi bar person {report.about.id})"
    if report.about.erased:
        known = "" if report.about_mark is None else f" (koikoi bar report {report.id})"
    return f"\nabout {who}{known}: {_WHY[report.reason]}"


_WHY: Final = {
    ReportReason.LEAVING: "leaves matches, or lets the time run out",
    ReportReason.UNFAIR: "plays unfairly",
    ReportReason.NAME: "offensive name or picture",
    ReportReason.OTHER: "something else",
}
_HOW: Final = {
    None: "is not sent yet",
    DeliveryResult.SENT: "was sent",
    DeliveryResult.CLOSED: "not delivered: the player doesn't accept direct messages",
    DeliveryResult.FAILED: "not delivered: Discord rejected it",
}


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


def _stands(log: Log) -> str:
    info = log.info
    due = (
        DeadlineKind.TURN if info.due is DeadlineKind.HALF else info.due
    )  # a turn is a turn before its half, too
    waits = "" if due is None else f", waits for {due.value}"
    until = "" if info.turn_ends is None else f" until {_time(info.turn_ends)}"
    return (
        f"Match {info.id} now: {info.status.value}, step {info.seq}, round {info.number}"
        f"{waits}{until}."
    )


def _record(log: Log, now: datetime) -> str:
    """Return the match's record without cards that are still in play, because hosts play too."""
    if log.info.day is not None and log.info.day >= day_of(now):
        return "Others still play this deal of the day: its record is shown tomorrow."
    return record_text(log).rstrip("\n")


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%d %H:%M UTC")
