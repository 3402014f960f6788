"""The daily puzzle: one answer per person, in time or late, and the sums of the answers."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.koikoi.actions import Action, Koi, Play, Stop, canonical_action
from bot.koikoi.cards import parse_card
from bot.koikoi.puzzle import Puzzle
from bot.matches.errors import Refusal
from bot.matches.models.daily import day_numbered, end_of
from bot.puzzle.collection import SETTLED, START, count, puzzle_of, rating_of, record_of
from bot.puzzle.model import PuzzleAnswer
from bot.puzzle.service import Puzzles
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, World, exported
from tests.refused import refuses

TODAY = date(2026, 7, 1)
YESTERDAY = TODAY - timedelta(days=1)


def same(puzzle: Puzzle, action: Action) -> Action:
    """Return the choice that is stored for this one."""
    found = puzzle.rated(action)
    assert found is not None
    return found.action


def right(puzzle: Puzzle) -> Action:
    return puzzle.best.action


def wrong(puzzle: Puzzle) -> Action:
    return same(puzzle, puzzle.judged[-1].action)


@pytest.mark.at_once
async def test_the_first_answer_counts_twice_at_once_and_after_a_restart(
    world: World, store: Database
) -> None:
    puzzles = world.service.of(Puzzles)
    assert puzzles.today() == TODAY
    assert await puzzles.result(AOI.id, TODAY) is None
    puzzle = puzzle_of(TODAY)
    choices = [one.action for one in puzzle.judged] * 3
    found = await asyncio.gather(*(puzzles.answer(AOI, TODAY, one) for one in choices))
    kept = {one.answer for one in found}
    assert len(kept) == 1
    first = kept.pop()
    assert first.solved == puzzle.solved_by(first.action)

    again = World(store, clock=world.clock).service.of(Puzzles)
    other = next(one for one in choices if same(puzzle, one) != first.action)
    result = await again.answer(AOI, TODAY, other)
    assert result.answer == first
    assert result.people == 1


async def test_how_many_chose_what(world: World) -> None:
    puzzles, puzzle = world.service.of(Puzzles), puzzle_of(TODAY)
    first = await puzzles.answer(AOI, TODAY, right(puzzle))
    assert (first.people, first.solvers) == (1, 1)
    await puzzles.answer(BEN, TODAY, wrong(puzzle))
    last = await puzzles.answer(CHIYO, TODAY, wrong(puzzle))
    assert (last.people, last.solvers) == (3, 1)
    assert last.choices == {right(puzzle).text: 1, wrong(puzzle).text: 2}
    assert not last.answer.solved
    mine = await puzzles.result(AOI.id, TODAY)
    assert mine is not None
    assert (mine.people, mine.solvers, mine.answer.solved) == (3, 1, True)


async def test_a_day_that_is_over_can_be_answered_and_changes_nothing(world: World) -> None:
    puzzles = world.service.of(Puzzles)
    late = await puzzles.answer(AOI, YESTERDAY, right(puzzle_of(YESTERDAY)))
    assert late.answer.late
    assert late.answer.solved
    assert (late.record.answered, late.record.streak, late.record.rating) == (0, 0, START)
    today = await puzzles.answer(AOI, TODAY, right(puzzle_of(TODAY)))
    assert not today.answer.late
    assert (today.record.answered, today.record.solved, today.record.streak) == (1, 1, 1)


async def test_the_day_ends_at_midnight_utc(world: World) -> None:
    world.clock.move(datetime(2026, 7, 1, 23, 59, 59, tzinfo=UTC) - world.clock.now())
    last = await world.service.of(Puzzles).answer(AOI, TODAY, right(puzzle_of(TODAY)))
    assert not last.answer.late
    world.clock.move(timedelta(seconds=1))
    assert world.service.of(Puzzles).today() == TODAY + timedelta(days=1)
    late = await world.service.of(Puzzles).answer(BEN, TODAY, right(puzzle_of(TODAY)))
    assert late.answer.late


async def test_what_is_no_choice_is_refused(world: World) -> None:
    puzzle = puzzle_of(TODAY)
    codes = ("01B", "02A", "03B", "04A", "05A", "06A", "07A", "08B", "09A", "10A", "11B", "12B")
    actions: list[Action] = [Koi(), Stop(), *(Play(parse_card(code)) for code in codes)]
    none = next(one for one in actions if puzzle.rated(one) is None)
    for day, choice in ((TODAY, none), (TODAY + timedelta(days=1), None)):
        with refuses(Refusal.UNKNOWN_CHOICE):
            await world.service.of(Puzzles).answer(AOI, day, choice or right(puzzle_of(day)))
    assert await world.service.of(Puzzles).result(AOI.id, TODAY) is None


async def test_days_in_a_row_are_those_answered_in_time(world: World) -> None:
    puzzles = world.service.of(Puzzles)
    streaks = []
    for missed in (False, False, True, False, False, False):
        day = puzzles.today()
        if not missed:
            streaks.append((await puzzles.answer(AOI, day, wrong(puzzle_of(day)))).record.streak)
        world.clock.move(timedelta(days=1))
    assert streaks == [1, 2, 1, 2, 3]


async def test_data_are_exported_and_who_comes_back_after_erasing_counts_once(world: World) -> None:
    puzzles, puzzle = world.service.of(Puzzles), puzzle_of(TODAY)
    await puzzles.answer(AOI, TODAY, right(puzzle))
    await puzzles.answer(BEN, TODAY, wrong(puzzle))
    (row,) = (await exported(world.service.privacy.export(AOI.id)))["puzzles"]
    assert row["choice"] == right(puzzle).text
    assert row["day"] == "2026-07-01"
    assert row["answered_at"].startswith("2026-07-01T09:00")
    await world.service.privacy.erase(AOI)
    assert (await exported(world.service.privacy.export(AOI.id)))["puzzles"] == []
    assert await puzzles.result(AOI.id, TODAY) is None
    kept = await puzzles.result(BEN.id, TODAY)
    assert kept is not None
    assert (kept.people, kept.solvers) == (1, 0)
    again = await puzzles.answer(AOI, TODAY, right(puzzle))
    assert (again.people, again.solvers) == (2, 1), "the same person is not counted twice"
    assert again.record.answered == 1


def test_no_puzzle_comes_again_within_a_year() -> None:
    assert count() >= 400
    keys = [puzzle_of(day_numbered(number)).key for number in range(1, count() + 1)]
    assert len(set(keys)) == count()
    again = puzzle_of(day_numbered(count() + 1))
    assert again.key == keys[0]


def answers(solved: Sequence[bool], rating: int = START) -> list[PuzzleAnswer]:
    return [
        PuzzleAnswer(
            TODAY + timedelta(days=place),
            "1.2.3.4",
            "koi",
            one,
            rating,
            datetime(2026, 7, 1, 9, tzinfo=UTC) + timedelta(days=place),
        )
        for place, one in enumerate(solved)
    ]


def test_the_rating_is_elos() -> None:
    assert record_of([]).rating == START
    even = record_of(answers([True]))
    assert (even.rating, even.gained) == (START + 20, 20)
    assert record_of(answers([False])).gained == -20
    assert record_of(answers([True], START + 400)).gained == round(40 * 10 / 11)
    assert record_of(answers([False], START + 400)).gained == -round(40 / 11)


def test_the_rating_comes_to_rest_where_as_many_are_solved_as_expected() -> None:
    # Two of three solved is what Elo expects of a player 120 points above the puzzles.
    always = record_of(answers([True, True, False] * 200, 1600))
    assert abs(always.rating - 1720) < 25
    early = record_of(answers([True] * SETTLED))
    later = record_of(answers([True] * (SETTLED + 1)))
    assert 0 < later.gained < early.gained


def test_late_answers_count_for_nothing() -> None:
    given = answers([True, True, True])
    given[1] = replace(given[1], answered_at=given[1].answered_at + timedelta(days=1))
    record = record_of(given)
    assert (record.answered, record.solved, record.streak) == (2, 2, 1)


def test_a_puzzle_that_computers_miss_is_rated_higher() -> None:
    found = [puzzle_of(day_numbered(number)) for number in range(1, 60)]
    by_share = sorted(found, key=lambda one: sum(one.solvers.values()))
    ratings = [rating_of(one) for one in by_share]
    assert ratings == sorted(ratings, reverse=True)
    assert 1100 < min(ratings) < max(ratings) <= 2012


async def test_equal_cards_are_equal_answers(world: World) -> None:
    """The choice between two plain cards of a month makes no difference."""
    days = (day_numbered(number) for number in range(1, count() + 1))
    day, one, two = next(
        (day, one.action, two.action)
        for day in days
        for one in puzzle_of(day).judged
        for two in puzzle_of(day).judged
        if one.action != two.action and canonical_action(one.action) == canonical_action(two.action)
    )
    world.clock.move(end_of(day) - timedelta(hours=1) - world.clock.now())
    for person, action in ((AOI, one), (BEN, two)):
        result = await world.service.of(Puzzles).answer(person, day, action)
    assert list(result.choices.values()) == [2]
