"""Finished matches of a person."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.listings import Page, Standing
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.screens.challenge import rules_name
from bot.screens.custom_ids import panel_id
from bot.screens.games import turning
from bot.screens.message import Choice, Divider, Panel, Prose, Row, Select
from bot.screens.view_model import relative
from bot.screens.wording.daily_line import daily_name
from bot.screens.wording.dates import date_in_words
from bot.screens.wording.names import name, plain_name
from bot.screens.wording.outcomes import ending, no_result


def history_panel(
    texts: Texts,
    person: Person,
    page: Page[MatchInfo],
    standing: Standing | None,
    *,
    here: bool,
    voided: Collection[int] = (),
) -> Panel:
    """Show the finished matches of a person, newest first, and their line on the leaderboard.

    `here`: the matches are those of one server. The leaderboard counts fewer of them, so both lines
    say what they count. `voided`: those that an admin made void.
    """
    blocks: list[Prose | Divider | Row] = [Prose(texts("history-title", name=name(texts, person)))]
    if standing is not None:
        blocks.append(Prose(_standing(texts, standing)))
    if page.total:
        blocks.append(
            Prose(texts("history-count-here" if here else "history-count", count=page.total))
        )
    lines = [
        texts("history-void", line=_line(texts, person.id, info))
        if info.id in voided
        else _line(texts, person.id, info)
        for info in page.items
    ]
    blocks.append(Prose("\n".join(lines) or texts("history-none")))
    choices = review_choices(texts, person.id, page.items)
    if choices:
        blocks.append((Select(panel_id("review"), choices, texts("history-review")),))
    blocks += turning(texts, f"history {person.id}", page.number, page.pages)
    return Panel(tuple(blocks))


def review_choices(texts: Texts, person_id: int, infos: Iterable[MatchInfo]) -> tuple[Choice, ...]:
    """Return the matches that can be reviewed and replayed."""
    return tuple(_choice(texts, person_id, info) for info in infos if _has_review(info))


def _has_review(info: MatchInfo) -> bool:
    return info.status is Status.FINISHED and info.seats is not None


def _choice(texts: Texts, person_id: int, info: MatchInfo) -> Choice:
    """Return a match that can be reviewed: against whom, how it ended, when, and its number."""
    assert info.seats is not None
    seat = info.seat_of(person_id) or 0
    return Choice(
        texts(
            "history-review-line",
            name=plain_name(texts, info.seats[other(seat)]),
            score=f"{info.scores[seat]}–{info.scores[other(seat)]}",
        ),
        str(info.id),
        f"{date_in_words(texts, info.ended_at or info.created_at)} · #{info.id}",
    )


def _standing(texts: Texts, standing: Standing) -> str:
    return texts(
        "history-standing",
        won=standing.won,
        lost=standing.lost,
        drawn=standing.drawn,
        best=standing.best_round,
        rank=standing.rank,
    )


def _line(texts: Texts, person_id: int, info: MatchInfo) -> str:
    seat = info.seat_of(person_id)
    when = relative(info.ended_at or info.created_at)
    if seat is None or info.seats is None:
        return texts("history-aborted", name=name(texts, info.opponent), when=when)
    opponent = name(texts, info.seats[other(seat)])
    if info.status is Status.ABORTED:
        return texts(f"history-{no_result(info, seat)}", name=opponent, when=when)
    line = texts(
        f"history-{ending(info, seat)}",
        name=opponent,
        score=texts("hand-score", own=info.scores[seat], other=info.scores[other(seat)]),
        when=when,
        rules=rules_name(texts, info.terms.rules)
        if info.day is None
        else daily_name(texts, info.day),
    )
    uncounted = not info.rated and not info.against_computer
    return texts("history-uncounted", line=line) if uncounted else line
