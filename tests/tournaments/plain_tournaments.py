"""A second implementation of tournament rules: plain tables and an exhaustive search.

A table is computed from a grid, with a row for each player and a cell for each round, in fractions.
A round is searched among all possible ones. It is slow, and written only from the rules' text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from bot.tournaments.model import (
    Cause,
    Format,
    Pairing,
    Result,
    Stage,
    Tournament,
)

HALF = Fraction(1, 2)
PLAYED = {Cause.MATCH, Cause.ADMIN}


class Cell(NamedTuple):
    """The result of a round for a player."""

    score: Fraction
    opponent: int | None  # None: there was no opponent


class Line(NamedTuple):
    """A line of the table: person, place, points, and both tie-break sums."""

    person: int
    place: int | None
    points: Fraction
    buchholz: Fraction
    berger: Fraction


Grid = dict[int, list[Cell | None]]
"""A cell for each round, by player; None: no match, or it is not over."""


def scores_of(one: Pairing) -> dict[int, Fraction]:
    """Return the scores of a pairing: 1 for a win, a half for a draw."""
    scores = dict.fromkeys(one.people, Fraction(0))
    if one.result is Result.DRAW:
        return dict.fromkeys(one.people, HALF)
    if one.result is Result.FIRST:
        scores[one.first] = Fraction(1)
    if one.result is Result.SECOND and one.second is not None:
        scores[one.second] = Fraction(1)
    return scores


def grid_of(found: Tournament) -> Grid:
    grid: Grid = {one.person.id: [None] * found.round for one in found.entrants}
    for one in found.pairings:
        if one.result is not None:
            for person, score in scores_of(one).items():
                other = next((p for p in one.people if p != person), None)
                free = one.cause not in PLAYED
                grid[person][one.round - 1] = Cell(score, None if free else other)
    return grid


def over_until(found: Tournament) -> int:
    """Return the number of finished rounds."""
    waits = any(one.result is None and one.round == found.round for one in found.pairings)
    return found.round - waits


# ── the Swiss system ────────────────────────────────────────────────────────────────────────────


def swiss_table(found: Tournament) -> list[Line]:
    """FIDE's tie-breaks with its virtual opponent (C.02, 13.15 of 2012)."""
    grid, over = grid_of(found), over_until(found)

    def worth(person: int) -> Fraction:
        """Return a player's worth for opponents: a round without a match counts as a draw."""
        total = Fraction(0)
        for number, cell in enumerate(grid[person], 1):
            if cell is None:
                total += HALF if number <= over else 0
            else:
                total += HALF if cell.opponent is None else cell.score
        return total

    def virtual(person: int, number: int) -> Fraction:
        """Return the points of the virtual opponent in a round without one."""
        before = sum((cell.score for cell in grid[person][: number - 1] if cell), Fraction(0))
        cell = grid[person][number - 1]
        assert cell is not None
        return before + (1 - cell.score) + HALF * max(over - number, 0)

    lines = []
    for person, cells in grid.items():
        points = buchholz = berger = Fraction(0)
        for number, cell in enumerate(cells, 1):
            if cell is not None:
                free = cell.opponent is None
                value = virtual(person, number) if free else worth(cell.opponent or 0)
                points += cell.score
                buchholz += value
                berger += cell.score * value
        lines.append(Line(person, None, points, buchholz, berger))
    return ranked(found, lines, lambda one: (one.points, one.buchholz, one.berger))


# ── the round robin ─────────────────────────────────────────────────────────────────────────────


def dropped(found: Tournament) -> set[int]:
    """Return players who left before half of their matches (FIDE): they count for nobody."""
    grid, gone = grid_of(found), set()
    for one in found.entrants:
        cells = grid[one.person.id][: one.left_round]
        played = [cell for cell in cells if cell is not None and cell.opponent is not None]
        if one.left_round is not None and Fraction(len(played), len(grid) - 1) < HALF:
            gone.add(one.person.id)
    return gone


def robin_table(found: Tournament) -> list[Line]:
    """Ties are broken by the points of beaten opponents plus half of those of drawn ones."""
    gone = dropped(found)
    table: dict[int, dict[int, Fraction]] = {one.person.id: {} for one in found.entrants}
    for one in found.pairings:
        if one.result is not None and not gone & {*one.people}:
            first, second = one.people
            scores = scores_of(one)
            table[first][second], table[second][first] = scores[first], scores[second]
    points = {person: sum(row.values(), Fraction(0)) for person, row in table.items()}
    lines = [
        Line(
            person,
            None,
            points[person],
            sum((points[other] for other in row), Fraction(0)),
            sum((score * points[other] for other, score in row.items()), Fraction(0)),
        )
        for person, row in table.items()
    ]
    return ranked(found, lines, lambda one: (one.points, one.berger))


def ranked(
    found: Tournament, lines: list[Line], merit: Callable[[Line], tuple[Fraction, ...]]
) -> list[Line]:
    """Rank players: leavers come last, equal ones share a rank, and a leaver is never first."""
    over = found.stage is Stage.FINISHED
    if not over and not any(one.points for one in lines):
        return lines
    left = {one.person.id for one in found.entrants if one.left_round is not None}

    def value(line: Line) -> tuple[bool, tuple[Fraction, ...]]:
        return line.person not in left, merit(line)

    nobody = over and len(left) == len(lines)
    return [
        one._replace(place=1 + nobody + sum(value(other) > value(one) for other in lines))
        for one in lines
    ]


# ── the bracket ─────────────────────────────────────────────────────────────────────────────────


def bracket_places(found: Tournament) -> dict[int, int]:
    """Return the ranks of a finished bracket: players who advanced equally far share a rank."""
    come: dict[int, int] = {}
    for one in sorted(found.pairings, key=lambda pairing: pairing.round):
        for person in one.people:
            come[person] = one.round + (one.winner == person)
    left = {one.person.id for one in found.entrants if one.left_round is not None}
    last = found.of_round(found.round)
    champions = {one.winner for one in last if one.winner is not None} - left
    best = {person: (rounds, person in champions) for person, rounds in come.items()}
    start = 1 if champions else 2
    return {
        person: start + sum(other > mine for other in best.values())
        for person, mine in best.items()
    }


# ── who plays whom ──────────────────────────────────────────────────────────────────────────────

Pairs = list[tuple[int, int | None]]


def all_pairings(people: Sequence[int]) -> Iterator[Pairs]:
    """Yield every pairing of these people; in an odd number one of them has a bye."""
    if len(people) % 2:
        for one in people:
            for pairs in all_pairings([other for other in people if other != one]):
                yield [*pairs, (one, None)]
    elif not people:
        yield []
    else:
        first, *others = people
        for other in others:
            for pairs in all_pairings([one for one in others if one != other]):
                yield [(first, other), *pairs]


def swiss_costs(found: Tournament, number: int, pairs: Pairs) -> tuple[int, ...]:
    """Return the costs of a Swiss round, the most important first.

    Repeated meetings (squared, so two second meetings are better than one third meeting);
    repeated byes; the number of people below the one with the bye; differences in points
    (squared); and among equal points, the distance from the upper half against the lower half.
    """
    before = [each for each in found.pairings if each.round < number]
    points = dict.fromkeys(found.people, Fraction(0))
    for each in before:
        for person, score in scores_of(each).items():
            points[person] += score
    there = [p for pair in pairs for p in pair if p is not None]
    seed = {each.person.id: each.seed or 0 for each in found.entrants}
    order = sorted(there, key=lambda p: (-points[p], seed[p]))
    again = rested = below = apart = away = 0
    for one, two in pairs:
        if two is None:
            rested = sum(each.people == (one,) for each in before)
            below = len(order) - 1 - order.index(one)
            continue
        again += sum({*each.people} == {one, two} for each in before) ** 2
        high, low = sorted((order.index(one), order.index(two)))
        apart += int((2 * (points[one] - points[two])) ** 2)
        same = sum(points[p] == points[order[high]] for p in there)
        step = same // 2 if points[one] == points[two] and same > 1 else 1
        away += (low - high - step) ** 2
    return again, rested, below, apart, away


def robin_round(players: int, number: int) -> set[frozenset[int]]:
    """Return a round's pairs, by seeds. Seed 1 stays in place; the other sums advance by two."""
    size = players + players % 2
    turn = size - 1
    meets = {
        frozenset({one, two})
        for one, two in combinations(range(2, size + 1), 2)
        if (one + two + 2 * number - 4) % turn == 0
    }
    (alone,) = set(range(2, size + 1)) - {seed for pair in meets for seed in pair}
    meets.add(frozenset({1, alone}))
    return {pair for pair in meets if max(pair) <= players}


def bracket_pairs(players: int) -> set[frozenset[int]]:
    """Return the first round: the seeds of a pair add up to the size plus one; others have byes."""
    size = 1
    while size < players:
        size *= 2
    return {frozenset({seed, size + 1 - seed}) for seed in range(1, size // 2 + 1)}


def round_is_right(found: Tournament, number: int) -> bool:
    """Return whether the rules allow a round."""
    seed = {one.person.id: one.seed or 0 for one in found.entrants}
    now: Pairs = [(one.first, one.second) for one in found.of_round(number)]
    if found.format is Format.ROUND_ROBIN:
        met = {frozenset(seed[p] for p in pair if p is not None) for pair in now}
        return met == robin_round(len(seed), number)
    if found.format is Format.SINGLE:
        return _bracket_is_right(found, number)
    if found.format is Format.DOUBLE:
        return {frozenset(one.people) for one in found.of_round(number)} == sheet_round(
            found, number
        )
    there = [
        one.person.id
        for one in found.entrants
        if one.left_round is None or one.left_round >= number
    ]
    if sorted(p for pair in now for p in pair if p is not None) != sorted(there):
        return False
    return swiss_costs(found, number, now) == min(
        swiss_costs(found, number, pairs) for pairs in all_pairings(there)
    )


def _bracket_is_right(found: Tournament, number: int) -> bool:
    """The winners of 1 and 2 meet in 1, of 3 and 4 in 2; without an opponent a winner advances."""
    seed = {one.person.id: one.seed or 0 for one in found.entrants}
    now = {one.number: {*one.people} for one in found.of_round(number)}
    if number == 1:
        players = len(seed)
        met = {frozenset(seed[p] for p in people) for people in now.values()}
        wanted = {frozenset(s for s in pair if s <= players) for pair in bracket_pairs(players)}
        return met == wanted
    came = {one.number: one.winner for one in found.of_round(number - 1)}
    places = range(1, 1 << ((found.rounds or 0) - number) + 1)
    right = {place: {came.get(2 * place - 1), came.get(2 * place)} - {None} for place in places}
    return now == {place: people for place, people in right.items() if people}


# ── the sheet of a double elimination ───────────────────────────────────────────────────────────

SHEETS: dict[int, tuple[str, ...]] = {
    4: ("1-4 2-3", "W1-W2 L1-L2", "W4-L3", "W3-W5", "if"),
    8: (
        "1-8 4-5 2-7 3-6", "W1-W2 W3-W4 L1-L2 L3-L4", "W7-L6 W8-L5", "W5-W6 W9-W10", "W12-L11",
        "W11-W13", "if",
    ),
    16: (
        "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11",
        "W1-W2 W3-W4 W5-W6 W7-W8 L1-L2 L3-L4 L5-L6 L7-L8",
        "W13-L10 W14-L9 W15-L12 W16-L11",
        "W9-W10 W11-W12 W17-W18 W19-W20",
        "W23-L22 W24-L21", "W21-W22 W25-W26", "W28-L27", "W27-W29", "if",
    ),
    32: (
        "1-32 16-17 8-25 9-24 4-29 13-20 5-28 12-21 2-31 15-18 7-26 10-23 3-30 14-19 6-27 11-22",
        "W1-W2 W3-W4 W5-W6 W7-W8 W9-W10 W11-W12 W13-W14 W15-W16 "
        "L1-L2 L3-L4 L5-L6 L7-L8 L9-L10 L11-L12 L13-L14 L15-L16",
        "W25-L24 W26-L23 W27-L22 W28-L21 W29-L20 W30-L19 W31-L18 W32-L17",
        "W17-W18 W19-W20 W21-W22 W23-W24 W33-W34 W35-W36 W37-W38 W39-W40",
        "W45-L43 W46-L44 W47-L41 W48-L42",
        "W41-W42 W43-W44 W49-W50 W51-W52",
        "W55-L53 W56-L54", "W53-W54 W57-W58", "W60-L59", "W59-W61", "if",
    ),
}  # fmt: skip
"""Printed brackets, a line for each round: `4-5` are seeds, `W3` and `L3` come from match 3.

The bracket of 8 is the form "8 Team Double Elimination Bracket" (printyourbrackets.com, reprinted
by templatesowl.com), where simultaneous matches have other numbers: there the losers of its
matches 6 and 5 meet the winners of 7 and 8, and the loser of 11 the winner of 12. The last match
is played "if first loss".

The brackets of 16 and 32 have the seeds of any printed bracket. The losers enter in the default
order of the library *brackets-manager* (`defaultMinorOrdering`): of 16, each half of four is
reversed, then both are swapped; of 32, all eight are reversed, then the halves of four are swapped,
then both stay.
"""

PRINTED: dict[int, str] = {
    4: "1-4 2-3",
    8: "1-8 4-5 3-6 2-7",
    16: "1-16 8-9 5-12 4-13 6-11 3-14 7-10 2-15",
    32: "1-32 16-17 9-24 8-25 5-28 12-21 13-20 4-29 3-30 14-19 11-22 6-27 7-26 10-23 15-18 2-31",
}
"""The first round of a single elimination from top to bottom, as on printed brackets.

The bracket of 16 is a region of the NCAA's tournament. The order of two halves is arbitrary, but
the rounds in which two players can meet are not.
"""


def seeds_on(line: str) -> list[int]:
    """Return the seeds of a printed line, from top to bottom."""
    return [int(seed) for game in line.split() for seed in game.split("-")]


def halves_of(order: Sequence[int]) -> dict[int, set[frozenset[int]]]:
    """Return the groups of 2, 4, 8 ... adjacent players, who can meet until the same round."""
    found, step = {}, 2
    while step <= len(order):
        found[step] = {frozenset(order[n : n + step]) for n in range(0, len(order), step)}
        step *= 2
    return found


def sheet_round(found: Tournament, number: int) -> set[frozenset[int]]:
    """Return the pairs of a round according to the printed sheet; a player may be alone."""
    seeds = {one.seed: one.person.id for one in found.entrants}
    size = next(size for size in SHEETS if size >= len(seeds))
    seed_of = {person: seed for seed, person in seeds.items()}
    ended = {(one.round, frozenset(one.people)): one for one in found.pairings}
    results: list[tuple[int | None, int | None]] = []
    owed: dict[str, list[int]] = {}
    """By the word of a match's winner: those who have lost it and are on no sheet yet."""

    def who(word: str) -> int | None:
        if word[0] in "WL":
            return results[int(word[1:]) - 1]["WL".index(word[0])]
        return seeds.get(int(word))

    for round_, line in enumerate(SHEETS[size][: number - 1], 1):
        for game in line.split():
            words = game.split("-")
            people = [one for one in map(who, words) if one is not None]
            one = ended.get((round_, frozenset(people)))
            won = None if one is None else one.winner
            is_over = one is not None and one.result is not None
            lost = [p for p in people if p != won] if is_over else []
            lost.sort(key=lambda p: -(seed_of[p] or 0))
            lost = [*(p for word in words for p in owed.get(word, [])), *lost]
            results.append((won, lost[0] if lost else None))
            if any(f"L{len(results)}" in other for other in SHEETS[size]):
                owed[f"W{len(results)}"] = lost[1:]
    line = SHEETS[size][number - 1]
    final = SHEETS[size][-2].split("-")
    if line != "if":
        pairs = [[who(word) for word in game.split("-")] for game in line.split()]
        if line == SHEETS[size][-2] and pairs[0][0] is None:
            pairs[0] += owed.get(final[0], [])
        met = {frozenset(p for p in pair if p is not None) for pair in pairs}
        return met - {frozenset()}
    winners, losers = map(who, final)
    if winners is None or losers is None or results[-1][0] == winners:
        return set()
    return {frozenset({winners} if results[-1][0] is None else {winners, losers})}
