"""A table works in every kind of channel with messages, with a thread if possible."""

from __future__ import annotations

import logging
from dataclasses import replace

import pytest

from bot.playground.objects.channel import ChannelType
from tests.bot.harness import BotHarness

KINDS = (ChannelType.VOICE, ChannelType.STAGE, ChannelType.ANNOUNCEMENT)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("threads", [False, True])
async def test_a_match_begins_in_the_chat_of_any_channel(
    room: BotHarness, caplog: pytest.LogCaptureFixture, kind: ChannelType, threads: bool
) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=threads))
    channel = room.world.add_channel(room.world.guild, "another", kind=kind)
    answer = await room.aoi.command("koikoi computer", channel=channel, level="wild")
    await room.drawn()
    stored = await room.stored()
    in_thread = threads and kind is ChannelType.ANNOUNCEMENT
    assert (stored.info.place.parent_id == channel.id) is in_thread
    place = room.world.core.directory.channel(stored.info.place.channel_id)
    tables = [one for one in room.aoi.messages(place) if "My hand" in one.labels]
    assert len(tables) == 1
    assert answer.message is not None
    assert room.hand(room.aoi).content
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]
