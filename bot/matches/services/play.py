"""Playing: moves, the next round, resigning, and an absent opponent."""

from bot.koikoi.actions import Action
from bot.matches.errors import Refusal, Refused
from bot.matches.models.match import Status, StoredMatch, Transition
from bot.matches.models.people import Person
from bot.matches.services.context import MatchCore
from bot.matches.transitions import absence, challenges, turns
from bot.matches.transitions.change import Change
from bot.matches.transitions.moment import Moment
from bot.storage import match_rows, snapshot_rows


class PlayService:
    """The moves and choices of players in a running match."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def act(
        self, match_id: int, person: Person, action: str | Action, expected_seq: int
    ) -> Transition:
        """Play, take, koi, stop, swap or keep. Raises `Refused`, also when the click came twice."""
        return await self._core.repository.change(
            match_id, turns.move, person, action, expected_seq
        )

    async def ready(self, match_id: int, person: Person) -> Transition:
        """Ask for the next round; it is dealt when both have, or by itself a little later.

        Raises `Refused` when it was dealt already.
        """
        return await self._core.repository.change(match_id, turns.ready, person)

    async def resign(self, match_id: int, person: Person) -> Transition:
        """Give up the match. A challenge is withdrawn or declined instead."""

        def decide(stored: StoredMatch, now: Moment) -> Change:
            if stored.info.status is Status.INVITED:
                return challenges.decline(stored, now, person)
            return turns.resign(stored, now, person)

        return await self._core.repository.change(match_id, decide)

    async def withdraw(self, match_id: int, person: Person) -> Transition:
        """Leave a match before both have laid a card: nothing counts.

        Raises `ChangedMeanwhile` if they have by now.
        """
        await self._refuse_in_tournament(match_id)
        return await self._core.repository.change(match_id, turns.withdraw, person)

    async def offer(self, match_id: int, person: Person) -> Transition:
        """Offer the other player to call the match off, or agree to their offer."""
        await self._refuse_in_tournament(match_id)
        return await self._core.repository.change(match_id, turns.offer, person)

    async def agree(self, match_id: int, person: Person) -> Transition:
        """Agree to call the match off: nothing counts."""
        return await self._core.repository.change(match_id, turns.agree, person)

    async def react(self, match_id: int, person: Person, said: str) -> Transition:
        """Say something to the last result of a match that was found. Raises `Refused`."""
        return await self._core.repository.change(
            match_id, lambda stored, _: turns.react(stored, person, said)
        )

    async def go_on(self, match_id: int, person: Person) -> Transition:
        """Decline to call the match off."""
        return await self._core.repository.change(
            match_id, lambda stored, _: turns.go_on(stored, person)
        )

    async def _refuse_in_tournament(self, match_id: int) -> None:
        """Raise `Refused` for a match of a tournament: who goes on follows from it."""
        snapshot = await self._core.database.read(snapshot_rows.snapshot, match_id)
        if snapshot is not None and snapshot.tournament is not None:
            raise Refused(Refusal.NEEDS_RESULT)

    async def abort(self, match_id: int, admin: Person | None) -> Transition:
        """End a match or challenge without a result. The caller must check the permission.

        `admin`: None if the bot itself ends it. Raises `OwnMatch` if the admin plays in it.
        """

        def decide(stored: StoredMatch, now: Moment) -> Change:
            if stored.info.status is Status.INVITED:
                return challenges.close_challenge(stored, now, Status.ABORTED)
            return turns.abort(stored, now, admin)

        return await self._core.repository.change(match_id, decide)

    async def wait(self, match_id: int, person: Person) -> Transition:
        """Give the absent player another full turn."""
        return await self._core.repository.change(match_id, absence.wait, person)

    async def make_daily(self, match_id: int, person: Person) -> Transition:
        """Go on by correspondence, 24 hours a turn."""
        return await self._core.repository.change(match_id, absence.make_daily, person)

    async def claim(self, match_id: int, person: Person) -> Transition:
        """Claim the win over an absent player."""
        return await self._core.repository.change(match_id, absence.claim, person)

    async def on_member_left(self, guild_id: int, person_id: int) -> tuple[Transition, ...]:
        """A player left the server: absent in all their matches there, which go on counting.

        Challenges by and to them lapse.
        """

        def decide(stored: StoredMatch, now: Moment) -> Change | None:
            if stored.info.status is Status.INVITED:
                return challenges.close_challenge(stored, now, Status.WITHDRAWN)
            return absence.left(stored, now, person_id)

        infos = await self._core.database.read(match_rows.open_matches, person_id)
        here = [info.id for info in infos if info.place.guild_id == guild_id]
        return tuple([await self._core.repository.change(match_id, decide) for match_id in here])
