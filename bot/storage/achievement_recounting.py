"""Achievements, computed anew: to check them, and to make them for an older database."""

from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.achievements import MASTER, earned_against_computer
from bot.matches.models.achievements import NEEDED, Achievement, Counters, Earned
from bot.matches.models.match import Status
from bot.matches.recount import Recount
from bot.storage.achievement_rows import counters_from, counters_row, earned_from, earned_row
from bot.storage.rows import info_from, info_query
from bot.storage.tables import achievement_counters, achievements, daily_scores, matches

_AT_ONCE: Final = 500
_Key = tuple[int, Achievement]


async def earn_anew(connection: AsyncConnection, found: Recount) -> None:
    """Write achievements and counters anew; `found`: the counted matches of all servers."""
    for table in (achievements, achievement_counters):
        await connection.execute(delete(table))
    earned = {key: one for key, one in found.earned.items() if key[0] > 0}
    for key, ways in (await _against_computer(connection)).items():
        earned[key] = min(ways.values(), key=lambda one: (one.earned_at, one.match_id))
    counters = [counters_row(*one) for one in found.counters.items() if one[0] > 0]
    await _insert(connection, achievements, [earned_row(one) for one in earned.values()])
    await _insert(connection, achievement_counters, counters)


async def wrong_achievements(connection: AsyncConnection, found: Recount) -> AsyncIterator[str]:
    """Yield what is wrong with achievements and counters, compared with all matches."""
    right = {key: {one.match_id: one} for key, one in found.earned.items() if key[0] > 0}
    right |= await _against_computer(connection)
    query = select(achievements, matches.c.guild_id).outerjoin(
        matches, matches.c.id == achievements.c.match_id
    )
    for row in await connection.execute(query):
        try:
            kept = earned_from(row)
        except ValueError:
            yield f"Person {row.person_id} has an achievement that there is not."
            continue
        ways = right.pop((kept.person_id, kept.achievement), {})
        if ways.get(kept.match_id) != kept:
            yield f"The achievement {_named(kept.person_id, kept.achievement)} is not earned so."
    for person, achievement in right:
        yield f"The achievement {_named(person, achievement)} is missing."
    counters = {person: one for person, one in found.counters.items() if person > 0}
    for row in await connection.execute(select(achievement_counters)):
        if counters.pop(row.person_id, Counters()) != counters_from(row):
            yield f"What is counted for person {row.person_id}'s achievements is not so."
    for person, one in counters.items():
        if one != Counters():
            yield f"What is counted for person {person}'s achievements is missing."


def _named(person_id: int, achievement: Achievement) -> str:
    return f"{achievement} of person {person_id}"


async def _against_computer(connection: AsyncConnection) -> dict[_Key, dict[int, Earned]]:
    """Return what is earned in matches against the computer, by each match that it may be from.

    The first that ended is the one, unless the clock was set back meanwhile.
    """
    found: dict[_Key, dict[int, Earned]] = {}
    ended = matches.c.status == Status.FINISHED.value
    query = info_query().where(matches.c.opponent_level == MASTER, ended)
    async for row in _pages(connection, query, matches.c.id):
        for one in earned_against_computer(info_from(row)):
            found.setdefault((one.person_id, one.achievement), {})[one.match_id] = one
    async for row in _pages(connection, _last_days(), daily_scores.c.match_id):
        one = Earned(
            row["person_id"], Achievement.DAYS, row["match_id"], row["ended_at"], row["guild_id"]
        )
        found.setdefault((one.person_id, one.achievement), {})[one.match_id] = one
    return found


def _last_days() -> Select[Any]:
    """Select the deals of the day with which their people had finished enough of them."""
    order = (matches.c.ended_at, matches.c.id)
    place = func.row_number().over(partition_by=daily_scores.c.person_id, order_by=order)
    numbered = (
        select(daily_scores.c.match_id, place.label("place"))
        .join(matches, matches.c.id == daily_scores.c.match_id)
        .where(daily_scores.c.person_id > 0)
        .subquery()
    )
    return (
        select(
            daily_scores.c.person_id,
            daily_scores.c.match_id,
            matches.c.ended_at,
            matches.c.guild_id,
        )
        .join(matches, matches.c.id == daily_scores.c.match_id)
        .join(numbered, numbered.c.match_id == daily_scores.c.match_id)
        .where(numbered.c.place == NEEDED[Achievement.DAYS])
    )


async def _pages(
    connection: AsyncConnection, query: Select[Any], key: Any
) -> AsyncIterator[Mapping[Any, Any]]:
    """Yield the rows of a query in the order of a key, page by page."""
    last = 0
    page = query.order_by(key).limit(_AT_ONCE)
    while rows := (await connection.execute(page.where(key > last))).mappings().all():
        for row in rows:
            yield row
        last = rows[-1][key.name]


async def _insert(connection: AsyncConnection, table: Any, rows: list[dict[str, Any]]) -> None:
    for first in range(0, len(rows), _AT_ONCE):
        await connection.execute(insert(table), rows[first : first + _AT_ONCE])
