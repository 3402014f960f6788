"""The deal of the day in SQL: the secret, who played, and the results."""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
)

from bot.matches.models.daily import LEVEL, DailyScore
from bot.matches.models.listings import DailyStanding, Page
from bot.storage.daily_tables import daily_scores, erased_dailies, secrets
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.match_tables import actions, matches
from bot.storage.ranking import Order, Ranking, ranked_person
from bot.storage.record import Record

DAILY: Final = "daily"
SCORE: Final = Record(DailyScore, daily_scores)
A_MONTH: Final = 31
"""Days that are read at once to count a streak."""


def secret(connection: Connection, fresh: str) -> str:
    """Return the secret of the daily deals. If there is none yet, *fresh* is stored as it."""
    query = select(secrets.c.value).where(secrets.c.name == DAILY)
    offered = upsert(connection, secrets).values(name=DAILY, value=fresh)
    connection.execute(offered.on_conflict_do_nothing())
    kept: str = connection.execute(query).scalar_one()
    return kept


def daily_match(connection: Connection, person_id: int, day: date) -> int | None:
    """Return the id of a person's match of a day's deal, running or finished, or None."""
    query = select(matches.c.id).where(matches.c.day == day, matches.c.challenger_id == person_id)
    found: int | None = connection.execute(query).scalar()
    return found


def played_and_erased(connection: Connection, day: date, mark: str) -> bool:
    """Return whether an erased person left this mark on a day; those of earlier days go."""
    query = select(erased_dailies.c.mark).where(
        erased_dailies.c.day == day, erased_dailies.c.mark == mark
    )
    _forget_marks(connection, day)
    return connection.execute(query).first() is not None


def last_daily_level(connection: Connection, person_id: int) -> str | None:
    """Return against which level of the computer a person played a day's deal last."""
    query = (
        select(matches.c.opponent_level)
        .where(
            matches.c.challenger_id == person_id,
            matches.c.opponent_level.is_not(None),
            matches.c.day.is_not(None),
        )
        .order_by(matches.c.day.desc())
        .limit(1)
    )
    found: str | None = connection.execute(query).scalar()
    return found


def daily_table(
    connection: Connection,
    day: date,
    guild_id: int | None,
    page: int,
    size: int,
    *,
    level: str = LEVEL,
) -> Page[DailyStanding]:
    """Return a day's results against a level, of one server or of all (None).

    Order: most points first, then fewest conceded.
    """
    table = _table(day, guild_id, daily_scores.c.level == level)
    lines, total = table.page(connection, page, size)
    return Page(tuple(_standing(*line) for line in lines), page, size, total)


def daily_days(connection: Connection, person_id: int) -> tuple[date, ...]:
    """Return the days whose deals a person has finished, in their order."""
    query = (
        select(daily_scores.c.day)
        .where(daily_scores.c.person_id == person_id)
        .order_by(daily_scores.c.day)
    )
    return tuple(connection.execute(query).scalars())


def daily_streak(connection: Connection, person_id: int, day: date) -> int:
    """Return how many days in a row a person has played and finished until this one."""
    query = (
        select(daily_scores.c.day)
        .where(daily_scores.c.person_id == person_id, daily_scores.c.day <= bindparam("until"))
        .order_by(daily_scores.c.day.desc())
        .limit(A_MONTH)
    )
    streak = 0
    while True:
        awaited = [day - timedelta(days=streak + one) for one in range(A_MONTH)]
        found = connection.execute(query, {"until": awaited[0]}).scalars().all()
        for due, played in zip(awaited, found, strict=False):
            if due != played:
                return streak
            streak += 1
        if len(found) < A_MONTH:
            return streak


def daily_standing(
    connection: Connection, day: date, guild_id: int | None, person_id: int
) -> DailyStanding | None:
    """Return one person's line among those of its level, or None if they have none."""
    line = _table(day, guild_id).line(connection, person_id)
    return None if line is None else _standing(*line)


def keep_mark(connection: Connection, today: date, mark: str) -> None:
    """Write the mark of an erased person who has played today's deal."""
    _forget_marks(connection, today)
    row = upsert(connection, erased_dailies).values(day=today, mark=mark)
    connection.execute(row.on_conflict_do_nothing())


def _forget_marks(connection: Connection, today: date) -> None:
    """Delete the marks of earlier days: nobody can play their deals any more."""
    connection.execute(delete(erased_dailies).where(erased_dailies.c.day < today))


def keep_score(connection: Connection, match_id: int, score: DailyScore) -> None:
    """Write a daily result. Koi-koi calls are counted in the log, within the same transaction."""
    count = select(func.count()).where(
        actions.c.match_id == match_id,
        actions.c.person_id == score.person_id,
        actions.c.action == "koi",
    )
    calls = connection.execute(count).scalar_one()
    row = {"match_id": match_id, "calls": calls, **SCORE.row(score)}
    connection.execute(insert(daily_scores).values(row))


def _table(day: date, guild_id: int | None, *among: ColumnElement[bool]) -> Ranking:
    where = and_(daily_scores.c.day == day, *among)
    if guild_id is not None:
        where &= daily_scores.c.guild_id == guild_id
    order = (Order("points", most_first=True), Order("conceded"), Order("match_id"))
    return Ranking(daily_scores, where, order, guild_id, group="level")


def _standing(row: Any, rank: int) -> DailyStanding:
    return DailyStanding(ranked_person(row), rank, row.points, row.conceded, row.calls, row.level)


def _export(person_id: int) -> Sequence[Subject]:
    return (("dailies", rows_about(person_id, daily_scores), (daily_scores.c.day,)),)


def _played_on(person_id: ColumnElement[int], day: date) -> Select[Any]:
    return select(matches.c.id).where(matches.c.day == day, matches.c.challenger_id == person_id)


STORED: Final = StoredFeature(name="daily", export=_export, done_on=_played_on)
