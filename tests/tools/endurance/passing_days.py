"""Lets days pass: moves the clocks of the local Discord and of the bot forward.

This happens while nobody waits for an answer: no day passes between a press and its answer.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from itertools import takewhile
from typing import Final

from bot.playground.objects.message import LOADING
from bot.playground.objects.snowflakes import made_at
from bot.playground.state.interactions import TOKEN_LIFE
from tests.tools.endurance.environment import Environment

_STEPS: Final[Sequence[tuple[timedelta | None, int]]] = (
    (timedelta(minutes=3), 5),
    (timedelta(minutes=20), 4),
    (timedelta(hours=5), 2),
    (timedelta(days=1), 2),
    (None, 1),
)
"""Steps of the clock with their weights; None: to the next Monday."""
_PAUSE: Final = (20.0, 50.0)
_STILL_WAITS: Final = timedelta(minutes=1)
"""Maximum time that a person waits after a press, in case an answer follows."""
_QUIET_WITHIN: Final = 15.0
"""Seconds; if the bot is away for longer, no time passes."""


@dataclass(slots=True)
class Pause:
    """Whether people and forgers must wait."""

    environment: Environment
    held: bool = False

    @asynccontextmanager
    async def quiet(self) -> AsyncIterator[bool]:
        """Keep everybody from starting anything; yield whether nobody waits for an answer."""
        self.held = True
        try:
            yield await self.environment.until(self._nobody_waits, _QUIET_WITHIN)
        finally:
            self.held = False

    def _nobody_waits(self) -> bool:
        """Whether nobody waits: a token must not expire before a killed bot is back and answers.

        A press that is only acknowledged may never get an answer, so it stops counting after a
        while. The next start answers a deferred reply, however slow the machine is.
        """
        core, could_not_note = self.environment.core, self.environment.could_not_note
        now = core.clock()
        presses = takewhile(
            lambda one: made_at(one.id) > now - _STILL_WAITS,
            reversed(core.interactions.by_token.values()),
        )
        messages = takewhile(
            lambda one: made_at(one.id) > now - TOKEN_LIFE, reversed(core.messages.by_id.values())
        )
        thinking = (one for one in messages if one.flags & LOADING)
        return not (
            any(one.waits for one in presses) or any(not could_not_note(one) for one in thinking)
        )


@dataclass(slots=True)
class PassingDays:
    """Moves the clock forward again and again, until cancelled."""

    environment: Environment
    pause: Pause
    counted: Counter[str]
    rng: random.Random

    async def live(self) -> None:
        """Let time pass."""
        while True:
            await asyncio.sleep(self.rng.uniform(*_PAUSE))
            async with self.pause.quiet() as quiet:
                if quiet and self.environment.all_there:
                    self._set_on()

    def _set_on(self) -> None:
        steps = [step for step, _ in _STEPS]
        step = self.rng.choices(steps, [often for _, often in _STEPS])[0]
        clock = self.environment.core.clock
        by = clock.until_monday() if step is None else step
        what = "to monday" if step is None else f"on by {step}"
        self.counted[f"time {what}"] += 1
        self.environment.mark(f"time {what}")
        self.environment.events.set_clock_on(by)
