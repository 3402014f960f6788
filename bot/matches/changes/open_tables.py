"""An open table that nobody joins: after a while it offers a match against the computer.

In the first minute a new table has one button: *Join*. After that its challenger may choose a
level of the computer, also after the table has expired. The minute is a deadline in the match's
row, so it is kept over a restart.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.matches.changes.challenges import awaited, closes_at, seat
from bot.matches.changes.change import Change, noted
from bot.matches.changes.round_flow import RoundFlow
from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import Due, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import Pace


def offer(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Let an open table that nobody joined yet offer the computer too."""
    info = awaited(stored)
    return noted(stored, due=Due.EXPIRE, deadline=closes_at(info, flow.timings))


def offers_computer(info: MatchInfo) -> bool:
    """Return whether this is an open table whose challenger may play the computer instead."""
    if info.opponent is not None:
        return False
    waited = info.status is Status.INVITED and info.due is Due.EXPIRE
    return waited or info.status is Status.EXPIRED


def settle_for_computer(
    stored: StoredMatch,
    person: Person,
    level: str,
    turn: timedelta,
    *,
    at: datetime,
    flow: RoundFlow,
) -> Change:
    """Start a match against a computer player at an open table that nobody joined.

    Rules and length stay. A computer answers at once, so the pace becomes live, with the time
    `turn` for one turn. Raises `Refused` if the person may not do this.
    """
    info = stored.info if offers_computer(stored.info) else awaited(stored)
    if info.opponent is not None:
        raise Refused(Refusal.NOT_INVITED, name=info.opponent)
    if person.id != info.challenger.id:
        raise not_your_table(info)
    terms = replace(info.terms, pace=Pace.LIVE, turn=turn)
    person = info.challenger.seen(person, info.place.guild_id)
    info = replace(info, challenger=person, opponent=Computer(level), terms=terms, ended_at=None)
    return seat(stored, info, at=at, flow=flow, people=(person,))


def not_your_table(info: MatchInfo) -> Refused:
    """Refuse the menu of a table to everybody but its host; others may still join an open one."""
    joinable = info.status is Status.INVITED
    return Refused(
        Refusal.NOT_YOUR_TABLE if joinable else Refusal.NOT_YOUR_TABLE_OVER, name=info.challenger
    )
