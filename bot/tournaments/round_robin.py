"""Round robin: everybody meets everybody once, by the circle method."""

from collections.abc import Sequence


def rounds_for(players: int) -> int:
    """Return the number of rounds: with an odd number of players, each of them rests once."""
    return players - 1 if players % 2 == 0 else players


def round_of(seeded: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, counted from 1. With an odd number, one person rests.

    The first person stays, and the others rotate by one place after each round. So every person is
    opposite every other person once. The rounds are those of FIDE's Berger tables (C.05, annex 1)
    in another order, in which the last person stays. So the best two meet in the last round.
    """
    people: list[int | None] = [*seeded, *([None] if len(seeded) % 2 else [])]
    turned = people[1:]
    by = (number - 1) % len(turned)
    turned = turned[len(turned) - by :] + turned[: len(turned) - by]
    circle = [people[0], *turned]
    half = len(circle) // 2
    order = {person: place for place, person in enumerate(seeded)}
    pairs = []
    for one, two in zip(circle[:half], reversed(circle[half:]), strict=True):
        if one is not None and two is not None:
            pairs.append((one, two) if order[one] < order[two] else (two, one))
    return sorted(pairs, key=lambda pair: order[pair[0]])
