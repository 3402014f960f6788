"""The bot on Discord: one client that wires commands, presses and the presenter together.

Pass it a `MatchService`, the pictures and a few waiting times; it needs nothing else. It reads no
messages: the `guilds` intent is the only one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final, Protocol

import discord
import yarl
from discord import http
from discord.gateway import DiscordWebSocket

from bot.cogs.challengers import Challengers
from bot.cogs.daily import Shared
from bot.cogs.departures import Departures
from bot.cogs.emojis import CardEmojis, DrawsTiles
from bot.cogs.errands import Errands
from bot.cogs.presses import Presses
from bot.cogs.sync import sync_commands
from bot.cogs.teacher_presses import Lessons
from bot.cogs.translator import CatalogueTranslator
from bot.cogs.tree import KoiKoiTree
from bot.locales import LANGUAGES
from bot.matches.service import MatchService
from bot.pictures import Labels
from bot.views.delivery import Delivery, DrawsPictures, labels_in
from bot.views.languages import Languages
from bot.views.presenter import Presenter
from bot.views.press import Press, Pressable

_log = logging.getLogger(__name__)

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
"""What an invitation asks for: the least that everything works with."""
RECONNECT_AFTER: Final = 5.0

# At DEBUG the library logs what it sends and hears: hands, custom ids, the keys to hidden messages.
logging.getLogger("discord").setLevel(logging.INFO)

# The game has no voice; that the libraries for it are missing is nothing to warn a host of.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class CannotLogIn(Exception):  # noqa: N818 - the host must mend it, the code is well
    """Discord did not let the bot in; the message says why and what to do."""


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
        retry_pause: float = 1.0,
        guilds_within: float = 2.0,
        emojis: bool = True,
    ) -> None:
        """Wire the parts.

        Args:
            service: what the commands and presses call.
            pictures: what draws boards and hands.
            mistap_guard: how long a question that has just appeared ignores presses.
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
        self.mistap_guard: Final = mistap_guard
        self.delivery: Final = Delivery(pictures)
        self.languages: Final = Languages(service, self)
        self.presenter: Final = Presenter(
            service, self.delivery, self.languages, self, first_pause=retry_pause
        )
        self.tree: Final = KoiKoiTree(self)
        self._errands: Final = Errands()
        self.challengers: Final = Challengers(self, self._errands)
        self.lessons: Final = Lessons()
        self.departures: Final = Departures(self, self._errands)
        self.shared: Final = Shared()
        self._presses: Final = Presses(self)
        self.card_emojis: Final = CardEmojis(
            self, pictures, self.presenter.scenes.use_emojis, first_pause=retry_pause
        )
        self._wants_emojis = emojis
        self._presenting = False

    async def setup_hook(self) -> None:
        """After the login: buttons and commands."""
        self.add_dynamic_items(Pressable)
        await self.tree.set_translator(CatalogueTranslator())
        self.delivery.link_commands(await sync_commands(self.tree))

    async def on_ready(self) -> None:
        """Connected, servers known: bring up to date what changed meanwhile."""
        if not self._presenting:
            self._presenting = True
            await self.presenter.start()
            if self._wants_emojis:
                self.card_emojis.start()
        _log.info("Connected as %s, on %d servers.", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer what no button of ours and no open form knows."""
        await self._presses.leftover(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log without arguments: they may name cards."""
        _log.exception("%s failed.", event_method)

    async def pressed(self, interaction: discord.Interaction, press: Press) -> None:
        """One press of one of our buttons."""
        await self._presses.answer(interaction, press)

    def guild_locale(self, guild_id: int) -> str | None:
        """The language that a server has set."""
        guild = self.get_guild(guild_id)
        return None if guild is None else guild.preferred_locale.value

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""
        return self.get_partial_messageable(channel_id)

    async def direct(self, person_id: int) -> discord.DMChannel:
        """A person's direct messages."""
        return await self.create_dm(discord.Object(person_id))

    async def make_thread(self, guild_id: int, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread under a message; its id."""
        channel = self.get_partial_messageable(channel_id, guild_id=guild_id)
        thread = await channel.get_partial_message(message_id).create_thread(name=name)
        return thread.id

    def invite_url(self) -> str | None:
        """Where the bot is added to another server."""
        if self.application_id is None:
            return None
        return _invite_url(self.application_id)

    async def close(self) -> None:
        """Stop drawing, then disconnect."""
        await self.card_emojis.close()
        await self._errands.close()
        await self.presenter.close()
        await super().close()


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
    *,
    ready: Callable[[KoiKoiClient], None] = lambda _: None,
) -> None:
    """Run the bot and the deadline clock until cancelled.

    `ready` is called once, when it is connected for the first time. Raises `CannotLogIn`; every
    later failure is logged, and the connection made anew.
    """
    async with client:
        await _log_in(client, token)
        tasks = [
            asyncio.create_task(_tell(client, ready)),
            asyncio.create_task(_tick(client, clock)),
        ]
        try:
            await _stay_connected(client)
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Identity:
    """Whom a token belongs to."""

    name: str
    servers: int
    invite_url: str


async def identify(token: str) -> Identity:
    """Ask Discord who this token is, without connecting; raises `CannotLogIn`."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        await _log_in(client, token)
        assert client.user is not None
        assert client.application_id is not None
        servers = [guild async for guild in client.fetch_guilds(limit=None)]
        return Identity(str(client.user), len(servers), _invite_url(client.application_id))


_REFUSED: Final = (
    "Discord refuses the token. Copy it anew from the Developer Portal (Bot > Reset Token)"
    " into DISCORD_TOKEN in .env."
)


async def _log_in(client: discord.Client, token: str) -> None:
    try:
        await client.login(token)
    except discord.LoginFailure as refused:
        raise CannotLogIn(_REFUSED) from refused
    except (OSError, TimeoutError) as away:
        raise CannotLogIn(f"Discord can't be reached: {away}.") from away
    except discord.HTTPException as failed:
        raise CannotLogIn(
            f"Discord doesn't let the bot in now ({failed.status}); try again later."
        ) from failed


def _invite_url(application_id: int) -> str:
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
    )


async def _stay_connected(client: KoiKoiClient) -> None:
    """One event that the library can't read ends its connection: make a new one."""
    while not client.is_closed():
        try:
            await client.connect(reconnect=True)
        except discord.LoginFailure as refused:
            raise CannotLogIn(_REFUSED) from refused
        except Exception:
            _log.exception("The connection to Discord broke; making a new one.")
            await asyncio.sleep(RECONNECT_AFTER)


async def _tick(client: KoiKoiClient, clock: Runs) -> None:
    """Deadlines wait for the connection: until then no server's language is known."""
    await client.wait_until_ready()
    await clock.run()


async def _tell(client: KoiKoiClient, ready: Callable[[KoiKoiClient], None]) -> None:
    await client.wait_until_ready()
    ready(client)
