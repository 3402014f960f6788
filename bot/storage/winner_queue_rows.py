"""The lines of people who wait to play a winner, in SQL."""

from datetime import datetime
from typing import Any

from sqlalchemy import delete, select, update

from bot.matches.models.people import Person
from bot.matches.models.terms import Place
from bot.matches.models.winner_queue import Waiting
from bot.storage.engine import Database, upsert
from bot.storage.people_rows import name_people
from bot.storage.tables import people, winner_queue


class WinnerQueueRows:
    """Implements the port `WinnerQueueStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def join_winner_queue(
        self, match_id: int, person: Person, place: Place, at: datetime
    ) -> None:
        """Put a person at the end of a match's line; who stands in it keeps their place."""
        async with self._database.writing() as connection:
            await connection.run_sync(name_people, [person])
            row = {
                "match_id": match_id,
                "person_id": person.id,
                "guild_id": place.guild_id,
                "channel_id": place.channel_id,
                "parent_id": place.parent_id,
                "joined_at": at,
            }
            await connection.execute(
                upsert(connection, winner_queue).values(row).on_conflict_do_nothing()
            )

    async def leave_winner_queue(self, waiting_id: int) -> None:
        """Take one person out of a line."""
        async with self._database.writing() as connection:
            await connection.execute(delete(winner_queue).where(winner_queue.c.id == waiting_id))

    async def note_asked(self, waiting_id: int, asked_id: int) -> None:
        """Save the challenge that was made for a person in line."""
        async with self._database.writing() as connection:
            await connection.execute(
                update(winner_queue)
                .where(winner_queue.c.id == waiting_id)
                .values(asked_id=asked_id)
            )

    async def move_winner_queue(self, match_id: int, to_id: int) -> None:
        """Let a line wait for another match; who stands in that line twice keeps one place."""
        there = select(winner_queue.c.person_id).where(winner_queue.c.match_id == to_id)
        here = winner_queue.c.match_id == match_id
        async with self._database.writing() as connection:
            await connection.execute(
                delete(winner_queue).where(here, winner_queue.c.person_id.in_(there))
            )
            await connection.execute(
                update(winner_queue).where(here).values(match_id=to_id, asked_id=None)
            )

    async def winner_queue(self, match_id: int | None = None) -> tuple[Waiting, ...]:
        """Return the line of a match, first come first; None: all lines."""
        query = (
            select(winner_queue, people.c.name)
            .join(people, people.c.person_id == winner_queue.c.person_id)
            .order_by(winner_queue.c.id)
        )
        if match_id is not None:
            query = query.where(winner_queue.c.match_id == match_id)
        async with self._database.reading() as connection:
            return tuple(_waiting(row) for row in await connection.execute(query))


def _waiting(row: Any) -> Waiting:
    place = Place(row.guild_id, row.channel_id, row.parent_id)
    return Waiting(row.id, row.match_id, Person(row.person_id, row.name), place, row.asked_id)
