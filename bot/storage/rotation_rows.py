"""Tables for several people, in SQL."""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, case, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.matches.errors import Conflict
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.models.rotation import Rotation
from bot.storage.engine import Database
from bot.storage.hand_rows import read_rotation, replace_rotation, row_of, tell, write_members
from bot.storage.people_rows import name_people
from bot.storage.tables import IS_UNSHOWN, rotation_members, rotations


class RotationRows:
    """Implements the port `RotationStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create_rotation(self, rotation: Rotation, after: Rotation | None = None) -> int:
        """Write a new table and return its id; `after`: the finished one whose people play again.

        Raises `Conflict` if its host has another one that is not over, or if a table was created
        after that one since it was read.
        """

        def created(connection: Connection) -> int:
            if after is not None:
                _claim(connection, after)
            name_people(connection, [member.person for member in rotation.members])
            result = connection.execute(insert(rotations), row_of(rotation))
            rotation_id = int(result.inserted_primary_key[0])  # type: ignore[index]
            write_members(connection, rotation_id, rotation.members)
            tell(connection, replace(rotation, id=rotation_id), self._database.process)
            return rotation_id

        try:
            return await self._database.write(created)
        except IntegrityError as taken:
            raise Conflict from taken

    async def write_rotation(self, rotation: Rotation) -> None:
        """Write a table in place of its state with the same revision. Raises `Conflict`."""

        def written(connection: Connection) -> None:
            name_people(connection, [one.person for one in rotation.members if one.person.id > 0])
            replace_rotation(connection, rotation, self._database.process)

        await self._database.write(written)

    async def rotation(self, rotation_id: int) -> Rotation | None:
        """Return a table, or None if there is no such table."""
        return await self._database.read(lambda connection: read_rotation(connection, rotation_id))

    async def hosted_rotation(self, person_id: int) -> int | None:
        """Return the table that a person hosts and that is not over, or None."""
        query = select(rotations.c.id).where(rotations.c.open_host_id == person_id)
        async with self._database.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    async def open_rotations(self, channel_id: int) -> tuple[Rotation, ...]:
        """Return the tables of a channel or thread that are not over, oldest first."""
        query = (
            select(rotations.c.id)
            .where(rotations.c.channel_id == channel_id, rotations.c.ended_at.is_(None))
            .order_by(rotations.c.id)
        )

        def read(connection: Connection) -> tuple[Rotation, ...]:
            found = [read_rotation(connection, one) for one in connection.execute(query).scalars()]
            return tuple(one for one in found if one is not None)

        return await self._database.read(read)

    async def rotations_of(self, person_id: int, limit: int) -> tuple[int, ...]:
        """Return the newest tables at which a person was."""
        query = (
            select(rotation_members.c.rotation_id)
            .where(rotation_members.c.person_id == person_id)
            .order_by(rotation_members.c.rotation_id.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return tuple((await connection.execute(query)).scalars())

    async def rotation_deadlines(self, limit: int) -> tuple[tuple[int, datetime], ...]:
        """Return at most *limit* next deadlines as (table, time), earliest first."""
        query = (
            select(rotations.c.id, rotations.c.deadline)
            .where(rotations.c.deadline.is_not(None))
            .order_by(rotations.c.deadline, rotations.c.id)
            .limit(limit)
        )
        return await self._database.read(
            lambda connection: tuple((row.id, row.deadline) for row in connection.execute(query))
        )

    async def stale_rotations(self, since: datetime) -> tuple[int, ...]:
        """Return the tables whose message shows an older state, unless they ended before a time.

        Those that may name somebody who was erased are among them, however old. Of an erased server
        nothing is drawn.
        """
        ended = rotations.c.ended_at
        owed = ended.is_(None) | (ended > since) | (rotations.c.shown == NAMES_ERASED)
        query = (
            select(rotations.c.id)
            .where(IS_UNSHOWN, owed, rotations.c.channel_id != 0)
            .order_by(rotations.c.id)
        )
        async with self._database.reading() as connection:
            return tuple((await connection.execute(query)).scalars())

    async def note_rotation_shown(
        self, rotation_id: int, message: tuple[int, int, datetime] | None, shown: int
    ) -> None:
        """Save which message (its id, channel and time) shows which revision of a table."""
        message_id, channel_id, sent_at = message or (None, None, None)
        async with self._database.writing() as connection:
            await connection.execute(
                update(rotations)
                .where(rotations.c.id == rotation_id)
                .values(
                    message_id=message_id,
                    message_channel_id=channel_id,
                    message_sent_at=sent_at,
                    shown=shown,
                )
            )


def _claim(connection: Connection, over: Rotation) -> None:
    """Let no other table follow this state of a finished one. Raises `Conflict`.

    Its message shows the new revision as well: nothing that can be seen changes.
    """
    columns = rotations.c
    claimed = connection.execute(
        update(rotations)
        .where(columns.id == over.id, columns.revision == over.revision)
        .values(
            revision=columns.revision + 1,
            shown=case((columns.shown == NAMES_ERASED, NAMES_ERASED), else_=columns.shown + 1),
        )
    )
    if claimed.rowcount != 1:
        raise Conflict
