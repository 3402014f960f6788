"""The connection to Discord: logging in, staying connected, and ending in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from http import HTTPStatus
from typing import Any, Final, Protocol

import aiohttp
import discord
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

from bot.client import KoiKoiClient
from bot.hosting.gateway import LOGIN_REFUSED, LONG, fatal, use_short_backoff
from bot.hosting.installation import invite_url

_log = logging.getLogger(__name__)

_BROKEN = (aiohttp.ClientError, OSError)
"""What is raised if Discord can't be reached, or the connection breaks."""
_PATIENCE = 30.0
"""Seconds that a command of the terminal waits where Discord takes no more requests."""


class CannotLogIn(Exception):  # noqa: N818 - the host must fix it, it is no bug
    """Discord did not let the bot in; the message says why and what to do."""


class ShutOut(CannotLogIn):
    """Discord refuses the bot until its host has fixed something."""


class ConnectionBroke(CannotLogIn):
    """The client has ended with its connection; a new one may connect at once."""


class DiscordAway(CannotLogIn):
    """Discord itself has trouble, or takes no more requests now; a later try may get in.

    A bot that ended instead would be started again at once by most service managers, and ask
    again: each such request counts towards a ban.
    """

    def __init__(self, sentence: str, retry_after: float = 0.0) -> None:
        """`retry_after`: the seconds that Discord asks to wait."""
        super().__init__(sentence)
        self.retry_after: Final = retry_after


class Runs(Protocol):
    """The deadline clock."""

    async def run(self) -> None:
        """Work until cancelled."""


def use_local_discord(api: str, gateway: str) -> None:
    """Use a local Discord instead, for the whole process: the library knows only one address."""
    http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def use_time_of(now: Callable[[], datetime]) -> None:
    """Let the library have the time of a local Discord, whose ids and times are ahead."""
    discord.utils.utcnow = now


def use_discord_at(api: str) -> None:
    """Send requests to this address, of a proxy, for the whole process."""
    http.Route.BASE = api


async def run_bot(
    client: KoiKoiClient,
    token: str,
    clock: Runs,
    stop: asyncio.Event,
    *,
    ready: Callable[[KoiKoiClient], None] = lambda _: None,
) -> None:
    """Run the bot and the deadline clock until `stop` is set; then end in order.

    At the end, presses are answered first, then the database is closed, then the connection.
    `ready` is called once, after the first connection. Each later failure is logged, and the
    connection is made again.

    Raises:
        CannotLogIn: Discord doesn't let the bot in.
        ShutOut: Discord refuses until the host has fixed something, at the start or later.
        DiscordAway: Discord itself has trouble, so it lets nobody in.
        ConnectionBroke: a client of several shards has ended with one of them.
    """
    stopped = asyncio.create_task(stop.wait())
    tasks: list[asyncio.Task[Any]] = [stopped]
    try:
        async with client:
            tasks.append(asyncio.create_task(_log_in(client, token)))
            if await _ends_first(tasks[-1], stopped):
                return
            connection = asyncio.create_task(_stay_connected(client))
            ticking = asyncio.create_task(_tick(client, clock))
            tasks += [connection, ticking, asyncio.create_task(_tell(client, ready))]
            await _ends_first(connection, stopped)
            ticking.cancel()
            await asyncio.gather(client.stop(), ticking, return_exceptions=True)
            await client.service.close()
            connection.cancel()  # no session begins any more: it would outlive the client
            await asyncio.gather(connection, return_exceptions=True)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _ends_first(work: asyncio.Task[Any], stopped: asyncio.Task[Any]) -> bool:
    """Wait for the work or the stop; return whether the stop came first.

    Raises what the work raises.
    """
    await asyncio.wait({work, stopped}, return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
        return False
    return True


@dataclass(frozen=True, slots=True)
class Identity:
    """The bot that a token belongs to."""

    name: str
    servers: int
    invite_url: str


@asynccontextmanager
async def logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Yield a client that is logged in, for requests; it doesn't connect. Raises `CannotLogIn`."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=_PATIENCE)
    async with client:
        await _log_in(client, token)
        yield client


async def identify(token: str) -> Identity:
    """Ask Discord which bot this token belongs to, without connecting. Raises `CannotLogIn`."""
    async with logged_in(token) as client:
        assert client.application_id is not None
        with _asking():
            servers = [guild async for guild in client.fetch_guilds(limit=None)]
        return Identity(str(client.user), len(servers), invite_url(client.application_id))


@dataclass(frozen=True, slots=True)
class OwnServer:
    """A server that the bot is on."""

    id: int
    name: str
    members: int
    """About how many."""


async def own_servers(token: str) -> tuple[OwnServer, ...]:
    """Ask Discord for all of the bot's servers. Raises `CannotLogIn`."""
    async with logged_in(token) as client:
        with _asking():
            return tuple(
                [
                    OwnServer(guild.id, guild.name, guild.approximate_member_count or 0)
                    async for guild in client.fetch_guilds(limit=None, with_counts=True)
                ]
            )


async def leave_own_server(token: str, guild_id: int) -> None:
    """Leave a server. Raises `CannotLogIn`."""
    async with logged_in(token) as client:
        with _asking():
            await client.http.leave_guild(guild_id)


@contextmanager
def _asking() -> Iterator[None]:
    """Turn what Discord refuses into a `CannotLogIn`."""
    try:
        yield
    except _BROKEN as away:
        raise CannotLogIn(f"Discord can't be reached: {away}.") from away
    except discord.RateLimited as limited:
        raise CannotLogIn(
            f"Discord takes that only in {limited.retry_after:.0f} seconds; try again then."
        ) from limited
    except discord.HTTPException as failed:
        raise CannotLogIn(
            f"Discord doesn't do that now ({failed.status}, code {failed.code})."
        ) from failed


async def _log_in(client: discord.Client, token: str) -> None:
    try:
        await client.login(token)
    except discord.LoginFailure as refused:
        raise ShutOut(LOGIN_REFUSED) from refused
    except _BROKEN as away:
        raise CannotLogIn(f"Discord can't be reached: {away}.") from away
    except discord.RateLimited as limited:
        raise DiscordAway(
            f"Discord lets the bot in only in {limited.retry_after:.0f} seconds; try again then.",
            limited.retry_after,
        ) from limited
    except discord.HTTPException as failed:
        sentence = f"Discord doesn't let the bot in now ({failed.status}); try again later."
        if failed.status == HTTPStatus.TOO_MANY_REQUESTS:
            asked = failed.response.headers.get("Retry-After", "")
            raise DiscordAway(sentence, float(asked) if asked.isdecimal() else 0.0) from failed
        if failed.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            raise DiscordAway(sentence) from failed
        raise CannotLogIn(sentence) from failed


async def _stay_connected(client: KoiKoiClient) -> None:
    """Stay connected; make a new connection when the old one ends.

    An event that the library can't read ends its connection. How long to wait before the next one
    is in the database (`Turns`): this process may have been started because the last one broke.
    """
    use_short_backoff()
    if (pause := await client.turn_comes_in()) > LONG:
        _log.warning("The last connections broke; making a new one in %g s.", pause)
    await client.turns.sleep(pause)
    while not client.is_closed():
        try:
            await client.connect(reconnect=True)
        except Exception as error:
            if (sentence := fatal(error)) is not None:
                raise ShutOut(sentence) from error
            if client.is_closed():  # a client of several shards has ended with one of them
                _log.exception("The connection to Discord broke.")
                raise ConnectionBroke("The connection to Discord broke.") from error
            pause = await client.turn_comes_in()
            if (cause := _cut_off(client, error)) is not None:
                _log.warning(
                    "Discord cut the connection off (%s); making a new one in %g s.",
                    *(type(cause).__name__, pause),
                )
            else:
                _log.exception("The connection to Discord broke; making a new one in %g s.", pause)
            client.dispatch("disconnect")  # the library says so only of what Discord ended
            await _hang_up(client)
            await client.turns.sleep(pause)


def _cut_off(client: KoiKoiClient, error: BaseException) -> BaseException | None:
    """Return why a client was cut off that has never had a connection; None: it was not so.

    The library stumbles then over what it has not yet, and raises that.
    """
    socket: DiscordWebSocket | None = client.ws
    never = socket is None and isinstance(error, AttributeError)
    cause = error.__context__ if never else None
    return cause if isinstance(cause, OSError) else None


async def _hang_up(client: KoiKoiClient) -> None:
    """Close what is left of a broken connection: otherwise it would go on sending heartbeats."""
    socket: DiscordWebSocket | None = client.ws
    with suppress(Exception):
        if socket is not None:
            await socket.close(1000)


async def _tick(client: KoiKoiClient, clock: Runs) -> None:
    """Run the deadline clock after the connection: before, no server's language is known."""
    await client.wait_until_ready()
    await clock.run()


async def _tell(client: KoiKoiClient, ready: Callable[[KoiKoiClient], None]) -> None:
    await client.wait_until_ready()
    ready(client)
