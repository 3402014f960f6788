"""What happens when a player does not move in time.

When a deadline passes before a turn was begun, the other player chooses: wait, make the match
daily, or claim the win. If they choose nothing, a live match becomes daily, and in a daily match
the absent player loses. If the player had begun the turn, the bot finishes it: it takes the first
card that can be taken, and stops. The bot never calls koi-koi for a player, because that would
risk their points.

At a table for several people others wait to play: there the hand is lost at once.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.koikoi.actions import Action, Koi, Seat, Timeout
from bot.koikoi.match import legal_actions
from bot.koikoi.state import Match, Phase, other
from bot.matches.downtime import Interval
from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import DeadlineKind, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.transitions.change import Change, MatchBuilder, with_changes
from bot.matches.transitions.round_flow import RoundFlow, first_wait
from bot.matches.transitions.turns import abort, computer_move, running, seat_at

LOW_TIME: Final = timedelta(minutes=10)
"""A player with less time left than this is short of time. A whole turn may be shorter."""

UNSEEN_FOR: Final = timedelta(days=7)
"""How long a match waits for a player to whom nothing shows it."""


def fallback_move(match: Match) -> Action:
    """Return the move that the bot makes for a player who does not move; never koi-koi."""
    legal = legal_actions(match)
    modest = [action for action in legal if action.text in ("keep", "stop")]
    return modest[0] if modest else next(a for a in legal if not isinstance(a, Koi))


def half_over(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Call a player of whose live turn half is over: they may not know that it is their turn."""
    ends = stored.info.turn_ends
    if ends is not None and ends <= at:  # the clock rested
        return overdue(stored, at=at, flow=flow)
    return with_changes(stored, due=DeadlineKind.TURN, deadline=ends, called_at=at)


def overdue(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Handle a turn whose deadline has passed; its player is called, since they may still move."""
    match = running(stored)
    if match.phase is not Phase.PLAY:
        return computer_move(stored, fallback_move(match), match.seq, at=at, flow=flow)
    if stored.info.rotation_id is not None and match.to_act is not None:
        return _forfeit(stored, match.to_act, None, at=at, flow=flow)
    return mark_absent(stored, stored.info.to_act, at=at, flow=flow, called_at=at)


def credit_time(
    stored: StoredMatch, *, at: datetime, flow: RoundFlow, away: Interval | None = None
) -> Change | None:
    """Give a player time back after the bot was stopped, Discord was away or the clock was set.

    Who has little time left gets their full time again; after an outage of Discord (`away`) the
    others get as much as it took, and nobody counts as absent because of it. If the clock was set
    back, deadlines are too far in the future. They are moved to the longest usual wait from now.
    Returns None if the deadline does not change.
    """
    info = stored.info
    if info.deadline is None or info.due is None:
        return None
    if away is not None and _ran_out_during(info, away):
        return flow.settle(MatchBuilder(stored, running(stored), at), info, called_at=at)
    people = info.due in (
        DeadlineKind.HALF,
        DeadlineKind.TURN,
        DeadlineKind.SWAP,
        DeadlineKind.ABSENT,
    )
    whole = _whole(info, flow)
    lost = away.lasted if people and away is not None else timedelta()
    later = info.deadline + lost
    if later > at + whole or (people and later < at + min(whole, LOW_TIME)):
        if info.due is DeadlineKind.TURN:  # the call at the half of a live turn is owed again
            due, wait = first_wait(info)
            return with_changes(stored, due=due, deadline=at + wait)
        return with_changes(stored, deadline=at + whole)
    return with_changes(stored, deadline=later) if lost else None


def _ran_out_during(info: MatchInfo, away: Interval) -> bool:
    """Return whether a player counts as absent whose press may have reached nobody."""
    if (
        info.due is not DeadlineKind.ABSENT or info.called_at is None
    ):  # not called: they left the server
        return False
    return info.called_at >= away.felt_since


def _whole(info: MatchInfo, flow: RoundFlow) -> timedelta:
    """Return the longest time that the bot waits for the next step of this match."""
    timings, live = flow.timings, info.terms.pace is TimeControl.LIVE
    spans = {
        DeadlineKind.OFFER: timings.live_offer if live else timings.daily_offer,
        DeadlineKind.EXPIRE: timings.live_invitation if live else timings.daily_invitation,
        DeadlineKind.DEAL: timings.next_round,
        DeadlineKind.SWAP: timings.live_swap if live else info.terms.turn,
        DeadlineKind.HALF: info.terms.turn / 2,
        DeadlineKind.TURN: info.terms.turn,
        DeadlineKind.ABSENT: timings.absence,
        DeadlineKind.COMPUTER: flow.computer_pause(info),
        DeadlineKind.UNATTENDED: timings.unattended,
    }
    assert info.due is not None
    return spans[info.due]


def mark_absent(
    stored: StoredMatch,
    seat: Seat | None,
    *,
    at: datetime,
    flow: RoundFlow,
    called_at: datetime | None = None,
) -> Change:
    """Mark a seat as absent, and let the other player choose what to do.

    `called_at`: when the absent player is called; None: they are not, since they left the server.
    """
    return with_changes(
        stored,
        absent=seat,
        due=DeadlineKind.ABSENT,
        deadline=at + flow.timings.absence,
        called_at=called_at,
    )


def resolve_absence(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Handle that nobody chose: a live match becomes daily; in a daily one the absent one loses."""
    absent = stored.info.absent
    assert absent is not None
    if stored.info.terms.pace is TimeControl.LIVE:
        return _daily(stored, at=at, flow=flow)
    return _forfeit(stored, absent, None, at=at, flow=flow)


def unseen(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    """Give a player their whole turn again, because nothing shows them the match.

    If that doesn't change for long, the match ends without a result.
    """
    info = stored.info
    if info.turn_since is not None and at - info.turn_since >= UNSEEN_FOR:
        return abort(stored, None, at=at, flow=flow)
    if info.due is DeadlineKind.ABSENT:
        return flow.settle(MatchBuilder(stored, running(stored), at), info)
    due, span = first_wait(info)
    return with_changes(stored, due=due, deadline=at + span)


def wait(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """Give the absent player another full turn, and call them."""
    absent = _absent_opponent(stored, person)
    info, on_turn = stored.info, stored.info.to_act == absent
    draft = MatchBuilder(stored, running(stored), at)
    return flow.settle(draft, info, called_at=at if on_turn else None)


def make_daily(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """Continue as a daily match."""
    _absent_opponent(stored, person)
    return _daily(stored, at=at, flow=flow)


def claim(stored: StoredMatch, person: Person, *, at: datetime, flow: RoundFlow) -> Change:
    """End the match as a win over the absent player."""
    return _forfeit(stored, _absent_opponent(stored, person), person, at=at, flow=flow)


def left(stored: StoredMatch, person_id: int, *, at: datetime, flow: RoundFlow) -> Change | None:
    """Handle that a player left the server: the other player may choose at once what to do.

    Whatever they choose, the match counts as any other: leaving saves nobody's rating. Returns None
    if nobody has to choose, or it is known already that the player left.
    """
    info, seat = stored.info, stored.info.seat_of(person_id)
    if seat is None or info.status is not Status.PLAYING:
        return None
    if info.against_computer or info.rotation_id is not None or has_left(info, seat):
        return None
    return mark_absent(stored, seat, at=at, flow=flow)


def has_left(info: MatchInfo, seat: Seat) -> bool:
    """Return whether a player is known to have left the server: so they are absent, not called."""
    return info.absent == seat and info.called_at is None


def _absent_opponent(stored: StoredMatch, person: Person) -> Seat:
    seat = seat_at(stored, person)
    running(stored)
    if stored.info.absent != other(seat):
        raise Refused(Refusal.NOBODY_ABSENT)
    return other(seat)


def _daily(stored: StoredMatch, *, at: datetime, flow: RoundFlow) -> Change:
    terms = replace(stored.info.terms, pace=TimeControl.DAILY, turn=flow.timings.daily_turn)
    draft = MatchBuilder(stored, running(stored), at)
    return flow.settle(draft, replace(stored.info, terms=terms))


def _forfeit(
    stored: StoredMatch, absent: Seat, by: Person | None, *, at: datetime, flow: RoundFlow
) -> Change:
    draft = MatchBuilder(stored, running(stored), at)
    draft.apply(Timeout(absent), by)
    return flow.settle(draft, stored.info)
