"""Changes of searches for an opponent, as pure functions; the service stores the results."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, GuildSettings, Terms, TimeControl
from bot.matches.transitions.challenges import new_challenge, seat
from bot.matches.transitions.change import Change
from bot.matches.transitions.house_rules import rules_of_length
from bot.matches.transitions.round_flow import RoundFlow
from bot.matchmaking.model import (
    ANY,
    CONFIRMS_WITHIN,
    DAILY_FOR,
    LIVE_FOR,
    PRESETS,
    QUIET_AFTER,
    ROUNDS,
    TOLD_WITHIN,
    Pair,
    Seeker,
)

NEAR: Final = 100
"""Maximum difference of ratings for a pair at once ..."""
WIDER: Final = 100
"""... which grows by this with each minute that one of them has waited ..."""
WIDEST: Final = timedelta(minutes=10)
"""... until any difference is accepted."""
LOOKS_AGAIN: Final = timedelta(minutes=1)
RARELY: Final = timedelta(minutes=5)
"""Pause between two checks of a waiting person. A newcomer is paired at once, so that a check only
concerns the wider range of ratings."""
NOWHERE: Final = ChannelRef(None, 0)
"""The place of these matches: they have no table, and each player has a hand of their own."""


def looking(
    person: Person,
    preset: str,
    pace: TimeControl,
    rating: int,
    *,
    at: datetime,
    until: datetime | None,
) -> Seeker:
    """Return the state of a new search; `until`: when the person can't be notified any more."""
    ends = at + (LIVE_FOR if pace is TimeControl.LIVE else DAILY_FOR)
    return Seeker(
        person=Person(person.id, person.name),  # a stranger sees no nickname of a server
        preset=preset,
        pace=pace,
        rating=rating,
        since=at,
        until=ends if until is None else min(ends, until),
    )


def wider_after(waited: timedelta) -> int | None:
    """Return the maximum difference of ratings after a wait; None: any difference."""
    return None if waited >= WIDEST else NEAR + WIDER * int(waited / timedelta(minutes=1))


def accepts(first: Seeker, second: Seeker, *, at: datetime) -> bool:
    """Return whether two may be paired: the range of the one who has waited longer counts."""
    if first.pace is not second.pace or not fits(first.preset, second.preset):
        return False
    allowed = wider_after(at - min(first.since, second.since))
    return allowed is None or abs(first.rating - second.rating) <= allowed


def fits(first: str, second: str) -> bool:
    """Return whether two choices of presets are compatible."""
    return ANY in (first, second) or first == second


def presets_for(preset: str) -> tuple[str, ...]:
    """Return the choices that are compatible with a choice."""
    return (ANY, *PRESETS) if preset == ANY else (ANY, preset)


def nearest(seeker: Seeker, others: Iterable[Seeker], *, at: datetime) -> Seeker | None:
    """Return the best candidate for a person: priority first, then the nearest rating."""
    possible = [
        one
        for one in others
        if one.person.id != seeker.person.id
        and one.found_with is None
        and accepts(seeker, one, at=at)
    ]
    return min(
        possible,
        key=lambda one: (not one.front, abs(one.rating - seeker.rating), one.since, one.person.id),
        default=None,
    )


def in_order(first: Seeker, second: Seeker) -> Pair:
    """Return two people as a pair: the one who has waited longer is the first."""
    earlier = (first.since, first.person.id) <= (second.since, second.person.id)
    return (first, second) if earlier else (second, first)


def brought_together(pair: Pair, *, at: datetime) -> Pair:
    """Return two people as a new pair that must confirm; only live matches need this."""
    first, second = pair
    return _found(first, second, at), _found(second, first, at)


def _found(seeker: Seeker, other: Seeker, at: datetime) -> Seeker:
    return replace(seeker, found_with=other.person.id, found_at=at, told=False, confirmed=False)


def told(pair: Pair, person_id: int, *, at: datetime) -> Pair:
    """Return the pair after one of them was notified."""
    first, second = (replace(one, told=True) if one.person.id == person_id else one for one in pair)
    return _timed((first, second), at)


def confirmed(pair: Pair, person_id: int, *, at: datetime) -> Pair:
    """Return the pair after one of them confirmed, which implies the notification."""
    first, second = (
        replace(one, confirmed=True, told=True) if one.person.id == person_id else one
        for one in pair
    )
    return _timed((first, second), at)


def _timed(pair: Pair, at: datetime) -> Pair:
    """Start their time once both are notified: nobody loses by an undelivered message."""
    first, second = pair
    if not (first.told and second.told) or first.confirm_until is not None:
        return pair
    ends = at + CONFIRMS_WITHIN
    return replace(first, confirm_until=ends), replace(second, confirm_until=ends)


def credit_time(pair: Pair, *, at: datetime) -> Pair:
    """Give both their full time again: nobody could press for a while."""
    first, second = (
        replace(one, found_at=at, confirm_until=one.confirm_until and at + CONFIRMS_WITHIN)
        for one in pair
    )
    return first, second


def alone_again(seeker: Seeker) -> Seeker:
    """Let a person search on with priority: the opponent did not come."""
    return replace(
        seeker,
        front=True,
        found_with=None,
        found_at=None,
        told=False,
        confirm_until=None,
        confirmed=False,
    )


def absent_of(pair: Pair, *, at: datetime) -> Collection[int]:
    """Return the people of a pair who did not come in time: nobody yet, one, or both."""
    if any(at < next_due(one, at=at) for one in pair):
        return ()
    untold = {one.person.id for one in pair if not one.told}
    return untold or {one.person.id for one in pair if not one.confirmed}


def by_the_day(seeker: Seeker, *, at: datetime) -> Seeker:
    """Change a search to a match by correspondence; with an opponent it stays live."""
    if seeker.found_with is not None or not seeker.live:
        return seeker
    return replace(
        seeker, pace=TimeControl.DAILY, since=at, until=at + DAILY_FOR, quiet=True, front=False
    )


def next_due(seeker: Seeker, *, at: datetime) -> datetime:
    """Return when a person's next step is due."""
    if seeker.found_with is not None:
        assert seeker.found_at is not None
        return seeker.confirm_until or seeker.found_at + TOLD_WITHIN
    waited = at - seeker.since
    again = at + (LOOKS_AGAIN if waited < WIDEST else RARELY)
    quiet = seeker.since + QUIET_AFTER
    return min(again, seeker.until, *([] if seeker.quiet or not seeker.live else [quiet]))


def terms_of(pair: Pair) -> Terms:
    """Return rules, length and pace of their match."""
    first, second = pair
    preset = first.preset if first.preset != ANY else second.preset
    rules = rules_of_length(PRESETS[0] if preset == ANY else preset, {}, ROUNDS)
    return Terms(rules, first.pace, GuildSettings(0).turn(first.pace))


def match_of(pair: Pair, *, at: datetime, flow: RoundFlow) -> Change:
    """Return the change that begins a pair's match."""
    first, second = (one.person for one in pair)
    asked = new_challenge(NOWHERE, first, second, terms_of(pair), at=at, flow=flow)
    # The challenge is never stored: the row begins with the match.
    info: MatchInfo = replace(asked.stored.info, revision=-1)
    origin = replace(asked.stored, info=info)
    return seat(origin, info, at=at, flow=flow, people=(first, second))
