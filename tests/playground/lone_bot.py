"""Runs the small bot in a separate process, configured by its environment."""

import os

import discord.gateway
import discord.http
import yarl

from bot.playground.end_with_parent import end_with_parent
from tests.playground.small_bot import SmallBot

if __name__ == "__main__":
    end_with_parent()
    discord.http.Route.BASE = os.environ["KOIKOI_DISCORD_API"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        os.environ["KOIKOI_DISCORD_GATEWAY"]
    )
    SmallBot().run(os.environ["DISCORD_TOKEN"], log_handler=None)
