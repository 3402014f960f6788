"""Screens for reports: a report for the host, and the host's answer for the player."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.hosting import DeliveryResult, Report
from bot.matches.models.people import Person
from bot.screens.message import CONTENT_LIMIT, Button, Rows, Screen, clip, panel_id, units
from bot.screens.wording.names import escaped, name


def answer_id(number: int) -> str:
    """Return the custom id of the button with which the host answers a report."""
    return panel_id(f"report-answer {number}")


def report_screen(texts: Texts, report: Report, server: str | None, *, pressable: bool) -> Screen:
    """Show a new report to the host, without any card of its match.

    Args:
        texts: the texts in the host's language.
        report: the report.
        server: the name of the server; None: the match is played in direct messages.
        pressable: whether the host can answer by a button, and not only by a command.
    """
    number = str(report.id)
    head = texts("host-report", number=number, name=name(texts, report.person))
    lines = [
        head if report.about is None else f"{head}\n{_about(texts, report, report.about)}",
        texts(
            "host-report-where",
            server=texts("host-in-dms") if server is None else escaped(server),
            match=str(report.match_id),
            step=str(report.seq),
        ),
        _quoted(report.text),
        texts("host-report-terminal", number=number),
    ]
    row = (Button(texts("button-answer"), answer_id(report.id)),)
    rows: Rows = (row,) if pressable else ()
    return Screen("\n".join(lines), rows)


def _about(texts: Texts, report: Report, about: Person) -> str:
    """Return the person that the report is about, and its reason, in words."""
    reason = texts(f"report-reason-{report.reason}")
    return texts("host-report-about", name=name(texts, about), reason=reason)


def answer_screen(texts: Texts, report: Report) -> Screen:
    """Show the host's answer to the player, below their report."""
    assert report.answer is not None
    head = texts("report-answer", match=str(report.match_id))
    reported = _quoted(report.text)
    content = "\n".join((head, reported, report.answer))
    if units(content) > CONTENT_LIMIT:  # the answer is more important
        content = "\n".join((head, report.answer))
    return Screen(clip(content, CONTENT_LIMIT))


def lost_screen(texts: Texts, report: Report) -> Screen:
    """Tell the host that an answer couldn't be delivered."""
    key = "host-answer-closed" if report.outcome is DeliveryResult.CLOSED else "host-answer-failed"
    return Screen(texts(key, number=str(report.id), name=name(texts, report.person)))


def failed_unit_screen(texts: Texts, unit: str) -> Screen:
    """Tell the host that a unit of systemd failed, such as the backup."""
    command = f"`journalctl --unit={unit}`"
    return Screen(clip(texts("host-unit-failed", unit=unit, command=command), CONTENT_LIMIT))


def _quoted(text: str) -> str:
    """Return a player's words as a quotation without formatting and mentions."""
    return "\n".join(f"> {escaped(line)}" for line in text.splitlines())
