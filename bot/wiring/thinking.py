"""The computer players behind the port that the matches think through."""

import asyncio
import random

from bot.koikoi.view import PlayerView
from bot.opponents import LEVELS


class LevelThinker:
    """Asks a level for its choice, off the event loop, with fresh chance each time."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are, easiest first."""
        return tuple(LEVELS)

    async def choose(self, level: str, view: PlayerView) -> str:
        """The text of the action that the level chooses among `view.legal`."""
        # Chance between equal moves only: nothing secret hangs on it.
        chance = random.Random()  # noqa: S311
        action = await asyncio.to_thread(LEVELS[level].choose, view, chance)
        return action.text
