"""People who left a server stand on none of its boards. When they return, they do again.

Results are kept. Only Discord knows who is a member, so it is asked when a board is shown. If it
doesn't answer, the board is shown with everybody.
"""

from collections.abc import Awaitable, Callable, Collection
from typing import Final

from bot.matches.models.rankings import EVERYWHERE, Measure, Placed
from bot.storage import leaderboard_rows
from bot.storage.engine import Database

WhoLeft = Callable[[int, Collection[int]], Awaitable[frozenset[int]]]
"""Returns those of some people who are known to be on a server no longer: its id, their ids."""
LOOKED_AT: Final = 500
"""So many from the top of a board are looked at: places below count who left above them."""
_ROUNDS: Final = 5


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
            leaderboard_rows.first_people, scope, period, measure, LOOKED_AT
        )
        return await self._of(scope, people)

    async def filled(
        self,
        scope: int,
        known: frozenset[int],
        read: Callable[[frozenset[int]], Awaitable[Collection[Placed]]],
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
