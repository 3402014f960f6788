"""Tables for several people, in SQL; also in the transactions of their hands' matches."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, bindparam, case, delete, insert, select, update

from bot.matches.cluster import rotation_notice
from bot.matches.errors import Conflict
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.models.rotation import (
    Goal,
    HandResult,
    Member,
    Rotation,
    RotationAnnouncement,
    RotationEnd,
    RotationState,
)
from bot.matches.models.terms import ChannelRef
from bot.matches.transitions.rotations import after_hand
from bot.storage.cluster_rows import notify
from bot.storage.engine import process_of
from bot.storage.people_rows import name_people
from bot.storage.record import EnumIn, PersonIn, Record
from bot.storage.rotation_tables import IS_UNSHOWN, rotation_members, rotations
from bot.storage.rows import TermsIn
from bot.storage.server_tables import has_bot

_ID: Final[Any] = bindparam("the_rotation_id")
_MESSAGE: Final = ("message_id", "message_channel_id", "message_sent_at", "shown")
"""The fields that `note_rotation_shown` alone writes, once the row is there."""
_RECORD: Final = Record(
    Rotation,
    rotations,
    {
        "place": Record(ChannelRef, rotations),
        "host": PersonIn("host_id"),
        "terms": TermsIn(),
        "goal": Record(Goal, rotations, prefix="goal_"),
        "state": EnumIn("state", RotationState),
        "end": EnumIn("end", RotationEnd),
    },
    apart=("members", *_MESSAGE),
)
_MEMBER: Final = Record(Member, rotation_members, {"person": PersonIn("person_id")})
_ROTATION: Final = _RECORD.query().where(rotations.c.id == _ID)
_MEMBERS: Final = (
    _MEMBER.query(rotations)
    .where(rotation_members.c.rotation_id == _ID)
    .order_by(rotation_members.c.place)
)


def read_rotation(
    connection: Connection, rotation_id: int, *, locked: bool = False
) -> Rotation | None:
    """Return a table, or None; `locked`: nobody else may change it until the commit."""
    query = _ROTATION.with_for_update(of=rotations) if locked else _ROTATION
    values = {"the_rotation_id": rotation_id}
    row: Any = connection.execute(query, values).mappings().first()
    if row is None:
        return None
    members = tuple(map(_MEMBER.read, connection.execute(_MEMBERS, values)))
    return _RECORD.read(row, members=members, **{name: row[name] for name in _MESSAGE})


def replace_rotation(connection: Connection, rotation: Rotation) -> None:
    """Write a table in place of its state with the same revision. Raises `Conflict`."""
    row = _row_of(replace(rotation, revision=rotation.revision + 1))
    if row["open_host_id"] is not None and _hosts_another(connection, rotation):
        row["open_host_id"] = None  # it was handed on to them, and they opened another one
    result = connection.execute(
        update(rotations).where(
            rotations.c.id == rotation.id, rotations.c.revision == rotation.revision
        ),
        row,
    )
    if result.rowcount != 1:
        raise Conflict
    _write_members(connection, rotation.id, rotation.members)
    _tell(connection, rotation)


def _hosts_another(connection: Connection, rotation: Rotation) -> bool:
    query = select(rotations.c.id).where(
        rotations.c.open_host_id == rotation.host.id, rotations.c.id != rotation.id
    )
    return connection.execute(query.limit(1)).first() is not None


def count_hand(connection: Connection, match_id: int, hand: HandResult) -> None:
    """Add the result of a hand to its table, in the transaction that ends the hand's match."""
    rotation = read_rotation(connection, hand.rotation_id, locked=True)
    counted = None if rotation is None else after_hand(rotation, match_id, hand)
    if counted is not None:
        replace_rotation(connection, counted)


def _write_members(connection: Connection, rotation_id: int, members: Sequence[Member]) -> None:
    """Replace the stored members of a table."""
    connection.execute(
        delete(rotation_members).where(rotation_members.c.rotation_id == rotation_id)
    )
    if members:
        connection.execute(
            insert(rotation_members),
            [
                {"rotation_id": rotation_id, "place": place, **_MEMBER.row(member)}
                for place, member in enumerate(members)
            ],
        )


def _tell(connection: Connection, rotation: Rotation) -> None:
    """Let the other processes hear of a change, if there are any."""
    process = process_of(connection)
    if process is not None:
        changed = RotationAnnouncement(rotation.id, rotation.deadline, rotation.place.guild_id)
        notify(connection, rotation_notice(process, changed))


def _row_of(rotation: Rotation) -> dict[str, Any]:
    """Return the columns of a table, without its id and its message."""
    over = rotation.state is RotationState.OVER
    first = {"shown": rotation.shown} if rotation.revision == 0 else {}
    open_host = {"open_host_id": None if over else rotation.host.id}
    return _RECORD.row_without_key(rotation) | open_host | first


def create_rotation(
    connection: Connection, rotation: Rotation, after: Rotation | None = None
) -> int:
    """Write a new table and return its id; `after`: the finished one whose people play again.

    Raises `Conflict` if its host has another one that is not over, or if a table was created
    after that one since it was read.
    """
    if after is not None:
        _claim(connection, after)
    name_people(connection, [member.person for member in rotation.members])
    result = connection.execute(insert(rotations), _row_of(rotation))
    rotation_id = int(result.inserted_primary_key[0])  # type: ignore[index]
    _write_members(connection, rotation_id, rotation.members)
    _tell(connection, replace(rotation, id=rotation_id))
    return rotation_id


def write_rotation(connection: Connection, rotation: Rotation) -> None:
    """Write a table in place of its state with the same revision. Raises `Conflict`."""
    name_people(connection, [one.person for one in rotation.members if one.person.id > 0])
    replace_rotation(connection, rotation)


def hosted_rotation(connection: Connection, person_id: int) -> int | None:
    """Return the table that a person hosts and that is not over, or None."""
    query = select(rotations.c.id).where(rotations.c.open_host_id == person_id)
    found: int | None = connection.execute(query).scalar()
    return found


def open_rotations(connection: Connection, channel_id: int) -> tuple[Rotation, ...]:
    """Return the tables of a channel or thread that are not over, oldest first."""
    query = (
        select(rotations.c.id)
        .where(rotations.c.channel_id == channel_id, rotations.c.ended_at.is_(None))
        .order_by(rotations.c.id)
    )
    found = [read_rotation(connection, one) for one in connection.execute(query).scalars().all()]
    return tuple(one for one in found if one is not None)


def rotations_of(connection: Connection, person_id: int, limit: int) -> tuple[int, ...]:
    """Return the newest tables at which a person was."""
    query = (
        select(rotation_members.c.rotation_id)
        .where(rotation_members.c.person_id == person_id)
        .order_by(rotation_members.c.rotation_id.desc())
        .limit(limit)
    )
    return tuple(connection.execute(query).scalars())


def rotation_deadlines(connection: Connection, limit: int) -> tuple[tuple[int, datetime], ...]:
    """Return at most *limit* next deadlines as (table, time), earliest first.

    On a server that removed the bot nothing falls due.
    """
    query = (
        select(rotations.c.id, rotations.c.deadline)
        .where(rotations.c.deadline.is_not(None), has_bot(rotations.c.guild_id))
        .order_by(rotations.c.deadline, rotations.c.id)
        .limit(limit)
    )
    return tuple((row.id, row.deadline) for row in connection.execute(query))


def stale_rotations(connection: Connection, since: datetime) -> tuple[int, ...]:
    """Return the tables whose message shows an older state, unless they ended before a time.

    Includes old messages that may name an erased person. Of an erased server nothing is drawn.
    """
    ended = rotations.c.ended_at
    owed = ended.is_(None) | (ended > since) | (rotations.c.shown == NAMES_ERASED)
    query = (
        select(rotations.c.id)
        .where(IS_UNSHOWN, owed, rotations.c.channel_id != 0)
        .order_by(rotations.c.id)
    )
    return tuple(connection.execute(query).scalars())


def note_rotation_shown(
    connection: Connection, rotation_id: int, message: tuple[int, int, datetime] | None, shown: int
) -> None:
    """Save which message (its id, channel and time) shows which revision of a table."""
    message_id, channel_id, sent_at = message or (None, None, None)
    connection.execute(
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
