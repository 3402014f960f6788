"""Places where the bot can only answer: a server without it, and a group message."""

from __future__ import annotations

from typing import Final

from bot.playground.objects.channel import Channel
from tests.bot.harness import BotHarness

PLACES: Final = ("server", "group")


def outside(room: BotHarness, kind: str) -> Channel:
    """Return a channel without the bot. Aoi and Ben are there, and Aoi has installed the bot."""
    world = room.world
    room.aoi.install()
    if kind == "group":
        return world.add_group("Friends", room.aoi, room.ben)
    guild = world.add_guild("Elsewhere", room.aoi.person, app=False)
    world.join(guild, room.ben.person)
    return world.core.directory.channels_of(guild.id)[0]


def requests_to(room: BotHarness, channel: Channel) -> list[str]:
    """Return the bot's own requests to a channel. There must be none: Discord refuses them."""
    path = f"/channels/{channel.id}"
    return [f"{one.method} {one.path}" for one in room.world.requests if path in one.path]
