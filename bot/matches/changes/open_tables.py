"""An open table that nobody joins: after a while it offers the computer.

In the first minute a new table has one button: *Join*. After that its challenger may choose a
level of the computer, also when the table has run out. The minute is a deadline in the match's row,
so it survives a restart.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.matches.changes.challenges import awaited, closes_at, seat
from bot.matches.changes.change import Change, noted
from bot.matches.changes.round_flow import RoundFlow
from bot.matches.errors import NotInvited, NotYourTable
from bot.matches.models.match import Due, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import Pace


def offer(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Nobody joined the open table yet: from now on it offers the computer too."""
    info = awaited(stored)
    return noted(stored, due=Due.EXPIRE, deadline=closes_at(info, flow.timings))


def offers_computer(info: MatchInfo) -> bool:
    """Whether this is an open table at which its challenger may sit down with the computer."""
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
    """The challenger plays a computer player at the open table that nobody joined.

    Rules and length stay; a computer answers at once, so that the pace is a live one (`turn`).
    """
    info = stored.info if offers_computer(stored.info) else awaited(stored)
    if info.opponent is not None:
        raise NotInvited(stored.id, info.opponent)
    if person.id != info.challenger.id:
        raise NotYourTable(stored.id, info.challenger, joinable=info.status is Status.INVITED)
    terms = replace(info.terms, pace=Pace.LIVE, turn=turn)
    info = replace(info, challenger=person, opponent=Computer(level), terms=terms, ended_at=None)
    return seat(stored, info, at=at, flow=flow, people=(person,))
