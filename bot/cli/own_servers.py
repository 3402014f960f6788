"""Asks Discord with the bot's token which servers it is on, and leaves one.

No connection is needed, so it works whether the bot runs or not, and for any number of shards. A
running bot hears of it from Discord; one that starts notices that the server is missing.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

from bot.cli.problems import CannotStart, complain
from bot.cli.running import point_to_discord, token_of
from bot.cli.terminal import plain, say
from bot.connection import CannotLogIn, OwnServer, leave_own_server, own_servers
from bot.matches.services.servers import KEPT_FOR
from bot.settings import SettingsError, load_settings


def show_servers() -> int:
    """List the servers, the largest first; return the exit code."""
    return _with_token(list_of)


def leave_server(guild_id: int, *, sure: bool) -> int:
    """Leave a server, if the host is sure; return the exit code."""
    return _with_token(lambda token: leave(token, guild_id, sure=sure))


def _with_token(act: Callable[[str], Awaitable[str]]) -> int:
    async def run() -> str:
        settings = load_settings(os.environ)
        token = token_of(settings)
        point_to_discord(settings)
        return await act(token)

    try:
        say(asyncio.run(run()))
    except (SettingsError, CannotStart, CannotLogIn) as problem:
        return complain(problem)
    return 0


async def list_of(token: str) -> str:
    """Return the list of the servers. Raises `CannotLogIn`."""
    servers = sorted(await own_servers(token), key=lambda one: (-one.members, one.name, one.id))
    if not servers:
        return "The bot is on no server yet; koikoi doctor --live prints the address to invite it."
    lines = [f"{one.id:<19}  {one.members:>7}  {_name(one)}" for one in servers]
    return "\n".join([f"{'ID':<19}  {'Members':>7}  Name", *lines])


async def leave(token: str, guild_id: int, *, sure: bool) -> str:
    """Leave a server. Raises `CannotLogIn`, `CannotStart`."""
    servers = {one.id: one for one in await own_servers(token)}
    server = servers.get(guild_id)
    if server is None:
        raise CannotStart(f"The bot is on no server {guild_id}; koikoi servers lists them.")
    if not sure and not _asked(server):
        raise CannotStart("Nothing was changed.")
    await leave_own_server(token, guild_id)
    return (
        f"The bot has left {_name(server)}. What belongs to that server alone is erased in"
        f" {KEPT_FOR.days} days; whoever manages it can add the bot again, unless you bar it."
    )


def _asked(server: OwnServer) -> bool:
    if not sys.stdin.isatty():
        raise CannotStart("Nobody can be asked here: add --yes if you are sure.")
    question = f"Leave {_name(server)} ({server.members} members)? Type yes: "
    print(plain(question), end="", flush=True)
    answer = sys.stdin.readline()
    return answer.strip().lower() == "yes"


def _name(server: OwnServer) -> str:
    return " ".join(server.name.split()) or str(server.id)
