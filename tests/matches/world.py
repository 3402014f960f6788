"""A small world for the match service: real stores, a manual clock, seeded randomness."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.app import FEATURES
from bot.koikoi.actions import Action
from bot.koikoi.cards import DECK, Card
from bot.koikoi.rules import OPTIONS, make_rules
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.matches.cluster import Cluster
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.match import Announcement, Status, StoredMatch, Transition
from bot.matches.models.people import ExportPart, Person
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.models.timings import Limits, Timings
from bot.matches.services import MatchService
from bot.opponents.advice import ActionWorth, EngineAdvice, KoiKoiOdds
from bot.storage.engine import Database

AOI = Person(101, "Aoi")
BEN = Person(102, "Ben")
CHIYO = Person(103, "Chiyo")
ADMIN = Person(199, "Admin")
HERE = ChannelRef(guild_id=7, channel_id=70)
MORNING = datetime(2026, 7, 1, 9, tzinfo=UTC)
TURN = timedelta(minutes=3)
NO_POINTS = {
    **{option.key: "off" for option in OPTIONS if option.key.startswith("points.")},
    "points.goko": "1",
    "exhaust": "zero",
    "teshi": "off",
    "kuttsuki": "off",
}
"""Rules under which almost nothing scores: a round ends with the cards."""


class ManualClock:
    """Time that stands still until a test moves it."""

    def __init__(self, start: datetime = MORNING) -> None:
        self._now = start
        self._sleeping: asyncio.Event | None = None
        self._until: datetime | None = None
        self._lay_down = asyncio.Condition()
        self._stepped = False

    def set(self, by: timedelta) -> None:
        """Set the clock without letting time pass."""
        self._now += by
        self._stepped = True

    def stepped(self) -> bool:
        stepped, self._stepped = self._stepped, False
        return stepped

    def now(self) -> datetime:
        return self._now

    def move(self, by: timedelta) -> None:
        self._now += by
        if self._sleeping is not None and self._until is not None and self._until <= self._now:
            self._sleeping.set()

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        async with self._lay_down:
            self._sleeping, self._until = woken, until
            self._lay_down.notify_all()
        await woken.wait()
        self._sleeping = None

    async def asleep_until(self, until: datetime | None) -> None:
        """Return when a task sleeps until then."""
        async with self._lay_down, asyncio.timeout(60):
            await self._lay_down.wait_for(
                lambda: self._sleeping is not None and self._until == until
            )


class SeededRandomness:
    """Randomness that is the same in every run."""

    def __init__(self, seed: int = 1) -> None:
        self.random = random.Random(seed)

    def shuffled(self) -> tuple[Card, ...]:
        return tuple(self.random.sample(DECK, len(DECK)))

    def nonce(self) -> str:
        return self.random.randbytes(32).hex()

    def coin(self) -> bool:
        return self.random.random() < 0.5


class StackedRandomness(SeededRandomness):
    """Randomness that first returns these decks, then random ones."""

    def __init__(self, decks: Sequence[Sequence[Card]], seed: int = 1) -> None:
        super().__init__(seed)
        self.deal(*decks)

    def deal(self, *decks: Sequence[Card]) -> None:
        """Return these decks next."""
        self._decks = list(decks)

    def shuffled(self) -> tuple[Card, ...]:
        return tuple(self._decks.pop(0)) if self._decks else super().shuffled()


async def exported(parts: AsyncIterator[ExportPart]) -> dict[str, list[dict[str, Any]]]:
    """Return all stored data of a person, by subject."""
    found: dict[str, list[dict[str, Any]]] = {}
    async for subject, rows in parts:
        found.setdefault(subject, []).extend(rows)
    return found


def first_is_best(view: PlayerView) -> EngineAdvice:
    """A teacher that prefers the first card, and each following one less."""
    return EngineAdvice(
        tuple(
            ActionWorth(action, 3.0 - 2 * place, 0.6 - 0.04 * place, 0.1, 0.002)
            for place, action in enumerate(view.legal)
        ),
        None,
    )


class RandomThinker:
    """A computer player with random legal moves; it can be set to fail."""

    levels: tuple[str, ...] = ("greedy", "wild")
    ready = True

    def __init__(self, seed: int = 1) -> None:
        self._random = random.Random(seed)
        self.answer: str | Exception | None = None
        self.asked: list[PlayerView] = []
        self.teacher: Callable[[PlayerView], EngineAdvice | None] = indifferent

    async def advise(self, view: PlayerView) -> EngineAdvice | None:
        return self.teacher(view)

    async def choose(self, level: str, view: PlayerView) -> str:
        self.asked.append(view)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer or self.pick(view.legal)

    async def choose_itself(self, level: str, view: PlayerView) -> str | None:
        return await self.choose(level, view) if self.ready else None

    def pick(self, legal: Sequence[Action]) -> str:
        """Return any legal move."""
        return self._random.choice(legal).text


def indifferent(view: PlayerView) -> EngineAdvice:
    """Return advice that judges all choices equal."""
    odds = KoiKoiOdds(0.4, 0.4, 0.2) if view.phase is Phase.DECIDE else None
    return EngineAdvice(tuple(ActionWorth(action, 0.0, 0.5, 0.0) for action in view.legal), odds)


class World:
    """The service on a store, with actions for tests."""

    def __init__(
        self,
        store: Database,
        *,
        clock: ManualClock | None = None,
        randomness: SeededRandomness | None = None,
        timings: Timings | None = None,
        limits: Limits | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or ManualClock()
        self.randomness = randomness or SeededRandomness()
        self.thinker = RandomThinker()
        self.service = MatchService(
            store,
            clock=self.clock,
            randomness=self.randomness,
            thinker=self.thinker,
            timings=timings,
            limits=limits,
            cluster=cluster,
            features=FEATURES,
        )
        self.deadlines = DeadlineClock(self.service.core)
        self.heard: list[Announcement] = []
        self.service.changed.subscribe(self.heard.append)
        self._random = random.Random(5)

    async def later(self, **span: float) -> int:
        """Let time pass, and run due deadlines."""
        self.clock.move(timedelta(**span))
        return await self.deadlines.tick()

    async def started(
        self,
        terms: Terms | None = None,
        challenger: Person = AOI,
        opponent: Person = BEN,
        place: ChannelRef = HERE,
    ) -> StoredMatch:
        """A match that was just accepted, without lucky hands."""
        terms = terms or live(teshi="off", kuttsuki="off")
        invited = await self.service.challenges.invite(place, challenger, opponent, terms)
        return (await self.service.challenges.accept(invited.id, opponent)).stored

    def mover(self, stored: StoredMatch) -> Person:
        """Return the player to act."""
        assert stored.info.seats is not None
        assert stored.info.to_act is not None
        player = stored.info.seats[stored.info.to_act]
        assert isinstance(player, Person)
        return player

    def waiter(self, stored: StoredMatch) -> Person:
        """Return the player who waits."""
        return next(p for p in stored.info.people if p.id != self.mover(stored).id)

    async def move(self, stored: StoredMatch, wish: str | None = None) -> Transition:
        """Make a legal move for the player to act: a random one, or of this verb."""
        assert stored.match is not None
        legal = view_for(stored.match, stored.info.to_act).legal
        wished = [action for action in legal if action.text.split()[0] == wish]
        action = self._random.choice(wished or legal)
        return await self.service.play.act(stored.id, self.mover(stored), action.text, stored.seq)

    async def play_until(self, stored: StoredMatch, phase: Phase) -> StoredMatch:
        """Play random moves until the match reaches this phase."""
        for _ in range(2000):
            assert stored.match is not None
            if stored.match.phase is phase:
                return stored
            assert stored.info.status is Status.PLAYING, f"It ended before {phase}."
            if stored.match.phase is Phase.DEAL:
                await self.later(seconds=20)
                stored = await self.service.queries.get(stored.id)
            else:
                stored = (await self.move(stored)).stored
        raise AssertionError(f"{phase} never came.")

    async def given_up(
        self, loser: Person, winner: Person, place: ChannelRef = HERE, terms: Terms | None = None
    ) -> StoredMatch:
        """A match that counts: resigned after its first round, which gave no points."""
        stored = await self.started(terms or live(**NO_POINTS), loser, winner, place)
        stored = await self.play_until(stored, Phase.DEAL)
        return (await self.service.play.resign(stored.id, loser)).stored

    async def play_out(self, stored: StoredMatch) -> StoredMatch:
        """Play random moves to the end."""
        return await self.play_until(stored, Phase.FINISHED)


def live(preset: str = "wikipedia-2020", **options: str) -> Terms:
    """Terms of a live match, three rounds by default."""
    return Terms(make_rules(preset, {"rounds": "3", **options}), TimeControl.LIVE, TURN)


def daily(preset: str = "wikipedia-2020", **options: str) -> Terms:
    """Terms of a correspondence match."""
    rules = make_rules(preset, {"rounds": "3", **options})
    return Terms(rules, TimeControl.DAILY, timedelta(hours=24))
