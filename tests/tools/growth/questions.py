"""The bot's queries, for the largest server and the busiest person."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import select

from bot.matches.models.marks import MarkKind
from bot.matches.models.people import Person
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Measure, RatedResult
from bot.matches.models.terms import TimeControl
from bot.matches.services.context import LEFT_CHECK_LIMIT
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.model import ANY, Seeker
from bot.puzzle import store as puzzle_rows
from bot.reminders import store as alert_rows
from bot.reminders import store as reminder_rows
from bot.safety import store as safety_rows
from bot.storage import (
    achievement_rows,
    block_rows,
    daily_rows,
    host_voids,
    leaderboard_rows,
    mark_rows,
    match_rows,
    people_rows,
    posted_message_rows,
    posting_rows,
    profile_rows,
    rotation_rows,
    snapshot_rows,
)
from bot.storage.engine import Database
from bot.storage.people_tables import people
from tests.tools.growth.host import BUSIEST, LARGE_DAY, LARGEST, NOW

A_PAGE: Final = 10
LOOKS: Final = Seeker(
    person=Person(BUSIEST, ""),
    preset=ANY,
    pace=TimeControl.LIVE,
    rating=1500,
    since=NOW,
    until=NOW + timedelta(minutes=30),
)
LAST: Final = RatedResult(
    LARGEST, NOW, (BUSIEST, BUSIEST + 1), 0, points=(3, 0), best_round=(3, 0), best_number=(1, None)
)
"""A match of the busiest person that ends now."""
QUARTERS: Final = tuple(f"q{year}-{place}" for year in (2024, 2025) for place in range(1, 5))


@dataclass(frozen=True, slots=True)
class Deepest:
    """The last page numbers of the longest lists, and the last people in them."""

    history: int
    history_here: int
    leaderboard: int
    daily: int
    last_here: int
    last_daily: int
    newest_match: int

    @classmethod
    async def of(cls, store: Database) -> "Deepest":
        """Query these values."""
        everywhere = await store.read(match_rows.history, BUSIEST, None, 0, A_PAGE)
        here = await store.read(match_rows.history, BUSIEST, LARGEST, 0, A_PAGE)
        board = await store.read(
            leaderboard_rows.board, LARGEST, ALL_TIME, Measure.WINS, 0, size=A_PAGE
        )
        daily = await store.read(daily_rows.daily_table, LARGE_DAY, None, 0, A_PAGE)
        last = board.pages - 1
        lowest = (
            await store.read(
                leaderboard_rows.board, LARGEST, ALL_TIME, Measure.WINS, last, size=A_PAGE
            )
        ).items
        latest = (
            await store.read(daily_rows.daily_table, LARGE_DAY, None, daily.pages - 1, A_PAGE)
        ).items
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


def _asking(store: Database) -> Callable[..., Question]:
    """Return a function that makes a query from a store function and its arguments."""

    def ask(work: Any, *given: Any, **named: Any) -> Question:
        return lambda: store.read(work, *given, **named)

    return ask


def questions(store: Database, deepest: Deepest) -> dict[str, Question]:
    """Return every query of lists, standings, presses and deadlines, by name."""
    ask, recently = _asking(store), NOW - timedelta(minutes=1)
    return {
        "open games of the busiest person": ask(match_rows.open_matches, BUSIEST),
        "open games of a server": ask(match_rows.open_in_guild, LARGEST),
        "how busy a server is": ask(match_rows.crowd, LARGEST, LARGEST, recently),
        "what the busiest person began lately": ask(match_rows.begun, BUSIEST, recently),
        "the level chosen last": ask(match_rows.last_level, BUSIEST),
        "the first match": ask(match_rows.first_match, BUSIEST),
        "what the messages of a match need": ask(
            snapshot_rows.snapshot, deepest.newest_match, BUSIEST
        ),
        "a match": ask(match_rows.log, deepest.newest_match),
        "some matches": ask(
            match_rows.infos, range(deepest.newest_match - 12, deepest.newest_match)
        ),
        "the rounds of a match": ask(match_rows.finished_rounds, deepest.newest_match),
        "open rematches of a match": ask(match_rows.rematches, deepest.newest_match),
        "the messages of a match": ask(
            posted_message_rows.messages_of, deepest.newest_match, BUSIEST
        ),
        "the next deadlines": ask(match_rows.deadlines, 100),
        "the next deadlines of tables": ask(rotation_rows.rotation_deadlines, 100),
        "a table for several": ask(rotation_rows.read_rotation, 1),
        "the table that somebody hosts": ask(rotation_rows.hosted_rotation, BUSIEST),
        "the open tables of a channel": ask(rotation_rows.open_rotations, LARGEST),
        "the tables of the busiest person": ask(rotation_rows.rotations_of, BUSIEST, A_PAGE),
        "history, newest": ask(match_rows.history, BUSIEST, None, 0, A_PAGE),
        "history, oldest": ask(match_rows.history, BUSIEST, None, deepest.history, A_PAGE),
        "history here, newest": ask(match_rows.history, BUSIEST, LARGEST, 0, A_PAGE),
        "history here, oldest": ask(
            match_rows.history, BUSIEST, LARGEST, deepest.history_here, A_PAGE
        ),
        "whom somebody may meet": ask(matchmaking_rows.candidates, LOOKS, at=NOW),
        "somebody who looks": ask(matchmaking_rows.seeker, BUSIEST),
        "two who were found": ask(matchmaking_rows.pair_of, BUSIEST),
        "those for whom something is due": ask(matchmaking_rows.due, at=NOW, most=100),
        "when something is due": ask(matchmaking_rows.next_time),
        "how many were found lately": ask(matchmaking_rows.found_lately, at=NOW),
        "who changed a server's settings": ask(people_rows.changed_settings, LARGEST, 5),
        **leaderboards(store, deepest),
        "table of a day, best": ask(daily_rows.daily_table, LARGE_DAY, None, 0, A_PAGE),
        "table of a day, last": ask(daily_rows.daily_table, LARGE_DAY, None, deepest.daily, A_PAGE),
        "table of a day here": ask(daily_rows.daily_table, LARGE_DAY, LARGEST, 0, A_PAGE),
        "own place in a day's table": ask(
            daily_rows.daily_standing, LARGE_DAY, None, deepest.last_daily
        ),
        "days of a profile": ask(daily_rows.daily_days, BUSIEST),
        "days in a row": ask(daily_rows.daily_streak, BUSIEST, LARGE_DAY),
        "the level of the last day's deal": ask(daily_rows.last_daily_level, BUSIEST),
        "own match of a day": ask(daily_rows.daily_match, BUSIEST, LARGE_DAY),
        "a person's puzzles": ask(puzzle_rows.answers_of, BUSIEST, LARGE_DAY),
        "what was chosen in a day's puzzle": ask(puzzle_rows.puzzle_choices, LARGE_DAY),
        "what a person has earned": ask(achievement_rows.achievements_of, BUSIEST),
        "a person's reminder": ask(reminder_rows.reminder_of, BUSIEST),
        "of whose tables a person hears": ask(alert_rows.alerts_of, BUSIEST),
        "who hears of a table": ask(alert_rows.to_alert, LARGEST, BUSIEST, LARGE_DAY, 20),
        "the next reminder": ask(reminder_rows.next_reminder),
        "reminders that are due": ask(reminder_rows.owed_lines, NOW, LARGE_DAY, None, 100),
        "whom a person has blocked": ask(safety_rows.blocks_of, BUSIEST, 0),
        "whether one of two has blocked the other": ask(block_rows.blockers, BUSIEST, 1),
        "what an account left when it was erased": ask(
            mark_rows.kept_of, BUSIEST + 1, MarkKind.BLOCK
        ),
        "what protects a person": ask(mark_rows.kept_for, BUSIEST, MarkKind.BLOCK),
        "whom an erasure keeps away from a person": ask(
            mark_rows.kept_away, BUSIEST, lambda: select(people.c.person_id).limit(A_PAGE)
        ),
        "how often an account reported lately": ask(
            mark_rows.count_of, BUSIEST + 1, MarkKind.REPORT, recently
        ),
        "what two played before an erasure": ask(mark_rows.carried_over, LAST),
        "whether the host is told of void matches": ask(host_voids.is_to_tell, NOW),
        "a person's choices": ask(people_rows.preferences, BUSIEST),
        "a profile": ask(profile_rows.profile, LARGEST, BUSIEST, deepest.last_here),
        "a profile everywhere": ask(profile_rows.profile, EVERYWHERE, BUSIEST, deepest.last_here),
    }


def leaderboards(store: Database, deepest: Deepest) -> dict[str, Question]:
    """Return every query of leaderboards, for each measure, on the server and globally."""
    ask = _asking(store)
    found: dict[str, Question] = {
        "own sums": ask(leaderboard_rows.standing, LARGEST, deepest.last_here),
        "own rating": ask(leaderboard_rows.rating, EVERYWHERE, BUSIEST),
        "which seasons were played": ask(leaderboard_rows.played_periods, LARGEST, QUARTERS),
        "the first three of seasons": ask(
            leaderboard_rows.best, LARGEST, QUARTERS, Measure.RATING, 3
        ),
        "what admins said of seasons": ask(leaderboard_rows.season_starts_of, LARGEST, 25),
        "weekly tables that are due": ask(posting_rows.due_weekly, NOW),
        "posts of the day that are due": ask(posting_rows.due_daily, NOW),
    }
    for measure in Measure:
        found |= {
            f"leaderboard, {measure}, best": ask(
                leaderboard_rows.board, LARGEST, ALL_TIME, measure, 0, size=A_PAGE
            ),
            f"leaderboard, {measure}, last": ask(
                leaderboard_rows.board,
                LARGEST,
                ALL_TIME,
                measure,
                deepest.leaderboard,
                size=A_PAGE,
            ),
            f"people of a leaderboard, {measure}": ask(
                leaderboard_rows.first_people,
                LARGEST,
                ALL_TIME,
                measure,
                LEFT_CHECK_LIMIT,
            ),
            f"leaderboard, {measure}, without some": ask(
                leaderboard_rows.board,
                LARGEST,
                ALL_TIME,
                measure,
                1,
                size=A_PAGE,
                without=(BUSIEST, 1),
            ),
            f"leaderboard everywhere, {measure}, best": ask(
                leaderboard_rows.board,
                EVERYWHERE,
                ALL_TIME,
                measure,
                0,
                size=A_PAGE,
            ),
            f"own place, {measure}, busiest": ask(
                leaderboard_rows.place, LARGEST, ALL_TIME, measure, BUSIEST
            ),
            f"own place everywhere, {measure}": ask(
                leaderboard_rows.place,
                EVERYWHERE,
                ALL_TIME,
                measure,
                deepest.last_here,
            ),
        }
    return found


def at_start(store: Database) -> dict[str, Question]:
    """Return the queries over all running matches, made at the bot's start or for metrics."""
    ask = _asking(store)
    return {
        "how many matches are open": ask(match_rows.count_open),
        "messages to draw again": ask(posted_message_rows.stale_posted_messages),
        "the newest turn": ask(match_rows.newest_turn),
        "all who were found": ask(matchmaking_rows.found),
    }
