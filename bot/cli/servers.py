"""`koikoi servers`: the servers that the bot is on, and how to leave one.

The command sends requests to Discord with the bot's token. It needs no connection, so it works
whether the bot runs or not, and for any number of shards. Discord notifies a running bot of a
removal; a bot that starts detects the missing server.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable

from bot.cli.run import point_to_discord
from bot.cli.terminal import (
    CannotStart,
    add_json,
    as_json,
    complain,
    many,
    plain,
    say,
    snowflake,
)
from bot.cli.tokens import token_of
from bot.connection import CannotLogIn, OwnServer, leave_own_server, own_servers
from bot.matches.services.privacy import KEPT_FOR
from bot.settings import SettingsError, load_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    add_json(parser)
    parser.set_defaults(run=show_servers)
    actions = parser.add_subparsers(title="actions", metavar="ACTION")
    leaving = actions.add_parser("leave", help="leave a server, after a question")
    leaving.add_argument("id", type=snowflake, help="the server's id, as the list names it")
    leaving.add_argument("--yes", action="store_true", help="leave it without a question")
    leaving.set_defaults(run=leave_server)


def show_servers(arguments: argparse.Namespace) -> int:
    """List the servers, the largest first; return the exit code."""
    return _with_token(json_of if arguments.json else list_of)


def leave_server(arguments: argparse.Namespace) -> int:
    """Leave a server, after a confirmation by the host; return the exit code."""
    return _with_token(lambda token: leave(token, arguments.id, sure=arguments.yes))


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
    """Return the list of the servers as text. Raises `CannotLogIn`."""
    servers = await _sorted_servers(token)
    if not servers:
        return "The bot is on no server yet; koikoi doctor --live prints the address to invite it."
    lines = [f"{one.id:<19}  {one.members:>7}  {_name(one)}" for one in servers]
    return "\n".join([f"{'ID':<19}  {'Members':>7}  Name", *lines])


async def json_of(token: str) -> str:
    """Return the list of the servers as JSON. Raises `CannotLogIn`."""
    return as_json(
        [
            {"id": str(one.id), "name": one.name, "members": one.members}
            for one in await _sorted_servers(token)
        ]
    )


async def _sorted_servers(token: str) -> list[OwnServer]:
    return sorted(await own_servers(token), key=lambda one: (-one.members, one.name, one.id))


async def leave(token: str, guild_id: int, *, sure: bool) -> str:
    """Leave a server; return a sentence. Raises `CannotLogIn`, `CannotStart`."""
    servers = {one.id: one for one in await own_servers(token)}
    server = servers.get(guild_id)
    if server is None:
        raise CannotStart(f"The bot is on no server {guild_id}; koikoi servers lists them.")
    if not sure and not _asked(server):
        raise CannotStart("Nothing was changed.")
    await leave_own_server(token, guild_id)
    return (
        f"The bot has left {_name(server)}. What belongs to that server alone is erased in"
        f" {KEPT_FOR.days} days; its managers can add the bot again, unless you bar it."
    )


def _asked(server: OwnServer) -> bool:
    if not sys.stdin.isatty():
        raise CannotStart("Nobody can be asked here: add --yes if you are sure.")
    question = f"Leave {_name(server)} ({many(server.members, 'member')})? Type yes: "
    print(plain(question), end="", flush=True)
    answer = sys.stdin.readline()
    return answer.strip().lower() == "yes"


def _name(server: OwnServer) -> str:
    return " ".join(server.name.split()) or str(server.id)
