"""`koikoi servers`: the list, and leaving one while the bot is running."""

from __future__ import annotations

import io

import pytest

from bot.cli.servers import leave, list_of
from bot.cli.terminal import CannotStart
from bot.connection import CannotLogIn
from tests.bot.bad_days import TWENTY_MINUTES, Pauses
from tests.bot.forging import elsewhere
from tests.bot.harness import BotHarness

GUILDS = "/users/@me/guilds"
GUILD = "/users/@me/guilds/{guild_id}"


class Terminal(io.StringIO):
    """A terminal with a person."""

    def isatty(self) -> bool:
        return True


async def test_the_list_and_leaving_one(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    channel = await elsewhere(room, room.ben)
    guild = room.world.core.directory.guilds[channel.guild_id or 0]
    token = room.world.core.token
    told = (await list_of(token)).splitlines()
    assert told[0].split() == ["ID", "Members", "Name"]
    assert [line.split(maxsplit=2) for line in told[1:]] == [
        [str(room.world.guild.id), "3", room.world.guild.name],
        [str(guild.id), "2", "Elsewhere"],
    ]

    with pytest.raises(CannotStart, match="add --yes if you are sure"):
        await leave(token, guild.id, sure=False)
    for typed in ("no\n", "\n", ""):
        monkeypatch.setattr("sys.stdin", Terminal(typed))
        with pytest.raises(CannotStart, match="Nothing was changed"):
            await leave(token, guild.id, sure=False)
    assert "Leave Elsewhere (2 members)? Type yes: " in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Terminal("yes\n"))
    assert (await leave(token, guild.id, sure=False)).startswith("The bot has left Elsewhere.")
    await room.world.until(lambda: room.client.get_guild(guild.id) is None, "the bot hears of it")
    assert str(guild.id) not in await list_of(token)
    with pytest.raises(CannotStart, match=f"is on no server {guild.id}"):
        await leave(token, guild.id, sure=True)


async def test_what_discord_refuses_is_a_sentence(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.asyncio", Pauses())
    token = room.world.core.token
    room.world.core.faults.fail("GET", GUILDS, 403, code=40001)
    with pytest.raises(CannotLogIn, match=r"Discord doesn't do that now \(403, code 40001\)"):
        await list_of(token)
    room.world.core.faults.fail("DELETE", GUILD, 404, code=10004)
    with pytest.raises(CannotLogIn, match="404, code 10004"):
        await leave(token, room.world.guild.id, sure=True)
    for route in (GUILDS, "/users/@me"):  # too long for somebody at a terminal
        room.world.core.faults.limit("GET", route, retry_after=TWENTY_MINUTES, shared=True)
        with pytest.raises(CannotLogIn, match="only in 1200 seconds"):
            await list_of(token)
        room.world.core.faults.hang_up("GET", route, times=9)
        with pytest.raises(CannotLogIn, match="Discord can't be reached"):
            await list_of(token)
        room.world.core.faults.clear()


async def test_a_strange_name_moves_nothing_in_the_terminal(room: BotHarness) -> None:
    room.world.add_guild("A\nB   \x1b[2J", room.ben.person)
    assert " A B \x1b[2J" in await list_of(room.world.core.token)  # `say` removes the rest
