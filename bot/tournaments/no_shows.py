"""Absent players of a tournament: after two missed rounds in a row they leave it.

Otherwise a tournament without present players would notify them in every round. In a live round, a
player misses it by not confirming their presence in time; by correspondence, by letting their time
run out without a move. The opponent, who could not move, was not seen either: after three such
rounds they leave as well. A round without an opponent, or with an admin's decision, doesn't count.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.tournaments.model import Cause, Pairing, Tournament

MISSES: Final = 2
"""Number of missed rounds in a row after which a player leaves the tournament."""
UNSEEN: Final = 3
"""Number of rounds in a row without being seen after which a player leaves."""


def seen_in(pairing: Pairing, info: MatchInfo) -> tuple[bool, bool]:
    """Return which of the two players were there, by their match."""
    moved = {
        player.id
        for player, at in zip(info.seats or (), info.moved_at, strict=False)
        if at is not None and isinstance(player, Person)
    }
    if info.reason != "timeout":  # a player ended it, or it was played out
        moved.update(pairing.people)
    first, second = (one or person in moved for one, person in _sides(pairing))
    return first, second


def without_absent(tournament: Tournament) -> Tournament:
    """Return the tournament before its next round, without the absent players."""
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
    """Yield the pairings that show whether their players were there."""
    return (one for one in pairings if one.cause in (Cause.MATCH, Cause.NO_SHOW))


def _was_seen(pairing: Pairing, person_id: int) -> bool:
    return pairing.here[pairing.people.index(person_id)]


def _sides(pairing: Pairing) -> tuple[tuple[bool, int], ...]:
    return tuple(zip(pairing.here, pairing.people, strict=True))
