"""Decides how a match goes on when a player does not move in time.

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
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import first_wait, settle
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


def half_over(stored: StoredMatch, now: Moment) -> Change:
    """Call a player of whose live turn half is over: they may not know that it is their turn."""
    ends = stored.info.turn_ends
    if ends is not None and ends <= now.at:  # the clock rested
        return overdue(stored, now)
    return with_changes(stored, due=DeadlineKind.TURN, deadline=ends, called_at=now.at)


def overdue(stored: StoredMatch, now: Moment) -> Change:
    """Handle a turn whose deadline has passed; its player is called, since they may still move."""
    match = running(stored)
    if match.phase is not Phase.PLAY:
        return computer_move(stored, now, fallback_move(match), match.seq)
    if stored.info.rotation_id is not None and match.to_act is not None:
        return _forfeit(stored, now, match.to_act, None)
    return mark_absent(stored, now, stored.info.to_act, called_at=now.at)


def credit_time(stored: StoredMatch, now: Moment, *, away: Interval | None = None) -> Change | None:
    """Give a player time back after the bot was stopped, Discord was away or the clock was set.

    A player with little time left gets the full time again. After an outage of Discord, or a time
    without the bot on the server (`away`), the others get as much as it took, and nobody counts as
    absent because of it; an invitation stays open for as much longer. If the clock was set back,
    deadlines are too far in the future. They are moved to the longest usual wait from now. Returns
    None if the deadline does not change.
    """
    info = stored.info
    if info.deadline is None or info.due is None:
        return None
    if away is not None and _ran_out_during(info, away):
        return settle(MatchBuilder(stored, running(stored), now), info, called_at=now.at)
    people = info.due in (
        DeadlineKind.HALF,
        DeadlineKind.TURN,
        DeadlineKind.SWAP,
        DeadlineKind.ABSENT,
    )
    whole = _whole(info, now)
    waits = people or info.due in (
        DeadlineKind.OFFER,
        DeadlineKind.EXPIRE,
        DeadlineKind.UNATTENDED,
    )
    lost = away.lasted if waits and away is not None else timedelta()
    later = info.deadline + lost
    if later > now.at + whole or (people and later < now.at + min(whole, LOW_TIME)):
        if info.due is DeadlineKind.TURN:  # a live turn has its call at the half again
            due, wait = first_wait(info)
            return with_changes(stored, due=due, deadline=now.at + wait)
        return with_changes(stored, deadline=now.at + whole)
    return with_changes(stored, deadline=later) if lost else None


def _ran_out_during(info: MatchInfo, away: Interval) -> bool:
    """Return whether a player counts as absent whose press may have reached nobody."""
    if (
        info.due is not DeadlineKind.ABSENT or info.called_at is None
    ):  # not called: they left the server
        return False
    return info.called_at >= away.felt_since


def _whole(info: MatchInfo, now: Moment) -> timedelta:
    """Return the longest time that the bot waits for the next step of this match."""
    timings, live = now.timings, info.terms.pace is TimeControl.LIVE
    spans = {
        DeadlineKind.OFFER: timings.live_offer if live else timings.daily_offer,
        DeadlineKind.EXPIRE: timings.live_invitation if live else timings.daily_invitation,
        DeadlineKind.DEAL: timings.next_round,
        DeadlineKind.SWAP: timings.live_swap if live else info.terms.turn,
        DeadlineKind.HALF: info.terms.turn / 2,
        DeadlineKind.TURN: info.terms.turn,
        DeadlineKind.ABSENT: timings.absence,
        DeadlineKind.COMPUTER: now.computer_pause(info),
        DeadlineKind.UNATTENDED: timings.unattended,
    }
    assert info.due is not None
    return spans[info.due]


def mark_absent(
    stored: StoredMatch, now: Moment, seat: Seat | None, *, called_at: datetime | None = None
) -> Change:
    """Mark a seat as absent, and let the other player choose what to do.

    `called_at`: when the absent player is called; None: they are not, since they left the server.
    """
    return with_changes(
        stored,
        absent=seat,
        due=DeadlineKind.ABSENT,
        deadline=now.at + now.timings.absence,
        called_at=called_at,
    )


def resolve_absence(stored: StoredMatch, now: Moment) -> Change:
    """Handle that nobody chose: a live match becomes daily; in a daily one the absent one loses."""
    absent = stored.info.absent
    assert absent is not None
    if stored.info.terms.pace is TimeControl.LIVE:
        return _daily(stored, now)
    return _forfeit(stored, now, absent, None)


def unseen(stored: StoredMatch, now: Moment) -> Change:
    """Give a player their whole turn again, because nothing shows them the match.

    If that doesn't change for long, the match ends without a result.
    """
    info = stored.info
    if info.turn_since is not None and now.at - info.turn_since >= UNSEEN_FOR:
        return abort(stored, now, None)
    if info.due is DeadlineKind.ABSENT:
        return settle(MatchBuilder(stored, running(stored), now), info)
    due, span = first_wait(info)
    return with_changes(stored, due=due, deadline=now.at + span)


def wait(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Give the absent player another full turn, and call them."""
    absent = _absent_opponent(stored, person)
    info, on_turn = stored.info, stored.info.to_act == absent
    draft = MatchBuilder(stored, running(stored), now)
    return settle(draft, info, called_at=now.at if on_turn else None)


def make_daily(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Continue as a daily match."""
    _absent_opponent(stored, person)
    return _daily(stored, now)


def claim(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """End the match as a win over the absent player."""
    return _forfeit(stored, now, _absent_opponent(stored, person), person)


def left(stored: StoredMatch, now: Moment, person_id: int) -> Change | None:
    """Handle that a player left the server: the other player may choose at once what to do.

    The match counts as any other after each choice: nobody saves their rating by leaving. Returns
    None if nobody has to choose, or if the player is known to have left.
    """
    info, seat = stored.info, stored.info.seat_of(person_id)
    if seat is None or info.status is not Status.PLAYING:
        return None
    if info.against_computer or info.rotation_id is not None or has_left(info, seat):
        return None
    return mark_absent(stored, now, seat)


def has_left(info: MatchInfo, seat: Seat) -> bool:
    """Return whether a player is known to have left the server: so they are absent, not called."""
    return info.absent == seat and info.called_at is None


def _absent_opponent(stored: StoredMatch, person: Person) -> Seat:
    seat = seat_at(stored, person)
    running(stored)
    if stored.info.absent != other(seat):
        raise Refused(Refusal.NOBODY_ABSENT)
    return other(seat)


def _daily(stored: StoredMatch, now: Moment) -> Change:
    terms = replace(stored.info.terms, pace=TimeControl.DAILY, turn=now.timings.daily_turn)
    draft = MatchBuilder(stored, running(stored), now)
    return settle(draft, replace(stored.info, terms=terms))


def _forfeit(stored: StoredMatch, now: Moment, absent: Seat, by: Person | None) -> Change:
    draft = MatchBuilder(stored, running(stored), now)
    draft.apply(Timeout(absent), by)
    return settle(draft, stored.info)
