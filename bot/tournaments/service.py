"""The service of tournaments: create them, take part, and advance them.

A tournament is an `Aggregate`. So several processes, or one that was killed in between, come to the
same tournament: the next round begins once, and a pairing has one match.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial

from bot.matches.aggregate import Aggregate
from bot.matches.errors import Conflict, Refusal, Refused, UnknownTournament
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms
from bot.matches.rating import START, shown
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.services.play import PlayService
from bot.matches.transitions.house_rules import check_round_time
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.turns import abort
from bot.storage import leaderboard_rows, match_rows
from bot.tournaments import store
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    Calendar,
    EventRef,
    Format,
    Obstacle,
    Pairing,
    PairingKey,
    Plan,
    Posted,
    Prize,
    Result,
    ResultPreview,
    Seeding,
    Seen,
    Stage,
    Tournament,
)

STEPS = 100  # maximum number of due steps in one call
LISTED = 6


@dataclass(slots=True)
class TournamentProgress:
    """A tournament after its due steps."""

    tournament: Tournament
    begun: list[int] = field(default_factory=list)  # matches that began just now
    running: frozenset[int] = frozenset()  # matches that it waits for


class Tournaments(Aggregate[Tournament, Tournament, Tournament]):
    """The tournaments of all servers."""

    def __init__(self, core: MatchCore, admission: Admission, play: PlayService) -> None:
        super().__init__(core.now)
        self._core = core
        self._admission = admission
        self._play = play

    async def check_new(self, place: ChannelRef, by: Person) -> None:
        """Raise `Refused` if this person can't open a tournament here now."""
        await self._admission.check_channel(place)
        await self._admission.check_members(place, by)

    async def create(
        self, place: ChannelRef, by: Person, plan: Plan, terms: Terms, closes: timedelta | datetime
    ) -> Tournament:
        """Open the sign-up. `closes`: when, or how soon, it ends and the tournament begins."""
        core = self._core
        assert place.guild_id is not None
        check_round_time(terms, plan.round_time / plan.best_of)
        await self.check_new(place, by)
        at = core.clock.now()
        closes_at = at + closes if isinstance(closes, timedelta) else closes
        tournament = changes.created(place, by, plan, terms, closes_at, at=at)
        async with core.lock(f"tournaments {place.guild_id}"):
            limit = core.limits.tournaments
            if await core.database.read(store.count_tournaments, place.guild_id) >= limit:
                raise Refused(Refusal.TOO_MANY_TOURNAMENTS, limit=limit)
            number = await core.database.write(store.create_tournament, tournament)
        return replace(tournament, id=number)

    async def get(self, tournament_id: int, guild_id: int | None = None) -> Tournament:
        """Return a tournament. Raises `UnknownTournament`, also if the server is another."""
        found = await self.load(tournament_id)
        if guild_id not in (None, found.place.guild_id):
            raise UnknownTournament
        return found

    async def of_guild(self, guild_id: int) -> tuple[Tournament, ...]:
        """Return a server's open tournaments, then those that ended last."""
        return await self._core.database.read(store.tournaments_of, guild_id, LISTED)

    async def owed(self) -> tuple[tuple[int, int], ...]:
        """Return id and server of tournaments that may have due steps."""
        return await self._core.database.read(store.owed_tournaments)

    # ── what people do ──────────────────────────────────────────────────────────────────────

    async def join(self, tournament_id: int, person: Person) -> Tournament:
        """Sign up, or come on the waiting list of a full tournament. Raises `Refused`."""
        await self._admission.check_members((await self.get(tournament_id)).place, person)
        return await self.change(
            tournament_id, lambda found, now: changes.join(found, person, at=now.at)
        )

    async def leave(self, tournament_id: int, person: Person) -> Tournament:
        """Leave a tournament, also after the start. Raises `Refused`."""
        blocked = await self._blocked(tournament_id)
        return await self.change(
            tournament_id, lambda found, _: changes.leave(found, person.id, blocked=blocked)
        )

    async def leave_all(self, person: Person) -> None:
        """Leave every open tournament."""
        for tournament_id in await self._core.database.read(store.tournaments_with, person.id):
            with suppress(Refused):  # it ended meanwhile, or the person has left it
                await self.leave(tournament_id, person)

    async def here(self, tournament_id: int, person: Person) -> Tournament:
        """Confirm a player's presence. Raises `Refused`."""
        return await self.change(tournament_id, lambda found, _: changes.here(found, person.id))

    # ── what admins do ──────────────────────────────────────────────────────────────────────

    async def start(self, tournament_id: int) -> Tournament:
        """Close the sign-up and start the tournament. Raises `Refused`."""
        ratings = await self.ratings(await self.get(tournament_id))
        return await self.change(
            tournament_id, lambda found, now: changes.start(found, ratings, at=now.at)
        )

    async def rename(self, tournament_id: int, name: str) -> Tournament:
        """Change the title."""
        return await self.change(tournament_id, lambda found, _: changes.rename(found, name))

    async def limit(self, tournament_id: int, most: int) -> Tournament:
        """Change the maximum number of players."""
        blocked = await self._blocked(tournament_id)
        return await self.change(
            tournament_id,
            lambda found, now: changes.limit(found, most, at=now.at, blocked=blocked),
        )

    async def seed_by(self, tournament_id: int, seeding: Seeding) -> Tournament:
        """Let the ratings or a new draw decide the seeds. Raises `Refused`."""

        def seeded(found: Tournament, now: Moment) -> Tournament:
            if seeding is Seeding.RATING:
                return changes.seed_by_rating(found)
            return changes.draw_seeds(found, now.randomness.nonce())

        return await self.change(tournament_id, seeded)

    async def set_seed(self, tournament_id: int, person_id: int, seed: int) -> Tournament:
        """Give a player a seed by hand. Raises `Refused`."""
        ratings = await self.ratings(await self.get(tournament_id))
        return await self.change(
            tournament_id, lambda found, _: changes.set_seed(found, person_id, seed, ratings)
        )

    async def begin_at(self, tournament_id: int, begins: datetime) -> Tournament:
        """Change the time to begin."""
        return await self.change(
            tournament_id, lambda found, now: changes.begin_at(found, begins, at=now.at)
        )

    async def set_calendar(self, tournament_id: int, *, listed: bool) -> Tournament:
        """Make it one of the server's events, or no longer. Raises `Refused` after the sign-up."""
        return await self.change(
            tournament_id, lambda found, now: changes.set_calendar(found, listed=listed, at=now.at)
        )

    async def cancel(self, tournament_id: int, by: Person, note: str) -> Tournament:
        """End a tournament without a winner."""
        return await self.change(
            tournament_id, lambda found, now: changes.cancel(found, by, note, at=now.at)
        )

    async def remove(self, tournament_id: int, person_id: int, by: Person, note: str) -> Tournament:
        """Remove a player, with a reason. Raises `Refused`."""
        blocked = await self._blocked(tournament_id)
        return await self.change(
            tournament_id,
            lambda found, _: changes.leave(found, person_id, by, note, blocked=blocked),
        )

    async def _blocked(self, tournament_id: int) -> Collection[int]:
        """Return the people on the waiting list whom admins have blocked meanwhile."""
        found = await self.get(tournament_id)
        waiting = [one.person.id for one in found.waiting]
        return await self._admission.blocked(found.place.guild_id or 0, waiting) if waiting else ()

    async def decide(
        self,
        tournament_id: int,
        number: int,
        result: Result,
        by: Person,
        note: str,
        *,
        seen: Seen | None = None,
    ) -> Tournament:
        """Set the result of a pairing of the running round; `seen`: its state for the admin."""
        return await self.change(
            tournament_id,
            lambda found, _: changes.decide(found, number, result, by, note, seen=seen),
        )

    async def prospect(self, found: Tournament, pairing: Pairing) -> ResultPreview:
        """Return the consequences of setting the result of a pairing of the running round."""
        core = self._core
        info = None
        if pairing.match_id is not None:
            info = await core.database.read(match_rows.info, pairing.match_id)
        at = core.clock.now()
        decide = partial(changes.outcomes, found, pairing.number, at=at)
        swiss = found.format is Format.SWISS
        return ResultPreview(
            stops=info is not None and info.status.open,
            after=await asyncio.to_thread(decide) if swiss else decide(),
        )

    async def waits_for(self, match_id: int) -> tuple[Tournament, Pairing] | None:
        """Return the tournament that waits for a match, and its pairing; or None."""
        found = await self._core.database.read(store.tournament_of, match_id)
        if found is None or found.stage is not Stage.RUNNING:
            return None
        pairing = (one for one in found.undecided if one.match_id == match_id)
        return next(((found, one) for one in pairing), None)

    async def move(self, tournament_id: int, place: ChannelRef) -> Tournament:
        """Move the message and the next matches to another channel."""
        return await self.change(tournament_id, lambda found, _: replace(found, place=place))

    # ── how it goes on ──────────────────────────────────────────────────────────────────────

    async def go_on(
        self, tournament_id: int, *, shown: bool = True, closes: bool = True
    ) -> TournamentProgress:
        """Do all due steps, and return the progress. Nothing is done twice.

        `shown`: whether the message shows the present state. If not, a new round waits until
        `delivered` is called for its message. `closes`: whether the sign-up may close.
        """
        begun: list[int] = []
        for _ in range(STEPS):
            async with self.lock(tournament_id):
                found = await self.get(tournament_id)
                infos = await self._infos(found)
                if found.stage is Stage.SIGNUP and not closes:
                    return TournamentProgress(found)
                try:
                    if not await self._step(found, infos, begun, shown=shown):
                        open_now = frozenset(key for key, info in infos.items() if info.status.open)
                        return TournamentProgress(found, begun, open_now)
                except Conflict:
                    continue  # another process did it first
        raise Refused(Refusal.STALE_ACTION)

    async def _step(
        self,
        found: Tournament,
        infos: Mapping[int, MatchInfo],
        begun: list[int],
        *,
        shown: bool,
    ) -> bool:
        """Do one due step; return False if nothing is due."""
        core, at = self._core, self._core.clock.now()
        due = found.stage is Stage.SIGNUP and changes.signup_is_over(found, at)
        ratings = await self.ratings(found) if due else {}
        after = await self.decided(found, partial(changes.go_on, found, infos, ratings, at=at))
        assert after is not None
        if shown and after.stage is Stage.RUNNING:
            after = changes.delivered(after, at=at)
        if after != found:
            await self.write(found, after)
            return True
        todo = changes.matches_to_handle(found, infos, at=at)
        for match_id in todo.adjudge:
            with suppress(Refused):  # it has ended by now
                await core.repository.change(match_id, changes.adjudge)
        for match_id, loser in todo.end:
            with suppress(Refused):
                await self._end(match_id, found, loser)
        for pairing in todo.begin:
            change = changes.match_between(found, core.now(), pairing)
            key = PairingKey(found.id, pairing.round, pairing.number)
            given = partial(store.give_match, key=key)
            begun.append((await core.repository.create(change, after=given)).stored.id)
        return bool(todo.adjudge or todo.end or todo.begin)

    async def _end(self, match_id: int, found: Tournament, loser: int | None) -> None:
        """End a match that no longer counts: the player who left resigns; else it has no result."""
        core = self._core
        person = None if loser is None else found.people.get(loser)
        if person is not None and not person.erased:
            await self._play.resign(match_id, person)
        else:
            await core.repository.change(match_id, abort, None)

    async def credit_time(self, tournament_id: int) -> None:
        """Credit people's time, after nobody could press."""
        await self.change(tournament_id, lambda found, now: changes.credit_time(found, at=now.at))

    async def hold(self, tournament_id: int, by: Obstacle) -> None:
        """Stop the tournament's time, because its message can't be shown."""
        await self.change(tournament_id, lambda found, now: changes.held(found, by, at=now.at))

    async def delivered(self, tournament_id: int, at: datetime) -> Tournament:
        """Start the tournament's time: its message is delivered since `at`."""
        return await self.change(tournament_id, lambda found, _: changes.delivered(found, at=at))

    async def note_prize(self, tournament_id: int, prize: Prize) -> None:
        """Record whether the winner got the role."""
        await self.change(tournament_id, lambda found, _: replace(found, prize=prize))

    async def note_event(self, tournament_id: int, event: EventRef) -> None:
        """Record the scheduled event."""
        await self._core.database.write(store.note_event, tournament_id, event)

    async def drop_event(self, tournament_id: int, calendar: Calendar | None) -> None:
        """Record that there is no scheduled event any more; `calendar`: what admins read of it."""
        await self.note_event(tournament_id, EventRef())
        await self.change(tournament_id, lambda found, _: replace(found, calendar=calendar))

    async def note_called(
        self, tournament_id: int, reminded: int, moved: Collection[int] = ()
    ) -> None:
        """Record that people were reminded of a round, and others told that they moved up."""
        await self.change(
            tournament_id, lambda found, _: changes.record_called(found, reminded, moved)
        )

    async def note_posted(self, tournament_id: int, posted: Posted) -> None:
        """Record the tournament's message."""
        await self._core.database.write(store.note_posted, tournament_id, posted)

    async def mark_shown(self, tournament_id: int, message_id: int, revision: int) -> None:
        """Record the revision that a message shows, unless another message has replaced it."""
        await self._core.database.write(
            store.note_tournament_shown, tournament_id, message_id, revision
        )

    # ── how it is stored ────────────────────────────────────────────────────────────────────

    async def load(self, key: int) -> Tournament:
        """Return a tournament. Raises `UnknownTournament`."""
        found = await self._core.database.read(store.tournament, key)
        if found is None:
            raise UnknownTournament
        return found

    def unchanged(self, before: Tournament) -> Tournament:
        """Return the tournament as it was."""
        return before

    async def decided(
        self, before: Tournament, decide: Callable[[], Tournament | None]
    ) -> Tournament | None:
        """Return the decision. To pair a Swiss round may take long: that is done in a thread."""
        swiss = before.format is Format.SWISS
        return await asyncio.to_thread(decide) if swiss else decide()

    async def write(self, before: Tournament, change: Tournament) -> Tournament:
        """Write what has changed, under the next revision."""
        after = replace(change, revision=before.revision + 1)
        await self._core.database.write(
            store.save_tournament, before, after, changes.next_due(after)
        )
        return after

    async def _infos(self, found: Tournament) -> dict[int, MatchInfo]:
        """Return the matches of the running round."""
        infos = {}
        for pairing in found.of_round(found.round):
            if pairing.match_id is not None:
                info = await self._core.database.read(match_rows.info, pairing.match_id)
                if info is not None:
                    infos[info.id] = info
        return infos

    async def scores(self, tournament_id: int) -> Mapping[int, tuple[int, int]]:
        """Return the points in its matches: of the pairing's first person, and the second's."""
        return await self._core.database.read(store.tournament_scores, tournament_id)

    async def ratings(self, found: Tournament) -> dict[int, int]:
        """Return the players' ratings on this server, as people see them."""
        people = [one.person.id for one in found.entrants]
        kept = await self._core.database.read(
            leaderboard_rows.ratings_of, found.place.guild_id or 0, people
        )
        return {one: shown(kept[one]) if one in kept else START for one in people}
