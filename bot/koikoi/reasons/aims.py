"""The purposes that an action can have: their kinds, and one purpose as a value."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.cards import Card
from bot.koikoi.rules import Yaku


class Aim(StrEnum):
    """The kinds of effect that an action can have. `yaku` and `cards` are fields of `Purpose`."""

    COMPLETES = "completes"
    """The action forms `yaku`, which adds `points`. A stop would then score `stop` in all."""
    ADDS = "adds"
    """The action adds `points` to a yaku that is already formed."""
    NEARS = "nears"
    """One more card, any of `cards`, will form `yaku`."""
    BUILDS = "builds"
    """`yaku` comes nearer, but still needs several of `cards`."""
    DENIES = "denies"
    """The opponent could capture `cards` to form `yaku`, which is unlikely without them."""
    CAPTURES = "captures"
    """The action takes `cards`, which are bright, animal or ribbon cards."""
    GATHERS = "gathers"
    """The action takes only chaff."""
    WAITS = "waits"
    """The action leaves `cards` for later. The opponent can't take them."""
    SAFE = "safe"
    """The opponent can't take the card that is laid."""
    RETURNS = "returns"
    """The player holds `cards`, which can take back what is laid."""
    GIVES = "gives"
    """The opponent may take the laid card and form `yaku`."""
    FEEDS = "feeds"
    """The opponent may take the card, which adds points to their `yaku`. They may then stop."""
    EXPOSES = "exposes"
    """The opponent may take the laid card, and then needs only one more card for `yaku`."""
    HARMLESS = "harmless"
    """The laid card adds to no yaku of the opponent, and brings them near no yaku.

    A yaku whose last card the opponent can't get doesn't count here.
    """
    BANKS = "banks"
    """The round is won, with `points`."""
    FEARS = "fears"
    """The opponent needs only one card, any of `cards`, for `yaku`."""
    FEARS_MORE = "fears-more"
    """The opponent has called. With one more card for `yaku`, any of `cards`, they may stop."""


RISKS: Final = (Aim.GIVES, Aim.FEEDS, Aim.EXPOSES)
"""The aims that are arguments against an action."""


_WEIGHT: Final = {
    Aim.COMPLETES: 100, Aim.BANKS: 90, Aim.DENIES: 40, Aim.FEARS: 40, Aim.NEARS: 30,
    Aim.ADDS: 35, Aim.SAFE: 28, Aim.RETURNS: 24, Aim.WAITS: 22, Aim.CAPTURES: 15,
    Aim.BUILDS: 12, Aim.HARMLESS: 10, Aim.GATHERS: 5, Aim.GIVES: -30, Aim.EXPOSES: -60,
    Aim.FEARS_MORE: 30, Aim.FEEDS: -35,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Purpose:
    """One thing that an action achieves.

    Of the `cards` that a yaku lacks, the player has `held` in hand, and `lying` are on the field.
    If one card is lacking, `ready` are those that the player can capture in the next turn if the
    field stays as it is.
    """

    aim: Aim
    yaku: Yaku | None = None
    cards: tuple[Card, ...] = ()
    points: int = 0
    held: tuple[Card, ...] = ()
    lying: tuple[Card, ...] = ()
    ready: tuple[Card, ...] = ()
    stop: int = 0

    @property
    def weight(self) -> int:
        """The weight for sorting: higher for more points and for cards that are easier to get."""
        near = 12 if self.ready else 6 if self.held else 3 if self.lying else 0
        return _WEIGHT[self.aim] + 2 * min(self.points, 15) + near
