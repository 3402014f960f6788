"""Who is red and who is white, their names, and which hand it is."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other

NO_RATING: Final = ("", "")


@dataclass(frozen=True, slots=True)
class Sides:
    """The two players as a picture shows them.

    A seat says who dealt first; a rematch changes it. The colour stays with the person.
    """

    red: Seat = 0
    """Who is red, and above on the table."""
    names: tuple[str, str] = ("", "")
    """By seat. A long name is cut; emojis, and letters that no font has, are left out."""

    ratings: tuple[tuple[str, str], tuple[str, str]] = (NO_RATING, NO_RATING)
    """By seat, once a rated match is over: the new rating and how it changed, as figures."""

    hand: int | None = None
    """Which hand of a table for several people the two play; None: an ordinary match."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The seats in the order of the colours: red, white."""
        return self.red, other(self.red)

    def side(self, seat: Seat) -> int:
        """Return the place of a seat's colour: 0 for red, 1 for white."""
        return int(seat != self.red)


RED_FIRST: Final = Sides()
