"""Records against the computer in SQL: counted when a match ends, and computed anew."""

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection, Select, case, delete, func, insert, literal, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.rankings import EVERYWHERE
from bot.storage.engine import upsert
from bot.storage.tables import computer_records, matches, seats

RESULTS = ("won", "lost", "drawn")


def count_beside_computer(connection: Connection, info: MatchInfo) -> None:
    """Add a match that has just ended to its person's records, here and everywhere."""
    person, guild_id = info.challenger.id, info.place.guild_id
    drawn, won = info.winner is None, info.winner == info.seat_of(person)
    result = {"won": int(won), "lost": int(not won and not drawn), "drawn": int(drawn)}
    scopes = [EVERYWHERE] if guild_id is None else [EVERYWHERE, guild_id]
    added = upsert(connection, computer_records).values(
        [{"guild_id": scope, "person_id": person, **result} for scope in scopes]
    )
    sums = {name: computer_records.c[name] + added.excluded[name] for name in RESULTS}
    connection.execute(
        added.on_conflict_do_update(index_elements=["guild_id", "person_id"], set_=sums)
    )


async def recount_records(connection: AsyncConnection) -> None:
    """Write all records anew, from the matches."""
    await connection.execute(delete(computer_records))
    columns = ["guild_id", "person_id", *RESULTS]
    await connection.execute(insert(computer_records).from_select(columns, _computed()))


async def wrong_records(connection: AsyncConnection) -> AsyncIterator[str]:
    """Yield what is wrong with the records, compared with the matches."""
    kept = {_key(row): _sums(row) for row in await connection.execute(select(computer_records))}
    for row in await connection.execute(_computed()):
        if kept.pop(_key(row), None) != _sums(row):
            yield f"{_whose(*_key(row))} is not what the matches add up to."
    for key in kept:
        yield f"{_whose(*key)} is of no match."


def _computed() -> Select[Any]:
    """Return a query for all records as the matches have them; erased people have none."""
    mine = matches.c.winner == seats.c.seat
    of_matches = (
        select(
            matches.c.guild_id,
            seats.c.person_id,
            case((mine, 1), else_=0).label("won"),
            case((matches.c.winner.is_(None), 1), else_=0).label("drawn"),
        )
        .join(seats, seats.c.match_id == matches.c.id)
        .where(
            matches.c.opponent_level.is_not(None),
            matches.c.status == Status.FINISHED.value,
            seats.c.person_id > 0,
        )
        .cte("against_computer")
    )
    there = of_matches.c
    scoped = union_all(
        select(there.guild_id, there.person_id, there.won, there.drawn).where(
            there.guild_id > EVERYWHERE  # an erased server has no records
        ),
        select(literal(EVERYWHERE), there.person_id, there.won, there.drawn),
    ).subquery()
    one = scoped.c
    won, drawn = func.sum(one.won), func.sum(one.drawn)
    return select(
        one.guild_id,
        one.person_id,
        won.label("won"),
        (func.count() - won - drawn).label("lost"),
        drawn.label("drawn"),
    ).group_by(one.guild_id, one.person_id)


def _key(row: Any) -> tuple[int, int]:
    return row.guild_id, row.person_id


def _sums(row: Any) -> tuple[int, ...]:
    return tuple(int(getattr(row, name)) for name in RESULTS)


def _whose(scope: int, person_id: int) -> str:
    where = "all servers" if scope == EVERYWHERE else f"server {scope}"
    return f"The record of person {person_id} against the computer on {where}"
