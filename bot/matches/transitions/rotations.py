"""The decisions about a table for several people. The code is pure.

Source 002: "If more than two are playing, others sit out while two play. After completion of a
hand, loser sits out and next player plays the winner of the previous hand." And: "the winner deals
the next hand".

`hand_results` explains the meaning of a draw.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.koikoi.match import new_match
from bot.koikoi.rules import Rules, make_rules
from bot.matches.downtime import Interval
from bot.matches.errors import AlreadySeated, Refusal, Refused
from bot.matches.models.match import FirstDealer, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    MISSES,
    Goal,
    HandResult,
    Member,
    Rotation,
    RotationEnd,
    RotationState,
)
from bot.matches.models.terms import ChannelRef, Terms
from bot.matches.transitions.change import Change, MatchBuilder
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import begin, find_seats

UNBORN: Final = 0  # the id of what is not stored yet
PAIR: Final = 2


def rules_of_a_hand(rules: Rules) -> Rules:
    """Return the rules of one hand: one round from nothing, of which no second one is played.

    The totals are kept by the table, so a bank that players start with has no meaning here.
    """
    single = {"rounds": "1", "tie": "draw", "bank": "off"}
    return make_rules(rules.preset, {**rules.options(), **single})


def rules_of_a_table(rules: Rules, goal: Goal) -> Rules:
    """Return the rules of a hand as those of the race that its two players are in.

    Where chances to win are estimated: nobody plays to win the one round.
    """
    if goal.points is not None:
        length = ("target", str(goal.points))
    else:
        length = ("rounds", str(goal.hands or 1))
    return make_rules(rules.preset, (*rules.options().items(), length))  # either replaces the other


def gather(place: ChannelRef, host: Person, terms: Terms, goal: Goal, now: Moment) -> Rotation:
    """Open a table at which its host is the first."""
    return Rotation(
        id=UNBORN,
        place=place,
        host=host,
        terms=replace(terms, rules=rules_of_a_hand(terms.rules)),
        goal=goal,
        created_at=now.at,
        members=(Member(host),),
        deadline=now.at + now.timings.gathering,
    )


def join(rotation: Rotation, person: Person) -> Rotation:
    """Sit down at the end of the line. A person who comes back keeps their points."""
    _refuse_if_over(rotation)
    known = rotation.member(person.id)
    if known is not None and known.present:
        raise AlreadySeated
    if len(rotation.present) >= MAX_PLAYERS:
        raise Refused(Refusal.ROTATION_FULL, limit=MAX_PLAYERS)
    known = replace(known or Member(person), person=person, present=True, missed=0)
    return _ordered(rotation, (*_without(rotation.members, person.id), known))


def table_for(tables: Iterable[Rotation], person: Person) -> Rotation | None:
    """Return the first table at which a person sits, else the first with a free seat."""
    free = [one for one in tables if len(one.present) < MAX_PLAYERS or _sits(one, person)]
    return min(free, key=lambda one: not _sits(one, person), default=None)


def _sits(rotation: Rotation, person: Person) -> bool:
    known = rotation.member(person.id)
    return known is not None and known.present


def leave(rotation: Rotation, now: Moment, person: Person) -> Rotation:
    """Leave the table. A person who plays a hand has to resign it, too."""
    _refuse_if_over(rotation)
    known = rotation.member(person.id)
    if known is None or not known.present:
        raise Refused(Refusal.NOT_SEATED)
    others = [one for one in rotation.present if one is not known]
    if rotation.host.id == person.id and others:
        rotation = replace(rotation, host=others[0].person)
    if rotation.state is RotationState.GATHERING:
        rotation = replace(rotation, members=tuple(others))
        return rotation if others else _over(rotation, RotationEnd.FEW, now.at)
    gone = replace(known, present=False)
    if rotation.hand_runs:  # the places of those who play stay until the result is known
        members = tuple(gone if one is known else one for one in rotation.members)
        return replace(rotation, members=members)
    rotation = _ordered(rotation, (*_without(rotation.members, person.id), gone))
    return _over(rotation, RotationEnd.FEW, now.at) if len(rotation.present) < PAIR else rotation


def start(rotation: Rotation, now: Moment, person: Person) -> Rotation:
    """Start: the first hand begins at once."""
    check_gathering(rotation)
    if rotation.host.id != person.id:
        raise Refused(Refusal.NOT_YOUR_ROTATION, name=rotation.host)
    if len(rotation.present) < MIN_PLAYERS:
        raise Refused(Refusal.TOO_FEW_SEATED, limit=MIN_PLAYERS)
    return replace(rotation, state=RotationState.PLAYING, deadline=now.at)


def check_gathering(rotation: Rotation) -> None:
    """Raise `Refused` if a table has started, or is over."""
    _refuse_if_over(rotation)
    if rotation.state is RotationState.PLAYING:
        raise Refused(Refusal.ROTATION_STARTED)


def expire(rotation: Rotation, now: Moment) -> Rotation | None:
    """Close a table that nobody started in time; None: it isn't that."""
    late = rotation.deadline is not None and rotation.deadline <= now.at
    if rotation.state is not RotationState.GATHERING or not late:
        return None
    return _over(rotation, RotationEnd.EXPIRED, now.at)


def credit_time(rotation: Rotation, now: Moment, away: Interval) -> Rotation | None:
    """Let a table that nobody could start stay open for as much longer; None: it isn't that."""
    if rotation.state is not RotationState.GATHERING or rotation.deadline is None:
        return None
    later = min(rotation.deadline + away.lasted, now.at + now.timings.gathering)
    return replace(rotation, deadline=later)


def wants_hand(rotation: Rotation, now: Moment) -> bool:
    """Return whether the next hand is to begin."""
    playing = rotation.state is RotationState.PLAYING
    return playing and rotation.deadline is not None and rotation.deadline <= now.at


def run_due(rotation: Rotation, now: Moment) -> Rotation | Change | None:
    """Return what is due at a table: it closes, or its next hand begins. None: nothing is due."""
    closed = expire(rotation, now)
    if closed is None and wants_hand(rotation, now):
        return next_hand(rotation, now)
    return closed


def next_hand(rotation: Rotation, now: Moment) -> Change:
    """Begin the next hand: the match of the first two, and the table in which it runs.

    The first dealer of all is found as in any match by these rules; then the winner deals.
    """
    first, second = (member.person for member in rotation.present[:PAIR])
    rules = rotation.terms.rules
    info = MatchInfo(
        id=UNBORN,
        status=Status.INVITED,
        place=rotation.place,
        challenger=first,
        opponent=second,
        terms=rotation.terms,
        created_at=now.at,
        revision=-1,  # the row begins with the match
        rated=False,
        rotation_id=rotation.id,
        hand=rotation.hands + 1,
    )
    if rotation.hands:
        seats, dealer = (first, second), FirstDealer("challenger")
        info = replace(info, seats=seats, first_dealer=dealer)
    else:
        found, dealer = find_seats(rules, first, second, now.randomness)
        info = replace(info, seats=found, first_dealer=dealer)
    change = begin(MatchBuilder(StoredMatch(info), new_match(rules), now), info, (first, second))
    runs = replace(rotation, deadline=None)
    return replace(change, writing=replace(change.writing, rotation=runs))


def after_hand(rotation: Rotation, match_id: int, hand: HandResult) -> Rotation | None:
    """Count a hand, and say who plays the next one. None if the table doesn't wait for this one."""
    if rotation.state is not RotationState.PLAYING or rotation.match_id != match_id:
        return None
    if hand.stays is None:
        return _over(rotation, RotationEnd.ABORTED, hand.at)
    counted = {one.person.id: one for one in rotation.members}
    for seat, person_id in enumerate(hand.people):
        if person_id in counted:
            counted[person_id] = _counted(counted[person_id], seat, hand)
    players = [counted[one] for one in hand.people if one in counted]
    players.sort(key=lambda one: one.person.id != hand.stays)
    waiting = [one for one in counted.values() if one.person.id not in hand.people]
    rotation = _ordered(rotation, (*players[:1], *waiting, *players[1:]))
    rotation = replace(_hosted(rotation), hands=rotation.hands + 1, deadline=hand.next_at)
    end = _end(rotation)
    return rotation if end is None else _over(rotation, end, hand.at)


def _counted(member: Member, seat: int, hand: HandResult) -> Member:
    missed = 0 if hand.acted[seat] else member.missed
    missed += hand.missed[seat]
    return replace(
        member,
        points=member.points + hand.points[seat],
        played=member.played + 1,
        won=member.won + (member.person.id == hand.winner),
        missed=missed,
        present=member.present and missed < MISSES,
    )


def _hosted(rotation: Rotation) -> Rotation:
    """Return the table with a host who is at it: another one may open a table elsewhere."""
    ids = [one.person.id for one in rotation.present]
    if not ids or rotation.host.id in ids:
        return rotation
    return replace(rotation, host=rotation.present[0].person)


def _end(rotation: Rotation) -> RotationEnd | None:
    goal = rotation.goal
    if goal.points is not None and max(one.points for one in rotation.members) >= goal.points:
        return RotationEnd.POINTS
    if goal.hands is not None and rotation.hands >= goal.hands:
        return RotationEnd.HANDS
    return RotationEnd.FEW if len(rotation.present) < PAIR else None


def _over(rotation: Rotation, end: RotationEnd, at: datetime) -> Rotation:
    return replace(rotation, state=RotationState.OVER, end=end, ended_at=at, deadline=None)


def _ordered(rotation: Rotation, members: Iterable[Member]) -> Rotation:
    """Return the table with its members in this order, and the absent ones behind the others."""
    return replace(rotation, members=tuple(sorted(members, key=lambda one: not one.present)))


def _without(members: Iterable[Member], person_id: int) -> tuple[Member, ...]:
    return tuple(one for one in members if one.person.id != person_id)


def _refuse_if_over(rotation: Rotation) -> None:
    if rotation.state is RotationState.OVER:
        raise Refused(Refusal.ROTATION_OVER)
