"""Checks stored tournaments: all their values must follow from players and results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.tournaments import swiss
from bot.tournaments.model import (
    Cause,
    Entrant,
    Format,
    Pairing,
    Result,
    Seeding,
    Stage,
    Tournament,
)
from bot.tournaments.rounds import next_round, round_of, rounds_of, seeds

Winners = Mapping[int, int | None]
"""The winners of matches that have a result, by match; None: a draw."""


def wrong_with(found: Tournament, winners: Winners, *, due: bool) -> Iterator[str]:
    """Yield the errors of a tournament. `due`: whether it has a due time."""
    if found.stage.open != due:
        yield "what falls due next doesn't fit its stage"
    if found.prize is not None and (found.winner_role is None or found.stage.open):
        yield "it gave a role that it doesn't have, or before its end"
    full = found.stage is Stage.SIGNUP and len(found.entrants) >= found.most
    if found.waiting and not full and found.stage is not Stage.CANCELLED:
        yield "people wait for a place, and it is not full or has begun"
    if found.started_at is None:
        if found.pairings:
            yield "it has pairings, and has not begun"
        return
    yield from _wrong_with_seeds(found)
    for number in range(1, found.round + 1):
        yield from _wrong_with_round(found, number)
    if any(one.round > found.round for one in found.pairings):
        yield "there are pairings of rounds that have not begun"
    for one in found.pairings:
        yield from _wrong_with_pairing(found, one, winners)
    if found.stage is Stage.FINISHED and _could_go_on(found):
        yield "it is over, and a round is missing"


def _wrong_with_seeds(found: Tournament) -> Iterator[str]:
    seeded = found.seeded
    if [one.seed for one in seeded] != list(range(1, len(seeded) + 1)) or _order(seeded) != _order(
        seeds(seeded)
    ):
        yield "the seeds don't follow from the ratings"
    if found.seeding is Seeding.RATING and any(one.placed is not None for one in seeded):
        yield "it is seeded by rating, and a player was placed"
    rounds = found.rounds or 0
    if found.format is Format.SWISS:
        if not 1 <= rounds <= swiss.most_rounds(len(seeded)):
            yield "it can't have so many rounds"
    elif rounds != rounds_of(found):
        yield "it has another number of rounds than its players need"


def _order(seeded: Sequence[Entrant]) -> list[object]:
    """Return the values that decide the order; people who were erased have new ids."""
    return [(one.placed, one.rating, one.joined_at) for one in seeded]


def _wrong_with_round(found: Tournament, number: int) -> Iterator[str]:
    before = tuple(one for one in found.pairings if one.round < number)
    if any(one.result is None for one in before):
        yield f"round {number} has begun before the last was over"
        return
    right = round_of(replace(found, pairings=before), number)
    stored = found.of_round(number)
    if _who(right) != _who(stored):
        yield f"the pairings of round {number} don't follow from the results before it"


def _who(pairings: tuple[Pairing, ...]) -> set[tuple[int, int, int | None]]:
    return {(one.number, one.first, one.second) for one in pairings}


def _wrong_with_pairing(found: Tournament, one: Pairing, winners: Winners) -> Iterator[str]:
    name = f"pairing {one.number} of round {one.round}"
    if (one.result is None) != (one.cause is None):
        yield f"{name} has a result without a cause, or a cause without a result"
    if (one.second is None) != (one.cause is Cause.BYE):
        yield f"{name} is a bye, and doesn't say so"
    if one.cause is Cause.ADMIN and (one.decided_by is None or not one.note):
        yield f"nobody stands for the decision of {name}"
    if one.replaces is not None and (one.cause is not Cause.ADMIN or one.replaces is one.result):
        yield f"{name} replaces a result, and was not corrected"
    if found.best_of > 1:
        yield from _wrong_with_several(found, one, winners)
    elif one.cause is Cause.MATCH:
        if one.match_id not in winners:
            yield f"the match of {name} has no result"
        elif winners[one.match_id or 0] != one.winner or one.result is Result.NEITHER:
            yield f"{name} has another result than its match"
    if one.result is None and found.stage is Stage.FINISHED:
        yield f"{name} has no result, and the tournament is over"


def _wrong_with_several(found: Tournament, one: Pairing, winners: Winners) -> Iterator[str]:
    name = f"pairing {one.number} of round {one.round}"
    earlier = [winners.get(each or 0) for each in (one.first_match_id, one.second_match_id)]
    last = winners.get(one.match_id or 0)
    possible = [_wins(one, earlier), _wins(one, [*earlier, last])]
    if one.cause is None:
        possible = possible[:1]
    if one.wins not in possible:
        yield f"{name} has other wins than its matches"
    if one.cause is Cause.MATCH and (one.leader is None or one.leader is not one.result):
        yield f"{name} has another result than its matches"
    if max(one.wins) > found.best_of // 2 + 1:
        yield f"{name} has more wins than it needs"


def _wins(one: Pairing, winners: Sequence[int | None]) -> tuple[int, int]:
    if one.second is None:  # a match that is not there has no winner either
        return 0, 0
    return winners.count(one.first), winners.count(one.second)


def _could_go_on(found: Tournament) -> bool:
    """Return whether a tournament that is over had another round to play."""
    _, missing = next_round(found)
    if found.format.is_bracket:
        return bool(missing)
    stayed = [one.person.id for one in found.entrants if not found.has_left(one.person.id)]
    return sum(one > 0 for one in stayed) >= 2 and bool(missing)
