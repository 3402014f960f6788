"""Whether a match may begin at a place, and by whom."""

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from datetime import datetime

from bot.matches.errors import Refusal, Refused
from bot.matches.models.people import Person, Player
from bot.matches.models.terms import ChannelRef
from bot.matches.services.context import MatchCore
from bot.matches.services.settings import SettingsService
from bot.matches.transitions import challenges
from bot.storage import block_rows, match_rows


class Admission:
    """The checks that every new match passes."""

    def __init__(self, core: MatchCore, settings: SettingsService) -> None:
        self._core = core
        self._settings = settings

    async def check_channel(self, place: ChannelRef) -> None:
        """Raise `Refused` if admins allow matches only in other channels, or nothing begins now."""
        self.check_open()
        if place.guild_id is None:
            return
        channels = (await self._settings.guild_settings(place.guild_id)).channels
        if channels and place.channel_id not in channels and place.parent_id not in channels:
            raise Refused(Refusal.CHANNEL_NOT_ALLOWED, channels=channels)

    async def check_members(
        self, place: ChannelRef, person: Person, *others: Player | None
    ) -> None:
        """Raise `Refused` if admins have blocked somebody here.

        `person`: who asks; `others`: with whom they would play.
        """
        if place.guild_id is None:
            return
        asked = [person, *(one for one in others if isinstance(one, Person))]
        found = await self.blocked(place.guild_id, {one.id for one in asked})
        if person.id in found:
            until = found[person.id]
            if until is not None:
                raise Refused(Refusal.BLOCKED_UNTIL, when=until)
            raise Refused(Refusal.BLOCKED)
        for one in asked:
            if one.id in found:
                raise Refused(Refusal.BLOCKED_OTHER, name=one)

    async def is_blocked(self, guild_id: int, person_id: int) -> bool:
        """Return whether admins have blocked a member on a server."""
        return bool(await self.blocked(guild_id, [person_id]))

    async def blocked_until(self, guild_id: int, person_id: int) -> datetime | None:
        """Return when a member's block on a server ends; None: never, or there is no block."""
        return (await self.blocked(guild_id, [person_id])).get(person_id)

    async def blocked(
        self, guild_id: int, people: Collection[int]
    ) -> Mapping[int, datetime | None]:
        """Return which of these people admins have blocked on a server, and until when."""
        core = self._core
        return await core.database.read(block_rows.blocked_in, guild_id, people, core.clock.now())

    def check_open(self) -> None:
        """Raise `Refused` while the host wants nothing new to begin."""
        if self._core.host.notice is not None:
            raise Refused(Refusal.MAINTENANCE, reason=self._core.host.notice)

    def check_level(self, level: str) -> None:
        """Refuse a level that no computer player has."""
        if level not in self._core.thinker.levels:
            raise Refused(Refusal.UNKNOWN_LEVEL, level=level)

    @asynccontextmanager
    async def beginning(self, place: ChannelRef, person: Person) -> AsyncIterator[None]:
        """Lock the place while a match begins, so that simultaneous requests are all counted."""
        core = self._core
        now, limits = core.clock.now(), core.limits
        begun = await core.database.read(match_rows.begun, person.id, now - limits.minute)
        if place.guild_id is None:
            challenges.may_begin(begun, None, limits)
            yield
            return
        async with core.lock(f"guild {place.guild_id}"):
            crowd = await core.database.read(
                match_rows.crowd, place.guild_id, place.top_id, now - limits.busy
            )
            challenges.may_begin(begun, crowd, limits)
            yield
