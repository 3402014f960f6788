"""Achievements, computed anew: to check them, and to make them for an older database."""

from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from sqlalchemy import Select, and_, delete, exists, func, insert, literal, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.achievements import ENDS, MASTER, earned_against_computer
from bot.matches.models.achievements import NEEDED, Achievement, Counters, Earned
from bot.matches.models.match import Status
from bot.matches.recount import Recount
from bot.matches.tallying import BROKEN_OFF
from bot.storage.achievement_rows import counters_from, counters_row, earned_from, earned_row
from bot.storage.rows import info_from, info_query
from bot.storage.tables import (
    achievement_counters,
    achievements,
    actions,
    daily_scores,
    deals,
    matches,
    rounds,
    seats,
)

_AT_ONCE: Final = 500
_Key = tuple[int, Achievement]
_Ways = dict[int | None, Earned]
"""By which matches something may be earned."""


async def earn_anew(connection: AsyncConnection, found: Recount) -> None:
    """Write achievements and counters anew; `found`: the counted matches of all servers."""
    for table in (achievements, achievement_counters):
        await connection.execute(delete(table))
    earned = {key: one for key, one in found.earned.items() if key[0] > 0}
    for row in await connection.execute(_first_ones()):
        earned[row.person_id, Achievement(row.achievement)] = earned_from(row)
    for key, ways in (await _against_computer(connection)).items():
        earned[key] = min(ways.values(), key=lambda one: (one.earned_at, one.match_id))
    counters = [counters_row(*one) for one in found.counters.items() if one[0] > 0]
    await _insert(connection, achievements, [earned_row(one) for one in earned.values()])
    await _insert(connection, achievement_counters, counters)


async def wrong_achievements(connection: AsyncConnection, found: Recount) -> AsyncIterator[str]:
    """Yield what is wrong with achievements and counters, compared with all matches."""
    right = await _right(connection, found)
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


async def _right(connection: AsyncConnection, found: Recount) -> dict[_Key, _Ways]:
    """Return what people have earned, each by the matches that it may be from."""
    right: dict[_Key, _Ways] = {
        key: {one.match_id: one} for key, one in found.earned.items() if key[0] > 0
    }
    right |= await _against_computer(connection)
    for query in (_first_ones(), _also_right()):
        for row in await connection.execute(query):
            key = row.person_id, Achievement(row.achievement)
            right.setdefault(key, {})[row.match_id] = earned_from(row)
    return right


def _named(person_id: int, achievement: Achievement) -> str:
    return f"{achievement} of person {person_id}"


async def _against_computer(connection: AsyncConnection) -> dict[_Key, _Ways]:
    """Return what is earned in matches against the computer, by each match that it may be from.

    The first that ended is the one, unless the clock was set back meanwhile.
    """
    found: dict[_Key, _Ways] = {}
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


def _steps() -> Select[Any]:
    """Select all matches that are a first step of somebody: what `first_steps` says of each."""
    ended = (
        select(
            matches.c.id.label("match_id"),
            seats.c.person_id,
            seats.c.seat,
            matches.c.ended_at.label("earned_at"),
            matches.c.guild_id,
            matches.c.winner,
            matches.c.reason,
            matches.c.day,
            matches.c.rotation_id,
        )
        .join(seats, seats.c.match_id == matches.c.id)
        .where(matches.c.status == Status.FINISHED.value, seats.c.person_id > 0)
        .subquery()
    )
    to_its_end = ended.c.reason.in_([one.value for one in ENDS])
    round_won = exists().where(
        rounds.c.match_id == ended.c.match_id,
        rounds.c.winner == ended.c.seat,
        rounds.c.reason.not_in([one.value for one in BROKEN_OFF]),
    )
    number = (  # of the round in which an action was made
        select(func.max(deals.c.number))
        .where(deals.c.match_id == actions.c.match_id, deals.c.seq < actions.c.seq)
        .correlate(actions)
        .scalar_subquery()
    )
    called = and_(
        actions.c.match_id == ended.c.match_id,
        actions.c.person_id == ended.c.person_id,
        actions.c.action == "koi",
        rounds.c.number == number,
    )
    is_step = {
        Achievement.FIRST_YAKU: round_won.where(func.json_array_length(rounds.c.yaku) > 0),
        Achievement.FIRST_KOI: round_won.where(called),
        Achievement.FIRST_WIN: and_(
            to_its_end, ended.c.winner == ended.c.seat, ended.c.rotation_id.is_(None)
        ),
        Achievement.FIRST_DAY: and_(to_its_end, ended.c.day.is_not(None)),
    }
    columns = (ended.c.person_id, ended.c.match_id, ended.c.earned_at, ended.c.guild_id)
    found = union_all(
        *(
            select(*columns, literal(step.value).label("achievement")).where(is_one)
            for step, is_one in is_step.items()
        )
    ).subquery()
    return select(found)


def _first_ones() -> Select[Any]:
    """Select the first steps that people have made, each in the first match that is one."""
    step = _steps().subquery()
    place = func.row_number().over(
        partition_by=(step.c.person_id, step.c.achievement),
        order_by=(step.c.earned_at, step.c.match_id),
    )
    numbered = select(step, place.label("place")).subquery()
    return select(numbered).where(numbered.c.place == 1)


def _also_right() -> Select[Any]:
    """Select the stored first steps whose match is one.

    It need not be the first: the clock may have been set back, or two matches ended at once.
    """
    step = _steps().subquery()
    kept = and_(
        achievements.c.person_id == step.c.person_id,
        achievements.c.achievement == step.c.achievement,
        achievements.c.match_id == step.c.match_id,
    )
    return select(step).join(achievements, kept)


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
