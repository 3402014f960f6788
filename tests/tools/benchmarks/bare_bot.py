"""A minimal discord.py bot: it answers each press with the next of the given answers.

Its response time is the time of the library and of the picture's upload, so the real bot is
compared with it. It is started with a folder: see `answers.write_answers`.
"""

import asyncio
import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import discord

from bot.connection import use_local_discord
from bot.playground.end_with_parent import end_with_parent

_EMOJI: Final = "🎴"
"""A substitute for the card emojis, which belong to the other bot's application."""


class BareBot(discord.Client):
    """Posts one message, and edits it at each press."""

    def __init__(self, folder: Path) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._answers: Final = _read(folder)

    async def on_ready(self) -> None:
        """Post the first answer, so that there is a button to press."""
        channel = self.guilds[0].text_channels[0]
        content, rows, picture = next(self._answers)
        message: dict[str, Any] = {"content": content, "view": _view(rows)}
        await channel.send(**message, file=_file(picture))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a press."""
        content, rows, picture = next(self._answers)
        await interaction.response.edit_message(
            content=content, view=_view(rows), attachments=[_file(picture)]
        )


Answer = tuple[str, list[Any], bytes]


def _read(folder: Path) -> Iterator[Answer]:
    """Read all answers in advance: the disk is not measured."""
    found: list[Answer] = []
    for path in sorted(folder.glob("*.json")):
        wire = json.loads(path.read_text(encoding="utf-8"))
        picture = path.with_suffix(".png").read_bytes()
        found.append((wire["content"], wire["components"], picture))
    return iter(found)


def _file(picture: bytes) -> discord.File:
    return discord.File(io.BytesIO(picture), filename="hand.png")


def _view(rows: list[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for one in row["components"]:
            view.add_item(
                discord.ui.Button(
                    style=discord.ButtonStyle(one["style"]),
                    label=one.get("label"),
                    custom_id=one.get("custom_id"),
                    url=one.get("url"),
                    disabled=one.get("disabled", False),
                    emoji=_EMOJI if one.get("emoji") else None,
                    row=number,
                )
            )
    view.stop()
    return view


def main() -> None:
    """Run until the process is ended."""
    end_with_parent()
    use_local_discord(os.environ["KOIKOI_DISCORD_API"], os.environ["KOIKOI_DISCORD_GATEWAY"])
    bot = BareBot(Path(sys.argv[1]))

    async def run() -> None:
        async with bot:
            await bot.start(os.environ["DISCORD_TOKEN"])

    asyncio.run(run())


if __name__ == "__main__":
    main()
