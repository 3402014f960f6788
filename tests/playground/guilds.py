"""Servers on the shards required by a test: the id decides."""

from unittest.mock import patch

from bot.playground.gateway.sharding import Shard
from bot.playground.objects.guild import Guild
from bot.playground.objects.snowflakes import EPOCH
from bot.playground.testing.pilot import World


def guild_on(world: World, shard: Shard, name: str) -> Guild:
    """Add a server whose events are sent to a shard."""
    ids = world.core.ids
    milliseconds = (ids.new() >> 22) + 1
    while not shard.hears(milliseconds << 22):
        milliseconds += 1
    ids.reserve(milliseconds << 22)
    # The next id is greater by one, even if that millisecond has passed.
    with patch.object(ids, "_clock", lambda: EPOCH):
        guild = world.add_guild(name, world.aoi.person, community=True)
    assert shard.hears(guild.id)
    return guild
