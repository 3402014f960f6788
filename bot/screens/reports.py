"""What the host reads of a report, and what its player reads of the host's answer."""

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
    """Tell the host of a new report, without any card of its match.

    Args:
        texts: in the host's language.
        report: what was reported.
        server: the name of the server; None: the match is played in direct messages.
        pressable: whether the host can answer by a button; else by a command alone.
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
    """Say whom the report is about, and why."""
    reason = texts(f"report-reason-{report.reason}")
    return texts("host-report-about", name=name(texts, about), reason=reason)


def answer_screen(texts: Texts, report: Report) -> Screen:
    """Tell the player what the host answers, below what they reported."""
    assert report.answer is not None
    head = texts("report-answer", match=str(report.match_id))
    reported = _quoted(report.text)
    said = "\n".join((head, reported, report.answer))
    if units(said) > CONTENT_LIMIT:  # the answer matters more
        said = "\n".join((head, report.answer))
    return Screen(clip(said, CONTENT_LIMIT))


def lost_screen(texts: Texts, report: Report) -> Screen:
    """Tell the host that an answer has reached nobody."""
    key = "host-answer-closed" if report.outcome is DeliveryResult.CLOSED else "host-answer-failed"
    return Screen(texts(key, number=str(report.id), name=name(texts, report.person)))


def _quoted(text: str) -> str:
    """Return a player's words, so that nothing in them formats or pings."""
    return "\n".join(f"> {escaped(line)}" for line in text.splitlines())
