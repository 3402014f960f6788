"""Changes of searches for an opponent, as pure functions; the service stores the results."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Final

from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import NOWHERE, GuildSettings, Terms, TimeControl
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
    RESTS_FOR,
    ROUNDS,
    TOLD_WITHIN,
    Gone,
    Outcome,
    Pair,
    Search,
    Seeker,
    SeekerMessage,
    Why,
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


def looking(
    person: Person,
    preset: str,
    pace: TimeControl,
    rating: int,
    *,
    at: datetime,
) -> Seeker:
    """Return the state of a new search."""
    return Seeker(
        person=Person(person.id, person.name),  # a stranger sees no nickname of a server
        preset=preset,
        pace=pace,
        rating=rating,
        since=at,
        until=at + (LIVE_FOR if pace is TimeControl.LIVE else DAILY_FOR),
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


def told(pair: Pair, person_id: int, shown: SeekerMessage, *, at: datetime) -> Pair:
    """Return the pair after one of them was notified by the message `shown`."""
    first, second = (
        replace(one, told=True, shown=shown) if one.person.id == person_id else one for one in pair
    )
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


def in_call_order(pair: Pair) -> Pair:
    """Return two people in the order in which they are notified.

    A hidden message fails most easily, so it is sent first: nobody is asked in vain.
    """
    first, second = pair
    return (second, first) if second.is_hidden and not first.is_hidden else (first, second)


def absent_of(pair: Pair, *, at: datetime) -> Collection[int]:
    """Return the people of a pair who did not come in time: nobody yet, one, or both.

    The second one is notified after the first: so of two who were not, the first could not be.
    """
    if any(at < next_due(one, at=at) for one in pair):
        return ()
    for one in in_call_order(pair):
        if not one.told:
            return {one.person.id}
    return {one.person.id for one in pair if not one.confirmed}


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
    return min(again, seeker.ends, *([] if seeker.quiet or not seeker.live else [quiet]))


def terms_of(pair: Pair) -> Terms:
    """Return rules, length and pace of their match."""
    first, second = pair
    preset = first.preset if first.preset != ANY else second.preset
    rules = rules_of_length(PRESETS[0] if preset == ANY else preset, {}, ROUNDS)
    return Terms(rules, first.pace, GuildSettings(0).turn(first.pace))


def match_of(pair: Pair, now: Moment) -> Change:
    """Return the change that begins a pair's match."""
    first, second = (one.person for one in pair)
    asked = new_challenge(NOWHERE, first, second, terms_of(pair), now)
    # The challenge is never stored: the row begins with the match.
    info: MatchInfo = replace(asked.stored.info, revision=-1)
    origin = replace(asked.stored, info=info)
    return seat(origin, now, info, people=(first, second))


# ── decisions ───────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class SeekersChange:
    """A change of one seeker, or of two."""

    at: datetime
    seekers: tuple[tuple[Seeker, Seeker | None], ...]
    """Each before and after the change; None: they stop searching."""
    reasons: Mapping[int, Why] = field(default_factory=dict)
    """The reasons of those who stop searching, by their ids."""
    begins: Change | None = None
    """The match that begins between both."""
    silent: bool = False
    """Whether there is nothing new to show."""

    @property
    def missed(self) -> Mapping[int, int | None]:
        """The ids of those who made the other one wait, each with the id of whom they declined.

        None: they declined nobody, they did not come. A person may not see a hidden message, which
        makes no sound: then not to come doesn't count.
        """
        return {
            one.person.id: one.found_with if why is Why.STOPPED else None
            for one, _ in self.seekers
            if one.told
            and (why := self.reasons.get(one.person.id)) in (Why.MISSED, Why.STOPPED)
            and not (why is Why.MISSED and one.is_hidden)
        }

    def outcome(self, match: StoredMatch | None = None) -> Outcome:
        """Return the messages to show once this is written; `match`: the match as it was stored."""
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
            replaced=tuple(
                before.shown
                for before, after in self.seekers
                if after is not None
                and after.shown is not None
                and before.shown is not None
                and before.shown.message_id != after.shown.message_id
            ),
        )


def play(search: Search | None, now: Moment, person_id: int) -> SeekersChange:
    """Note that somebody wants to play with whom they were found for; the second begins the match.

    Raises `Refused` if nobody was found.
    """
    if search is None:
        raise Refused(Refusal.NOBODY_FOUND)
    if search.pair is None:
        raise Refused(Refusal.STILL_LOOKING)
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


def part(search: Search | None, now: Moment) -> SeekersChange | None:
    """Let both of a pair look on, because one of them has blocked the other; else None."""
    if search is None or not search.blocked:
        return None
    return _leaving(search.seekers, now, {})


def go_on_by_the_day(search: Search | None, now: Moment) -> SeekersChange:
    """Let somebody look for a match by the day. Raises `Refused` if they look no more."""
    if search is None:
        raise Refused(Refusal.NOT_LOOKING)
    return _saving((search.seeker,), now, (by_the_day(search.seeker, at=now.at),))


def find(search: Search | None, now: Moment) -> SeekersChange | None:
    """Bring somebody together with the best candidate; None if there is none.

    Nobody is found before a message shows their search.
    """
    if search is None or search.seeker.found_with is not None or search.seeker.shown is None:
        return None
    other = nearest(search.seeker, search.candidates, at=now.at)
    if other is None:
        return None
    pair = in_order(search.seeker, other)
    if not search.seeker.live:
        return _beginning(pair, now)
    return _saving(pair, now, brought_together(pair, at=now.at))


def note_message(
    search: Search | None, now: Moment, drawn: Seeker, shown: SeekerMessage
) -> SeekersChange | None:
    """Note the message that shows somebody's state `drawn`; None if they are in another one now.

    If it shows an opponent, they are notified.
    """
    if search is None:
        return None
    seeker = search.seeker
    if (seeker.since, seeker.found_with) != (drawn.since, drawn.found_with):
        return None
    if search.pair is None:
        return _saving((seeker,), now, (replace(seeker, shown=shown),))
    return _saving(search.pair, now, told(search.pair, seeker.person.id, shown, at=now.at))


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
    if search.blocked:
        return part(search, now)
    absent = absent_of(search.pair, at=now.at)
    reasons = {
        one.person.id: Why.MISSED if one.told else Why.UNREACHED
        for one in search.pair
        if one.person.id in absent
    }
    return _leaving(search.pair, now, reasons) if reasons else None


def _look_again(search: Search, now: Moment) -> SeekersChange:
    seeker = search.seeker
    if search.playing:
        return _resting(seeker, now)
    if now.at >= seeker.ends:
        return _leaving((seeker,), now, {seeker.person.id: Why.OVER})
    if seeker.shown is None:  # the bot stopped before a message showed the search
        return _saving((seeker,), now, (seeker,))
    found = find(search, now)
    if found is not None:
        return found
    tells = seeker.live and not seeker.quiet and now.at >= seeker.since + QUIET_AFTER
    # Written also if nothing else changes: the time at which they are looked for next.
    later = _saving((seeker,), now, (replace(seeker, quiet=seeker.quiet or tells),))
    return replace(later, silent=not tells)


def _resting(seeker: Seeker, now: Moment) -> SeekersChange:
    """Keep a live search for after the live match that its person plays now."""
    rested = seeker
    if seeker.until < now.at + RESTS_FOR:
        rested = replace(seeker, until=now.at + 2 * RESTS_FOR)
    later = _saving((seeker,), now, (rested,))
    return replace(later, silent=rested == seeker)


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
