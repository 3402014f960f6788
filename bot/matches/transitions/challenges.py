"""A challenge and its answers. The row of a challenge becomes the match and keeps its number."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.koikoi.actions import Action, Deal
from bot.koikoi.match import new_match
from bot.matches.errors import OpenAlready, Refusal, Refused
from bot.matches.models.change_set import ChangeSet
from bot.matches.models.listings import OpenMatchCounts
from bot.matches.models.match import (
    DeadlineKind,
    MatchInfo,
    Status,
    StoredMatch,
    challenge_key,
)
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import NOWHERE, ChannelRef, Terms, TimeControl
from bot.matches.models.timings import Limits, Timings
from bot.matches.transitions.change import Change, MatchBuilder, with_changes
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import begin, find_seats
from bot.matches.transitions.turns import known_as

UNBORN = 0  # the id of a match that is not stored yet


def new_challenge(
    place: ChannelRef,
    challenger: Person,
    opponent: Player | None,
    terms: Terms,
    now: Moment,
    *,
    rematch_of: int | None = None,
) -> Change:
    """Create a challenge that waits for an answer."""
    info = MatchInfo(
        id=UNBORN,
        status=Status.INVITED,
        place=place,
        challenger=challenger,
        opponent=opponent,
        terms=terms,
        created_at=now.at,
        rematch_of=rematch_of,
    )
    if opponent is None:
        live = terms.pace is TimeControl.LIVE
        pause = now.timings.live_offer if live else now.timings.daily_offer
        info = replace(info, due=DeadlineKind.OFFER, deadline=now.at + pause)
    else:
        info = replace(info, due=DeadlineKind.EXPIRE, deadline=closes_at(info, now.timings))
    stored = StoredMatch(info)
    return Change(stored, stored, writing=ChangeSet(info, people=info.people))


def closes_at(info: MatchInfo, timings: Timings) -> datetime:
    """Return when a challenge expires. An open table also has an earlier deadline, `Due.OFFER`."""
    live = info.terms.pace is TimeControl.LIVE
    return info.created_at + (timings.live_invitation if live else timings.daily_invitation)


def may_challenge(
    challenger: Person,
    opponent: Person | None,
    place: ChannelRef,
    open_matches: Collection[MatchInfo],
    limits: Limits,
) -> None:
    """Check a new challenge against the limits. `open_matches` are the challenger's."""
    if opponent is not None and opponent.id == challenger.id:
        raise Refused(Refusal.SELF_CHALLENGE)
    refuse_again(challenger, opponent, place, open_matches)
    waiting = [info for info in open_matches if info.status is Status.INVITED]
    mine = [info for info in waiting if info.challenger.id == challenger.id]
    if len(mine) >= limits.invitations:
        raise Refused(Refusal.TOO_MANY_INVITATIONS, limit=limits.invitations)
    may_play(open_matches, limits)


def may_play(open_matches: Collection[MatchInfo], limits: Limits) -> None:
    """Raise `Refused` if a person plays too many. `open_matches` are that person's."""
    running = sum(info.status is Status.PLAYING for info in open_matches)
    if running >= limits.matches:
        raise Refused(Refusal.TOO_MANY_MATCHES, limit=limits.matches)


def may_begin(begun: int, crowd: OpenMatchCounts | None, limits: Limits) -> None:
    """Raise `Refused` if no further match may begin.

    `begun` is the number of matches and challenges that the person began in the last minute.
    `crowd` counts the busy matches of the place; None for a direct message.
    """
    if begun >= limits.begun:
        raise Refused(Refusal.TOO_FAST, limit=limits.begun)
    if crowd is not None and crowd.channel >= limits.channel:
        raise Refused(Refusal.CHANNEL_FULL, limit=limits.channel)
    if crowd is not None and crowd.guild >= limits.guild:
        raise Refused(Refusal.GUILD_FULL, limit=limits.guild)


def refuse_again(
    challenger: Person,
    opponent: Person | None,
    place: ChannelRef,
    open_matches: Collection[MatchInfo],
) -> None:
    """Raise `OpenAlready` if the same challenge is open. `open_matches` are the challenger's."""
    key = challenge_key(place, challenger, opponent)
    for info in open_matches:
        if info.challenge_key == key:
            raise OpenAlready(Refusal.ALREADY_INVITED, info.id)


def own_challenge(info: MatchInfo) -> Refused:
    """Say that only others can accept a challenge; at an open table, anybody else."""
    if info.opponent is None:
        return Refused(Refusal.OWN_CHALLENGE_TABLE)
    return Refused(Refusal.OWN_CHALLENGE, name=info.opponent)


def accept(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Accept a challenge: assign the seats and deal the first round."""
    info = awaited(stored)
    if person.id == info.challenger.id:
        raise own_challenge(info)
    if info.opponent is not None and not _is(info.opponent, person):
        raise Refused(Refusal.NOT_INVITED, name=info.opponent)
    if isinstance(info.opponent, Person):
        person = info.opponent.seen(person, info.place.guild_id)
    return seat(stored, now, replace(info, opponent=person), people=(person,))


def seat(
    stored: StoredMatch, now: Moment, info: MatchInfo, *, people: tuple[Person, ...]
) -> Change:
    """Assign the seats to both players and deal the first round."""
    assert info.opponent is not None
    rules = info.terms.rules
    seats, first = find_seats(rules, info.challenger, info.opponent, now.chance(info))
    info = replace(info, seats=seats, first_dealer=first)
    return begin(MatchBuilder(stored, new_match(rules), now), info, people)


def against_computer(
    place: ChannelRef,
    person: Person,
    level: str,
    terms: Terms,
    now: Moment,
    *,
    rematch_of: int | None = None,
    day: date | None = None,
) -> Change:
    """Start a match against a computer player. With a `day` it is that day's deal, unrated."""
    asked = new_challenge(place, person, Computer(level), terms, now, rematch_of=rematch_of)
    # The challenge is never stored: the row begins with the match.
    info = replace(asked.stored.info, revision=-1, day=day, rated=day is None)
    origin = replace(asked.stored, info=info)
    return seat(origin, now, origin.info, people=(person,))


def retry(
    source: MatchInfo, actions: Sequence[Action], seats: tuple[Player, Player], now: Moment
) -> Change:
    """Start a match against a computer player at a position of a match that is over.

    `actions` lead to that position of `source`, and one of the `seats` is a person's. The match has
    no table: its past is somebody's match, and nobody else's business.
    """
    person, computer = sorted(seats, key=lambda one: isinstance(one, Computer))
    assert isinstance(person, Person)
    terms = replace(source.terms, pace=TimeControl.LIVE)
    asked = new_challenge(NOWHERE, person, computer, terms, now)
    info = replace(
        asked.stored.info,
        revision=-1,
        rated=False,
        seats=seats,
        first_dealer=source.first_dealer,
        retry_of=source.id,
        retry_at=len(actions),
    )
    draft = MatchBuilder(replace(asked.stored, info=info), new_match(terms.rules), now)
    for action in actions:
        if isinstance(action, Deal):
            draft.deal(action, now.randomness.nonce())
        else:
            draft.apply(action)
    return begin(draft, info, (person,))


def decline(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Decline a challenge; the challenger withdraws it instead."""
    info = awaited(stored)
    if person.id == info.challenger.id:
        return withdraw(stored, now, person)
    if info.opponent is None:
        raise Refused(Refusal.TABLE_NOT_YOURS, name=info.challenger)
    if not _is(info.opponent, person):
        raise Refused(Refusal.NOT_INVITED, name=info.opponent)
    return _over(stored, Status.DECLINED, now.at, person)


def withdraw(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Withdraw a challenge."""
    if person.id != awaited(stored).challenger.id:
        raise Refused(Refusal.NOT_YOUR_CHALLENGE)
    return _over(stored, Status.WITHDRAWN, now.at, person)


def close_challenge(stored: StoredMatch, now: Moment, status: Status) -> Change:
    """End a challenge that nobody answered (expired), or that an admin ended (aborted)."""
    awaited(stored)
    return _over(stored, status, now.at)


def _is(player: Player | None, person: Person) -> bool:
    return isinstance(player, Person) and player.id == person.id


def _over(stored: StoredMatch, status: Status, at: datetime, by: Person | None = None) -> Change:
    info, people = known_as(stored.info, by) if by else (stored.info, ())
    return with_changes(
        replace(stored, info=info),
        people=people,
        status=status,
        ended_at=at,
        due=None,
        deadline=None,
    )


def awaited(stored: StoredMatch) -> MatchInfo:
    """Return the row of a challenge that waits for an answer."""
    status = stored.info.status
    if status is Status.INVITED:
        return stored.info
    if status is Status.PLAYING:
        raise Refused(Refusal.ALREADY_STARTED)
    if status in (Status.FINISHED, Status.ABORTED):
        raise Refused(Refusal.ALREADY_FINISHED)
    if status is Status.EXPIRED:
        raise Refused(Refusal.CHALLENGE_EXPIRED)
    raise Refused(Refusal.CHALLENGE_OVER)


# An open table that nobody joins: after a while it offers a match against the computer.
#
# In the first minute a new table has one button: *Join*. After that its challenger may choose a
# level of the computer, also after the table has expired. The minute is a deadline in the match's
# row, so it is kept over a restart.


def offer(stored: StoredMatch, now: Moment) -> Change:
    """Let an open table that nobody joined yet offer the computer too."""
    info = awaited(stored)
    return with_changes(stored, due=DeadlineKind.EXPIRE, deadline=closes_at(info, now.timings))


def offers_computer(info: MatchInfo) -> bool:
    """Return whether this is an open table whose challenger may play the computer instead."""
    if info.opponent is not None:
        return False
    waited = info.status is Status.INVITED and info.due is DeadlineKind.EXPIRE
    return waited or info.status is Status.EXPIRED


def settle_for_computer(
    stored: StoredMatch, now: Moment, person: Person, level: str, turn: timedelta
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
    terms = replace(info.terms, pace=TimeControl.LIVE, turn=turn)
    person = info.challenger.seen(person, info.place.guild_id)
    info = replace(info, challenger=person, opponent=Computer(level), terms=terms, ended_at=None)
    return seat(stored, now, info, people=(person,))


def not_your_table(info: MatchInfo) -> Refused:
    """Refuse the menu of a table to everybody but its host; others may still join an open one."""
    joinable = info.status is Status.INVITED
    return Refused(
        Refusal.NOT_YOUR_TABLE if joinable else Refusal.NOT_YOUR_TABLE_OVER, name=info.challenger
    )
