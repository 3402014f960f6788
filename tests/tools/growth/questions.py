"""What the bot asks its store, on the largest server and about the busiest person."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any, Final

from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Measure
from bot.matches.services.left_out import LOOKED_AT
from bot.storage.sql import SqlStore
from tests.tools.growth.host import BUSIEST, LARGE_DAY, LARGEST, NOW

A_PAGE: Final = 10
QUARTERS: Final = tuple(f"q{year}-{place}" for year in (2024, 2025) for place in range(1, 5))


@dataclass(frozen=True, slots=True)
class Deepest:
    """The numbers of the last pages of the longest lists, and who stands last in them."""

    history: int
    history_here: int
    leaderboard: int
    daily: int
    last_here: int
    last_daily: int
    newest_match: int

    @classmethod
    async def of(cls, store: SqlStore) -> "Deepest":
        """Find them."""
        everywhere = await store.history(BUSIEST, None, 0, A_PAGE)
        here = await store.history(BUSIEST, LARGEST, 0, A_PAGE)
        board = await store.board(LARGEST, ALL_TIME, Measure.WINS, 0, A_PAGE)
        daily = await store.daily_table(LARGE_DAY, None, 0, A_PAGE)
        last = board.pages - 1
        lowest = (await store.board(LARGEST, ALL_TIME, Measure.WINS, last, A_PAGE)).items
        latest = (await store.daily_table(LARGE_DAY, None, daily.pages - 1, A_PAGE)).items
        return cls(
            everywhere.pages - 1,
            here.pages - 1,
            board.pages - 1,
            daily.pages - 1,
            lowest[-1].person.id,
            latest[-1].person.id,
            everywhere.items[0].id,
        )


Question = Callable[[], Awaitable[Any]]


def questions(store: SqlStore, deepest: Deepest) -> dict[str, Question]:
    """Return every question that lists, standings, presses and deadlines ask, by name."""
    recently = NOW - timedelta(minutes=1)
    return {
        "open games of the busiest person": lambda: store.open_matches(BUSIEST),
        "open games of a server": lambda: store.open_in_guild(LARGEST),
        "how busy a server is": lambda: store.crowd(LARGEST, LARGEST, recently),
        "what the busiest person began lately": lambda: store.begun(BUSIEST, recently),
        "the level chosen last": lambda: store.last_level(BUSIEST),
        "the first match": lambda: store.first_match(BUSIEST),
        "what the messages of a match need": lambda: store.snapshot(deepest.newest_match, BUSIEST),
        "a match": lambda: store.log(deepest.newest_match),
        "some matches": lambda: store.infos(range(deepest.newest_match - 12, deepest.newest_match)),
        "the rounds of a match": lambda: store.rounds(deepest.newest_match),
        "open rematches of a match": lambda: store.rematches(deepest.newest_match),
        "the messages of a match": lambda: store.posted_messages(deepest.newest_match, BUSIEST),
        "the next deadlines": lambda: store.deadlines(100),
        "the next deadlines of tables": lambda: store.rotation_deadlines(100),
        "a table for several": lambda: store.rotation(1),
        "the table that somebody hosts": lambda: store.hosted_rotation(BUSIEST),
        "the open tables of a channel": lambda: store.open_rotations(LARGEST),
        "the tables of the busiest person": lambda: store.rotations_of(BUSIEST, A_PAGE),
        "history, newest": lambda: store.history(BUSIEST, None, 0, A_PAGE),
        "history, oldest": lambda: store.history(BUSIEST, None, deepest.history, A_PAGE),
        "history here, newest": lambda: store.history(BUSIEST, LARGEST, 0, A_PAGE),
        "history here, oldest": lambda: store.history(
            BUSIEST, LARGEST, deepest.history_here, A_PAGE
        ),
        "who changed a server's settings": lambda: store.changed_settings(LARGEST, 5),
        **leaderboards(store, deepest),
        "table of a day, best": lambda: store.daily_table(LARGE_DAY, None, 0, A_PAGE),
        "table of a day, last": lambda: store.daily_table(LARGE_DAY, None, deepest.daily, A_PAGE),
        "table of a day here": lambda: store.daily_table(LARGE_DAY, LARGEST, 0, A_PAGE),
        "own place in a day's table": lambda: store.daily_standing(
            LARGE_DAY, None, deepest.last_daily
        ),
        "days of a profile": lambda: store.daily_days(BUSIEST),
        "days in a row": lambda: store.daily_streak(BUSIEST, LARGE_DAY),
        "the level of the last day's deal": lambda: store.last_daily_level(BUSIEST),
        "own match of a day": lambda: store.daily_match(BUSIEST, LARGE_DAY),
        "a person's puzzles": lambda: store.puzzle_answers(BUSIEST, LARGE_DAY),
        "what was chosen in a day's puzzle": lambda: store.puzzle_choices(LARGE_DAY),
        "what a person has earned": lambda: store.achievements(BUSIEST),
        "a person's choices": lambda: store.preferences(BUSIEST),
        "a profile": lambda: store.profile(LARGEST, BUSIEST, deepest.last_here),
        "a profile everywhere": lambda: store.profile(EVERYWHERE, BUSIEST, deepest.last_here),
    }


def leaderboards(store: SqlStore, deepest: Deepest) -> dict[str, Question]:
    """Return every question that leaderboards ask, for each measure, here and everywhere."""
    found: dict[str, Question] = {
        "own sums": lambda: store.standing(LARGEST, deepest.last_here),
        "own rating": lambda: store.rating(EVERYWHERE, BUSIEST),
        "which seasons were played": lambda: store.played_periods(LARGEST, QUARTERS),
        "the first three of seasons": lambda: store.best(LARGEST, QUARTERS, Measure.RATING, 3),
        "what admins said of seasons": lambda: store.season_starts(LARGEST, 25),
        "weekly tables that are due": lambda: store.due_weekly(NOW.date()),
    }
    for measure in Measure:
        found |= {
            f"leaderboard, {measure}, best": partial(
                store.board, LARGEST, ALL_TIME, measure, 0, A_PAGE
            ),
            f"leaderboard, {measure}, last": partial(
                store.board, LARGEST, ALL_TIME, measure, deepest.leaderboard, A_PAGE
            ),
            f"people of a leaderboard, {measure}": partial(
                store.first_people, LARGEST, ALL_TIME, measure, LOOKED_AT
            ),
            f"leaderboard, {measure}, without some": partial(
                store.board, LARGEST, ALL_TIME, measure, 1, A_PAGE, without=(BUSIEST, 1)
            ),
            f"leaderboard everywhere, {measure}, best": partial(
                store.board, EVERYWHERE, ALL_TIME, measure, 0, A_PAGE
            ),
            f"own place, {measure}, busiest": partial(
                store.place, LARGEST, ALL_TIME, measure, BUSIEST
            ),
            f"own place everywhere, {measure}": partial(
                store.place, EVERYWHERE, ALL_TIME, measure, deepest.last_here
            ),
        }
    return found


def at_start(store: SqlStore) -> dict[str, Question]:
    """Return what looks at each match that runs: asked when the bot starts, or for metrics."""
    return {
        "how many matches are open": store.count_open,
        "messages to draw again": store.stale_posted_messages,
        "the newest turn": store.newest_turn,
    }
