"""The pictures of a match."""

from dataclasses import dataclass
from typing import ClassVar

from bot.koikoi.actions import Action
from bot.koikoi.cards import CardSet
from bot.koikoi.view import PlayerView
from bot.pictures.sides import RED_FIRST, Sides
from bot.pictures.subject import Subject

Compared = tuple[Action | None, Action]
"""What was played, and what would have been better, in this order. None: only the better one."""


@dataclass(frozen=True, slots=True)
class TableBoard(Subject):
    """What everyone sees; between rounds the result."""

    FILE: ClassVar = "table"
    DRAWN_BY: ClassVar = "bot.pictures.drawn_matches:draw_table_board"

    view: PlayerView
    sides: Sides = RED_FIRST


@dataclass(frozen=True, slots=True)
class ResultBoard(TableBoard):
    """How the last round was won and what was left in the hands.

    If a match ended in the middle of a round, its table.
    """

    FILE: ClassVar = "result"


@dataclass(frozen=True, slots=True)
class OpenBoard(Subject):
    """The table with both hands open, for a match that is over."""

    FILE: ClassVar = "open"
    DRAWN_BY: ClassVar = "bot.pictures.drawn_matches:draw_open_board"

    view: PlayerView
    hands: tuple[CardSet, CardSet]
    sides: Sides = RED_FIRST


@dataclass(frozen=True, slots=True)
class HandBoard(Subject):
    """The game from one player's side; between rounds the result. A spectator has no hand.

    In `large` print the cards are a third larger, and most captures are shown as numbers. For a
    review, `compared` is the play that was made and a better one: the cards of the first get a
    cross, those of the second a tick.
    """

    FILE: ClassVar = "hand"
    DRAWN_BY: ClassVar = "bot.pictures.drawn_matches:draw_hand_board"

    view: PlayerView
    sides: Sides = RED_FIRST
    large: bool = False
    compared: Compared | None = None
