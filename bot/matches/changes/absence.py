"""An opponent who is gone: the one who is there decides; if nobody does, time does.

A deadline that passes before a turn was begun opens the question (wait, make it daily, claim). A
turn that was begun is finished for its player: the first card that can be taken, and stop. A move
made for somebody who is away never calls koi-koi, since it would risk what they hold.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.koikoi.actions import Action, Koi, Seat, Timeout
from bot.koikoi.match import legal_actions
from bot.koikoi.state import Match, Phase, other
from bot.matches.changes.change import Change, Draft, noted
from bot.matches.changes.round_flow import RoundFlow
from bot.matches.changes.turns import computer_move, running, seat_at
from bot.matches.errors import NobodyAbsent
from bot.matches.models.match import Due, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import Pace

NEARLY: Final = timedelta(minutes=10)
"""Who has less time left than this, or than a turn where that is shorter, has nearly run out."""


def stand_in(match: Match) -> Action:
    """The move that is made for a player who makes none: modest, and never koi-koi."""
    legal = legal_actions(match)
    modest = [action for action in legal if action.text in ("keep", "stop")]
    return modest[0] if modest else next(a for a in legal if not isinstance(a, Koi))


def overdue(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """A turn's deadline has passed."""
    match = running(stored)
    if match.phase is not Phase.PLAY:
        return computer_move(stored, stand_in(match), match.seq, at=at, flow=flow)
    return gone(stored, stored.info.to_act, at=at, flow=flow)


def given_back(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change | None:
    """The bot was away, or the clock was set: whose time ran out by that has all of it again.

    A clock that was set back makes deadlines come late, also those of the house itself: nothing
    waits for longer than it ever does.
    """
    info = stored.info
    if info.deadline is None or info.due is None:
        return None
    whole = _whole(info, flow)
    people = info.due in (Due.TURN, Due.SWAP, Due.ABSENT)
    too_soon = people and info.deadline < at + min(whole, NEARLY)
    if not too_soon and info.deadline <= at + whole:
        return None
    return noted(stored, deadline=at + whole)


def _whole(info: MatchInfo, flow: RoundFlow) -> timedelta:
    """How long what is due takes at most."""
    timings, live = flow.timings, info.terms.pace is Pace.LIVE
    spans = {
        Due.OFFER: timings.live_offer if live else timings.daily_offer,
        Due.EXPIRE: timings.live_invitation if live else timings.daily_invitation,
        Due.DEAL: timings.next_round,
        Due.SWAP: timings.live_swap if live else info.terms.turn,
        Due.TURN: info.terms.turn,
        Due.ABSENT: timings.absence,
        Due.COMPUTER: timings.computer_pause,
        Due.UNATTENDED: timings.unattended,
    }
    assert info.due is not None
    return spans[info.due]


def gone(
    stored: StoredMatch, seat: Seat | None, *, at: datetime, flow: RoundFlow, rated: bool = True
) -> Change:
    """Open the question to the one who is there."""
    return noted(
        stored,
        absent=seat,
        due=Due.ABSENT,
        deadline=at + flow.timings.absence,
        rated=rated and stored.info.rated,
    )


def unanswered(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Nobody said what to do: a live match becomes daily, a daily one is forfeit."""
    absent = stored.info.absent
    assert absent is not None
    if stored.info.terms.pace is Pace.LIVE:
        return _daily(stored, at=at, flow=flow)
    return _forfeit(stored, absent, None, at=at, flow=flow)


def wait(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """Another full turn."""
    _absent_opponent(stored, person)
    return flow.settle(Draft(stored, running(stored), at), stored.info)


def make_daily(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """Go on by correspondence."""
    _absent_opponent(stored, person)
    return _daily(stored, at=at, flow=flow)


def claim(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """Win over the absent player."""
    return _forfeit(stored, _absent_opponent(stored, person), person, at=at, flow=flow)


def left(stored: StoredMatch, person_id: int, *, at: datetime, flow: RoundFlow) -> Change | None:
    """A player left the server: the match is unrated, and the other one has the choice at once."""
    seat = stored.info.seat_of(person_id)
    if seat is None or stored.info.status is not Status.PLAYING or not stored.info.rated:
        return None
    if stored.info.against_computer:
        return noted(stored, rated=False)
    return gone(stored, seat, at=at, flow=flow, rated=False)


def _absent_opponent(stored: StoredMatch, person: Person) -> Seat:
    seat = seat_at(stored, person)
    running(stored)
    if stored.info.absent != other(seat):
        raise NobodyAbsent(stored.id, stored.info.deadline)
    return other(seat)


def _daily(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    terms = replace(stored.info.terms, pace=Pace.DAILY, turn=flow.timings.daily_turn)
    draft = Draft(stored, running(stored), at)
    return flow.settle(draft, replace(stored.info, terms=terms))


def _forfeit(
    stored: StoredMatch, absent: Seat, by: Person | None, *, at: datetime, flow: RoundFlow
) -> Change:
    draft = Draft(stored, running(stored), at)
    draft.apply(Timeout(absent), by)
    return flow.settle(draft, stored.info)
