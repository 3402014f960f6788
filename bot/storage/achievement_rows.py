"""Achievements in SQL: written in the transaction that ends a match, each once and for ever."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, func, select

from bot.matches.achievements import counters_after, earned_by
from bot.matches.models.achievements import (
    NEEDED,
    Achievement,
    Achievements,
    Counters,
    Earned,
)
from bot.matches.models.daily import DailyScore
from bot.matches.models.match import MatchInfo
from bot.matches.models.rankings import EVERYWHERE, RatedResult, Rating
from bot.matches.rating import RatingEffect
from bot.storage.counting_tables import achievement_counters, achievements, ratings
from bot.storage.daily_tables import daily_scores
from bot.storage.engine import replace_rows, upsert
from bot.storage.match_tables import matches
from bot.storage.people_tables import people
from bot.storage.record import EnumIn, Record

EARNED: Final = Record(
    Earned, achievements, {"achievement": EnumIn("achievement", Achievement)}, apart=("guild_id",)
)
_EARNED_IN: Final = (
    select(achievements, matches.c.guild_id)
    .join(matches, matches.c.id == achievements.c.match_id)
    .where(achievements.c.match_id == bindparam("match_id"))
)

_COUNTERS: Final = select(achievement_counters).where(
    achievement_counters.c.person_id.in_(bindparam("people", expanding=True))
)


def achievements_of(
    connection: Connection, person_id: int, guild_id: int | None = None
) -> Achievements:
    """Return what a person has earned, oldest first, on one server or anywhere (None).

    The lesson belongs to every server. How far they are with the rest is always that of all
    servers.
    """
    query = (
        select(achievements, matches.c.guild_id)
        .join(matches, matches.c.id == achievements.c.match_id)
        .where(achievements.c.person_id == person_id)
    )
    if guild_id is not None:
        query = query.where(matches.c.guild_id == guild_id)
    rows = connection.execute(query).all()
    lesson = connection.execute(_lesson_of(person_id)).scalar()
    progress = _progress(connection, person_id)
    found = [EARNED.read(row, guild_id=row.guild_id) for row in rows]
    if lesson is not None:
        found.append(Earned(person_id, Achievement.LESSON, None, lesson))
    earned = sorted(
        found,
        key=lambda one: (one.earned_at, list(Achievement).index(one.achievement)),
    )
    return Achievements(tuple(earned), progress)


def finish_lesson(connection: Connection, person_id: int, at: datetime) -> bool:
    """Save that a person finished the lesson's round; return whether for the first time."""
    done = upsert(connection, people).values(person_id=person_id, name="", lesson_done_at=at)
    first = done.on_conflict_do_update(
        index_elements=["person_id"],
        set_={"lesson_done_at": at},
        where=people.c.lesson_done_at.is_(None),
    ).returning(people.c.person_id)
    return connection.execute(first).first() is not None


def _lesson_of(person_id: int) -> Select[Any]:
    return select(people.c.lesson_done_at).where(people.c.person_id == person_id)


def _progress(connection: Connection, person_id: int) -> dict[Achievement, int]:
    """Return how far a person is with each achievement that is counted."""
    kept = _counters(connection, (person_id,))
    counters = kept.get(person_id, Counters())
    days = count_days(connection, person_id)
    query = select(ratings.c.opponents, ratings.c.matches).where(
        ratings.c.guild_id == EVERYWHERE, ratings.c.person_id == person_id
    )
    row = connection.execute(query).first()
    return {
        Achievement.EVERY_YAKU: len(counters.yaku),
        Achievement.STREAK: counters.streak,
        Achievement.OPPONENTS: 0 if row is None else row.opponents,
        Achievement.MATCHES: 0 if row is None else row.matches,
        Achievement.DAYS: days,
    }


def earn_by_count(
    connection: Connection,
    match_id: int,
    match: RatedResult,
    before: tuple[Rating, Rating],
    effect: RatingEffect,
) -> None:
    """Write what both people of a counted match earn by it, and their counters.

    `before`: their ratings of all servers; `effect`: what the match made of them.
    """
    kept = _counters(connection, match.people)
    rows, earned = [], list[Earned]()
    for place, person in enumerate(match.people):
        won, feats, counts = match.winner == place, match.feats[place], effect.counts[place]
        counters = counters_after(kept.get(person, Counters()), feats, won=won, counts=counts)
        rows.append(counters_row(person, counters))
        pair = (before[place], before[1 - place])
        found = earned_by(feats, counters, effect.ratings[place], pair, won=won and counts)
        earned += (Earned(person, one, match_id, match.ended_at) for one in found)
    keep_earned(connection, earned)
    replace_rows(connection, achievement_counters, rows)


def earn_by_days(connection: Connection, info: MatchInfo, score: DailyScore) -> None:
    """Write the achievement that a person earns with enough finished deals of the day."""
    enough = count_days(connection, score.person_id) >= NEEDED[Achievement.DAYS]
    if enough and info.ended_at is not None:
        one = Earned(score.person_id, Achievement.DAYS, info.id, info.ended_at)
        keep_earned(connection, [one])


def keep_earned(connection: Connection, earned: Iterable[Earned]) -> None:
    """Write achievements; an earlier row of the same achievement stays."""
    rows = [EARNED.row(one) for one in earned]
    if rows:
        connection.execute(upsert(connection, achievements).on_conflict_do_nothing(), rows)


def earned_in(connection: Connection, match_id: int) -> tuple[Earned, ...]:
    """Return what people have earned in a match, in the order of the achievements."""
    rows = connection.execute(_EARNED_IN, {"match_id": match_id})
    order = list(Achievement)
    found = [EARNED.read(row, guild_id=row.guild_id) for row in rows]
    return tuple(sorted(found, key=lambda one: order.index(one.achievement)))


def counters_row(person_id: int, counters: Counters) -> dict[str, Any]:
    """Return the row of a person's counters."""
    return {
        "person_id": person_id,
        "streak": counters.streak,
        "yaku": sorted(counters.yaku),
    }


def counters_from(row: Any) -> Counters:
    """Read a row of `achievement_counters`."""
    return Counters(row.streak, frozenset(row.yaku))


def count_days(connection: Connection, person_id: int) -> int:
    """Return how many deals of the day a person has finished, as far as an achievement asks."""
    some = (
        select(daily_scores.c.day)
        .where(daily_scores.c.person_id == person_id)
        .limit(NEEDED[Achievement.DAYS])
        .subquery()
    )
    return int(connection.execute(select(func.count()).select_from(some)).scalar_one())


def _counters(connection: Connection, people: Collection[int]) -> dict[int, Counters]:
    found = connection.execute(_COUNTERS, {"people": people})
    return {row.person_id: counters_from(row) for row in found}
