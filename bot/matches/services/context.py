"""The core that every part of the service uses, and the members that boards leave out.

Results are stored, but only Discord has the members of a server: it is asked when a board is shown.
If it doesn't answer, the board is shown with everybody.
"""

from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final

from bot.koikoi.state import RoundResult
from bot.matches.background import Signal
from bot.matches.downtime import Downtime
from bot.matches.errors import Refusal, Refused
from bot.matches.locks import NamedLocks, SharedLock
from bot.matches.models.hosting import HostSettings
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import ComputerPause, Preferences
from bot.matches.models.rankings import EVERYWHERE, BestHand, Measure, RankedRow
from bot.matches.models.timings import Limits, Timings
from bot.matches.ports import Clock, Randomness, Thinker
from bot.matches.repository import MatchRepository, RotationRepository
from bot.matches.transitions.daily_deals import DailyDeals
from bot.matches.transitions.moment import Moment
from bot.storage import daily_rows, leaderboard_rows
from bot.storage.engine import Database

WhoLeft = Callable[[int, Collection[int]], Awaitable[frozenset[int]]]
"""Returns those of some people who are known to be on a server no longer: its id, their ids."""
LEFT_CHECK_LIMIT: Final = 500
"""The number of people from the top of a board who are checked.

Places below them also count people who left.
"""
_ROUNDS: Final = 5
PAUSES: Final = {ComputerPause.SHORT: 0.2, ComputerPause.LONG: 2}
"""How many times as long as usual the computer waits."""


async def nobody_left(_: int, __: Collection[int]) -> frozenset[int]:
    """Return that nobody is known to have left."""
    return frozenset()


class LeftOut:
    """Finds out who is left out of a server's boards."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.who_left: WhoLeft = nobody_left

    async def of_board(self, scope: int, period: str, measure: Measure) -> frozenset[int]:
        """Return who of the top of a board is left out. Nobody is on the board of all servers."""
        if scope == EVERYWHERE:
            return frozenset()
        people = await self._database.read(
            leaderboard_rows.first_people, scope, period, measure, LEFT_CHECK_LIMIT
        )
        return await self._of(scope, people)

    async def filled(
        self,
        scope: int,
        known: frozenset[int],
        read: Callable[[frozenset[int]], Awaitable[Collection[RankedRow]]],
    ) -> frozenset[int]:
        """Return who is left out, with those on a page that is below the top.

        `read` returns the page without some people; others move up in their place.
        """
        for _ in range(_ROUNDS if scope != EVERYWHERE else 0):
            shown = [one.person.id for one in await read(known)]
            more = await self._of(scope, shown)
            if more <= known:
                break
            known |= more
        return known

    async def _of(self, scope: int, people: Collection[int]) -> frozenset[int]:
        asked = [one for one in people if one > 0]  # not those who were erased
        return await self.who_left(scope, asked) if asked else frozenset()


# The core of the service.


class MatchCore:
    """The ports, the matches, and how they go on."""

    def __init__(
        self,
        database: Database,
        *,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        timings: Timings,
        limits: Limits,
        shared_lock: SharedLock = nullcontext,
    ) -> None:
        """`shared_lock`: returns a lock that no two processes hold; by default there is one."""
        self.database = database
        self.clock = clock
        self.thinker = thinker
        self.outage = Downtime(clock)
        self.lock = NamedLocks(shared_lock)
        self.repository = MatchRepository(database, self.now, self.load_secret)
        self.rotations = RotationRepository(database, self.now, self.repository)
        self.randomness = randomness
        self.timings = timings
        self.daily = DailyDeals()
        self.pauses: dict[int, float] = {}
        """The factors of `Moment.pauses`, as far as this process has read them."""
        self.limits = limits
        self.left_out = LeftOut(database)
        self.opened = Signal[[OpenedTable]]("a new table")
        """Publishes each table that somebody opens in this process, after its commit."""
        self.presence: Final = Signal[[]]("a server that removed the bot or has it again")
        """Published when it is stored that servers removed the bot or have it again."""
        self.blocked: Final = Signal[[int]]("a block between two people")
        """Publishes the person who has blocked another one, after the commit."""
        self.erasing: Final[set[int]] = set()
        """The people who are being erased: nothing of theirs is shown, and they wait for it."""
        self.host = HostSettings()
        """The host's decisions, as they were read last."""

    def now(self) -> Moment:
        """Return the moment at which something is decided now."""
        return Moment(
            self.clock.now(), self.randomness, self.timings, daily=self.daily, pauses=self.pauses
        )

    def note_pause(self, chosen: Preferences) -> None:
        """Remember how long the computer waits before it moves against a person."""
        self.pauses.pop(chosen.person_id, None)
        if chosen.computer_pause is not ComputerPause.USUAL:
            self.pauses[chosen.person_id] = PAUSES[chosen.computer_pause]

    def person_lock(self, person_id: int) -> AbstractAsyncContextManager[None]:
        """Return a person's lock, held while their open matches are counted.

        Without it, two simultaneous clicks could both stay below a limit.
        """
        return self.lock(f"person {person_id}")

    def check_stays(self, *people: int) -> None:
        """Raise `Refused` if one of these people is being erased."""
        if not self.erasing.isdisjoint(people):
            raise Refused(Refusal.ERASING)

    async def load_secret(self) -> None:
        """Load the secret of the daily deals; it is made at the first start."""
        if not self.daily.ready:
            self.daily.use(await self.database.write(daily_rows.secret, self.randomness.nonce()))

    async def round_of(self, hand: BestHand | None) -> RoundResult | None:
        """Return the round of somebody's biggest hand."""
        if hand is None:
            return None
        match = (await self.repository.load(hand.match_id)).match
        results = () if match is None else match.results
        return next((one for one in results if one.number == hand.number), None)
