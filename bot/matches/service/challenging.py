"""Challenges: to invite, accept, decline, play a computer, play again."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime

from bot.matches import challenges
from bot.matches.change import Change
from bot.matches.errors import (
    AlreadyInvited,
    ChallengesOff,
    ChannelNotAllowed,
    NotFinished,
    UnknownLevel,
)
from bot.matches.house_rules import terms_from
from bot.matches.open_tables import settle_for_computer
from bot.matches.people import Computer, Person, Player
from bot.matches.ports import Conflict
from bot.matches.service.choosing import Choosing
from bot.matches.stored import MatchInfo, Progress, Status, StoredMatch
from bot.matches.terms import Length, Pace, Place, Terms
from bot.matches.turns import seat_at


class Challenging(Choosing):
    """How a match comes about."""

    async def terms(
        self,
        guild_id: int | None,
        preset: str | None = None,
        length: Length | None = None,
        pace: Pace | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Terms:
        """The terms of a match: what was asked for, else what the server's settings say.

        The server's changes to the rules belong to its preset: another preset is played pure.
        Raises `InvalidSetting`.
        """
        settings = await self.guild_settings(guild_id or 0)
        return terms_from(settings, preset, length, pace, options)

    async def invite(
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms | None = None,
    ) -> StoredMatch:
        """Challenge a member, or open a table that anybody may join (no opponent).

        Raises `SelfChallenge`, `ChallengesOff`, `AlreadyInvited`, `ChannelNotAllowed`,
        `TooManyMatches`, `TooManyInvitations`, `TooFast`, `ChannelFull`, `GuildFull`.
        """
        await self.allow(place)
        terms = terms or await self.terms(place.guild_id)
        async with self.person_lock(challenger.id):
            return (await self._challenge(place, challenger, opponent, terms)).stored

    async def _challenge(
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms,
        rematch_of: int | None = None,
    ) -> Progress:
        waiting = await self.store.open_matches(challenger.id)
        challenges.may_challenge(challenger, opponent, place, waiting, self.limits)
        if opponent is not None and not (await self.preferences(opponent.id)).challenges:
            raise ChallengesOff(opponent.id)
        change = challenges.new_challenge(
            place,
            challenger,
            opponent,
            terms,
            at=self.clock.now(),
            house=self.house,
            rematch_of=rematch_of,
        )
        try:
            async with self._room(place, challenger):
                return await self.ledger.create(change)
        except Conflict:  # the opponent, or another process, asked at the same moment
            waiting = await self.store.open_matches(challenger.id)
            challenges.refuse_again(challenger, opponent, place, waiting)
            raise

    async def accept(self, match_id: int, person: Person) -> Progress:
        """Accept a challenge or join a table: seats are found and the first round is dealt.

        Raises `NotInvited`, `SelfChallenge`, `ChallengeOver`, `AlreadyStarted`, `TooManyMatches`.
        """

        def decide(stored: StoredMatch, at: datetime) -> Change:
            change = challenges.accept(stored, person, at=at, house=self.house)
            challenges.may_play(person, mine, self.limits)
            return change

        async with self.person_lock(person.id):
            mine = await self.store.open_matches(person.id)
            return await self._change(match_id, decide)

    async def decline(self, match_id: int, person: Person) -> Progress:
        """Say no; the challenger's own click withdraws. Raises `NotInvited`, `ChallengeOver`."""
        return await self._change(match_id, lambda s, at: challenges.decline(s, person, at=at))

    async def withdraw(self, match_id: int, person: Person) -> Progress:
        """Take a challenge of one's own back. Raises `NotYourChallenge`, `ChallengeOver`."""
        return await self._change(match_id, lambda s, at: challenges.withdraw(s, person, at=at))

    async def start_computer(
        self, place: Place, person: Person, level: str, terms: Terms | None = None
    ) -> StoredMatch:
        """Sit down with a computer player at once.

        Raises `UnknownLevel`, `TooManyMatches`, `ChannelNotAllowed`, `TooFast`, `ChannelFull`,
        `GuildFull`.
        """
        await self.allow(place)
        terms = terms or await self.terms(place.guild_id)
        return (await self._sit_down(place, person, level, terms)).stored

    async def usual_level(self, person_id: int) -> str:
        """The level that a person last played, as long as it is there; else the easiest."""
        levels = self.thinker.levels
        last = await self.store.last_level(person_id)
        return last if last in levels else levels[0]

    async def _sit_down(
        self,
        place: Place,
        person: Person,
        level: str,
        terms: Terms,
        rematch_of: int | None = None,
    ) -> Progress:
        self._check_level(level)
        async with self.person_lock(person.id):
            challenges.may_play(person, await self.store.open_matches(person.id), self.limits)
            change = challenges.against_computer(
                place,
                person,
                level,
                terms,
                at=self.clock.now(),
                house=self.house,
                rematch_of=rematch_of,
            )
            async with self._room(place, person):
                return await self.ledger.create(change)

    @asynccontextmanager
    async def _room(self, place: Place, person: Person) -> AsyncIterator[None]:
        """Held while a match is begun, so that a crowd that asks at once is counted one by one.

        Raises `TooFast`, `ChannelFull`, `GuildFull`.
        """
        now, limits = self.clock.now(), self.limits
        begun = await self.store.begun(person.id, now - limits.minute)
        if place.guild_id is None:
            challenges.may_begin(person, begun, None, limits)
            yield
            return
        async with self.ledger.lock(f"guild {place.guild_id}"):
            crowd = await self.store.crowd(place.guild_id, place.top_id, now - limits.busy)
            challenges.may_begin(person, begun, crowd, limits)
            yield

    async def settle_for_computer(self, match_id: int, person: Person, level: str) -> Progress:
        """Play a computer player at one's open table that nobody joined, also when it ran out.

        Raises `UnknownLevel`, `NotYourTable`, `TooManyMatches`, `ChannelNotAllowed`,
        `AlreadyStarted`, `ChallengeOver`; for a table that ran out also `TooFast`, `ChannelFull`,
        `GuildFull`.
        """
        self._check_level(level)
        info = (await self.get(match_id)).info
        place = info.place
        turn = (await self.guild_settings(place.guild_id or 0)).turn(Pace.LIVE)

        def decide(stored: StoredMatch, at: datetime) -> Change:
            change = settle_for_computer(stored, person, level, turn, at=at, house=self.house)
            challenges.may_play(person, mine, self.limits)
            return change

        await self.allow(place)
        async with self.person_lock(person.id):
            mine = await self.store.open_matches(person.id)
            if info.status.open:
                return await self._change(match_id, decide)
            async with self._room(place, person):  # it isn't counted any more
                return await self._change(match_id, decide)

    def closes_at(self, info: MatchInfo) -> datetime:
        """When a challenge lapses if nobody answers it."""
        return challenges.closes_at(info, self.house.timings)

    async def rematch(self, match_id: int, person: Person) -> Progress:
        """Play again: at once against a computer, or when the other one asked already.

        Otherwise it is a new challenge to the other (status INVITED, `rematch_of` set) for the
        presenter to post; asking twice returns the same one, also while it is played.
        """
        old = await self.get(match_id)
        seat = seat_at(old, person)
        if old.info.status.open:
            raise NotFinished(match_id)
        info = old.info
        assert info.seats is not None
        other = info.seats[1 - seat]
        if isinstance(other, Person) and other.erased:
            raise ChallengesOff(other.id)
        await self.allow(info.place)
        async with self.ledger.lock(f"rematch {match_id}"):
            again = await self._asked_again(match_id, person)
            if again is not None:
                return again
            try:
                return await self._ask_again(info, person, other)
            except (Conflict, AlreadyInvited):  # another process was asked at the same moment
                again = await self._asked_again(match_id, person)
                if again is None:
                    raise
                return again

    async def _asked_again(self, match_id: int, person: Person) -> Progress | None:
        """The open rematch of a match: accepted, if the other one asked for it."""
        for again in await self.store.rematches(match_id):
            if again.status is Status.INVITED and again.challenger.id != person.id:
                return await self.accept(again.id, person)
            stored = await self.get(again.id)
            return Progress(stored, stored)
        return None

    async def _ask_again(self, info: MatchInfo, person: Person, other: Player) -> Progress:
        if isinstance(other, Computer):
            return await self._sit_down(info.place, person, other.level, info.terms, info.id)
        async with self.person_lock(person.id):
            return await self._challenge(info.place, person, other, info.terms, info.id)

    def _check_level(self, level: str) -> None:
        if level not in self.thinker.levels:
            raise UnknownLevel(level, tuple(self.thinker.levels))

    async def allow(self, place: Place) -> None:
        """Refuse what the server's admins want in other channels. Raises `ChannelNotAllowed`."""
        if place.guild_id is None:
            return
        channels = (await self.guild_settings(place.guild_id)).channels
        if channels and place.channel_id not in channels and place.parent_id not in channels:
            raise ChannelNotAllowed(channels)
