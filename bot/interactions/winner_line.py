"""Moves the lines of people who wait to play a winner, and shows what comes of it.

The lines are in the database: see `WinnerQueue`. This hears when a match ends, or when the
challenge that a line waits for is answered. What the first in line can't do is said in the channel.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.interactions.leaver_check import LeaverCheck
from bot.locales import Texts
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.errors import Refusal, Refused
from bot.matches.failure_log import log_failure
from bot.matches.models.match import Announcement, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import Place
from bot.matches.models.winner_queue import Waiting
from bot.matches.services import MatchService
from bot.matches.services.winner_queue import Advance
from bot.messages.languages import Languages
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered, until_sent
from bot.messages.sending.channels import Channels
from bot.messages.sending.delivery import Delivery, nonce_of
from bot.messages.sending.failures import is_discords, named
from bot.screens.message import Screen
from bot.screens.wording.names import mention, name
from bot.screens.wording.refusals import refusal

_log = logging.getLogger(__name__)

AT_ONCE: Final = 8
"""How many lines are looked at at the same time: each may wait for Discord."""
LOOK_EVERY: Final = 30.0
"""Seconds between two looks at all lines, where several processes work with one database."""


class WinnerLine:
    """Hears what the lines wait for. `_awaited` says which line each match or challenge moves."""

    def __init__(
        self,
        service: MatchService,
        presenter: Presenter,
        leavers: LeaverCheck,
        *,
        background: BackgroundTasks,
        delivery: Delivery,
        channels: Channels,
        languages: Languages,
        first_pause: float,
    ) -> None:
        """Keep the parts.

        `first_pause`: seconds before the first retry when the database or Discord is away.
        """
        self._service = service
        self._presenter = presenter
        self._leavers = leavers
        self._background: Final = background
        self._delivery = delivery
        self._channels = channels
        self._languages = languages
        self._first_pause = first_pause
        self._awaited: dict[int, int] = {}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        failed = "The lines of waiting people could not be read."
        self.worker: Final = Worker(self._resume, LOOK_EVERY, failed, at_once=False)
        """Looks after lines of which another process's notice was lost."""
        service.changed.subscribe(self._heard)

    def start(self) -> None:
        """Go on where an earlier run stopped."""
        self._background.start(self._resume())

    async def _resume(self) -> None:
        waiting = await until_answered(self._service.winner_queue.everybody, self._first_pause)
        owns = self._service.cluster.owns
        ours = [one.match_id for one in waiting if owns(one.place.guild_id)]
        await asyncio.gather(*(self._move_safely(match_id) for match_id in dict.fromkeys(ours)))

    async def _move_safely(self, match_id: int) -> None:
        """Move one line; what fails there stops no other line, and is tried at the next look."""
        async with self._at_once:
            try:
                await self._move(match_id)
            except Exception:
                log_failure(_log, "The line of match %d could not move.", match_id)

    async def join(self, match_id: int, person: Person, place: Place) -> int:
        """Put a person in line; return their place."""
        found = await self._service.winner_queue.join(match_id, person, place)
        self._awaited[match_id] = match_id
        return found

    def _heard(self, announcement: Announcement) -> None:
        line = self._awaited.get(announcement.match_id)
        if line is not None and not announcement.line:
            self._background.start(self._move(line))

    async def _move(self, match_id: int) -> None:
        await self.advance(match_id)

    async def advance(self, match_id: int, pressed_by: int | None = None) -> Advance:
        """Let the line of a match move, if it can, and show what comes of it.

        What concerns the person `pressed_by` is left to the answer to their press, which also says
        if the database is away; otherwise it is asked again.
        """
        self._awaited[match_id] = match_id  # it may end meanwhile
        ask = partial(self._service.winner_queue.advance, match_id, self._leavers.has_left)
        retried = pressed_by is None
        done = await (until_answered(ask, self._first_pause) if retried else ask())
        self._await(match_id, done)
        if done.followed is not None:
            self._background.start(self._move(done.followed))
        if done.asked is not None:
            await self._show(done, done.asked, pressed_by)
            if (await self._service.queries.get(done.asked.id)).info.status is not Status.INVITED:
                self._background.start(self._move(match_id))  # answered before it was awaited
        for waiting, refused in done.refused:
            if waiting.person.id != pressed_by:
                await self._tell_refused(waiting, refused)
        return done

    def _await(self, match_id: int, done: Advance) -> None:
        """Note what the line waits for now; at once, so that no other news comes in between."""
        self._awaited = {key: line for key, line in self._awaited.items() if line != match_id}
        if done.running:
            self._awaited[match_id] = match_id
        if done.asked is not None:
            self._awaited[done.asked.id] = match_id

    async def _show(self, done: Advance, asked: StoredMatch, pressed_by: int | None) -> None:
        if done.new and asked.info.challenger.id != pressed_by:
            await self._presenter.post_table(asked.id)
        if done.known is not None and done.known.person.id != pressed_by:
            await self._tell_known(done.known, asked.id)

    async def _tell_known(self, waiting: Waiting, asked_id: int) -> None:
        """Say that the challenge with the winner was open before, and where it is."""
        info = (await self._service.queries.get(asked_id)).info
        mine = info.challenger.id == waiting.person.id
        texts = await self._languages.of_guild(info.place.guild_id)
        url = (await self._presenter.messages(asked_id)).url(info.place.guild_id)
        other = info.opponent if mine else info.challenger
        where = url or f"<#{info.place.channel_id}>"
        person = mention(waiting.person.id)
        said = texts("winner-known", person=person, name=name(texts, other), where=where)
        self._tell(waiting, said)

    async def _tell_refused(self, waiting: Waiting, refused: Refused) -> None:
        """Say why somebody who waited can't challenge the winner."""
        texts = await self._languages.of_guild(waiting.place.guild_id)
        person = mention(waiting.person.id)
        self._tell(waiting, _refusal(texts, person, refused))

    def _tell(self, waiting: Waiting, said: str) -> None:
        """Say something to a person in line; a press waits for no outage."""
        self._background.start(self._say(waiting, said))

    async def _say(self, waiting: Waiting, said: str) -> None:
        arguments = await self._delivery.to_send(Screen(said, pings=(waiting.person.id,)))
        channel = self._channels.messageable(waiting.place.channel_id)
        nonce = nonce_of("line", waiting.id, said)
        try:
            await until_sent(partial(channel.send, **arguments, nonce=nonce), self._first_pause)
        except Exception as failed:
            if not is_discords(failed):
                raise
            _log.warning("A person in line could not be told (%s).", named(failed))


def _refusal(texts: Texts, person: str, refused: Refused) -> str:
    if refused.code is Refusal.NOBODY_WON:
        return texts("winner-nobody", person=person)
    return texts("winner-refused", person=person, reason=refusal(texts, refused))
