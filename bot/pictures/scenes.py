"""What a moving picture shows, scene by scene."""

from dataclasses import dataclass

from bot.koikoi.actions import Seat
from bot.koikoi.rules import YakuScore
from bot.koikoi.view import PlayerView


@dataclass(frozen=True, slots=True)
class Flourish:
    """A banner that runs over the table: a player's yaku, or their call of koi-koi.

    `yaku` are those that were formed or improved; it is empty for a call.
    """

    seat: Seat
    yaku: tuple[YakuScore, ...] = ()


@dataclass(frozen=True, slots=True)
class Scene:
    """A view that stands for some time; between rounds the result. The banner comes after it."""

    view: PlayerView
    milliseconds: int
    flourish: Flourish | None = None
