"""Matches against computer players."""

import asyncio

from bot.koikoi.actions import parse_action
from bot.koikoi.match import replay
from bot.koikoi.retry import retried
from bot.koikoi.state import Phase
from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import MatchInfo, Status, StoredMatch, Transition
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import NOWHERE, ChannelRef, Terms, TimeControl
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.services.settings import SettingsService
from bot.matches.transitions import challenges
from bot.matches.transitions.challenges import settle_for_computer
from bot.matches.transitions.change import Change
from bot.matches.transitions.moment import Moment
from bot.storage import match_rows


class Computers:
    """How a person comes to a match against the computer."""

    def __init__(self, core: MatchCore, settings: SettingsService, admission: Admission) -> None:
        self._core = core
        self._settings = settings
        self._admission = admission

    async def start(
        self, place: ChannelRef, person: Person, level: str, terms: Terms | None = None
    ) -> StoredMatch:
        """Begin a match against a computer player at once."""
        await self._admission.check_channel(place)
        terms = terms or await self._settings.terms(place)
        return (await self.create(place, person, level, terms)).stored

    async def try_out(
        self, place: ChannelRef, person: Person, level: str, terms: Terms
    ) -> tuple[StoredMatch, bool]:
        """Begin a short match, or return the one that still runs: *Try it* may be pressed twice.

        The second value says whether it began just now.
        """
        core = self._core
        async with core.lock(f"try {person.id}"):
            for info in await core.database.read(match_rows.open_matches, person.id):
                if _is_try(info, place, terms):
                    return await core.repository.load(info.id), False
            return await self.start(place, person, level, terms), True

    async def retry(
        self, place: ChannelRef, match_id: int, seq: int, person: Person
    ) -> StoredMatch:
        """Play the position before an action of a match again, against the usual level.

        The cards that its player couldn't see are dealt anew (`koikoi.retry`). If the person plays
        that position already, returns that match. `place` is where they ask; it has no table.
        """
        core = self._core
        log = await core.repository.log(match_id)
        if log.info.status is not Status.FINISHED:
            raise Refused(Refusal.NOT_FINISHED)
        rules = log.info.terms.rules
        actions = [parse_action(line.text) for line in log.actions[:seq]]
        match = await asyncio.to_thread(replay, rules, actions)
        seat = match.to_act
        if seat is None or match.phase is Phase.SWAP or seq >= len(log.actions):
            raise Refused(Refusal.OLD_BUTTON)
        level = await self.usual_level(person.id)
        self._admission.check_level(level)
        await self._admission.check_channel(place)
        await self._admission.check_members(place, person)
        async with core.person_lock(person.id):
            mine = await core.database.read(match_rows.open_matches, person.id)
            for info in mine:
                if (info.retry_of, info.retry_at) == (match_id, seq):
                    return await core.repository.load(info.id)
            challenges.may_play(mine, core.limits)
            now = core.now()
            shuffled = now.randomness.shuffled
            course = await asyncio.to_thread(retried, rules, actions, seat, shuffled)
            seats = (person, Computer(level)) if seat == 0 else (Computer(level), person)
            change = challenges.retry(log.info, course, seats, now)
            async with self._admission.beginning(NOWHERE, person):
                return (await core.repository.create(change)).stored

    async def create(
        self,
        place: ChannelRef,
        person: Person,
        level: str,
        terms: Terms,
        rematch_of: int | None = None,
    ) -> Transition:
        """Write a match, at a place that is allowed.

        Raises `Conflict` where another process created a rematch of the same match first.
        """
        core = self._core
        self._admission.check_level(level)
        await self._admission.check_members(place, person)
        async with core.person_lock(person.id):
            mine = await core.database.read(match_rows.open_matches, person.id)
            challenges.may_play(mine, core.limits)
            change = challenges.against_computer(
                place,
                person,
                level,
                terms,
                core.now(),
                rematch_of=rematch_of,
            )
            async with self._admission.beginning(place, person):
                return await core.repository.create(change)

    async def usual_level(self, person_id: int) -> str:
        """Return the level that a person last chose if it still exists; else the easiest."""
        levels = self._core.thinker.levels
        last = await self._core.database.read(match_rows.last_level, person_id)
        return last if last in levels else levels[0]

    async def join_table(self, match_id: int, person: Person, level: str) -> Transition:
        """Play a computer player at one's open table that nobody joined, also when it ran out."""
        core = self._core
        self._admission.check_level(level)
        info = (await core.repository.load(match_id)).info
        place = info.place
        turn = (await self._settings.guild_settings(place.guild_id or 0)).turn(TimeControl.LIVE)

        def decide(stored: StoredMatch, now: Moment) -> Change:
            change = settle_for_computer(stored, now, person, level, turn)
            challenges.may_play(mine, core.limits)
            return change

        await self._admission.check_channel(place)
        await self._admission.check_members(place, person)
        async with core.person_lock(person.id):
            mine = await core.database.read(match_rows.open_matches, person.id)
            if info.status.open:
                return await core.repository.change(match_id, decide)
            async with self._admission.beginning(place, person):  # it isn't counted any more
                return await core.repository.change(match_id, decide)


def _is_try(info: MatchInfo, place: ChannelRef, terms: Terms) -> bool:
    """Return whether this is a running match against the computer, as short and on this server."""
    here = info.place.guild_id == place.guild_id and info.day is None
    short = info.terms.rules.rounds == terms.rules.rounds
    return info.status is Status.PLAYING and info.against_computer and here and short
