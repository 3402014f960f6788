"""What every role of the service works with."""

import asyncio
from collections.abc import Callable
from datetime import datetime

from bot.matches.change import Change
from bot.matches.ledger import Ledger
from bot.matches.ports import Clock, Randomness, Store, Thinker
from bot.matches.rounds import House
from bot.matches.stored import Announcement, Progress, StoredMatch
from bot.matches.timings import Limits, Timings


class Base:
    """The ports, the ledger, and the house's timings and limits."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        timings: Timings | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.thinker = thinker
        self.ledger = Ledger(store)
        self.house = House(randomness, timings or Timings())
        self.limits = limits or Limits()

    def subscribe(self, heard: Callable[[Announcement], None]) -> None:
        """Be told of every committed change. `heard` must return at once: note it, draw later."""
        self.ledger.subscribe(heard)

    async def get(self, match_id: int) -> StoredMatch:
        """The newest state. Raises `UnknownMatch`."""
        return await self.ledger.load(match_id)

    async def open(self) -> None:
        """Know the deployment's secret; it is made at the first start."""
        if not self.house.daily.ready:
            self.house.daily.use(await self.store.secret(self.house.randomness.nonce()))

    async def prepare(self, stored: StoredMatch) -> None:
        """Have at hand what changes of this match may need: changes themselves are pure."""
        if stored.info.day is not None:
            await self.open()

    def person_lock(self, person_id: int) -> asyncio.Lock:
        """Held while counting what a person has open, so that two clicks don't both pass."""
        return self.ledger.lock(f"person {person_id}")

    async def _change(
        self, match_id: int, decide: Callable[[StoredMatch, datetime], Change | None]
    ) -> Progress:
        """Change a match; the time is taken once the match is locked."""
        await self.prepare(await self.get(match_id))
        return await self.ledger.change(match_id, lambda stored: decide(stored, self.clock.now()))
