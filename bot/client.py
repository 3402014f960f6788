"""The Discord client: connects commands, presses and the presenter.

It reads no messages: the `guilds` intent is its only one.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import threading
from collections.abc import Callable, Collection, Coroutine, Sequence, Set
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, TypeVar

import discord
from discord.gateway import KeepAliveHandler
from discord.http import Route

from bot.buttons.router import Router, RouteTable
from bot.commands.tree import KoiKoiTree
from bot.feature import Feature
from bot.hosting.application import size_warning
from bot.hosting.gateway import Turns
from bot.hosting.installation import invite_url, keep_installation
from bot.interactions.answering import Interactions
from bot.interactions.host_notifications import HostDesk
from bot.interactions.members import LeaverCheck, Members
from bot.interactions.messaging import Messaging
from bot.interactions.pending_replies import DeferredReplies
from bot.interactions.runner import Runner
from bot.interactions.servers import Departures, Greeting
from bot.interactions.startup_sync import CatchUp, OtherProcesses, Outbox
from bot.interactions.tools import make_tools
from bot.matches.background import BackgroundTasks
from bot.matches.errors import log_failure
from bot.matches.models.shards import Shards
from bot.matches.services import MatchService
from bot.messages.card_emojis import CardEmojis
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.request_gate import LONGEST_LIMIT, RequestGate
from bot.policies import UNNAMED, Hosted

if TYPE_CHECKING:
    from bot.pictures import Pictures

R = TypeVar("R", bound=Runner)
_log = logging.getLogger(__name__)

STOP_WITHIN: Final = 5.0
"""Seconds to answer the waiting presses and draw changed messages before the bot stops."""

# At DEBUG the library logs its traffic: hands, custom ids, the tokens of hidden messages.
logging.getLogger("discord").setLevel(logging.INFO)

# The game has no voice, so hosts need no warning that voice libraries are missing.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False


class KoiKoiClient(discord.Client):
    """The bot, with one connection to Discord."""

    _waiting_before: Set[asyncio.Task[Any]] = frozenset()  # the library's, for a session's servers

    def __init__(
        self,
        service: MatchService,
        pictures: Pictures,
        features: Sequence[Feature],
        *,
        mistap_guard: timedelta = timedelta(seconds=0.8),
        answer_late: float | None = None,
        retry_pause: float = 1.0,
        computer_moves_within: float = 0.0,
        guilds_within: float = 2.0,
        emojis: bool = True,
        shards: Shards | None = None,
        own_limits: bool = True,
        turns: Turns | None = None,
        hosted: Hosted = UNNAMED,
        hosts: Collection[int] | None = None,
        reports_webhook: str | None = None,
        status: str | None = None,
        gate: RequestGate | None = None,
    ) -> None:
        """Wire the parts.

        Args:
            service: the service that commands and presses call.
            pictures: draws boards and hands.
            features: all features of the bot; `service` has their services.
            mistap_guard: how long a question that has just appeared ignores presses.
            answer_late: seconds after which an interaction is acknowledged; None: the default.
            retry_pause: seconds before a message is tried again when Discord was away.
            computer_moves_within: seconds that a table waits for the computer's move, to show it
                together with the one before it.
            guilds_within: seconds without a further server, after which all servers are known.
            emojis: whether the cards' emojis are uploaded and used, or words in their stead.
            shards: the shards of this process; None: one connection for all servers.
            own_limits: whether the bot divides Discord's limits among its processes itself.
            turns: decides when a session may begin; None: the bot's own.
            hosted: how the host wants to be named.
            hosts: the people who get and answer reports; None: the application's owners.
            reports_webhook: the webhook for reports; None: they go to the hosts' direct messages.
            status: the text beside the bot's name, if any.
            gate: that of the earlier clients in this process; None: there was none.
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=guilds_within,
            max_ratelimit_timeout=LONGEST_LIMIT,
            **_options_for(shards),
        )
        self.service: Final = service
        self._shards: Final = shards
        count = 1 if shards is None else shards.count
        self.turns: Final = turns or Turns(
            service.begin_session, service.core.clock.now, shards=count
        )
        messaging = Messaging(
            self,
            service,
            Delivery(pictures),
            invite_url=invite_url,
            shards=shards,
            retry_pause=retry_pause,
            computer_moves_within=computer_moves_within,
            gate=gate,
        )
        self.gate: Final = messaging.limit.gate
        self.channels: Final = messaging.channels
        self.presenter: Final = messaging.presenter
        self._openings: Final = self.presenter.deps.openings
        self._background: Final = BackgroundTasks()
        self._lasting: Final = BackgroundTasks()  # tasks that end only with the bot
        self._event_tasks: Final[set[asyncio.Task[Any]]] = set()  # the library's tasks for events
        self._ending = False
        self._catch_up: Final = CatchUp(service, self.presenter, retry_pause)
        leavers = LeaverCheck(service, self, self.channels, self._background)
        self.members: Final = Members(self, service.clock, self._background)
        service.core.left_out.who_left = self.members.who_left
        self._greeting: Final = Greeting(service, messaging.delivery, messaging.languages)
        tools = make_tools(
            self,
            service,
            messaging,
            features,
            catch_up=self._catch_up,
            leavers=leavers,
            hosted=hosted,
            hosts=hosts,
            mistap_guard=mistap_guard,
        )
        self.runners: Final = tools.runners
        self.departures: Final = Departures(
            service, lambda: {guild.id for guild in self.guilds}, self._hears
        )
        self.host_desk: Final = HostDesk(
            service,
            self,
            tools.hosts,
            messaging,
            webhook=reports_webhook,
            status=status,
        )
        self._deferred: Final = DeferredReplies(
            service.messages, self, self._background, first_pause=retry_pause
        )
        self.interactions: Final = Interactions(
            tools, messaging.delivery, self._deferred, answer_late=answer_late
        )
        self.in_flight: Final = self.interactions.in_flight
        self._router: Final = Router(
            self.interactions, RouteTable(one for feature in features for one in feature.routes)
        )
        self.tree: Final = KoiKoiTree(
            self,
            self.interactions,
            service.thinker.levels,
            (add for feature in features for add in feature.commands),
        )
        self.card_emojis: Final = CardEmojis(
            self,
            pictures,
            self.presenter.view_models.use_emojis,
            first_pause=retry_pause,
            uploads=self._hears(None),  # only one process does
        )
        self.presenter.view_models.emojis_refused.subscribe(self.card_emojis.start_later)
        self.arrived: Final = tools.arrived
        self._wants_emojis = emojis
        self._shards_here: Final = 1 if shards is None else len(shards.ids)
        self._presenting = False
        self.outbox: Final = Outbox(service, self.presenter)
        cluster = service.cluster
        cluster.connected = self.is_connected
        cluster.gained.subscribe(self._keep_more)
        cluster.listening.subscribe(self._keep_more)
        OtherProcesses(cluster, self.presenter, messaging.limit if own_limits else None)

    def of(self, kind: type[R]) -> R:
        """Return the runner of a feature by its type. Raises `KeyError` without the feature."""
        found = self.runners[kind]
        assert isinstance(found, kind)
        return found

    async def setup_hook(self) -> None:
        """Register the commands with Discord, after the login."""
        self.presenter.deps.delivery.link_commands(await self.tree.register())
        if self._shards is not None:
            self.turns.groups = await self._groups()

    async def _groups(self) -> int:
        """Return how many groups of shards may begin sessions independently of each other."""
        try:
            answer = await self.http.request(Route("GET", "/gateway/bot"))
        except discord.DiscordException as refused:  # also its rate limit
            _log.warning("Discord doesn't say how many shards may begin at once: %s", refused)
            return 1
        return max(1, int(answer["session_start_limit"]["max_concurrency"]))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a session may begin. Every IDENTIFY passes here."""
        await self.turns.take(shard_id or 0)

    async def turn_comes_in(self) -> float:
        """Return the seconds until all shards of this process may begin a session."""
        return await self.turns.wait((0,) if self._shards is None else self._shards.ids)

    async def on_connect(self) -> None:
        """Cancel the library's tasks that still wait for the servers of an earlier session.

        The library loses track of such a task if sessions follow each other at once, and its end
        would drop the task of the newest session.
        """
        waiting = self._library_tasks()
        for task in waiting & self._waiting_before:
            task.cancel()
        self._waiting_before = waiting

    async def on_ready(self) -> None:
        """Catch up with changes during an outage; the bot is connected and has its servers now."""
        self.service.core.outage.ends()
        self.host_desk.new_session()
        self.service.cluster.wake()
        self._background.start(self.departures.compare())
        if not self._presenting:
            self._presenting = True
            self._catch_up.start()
            self._lasting.start(self.departures.worker.run())
            self._lasting.start(self.departures.interrupted.run())
            self._lasting.start(self.presenter.deps.direct_messages.worker.run())
            self._lasting.start(self.host_desk.looking.run())
            self._lasting.start(self.host_desk.delivering.run())
            if self.service.cluster.several:
                self._background.start(self.outbox.worker.run())
            self._background.start(self._deferred.answer_left(self._hears))
            for runner in self.runners.values():
                self._lasting.start(runner.worker.run())
            if self._wants_emojis:
                self.card_emojis.start()
            self._background.start(keep_installation(self))
        count = len(self.guilds)
        _log.info("Connected as %s, on %d server%s.", self.user, count, "" if count == 1 else "s")
        if (warning := size_warning(len(self.guilds), self._shards_here)) is not None:
            _log.warning("%s", warning)

    def is_connected(self) -> bool:
        """Return whether every shard of this process is connected to Discord."""
        return self.is_ready() and not self.is_closed() and self.ws.open

    def _hears(self, guild_id: int | None) -> bool:
        """Return whether this process serves a server (None: direct messages)."""
        return self.service.cluster.shards.serves(guild_id)

    def _keep_more(self) -> None:
        """Take over messages of another process, or messages whose events were lost."""
        self.presenter.reload()
        if self._presenting:
            self._catch_up.start()
            self.presenter.deps.direct_messages.worker.wake()
            for runner in self.runners.values():
                runner.reload()

    async def on_disconnect(self) -> None:
        """Stop all clocks: nobody can be answered. Discord may send it more than once."""
        self.service.core.outage.begins()

    async def on_resumed(self) -> None:
        """Restart the clocks."""
        self.service.core.outage.ends()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every button, menu and form."""
        self.arrived.publish(interaction)
        if interaction.guild_id is not None:  # a member who had left is back
            self.members.gone.pop((interaction.guild_id, interaction.user.id), None)
        await self._router.handle(interaction)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Called when a server is back, after an outage of Discord or in a new session."""
        self._openings.happened(guild.id)
        if self._presenting:  # otherwise the startup sync does it
            self._background.start(self.presenter.look_at_threads(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Called when the bot was added to a server, perhaps again."""
        await self.departures.returned(guild.id)
        if self.service.hosting.state.bars_server(guild.id):
            self.host_desk.forget_left(guild.id)
            await self.host_desk.look()
            return
        self._openings.happened(guild.id)
        await self._greeting.greet(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Called when a server removed the bot. An outage of a server is another event."""
        await self.departures.left(guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Retry refused requests: a role of the bot may allow something now."""
        self._openings.happened(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Retry refused requests: the bot's own member may have changed.

        Without a privileged intent, Discord sends only the bot's own member.
        """
        self._openings.happened(after.guild.id)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Retry refused requests: the bot may be allowed to write in a channel now."""
        self._openings.happened(after.guild.id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Retry refused requests: the bot was added to a private thread, perhaps."""
        self._openings.happened(thread.guild.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Called when a thread was archived, reopened or locked."""
        now = changed.data["thread_metadata"]
        archived, locked = now["archived"], now.get("locked", False)
        await self.presenter.thread_changed(
            changed.guild_id, changed.thread_id, archived=archived, locked=locked
        )
        if not archived and not locked:
            self._openings.happened(changed.guild_id)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event; while the bot ends, interactions alone, which must be refused.

        The connection is open to the last, but nothing can be read or drawn any more.
        """
        if not self._ending or event == "interaction":
            super().dispatch(event, *args, **kwargs)

    def _schedule_event(
        self, coro: Callable[..., Coroutine[Any, Any, Any]], event_name: str, *args: Any, **kw: Any
    ) -> asyncio.Task[Any]:
        """Keep the tasks that the library starts for events, as it never cancels them itself."""
        task = super()._schedule_event(coro, event_name, *args, **kw)
        self._event_tasks.add(task)
        task.add_done_callback(self._event_tasks.discard)
        return task

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log the error without its arguments: they may name cards."""
        _log.exception("%s failed.", event_method)

    async def stop(self, within: float = STOP_WITHIN) -> None:
        """Start nothing new, and finish the running work within `within` seconds.

        The connection stays open: people who press meanwhile are asked to try again.
        """
        self.in_flight.closed = True
        await self.card_emojis.close()
        try:
            async with asyncio.timeout(within):
                await self.in_flight.wait_idle()
                await self.presenter.settle()
        except TimeoutError:
            _log.warning(
                "Stopping, though %d interactions are unanswered and messages may be old;"
                " the next start brings them up to date.",
                self.in_flight.count,
            )
        await self._end_work()

    async def close(self) -> None:
        """Cancel all work at once, then disconnect."""
        self.in_flight.closed = True
        await self.card_emojis.close()
        await self._end_work()
        self._end_reports()
        await super().close()
        self._end_reports()  # a session may have begun while it was being closed
        for heartbeat in self.heartbeats():  # of a session that has not begun yet
            await heartbeat.ws.close(code=1000)
        await self.in_flight.end()  # for presses until the last moment

    def heartbeats(self) -> list[KeepAliveHandler]:
        """Return the running threads that keep the library's connections alive."""
        return [
            thread
            for thread in threading.enumerate()
            if isinstance(thread, KeepAliveHandler) and thread.ws._connection is self._connection  # noqa: SLF001 (nothing else says whose)
        ]

    def _end_reports(self) -> None:
        """Cancel the library's own tasks, which would report servers to a loop that it has left.

        It loses track of a task if a session follows another at once; `_library_tasks` finds it.
        """
        for task in self._library_tasks():
            task.cancel()

    def _library_tasks(self) -> set[asyncio.Task[Any]]:
        return {
            task
            for task in asyncio.all_tasks()
            if inspect.iscoroutine(running := task.get_coro())
            and inspect.getcoroutinelocals(running).get("self") is self._connection
        }

    async def _end_work(self) -> None:
        """Cancel all work that was started; a failure doesn't stop the rest."""
        self._ending = True
        for end in (
            self._lasting.close,
            *(runner.close for runner in self.runners.values()),
            self.in_flight.cancel,
            self._end_handlers,
            self._background.close,
            self.presenter.close,
        ):
            try:
                await end()
            except Exception:
                log_failure(_log, "A part of the bot could not be ended in order.")

    async def _end_handlers(self) -> None:
        handlers = self._event_tasks - {asyncio.current_task()}
        for task in handlers:
            task.cancel()
        await asyncio.gather(*handlers, return_exceptions=True)


def _options_for(shards: Shards | None) -> dict[str, Any]:
    if shards is None:
        return {}
    # A client with one connection reads `shard_id`, a client with several `shard_ids`.
    return {
        "shard_id": shards.ids[0],
        "shard_ids": list(shards.ids),
        "shard_count": shards.count,
    }


class ShardedKoiKoiClient(KoiKoiClient, discord.AutoShardedClient):
    """The bot, with a connection for each of several shards."""

    def is_connected(self) -> bool:
        """Return whether every shard of this process is connected to Discord."""
        shards = self.shards.values()
        return self.is_ready() and not any(shard.is_closed() for shard in shards)

    async def on_connect(self) -> None:
        """Do nothing: for shards, the library keeps track of each shard's tasks."""

    async def on_resumed(self) -> None:
        """Restart the clocks, if the other shards are connected, too."""
        if self.is_connected():
            await super().on_resumed()

    async def on_shard_ready(self, _: int) -> None:
        """Restart the clocks: `on_ready` isn't called for a shard's new session."""
        self.host_desk.new_session()
        if self.is_connected():
            await super().on_resumed()
