"""People, their preferences, and the settings of servers, in SQL."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.models.people import HandPlace, Nudges, Person, Preferences
from bot.matches.models.terms import GuildSettings, Length, Pace
from bot.storage.engine import Database, upsert
from bot.storage.tables import guild_settings, people


async def name_people(connection: AsyncConnection, named: Sequence[Person]) -> None:
    """Save names; a new person gets the default preferences."""
    for person in sorted(named, key=lambda one: one.id):
        row = {"person_id": person.id, "name": person.name}
        added = upsert(connection, people).values(row)
        await connection.execute(
            added.on_conflict_do_update(
                index_elements=["person_id"], set_={"name": added.excluded.name}
            )
        )


class PeopleRows:
    """Implements the port `PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild_settings(self, guild_id: int) -> GuildSettings | None:
        """Return a server's settings, or None if nobody ever saved them."""
        query = select(guild_settings).where(guild_settings.c.guild_id == guild_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return GuildSettings(
            guild_id=row.guild_id,
            preset=row.preset,
            options=row.options,
            length=_length(row.length),
            pace=Pace(row.pace),
            live_minutes=row.live_minutes,
            daily_hours=row.daily_hours,
            channels=tuple(row.channels),
            threads=row.threads,
            language=row.language,
        )

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Save a server's settings."""
        row = {
            "guild_id": settings.guild_id,
            "preset": settings.preset,
            "options": dict(settings.options),
            "length": str(settings.length),
            "pace": settings.pace.value,
            "live_minutes": settings.live_minutes,
            "daily_hours": settings.daily_hours,
            "channels": list(settings.channels),
            "threads": settings.threads,
            "language": settings.language,
        }
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(connection, guild_settings)
                .values(row)
                .on_conflict_do_update(index_elements=["guild_id"], set_=row)
            )

    async def preferences(self, person_id: int) -> Preferences | None:
        """Return a person's preferences, or None if the person is not known."""
        query = select(people).where(people.c.person_id == person_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Preferences(
            person_id=row.person_id,
            challenges=row.challenges,
            hand=HandPlace(row.hand),
            nudges=Nudges(row.nudges),
            coach_done=row.coach_done,
            language=row.language,
            discord_language=row.discord_language,
            large_print=row.large_print,
            dm_channel=row.dm_channel_id,
        )

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
        }
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(connection, people)
                .values(person_id=preferences.person_id, name="", **chosen)
                .on_conflict_do_update(index_elements=["person_id"], set_=chosen)
            )

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Save the channel of a person's direct messages; None: not known."""
        kept = {"dm_channel_id": channel_id}
        async with self._database.writing() as connection:
            await connection.execute(
                upsert(connection, people)
                .values(person_id=person_id, name="", **kept)
                .on_conflict_do_update(index_elements=["person_id"], set_=kept)
            )

    async def name_person(self, person: Person) -> None:
        """Save the name under which a person is shown."""
        async with self._database.writing() as connection:
            await name_people(connection, [person])


def _length(text: str) -> Length:
    return _NAMED_LENGTHS.get(text) or int(text)


_NAMED_LENGTHS: Final[Mapping[str, Length]] = {"rules": "rules", "usual": "usual"}
