"""The context of a match's messages, in SQL: two statements, four once the match is over."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    FromClause,
    Select,
    bindparam,
    exists,
    func,
    null,
    or_,
    select,
)

from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import NO_GUILD, Preferences, as_person
from bot.matches.models.posted_messages import MatchContext, WaitingHand
from bot.matches.models.terms import GuildSettings, TimeControl
from bot.storage.achievement_rows import earned_in
from bot.storage.counting_rows import rating_changes
from bot.storage.engine import features_of
from bot.storage.feature import StoredFeature
from bot.storage.match_tables import matches, seats
from bot.storage.message_tables import IS_DIGEST, posted_messages
from bot.storage.people_rows import guild_settings_from, preferences_from
from bot.storage.people_tables import nick_in, people
from bot.storage.person_queries import OPEN_OF_PEOPLE
from bot.storage.rotation_rows import read_rotation
from bot.storage.rows import challenger, info_from, info_query, opponent
from bot.storage.server_tables import guild_settings

_NOBODY: Final = 0  # no person's id


def _labelled(table: FromClause, prefix: str) -> list[Any]:
    return [column.label(f"{prefix}{column.name}") for column in table.c]


def _has_digest(person_id: Column[Any]) -> Any:
    return exists().where(posted_messages.c.person_id == person_id, IS_DIGEST)


_reader = people.alias("reader")


@cache
def _events(features: tuple[StoredFeature, ...]) -> ColumnElement[str | None]:
    """Return the column of the name of a match's event, or NULL."""
    names = [one.event_name for one in features if one.event_name is not None]
    return func.coalesce(*names, null(), null())


@cache
def _query(features: tuple[StoredFeature, ...]) -> Select[Any]:
    return (
        info_query()
        .add_columns(
            _events(features).label("tournament"),
            *_labelled(guild_settings, "guild_"),
            *_labelled(challenger, "one_"),
            *_labelled(opponent, "two_"),
            *_labelled(_reader, "reader_"),
            nick_in(bindparam("reader_guild"), _reader.c.person_id).label("reader_nick"),
            _has_digest(matches.c.challenger_id).label("one_digest"),
            _has_digest(matches.c.opponent_id).label("two_digest"),
        )
        .outerjoin(guild_settings, guild_settings.c.guild_id == matches.c.guild_id)
        .outerjoin(_reader, _reader.c.person_id == bindparam("reader_id"))
        .where(matches.c.id == bindparam("match_id"))
    )


_WAITING: Final[Select[Any]] = (
    select(
        seats.c.match_id.label("number"),
        seats.c.person_id,
        matches.c.pace,
    )
    .join(matches, matches.c.id == seats.c.match_id)
    .where(
        matches.c.status == Status.PLAYING.value,
        matches.c.id.in_(OPEN_OF_PEOPLE),
        seats.c.person_id.in_(bindparam("people", expanding=True)),
        or_(matches.c.to_act == seats.c.seat, matches.c.absent == 1 - seats.c.seat),
    )
)
"""The same as `MatchInfo.waits_for`, for running matches."""


def snapshot(
    connection: Connection,
    match_id: int,
    reader_id: int | None = None,
    reader_guild: int | None = None,
) -> MatchContext | None:
    """Return a match's row with what its messages need, or None if there is no such match.

    `reader_id`: somebody else whose preferences are wanted as well, and their names:
    everywhere and on the server `reader_guild`.
    """
    guild_id = reader_guild or NO_GUILD
    values = {
        "match_id": match_id,
        "reader_id": reader_id or _NOBODY,
        "reader_guild": guild_id,
    }
    row: Any = connection.execute(_query(features_of(connection)), values).mappings().first()
    if row is None:
        return None
    info = info_from(row)
    players = [person.id for person in info.people]
    found = connection.execute(_WAITING, {"people": players})
    waiting = tuple(WaitingHand(one.number, one.person_id, TimeControl(one.pace)) for one in found)
    snapshot = MatchContext(
        info,
        _guild(row, info),
        _preferences(row),
        waiting,
        _digests(row),
        tournament=row["tournament"],
        rotation=None if info.rotation_id is None else read_rotation(connection, info.rotation_id),
        reader=None
        if row["reader_person_id"] is None
        else as_person(row["reader_person_id"], row["reader_name"], guild_id, row["reader_nick"]),
    )
    if info.status is not Status.FINISHED:
        return snapshot
    return replace(
        snapshot,
        earned=earned_in(connection, match_id),
        ratings=rating_changes(connection, match_id),
    )


def event_of(connection: Connection, match_id: int) -> str | None:
    """Return the name of the event to which a match belongs, such as a tournament, or None."""
    query = select(_events(features_of(connection))).where(matches.c.id == match_id)
    return connection.execute(query).scalar_one_or_none()


def correcting_event(connection: Connection, match_id: int) -> str | None:
    """Return the name of the event in which the result of a match can still be corrected."""
    features = features_of(connection)
    names = [one.event_corrects for one in features if one.event_corrects is not None]
    query = select(func.coalesce(*names, null(), null())).where(matches.c.id == match_id)
    return connection.execute(query).scalar_one_or_none()


def _guild(row: Mapping[Any, Any], info: MatchInfo) -> GuildSettings:
    if row["guild_preset"] is None:
        return GuildSettings(info.place.guild_id or 0)
    return guild_settings_from(row, "guild_")


def _preferences(row: Mapping[Any, Any]) -> dict[int, Preferences]:
    found = (
        preferences_from(row, prefix)
        for prefix in ("one_", "two_", "reader_")
        if row[f"{prefix}person_id"] is not None
    )
    return {one.person_id: one for one in found}


def _digests(row: Mapping[Any, Any]) -> frozenset[int]:
    return frozenset(
        row[f"{prefix}person_id"] for prefix in ("one_", "two_") if row[f"{prefix}digest"]
    )
