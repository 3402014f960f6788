"""Sends reports to the hosts and answers to players, and applies the hosts' decisions.

The hosts are also told of void matches that wait for them, and of a quarantine.

Both are in the database: a report or an answer as a delivery, and decisions as rows that a terminal
command wrote, perhaps in another process. So they are read every few seconds. A delivery is claimed
before it is sent, so that only one of several processes sends it. Failed deliveries are retried
with growing pauses, up to `MOST_TRIES` tries; while direct messages can't be opened, no try counts.
If the result of a try is unknown, the next one first checks whether its message exists.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import discord

from bot.interactions.hosts import Hosts
from bot.interactions.messaging import Messaging
from bot.interactions.servers import channel_for
from bot.locales import DEFAULT, Texts, texts_in
from bot.matches.background import Worker
from bot.matches.errors import StoreAway, UnknownReport
from bot.matches.models.dm_openings import DmPriority
from bot.matches.models.hosting import (
    MOST_TRIES,
    Ban,
    DeliveryResult,
    Report,
    ReportDelivery,
    ReportTopic,
    Target,
)
from bot.matches.services import MatchService
from bot.messages.sending.components import says
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import CLOSED
from bot.messages.sending.failures import (
    FAILED,
    GONE,
    DmWaits,
    is_away,
    is_discords,
    log_trouble,
    named,
)
from bot.messages.sending.reply import by_token
from bot.screens.message import Screen, clip
from bot.screens.reports import answer_screen, lost_screen, report_screen

_log = logging.getLogger(__name__)

EVERY: Final = 5.0
"""Seconds between two reads of the database."""
LEAVE_AGAIN: Final = 600.0
"""Seconds after which a barred server is left again, if the bot is still on it."""
DRAWN_WITHIN: Final = 5.0
"""Seconds to redraw a barred server's tables, whose matches are over, before the bot leaves."""
LONGEST_STATUS: Final = 128
"""Discord's limit of a custom status, in characters."""


class HostDesk:
    """Shows the host's notice, enforces bans, and delivers reports and answers."""

    def __init__(
        self,
        service: MatchService,
        client: discord.Client,
        hosts: Hosts,
        messaging: Messaging,
        *,
        webhook: str | None,
        status: str | None,
    ) -> None:
        """Keep the parts.

        Args:
            service: the stored state.
            client: the connection to Discord.
            hosts: who the hosts are.
            messaging: sends messages.
            webhook: the webhook for reports; None: they go to the hosts' direct messages.
            status: the text beside the bot's name, if any.
        """
        self._service = service
        self._client = client
        self._hosts = hosts
        self._webhook = webhook
        self._status = status
        self._shown: str | None = None  # in this session
        self._left_at: dict[int, float] = {}
        self._presenter = messaging.presenter
        self._delivery = messaging.delivery
        self._channels = messaging.channels
        self._languages = messaging.languages
        self._direct_messages = messaging.direct_messages
        self._owns = service.cluster.is_responsible
        self._delivering = asyncio.Lock()
        self.looking: Final = Worker(self.look, EVERY, "Something for the host failed.")
        self.delivering: Final = Worker(self.deliver, EVERY, "Something for the host failed.")
        service.reports.owing.subscribe(self.delivering.wake)

    async def look(self) -> None:
        """Read the host's decisions and apply them."""
        if await self._service.hosting.read():
            await self._service.hosting.doubt_open()  # they show the notice, or should
            self._presenter.redraw_erased()
        await self._show_status()
        if self._owns(None):
            await self._report_quarantine()
        for bar in self._service.hosting.state.bars:
            try:
                await self._enforce(bar)
            except StoreAway:
                raise
            except Exception:
                _log.exception("What follows from a bar failed; it is tried again.")

    async def _report_quarantine(self) -> None:
        """Tell the hosts that Discord lets the bot open no direct messages, or does so again.

        They are told where they have been written to before: Discord takes no other messages.
        """
        began = await self._service.dm_openings.to_report()
        if began is None:
            return
        key = "host-dms-stopped" if began else "host-dms-again"
        await self._tell_each("direct messages", lambda texts: texts(key), opens=False)
        if self._webhook is not None:
            await self._tell_webhook(self._webhook, texts_in(DEFAULT)(key))

    async def _tell_of_voids(self) -> None:
        """Tell the hosts of void matches that wait for their confirmation, at most once a day."""
        waiting = await self._service.hosting.voids_to_tell()
        if waiting is None:
            return
        count, newest = waiting

        def text(texts: Texts) -> str:
            return texts("host-voids", count=count)

        if self._webhook is not None:
            done = await self._tell_webhook(self._webhook, text(texts_in(DEFAULT)))
        else:
            done = await self._tell_each("void matches", text, opens=True)
        if done:
            await self._service.hosting.note_told(newest)

    async def _tell_each(self, about: str, text: Callable[[Texts], str], *, opens: bool) -> bool:
        """Write to each host; return whether one was reached.

        `opens`: also to hosts who have had no direct message yet.
        """
        try:
            hosts = sorted(await self._hosts.ids())
        except FAILED as failed:
            log_trouble(_log, failed, "The hosts are not known")
            return False
        reached = False
        for host_id in hosts:
            texts = await self._languages.of_person(host_id)
            try:
                if opens:
                    channel = await self._direct_messages.open(host_id, DmPriority.DAILY)
                elif (known := await self._direct_messages.known(host_id)) is not None:
                    channel = known
                else:
                    continue
                await channel.send(**await self._delivery.to_send(Screen(text(texts))))
            except FAILED as failed:
                log_trouble(_log, failed, f"A host could not be told of {about}")
            else:
                reached = True
        return reached

    async def _tell_webhook(self, webhook: str, text: str) -> bool:
        """Post a text to the webhook of the reports; return whether it is there."""
        try:
            with by_token():
                await discord.Webhook.from_url(webhook, client=self._client).send(
                    text, allowed_mentions=discord.AllowedMentions.none()
                )
        except FAILED as failed:
            log_trouble(_log, failed, "The webhook of the reports could not be told")
            return False
        return True

    async def _show_status(self) -> None:
        """Show the host's notice, or else the configured status, beside the bot's name."""
        notice = self._service.hosting.state.notice
        wanted = self._status if notice is None else clip(notice, LONGEST_STATUS)
        if wanted == self._shown:
            return
        activity = None if wanted is None else discord.CustomActivity(name=wanted)
        try:
            await self._client.change_presence(activity=activity)
        except Exception as failed:
            if not (is_discords(failed) or isinstance(failed, discord.ConnectionClosed)):
                raise
            _log.warning("The status could not be shown (%s).", named(failed))
            return
        self._shown = wanted
        if notice is not None:
            _log.warning("Nothing new starts until koikoi maintenance off.")

    def new_session(self) -> None:
        """Show the status again: a new session begins without one."""
        self._shown = None
        self.looking.wake()
        self.delivering.wake()

    # ── bars ────────────────────────────────────────────────────────────────────────────────

    async def _enforce(self, bar: Ban) -> None:
        if bar.target is not Target.SERVER:
            if not bar.settled and self._owns(None):
                await self._service.hosting.settle_person(bar)
            return
        guild = self._client.get_guild(bar.id)
        if guild is not None:
            await self._leave(guild, bar)
        elif not bar.settled and self._owns(bar.id):
            await self._service.hosting.settle_server(bar)

    async def _leave(self, guild: discord.Guild, bar: Ban) -> None:
        """Leave a barred server; the first time, explain it there before."""
        now = asyncio.get_running_loop().time()
        if now - self._left_at.get(guild.id, -LEAVE_AGAIN) < LEAVE_AGAIN:
            return  # Discord's event follows soon, or it refused
        first = not bar.settled and await self._service.hosting.settle_server(bar)
        self._left_at[guild.id] = now
        try:
            if first:
                await self._say_why(guild)
                with suppress(TimeoutError):  # the tables show that their matches are over
                    async with asyncio.timeout(DRAWN_WITHIN):
                        await self._presenter.settle()
            await guild.leave()
        except Exception as failed:
            if not is_discords(failed):
                raise
            _log.warning("A barred server could not be left (%s).", named(failed))
        else:
            _log.info("A barred server was left.")

    def forget_left(self, guild_id: int) -> None:
        """Let the next check leave a server again: it has added the bot again."""
        self._left_at.pop(guild_id, None)

    async def _say_why(self, guild: discord.Guild) -> None:
        channel = channel_for(guild)
        if channel is None:
            return
        texts = await self._languages.of_guild(guild.id)
        arguments = await self._delivery.to_send(Screen(texts("refused-barred-server")))
        try:
            await channel.send(**arguments)
        except Exception as failed:
            if not is_discords(failed):
                raise

    # ── reports and answers ─────────────────────────────────────────────────────────────────

    async def deliver(self) -> None:
        """Send the reports and answers that are due."""
        if not self._owns(None):
            return
        reports = self._service.reports
        async with self._delivering:
            for owed in await reports.owed():
                if owed.tries >= MOST_TRIES:  # the bot was killed in the last try
                    await reports.end(owed, DeliveryResult.FAILED)
                elif await reports.claim(owed):
                    await self._try(owed)
            await self._tell_of_voids()

    async def _try(self, owed: ReportDelivery) -> None:
        """Send one delivery; failures are retried, up to `MOST_TRIES` tries."""
        try:
            outcome = await self._send(owed)
        except StoreAway:
            raise
        except DmWaits:
            await self._service.reports.postpone(owed)
            return
        except Exception as failed:
            if not is_discords(failed):
                _log.exception("Report %d: its %s failed.", owed.report_id, owed.about)
            outcome = self._refused(owed, failed)
        if outcome is not None:
            await self._service.reports.end(owed, outcome)

    def _refused(self, owed: ReportDelivery, failed: Exception) -> DeliveryResult | None:
        """Log a failure; return the delivery's result, or None if it is retried later."""
        closed = isinstance(failed, discord.HTTPException) and failed.code in CLOSED
        if owed.about is ReportTopic.ANSWER and closed:
            _log.warning("The answer to report %d was refused: closed messages.", owed.report_id)
            return DeliveryResult.CLOSED
        last = owed.tries + 1 >= MOST_TRIES
        _log.warning(
            "Report %d: the %s could not be sent (%s). %s",
            owed.report_id,
            _WHAT[owed.about],
            named(failed),
            "It is not tried again; see koikoi reports." if last else "It is tried again later.",
        )
        return DeliveryResult.FAILED if last else None

    async def _send(self, owed: ReportDelivery) -> DeliveryResult | None:
        """Send it. Raises discord.py's errors; returns None if there is nothing to send now."""
        try:
            report = await self._service.reports.get(owed.report_id)
        except UnknownReport:  # it was deleted just now
            return None
        if owed.about is ReportTopic.ANSWER:
            return await self._answer(owed, report)
        if self._webhook is not None:
            return await self._post(owed, report, self._webhook)
        return await self._tell_hosts(owed, report)

    async def _answer(self, owed: ReportDelivery, report: Report) -> DeliveryResult:
        texts = await self._languages.of_person(report.person.id)
        screen = answer_screen(texts, report)
        channel = await self._direct_messages.open(report.person.id, DmPriority.DAILY)
        try:
            await self._send_once(owed, channel, screen, report.person.id)
        except discord.HTTPException as refused:
            if refused.code in GONE:  # the next try opens a new channel
                await self._direct_messages.forget(report.person.id)
            raise
        return DeliveryResult.SENT

    async def _tell_hosts(self, owed: ReportDelivery, report: Report) -> DeliveryResult:
        """Send to each host; one success is enough. Raises if Discord is away, or if all fail."""
        hosts = sorted(await self._hosts.ids())
        failures: list[Exception] = []
        for host_id in hosts:
            texts = await self._languages.of_person(host_id)
            screen = await self._screen(owed, report, texts, pressable=True)
            try:
                channel = await self._direct_messages.open(host_id, DmPriority.DAILY)
                await self._send_once(owed, channel, screen, host_id)
            except Exception as failed:
                if not is_discords(failed):
                    raise
                if isinstance(failed, discord.HTTPException) and failed.code in GONE:
                    await self._direct_messages.forget(host_id)  # the next try opens a new one
                failures.append(failed)
        if not hosts:
            return DeliveryResult.NOBODY
        away = [failed for failed in failures if is_away(failed)]
        if away or len(failures) == len(hosts):
            waiting = [failed for failed in failures if isinstance(failed, DmWaits)]
            raise (away or waiting or failures)[0]
        return DeliveryResult.SENT

    async def _post(self, owed: ReportDelivery, report: Report, webhook: str) -> DeliveryResult:
        """Post to the webhook, without mentions.

        The webhook's channel can't be read: if the bot is killed meanwhile, it may post twice.
        """
        screen = await self._screen(owed, report, texts_in(DEFAULT), pressable=False)
        with by_token():
            await discord.Webhook.from_url(webhook, client=self._client).send(
                screen.content, allowed_mentions=discord.AllowedMentions.none(), wait=True
            )
        return DeliveryResult.SENT

    async def _screen(
        self, owed: ReportDelivery, report: Report, texts: Texts, *, pressable: bool
    ) -> Screen:
        if owed.about is ReportTopic.LOST:
            return lost_screen(texts, report)
        place = (await self._service.queries.get(report.match_id)).info.place
        server = None
        if place.guild_id is not None:
            server = await self._channels.learn_name(place.guild_id)
        return report_screen(texts, report, server, pressable=pressable)

    async def _send_once(
        self,
        owed: ReportDelivery,
        channel: discord.PartialMessageable,
        screen: Screen,
        person_id: int,
    ) -> None:
        """Send a message, unless an earlier try sent it and could not record that."""
        arguments = await self._delivery.to_send(screen)
        if owed.begun_at is not None and await self._channels.find_own(
            channel.id, lambda message: says(message, arguments), owed.begun_at
        ):
            return
        nonce = nonce_of("report", owed.report_id, owed.about, person_id)
        await channel.send(**arguments, nonce=nonce)


_WHAT: Final = {
    ReportTopic.REPORT: "message to the host",
    ReportTopic.ANSWER: "answer to the player",
    ReportTopic.LOST: "message to the host about its answer",
}
