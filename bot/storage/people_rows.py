"""People and their preferences in SQL, and how a server's settings are read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, literal, select

from bot.matches.models.people import (
    NO_GUILD,
    Acquaintance,
    ComputerPause,
    HandPlace,
    Nick,
    Nudges,
    Person,
    Preferences,
    as_person,
)
from bot.matches.models.terms import GuildSettings, Length, Pace
from bot.storage.engine import Database, upsert
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
    return GuildSettings(
        guild_id=row[f"{prefix}guild_id"],
        preset=row[f"{prefix}preset"],
        options=row[f"{prefix}options"],
        length=_length(row[f"{prefix}length"]),
        pace=Pace(row[f"{prefix}pace"]),
        live_minutes=row[f"{prefix}live_minutes"],
        daily_hours=row[f"{prefix}daily_hours"],
        channels=tuple(row[f"{prefix}channels"]),
        threads=row[f"{prefix}threads"],
        language=row[f"{prefix}language"],
        found_language=row[f"{prefix}found_language"],
        channel_presets={
            int(channel): preset
            for channel, preset in (row[f"{prefix}channel_presets"] or {}).items()
        },
        cheers=row[f"{prefix}cheers"],
        weekly_channel=row[f"{prefix}weekly_channel_id"],
        weekly_posted=row[f"{prefix}weekly_posted"],
    )


def preferences_from(row: Mapping[Any, Any], prefix: str = "") -> Preferences:
    """Read a person's preferences; each column's name in the row begins with *prefix*."""
    return Preferences(
        person_id=row[f"{prefix}person_id"],
        challenges=row[f"{prefix}challenges"],
        hand=HandPlace(row[f"{prefix}hand"]),
        nudges=Nudges(row[f"{prefix}nudges"]),
        coach_done=row[f"{prefix}coach_done"],
        language=row[f"{prefix}language"],
        discord_language=row[f"{prefix}discord_language"],
        large_print=row[f"{prefix}large_print"],
        computer_pause=ComputerPause(row[f"{prefix}computer_pause"]),
        confirm=row[f"{prefix}confirm"],
        left_handed=row[f"{prefix}left_handed"],
        less_motion=row[f"{prefix}less_motion"],
        dm_channel=row[f"{prefix}dm_channel_id"],
        lesson=row[f"{prefix}lesson"],
        lesson_done=row[f"{prefix}lesson_done_at"],
    )


class PeopleRows:
    """Implements the port `PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def preferences(self, person_id: int) -> Preferences | None:
        """Return a person's preferences, or None if the person is not known."""
        query = select(people).where(people.c.person_id == person_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else preferences_from(row)

    async def acquaintance(self, person_id: int, guild_id: int | None) -> Acquaintance | None:
        """Return a person's preferences and names, or None if the person is not known."""
        nick = nick_in(literal(guild_id or NO_GUILD), people.c.person_id).label("nick")
        query = select(people, nick).where(people.c.person_id == person_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return None
        person = as_person(person_id, row["name"], guild_id, row["nick"])
        return Acquaintance(preferences_from(row), person)

    async def save_preferences(self, preferences: Preferences) -> None:
        """Save a person's preferences."""
        chosen = {
            "challenges": preferences.challenges,
            "hand": preferences.hand.value,
            "nudges": preferences.nudges.value,
            "coach_done": preferences.coach_done,
            "language": preferences.language,
            "discord_language": preferences.discord_language,
            "large_print": preferences.large_print,
            "computer_pause": preferences.computer_pause.value,
            "confirm": preferences.confirm,
            "left_handed": preferences.left_handed,
            "less_motion": preferences.less_motion,
        }
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(connection, people)
                .values(person_id=preferences.person_id, name="", **chosen)
                .on_conflict_do_update(index_elements=["person_id"], set_=chosen)
            )

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Save the channel of a person's direct messages; None: not known."""
        await self._keep(person_id, {"dm_channel_id": channel_id})

    async def keep_lesson(self, person_id: int, place: str) -> None:
        """Save where a person is in the lesson."""
        await self._keep(person_id, {"lesson": place})

    async def _keep(self, person_id: int, kept: Mapping[str, Any]) -> None:
        """Save some columns of a person, and leave the others as they are."""
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(connection, people)
                .values(person_id=person_id, name="", **kept)
                .on_conflict_do_update(index_elements=["person_id"], set_=dict(kept))
            )

    async def name_person(self, person: Person) -> None:
        """Save the name under which a person is shown."""
        async with self._database.writing() as connection:
            await connection.run_sync(name_people, [person])


def _length(text: str) -> Length:
    return _NAMED_LENGTHS.get(text) or int(text)


_NAMED_LENGTHS: Final[Mapping[str, Length]] = {"rules": "rules", "usual": "usual"}
