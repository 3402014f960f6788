"""People and servers in SQL: what they set, and who changed it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, and_, case, delete, func, insert, literal, select, true

from bot.matches.models.people import (
    NO_GUILD,
    PREFERENCES,
    Nickname,
    Person,
    Preferences,
    UserInfo,
    as_person,
)
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, ChangedSettings, GuildSettings, SettingChange
from bot.storage.engine import upsert
from bot.storage.metadata import Converted
from bot.storage.people_tables import nick_in, nicknames, people
from bot.storage.posting_rows import DAILY, WEEKLY
from bot.storage.server_tables import guild_settings, setting_changes


def name_people(connection: Connection, named: Sequence[Person]) -> None:
    """Save names; a new person gets the default preferences."""
    ordered = sorted(named, key=lambda one: one.id)
    for person in ordered:
        row = {"person_id": person.id, "name": person.name}
        added = upsert(connection, people).values(row)
        connection.execute(
            added.on_conflict_do_update(
                index_elements=["person_id"],
                set_={"name": added.excluded.name},
                where=people.c.erased_as.is_(None),  # nobody is named again meanwhile
            )
        )
    for person in ordered:
        if person.nick is not None:
            _name_on_server(connection, person.id, person.nick)


def _name_on_server(connection: Connection, person_id: int, nick: Nickname) -> None:
    if not nick.name:
        mine = (nicknames.c.guild_id == nick.guild_id) & (nicknames.c.person_id == person_id)
        connection.execute(delete(nicknames).where(mine))
        return
    row = {"guild_id": nick.guild_id, "person_id": person_id, "name": nick.name}
    added = upsert(connection, nicknames).values(row)
    connection.execute(
        added.on_conflict_do_update(
            index_elements=["guild_id", "person_id"], set_={"name": added.excluded.name}
        )
    )


def guild_settings_from(row: Mapping[Any, Any], prefix: str = "") -> GuildSettings:
    """Read a server's settings; each column's name in the row begins with *prefix*."""
    return GuildSettings(row[f"{prefix}guild_id"], **_read(SETTINGS, row, prefix))


def preferences_from(row: Mapping[Any, Any], prefix: str = "") -> Preferences:
    """Read a person's preferences; each column's name in the row begins with *prefix*."""
    return Preferences(row[f"{prefix}person_id"], **_read(PREFERENCES, row, prefix))


def _read(declared: Iterable[Setting], row: Mapping[Any, Any], prefix: str) -> dict[str, Any]:
    found = ((one, row[f"{prefix}{one.column}"]) for one in declared)
    return {one.field: one.usual if value is None else value for one, value in found}


def chosen_in(declared: Iterable[Setting], chosen: Preferences | GuildSettings) -> dict[str, Any]:
    """Return what is saved together, as columns."""
    return {one.column: getattr(chosen, one.field) for one in declared if not one.apart}


def preferences(connection: Connection, person_id: int) -> Preferences | None:
    """Return a person's preferences, or None if the person is not known."""
    query = select(people).where(people.c.person_id == person_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else preferences_from(row)


def acquaintance(connection: Connection, person_id: int, guild_id: int | None) -> UserInfo | None:
    """Return a person's preferences and names, or None if the person is not known."""
    nick = nick_in(literal(guild_id or NO_GUILD), people.c.person_id).label("nick")
    query = select(people, nick).where(people.c.person_id == person_id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    person = as_person(person_id, row["name"], guild_id, row["nick"])
    return UserInfo(preferences_from(row), person)


def save_preferences(connection: Connection, preferences: Preferences) -> None:
    """Save a person's preferences."""
    _keep(connection, preferences.person_id, chosen_in(PREFERENCES, preferences))


def keep_dm_channel(connection: Connection, person_id: int, channel_id: int | None) -> None:
    """Save the channel of a person's direct messages; None: not known.

    `save_preferences` does not change this channel.
    """
    _keep(connection, person_id, {"dm_channel_id": channel_id})


def keep_lesson(connection: Connection, person_id: int, place: str) -> None:
    """Save where a person is in the lesson. `save_preferences` does not change that."""
    _keep(connection, person_id, {"lesson": place})


def _keep(connection: Connection, person_id: int, kept: Mapping[str, Any]) -> None:
    """Save some columns of a person, and leave the others as they are."""
    connection.execute(
        upsert(connection, people)
        .values(person_id=person_id, name="", **kept)
        .on_conflict_do_update(index_elements=["person_id"], set_=dict(kept))
    )


# The settings of servers, and who changed them, in SQL.

MOST_CHANGES: Final = 20
"""The number of changes that are kept for each server."""


def settings_of(connection: Connection, guild_id: int) -> GuildSettings | None:
    """Return a server's settings, or None if nobody ever saved them."""
    query = select(guild_settings).where(guild_settings.c.guild_id == guild_id)
    row = connection.execute(query).mappings().first()
    return None if row is None else guild_settings_from(row)


def save_guild_settings(
    connection: Connection, settings: GuildSettings, changed: ChangedSettings | None = None
) -> None:
    """Save a server's settings, and who changed what; of each server the newest are kept."""
    row = _row_of(settings)
    first = {"weekly_posted": settings.weekly_posted, "daily_posted": settings.daily_posted}
    added = upsert(connection, guild_settings).values({**row, **first})
    # `note_posted` may have written these columns meanwhile; a new channel resets them.
    posted = {
        one.posted.name: case(
            (
                and_(
                    func.coalesce(one.channel, 0) == (row[one.channel.name] or 0),
                    func.coalesce(one.posted >= added.excluded[one.posted.name], true()),
                ),
                one.posted,
            ),
            else_=added.excluded[one.posted.name],
        )
        for one in (WEEKLY, DAILY)
    }
    connection.execute(
        added.on_conflict_do_update(index_elements=["guild_id"], set_={**row, **posted})
    )
    if changed is not None:
        _keep_change(connection, settings.guild_id, changed)


def find_language(connection: Connection, guild_id: int, language: str) -> bool:
    """Save the language in which a server is spoken to, unless one was found before.

    Returns whether it was saved: of two people at once, one finds it.
    """
    kept = guild_settings.c
    row = {**_row_of(GuildSettings(guild_id)), "found_language": language}
    added = upsert(connection, guild_settings).values(row)
    found = connection.execute(
        added.on_conflict_do_update(
            index_elements=["guild_id"],
            set_={"found_language": language},
            where=kept.found_language.is_(None),
        ).returning(kept.guild_id)
    )
    return found.first() is not None


def changed_settings(
    connection: Connection, guild_id: int, limit: int
) -> tuple[ChangedSettings, ...]:
    """Return who changed a server's settings last, newest first."""
    query = (
        select(
            setting_changes,
            people.c.name,
            nick_in(setting_changes.c.guild_id, setting_changes.c.person_id).label("nick"),
        )
        .join(people, people.c.person_id == setting_changes.c.person_id)
        .where(setting_changes.c.guild_id == guild_id)
        .order_by(setting_changes.c.id.desc())
        .limit(limit)
    )
    rows = connection.execute(query).all()
    return tuple(
        ChangedSettings(
            as_person(row.person_id, row.name, row.guild_id, row.nick),
            row.changed_at,
            tuple(SettingChange(*change) for change in row.changes),
            _settings_from(row.guild_id, row.before),
            row.id,
        )
        for row in rows
    )


def _row_of(settings: GuildSettings) -> dict[str, Any]:
    """Return what an admin may change, as columns."""
    return {"guild_id": settings.guild_id, **chosen_in(SETTINGS, settings)}


def _kept(settings: GuildSettings) -> dict[str, Any]:
    """Return what an admin may change, as JSON."""
    chosen = chosen_in(SETTINGS, settings)
    types = {column: guild_settings.c[column].type for column in chosen}
    return {
        column: kind.write(chosen[column]) if isinstance(kind, Converted) else chosen[column]
        for column, kind in types.items()
    }


def _settings_from(guild_id: int, kept: Mapping[str, Any] | None) -> GuildSettings | None:
    """Read the output of `_kept`, also of an older version, with the usual values for the rest."""
    if kept is None:
        return None
    row: dict[str, Any] = {"guild_id": guild_id}
    for one in SETTINGS:
        kind, value = guild_settings.c[one.column].type, kept.get(one.column)
        if value is not None and isinstance(kind, Converted):
            value = kind.read(value)
        row[one.column] = value
    return guild_settings_from(row)


def _keep_change(connection: Connection, guild_id: int, changed: ChangedSettings) -> None:
    name_people(connection, [changed.person])
    connection.execute(
        insert(setting_changes).values(
            guild_id=guild_id,
            person_id=changed.person.id,
            changed_at=changed.at,
            changes=[[one.key, one.old, one.new] for one in changed.changes],
            before=None if changed.before is None else _kept(changed.before),
        )
    )
    here = setting_changes.c.guild_id == guild_id
    oldest_kept = (
        select(setting_changes.c.id)
        .where(here)
        .order_by(setting_changes.c.id.desc())
        .offset(MOST_CHANGES - 1)
        .limit(1)
        .scalar_subquery()
    )
    connection.execute(delete(setting_changes).where(here, setting_changes.c.id < oldest_kept))
