"""People's direct messages: opened once, and remembered for good.

Discord blocks bots that open direct messages too often.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from bot.client import KoiKoiClient


class DirectMessages:
    """Which channel each person's direct messages are; the store knows."""

    def __init__(self, client: KoiKoiClient) -> None:
        self._client = client

    async def known(self, person_id: int) -> discord.PartialMessageable | None:
        """A person's direct messages, if they were opened before."""
        channel_id = (await self._client.service.settings.preferences(person_id)).dm_channel
        return None if channel_id is None else self._channel(channel_id)

    async def open(self, person_id: int) -> discord.PartialMessageable:
        """A person's direct messages, opened if need be. Raises `discord.HTTPException`."""
        known = await self.known(person_id)
        if known is not None:
            return known
        opened = await self._client.create_dm(discord.Object(person_id))
        await self._client.service.settings.keep_dm_channel(person_id, opened.id)
        return self._channel(opened.id)

    async def forget(self, person_id: int) -> None:
        """They are not where they were."""
        await self._client.service.settings.keep_dm_channel(person_id, None)

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, type=discord.ChannelType.private)
