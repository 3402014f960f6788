"""A tournament's message: its content, its mentions, and its stored state.

It is sent again for every round, and as a reminder: so a reminder is deleted with its round's
message.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.locales import Wording
from bot.matches.models.posted_messages import OUTDATED
from bot.matches.services import MatchService
from bot.messages.post import MessageState, PostedMessageRef, Way
from bot.messages.presenter import Presenter
from bot.screens.message import Screen
from bot.tournaments import transitions as changes
from bot.tournaments.model import PHASE_MOVED, Posted, Stage, Tournament
from bot.tournaments.screens import (
    CALLED_AT_ONCE,
    BoardFacts,
    Urls,
    board_screen,
    buttons_of,
    call_screens,
    called_by,
    mentioned,
)
from bot.tournaments.service import Tournaments
from bot.tournaments.transitions import delivered, missing, reminder_at

_log = logging.getLogger(__name__)

CLOCK_TOLERANCE: Final = timedelta(seconds=20)
"""How late a message may be delivered with the times that it was written with."""
EXPIRES_AFTER: Final = timedelta(days=1)
"""How long the message about the end of a tournament is retried."""


class TournamentMessages:
    """Builds the messages of tournaments from their stored state."""

    def __init__(self, service: MatchService, presenter: Presenter) -> None:
        self.service: Final = service
        self._presenter = presenter

    async def read(self, tournament_id: int) -> MessageState | None:
        """Return the state that a tournament's message must show; None: it is no longer updated."""
        tournaments, now = self.service.of(Tournaments), self.service.clock.now()
        found = await tournaments.get(tournament_id)
        reminds_at = reminder_at(found)
        reminded: Collection[int] = ()
        if reminds_at is not None and reminds_at <= now:
            reminded = await self._waited_for(found)
            if not reminded:
                await tournaments.note_called(tournament_id, found.reminder)
                found = await tournaments.get(tournament_id)
        draft = _Board(self, found, reminded).draft
        if (
            not draft.current
            and found.ended_at is not None
            and now - found.ended_at > EXPIRES_AFTER
        ):
            _log.warning("The end of tournament %d could not be told.", found.id)
            shown = replace(found.posted, shown=found.revision)
            await tournaments.note_posted(found.id, shown)
            return None
        return draft

    async def _waited_for(self, found: Tournament) -> Collection[int]:
        """Return the people that the tournament waits for: at its begin, or in its round."""
        if found.stage is Stage.SIGNUP:
            return [one.person.id for one in found.entrants]
        if found.live:
            return missing(found)
        waited = []
        for pairing in found.undecided:
            if pairing.match_id is not None:
                info = (await self.service.queries.get(pairing.match_id)).info
                waited += [one.id for one in info.people if info.waits_for(one.id)]
        return waited

    async def screen(self, found: Tournament, called: Collection[int], wording: Wording) -> Screen:
        """Return the public message, in the server's language.

        `called`: the people whom it mentions, if the wording allows that.
        """
        tournaments = self.service.of(Tournaments)
        texts = await self._presenter.deps.languages.of_guild(found.place.guild_id)
        signed_up = (*found.seeded, *found.waiting)
        texts = texts.worded(wording, [one.person.id for one in signed_up])
        signing_up = found.stage is Stage.SIGNUP
        facts = BoardFacts(
            await tournaments.ratings(found) if signing_up else {},
            await self._urls(found),
            {} if signing_up else await tournaments.scores(found.id),
            called if wording is Wording.FULL else (),
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


class _Board:
    """A tournament as it is stored now. `reminded`: the people who are mentioned again.

    Others are told that they have moved up from the waiting list. Both need a new message.
    """

    def __init__(
        self, messages: TournamentMessages, found: Tournament, reminded: Collection[int]
    ) -> None:
        self._messages, self._reminded, self._moved = messages, reminded, found.moved_up
        self._stored = self._found = self._told = found
        self._called: Sequence[int] = ()
        self._board: Screen | None = None  # as it was built last for a new message
        self._at = messages.service.clock.now()  # when its text was written

    @property
    def draft(self) -> MessageState:
        found, posted = self._found, self._found.posted
        sent = None
        if posted.message_id is not None:
            sent_at = posted.sent_at or found.created_at
            sent = PostedMessageRef(posted.message_id, found.place.channel_id, sent_at)
        fits = sent is not None and posted.phase == found.phase
        told = posted.shown >= found.revision and delivered(found, at=self._at) == found
        return MessageState(
            place=found.place,
            identity=("tournament", found.id, found.phase, posted.message_id),
            screen=self._screen,
            note_sent=self._note_sent,
            mark_shown=self._note_shown,
            sent=sent,
            current=fits and told and not self._anew,
            fits=fits,
            anew=self._anew,
            buttons=buttons_of(found.id),
            calls=self._calls,
        )

    @property
    def _anew(self) -> bool:
        return bool(self._reminded or self._moved)

    @property
    def _reminder(self) -> int:
        """The value of `reminded` once the message is sent."""
        return self._stored.reminder if self._reminded else self._stored.reminded

    async def _screen(self, way: Way, wording: Wording) -> Screen:
        """Return the screen, with the times if it is sent now; an answer starts no time."""
        self._at = self._messages.service.clock.now()
        if way == "answer":
            return await self._messages.screen(self._found, mentioned(self._found), wording)
        if self._anew:
            noted = changes.record_called(self._stored, self._reminder, self._moved)
            self._found = replace(noted, revision=noted.revision + 1)
        self._told = delivered(self._found, at=self._at)
        if way == "edit":
            return await self._messages.screen(self._told, mentioned(self._told), wording)
        called_before = self._found.posted.phase in (self._found.phase, PHASE_MOVED)
        first = self._reminded if called_before else called_by(self._told)
        called = tuple(dict.fromkeys((*first, *self._moved)))
        few = called if len(called) <= CALLED_AT_ONCE else ()
        screen = await self._messages.screen(self._told, few, wording)
        self._called, self._board = called if not few else (), screen
        if wording is not Wording.FULL:
            return screen
        screen = replace(screen, pings=few)
        opens = self._found.stage is Stage.SIGNUP and self._found.posted == Posted()
        return replace(screen, called_role=self._found.call_role) if opens else screen

    def _calls(self) -> Sequence[Screen]:
        return () if self._board is None else call_screens(self._board, self._called)

    async def _note_sent(self, sent: PostedMessageRef) -> None:
        found, tournaments = self._found, self._messages.service.of(Tournaments)
        posted = Posted(sent.message_id, OUTDATED, found.phase, sent.at)
        await tournaments.note_posted(found.id, posted)
        if self._anew:
            await tournaments.note_called(found.id, self._reminder, self._moved)

    async def _note_shown(self, sent: PostedMessageRef | None) -> None:
        """Start the time of the shown state. Discord may have delivered the message much later."""
        assert sent is not None
        found, now = self._found, self._messages.service.clock.now()
        tournaments, revision = self._messages.service.of(Tournaments), found.revision
        if self._told != found:
            at = now if now - self._at > CLOCK_TOLERANCE else self._at
            known = await tournaments.delivered(found.id, at)
            if known == replace(self._told, revision=revision + 1, posted=known.posted):
                revision = known.revision
        await tournaments.mark_shown(found.id, sent.message_id, revision)
