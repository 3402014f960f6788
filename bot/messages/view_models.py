"""Converts what is stored to what one reader sees of it."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.matches.background import Signal
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.posted_messages import MatchContext
from bot.matches.services import MatchService
from bot.matches.transitions.challenges import offers_computer
from bot.messages.languages import Languages
from bot.messages.sending.direct_messages import DmAccess, Reach
from bot.screens.view_model import NO_EMOJIS, Emojis, Shut, ViewModel, view_model_of

_log = logging.getLogger(__name__)

PAUSE: Final = timedelta(minutes=10)
"""For this long after a challenge was declined or taken back, the next one makes no sound."""
MAX_MATCHES_CACHED: Final = 1000
CHEERED_FOR: Final = timedelta(minutes=10)
"""For this long a match that is over can be cheered."""


class Cheers:
    """The cheers at a match's present moment. Only in memory: with the next move they are over.

    After a restart the counting begins anew.
    """

    def __init__(self) -> None:
        self._matches: dict[int, tuple[int, dict[int, str]]] = {}

    def add(self, match_id: int, seq: int, person_id: int, cheer: str) -> bool:
        """Count a person's cheer; return False if they have cheered already."""
        before = self._matches.pop(match_id, None)
        people = before[1] if before is not None and before[0] == seq else {}
        self._matches[match_id] = seq, people  # the newest stand last
        while len(self._matches) > MAX_MATCHES_CACHED:
            del self._matches[next(iter(self._matches))]
        if person_id in people:
            return False
        people[person_id] = cheer
        return True

    def count(self, match_id: int, seq: int) -> Mapping[str, int]:
        """Return how many there were of each cheer."""
        found = self._matches.get(match_id)
        return Counter(found[1].values()) if found is not None and found[0] == seq else {}

    def forget_person(self, person_id: int) -> None:
        """Take back what a person said."""
        for _, people in self._matches.values():
            people.pop(person_id, None)


class MatchState(Protocol):
    """The part of `MatchMessages` that a hand shows."""

    match_id: int
    snapshot: MatchContext | None
    """The context of the match's messages, as it was read last."""
    coached: dict[int, bool]
    """By person: whether this is their first match, as far as it was asked."""

    @property
    def open_hands(self) -> Mapping[int, object]:
        """By person: the hands that were opened beside the table with *My hand*."""

    @property
    def table_shut(self) -> Shut | None:
        """Return why nobody can play at the table now; None: they can."""

    def url(self, guild_id: int | None) -> str | None:
        """Return the link to the table's message; None if there is none."""


class ViewModels:
    """Makes view models; knows whose direct messages are closed, and which emojis exist."""

    def __init__(
        self,
        service: MatchService,
        languages: Languages,
        access: DmAccess,
        learn: Callable[[int | None], Awaitable[None]],
    ) -> None:
        """`learn` asks Discord about a server of another process."""
        self._service = service
        self._languages = languages
        self._access = access
        self._learn = learn
        self._emojis: Emojis = NO_EMOJIS
        self.emojis_refused: Final = Signal[[]]("the refusal of a card's emoji")
        """Published when Discord refuses one of the emojis that were in use."""
        self.cheers: Final = Cheers()
        self._turned_down: dict[tuple[int, int], datetime] = {}  # in memory: soon over

    @property
    def emojis(self) -> Emojis:
        """Return the cards' emojis, as far as Discord has them."""
        return self._emojis

    def use_emojis(self, emojis: Emojis) -> None:
        """Use these emojis from the next drawing on."""
        self._emojis = emojis

    def refuse_emojis(self) -> None:
        """Draw without emojis until they are looked for again: Discord no longer knows one."""
        if self._emojis:
            _log.warning("Discord refuses a card's emoji; buttons do without for up to an hour.")
            self._emojis = NO_EMOJIS
            self.emojis_refused.publish()

    async def snapshot(self, match: MatchState) -> MatchContext:
        """Return what a match's messages need; it is read only if nobody has read it yet.

        Each press and each change reads it anew.
        """
        if match.snapshot is None:
            match.snapshot = await self._service.queries.snapshot(match.match_id)
        return match.snapshot

    async def _with_end(
        self, match: MatchState, info: MatchInfo, known: MatchContext
    ) -> MatchContext:
        """Read the context again if the match has ended since: achievements come with its end.

        `known`: as it was read; `info`: the match's newest row.
        """
        if info.status.open or not known.info.status.open:
            return known
        match.snapshot = None
        return await self.snapshot(match)

    async def is_newest(self, stored: StoredMatch) -> bool:
        """Return whether this is a match's newest state, as far as it was read."""
        return await self._service.queries.get(stored.id) is stored

    async def for_everyone(self, match: MatchState) -> ViewModel:
        """Return what the whole channel sees, in the server's language."""
        snapshot = await self.snapshot(match)
        stored = await self._service.queries.get(match.match_id)
        info = stored.info
        snapshot = await self._with_end(match, info, snapshot)
        await self._learn(info.place.guild_id)
        texts = self._languages.of_settings(snapshot.guild)
        quiet = self._is_turned_down(info)
        playing = info.status is Status.PLAYING
        waiting = info.status is Status.INVITED
        people = info.people if playing else ()
        # A hand that is here by choice says nothing of direct messages.
        wanting = [one for one in people if snapshot.preferences_of(one.id).hand is HandPlace.DM]
        hindered = self._access.hindered
        closed, later, soon = (
            tuple(one for one in wanting if hindered.get(one.id) is how)
            for how in (Reach.CLOSED, Reach.FLAGGED, Reach.WAITS)
        )
        reached = [one for one in people if one not in {*closed, *later, *soon}]
        return replace(
            view_model_of(stored, texts),
            closed=closed,
            later=later,
            soon=soon,
            first_timers=await self._first_timers(match, reached, snapshot),
            cheers=self._cheers(info) if snapshot.guild.cheers else None,
            closes_at=self._service.challenges.closes_at(info) if waiting else None,
            earned=snapshot.earned,
            ratings=snapshot.ratings,
            notice=self._service.core.host.notice,
            quiet=quiet,
            tournament=snapshot.tournament,
            rotation=snapshot.rotation,
            levels=tuple(self._service.thinker.levels)
            if info.opponent is None and offers_computer(info)
            else (),
        )

    async def _first_timers(
        self, match: MatchState, people: Sequence[Person], snapshot: MatchContext
    ) -> tuple[Person, ...]:
        """Return who plays a first match, with a hand that doesn't stand beside the table."""
        found: list[Person] = []
        for person in people:
            chosen = snapshot.preferences_of(person.id)
            if chosen.hand is HandPlace.DM and await self._is_coached(match, chosen):
                found.append(person)
        return tuple(found)

    def _cheers(self, info: MatchInfo) -> Mapping[str, int] | None:
        ended = info.ended_at
        if ended is not None and self._service.clock.now() - ended > CHEERED_FOR:
            return None
        return self.cheers.count(info.id, info.seq)

    def _is_turned_down(self, info: MatchInfo) -> bool:
        """Return whether the same challenge was declined or taken back a short while ago.

        If so, the next one pings nobody.
        """
        if not isinstance(info.opponent, Person):
            return False
        pair = info.challenger.id, info.opponent.id
        if info.status in (Status.DECLINED, Status.WITHDRAWN):
            self._turned_down.pop(pair, None)
            self._turned_down[pair] = info.ended_at or info.created_at
            while len(self._turned_down) > MAX_MATCHES_CACHED:
                del self._turned_down[next(iter(self._turned_down))]
        last = self._turned_down.get(pair)
        return last is not None and info.created_at - last < PAUSE

    async def for_person(
        self, match: MatchState, person_id: int, stored: StoredMatch | None = None
    ) -> ViewModel:
        """Return what one player sees, in their own language; *stored*: as it is being written."""
        snapshot = await self.snapshot(match)
        if stored is None:
            stored = await self._service.queries.get(match.match_id)
            snapshot = await self._with_end(match, stored.info, snapshot)
        chosen = snapshot.preferences_of(person_id)
        info = stored.info
        # Without a table, their turn is told by direct messages alone, wherever their hand is.
        written = chosen.hand is HandPlace.DM or not info.has_table
        own = tuple(one for one in info.people if one.id == person_id and written)
        hindered = self._access.hindered.get(person_id)
        coached = await self._is_coached(match, chosen)
        return replace(
            view_model_of(stored, self._languages.of_preferences(chosen), info.seat_of(person_id)),
            daily_result=await self._daily_result(info, person_id),
            retried=await self._retried(info),
            notice=self._service.core.host.notice,
            earned=snapshot.earned,
            ratings=snapshot.ratings,
            wished_until=await self._wished_until(info, person_id),
            tournament=snapshot.tournament,
            rotation=snapshot.rotation,
            table_url=match.url(info.place.guild_id),
            emojis=self._emojis,
            preferences=chosen,
            waiting=snapshot.waiting_elsewhere(person_id) if info.status.open else 0,
            coach=coached,
            newcomer=coached and chosen.lesson is None,
            closed=own if hindered is Reach.CLOSED else (),
            later=own if hindered is Reach.FLAGGED else (),
            soon=own if hindered is Reach.WAITS else (),
            table_shut=match.table_shut,
            table_texts=self._languages.of_settings(snapshot.guild)
            if info.has_table and hindered
            else None,
            waking=info.day is not None and not self._service.thinker.ready,
        )

    async def _wished_until(self, info: MatchInfo, person_id: int) -> datetime | None:
        """Return until when a rematch that the other player wants can be accepted, if they do.

        It is asked for where no table in a channel says so.
        """
        if info.status.open or info.against_computer or info.has_table:
            return None
        wish = await self._service.rematches.pending_request(info.id, person_id)
        return None if wish is None else self._service.challenges.closes_at(wish)

    async def _daily_result(self, info: MatchInfo, person_id: int) -> DailyStanding | None:
        """Return the result of a deal of the day, once it is over."""
        if info.day is None or info.status is not Status.FINISHED:
            return None
        for feature in self._service.features:
            if feature.standing_of is not None:
                return await feature.standing_of(self._service, info, person_id)
        return None

    async def _retried(self, info: MatchInfo) -> MatchInfo | None:
        """Return the match of which a position was played again, once that is over."""
        if info.retry_of is None or info.status is not Status.FINISHED:
            return None
        return (await self._service.queries.get(info.retry_of)).info

    async def _is_coached(self, match: MatchState, chosen: Preferences) -> bool:
        """Return whether the coach speaks; once it was asked, it stays so for the match."""
        if chosen.person_id not in match.coached:
            first = await self._service.queries.is_first_match(match.match_id, chosen)
            match.coached[chosen.person_id] = first
        return match.coached[chosen.person_id]
