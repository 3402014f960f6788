"""Runs tournaments: starts rounds and matches when they are due, and updates messages.

The due times are in the database: see `Tournaments`. The runner reads them after a start, at each
due time, when a match of a tournament ends, and once a minute in case an event was lost. Each
process does so for the servers that it serves. If two processes do, nothing happens twice.

Each tournament has its own task, so that waiting for Discord delays no other tournament. If Discord
refuses its message, or the server has removed the bot, the tournament is held: its time stands
still until the message can be shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.interactions.threads import Threads
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.errors import StoreAway, UnknownTournament, log_failure
from bot.matches.models.terms import ChannelRef
from bot.matches.services import MatchService
from bot.messages.post import Post, PostedMessageRef
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.failures import (
    Hindrance,
    hindrance,
    is_away,
    is_discords,
    log_trouble,
)
from bot.messages.sending.reply import Reply
from bot.screens.message import clip
from bot.screens.wording.names import visible
from bot.tournaments.calendar import ServerCalendar
from bot.tournaments.message import TournamentMessages
from bot.tournaments.model import PHASE_MOVED, Obstacle, Prize, Stage, Tournament
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import winners_of
from bot.tournaments.transitions import next_due, signup_is_over

_log = logging.getLogger(__name__)

DRAWN_WITHIN: Final = 10.0
"""Seconds that the tournament's message waits for the links to new tables."""
MAX_WAIT: Final = 60.0
"""Maximum seconds between two checks: the clock may be set, or events be lost."""
SHORTEST: Final = 1.0
CONCURRENCY: Final = 4
"""Maximum number of tournaments read at the same time, and of tables opened."""
LONGEST_AUDIT_REASON: Final = 512
"""Discord's limit of a reason in a server's audit log, in characters."""


class TournamentRunner(Runner):
    """Advances tournaments, and keeps their messages up to date."""

    def __init__(
        self,
        service: MatchService,
        presenter: Presenter,
        threads: Threads,
        calendar: ServerCalendar,
    ) -> None:
        self._service = service
        self._presenter = presenter
        self._deps = presenter.deps
        self._threads = threads
        self._calendar = calendar
        self._background = BackgroundTasks()
        self._messages = TournamentMessages(service, presenter)
        self._posts: dict[int, Post] = {}
        self._next: dict[int, datetime] = {}  # when something falls due in a tournament
        self._going: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[int] = set()  # tournaments that wait for a run
        self._reading = asyncio.Semaphore(CONCURRENCY)
        self._opening = asyncio.Semaphore(CONCURRENCY)
        self._looking = asyncio.Lock()
        self._owes_time = True  # until now, nobody could press
        self.worker = Worker(
            partial(until_answered, self.look, self._deps.first_pause),
            self._pause,
            "The tournaments could not be looked at.",
        )
        """Handles due tournaments, now and at each due time."""
        service.core.outage.ended.subscribe(self._is_back)
        service.core.presence.subscribe(self.worker.wake)

    async def close(self) -> None:
        """Cancel the tasks that followed from a check, a press or a match."""
        await self._background.close()

    @property
    def idle(self) -> bool:
        """Return whether no task of a check, a press or a match is running."""
        return self._background.idle

    def _is_back(self) -> None:
        self._owes_time = True
        self.worker.wake()

    def _pause(self) -> float:
        rests = (one.retry_at for one in self._posts.values() if one.retry_at is not None)
        soonest = min((*self._next.values(), *rests), default=None)
        now = self._service.clock.now()
        wait = MAX_WAIT if soonest is None else (soonest - now).total_seconds()
        return min(max(wait, SHORTEST), MAX_WAIT)

    async def look(self) -> None:
        """Start everything that is due, unless Discord is away: then nothing falls due."""
        if self._service.core.outage.since is not None:
            return
        async with self._looking:
            owed = await self._service.of(Tournaments).owed()
            channels = self._deps.channels
            served = [one for one in owed if channels.serves(one[1])]
            ours = [number for number, guild_id in served if channels.in_guild(guild_id)]
            if self._owes_time:
                await self._give_back(ours)
                self._owes_time = False
            self._next = {key: due for key, due in self._next.items() if key in ours}
            for number in self._posts.keys() - set(ours):
                self._posts[number].retry_at = None
            for number in {number for number, _ in served}.difference(ours):
                await self._service.of(Tournaments).hold(number, Obstacle.AWAY)
            for number in ours:
                self.go_on_soon(number)

    async def _give_back(self, tournament_ids: Collection[int]) -> None:
        """Credit the time of an outage to each tournament; a failure doesn't stop the others."""
        for number in tournament_ids:
            try:
                await self._service.of(Tournaments).credit_time(number)
            except StoreAway:
                raise
            except Exception:
                log_failure(_log, "Tournament %d could not be given back its time.", number)

    def go_on_soon(self, tournament_id: int) -> None:
        """Do the due steps of a tournament, in the background."""
        if self._owes_time:  # the next check credits people's time before anything falls due
            self.worker.wake()
            return
        if tournament_id not in self._waiting:
            self._waiting.add(tournament_id)
            self._background.start(self._go_on_safely(tournament_id))

    async def _go_on_safely(self, tournament_id: int) -> None:
        """Do the due steps of a tournament; a failed step is retried at the next check."""
        if self._service.core.outage.since is not None or self._owes_time:
            self._waiting.discard(tournament_id)  # the next check credits the time first
            return
        try:
            await until_answered(partial(self.go_on, tournament_id), self._deps.first_pause)
        except UnknownTournament:
            self._next.pop(tournament_id, None)
            self._posts.pop(tournament_id, None)
        except Exception as error:
            log_trouble(_log, error, "Tournament %d could not go on", tournament_id)
        finally:
            self._waiting.discard(tournament_id)

    async def go_on(self, tournament_id: int) -> None:
        """Do the due steps of a tournament, and show the result."""
        async with self._going[tournament_id]:
            self._waiting.discard(tournament_id)  # later changes need another run
            await self._go_on(tournament_id)

    async def _go_on(self, tournament_id: int) -> None:
        tournaments, matches = self._service.of(Tournaments), self._service.core.repository
        found = await tournaments.get(tournament_id)
        if not self._deps.channels.in_guild(found.place.guild_id or 0):
            return  # the next look holds it
        closes = found.stage is Stage.SIGNUP and signup_is_over(found, self._service.clock.now())
        if closes:  # only if people can have seen it: its channel may have been deleted
            self._post(tournament_id).invalidate()
            if not await self._is_shown(tournament_id):
                return
        async with self._reading:
            course = await tournaments.go_on(tournament_id, shown=False, closes=closes)
        begun = [*course.begun]
        if course.tournament.owes_prize:
            await self._award(course.tournament)
        if await self._is_shown(tournament_id):
            async with self._reading:  # a round's time began: daily matches begin now
                course = await tournaments.go_on(tournament_id, shown=False, closes=False)
            begun += course.begun
        for match_id in course.running:
            matches.when_ended(match_id, lambda _: self.go_on_soon(tournament_id))
        if begun:
            self._background.start(self._open_tables(tournament_id, begun))
        found = await tournaments.get(tournament_id)
        await self._calendar.sync(found)
        self._note_due(found)

    async def _award(self, found: Tournament) -> None:
        """Give the winners their role, before the message congratulates them.

        It is idempotent. A winner to whom it can't be given takes it from no other, for example one
        who has left the server. Raises if Discord doesn't answer: then it is retried.
        """
        assert found.winner_role is not None
        guild_id, given = found.place.guild_id or 0, 0
        winners = [one for one in winners_of(found) if one > 0]
        texts = await self._deps.languages.of_guild(guild_id)
        reason = clip(texts("audit-prize", name=visible(found.name)), LONGEST_AUDIT_REASON)
        for person_id in winners:
            try:
                role = found.winner_role
                await self._deps.channels.give_role(guild_id, person_id, role, reason)
            except discord.HTTPException as refused:
                if is_away(refused):
                    raise
                log_trouble(_log, refused, "A winner of tournament %d got no role", found.id)
            else:
                given += 1
        prize = Prize.GIVEN if given == len(winners) else Prize.PARTLY if given else Prize.REFUSED
        await self._service.of(Tournaments).note_prize(found.id, prize)

    def _note_due(self, found: Tournament) -> None:
        """Set the next due time; there is no due time while the message can't be shown."""
        due, rests = next_due(found), self._post(found.id).retry_at is not None
        if due is None or rests:
            self._next.pop(found.id, None)
            if not rests:
                del self._posts[found.id]
        elif self._next.get(found.id) != due:
            self._next[found.id] = due
            self.worker.wake()

    def _post(self, tournament_id: int) -> Post:
        """Return a tournament's message, which is kept until nothing is due."""
        if tournament_id not in self._posts:
            read = partial(self._messages.read, tournament_id)
            again = partial(self.go_on_soon, tournament_id)
            self._posts[tournament_id] = Post(read, self._deps, again)
        return self._posts[tournament_id]

    async def _is_shown(self, tournament_id: int) -> bool:
        """Update a tournament's message; return False if Discord refuses it.

        Then the tournament is held, and the message is retried later.
        """
        post = self._post(tournament_id)
        if post.is_backing_off:
            return False
        try:
            await post.refresh_if_stale()
        except (StoreAway, UnknownTournament):
            raise
        except Exception as error:
            log_trouble(_log, error, "Tournament %d could not be shown", tournament_id)
            await self._service.of(Tournaments).hold(tournament_id, _obstacle(error))
            post.back_off(error)
            self.worker.wake()
            return False
        return True

    async def answer(self, reply: Reply, tournament_id: int) -> bool:
        """Answer a press on its message with the newest state, then do the due steps.

        Returns False if the press was on another message: then it still needs an answer.
        """
        answered = await self._post(tournament_id).answer(reply)
        self.go_on_soon(tournament_id)
        return answered

    async def show_anew(self, tournament_id: int, place: ChannelRef) -> bool:
        """Send the message again at the end of a channel; return False if Discord refuses it."""
        tournaments, post = self._service.of(Tournaments), self._post(tournament_id)
        async with post.showing:
            before = await tournaments.get(tournament_id)
            message_id, channel_id = before.posted.message_id, before.place.channel_id
            if message_id is not None:
                post.retire_later(PostedMessageRef(message_id, channel_id, before.created_at))
            await tournaments.move(tournament_id, place)
            await tournaments.note_posted(tournament_id, replace(before.posted, phase=PHASE_MOVED))
        post.retry_at = None
        shown = await self._is_shown(tournament_id)
        self.go_on_soon(tournament_id)
        return shown

    async def _open_tables(self, tournament_id: int, match_ids: Collection[int]) -> None:
        """Send the tables of matches that just began, then link to them in the message."""
        await asyncio.gather(*(self._open_table(match_id) for match_id in match_ids))
        self._post(tournament_id).invalidate()
        self.go_on_soon(tournament_id)  # unless its server's data were erased meanwhile

    async def _open_table(self, match_id: int) -> None:
        async with self._opening:
            try:
                post = partial(self._presenter.post_table, match_id)
                await until_answered(post, self._deps.first_pause)
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


def _obstacle(error: Exception) -> Obstacle:
    if is_away(error) or not isinstance(error, discord.HTTPException):
        return Obstacle.AWAY
    return _OBSTACLES[hindrance(error)]


_OBSTACLES: Final[Mapping[Hindrance, Obstacle]] = {
    "gone": Obstacle.GONE,
    "blocked": Obstacle.CLOSED,
    "filtered": Obstacle.FILTERED,
    "refused": Obstacle.AWAY,
}
