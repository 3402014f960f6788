"""Finished matches, and the leaderboard made of them."""

from __future__ import annotations

from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.listings import Page, Standing
from bot.matches.people import Person
from bot.matches.stored import MatchInfo, Status

from .challenge import rules_name
from .games import turning
from .message import Divider, Panel, Prose, Row
from .names import name
from .scene import relative


def history_panel(
    texts: Texts, person: Person, page: Page[MatchInfo], standing: Standing | None
) -> Panel:
    """A person's finished matches, newest first, with what they add up to here."""
    blocks: list[Prose | Divider | Row] = [Prose(texts("history-title", name=name(texts, person)))]
    if standing is not None:
        blocks.append(Prose(_standing(texts, standing)))
    lines = [_line(texts, person.id, info) for info in page.items]
    blocks.append(Prose("\n".join(lines) or texts("history-none")))
    blocks += turning(texts, f"history {person.id}", page.number, page.pages)
    return Panel(tuple(blocks))


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
        return texts("history-aborted", name=opponent, when=when)
    told = {
        "name": opponent,
        "score": f"{info.scores[seat]}–{info.scores[other(seat)]}",
        "when": when,
        "rules": rules_name(texts, info.terms.rules),
    }
    if info.winner is None:
        return texts("history-drawn", **told)
    return texts("history-won", **told) if info.winner == seat else texts("history-lost", **told)


def leaderboard_panel(
    texts: Texts, guild: str, page: Page[Standing], own: Standing | None
) -> Panel:
    """A server's best, and where the one who asks stands."""
    lines = [
        texts(
            "leaderboard-line",
            rank=one.rank,
            name=name(texts, one.person),
            won=one.won,
            played=one.played,
            points=one.points,
        )
        for one in page.items
    ]
    blocks: list[Prose | Divider | Row] = [
        Prose(texts("leaderboard-title", guild=guild)),
        Prose("\n".join(lines) or texts("leaderboard-none")),
    ]
    if own is not None:
        blocks.append(
            Prose(texts("leaderboard-you", rank=own.rank, won=own.won, played=own.played))
        )
    return Panel((*blocks, *turning(texts, "leaderboard", page.number, page.pages)))
