"""The connection to Discord: logging in, staying connected, and ending in order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from http import HTTPStatus
from typing import Any, Final, Protocol

import aiohttp
import discord
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

from bot.client import KoiKoiClient
from bot.hosting.gateway import LOGIN_REFUSED, LONG, fatal, use_short_backoff
from bot.hosting.installation import install_url, invite_url
from bot.messages.sending.rate_limits import GlobalLimit
from bot.messages.sending.request_gate import RequestGate

_log = logging.getLogger(__name__)

_BROKEN = (aiohttp.ClientError, OSError)
"""Exceptions that mean that Discord can't be reached, or that the connection broke."""
_MAX_WAIT = 30.0
"""Maximum number of seconds for which a terminal command waits for a rate limit."""


class CannotLogIn(Exception):  # noqa: N818 - the host must fix it, it is no bug
    """The login failed. The message says why, and what to do."""


class ShutOut(CannotLogIn):
    """Discord refuses the login until the host has fixed something."""


class ConnectionBroke(CannotLogIn):
    """The client was closed with its connection. A new client may connect at once."""


class DiscordAway(CannotLogIn):
    """Discord has an outage or accepts no more requests now. A later attempt may succeed.

    The bot waits and doesn't exit, because most service managers would restart it at once. Each
    request of such a restart counts towards a ban.
    """

    def __init__(self, sentence: str, retry_after: float = 0.0) -> None:
        """`retry_after` is the number of seconds for which Discord asks the bot to wait."""
        super().__init__(sentence)
        self.retry_after: Final = retry_after


class Runs(Protocol):
    """The protocol of the deadline clock."""

    async def run(self) -> None:
        """Work until cancelled."""


def use_local_discord(api: str, gateway: str) -> None:
    """Use a local Discord in the whole process, because the library has only one address."""
    http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


def use_time_of(now: Callable[[], datetime]) -> None:
    """Make the library use the time of a local Discord, whose ids and times are ahead."""
    discord.utils.utcnow = now


def use_discord_at(api: str) -> None:
    """Send the requests of the whole process to this address of a proxy."""
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

    At the end, open interactions are answered first, then the database is closed, then the
    connection. `ready` is called once, after the first connection. Each later failure is logged,
    and the bot connects again.

    Raises:
        CannotLogIn: the login failed.
        ShutOut: Discord refuses the bot, at the start or later, until the host fixes something.
        DiscordAway: Discord has an outage or accepts no more requests now.
        ConnectionBroke: a client of several shards was closed with one of them.
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
            connection.cancel()  # now, because a new session would outlive the client
            await asyncio.gather(connection, return_exceptions=True)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _ends_first(work: asyncio.Task[Any], stopped: asyncio.Task[Any]) -> bool:
    """Wait for the work or the stop; return whether the stop came first.

    Exceptions of the work are passed on.
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
    install_url: str
    """The address with which a person installs it for themselves."""
    skew: timedelta | None = None
    """How far Discord's clock is ahead of that of this host; None: its answers had no time."""


@asynccontextmanager
async def logged_in(token: str, gate: RequestGate | None = None) -> AsyncIterator[discord.Client]:
    """Yield a client that is logged in but not connected, for requests. Raises `CannotLogIn`.

    `gate`: sees all answers; None: a new one.
    """
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=_MAX_WAIT)
    GlobalLimit(client.http, gate=gate)
    async with client:
        await _log_in(client, token)
        yield client


async def identify(token: str) -> Identity:
    """Return the bot that a token belongs to, without connecting. Raises `CannotLogIn`."""
    gate = RequestGate()
    async with logged_in(token, gate) as client:
        assert client.application_id is not None
        with asking():
            servers = [guild async for guild in client.fetch_guilds(limit=None)]
        addresses = invite_url(client.application_id), install_url(client.application_id)
        return Identity(str(client.user), len(servers), *addresses, gate.skew)


@dataclass(frozen=True, slots=True)
class OwnServer:
    """A server that the bot is on."""

    id: int
    name: str
    members: int
    """The approximate number of members."""


async def own_servers(token: str) -> tuple[OwnServer, ...]:
    """Request the list of all servers of the bot. Raises `CannotLogIn`."""
    async with logged_in(token) as client:
        with asking():
            return tuple(
                [
                    OwnServer(guild.id, guild.name, guild.approximate_member_count or 0)
                    async for guild in client.fetch_guilds(limit=None, with_counts=True)
                ]
            )


async def leave_own_server(token: str, guild_id: int) -> None:
    """Leave a server. Raises `CannotLogIn`."""
    async with logged_in(token) as client:
        with asking():
            await client.http.leave_guild(guild_id)


@contextmanager
def asking() -> Iterator[None]:
    """Convert errors of requests to `CannotLogIn`."""
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
    """Stay connected, with a new connection each time when the old connection ends.

    An event that the library can't read ends its connection. The pause before the next connection
    is stored in the database (`Turns`), because this process may have been started after a broken
    connection.
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
            if client.is_closed():  # a client of several shards is closed with one of them
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
            client.dispatch("disconnect")  # the library does so only if Discord ended the session
            await _hang_up(client)
            await client.turns.sleep(pause)


def _cut_off(client: KoiKoiClient, error: BaseException) -> BaseException | None:
    """Return why the first connection of a client was cut off; None if it wasn't.

    In that case the library fails with an `AttributeError`, because it has no socket yet.
    """
    socket: DiscordWebSocket | None = client.ws
    never = socket is None and isinstance(error, AttributeError)
    cause = error.__context__ if never else None
    return cause if isinstance(cause, OSError) else None


async def _hang_up(client: KoiKoiClient) -> None:
    """Close the socket of a broken connection, which would otherwise go on sending heartbeats."""
    socket: DiscordWebSocket | None = client.ws
    with suppress(Exception):
        if socket is not None:
            await socket.close(1000)


async def _tick(client: KoiKoiClient, clock: Runs) -> None:
    """Run the deadline clock once connected, because it needs the languages of servers."""
    await client.wait_until_ready()
    await clock.run()


async def _tell(client: KoiKoiClient, ready: Callable[[KoiKoiClient], None]) -> None:
    await client.wait_until_ready()
    ready(client)
