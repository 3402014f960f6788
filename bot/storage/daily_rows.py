"""The deal of the day in SQL: the secret, who played, and the results."""

from datetime import date, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.daily import LEVEL, DailyScore
from bot.matches.models.listings import DailyStanding, Page
from bot.storage.engine import Database, upsert
from bot.storage.ranking import Order, Ranking, ranked_person
from bot.storage.tables import actions, daily_scores, erased_dailies, matches, secrets

DAILY: Final = "daily"
A_MONTH: Final = 31
"""So many days are read at once to count those in a row."""


class DailyRows:
    """Implements the port `DailyStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def secret(self, fresh: str) -> str:
        """Return the secret of the daily deals. If there is none yet, *fresh* is stored as it."""
        query = select(secrets.c.value).where(secrets.c.name == DAILY)
        async with self._database.writing() as connection:
            offered = upsert(connection, secrets).values(name=DAILY, value=fresh)
            await connection.execute(offered.on_conflict_do_nothing())
            kept: str = (await connection.execute(query)).scalar_one()
            return kept

    async def daily_match(self, person_id: int, day: date) -> int | None:
        """Return the id of a person's match of a day's deal, running or finished, or None."""
        query = select(matches.c.id).where(
            matches.c.day == day, matches.c.challenger_id == person_id
        )
        async with self._database.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    async def played_and_erased(self, day: date, mark: str) -> bool:
        """Return whether an erased person left this mark on a day; those of earlier days go."""
        query = select(erased_dailies.c.mark).where(
            erased_dailies.c.day == day, erased_dailies.c.mark == mark
        )
        async with self._database.writing() as connection:
            await _forget_marks(connection, day)
            return (await connection.execute(query)).first() is not None

    async def last_daily_level(self, person_id: int) -> str | None:
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
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def daily_table(
        self, day: date, guild_id: int | None, page: int, size: int, level: str = LEVEL
    ) -> Page[DailyStanding]:
        """Return a day's results against a level, of one server or of all (None).

        Order: most points first, then fewest conceded.
        """
        async with self._database.reading() as connection:
            table = _table(day, guild_id, daily_scores.c.level == level)
            lines, total = await table.page(connection, page, size)
        return Page(tuple(_standing(*line) for line in lines), page, size, total)

    async def daily_days(self, person_id: int) -> tuple[date, ...]:
        """Return the days whose deals a person has finished, in their order."""
        query = (
            select(daily_scores.c.day)
            .where(daily_scores.c.person_id == person_id)
            .order_by(daily_scores.c.day)
        )
        async with self._database.reading() as connection:
            return tuple((await connection.execute(query)).scalars())

    async def daily_streak(self, person_id: int, day: date) -> int:
        """Return how many days in a row a person has played and finished until this one."""
        query = (
            select(daily_scores.c.day)
            .where(daily_scores.c.person_id == person_id, daily_scores.c.day <= bindparam("until"))
            .order_by(daily_scores.c.day.desc())
            .limit(A_MONTH)
        )
        streak = 0
        async with self._database.reading() as connection:
            while True:
                awaited = [day - timedelta(days=streak + one) for one in range(A_MONTH)]
                found = (await connection.execute(query, {"until": awaited[0]})).scalars().all()
                for due, played in zip(awaited, found, strict=False):
                    if due != played:
                        return streak
                    streak += 1
                if len(found) < A_MONTH:
                    return streak

    async def daily_standing(
        self, day: date, guild_id: int | None, person_id: int
    ) -> DailyStanding | None:
        """Return one person's line among those of its level, or None if they have none."""
        async with self._database.reading() as connection:
            line = await _table(day, guild_id).line(connection, person_id)
        return None if line is None else _standing(*line)


async def keep_mark(connection: AsyncConnection, today: date, mark: str) -> None:
    """Write the mark of an erased person who has played today's deal."""
    await _forget_marks(connection, today)
    row = upsert(connection, erased_dailies).values(day=today, mark=mark)
    await connection.execute(row.on_conflict_do_nothing())


async def _forget_marks(connection: AsyncConnection, today: date) -> None:
    """Delete the marks of earlier days: nobody can play their deals any more."""
    await connection.execute(delete(erased_dailies).where(erased_dailies.c.day < today))


def keep_score(connection: Connection, match_id: int, score: DailyScore) -> None:
    """Write a daily result. Koi-koi calls are counted in the log, within the same transaction."""
    count = select(func.count()).where(
        actions.c.match_id == match_id,
        actions.c.person_id == score.person_id,
        actions.c.action == "koi",
    )
    calls = connection.execute(count).scalar_one()
    connection.execute(
        insert(daily_scores).values(
            day=score.day,
            person_id=score.person_id,
            match_id=match_id,
            guild_id=score.guild_id,
            points=score.points,
            conceded=score.conceded,
            calls=calls,
            level=score.level,
        )
    )


def _table(day: date, guild_id: int | None, *among: ColumnElement[bool]) -> Ranking:
    where = and_(daily_scores.c.day == day, *among)
    if guild_id is not None:
        where &= daily_scores.c.guild_id == guild_id
    order = (Order("points", most_first=True), Order("conceded"), Order("match_id"))
    return Ranking(daily_scores, where, order, guild_id, group="level")


def _standing(row: Any, rank: int) -> DailyStanding:
    return DailyStanding(ranked_person(row), rank, row.points, row.conceded, row.calls, row.level)
