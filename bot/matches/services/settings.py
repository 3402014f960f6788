"""The choices of servers and people, and the terms of a new match that follow from them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from bot.matches.errors import ChangedMeanwhile, Refusal
from bot.matches.models.people import Person, Preferences, UserInfo
from bot.matches.models.posting import passed_day
from bot.matches.models.terms import (
    ChangedSettings,
    ChannelRef,
    GuildSettings,
    MatchLength,
    Terms,
    TimeControl,
)
from bot.matches.services.context import MatchCore
from bot.matches.transitions.house_rules import check_settings, differences, terms_from
from bot.storage import achievement_rows, people_rows


def _daily(settings: GuildSettings) -> tuple[int | None, int, str]:
    """Return where and when a server has its post of the day."""
    return settings.daily_channel, settings.daily_hour, settings.zone


class SettingsService:
    """A server's settings and a person's preferences."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._database = core.database

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings, or the defaults."""
        return await self._database.read(people_rows.settings_of, guild_id) or GuildSettings(
            guild_id
        )

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings. Raises `InvalidSetting` (key, reason)."""
        check_settings(settings)
        await self._database.write(people_rows.save_guild_settings, settings)

    async def change_guild_settings(
        self,
        guild_id: int,
        by: Person,
        change: Callable[[GuildSettings], GuildSettings],
        *,
        since: int | None = None,
    ) -> ChangedSettings | None:
        """Change what a server's settings are now, and note who did it; return what was changed.

        Of two admins at once, no change is lost. `since`: the last change that the admin has seen;
        after a newer one nothing is changed. Raises `InvalidSetting`, `ChangedMeanwhile`.
        """
        async with self._core.lock(f"settings {guild_id}"):
            if since is not None and since != await self.last_change(guild_id):
                raise ChangedMeanwhile(Refusal.SETTINGS_CHANGED)
            before = await self.guild_settings(guild_id)
            return await self._change(by, before, change(before))

    async def undo(
        self, guild_id: int, by: Person, change: int, last_week: date
    ) -> ChangedSettings | None:
        """Take a server's last change back. That is a change, too, and can be taken back.

        A channel that comes back gets the tables of what follows `last_week`. Raises
        `InvalidSetting`, and `ChangedMeanwhile` if another change is the last one.
        """
        async with self._core.lock(f"settings {guild_id}"):
            found = await self._database.read(people_rows.changed_settings, guild_id, 1)
            if not found or found[0].id != change or found[0].before is None:
                raise ChangedMeanwhile(Refusal.SETTINGS_CHANGED)
            now = await self.guild_settings(guild_id)
            old = replace(
                found[0].before,
                found_language=now.found_language,
                weekly_posted=last_week,
                daily_posted=now.daily_posted,
            )
            return await self._change(by, now, old)

    async def _change(
        self, by: Person, before: GuildSettings, after: GuildSettings
    ) -> ChangedSettings | None:
        check_settings(after)  # `differences` needs possible ones
        changes = differences(before, after)
        at = self._core.clock.now()
        if _daily(after) != _daily(before):
            # An hour that has passed is not made up for, and no day is posted twice.
            passed = passed_day(after.daily_hour, after.zone, at)
            after = replace(after, daily_posted=max(passed, before.daily_posted or passed))
        changed = ChangedSettings(by, at, changes, before) if changes else None
        await self._database.write(people_rows.save_guild_settings, after, changed)
        return changed

    async def last_change(self, guild_id: int) -> int:
        """Return the number of a server's last change; 0: nobody changed anything."""
        found = await self._database.read(people_rows.changed_settings, guild_id, 1)
        return found[0].id if found else 0

    async def find_language(self, guild_id: int, language: str) -> bool:
        """Speak to a server in the language of its first user; return whether that is new.

        Only a community has a language of its own on Discord.
        """
        return await self._database.write(people_rows.find_language, guild_id, language)

    async def changed_settings(self, guild_id: int, limit: int) -> tuple[ChangedSettings, ...]:
        """Return who changed a server's settings last, newest first."""
        return await self._database.read(people_rows.changed_settings, guild_id, limit)

    async def terms(
        self,
        place: ChannelRef,
        preset: str | None = None,
        length: MatchLength | None = None,
        pace: TimeControl | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Terms:
        """The terms of a match: what was asked for, else what the settings say for its channel.

        The server's changes to the rules belong to its preset: another preset is played pure.
        Raises `InvalidSetting`.
        """
        settings = await self.guild_settings(place.guild_id or 0)
        return terms_from(settings, preset, length, pace, options, channel_id=place.top_id)

    async def preferences(self, person_id: int) -> Preferences:
        """A person's preferences, or the defaults."""
        return await self._database.read(people_rows.preferences, person_id) or Preferences(
            person_id
        )

    async def acquaintance(self, person_id: int, guild_id: int | None) -> UserInfo:
        """A person's preferences, or the defaults; and their names, as far as they are known."""
        found = await self._database.read(people_rows.acquaintance, person_id, guild_id)
        return found or UserInfo(Preferences(person_id))

    async def name_person(self, person: Person) -> None:
        """Save under which names a person was seen."""
        await self._database.write(people_rows.name_people, [person])

    async def save_preferences(self, preferences: Preferences) -> None:
        """Save a person's preferences."""
        await self._database.write(people_rows.save_preferences, preferences)
        self._core.note_pause(preferences)

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Save the channel of a person's direct messages; None: not known."""
        await self._database.write(people_rows.keep_dm_channel, person_id, channel_id)

    async def keep_lesson(self, person_id: int, place: str) -> None:
        """Save where a person is in the lesson."""
        await self._database.write(people_rows.keep_lesson, person_id, place)

    async def finish_lesson(self, person_id: int) -> bool:
        """Save that a person finished the lesson's round; return whether for the first time."""
        return await self._database.write(
            achievement_rows.finish_lesson, person_id, self._core.clock.now()
        )
