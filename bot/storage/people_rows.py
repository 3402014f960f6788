"""People and their preferences in SQL, and how a server's settings are read."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, literal, select

from bot.matches.models.people import (
    NO_GUILD,
    PREFERENCES,
    Acquaintance,
    Nick,
    Person,
    Preferences,
    as_person,
)
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, GuildSettings
from bot.storage.engine import upsert
from bot.storage.tables import nick_in, nicknames, people


def name_people(connection: Connection, named: Sequence[Person]) -> None:
    """Save names; a new person gets the default preferences."""
    ordered = sorted(named, key=lambda one: one.id)
    for person in ordered:
        row = {"person_id": person.id, "name": person.name}
        added = upsert(connection, people).values(row)
        connection.execute(
            added.on_conflict_do_update(
                index_elements=["person_id"], set_={"name": added.excluded.name}
            )
        )
    for person in ordered:
        if person.nick is not None:
            _name_on_server(connection, person.id, person.nick)


def _name_on_server(connection: Connection, person_id: int, nick: Nick) -> None:
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


def acquaintance(
    connection: Connection, person_id: int, guild_id: int | None
) -> Acquaintance | None:
    """Return a person's preferences and names, or None if the person is not known."""
    nick = nick_in(literal(guild_id or NO_GUILD), people.c.person_id).label("nick")
    query = select(people, nick).where(people.c.person_id == person_id)
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    person = as_person(person_id, row["name"], guild_id, row["nick"])
    return Acquaintance(preferences_from(row), person)


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
