"""The service of the search for an opponent: people's requests, and due steps."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.matches.errors import Conflict, Refusal, Refused
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE
from bot.matches.models.terms import TimeControl
from bot.matches.rating import NEW, shown
from bot.matches.repository import retry_on_conflict
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.transitions import challenges
from bot.matchmaking import store
from bot.matchmaking import transitions as changes
from bot.matchmaking.model import QUIET_AFTER, Gone, Outcome, Pair, Seeker, Shown, Why
from bot.storage import leaderboard_rows, match_rows

BATCH_SIZE = 100
"""Maximum number of due people read at once."""


class Matchmaking:
    """The people who search for an opponent on any server."""

    def __init__(self, core: MatchCore, admission: Admission) -> None:
        self._core = core
        self._admission = admission
        self._database = core.database

    # ── what people ask for ─────────────────────────────────────────────────────────────────

    async def state(self, person_id: int) -> Seeker | None:
        """Return a person's state in the search, or None."""
        return await self._database.read(store.seeker, person_id)

    async def pair_of(self, person_id: int) -> Pair | None:
        """Return the pair of a person, or None."""
        return await self._database.read(store.pair_of, person_id)

    async def seek(
        self, person: Person, preset: str, pace: TimeControl, *, until: datetime | None = None
    ) -> Seeker:
        """Start a search, or return the person's running one.

        `until`: the time after which they can't be notified; None: without a limit.
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
        """Confirm the match with the opponent; the second confirmation begins the match."""
        self._admission.check_open()

        async def attempt() -> Outcome:
            pair = await self._database.read(store.pair_of, person.id)
            if pair is None:
                raise Refused(Refusal.NOBODY_FOUND)
            if await self._database.read(store.keep_away, pair):
                return await self._leave(pair, {})  # blocked since they were paired: both search on
            at = self._core.clock.now()
            after = changes.confirmed(pair, person.id, at=at)
            if all(one.confirmed for one in after):
                return await self._begin(pair)
            return await self._save(pair, after, at)

        return await retry_on_conflict(attempt)

    async def stop(self, person_id: int, why: Why = Why.STOPPED) -> Outcome:
        """Stop a search. The opponent, if any, searches on with priority."""

        async def attempt() -> Outcome:
            seeker = await self.state(person_id)
            if seeker is None:
                return Outcome()
            pair = await self._database.read(store.pair_of, person_id)
            return await self._leave(pair or (seeker,), {person_id: why})

        return await retry_on_conflict(attempt)

    async def by_the_day(self, person_id: int) -> Outcome:
        """Change a search from a live match to one by correspondence."""
        return await self._change(person_id, lambda one, at: changes.by_the_day(one, at=at))

    async def found_lately(self) -> int:
        """Return the number of people paired at this hour of the day in the last weeks."""
        return await self._database.read(store.found_lately, at=self._core.clock.now())

    # ── what the bot does ───────────────────────────────────────────────────────────────────

    async def bring_together(self, person_id: int) -> Outcome:
        """Pair a person with the best candidate, if there is one."""

        async def attempt() -> Outcome:
            seeker = await self.state(person_id)
            if seeker is None or seeker.found_with is not None:
                return Outcome()
            at = self._core.clock.now()
            others = await self._database.read(store.candidates, seeker, at=at)
            other = changes.nearest(seeker, others, at=at)
            if other is None:
                return Outcome()
            before = changes.in_order(seeker, other)
            if not seeker.live:
                return await self._begin(before)
            return await self._save(before, changes.brought_together(before, at=at), at)

        try:
            return await retry_on_conflict(attempt)
        except Conflict:  # others were faster each time: a later check retries
            return Outcome()

    async def mark_shown(self, person_id: int, message: Shown) -> None:
        """Record the newest message to a person."""
        await self._database.write(store.mark_shown, person_id, message)

    async def note_told(self, person_id: int) -> None:
        """Record that a person was notified of their opponent."""

        async def attempt() -> None:
            pair = await self._database.read(store.pair_of, person_id)
            if pair is not None:
                at = self._core.clock.now()
                await self._save(pair, changes.told(pair, person_id, at=at), at)

        await retry_on_conflict(attempt)

    async def credit_time(self) -> Outcome:
        """Give all pairs their full time again: nobody could press for a while."""
        found: dict[int, Seeker] = {}
        for seeker in await self._database.read(store.found):

            async def attempt(person_id: int = seeker.person.id) -> Outcome:
                pair = await self._database.read(store.pair_of, person_id)
                if pair is None:
                    return Outcome()
                at = self._core.clock.now()
                return await self._save(pair, changes.credit_time(pair, at=at), at)

            if seeker.person.id not in found:
                given = (await retry_on_conflict(attempt)).waiting
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
        """Do a person's due step: search again, or end a search or pair that took too long."""

        async def attempt() -> Outcome:
            at = self._core.clock.now()
            seeker = await self.state(person_id)
            if seeker is None:
                return Outcome()
            if seeker.found_with is None:
                return await self._look_on(seeker, at)
            pair = await self._database.read(store.pair_of, person_id)
            if pair is None:  # the opponent has gone
                return await self._change(person_id, lambda one, _: changes.alone_again(one))
            absent = changes.absent_of(pair, at=at)
            reasons = {
                one.person.id: Why.MISSED if one.told else Why.UNREACHED
                for one in pair
                if one.person.id in absent
            }
            return await self._leave(pair, reasons) if reasons else Outcome()

        try:
            return await retry_on_conflict(attempt)
        except (Conflict, Refused):  # they pressed meanwhile, or stopped the search
            return Outcome()

    async def _look_on(self, seeker: Seeker, at: datetime) -> Outcome:
        person_id = seeker.person.id
        if at >= seeker.until:
            return await self._leave((seeker,), {person_id: Why.OVER})
        told = seeker.live and not seeker.quiet and at >= seeker.since + QUIET_AFTER
        noted = await self._change(
            person_id, lambda one, _: replace(one, quiet=True) if told else one
        )
        found = await self.bring_together(person_id)
        return found if found.waiting or found.gone or not told else noted

    # ── what is stored ──────────────────────────────────────────────────────────────────────

    async def _change(
        self, person_id: int, decide: Callable[[Seeker, datetime], Seeker]
    ) -> Outcome:
        async def attempt() -> Outcome:
            seeker, at = await self.state(person_id), self._core.clock.now()
            if seeker is None:
                raise Refused(Refusal.NOT_LOOKING)
            after = decide(seeker, at)
            await self._database.write(store.save, [(seeker, after)], at=at)
            return Outcome(waiting=(replace(after, revision=seeker.revision + 1),))

        return await retry_on_conflict(attempt)

    async def _save(self, before: Pair, after: Pair, at: datetime) -> Outcome:
        await self._database.write(store.save, list(zip(before, after, strict=True)), at=at)
        return Outcome(waiting=after)

    async def _leave(self, seekers: tuple[Seeker, ...], reasons: dict[int, Why]) -> Outcome:
        """End the searches with a reason; the opponent searches on with priority."""
        at = self._core.clock.now()
        changed = [
            (one, None if one.person.id in reasons else changes.alone_again(one)) for one in seekers
        ]
        found = {one.person.id for one, _ in changed if one.found_with is not None}
        # A refusal of an opponent counts as missed: it made the opponent wait as well.
        missed = [
            one
            for one, why in reasons.items()
            if why is Why.MISSED or (why is Why.STOPPED and one in found)
        ]
        await self._database.write(store.leave, changed, missed, at=at)
        return Outcome(
            waiting=tuple(after for _, after in changed if after is not None),
            gone=tuple(
                Gone(one, reasons[one.person.id]) for one, after in changed if after is None
            ),
        )

    async def _begin(self, pair: Pair) -> Outcome:
        """Begin the match, in the transaction that ends both searches."""
        at = self._core.clock.now()
        change = changes.match_of(pair, at=at, flow=self._core.flow)
        progress = await self._core.repository.create(
            change, beside=lambda connection: store.match_begins(connection, pair, at=at)
        )
        return Outcome(gone=tuple(Gone(one, Why.BEGUN, progress.stored) for one in pair))
