"""Keeps tournaments going, and shows them: one message each, sent anew with every round.

It is also sent anew to remind people: so the reminder goes with what it was about.

All that is due stands in the database: see `Tournaments`. This looks there after a start, when
something falls due, when a match of a tournament ends, and once a minute in case that news was
lost. Each process does so for the servers that it hears of. If two do, nothing happens twice.

Each tournament has a task of its own: one that waits for Discord holds up no other. What Discord
doesn't take holds the tournament: its time stands still until its message can be shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import discord

from bot.interactions.threads import Threads
from bot.matches.background import BackgroundTasks
from bot.matches.changes.tournaments import (
    delivered,
    missing,
    next_due,
    reminder_at,
    signup_is_over,
)
from bot.matches.errors import StoreAway, UnknownTournament
from bot.matches.failure_log import log_failure
from bot.matches.models.terms import Place
from bot.matches.models.tournament import Obstacle, Posted, Stage, Tournament
from bot.matches.services import MatchService
from bot.messages.kept_message import OLD
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.bare import edit_message, send_message
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery, nonce_of, says
from bot.messages.sending.failures import (
    BLOCKED,
    GONE,
    SENT_ANEW,
    UNKNOWN_MESSAGE,
    is_away,
    is_discords,
    named,
)
from bot.messages.sending.reply import Attachments, Reply
from bot.screens.message import Screen
from bot.screens.tournament import BoardFacts, Urls, board_screen, called_by

_log = logging.getLogger(__name__)

MOVED: Final = -2
"""In the place of a phase: the message is to be sent anew, and nobody is called for it."""
OUTDATED: Final = -1
"""In the place of a revision: the message is to be edited, whatever it shows."""
DRAWN_WITHIN: Final = 10.0
"""Seconds that the tournament's message waits for new tables, to link to them."""
LONGEST: Final = 60.0
"""Seconds between two looks at most: the clock may be set, or news be lost."""
SHORTEST: Final = 1.0
AT_ONCE: Final = 4
"""How many tournaments are read at the same time, and how many of their tables are opened."""
PATIENCE: Final = 10.0
"""Seconds that a tournament's message can wait longer than the hand of a player on turn."""
REFUSED_FOR: Final = timedelta(minutes=5)
"""How long a refused message isn't tried again, unless the bot's permissions change."""
AWAY_FOR: Final = timedelta(seconds=10)
"""The same where Discord did not answer, or asked for a pause that is no longer."""
LATE: Final = timedelta(seconds=20)
"""So much later than it was written a message may stand, and still tell the right times."""
SAID_FOR: Final = timedelta(days=1)
"""How long the end of a tournament is tried to be told."""


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
        self._resting: dict[int, tuple[int, datetime]] = {}  # its server, and until when
        self._openings: Counter[int] = Counter()  # how often each server may have opened a channel
        self._attached: dict[int, Attachments] = {}  # the picture of each message, sent last
        self._going: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[int] = set()  # tournaments that are looked at as soon as it is free
        self._showing: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._answering: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._answers: Counter[int] = Counter()  # how many presses each message has answered
        self._drawing: set[int] = set()  # messages of which it is not known what picture they have
        self._reading = asyncio.Semaphore(AT_ONCE)
        self._opening = asyncio.Semaphore(AT_ONCE)
        self._looking = asyncio.Lock()
        self._woken = asyncio.Event()
        self._owes_time = True  # nobody could press until now
        self._task: asyncio.Task[None] | None = None
        service.core.outage.ended.subscribe(self._is_back)

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
        """Return whether nothing is being done that followed from a look, a press or a match."""
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
                log_failure(_log, "The tournaments could not be looked at.")
            # Not `wait_for`: in Python 3.11 it forgets that it is cancelled if the event comes too.
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._woken.wait()

    def _pause(self) -> float:
        now = self._service.clock.now()
        times = [*self._next.values(), *(until for _, until in self._resting.values())]
        soonest = min(times, default=None)
        wait = LONGEST if soonest is None else (soonest - now).total_seconds()
        return min(max(wait, SHORTEST), LONGEST)

    async def look(self) -> None:
        """Begin everything that is due, unless Discord is away: then nothing falls due."""
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
                await self._give_back(ours)
                self._owes_time = False
            self._next = {key: due for key, due in self._next.items() if key in ours}
            self._resting = {key: rest for key, rest in self._resting.items() if key in ours}
            for number in ours:
                self.go_on_soon(number)

    async def _give_back(self, tournament_ids: Collection[int]) -> None:
        """Give everybody time again; one that can't be changed doesn't stop the others."""
        for number in tournament_ids:
            try:
                await self._service.tournaments.give_back(number)
            except StoreAway:
                raise
            except Exception:
                log_failure(_log, "Tournament %d could not be given back its time.", number)

    def go_on_soon(self, tournament_id: int) -> None:
        """Do what is due in a tournament, in the background."""
        if self._owes_time:  # the next look gives people their time before anything falls due
            self._woken.set()
            return
        if tournament_id not in self._waiting:
            self._waiting.add(tournament_id)
            self._background.start(self._go_on_safely(tournament_id))

    def wake(self) -> None:
        """Look soon: something has changed that nobody tells of."""
        self._woken.set()

    def retry_refused(self, guild_id: int) -> None:
        """Try again what was refused on a server, because the bot's permissions there changed.

        A refusal may be on its way yet: it sees by the count that it is older than this.
        """
        self._openings[guild_id] += 1
        for tournament_id, (where, _) in tuple(self._resting.items()):
            if where == guild_id:
                del self._resting[tournament_id]
                self.go_on_soon(tournament_id)

    async def _go_on_safely(self, tournament_id: int) -> None:
        """Do what is due in a tournament; what fails is tried again at the next look."""
        try:
            await until_answered(partial(self.go_on, tournament_id), self._first_pause)
        except UnknownTournament:
            self._next.pop(tournament_id, None)
        except Exception as error:
            if is_discords(error):
                _log.warning("Tournament %d could not go on (%s).", tournament_id, named(error))
            else:
                log_failure(_log, "Tournament %d could not go on.", tournament_id)
        finally:
            self._waiting.discard(tournament_id)

    async def go_on(self, tournament_id: int) -> None:
        """Do what is due in a tournament, and show what came of it."""
        async with self._going[tournament_id]:
            self._waiting.discard(tournament_id)  # what changes from now on is looked at again
            await self._go_on(tournament_id)

    async def _go_on(self, tournament_id: int) -> None:
        tournaments = self._service.tournaments
        found = await tournaments.get(tournament_id)
        closes = found.stage is Stage.SIGNUP and signup_is_over(found, self._service.clock.now())
        # It closes only if people can have seen it: its channel may be gone meanwhile.
        look = partial(self.show, tournament_id, again=True)
        if closes and not await self._is_taken(tournament_id, look):
            return
        async with self._reading:
            course = await tournaments.go_on(tournament_id, shown=False, closes=closes)
        begun = [*course.begun]
        if await self._is_taken(tournament_id, partial(self.show, tournament_id)):
            async with self._reading:  # a round's time began: by the day, its matches do now
                course = await tournaments.go_on(tournament_id, shown=False, closes=False)
            begun += course.begun
            await self._is_taken(tournament_id, partial(self._remind, tournament_id))
        for match_id in course.running:
            tournaments.when_ended(match_id, lambda _: self.go_on_soon(tournament_id))
        if begun:
            self._background.start(self._open_tables(tournament_id, begun))
        self._note_due(await tournaments.get(tournament_id))

    def _note_due(self, found: Tournament) -> None:
        """Note when something falls due: nothing does while the message can't be shown."""
        due = next_due(found)
        if due is None:
            self._next.pop(found.id, None)
            self._attached.pop(found.id, None)
        elif found.id in self._resting:
            self._next.pop(found.id, None)
        elif self._next.get(found.id) != due:
            self._next[found.id] = due
            self._woken.set()

    async def _is_taken(self, tournament_id: int, show: Callable[[], Awaitable[None]]) -> bool:
        """Show something of a tournament; return False if Discord doesn't take it.

        Then its time stands still, and it is tried again later.
        """
        now = self._service.clock.now()
        _, until = self._resting.get(tournament_id, (0, now))
        if now < until:
            return False
        found = await self._service.tournaments.get(tournament_id)
        guild_id = found.place.guild_id or 0
        openings = self._openings[guild_id]
        try:
            await show()
        except (StoreAway, UnknownTournament):
            raise
        except Exception as error:
            if is_discords(error):
                _log.warning("Tournament %d could not be shown (%s).", tournament_id, named(error))
            else:
                log_failure(_log, "Tournament %d could not be shown.", tournament_id)
            await self._service.tournaments.hold(tournament_id, _obstacle(error))
            if openings != self._openings[guild_id]:
                self.go_on_soon(tournament_id)  # opened meanwhile: nobody would tell so again
            else:
                self._resting[tournament_id] = guild_id, now + _rest_after(error)
                self._woken.set()
            return False
        self._resting.pop(tournament_id, None)
        return True

    async def _open_tables(self, tournament_id: int, match_ids: Collection[int]) -> None:
        """Send the tables of matches that began just now, then link to them."""
        await asyncio.gather(*(self._open_table(match_id) for match_id in match_ids))
        await self._is_taken(tournament_id, partial(self.show, tournament_id, again=True))

    async def _open_table(self, match_id: int) -> None:
        """Send a table, in a thread if the server wants that."""
        async with self._opening:
            try:
                await self._presenter.post_table(match_id)
                task = (await self._presenter.table_of(match_id)).queue.task
                if task is not None:
                    await asyncio.wait({task}, timeout=DRAWN_WITHIN)
            except Exception:
                log_failure(_log, "The table of match %d could not be sent.", match_id)
                return
        try:
            await self._threads.open(match_id)
        except Exception as error:
            if not is_discords(error):
                log_failure(_log, "The thread of match %d could not be opened.", match_id)

    # ── its message ─────────────────────────────────────────────────────────────────────────

    async def answer(self, reply: Reply, tournament_id: int) -> bool:
        """Answer a press on the message with the newest state, then do what is due.

        It waits for no drawing that Discord has not taken yet: that one sees by the count that it
        may have come later, and is drawn again.

        Returns False if another message was pressed: then it still needs an answer.
        """
        async with self._answering[tournament_id]:
            found = await self._service.tournaments.get(tournament_id)
            posted = found.posted
            current = reply.pressed_message == posted.message_id and posted.phase == found.phase
            if current and posted.message_id is not None:
                # A press alone changes nothing in the picture. But the message may have been
                # edited after the press: then the picture that was pressed on is gone.
                message = reply.interaction.message
                kept: Attachments = () if message is None else message.attachments
                kept = self._attached.get(tournament_id, kept)
                new = tournament_id in self._drawing
                handle = await reply.redraw(await self.screen(found), picture=new, kept=kept)
                self._answers[tournament_id] += 1
                self._attached[tournament_id] = handle.attachments or kept
                await self._service.tournaments.note_shown(
                    tournament_id, posted.message_id, found.revision
                )
        self.go_on_soon(tournament_id)
        return current

    async def show(self, tournament_id: int, *, again: bool = False) -> None:
        """Keep the message current: send it, edit it, or send it anew with a new round.

        `again`: draw it whatever it shows.
        """
        async with self._showing[tournament_id]:
            while True:
                found = await self._service.tournaments.get(tournament_id)
                posted = found.posted
                fits = posted.message_id is not None and posted.phase == found.phase
                if fits and posted.shown >= found.revision and not again:
                    now = self._service.clock.now()
                    if delivered(found, at=now) == found:
                        return
                    await self._service.tournaments.delivered(tournament_id, now)
                    continue
                if self._is_too_late(found):
                    await self._give_up(found)
                    return
                await self._presenter.budget.turn(PATIENCE)
                async with self._answering[tournament_id]:  # an answer names the picture there is
                    self._drawing.add(tournament_id)
                    answers = self._answers[tournament_id]
                if not fits or not await self._edit(found):
                    await self._send(found)
                again = answers != self._answers[tournament_id]
                if not again:  # else which of the two Discord took last is not known
                    self._drawing.discard(tournament_id)

    def _is_too_late(self, found: Tournament) -> bool:
        ended = found.ended_at
        return ended is not None and self._service.clock.now() - ended > SAID_FOR

    async def _give_up(self, found: Tournament) -> None:
        """Owe nothing more: nobody lets the bot tell how it ended."""
        _log.warning("The end of tournament %d could not be told.", found.id)
        shown = replace(found.posted, shown=found.revision)
        await self._service.tournaments.note_posted(found.id, shown)

    async def _stands(
        self, found: Tournament, timed: Tournament, message_id: int, at: datetime
    ) -> None:
        """Let time pass, because the message stands.

        It shows `timed`, made of `found` for the time *at*. Discord may have taken it much later.
        """
        tournaments = self._service.tournaments
        if timed == found:
            await tournaments.note_shown(found.id, message_id, found.revision)
            return
        now = self._service.clock.now()
        known = await tournaments.delivered(found.id, now if now - at > LATE else at)
        fits = known == replace(timed, revision=found.revision + 1, posted=known.posted)
        revision = known.revision if fits else found.revision
        await tournaments.note_shown(found.id, message_id, revision)

    async def show_anew(self, tournament_id: int, place: Place) -> bool:
        """Show it at the end of a channel; return False if Discord doesn't take it."""
        tournaments = self._service.tournaments
        async with self._showing[tournament_id]:
            before = await tournaments.get(tournament_id)
            await self._delete(before)
            await tournaments.move(tournament_id, place)
            await tournaments.note_posted(tournament_id, replace(before.posted, phase=MOVED))
        self._resting.pop(tournament_id, None)
        shown = await self._is_taken(tournament_id, partial(self.show, tournament_id))
        self.go_on_soon(tournament_id)
        return shown

    async def _send(self, found: Tournament, reminded: Collection[int] = ()) -> None:
        """Send the message; who has to do something now is notified, once for each round.

        A new round's time counts from now on. `reminded`: those who are called a second time.
        """
        old, now = found.posted, self._service.clock.now()
        timed = delivered(found, at=now)
        new = old.phase not in (found.phase, MOVED)
        called = tuple(called_by(timed) if new else reminded)
        screen = replace(await self.screen(timed, called), pings=called)
        nonce = nonce_of("tournament", found.id, found.phase, old.message_id)
        channel = self._channels.messageable(found.place.channel_id)
        sent, arguments = await send_message(channel, self._delivery, screen, nonce)
        self._attached[found.id] = sent.attachments
        stands = says(sent, arguments)  # a message of a killed run may show an older state
        await self._service.tournaments.note_posted(
            found.id, Posted(sent.id, OUTDATED, found.phase, now)
        )
        if stands:
            await self._stands(found, timed, sent.id, now)
        await self._delete(found)

    async def _edit(self, found: Tournament) -> bool:
        """Draw the message again; return False if it is to be sent anew."""
        posted, now = found.posted, self._service.clock.now()
        timed = delivered(found, at=now)
        assert posted.message_id is not None
        channel_id, sent_at = found.place.channel_id, posted.sent_at or found.created_at
        old = now - sent_at > OLD
        if old and not self._presenter.old_edits.allow(channel_id, sent_at, now):
            return False
        message = self._channels.messageable(channel_id).get_partial_message(posted.message_id)
        try:
            edited = await edit_message(message, self._delivery, await self.screen(timed))
        except discord.RateLimited:
            return False  # to send is another limit
        except discord.HTTPException as refused:
            if refused.code not in {UNKNOWN_MESSAGE, *SENT_ANEW}:
                raise
            return False
        self._attached[found.id] = edited.attachments
        await self._stands(found, timed, posted.message_id, now)
        return True

    async def _delete(self, found: Tournament) -> None:
        """Delete the message that another one replaces."""
        if found.posted.message_id is None:
            return
        channel = self._channels.messageable(found.place.channel_id)
        try:
            await channel.get_partial_message(found.posted.message_id).delete()
        except Exception as failed:
            if not is_discords(failed):
                raise

    async def screen(self, found: Tournament, called: Collection[int] | None = None) -> Screen:
        """Return what everybody sees, in the server's language.

        `called`: whom a new message notifies; None: it is an edit.
        """
        tournaments = self._service.tournaments
        texts = await self._languages.of_guild(found.place.guild_id)
        signing_up = found.stage is Stage.SIGNUP
        facts = BoardFacts(
            await tournaments.ratings(found) if signing_up else {},
            await self._urls(found),
            {} if signing_up else await tournaments.scores(found.id),
            called,
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

    async def _remind(self, tournament_id: int) -> None:
        """Remind those for whom a round waits, once, by the message sent anew.

        It is noted after it was sent: if the bot is killed in between, Discord knows the nonce.
        """
        async with self._showing[tournament_id]:
            found = await self._service.tournaments.get(tournament_id)  # as it was shown just now
            if not self._is_reminder_due(found):
                return
            called = missing(found) if found.live else await self._on_turn(found)
            if called:
                noted = replace(found, reminded=found.round, revision=found.revision + 1)
                await self._presenter.budget.turn(PATIENCE)
                await self._send(noted, called)
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


def _obstacle(error: Exception) -> Obstacle:
    code = error.code if isinstance(error, discord.HTTPException) else None
    if code in GONE:
        return Obstacle.GONE
    return Obstacle.CLOSED if code in BLOCKED else Obstacle.AWAY


def _rest_after(error: Exception) -> timedelta:
    """Return how long a message isn't tried again."""
    if isinstance(error, discord.RateLimited):
        return min(max(timedelta(seconds=error.retry_after), AWAY_FOR), REFUSED_FOR)
    return AWAY_FOR if is_away(error) else REFUSED_FOR
