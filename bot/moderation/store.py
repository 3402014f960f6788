"""Blocks, warnings and the log of admins' actions, in SQL."""

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    delete,
    func,
    insert,
    or_,
    select,
    type_coerce,
    update,
)

from bot.matches.models.hosting import VoidNote
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person, as_person
from bot.moderation.model import Deed, LogEntry, MemberWarning, Rank, ServerBlock
from bot.moderation.tables import moderation_log, server_warnings
from bot.storage.block_rows import in_force
from bot.storage.block_tables import server_blocks
from bot.storage.counting_tables import counted_matches
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.match_tables import seats
from bot.storage.people_rows import name_people
from bot.storage.people_tables import nick_in, people
from bot.storage.record import PersonIn, Record
from bot.storage.void_rows import VoidPlan, reaches, void_match

_ENTRY: Final = Record(
    LogEntry,
    moderation_log,
    {
        "deed": "kind",
        "admin": PersonIn("admin_id"),
        "at": "done_at",
        "person": PersonIn("person_id"),
    },
    apart=("reach",),
)
_ENTRIES: Final = _ENTRY.query()


def blocks(
    connection: Connection, guild_id: int, limit: int, now: datetime
) -> tuple[ServerBlock, ...]:
    """Return the blocks of a server that have not ended, the newest first."""
    rows = server_blocks.c
    nick = nick_in(rows.guild_id, rows.person_id).label("nick")
    query = (
        select(server_blocks, people.c.name, nick)
        .outerjoin(people, people.c.person_id == rows.person_id)
        .where(rows.guild_id == guild_id, in_force(now))
        .order_by(rows.blocked_at.desc(), rows.person_id)
        .limit(limit)
    )
    return tuple(
        ServerBlock(
            as_person(row.person_id, row.name or "", row.guild_id, row.nick),
            row.blocked_at,
            row.reason,
            row.until,
        )
        for row in connection.execute(query)
    )


def blocked_by(connection: Connection, guild_id: int, person_id: int) -> Rank | None:
    """Return the rank of the admin who blocked a member; None: they aren't blocked."""
    rows = server_blocks.c
    query = select(rows.by_rank).where(rows.guild_id == guild_id, rows.person_id == person_id)
    rank = connection.execute(query).scalar()
    return None if rank is None else Rank(rank)


def count_blocks(connection: Connection, guild_id: int) -> int:
    """Return the number of blocks on a server."""
    query = select(func.count()).where(server_blocks.c.guild_id == guild_id)
    return int(connection.execute(query).scalar_one())


def block(connection: Connection, entry: LogEntry, rank: Rank) -> bool:
    """Block a member and log it; return False if they are blocked already.

    `rank`: the rank of the admin. The server's blocks that have ended are deleted.
    """
    assert entry.person is not None
    _delete_ended(connection, entry, entry.person.id)
    row = {
        "guild_id": entry.guild_id,
        "person_id": entry.person.id,
        "reason": entry.reason,
        "blocked_at": entry.at,
        "by_rank": rank.value,
        "until": entry.until,
    }
    added = upsert(connection, server_blocks).values(row).on_conflict_do_nothing()
    if connection.execute(added.returning(server_blocks.c.person_id)).first() is None:
        return False
    _delete_ended(connection, entry)
    log(connection, entry)
    return True


def lift(connection: Connection, entry: LogEntry) -> bool:
    """Lift a block and log it; return False if there is none."""
    assert entry.person is not None
    _delete_ended(connection, entry, entry.person.id)
    rows = server_blocks.c
    lifted = delete(server_blocks).where(
        rows.guild_id == entry.guild_id, rows.person_id == entry.person.id
    )
    if connection.execute(lifted.returning(rows.person_id)).first() is None:
        return False
    _delete_ended(connection, entry)
    log(connection, entry)
    return True


def _delete_ended(connection: Connection, entry: LogEntry, person_id: int | None = None) -> None:
    """Delete a server's blocks that have ended; with `person_id`, only that member's."""
    ended = delete(server_blocks).where(
        server_blocks.c.guild_id == entry.guild_id, ~in_force(entry.at)
    )
    if person_id is not None:
        ended = ended.where(server_blocks.c.person_id == person_id)
    connection.execute(ended)


def warnings(
    connection: Connection, guild_id: int, now: datetime, limit: int, person_id: int | None = None
) -> tuple[MemberWarning, ...]:
    """Return the warnings on a server that have not ended, the newest first.

    `person_id`: only those of this member.
    """
    rows = server_warnings.c
    nick = nick_in(rows.guild_id, rows.person_id).label("nick")
    query = (
        select(server_warnings, people.c.name, nick)
        .join(people, people.c.person_id == rows.person_id)
        .where(rows.guild_id == guild_id, _lasts(now))
        .order_by(rows.id.desc())
        .limit(limit)
    )
    if person_id is not None:
        query = query.where(rows.person_id == person_id)
    return tuple(
        MemberWarning(
            row.id,
            as_person(row.person_id, row.name, row.guild_id, row.nick),
            row.warned_at,
            row.reason,
            row.until,
        )
        for row in connection.execute(query)
    )


def untold(
    connection: Connection, guild_id: int, person_id: int, now: datetime
) -> tuple[MemberWarning, ...]:
    """Return a member's warnings that have not ended and that they have not read, oldest first."""
    rows = server_warnings.c
    query = (
        select(server_warnings)
        .where(rows.person_id == person_id, rows.guild_id == guild_id, ~rows.told, _lasts(now))
        .order_by(rows.id)
    )
    return tuple(
        MemberWarning(row.id, Person(person_id, ""), row.warned_at, row.reason, row.until)
        for row in connection.execute(query)
    )


def note_told(connection: Connection, ids: Collection[int]) -> None:
    """Record that a member has read these warnings."""
    read = update(server_warnings).where(server_warnings.c.id.in_(ids))
    connection.execute(read.values(told=True))


def warn(connection: Connection, entry: LogEntry) -> None:
    """Warn a member and log it; the server's warnings that have ended are deleted."""
    assert entry.person is not None
    _delete_ended_warnings(connection, entry)
    name_people(connection, [entry.person])
    row = {
        "guild_id": entry.guild_id,
        "person_id": entry.person.id,
        "reason": entry.reason,
        "warned_at": entry.at,
        "until": entry.until,
        "told": False,
    }
    connection.execute(insert(server_warnings).values(row))
    log(connection, entry)


def unwarn(connection: Connection, entry: LogEntry, warning_id: int) -> bool:
    """Lift a warning and log it; return False if it isn't there or has ended."""
    assert entry.person is not None
    rows = server_warnings.c
    lifted = delete(server_warnings).where(
        rows.id == warning_id,
        rows.guild_id == entry.guild_id,
        rows.person_id == entry.person.id,
        _lasts(entry.at),
    )
    if connection.execute(lifted.returning(rows.id)).first() is None:
        return False
    _delete_ended_warnings(connection, entry)
    log(connection, entry)
    return True


def _lasts(now: datetime) -> ColumnElement[bool]:
    until = server_warnings.c.until
    return or_(until.is_(None), until > now)


def _delete_ended_warnings(connection: Connection, entry: LogEntry) -> None:
    of_server = server_warnings.c.guild_id == entry.guild_id
    connection.execute(delete(server_warnings).where(of_server, ~_lasts(entry.at)))


def void(connection: Connection, entry: LogEntry, plan: VoidPlan) -> bool:
    """Void a match or confirm that, and log it; return False if something was counted since."""
    if not void_match(connection, plan):
        return False
    log(connection, entry)
    return True


def log(connection: Connection, entry: LogEntry) -> None:
    """Add an entry to a server's log; the name of an erased person is not stored again."""
    seen = [one for one in (entry.admin, entry.person) if one is not None and one.name]
    name_people(connection, seen)
    row = _ENTRY.row_without_key(entry)
    if entry.person not in seen:
        row["person_id"] = None
    connection.execute(insert(moderation_log).values(row))


def entries(connection: Connection, guild_id: int, limit: int) -> tuple[tuple[LogEntry, ...], int]:
    """Return a server's newest log entries, newest first, and the number of all."""
    rows = moderation_log.c
    query = _ENTRIES.where(rows.guild_id == guild_id).order_by(rows.id.desc()).limit(limit)
    count = select(func.count()).where(rows.guild_id == guild_id)
    found = connection.execute(query).all()
    void = reaches(connection, [row.match_id for row in found if row.match_id is not None])
    entries = tuple(_ENTRY.read(row, reach=void.get(row.match_id)) for row in found)
    return entries, int(connection.execute(count).scalar_one())


def _void_notes(connection: Connection, match_ids: Collection[int]) -> dict[int, VoidNote]:
    rows = moderation_log.c
    logged = _ENTRIES.where(rows.kind == Deed.VOID, rows.match_id.in_(match_ids))
    entries = [_ENTRY.read(row, reach=None) for row in connection.execute(logged)]
    return {
        one.match_id: VoidNote(one.admin, one.at, one.reason)
        for one in entries
        if one.match_id is not None
    }


def _note_confirmation(connection: Connection, info: MatchInfo, at: datetime) -> None:
    guild_id = info.place.guild_id
    if guild_id is not None and guild_id > 0:  # an erased server has no log
        log(connection, LogEntry(guild_id, Deed.CONFIRM, None, at, match_id=info.id))


def counts(connection: Connection, match_id: int) -> bool:
    """Return whether a match is stored as counted for ratings, boards and profiles."""
    query = select(counted_matches.c.number).where(counted_matches.c.match_id == match_id)
    return connection.execute(query).first() is not None


def _erase_person(connection: Connection, person_id: int) -> None:
    """Delete the reasons that admins noted about a person, also about their matches.

    A block outlives its person: otherwise erasing would lift it.
    """
    about = moderation_log.c.match_id.in_(
        select(seats.c.match_id).where(seats.c.person_id == person_id)
    )
    for noted in (
        update(server_blocks).where(server_blocks.c.person_id == person_id),
        update(moderation_log).where((moderation_log.c.person_id == person_id) | about),
    ):
        connection.execute(noted.values(reason=""))


def _erase_matches(connection: Connection, match_ids: Collection[int]) -> None:
    """Delete the reasons that admins noted about matches."""
    about = moderation_log.c.match_id.in_(match_ids)
    connection.execute(update(moderation_log).where(about).values(reason=""))


def _export(person_id: int) -> Sequence[Subject]:
    rows = moderation_log.c
    log = select(
        rows.id,
        rows.guild_id,
        type_coerce(rows.kind, String).label("kind"),
        rows.match_id,
        rows.reason,
        rows.done_at,
        rows.until,
    )
    mine = select(seats.c.match_id).where(seats.c.person_id == person_id)
    return (
        ("blocks", rows_about(person_id, server_blocks), (server_blocks.c.guild_id,)),
        # Why a match is void; not by whom.
        (
            "matches moderated",
            log.where(rows.match_id.in_(mine), rows.person_id.is_(None)),
            (rows.id,),
        ),
        ("moderation", log.where(rows.person_id == person_id), (rows.id,)),
        (
            "warnings",
            rows_about(
                person_id, server_warnings, "id", "guild_id", "reason", "warned_at", "until", "told"
            ),
            (server_warnings.c.id,),
        ),
        ("moderation done", log.where(rows.admin_id == person_id), (rows.id,)),
    )


STORED: Final = StoredFeature(
    name="moderation",
    of_server=(server_blocks, moderation_log, server_warnings),
    of_person=(server_warnings,),
    erase_person=_erase_person,
    erase_matches=_erase_matches,
    export=_export,
    void_notes=_void_notes,
    note_confirmation=_note_confirmation,
)
