"""Keeps tournaments going, and shows them: one message each, sent anew with every round.

It is also sent anew to remind people: so the reminder goes with what it was about.

All that is due stands in the database: see `Tournaments`. This looks there after a start, when
something falls due, when a match of a tournament ends, and once a minute in case that news was
lost. Each process does so for the servers that it hears of. If two do, nothing happens twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Final

import discord

from bot.interactions.threads import Threads
from bot.matches.changes.tournaments import missing, next_due, reminder_at
from bot.matches.errors import UnknownTournament
from bot.matches.models.terms import Place
from bot.matches.models.tournament import Posted, Stage, Tournament
from bot.matches.services import MatchService
from bot.messages.background_tasks import BackgroundTasks
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery, nonce_of
from bot.messages.sending.failures import UNKNOWN_MESSAGE, is_away, is_discords, named
from bot.messages.sending.reply import Attachments, Reply
from bot.screens.message import Screen
from bot.screens.tournament import BoardFacts, Urls, board_screen

_log = logging.getLogger(__name__)

MOVED: Final = -2
"""In the place of a phase: the message is to be sent anew, and nobody is called for it."""
DRAWN_WITHIN: Final = 10.0
"""Seconds that the tournament's message waits for new tables, to link to them."""
LONGEST: Final = 60.0
"""Seconds between two looks at most: the clock may be set, or news be lost."""
SHORTEST: Final = 1.0


class TournamentKeeper:
    """Brings tournaments on, and keeps their messages current."""

    def __init__(
        self,
        service: MatchService,
        presenter: Presenter,
        threads: Threads,
        *,
        delivery: Delivery,
        channels: Channels,
        languages: Languages,
        first_pause: float,
    ) -> None:
        """Keep the parts.

        `first_pause`: seconds before the first retry when the database is away.
        """
        self._service = service
        self._presenter = presenter
        self._threads = threads
        self._background = BackgroundTasks()
        self._delivery = delivery
        self._channels = channels
        self._languages = languages
        self._first_pause = first_pause
        self._next: dict[int, datetime] = {}  # when something falls due in a tournament
        self._attached: dict[int, Attachments] = {}  # the picture of each message, sent last
        self._showing: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._looking = asyncio.Lock()
        self._woken = asyncio.Event()
        self._owes_time = True  # nobody could press until now
        self._task: asyncio.Task[None] | None = None
        service.core.outage.when_over(self._is_back)

    def start(self) -> None:
        """Look what is due, now and whenever something falls due."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        else:
            self._woken.set()

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._background.close()

    @property
    def idle(self) -> bool:
        """Return whether nothing is being done that followed from a press or a match."""
        return self._background.idle

    def _is_back(self) -> None:
        self._owes_time = True
        self._woken.set()

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                await until_answered(self.look, self._first_pause)
            except Exception:
                _log.exception("The tournaments could not be looked at.")
            # Not `wait_for`: in Python 3.11 it forgets that it is cancelled if the event comes too.
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._woken.wait()

    def _pause(self) -> float:
        now = self._service.clock.now()
        soonest = min(self._next.values(), default=None)
        wait = LONGEST if soonest is None else (soonest - now).total_seconds()
        return min(max(wait, SHORTEST), LONGEST)

    async def look(self) -> None:
        """Do everything that is due, unless Discord is away: then nothing falls due."""
        if self._service.core.outage.since is not None:
            return
        async with self._looking:
            owed = await self._service.tournaments.owed()
            ours = [
                number
                for number, guild_id in owed
                if self._channels.hears(guild_id) and self._channels.in_guild(guild_id)
            ]
            if self._owes_time:
                for number in ours:
                    await self._service.tournaments.give_back(number)
                self._owes_time = False
            self._next = {key: due for key, due in self._next.items() if key in ours}
            for number in ours:
                await self._go_on_safely(number)

    def go_on_soon(self, tournament_id: int) -> None:
        """Do what is due in a tournament, in the background."""
        if self._owes_time:  # the next look gives people their time before anything falls due
            self._woken.set()
            return
        self._background.start(self._go_on_safely(tournament_id))

    def wake(self) -> None:
        """Look soon: something has changed that nobody tells of."""
        self._woken.set()

    async def _go_on_safely(self, tournament_id: int) -> None:
        """Do what is due in a tournament; what fails is tried again at the next look."""
        try:
            await self.go_on(tournament_id)
        except UnknownTournament:
            self._next.pop(tournament_id, None)
        except Exception as error:
            if is_discords(error):
                _log.warning("A tournament could not be shown (%s).", named(error))
            else:
                _log.exception("Tournament %d could not go on.", tournament_id)

    async def go_on(self, tournament_id: int) -> None:
        """Do what is due in a tournament, and show what came of it."""
        course = await self._service.tournaments.go_on(tournament_id)
        for match_id in course.running:
            self._service.tournaments.when_ended(match_id, lambda _: self.go_on_soon(tournament_id))
        for match_id in course.begun:
            await self._post_table(match_id)
        await self.show(tournament_id)
        await self._remind(course.tournament)
        due = next_due(course.tournament)
        if due is None:
            self._next.pop(tournament_id, None)
            self._attached.pop(tournament_id, None)
        elif self._next.get(tournament_id) != due:
            self._next[tournament_id] = due
            self._woken.set()

    async def _post_table(self, match_id: int) -> None:
        """Send the table of a match that began just now, in a thread if the server wants that."""
        await self._presenter.post_table(match_id)
        task = (await self._presenter.table_of(match_id)).queue.task
        if task is not None:
            await asyncio.wait({task}, timeout=DRAWN_WITHIN)
        await self._threads.open(match_id)

    # ── its message ─────────────────────────────────────────────────────────────────────────

    async def answer(self, reply: Reply, tournament_id: int) -> bool:
        """Answer a press on the message with the newest state, then do what is due.

        Returns False if another message was pressed: then it still needs an answer.
        """
        async with self._showing[tournament_id]:
            found = await self._service.tournaments.get(tournament_id)
            posted = found.posted
            current = reply.pressed_message == posted.message_id and posted.phase == found.phase
            if current:
                # A press alone changes nothing in the picture. But the message may have been
                # edited after the press: then the picture that was pressed on is gone.
                message = reply.interaction.message
                kept: Attachments = () if message is None else message.attachments
                kept = self._attached.get(tournament_id, kept)
                handle = await reply.redraw(await self.screen(found), picture=False, kept=kept)
                self._attached[tournament_id] = handle.attachments or kept
                shown = replace(posted, shown=found.revision)
                await self._service.tournaments.note_posted(tournament_id, shown)
        self.go_on_soon(tournament_id)
        return current

    async def show(self, tournament_id: int) -> None:
        """Keep the message current: send it, edit it, or send it anew with a new round."""
        async with self._showing[tournament_id]:
            found = await self._service.tournaments.get(tournament_id)
            posted = found.posted
            fits = posted.message_id is not None and posted.phase == found.phase
            if fits and posted.shown >= found.revision:
                return
            if not fits or not await self._edit(found):
                await self._send(found)

    async def show_anew(self, tournament_id: int, place: Place) -> None:
        """Show it at the end of a channel."""
        tournaments = self._service.tournaments
        async with self._showing[tournament_id]:
            before = await tournaments.get(tournament_id)
            await self._delete(before)
            await tournaments.move(tournament_id, place)
            await tournaments.note_posted(tournament_id, replace(before.posted, phase=MOVED))
        await self.show(tournament_id)

    async def _send(self, found: Tournament, reminded: Collection[int] = ()) -> None:
        """Send the message; who has to do something now is notified, once for each round.

        `reminded`: those who are called a second time.
        """
        old = found.posted
        screen = await self.screen(found)
        if old.phase in (found.phase, MOVED):
            screen = replace(screen, pings=tuple(reminded))
        arguments = await self._delivery.to_send(screen)
        nonce = nonce_of("tournament", found.id, found.phase, old.message_id)
        channel = self._channels.messageable(found.place.channel_id)
        sent = await channel.send(**arguments, nonce=nonce)
        self._attached[found.id] = sent.attachments
        await self._service.tournaments.note_posted(
            found.id, Posted(sent.id, found.revision, found.phase)
        )
        await self._delete(found)

    async def _edit(self, found: Tournament) -> bool:
        """Draw the message again; return False if it was deleted."""
        assert found.posted.message_id is not None
        arguments = await self._delivery.to_edit(await self.screen(found))
        channel = self._channels.messageable(found.place.channel_id)
        try:
            message = channel.get_partial_message(found.posted.message_id)
            self._attached[found.id] = (await message.edit(**arguments)).attachments
        except discord.NotFound as gone:
            if gone.code != UNKNOWN_MESSAGE:
                raise
            return False
        await self._service.tournaments.note_posted(
            found.id, replace(found.posted, shown=found.revision)
        )
        return True

    async def _delete(self, found: Tournament) -> None:
        """Delete the message that another one replaces."""
        if found.posted.message_id is None:
            return
        channel = self._channels.messageable(found.place.channel_id)
        with suppress(discord.HTTPException):
            await channel.get_partial_message(found.posted.message_id).delete()

    async def screen(self, found: Tournament) -> Screen:
        """Return what everybody sees, in the server's language."""
        tournaments = self._service.tournaments
        texts = await self._languages.of_guild(found.place.guild_id)
        signing_up = found.stage is Stage.SIGNUP
        facts = BoardFacts(
            await tournaments.ratings(found) if signing_up else {},
            await self._urls(found),
            {} if signing_up else await tournaments.scores(found.id),
        )
        return board_screen(texts, found, facts)

    async def _urls(self, found: Tournament) -> Urls:
        """Return the links to the tables of the running round, by the number of the pairing."""
        urls = {}
        for pairing in found.of_round(found.round):
            if pairing.match_id is not None and pairing.result is None:
                messages = await self._presenter.messages(pairing.match_id)
                urls[pairing.number] = messages.url(found.place.guild_id)
        return {number: url for number, url in urls.items() if url is not None}

    async def _remind(self, found: Tournament) -> None:
        """Remind those for whom a round waits, once, by the message sent anew.

        It is noted after it was sent: if the bot is killed in between, Discord knows the nonce.
        """
        if not self._is_reminder_due(found):
            return
        async with self._showing[found.id]:
            found = await self._service.tournaments.get(found.id)  # as it was shown just now
            if not self._is_reminder_due(found):
                return
            called = missing(found) if found.live else await self._on_turn(found)
            if called:
                noted = replace(found, reminded=found.round, revision=found.revision + 1)
                try:
                    await self._send(noted, called)
                except Exception as failed:
                    if is_away(failed) or not is_discords(failed):
                        raise
                    _log.warning("Players could not be reminded (%s).", named(failed))
            await self._service.tournaments.note_reminded(found.id, found.round)

    def _is_reminder_due(self, found: Tournament) -> bool:
        at = reminder_at(found)
        return at is not None and at <= self._service.clock.now()

    async def _on_turn(self, found: Tournament) -> Collection[int]:
        """Return for whom the matches of the running round wait."""
        waited = []
        for pairing in found.undecided:
            if pairing.match_id is not None:
                info = (await self._service.queries.get(pairing.match_id)).info
                waited += [one.id for one in info.people if info.waits_for(one.id)]
        return waited
