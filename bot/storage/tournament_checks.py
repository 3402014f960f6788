"""`koikoi db check`: whether each tournament follows from its players, results and matches."""

from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.models.match import Status
from bot.matches.models.tournament import Tournament
from bot.matches.tournaments.audit import wrong_with
from bot.storage.tables import matches, seats, tournaments
from bot.storage.tournament_rows import read_tournaments

_AT_ONCE: Final = 50


async def wrong_tournaments(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Yield what is wrong with tournaments."""
    last = 0
    query = select(tournaments.c.id, tournaments.c.due).order_by(tournaments.c.id).limit(_AT_ONCE)
    while page := (await connection.execute(query.where(tournaments.c.id > last))).all():
        for row in page:
            for wrong in await connection.run_sync(_examined, row):
                yield Finding(None, f"Tournament {row.id}: {wrong}.")
        last = page[-1].id


def _examined(connection: Connection, row: Any) -> Sequence[str]:
    """Return the errors of one. Damage of any kind does not stop the check of the others."""
    with suppress(ValueError, KeyError, TypeError, IndexError, AssertionError):
        (found,) = read_tournaments(connection, [row.id])
        return [*wrong_with(found, _winners(connection, found), due=row.due is not None)]
    return ("it can't be read: a value in its rows is damaged",)


def _winners(connection: Connection, found: Tournament) -> dict[int, int | None]:
    """Return who won its matches, of those that have a result."""
    ids = [one.match_id for one in found.pairings if one.match_id is not None]
    query = (
        select(matches.c.id, seats.c.person_id)
        .outerjoin(seats, (seats.c.match_id == matches.c.id) & (seats.c.seat == matches.c.winner))
        .where(matches.c.id.in_(ids), matches.c.status == Status.FINISHED.value)
    )
    return {row.id: row.person_id for row in connection.execute(query)}
