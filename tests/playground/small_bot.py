"""A small bot of the real client library that uses everything once."""

import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000108020000007b40e8dd"
    "0000000c49444154789c63606060000000040001f61738550000000049454e44ae426082"
)


def picture(name: str = "board.png", text: str = "A board") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=text)


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button that counts, and survives a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label=f"Count {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction, __: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(self.n + 1))
        await interaction.response.edit_message(
            content=f"counted {self.n}", view=view, attachments=[picture(f"n{self.n}.png")]
        )


class SmallBot(discord.Client):
    """The bot."""

    def __init__(self) -> None:
        # Two seconds of waiting for servers after each login are not for tests.
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[Any] = []
        self.last: discord.Interaction | None = None
        self.tree.add_command(Group())

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        await self.tree.sync()


class Group(app_commands.Group, name="small", description="Small things"):
    """Commands of the small bot."""

    @app_commands.command(description="Count up")
    async def count(self, interaction: discord.Interaction, start: int = 0) -> None:
        view = ui.View(timeout=None)
        view.add_item(Count(start))
        await interaction.response.send_message("ready", view=view, file=picture())

    @app_commands.command(description="Only for you")
    async def secret(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)

    @app_commands.command(description="Takes a while")
    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(content="done", attachments=[picture()])
        await interaction.followup.send("and more", ephemeral=True)

    @app_commands.command(description="Writes to somebody")
    async def write(self, interaction: discord.Interaction, member: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await member.send("a letter")
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"refused {error.code}")
        else:
            await interaction.edit_original_response(content="sent")
