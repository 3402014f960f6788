"""The service of the search for an opponent: people's requests, and due steps."""

from collections.abc import Set
from datetime import datetime

from bot.matches.aggregate import Aggregate
from bot.matches.background import Signal
from bot.matches.errors import Conflict, Refusal, Refused
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.terms import TimeControl
from bot.matches.rating import NEW, shown
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.transitions import challenges
from bot.matchmaking import store
from bot.matchmaking import transitions as changes
from bot.matchmaking.model import Outcome, Pair, Search, Seeker, SeekerMessage, Why
from bot.matchmaking.pauses import paused_until
from bot.storage import leaderboard_rows, match_rows

BATCH_SIZE = 100
"""Maximum number of due people read at once."""


class Matchmaking(Aggregate[Search | None, changes.SeekersChange, Outcome]):
    """The people who search for an opponent on any server."""

    def __init__(self, core: MatchCore, admission: Admission) -> None:
        super().__init__(core.now)
        self._core = core
        self._admission = admission
        self._database = core.database
        self.left = Signal[[Outcome]]("the end of the search of a person who is erased or barred")
        """Publishes whose messages are outdated, after the commit."""

    # ── what people ask for ─────────────────────────────────────────────────────────────────

    async def state(self, person_id: int) -> Seeker | None:
        """Return a person's state in the search, or None."""
        return await self._database.read(store.seeker, person_id)

    async def pair_of(self, person_id: int) -> Pair | None:
        """Return the pair of a person, or None."""
        return await self._database.read(store.pair_of, person_id)

    async def is_paused(self, seeker: Seeker) -> bool:
        """Return whether a search is paused: it is live, and the person plays a live match."""
        if not seeker.live or seeker.found_with is not None:
            return False
        return await self._database.read(store.plays_live, seeker.person.id)

    async def resting(self) -> Set[int]:
        """Return the people whose live search rests now."""
        return await self._database.read(store.live_alone, playing=True)

    async def live_alone(self) -> Set[int]:
        """Return the people who look for a live match and have no opponent yet."""
        return await self._database.read(store.live_alone)

    async def paused_until(self, person_id: int) -> datetime | None:
        """Return until when a person may not look for opponents, because they often left."""
        now = self._core.clock.now()
        until = paused_until(await self._database.read(store.left_at, person_id, now))
        return until if until is not None and until > now else None

    async def check_may_look(self, person_id: int) -> None:
        """Raise `Refused` if a person may not look for opponents on other servers now."""
        if self._core.host.bars_from_find(person_id):
            raise Refused(Refusal.BARRED_FROM_FIND)
        until = await self.paused_until(person_id)
        if until is not None:
            raise Refused(Refusal.FIND_PAUSED, when=until)

    async def seek(self, person: Person, preset: str, pace: TimeControl) -> Seeker:
        """Start a search, or return the person's running one.

        Nobody is found for them before a message shows the search: `note_message`.
        """
        core = self._core
        self._admission.check_open()
        async with core.person_lock(person.id):
            core.check_stays(person.id)
            challenges.may_play(
                await self._database.read(match_rows.open_matches, person.id), core.limits
            )
            ratings = await self._database.read(
                leaderboard_rows.ratings_of, EVERYWHERE, [person.id]
            )
            rating = shown(ratings.get(person.id, NEW))
            at = core.clock.now()
            seeker = changes.looking(person, preset, pace, rating, at=at)
            try:
                await self._database.write(store.add, seeker, at=at)
            except Conflict:
                return await self.state(person.id) or seeker
        return seeker

    async def play(self, person: Person) -> Outcome:
        """Confirm the match with the opponent; the second confirmation begins the match."""
        self._admission.check_open()
        return await self.change(person.id, changes.play, person.id)

    async def stop(self, person_id: int, why: Why = Why.STOPPED) -> Outcome:
        """Stop a search. The opponent, if any, searches on with priority."""
        return await self.change(person_id, changes.stop, why)

    async def leave(self, person_id: int) -> None:
        """Stop the search of a person who is erased or barred."""
        self.left.publish(await self.stop(person_id))

    async def part(self, person_id: int) -> Outcome:
        """Let a person and their opponent look on if one of them has blocked the other."""
        return await self.change(person_id, changes.part)

    async def by_the_day(self, person_id: int) -> Outcome:
        """Change a search from a live match to one by correspondence."""
        return await self.change(person_id, changes.go_on_by_the_day)

    async def found_lately(self) -> int:
        """Return the number of people paired at this hour of the day in the last weeks."""
        return await self._database.read(store.found_lately, at=self._core.clock.now())

    # ── what the bot does ───────────────────────────────────────────────────────────────────

    async def bring_together(self, person_id: int) -> Outcome:
        """Pair a person with the best candidate, if there is one."""
        try:
            return await self.change(person_id, changes.find)
        except Refused:  # others were faster each time: a later check retries
            return Outcome()

    async def note_message(self, drawn: Seeker, message: SeekerMessage) -> Outcome:
        """Record the newest message to a person, and with an opponent that they were notified.

        `drawn`: the state that it shows. Return an empty outcome if they are in another one now.
        """
        try:
            return await self.change(drawn.person.id, changes.note_message, drawn, message)
        except Refused:  # others were faster each time
            return Outcome()

    async def credit_time(self) -> Outcome:
        """Give all pairs their full time again: nobody could press for a while."""
        found: dict[int, Seeker] = {}
        for seeker in await self._database.read(store.found):
            if seeker.person.id not in found:
                given = (await self.change(seeker.person.id, changes.give_time)).waiting
                found |= {one.person.id: one for one in given}
        return Outcome(waiting=tuple(found.values()))

    async def next_time(self) -> datetime | None:
        """Return the next due time, or None."""
        return await self._database.read(store.next_time)

    async def due(self) -> tuple[int, ...]:
        """Return the ids of the people who are due now."""
        found = await self._database.read(store.due, at=self._core.clock.now(), most=BATCH_SIZE)
        return tuple(one.person.id for one in found)

    async def run_due(self, person_id: int) -> Outcome:
        """Do what is due with somebody: look again, or end what took too long."""
        try:
            return await self.change(person_id, changes.run_due)
        except Refused:  # they pressed meanwhile, or stopped the search
            return Outcome()

    # ── how it is stored ────────────────────────────────────────────────────────────────────

    async def load(self, key: int) -> Search | None:
        """Return somebody who looks, or None."""
        return await self._database.read(store.search, key, at=self._core.clock.now())

    def unchanged(self, before: Search | None) -> Outcome:
        """Return an empty outcome: nothing has changed."""
        return Outcome()

    async def write(self, before: Search | None, change: changes.SeekersChange) -> Outcome:
        """Write what becomes of one or two; a match begins in the transaction in which they go."""
        if change.begins is None:
            await self._database.write(store.leave, change.seekers, change.missed, at=change.at)
            return change.outcome()
        pair = [one for one, _ in change.seekers]
        begun = await self._core.repository.create(
            change.begins,
            before=lambda connection: store.match_begins(connection, pair, at=change.at),
        )
        return change.outcome(begun.stored)
