"""To look for an opponent: what people ask for, and what falls due."""

from datetime import datetime

from bot.matches.aggregate import Aggregate
from bot.matches.errors import Conflict, Refused
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.terms import TimeControl
from bot.matches.rating import NEW, shown
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.transitions import challenges
from bot.matchmaking import store
from bot.matchmaking import transitions as changes
from bot.matchmaking.model import Outcome, Pair, Search, Seeker, Shown, Why
from bot.storage import leaderboard_rows, match_rows

BATCH_SIZE = 100
"""How many are looked at in one go."""


class Matchmaking(Aggregate[Search | None, changes.SeekersChange, Outcome]):
    """The people who look for an opponent on any server."""

    def __init__(self, core: MatchCore, admission: Admission) -> None:
        super().__init__(core.now)
        self._core = core
        self._admission = admission
        self._database = core.database

    # ── what people ask for ─────────────────────────────────────────────────────────────────

    async def state(self, person_id: int) -> Seeker | None:
        """Return somebody who looks or was found, or None."""
        return await self._database.read(store.seeker, person_id)

    async def pair_of(self, person_id: int) -> Pair | None:
        """Return two who were found, by one of them, or None."""
        return await self._database.read(store.pair_of, person_id)

    async def seek(
        self, person: Person, preset: str, pace: TimeControl, *, until: datetime | None = None
    ) -> Seeker:
        """Begin to look. A person who looks already goes on as before.

        `until`: the time after which nothing can be sent to them.
        """
        core = self._core
        self._admission.check_open()
        async with core.person_lock(person.id):
            challenges.may_play(
                await self._database.read(match_rows.open_matches, person.id), core.limits
            )
            ratings = await self._database.read(
                leaderboard_rows.ratings_of, EVERYWHERE, [person.id]
            )
            rating = shown(ratings.get(person.id, NEW))
            at = core.clock.now()
            seeker = changes.looking(person, preset, pace, rating, at=at, until=until)
            try:
                await self._database.write(store.add, seeker, at=at)
            except Conflict:
                return await self.state(person.id) or seeker
        return seeker

    async def play(self, person: Person) -> Outcome:
        """Say that one wants to play with whom was found; the second one begins the match."""
        self._admission.check_open()
        return await self.change(person.id, changes.play, person.id)

    async def stop(self, person_id: int, why: Why = Why.STOPPED) -> Outcome:
        """Stop looking. The other one of a pair looks on, in front."""
        return await self.change(person_id, changes.stop, why)

    async def by_the_day(self, person_id: int) -> Outcome:
        """Look for a match by the day from now on, not for one now."""
        return await self.change(person_id, changes.go_on_by_the_day)

    async def found_lately(self) -> int:
        """Return how many people were found at this hour of the day in the last weeks."""
        return await self._database.read(store.found_lately, at=self._core.clock.now())

    # ── what the bot does ───────────────────────────────────────────────────────────────────

    async def bring_together(self, person_id: int) -> Outcome:
        """Look whether there is somebody for a person now."""
        try:
            return await self.change(person_id, changes.find)
        except Refused:  # others were faster each time: a later look finds somebody else
            return Outcome()

    async def mark_shown(self, person_id: int, message: Shown) -> None:
        """Note which message is the newest to somebody."""
        await self._database.write(store.mark_shown, person_id, message)

    async def note_told(self, person_id: int) -> None:
        """Note that somebody was told that another one is there."""
        await self.change(person_id, changes.note_told)

    async def credit_time(self) -> Outcome:
        """Give everybody who was found their whole time: nobody could press for a while."""
        found: dict[int, Seeker] = {}
        for seeker in await self._database.read(store.found):
            if seeker.person.id not in found:
                given = (await self.change(seeker.person.id, changes.give_time)).waiting
                found |= {one.person.id: one for one in given}
        return Outcome(waiting=tuple(found.values()))

    async def next_time(self) -> datetime | None:
        """Return when something falls due, or None."""
        return await self._database.read(store.next_time)

    async def due(self) -> tuple[int, ...]:
        """Return the ids of the people for whom something is due."""
        found = await self._database.read(store.due, at=self._core.clock.now(), most=BATCH_SIZE)
        return tuple(one.person.id for one in found)

    async def run_due(self, person_id: int) -> Outcome:
        """Do what is due with somebody: look again, or end what took too long."""
        try:
            return await self.change(person_id, changes.run_due)
        except Refused:  # they or others were faster each time
            return Outcome()

    # ── how it is stored ────────────────────────────────────────────────────────────────────

    async def load(self, key: int) -> Search | None:
        """Return somebody who looks, or None."""
        return await self._database.read(store.search, key, at=self._core.clock.now())

    def unchanged(self, before: Search | None) -> Outcome:
        """Return an outcome without news."""
        return Outcome()

    async def write(self, before: Search | None, change: changes.SeekersChange) -> Outcome:
        """Write what becomes of one or two; a match begins in the transaction in which they go."""
        if change.begins is None:
            await self._database.write(store.leave, change.seekers, change.missed, at=change.at)
            return change.outcome()
        pair = [one for one, _ in change.seekers]
        begun = await self._core.repository.create(
            change.begins,
            beside=lambda connection: store.match_begins(connection, pair, at=change.at),
        )
        return change.outcome(begun.stored)
