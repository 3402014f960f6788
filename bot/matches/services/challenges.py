"""Challenges: to invite, accept, decline and withdraw, and to play again."""

from dataclasses import dataclass
from datetime import datetime

from bot.matches.errors import Conflict, OpenAlready, Refusal, Refused
from bot.matches.models.match import MatchInfo, Status, StoredMatch, Transition
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import ChannelRef, Terms
from bot.matches.services.admission import Admission
from bot.matches.services.computers import Computers
from bot.matches.services.context import MatchCore
from bot.matches.services.settings import SettingsService
from bot.matches.transitions import challenges
from bot.matches.transitions.change import Change
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.turns import seat_at
from bot.storage import block_rows, match_rows


class Challenges:
    """How two people come to a match."""

    def __init__(self, core: MatchCore, settings: SettingsService, admission: Admission) -> None:
        self._core = core
        self._settings = settings
        self._admission = admission

    async def invite(
        self,
        place: ChannelRef,
        challenger: Person,
        opponent: Person | None,
        terms: Terms | None = None,
    ) -> StoredMatch:
        """Challenge a member, or open a table that anybody may join (no opponent)."""
        await self._admission.check_channel(place)
        terms = terms or await self._settings.terms(place)
        stored = (await self.create(place, challenger, opponent, terms)).stored
        if opponent is None:
            self._core.opened.publish(OpenedTable(stored.id, False, place, challenger))
        return stored

    async def create(
        self,
        place: ChannelRef,
        challenger: Person,
        opponent: Person | None,
        terms: Terms,
        rematch_of: int | None = None,
    ) -> Transition:
        """Write a challenge, at a place that is allowed.

        Raises `Conflict` where another process created a rematch of the same match first.
        """
        core = self._core
        if opponent is not None:
            core.check_stays(opponent.id)
        await self._admission.check_members(place, challenger, opponent)
        async with core.person_lock(challenger.id):
            waiting = await core.database.read(match_rows.open_matches, challenger.id)
            challenges.may_challenge(challenger, opponent, place, waiting, core.limits)
            if opponent is not None:
                await self._check_willing(challenger, opponent)
            change = challenges.new_challenge(
                place,
                challenger,
                opponent,
                terms,
                core.now(),
                rematch_of=rematch_of,
            )
            try:
                async with self._admission.beginning(place, challenger):
                    return await core.repository.create(change)
            except Conflict:  # the opponent, or another process, asked at the same moment
                waiting = await core.database.read(match_rows.open_matches, challenger.id)
                challenges.refuse_again(challenger, opponent, place, waiting)
                raise

    async def _check_willing(self, challenger: Person, opponent: Person) -> None:
        """Raise `Refused` if one of the two doesn't want to play with the other one.

        To be blocked reads like any other reason why somebody takes no challenges.
        """
        core = self._core
        preferences = await self._settings.preferences(opponent.id)
        blockers = await core.database.read(block_rows.blockers, challenger.id, opponent.id)
        if challenger.id in blockers:
            raise Refused(Refusal.BLOCKED_BY_YOU, person=opponent)
        barred = core.host.bars_person(opponent.id)
        if not preferences.challenges or barred or opponent.id in blockers:
            raise Refused(Refusal.CHALLENGES_OFF, person=opponent)

    async def accept(self, match_id: int, person: Person) -> Transition:
        """Accept a challenge or join a table: seats are found and the first round is dealt."""
        core = self._core
        self._admission.check_open()
        info = (await core.repository.load(match_id)).info
        if info.status.open:
            await self._admission.check_members(info.place, person, info.challenger)

        def decide(stored: StoredMatch, now: Moment) -> Change:
            change = challenges.accept(stored, now, person)
            challenges.may_play(mine, core.limits)
            return change

        async with core.person_lock(person.id):
            mine = await core.database.read(match_rows.open_matches, person.id)
            return await core.repository.change(match_id, decide)

    async def decline(self, match_id: int, person: Person) -> Transition:
        """Decline; the challenger withdraws instead."""
        return await self._core.repository.change(match_id, challenges.decline, person)

    async def withdraw(self, match_id: int, person: Person) -> Transition:
        """Withdraw one's own challenge."""
        return await self._core.repository.change(match_id, challenges.withdraw, person)

    def closes_at(self, info: MatchInfo) -> datetime:
        """When a challenge lapses if nobody answers it."""
        return challenges.closes_at(info, self._core.timings)


# To play again.


@dataclass(frozen=True, slots=True)
class Rematch:
    """The open rematch of a match. `known`: it was there before, and asking changed nothing."""

    stored: StoredMatch
    known: bool = False


class Rematches:
    """One open rematch of each match."""

    def __init__(
        self, core: MatchCore, challenges: Challenges, computers: Computers, admission: Admission
    ) -> None:
        self._core = core
        self._challenges = challenges
        self._computers = computers
        self._admission = admission

    async def request_rematch(self, match_id: int, person: Person) -> Rematch:
        """Play again: at once against a computer, or when the other one asked already.

        Otherwise it is a new challenge to the other (status INVITED, `rematch_of` set) for the
        presenter to post; asking twice returns the same one, also while it is played.
        """
        old = await self._core.repository.load(match_id)
        seat = seat_at(old, person)
        if old.info.status.open:
            raise Refused(Refusal.NOT_FINISHED)
        info = old.info
        assert info.seats is not None
        other = info.seats[1 - seat]
        if isinstance(other, Person) and other.erased:
            raise Refused(Refusal.CHALLENGES_OFF, person=other)
        await self._admission.check_channel(info.place)
        async with self._core.lock(f"rematch {match_id}"):
            again = await self._asked_already(match_id, person)
            if again is not None:
                return again
            try:
                return Rematch((await self._create(info, person, other)).stored)
            except (Conflict, OpenAlready):  # another process was asked at the same moment
                again = await self._asked_already(match_id, person)
                if again is None:
                    raise
                return again

    async def pending_request(self, match_id: int, person_id: int) -> MatchInfo | None:
        """Return the rematch that the other player wants, and that this person may accept."""
        for again in await self._core.database.read(match_rows.rematches, match_id):
            if again.status is Status.INVITED and again.challenger.id != person_id:
                return again
        return None

    async def _asked_already(self, match_id: int, person: Person) -> Rematch | None:
        """The open rematch of a match: accepted, if the other one asked for it."""
        for again in await self._core.database.read(match_rows.rematches, match_id):
            if again.status is Status.INVITED and again.challenger.id != person.id:
                return Rematch((await self._challenges.accept(again.id, person)).stored)
            return Rematch(await self._core.repository.load(again.id), known=True)
        return None

    async def _create(self, info: MatchInfo, person: Person, other: Player) -> Transition:
        if isinstance(other, Computer):
            return await self._computers.create(
                info.place, person, other.level, info.terms, info.id
            )
        return await self._challenges.create(info.place, person, other, info.terms, info.id)
