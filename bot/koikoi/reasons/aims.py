"""What an action can be good for: the kinds of purpose, and one purpose as a value."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi.cards import Card
from bot.koikoi.rules import Yaku


class Aim(StrEnum):
    """What kind of thing an action achieves."""

    COMPLETES = "completes"
    """It forms `yaku`; `points` more count."""
    ADDS = "adds"
    """A yaku that is there already counts `points` more."""
    NEARS = "nears"
    """One more card, any of `cards`, will form `yaku`."""
    BUILDS = "builds"
    """A few more of `cards` will form `yaku`, which was farther away."""
    DENIES = "denies"
    """The other could capture `cards` and form `yaku`; without them they can't, or hardly."""
    CAPTURES = "captures"
    """It takes `cards` that are more than chaff."""
    GATHERS = "gathers"
    """It takes chaff only."""
    WAITS = "waits"
    """It leaves `cards` for later: nobody else can take them."""
    SAFE = "safe"
    """The card that is laid can be taken by nobody else."""
    RETURNS = "returns"
    """The player holds `cards`, which can take back what is laid."""
    GIVES = "gives"
    """The other may take what is laid, and form `yaku`."""
    FEEDS = "feeds"
    """The other may take what is laid, and `yaku`, which they have, counts more: they may stop."""
    EXPOSES = "exposes"
    """The other may take what is laid, and would then need but one card for `yaku`."""
    HARMLESS = "harmless"
    """What is laid adds to nothing that the other has, and brings them near no yaku.

    But for one whose last card they can't come by.
    """
    BANKS = "banks"
    """The round is won, with `points`."""
    FEARS = "fears"
    """The other needs but one card, any of `cards`, for `yaku`."""
    FEARS_MORE = "fears-more"
    """The other has called; one card more for `yaku`, any of `cards`, and they may stop."""


RISKS: Final = (Aim.GIVES, Aim.FEEDS, Aim.EXPOSES)
"""What speaks against an action."""


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
    If one card is lacking, `ready` are those that a hand card of theirs can capture in the next
    turn, as things stand.
    """

    aim: Aim
    yaku: Yaku | None = None
    cards: tuple[Card, ...] = ()
    points: int = 0
    held: tuple[Card, ...] = ()
    lying: tuple[Card, ...] = ()
    ready: tuple[Card, ...] = ()

    @property
    def weight(self) -> int:
        """How much it says: what is worth more, or nearer, comes first."""
        near = 12 if self.ready else 6 if self.held else 3 if self.lying else 0
        return _WEIGHT[self.aim] + 2 * min(self.points, 15) + near
