"""The bot on Discord: one client that wires commands, presses and the presenter together.

Pass it a `MatchService`, the pictures and a few waiting times; it needs nothing else. It reads no
messages: the `guilds` intent is the only one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, Protocol

import discord
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

from bot.buttons.router import Router
from bot.commands.sync import sync_commands
from bot.commands.translator import CatalogueTranslator
from bot.commands.tree import KoiKoiTree
from bot.hosting.backoff import use_short_backoff
from bot.hosting.capacity import size_warning
from bot.hosting.closes import LOGIN_REFUSED, fatal
from bot.hosting.installation import invite_url, keep_installation
from bot.hosting.pauses import USUAL, Pauses, Reconnecting
from bot.interactions.answering import Interactions
from bot.interactions.command_access import CommandAccess
from bot.interactions.context import Tools
from bot.interactions.deferred import DeferredReplies
from bot.interactions.last_answers import LastHints, SharedResults
from bot.interactions.leaver_check import LeaverCheck
from bot.interactions.winner_line import WinnerLine
from bot.locales import LANGUAGES
from bot.matches.services import MatchService
from bot.messages.background_tasks import BackgroundTasks
from bot.messages.card_emojis import CardEmojis, DrawsTiles
from bot.messages.catch_up import CatchUp
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery, DrawsPictures, labels_in
from bot.messages.sending.direct_messages import DirectMessages
from bot.messages.threads import Threads
from bot.pictures import Labels

_log = logging.getLogger(__name__)

STOP_WITHIN: Final = 5.0
"""Seconds in which a stop answers the presses that it has, and draws what changed."""

# At DEBUG the library logs what it sends and hears: hands, custom ids, the keys to hidden messages.
logging.getLogger("discord").setLevel(logging.INFO)

# The game has no voice; that the libraries for it are missing is nothing to warn a host of.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class CannotLogIn(Exception):  # noqa: N818 - the host must mend it, the code is well
    """Discord did not let the bot in; the message says why and what to do."""


class ShutOut(CannotLogIn):
    """Discord will not let the bot in again until its host has mended something."""


class Runs(Protocol):
    """The deadline clock."""

    async def run(self) -> None:
        """Work until cancelled."""


class Draws(DrawsPictures, DrawsTiles, Protocol):
    """`pictures.Pictures`, as the whole bot needs it."""


class KoiKoiClient(discord.Client):
    """The bot."""

    def __init__(
        self,
        service: MatchService,
        pictures: Draws,
        *,
        mistap_guard: timedelta = timedelta(seconds=0.8),
        answer_late: float | None = None,
        retry_pause: float = 1.0,
        guilds_within: float = 2.0,
        emojis: bool = True,
    ) -> None:
        """Wire the parts.

        Args:
            service: what the commands and presses call.
            pictures: what draws boards and hands.
            mistap_guard: how long a question that has just appeared ignores presses.
            answer_late: seconds after which an answer is announced first; None: the usual.
            retry_pause: seconds before a message is tried again when Discord was away.
            guilds_within: seconds without news of one more server after which all are known.
            emojis: whether the cards' emojis are uploaded and used; words do without.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=guilds_within,
        )
        self.service: Final = service
        self.channels: Final = Channels(self, invite_url)
        self.delivery: Final = Delivery(pictures)
        languages = Languages(service.settings, self.channels)
        self.presenter: Final = Presenter(
            service,
            self.delivery,
            languages,
            self.channels,
            DirectMessages(service.settings, self),
            first_pause=retry_pause,
        )
        self._background: Final = BackgroundTasks()
        self._catch_up: Final = CatchUp(service, self.presenter, retry_pause)
        leavers = LeaverCheck(service, self, self._background)
        tools = Tools(
            service=service,
            presenter=self.presenter,
            catch_up=self._catch_up,
            threads=Threads(service, self.presenter, languages, self.channels),
            languages=languages,
            channels=self.channels,
            command_access=CommandAccess(self),
            leavers=leavers,
            winner_line=WinnerLine(service, self.presenter, leavers, self._background),
            last_hints=LastHints(),
            shared_results=SharedResults(),
            mistap_guard=mistap_guard,
        )
        self._deferred: Final = DeferredReplies(service.store, self)
        self.interactions: Final = Interactions(
            tools, self.delivery, self._deferred, answer_late=answer_late
        )
        self.in_flight: Final = self.interactions.in_flight
        self._router: Final = Router(self.interactions)
        self.tree: Final = KoiKoiTree(self, self.interactions, service.thinker.levels)
        self.card_emojis: Final = CardEmojis(
            self, pictures, self.presenter.view_models.use_emojis, first_pause=retry_pause
        )
        self._wants_emojis = emojis
        self._presenting = False

    async def setup_hook(self) -> None:
        """After the login: commands."""
        await self.tree.set_translator(CatalogueTranslator())
        self.delivery.link_commands(await sync_commands(self.tree))

    async def on_ready(self) -> None:
        """Connected, servers known: bring up to date what changed meanwhile."""
        if not self._presenting:
            self._presenting = True
            self._catch_up.start()
            self._background.start(self._deferred.answer_left())
            if self._wants_emojis:
                self.card_emojis.start()
            self._background.start(keep_installation(self))
        _log.info("Connected as %s, on %d servers.", self.user, len(self.guilds))
        if (warning := size_warning(len(self.guilds))) is not None:
            _log.warning("%s", warning)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every button, menu and form."""
        await self._router.hear(interaction)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again, after an outage of Discord's or a new session of ours."""
        await self.presenter.retry_blocked(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited again, perhaps."""
        await self.presenter.retry_blocked(guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A role of ours may allow something now."""
        await self.presenter.retry_blocked(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Of members, without a privileged intent, Discord tells about the bot itself only."""
        await self.presenter.retry_blocked(after.guild.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel may be open to us now."""
        await self.presenter.retry_blocked(after.guild.id)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log without arguments: they may name cards."""
        _log.exception("%s failed.", event_method)

    async def stop(self, within: float = STOP_WITHIN) -> None:
        """Begin nothing new, and finish what was begun, in so many seconds at most.

        The connection stays: who presses meanwhile is asked to try again.
        """
        self.in_flight.closed = True
        await self.card_emojis.close()
        try:
            async with asyncio.timeout(within):
                await self.in_flight.none()
                await self.presenter.settle()
        except TimeoutError:
            _log.warning(
                "Stopping, though %d interactions are unanswered and messages may be old;"
                " the next start brings them up to date.",
                self.in_flight.count,
            )
        await self._end_work()

    async def close(self) -> None:
        """End all work at once, then disconnect."""
        self.in_flight.closed = True
        await self.card_emojis.close()
        await self._end_work()
        # The library's own task would go on telling of servers to a loop that it has let go.
        waiting = getattr(self._connection, "_ready_task", None)
        if waiting is not None:
            waiting.cancel()
        await super().close()

    async def _end_work(self) -> None:
        await self.in_flight.cancel()
        await self._background.close()
        await self.presenter.close()


def picture_labels() -> tuple[Labels, ...]:
    """The words in pictures in every language, for their preparation."""
    return tuple(labels_in(language) for language in LANGUAGES)


def use_local_discord(api: str, gateway: str) -> None:
    """Talk to a local Discord instead: the library knows one address only, for the process."""
    http.Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def run_bot(
    client: KoiKoiClient,
    token: str,
    clock: Runs,
    stop: asyncio.Event,
    *,
    ready: Callable[[KoiKoiClient], None] = lambda _: None,
    reconnecting: Reconnecting = USUAL,
) -> None:
    """Run the bot and the deadline clock until `stop` is set; then end in order.

    Presses are answered first, then the database is closed, then the connection.
    `ready` is called once, when it is connected for the first time. Every later failure is logged,
    and the connection made anew.

    Raises:
        CannotLogIn: Discord doesn't let the bot in.
        ShutOut: it will not before the host has done something, whether at the start or later.
    """
    stopped = asyncio.create_task(stop.wait())
    tasks: list[asyncio.Task[Any]] = [stopped]
    try:
        async with client:
            tasks.append(asyncio.create_task(_log_in(client, token)))
            if await _ends_first(tasks[-1], stopped):
                return
            connection = asyncio.create_task(_stay_connected(client, Pauses(reconnecting)))
            ticking = asyncio.create_task(_tick(client, clock))
            tasks += [connection, ticking, asyncio.create_task(_tell(client, ready))]
            await _ends_first(connection, stopped)
            ticking.cancel()
            await asyncio.gather(client.stop(), ticking, return_exceptions=True)
            await client.service.close()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _ends_first(work: asyncio.Task[Any], stopped: asyncio.Task[Any]) -> bool:
    """Wait for the work or the stop; returns whether the stop came first.

    Raises what the work raises.
    """
    await asyncio.wait({work, stopped}, return_when=asyncio.FIRST_COMPLETED)
    if work.done():
        work.result()
        return False
    return True


@dataclass(frozen=True, slots=True)
class Identity:
    """Whom a token belongs to."""

    name: str
    servers: int
    invite_url: str


@asynccontextmanager
async def logged_in(token: str) -> AsyncIterator[discord.Client]:
    """A client that is logged in, for requests; it doesn't connect. Raises `CannotLogIn`."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await _log_in(client, token)
        yield client


async def identify(token: str) -> Identity:
    """Ask Discord who this token is, without connecting; raises `CannotLogIn`."""
    async with logged_in(token) as client:
        assert client.application_id is not None
        servers = [guild async for guild in client.fetch_guilds(limit=None)]
        return Identity(str(client.user), len(servers), invite_url(client.application_id))


async def _log_in(client: discord.Client, token: str) -> None:
    try:
        await client.login(token)
    except discord.LoginFailure as refused:
        raise ShutOut(LOGIN_REFUSED) from refused
    except (OSError, TimeoutError) as away:
        raise CannotLogIn(f"Discord can't be reached: {away}.") from away
    except discord.HTTPException as failed:
        raise CannotLogIn(
            f"Discord doesn't let the bot in now ({failed.status}); try again later."
        ) from failed


async def _stay_connected(client: KoiKoiClient, pauses: Pauses) -> None:
    """One event that the library can't read ends its connection: make a new one."""
    loop = asyncio.get_running_loop()
    use_short_backoff()
    while not client.is_closed():
        began = loop.time()
        try:
            await client.connect(reconnect=True)
        except discord.LoginFailure as refused:
            raise ShutOut(LOGIN_REFUSED) from refused
        except Exception as error:
            if (sentence := fatal(error)) is not None:
                raise ShutOut(sentence) from error
            pause = pauses.after(loop.time() - began)
            _log.exception("The connection to Discord broke; making a new one in %g s.", pause)
            await _hang_up(client)
            await asyncio.sleep(pause)


async def _hang_up(client: KoiKoiClient) -> None:
    """End what is left of a broken connection: nobody reads it, but it would go on beating."""
    socket: DiscordWebSocket | None = client.ws
    with suppress(Exception):
        if socket is not None:
            await socket.close(1000)


async def _tick(client: KoiKoiClient, clock: Runs) -> None:
    """Deadlines wait for the connection: until then no server's language is known."""
    await client.wait_until_ready()
    await clock.run()


async def _tell(client: KoiKoiClient, ready: Callable[[KoiKoiClient], None]) -> None:
    await client.wait_until_ready()
    ready(client)
