"""The few words in pictures, in the reader's language, and the names and colours of the players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """Words for a picture.

    A few Japanese words are written with the bot's own brush strokes, all others with fonts. No
    field has a default, so that a new field can't be forgotten.
    """

    language: str
    """The language of the words. Some characters have different forms in different languages."""
    round: str
    yaku: Mapping[str, str]
    """The names of the yaku by their ids. A yaku without a name has only its Japanese name."""
    any_of: Mapping[int, str]
    """On the chart, before sample cards: any 3, 5 or 10 of their kind."""
    further: str
    """On the chart: each further card adds a point."""
    nobody: str
    """The words beside the Japanese word when a round had no winner."""
    won: str
    """The word beside the winner of a round that gave no points."""
    your_turn: str
    """The words in the hand. They are in the picture because the text above it scrolls away."""
    plants: Mapping[int, str]
    """The plants of the months, by month, for the lesson."""
    kinds: Mapping[str, str]
    """The kinds of cards, by their letters."""
    parts: Mapping[str, str]
    """The parts of a table: "captured", "field", "drawn", "hand"."""
    profile: Mapping[str, str]
    """The figures of a profile, by the names of `PROFILE_LABELS`."""
    tournament: Mapping[str, str]
    """The words of a tournament, with names of rounds: see `boards.bracket`, `boards.standings`."""
    decimal: str
    """The decimal separator: a point or a comma."""
    hand: str
    """The word before the number of a hand at a table for several people."""
    chance: str
    """The title of a review's curve: the chance to win."""


ENGLISH: Final = Labels(
    language="en",
    round="Round",
    yaku={},
    any_of={},
    further="",
    nobody="Nobody won",
    won="won",
    your_turn="Your turn",
    plants={},
    kinds={},
    parts={},
    profile={},
    tournament={},
    decimal=".",
    hand="Hand",
    chance="Winning chance",
)
"""The default words. Names that a picture doesn't need are empty."""


# The players' colours and names, and the number of the hand

NO_RATING: Final = ("", "")


@dataclass(frozen=True, slots=True)
class Sides:
    """The two players as a picture shows them.

    The seats depend on who deals first, so a rematch changes them. A person keeps their colour.
    """

    red: Seat = 0
    """The red player, whose area is at the top of the table."""
    names: tuple[str, str] = ("", "")
    """The names by seat. A long name is cut. Emojis, and letters that no font has, are left out."""

    ratings: tuple[tuple[str, str], tuple[str, str]] = (NO_RATING, NO_RATING)
    """The new rating and its change, as text, by seat; empty unless a rated match is over."""

    hand: int | None = None
    """The number of the hand at a table for several people; None: an ordinary match."""

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The seats in the order of the colours: red, white."""
        return self.red, other(self.red)

    def side(self, seat: Seat) -> int:
        """Return the index of a seat's colour: 0 for red, 1 for white."""
        return int(seat != self.red)


RED_FIRST: Final = Sides()
