"""Players of a tournament who are not there: after two missed rounds in a row they leave it.

Otherwise a tournament that everybody left would call them in round after round. A round is missed
by a player who did not say in time that they are there; by the day, by one who let their time run
out without a move. Their opponent, who could not move then, was not seen either: after three such
rounds they leave as well. A round without an opponent, or one that an admin decided, says nothing.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.tournaments.model import Cause, Pairing, Tournament

MISSES: Final = 2
"""Somebody who misses so many rounds in a row leaves the tournament."""
UNSEEN: Final = 3
"""And somebody who was not seen in so many."""


def seen_in(pairing: Pairing, info: MatchInfo) -> tuple[bool, bool]:
    """Return who of a pairing was there, as far as its match tells."""
    moved = {
        player.id
        for player, at in zip(info.seats or (), info.moved_at, strict=False)
        if at is not None and isinstance(player, Person)
    }
    if info.reason != "timeout":  # somebody ended it themselves, or it was played out
        moved.update(pairing.people)
    first, second = (one or person in moved for one, person in _sides(pairing))
    return first, second


def without_absent(tournament: Tournament) -> Tournament:
    """Return the tournament before its next round, without those who were missing."""
    entrants = tuple(
        replace(one, left_round=tournament.round)
        if one.left_round is None and _is_missing(tournament, one.person.id)
        else one
        for one in tournament.entrants
    )
    return replace(tournament, entrants=entrants)


def _is_missing(tournament: Tournament, person_id: int) -> bool:
    theirs = [one for one in tournament.pairings if person_id in one.people]
    newest_first = sorted(theirs, key=lambda one: -one.round)
    unseen = [*takewhile(lambda one: not _was_seen(one, person_id), _telling(newest_first))]
    missed = [one for one in unseen if one.winner != person_id]
    return len(missed) >= MISSES or len(unseen) >= UNSEEN


def _telling(pairings: list[Pairing]) -> Iterator[Pairing]:
    """Yield those that tell whether their people are there."""
    return (one for one in pairings if one.cause in (Cause.MATCH, Cause.NO_SHOW))


def _was_seen(pairing: Pairing, person_id: int) -> bool:
    return pairing.here[pairing.people.index(person_id)]


def _sides(pairing: Pairing) -> tuple[tuple[bool, int], ...]:
    return tuple(zip(pairing.here, pairing.people, strict=True))
