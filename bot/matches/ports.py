"""The protocols of what `bot.matches` needs from outside: clock, randomness, players."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from bot.koikoi.actions import Action
from bot.koikoi.cards import Card
from bot.koikoi.view import PlayerView


class Clock(Protocol):
    """The time and waiting; tests use a clock that they set by hand."""

    def now(self) -> datetime:
        """Return the current time in UTC."""

    def stepped(self) -> bool:
        """Return whether the clock was set since the last call."""

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Wait until a time or until the event is set; may return earlier. None: no time."""


class Chance(Protocol):
    """The randomness that decides before a match who deals first."""

    def shuffled(self) -> tuple[Card, ...]:
        """Return the whole deck in a random order."""

    def coin(self) -> bool:
        """Return True or False with equal probability."""


class Randomness(Chance, Protocol):
    """All randomness; tests use a seeded one."""

    def nonce(self) -> str:
        """Return 32 random bytes as hexadecimal text, for a commitment."""


class Judged(Protocol):
    """The teacher's rating of one legal action."""

    @property
    def action(self) -> Action:
        """The action that is rated."""

    @property
    def points(self) -> float:
        """The expected result of the round: the player's points minus the other player's.

        Points that the other player pays to this player count once, not twice.
        """

    @property
    def chance(self) -> float:
        """The chance to win the match, 0 to 1."""

    @property
    def error(self) -> float:
        """The standard error of the difference to the best action's `points`; 0 for the best."""

    @property
    def chance_error(self) -> float:
        """The standard error of the difference to the best action's `chance`; 0 for the best."""


class Odds(Protocol):
    """How a round goes on after koi-koi: three probabilities that add up to 1."""

    @property
    def improve(self) -> float:
        """The probability that this player scores after koi-koi."""

    @property
    def other_first(self) -> float:
        """The probability that the other player scores first."""

    @property
    def nobody(self) -> float:
        """The probability that the cards run out before anybody scores."""


class Advice(Protocol):
    """The teacher's advice on a position. It uses only what the player can see."""

    @property
    def judged(self) -> Sequence[Judged]:
        """Every legal action: the best first, by the chance to win the match, then by points."""

    @property
    def odds(self) -> Odds | None:
        """How the round goes on after koi-koi; None unless the choice is koi-koi or stop."""

    @property
    def point(self) -> float:
        """The chance to win (0 to 1) that one point is worth, on average in an even match."""


class Thinker(Protocol):
    """The computer players and the teacher. They see only what a player sees."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels, easiest first."""

    @property
    def ready(self) -> bool:
        """Whether every level can choose now; some take a minute after a start."""

    async def choose(self, level: str, view: PlayerView) -> str:
        """Return the chosen action of `view.legal`, as its text.

        If the level can't choose now, another player chooses in its place.
        """

    async def choose_itself(self, level: str, view: PlayerView) -> str | None:
        """Return the action that the level itself chooses, or None if it can't choose now."""

    async def advise(self, view: PlayerView) -> Advice | None:
        """Return advice for the player to act, or None if no teacher is available now."""
