"""The decisions about people who look for an opponent. The code is pure."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, GuildSettings, Terms, TimeControl
from bot.matches.transitions.challenges import new_challenge, seat
from bot.matches.transitions.change import Change
from bot.matches.transitions.house_rules import rules_of_length
from bot.matches.transitions.moment import Moment
from bot.matchmaking.model import (
    ANY,
    CONFIRMS_WITHIN,
    DAILY_FOR,
    LIVE_FOR,
    PRESETS,
    QUIET_AFTER,
    ROUNDS,
    TOLD_WITHIN,
    Gone,
    Outcome,
    Pair,
    Search,
    Seeker,
    Why,
)

NEAR: Final = 100
"""Points of rating between two who are brought together at once ..."""
WIDER: Final = 100
"""... and so many more with each minute that one of them has waited ..."""
WIDEST: Final = timedelta(minutes=10)
"""... until anybody will do."""
LOOKS_AGAIN: Final = timedelta(minutes=1)
RARELY: Final = timedelta(minutes=5)
"""The times between two searches for somebody, at first and after `WIDEST`.

Each newcomer searches at once, so a later search finds only people who were too far away before.
"""
NOWHERE: Final = ChannelRef(None, 0)
"""Where a match stands that was found: it has no table, and each plays in a hand of their own."""


def looking(
    person: Person,
    preset: str,
    pace: TimeControl,
    rating: int,
    *,
    at: datetime,
    until: datetime | None,
) -> Seeker:
    """Return somebody who begins to look; `until`: when they can't be reached any more."""
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
    """Return how many points of rating may lie between two; None: any number."""
    return None if waited >= WIDEST else NEAR + WIDER * int(waited / timedelta(minutes=1))


def accepts(first: Seeker, second: Seeker, *, at: datetime) -> bool:
    """Return whether two may be brought together: what the one who waits longer takes counts."""
    if first.pace is not second.pace or not fits(first.preset, second.preset):
        return False
    allowed = wider_after(at - min(first.since, second.since))
    return allowed is None or abs(first.rating - second.rating) <= allowed


def fits(first: str, second: str) -> bool:
    """Return whether two people can agree on rules."""
    return ANY in (first, second) or first == second


def presets_for(preset: str) -> tuple[str, ...]:
    """Return which wishes fit a wish."""
    return (ANY, *PRESETS) if preset == ANY else (ANY, preset)


def nearest(seeker: Seeker, others: Iterable[Seeker], *, at: datetime) -> Seeker | None:
    """Return whom to bring together with somebody: who was in front, then the nearest rating."""
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
    """Return two, the one who waits longer first."""
    earlier = (first.since, first.person.id) <= (second.since, second.person.id)
    return (first, second) if earlier else (second, first)


def brought_together(pair: Pair, *, at: datetime) -> Pair:
    """Return two who are found for each other. A match by the day needs no answer."""
    first, second = pair
    return _found(first, second, at), _found(second, first, at)


def _found(seeker: Seeker, other: Seeker, at: datetime) -> Seeker:
    return replace(seeker, found_with=other.person.id, found_at=at, told=False, confirmed=False)


def told(pair: Pair, person_id: int, *, at: datetime) -> Pair:
    """Note that one of them is told."""
    first, second = (replace(one, told=True) if one.person.id == person_id else one for one in pair)
    return _timed((first, second), at)


def confirmed(pair: Pair, person_id: int, *, at: datetime) -> Pair:
    """Note that one of them wants to play; so they know of it."""
    first, second = (
        replace(one, confirmed=True, told=True) if one.person.id == person_id else one
        for one in pair
    )
    return _timed((first, second), at)


def _timed(pair: Pair, at: datetime) -> Pair:
    """Begin their time once both are told: what was not delivered costs nobody anything."""
    first, second = pair
    if not (first.told and second.told) or first.confirm_until is not None:
        return pair
    ends = at + CONFIRMS_WITHIN
    return replace(first, confirm_until=ends), replace(second, confirm_until=ends)


def credit_time(pair: Pair, *, at: datetime) -> Pair:
    """Give both their whole time again: nobody could press for a while."""
    first, second = (
        replace(one, found_at=at, confirm_until=one.confirm_until and at + CONFIRMS_WITHIN)
        for one in pair
    )
    return first, second


def alone_again(seeker: Seeker) -> Seeker:
    """Let somebody look on in front: the other one did not come."""
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
    """Return who of two did not come in time: nobody yet, one, or both."""
    if any(at < next_due(one, at=at) for one in pair):
        return ()
    untold = {one.person.id for one in pair if not one.told}
    return untold or {one.person.id for one in pair if not one.confirmed}


def by_the_day(seeker: Seeker, *, at: datetime) -> Seeker:
    """Let somebody look for a match by the day from now on, unless they are found already."""
    if seeker.found_with is not None or not seeker.live:
        return seeker
    return replace(
        seeker, pace=TimeControl.DAILY, since=at, until=at + DAILY_FOR, quiet=True, front=False
    )


def next_due(seeker: Seeker, *, at: datetime) -> datetime:
    """Return the time at which something falls due next for somebody."""
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


def match_of(pair: Pair, now: Moment) -> Change:
    """Begin the match of two who were found."""
    first, second = (one.person for one in pair)
    asked = new_challenge(NOWHERE, first, second, terms_of(pair), now)
    # The challenge is never stored: the row begins with the match.
    info: MatchInfo = replace(asked.stored.info, revision=-1)
    origin = replace(asked.stored, info=info)
    return seat(origin, now, info, people=(first, second))


# ── decisions ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class SeekersChange:
    """A change of one person who looks, or of two."""

    at: datetime
    seekers: tuple[tuple[Seeker, Seeker | None], ...]
    """Each before and after the change; None: they look no more."""
    reasons: Mapping[int, Why] = field(default_factory=dict)
    """Why those look no more, by their ids."""
    begins: Change | None = None
    """The match of both, who look no more because of it."""
    silent: bool = False
    """Whether there is nothing new to show."""

    @property
    def missed(self) -> tuple[int, ...]:
        """The ids of those who made the other one wait: they did not come, or they declined."""
        found = {one.person.id for one, _ in self.seekers if one.found_with is not None}
        return tuple(
            one
            for one, why in self.reasons.items()
            if why is Why.MISSED or (why is Why.STOPPED and one in found)
        )

    def outcome(self, match: StoredMatch | None = None) -> Outcome:
        """Return the outcome of this change once it is written; `match`: as it was stored."""
        if self.silent:
            return Outcome()
        return Outcome(
            waiting=tuple(
                replace(after, revision=before.revision + 1)
                for before, after in self.seekers
                if after is not None
            ),
            gone=tuple(
                Gone(before, self.reasons[before.person.id], match)
                for before, after in self.seekers
                if after is None
            ),
        )


def play(search: Search | None, now: Moment, person_id: int) -> SeekersChange:
    """Note that somebody wants to play with whom they were found for; the second begins the match.

    Raises `Refused` if nobody was found.
    """
    if search is None or search.pair is None:
        raise Refused(Refusal.NOBODY_FOUND)
    if search.blocked:
        return _leaving(search.seekers, now, {})  # both look on
    after = confirmed(search.pair, person_id, at=now.at)
    if all(one.confirmed for one in after):
        return _beginning(search.pair, now)
    return _saving(search.pair, now, after)


def stop(search: Search | None, now: Moment, why: Why) -> SeekersChange | None:
    """Let somebody look no more. The one for whom they were found looks on, in front."""
    if search is None:
        return None
    return _leaving(search.seekers, now, {search.seeker.person.id: why})


def go_on_by_the_day(search: Search | None, now: Moment) -> SeekersChange:
    """Let somebody look for a match by the day. Raises `Refused` if they look no more."""
    if search is None:
        raise Refused(Refusal.NOT_LOOKING)
    return _saving((search.seeker,), now, (by_the_day(search.seeker, at=now.at),))


def find(search: Search | None, now: Moment) -> SeekersChange | None:
    """Bring somebody together with the best candidate; None if there is none."""
    if search is None or search.seeker.found_with is not None:
        return None
    other = nearest(search.seeker, search.candidates, at=now.at)
    if other is None:
        return None
    pair = in_order(search.seeker, other)
    if not search.seeker.live:
        return _beginning(pair, now)
    return _saving(pair, now, brought_together(pair, at=now.at))


def note_told(search: Search | None, now: Moment) -> SeekersChange | None:
    """Note that somebody was told that another one is there."""
    if search is None or search.pair is None:
        return None
    return _saving(search.pair, now, told(search.pair, search.seeker.person.id, at=now.at))


def give_time(search: Search | None, now: Moment) -> SeekersChange | None:
    """Give both of a pair their whole time again."""
    if search is None or search.pair is None:
        return None
    return _saving(search.pair, now, credit_time(search.pair, at=now.at))


def run_due(search: Search | None, now: Moment) -> SeekersChange | None:
    """Do what is due with somebody: look again, or end what took too long."""
    if search is None:
        return None
    seeker = search.seeker
    if seeker.found_with is None:
        return _look_again(search, now)
    if search.pair is None:  # the other one is not there any more
        return _saving((seeker,), now, (alone_again(seeker),))
    absent = absent_of(search.pair, at=now.at)
    reasons = {
        one.person.id: Why.MISSED if one.told else Why.UNREACHED
        for one in search.pair
        if one.person.id in absent
    }
    return _leaving(search.pair, now, reasons) if reasons else None


def _look_again(search: Search, now: Moment) -> SeekersChange:
    seeker = search.seeker
    if now.at >= seeker.until:
        return _leaving((seeker,), now, {seeker.person.id: Why.OVER})
    found = find(search, now)
    if found is not None:
        return found
    tells = seeker.live and not seeker.quiet and now.at >= seeker.since + QUIET_AFTER
    # Written also if nothing else changes: the time at which they are looked for next.
    later = _saving((seeker,), now, (replace(seeker, quiet=seeker.quiet or tells),))
    return replace(later, silent=not tells)


def _saving(before: tuple[Seeker, ...], now: Moment, after: tuple[Seeker, ...]) -> SeekersChange:
    return SeekersChange(now.at, tuple(zip(before, after, strict=True)))


def _leaving(seekers: tuple[Seeker, ...], now: Moment, reasons: Mapping[int, Why]) -> SeekersChange:
    """Let those with a reason go; the other one looks on in front."""
    after = (None if one.person.id in reasons else alone_again(one) for one in seekers)
    return SeekersChange(now.at, tuple(zip(seekers, after, strict=True)), reasons)


def _beginning(pair: Pair, now: Moment) -> SeekersChange:
    """Let both go, because their match begins."""
    reasons = {one.person.id: Why.BEGUN for one in pair}
    return replace(_leaving(pair, now, reasons), begins=match_of(pair, now))
