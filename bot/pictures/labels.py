"""The few words in pictures, in the reader's language, and the names and colours of the players."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other


@dataclass(frozen=True, slots=True, kw_only=True)
class Labels:
    """Words for a picture.

    A few Japanese words are written with our own brush strokes, all others with fonts. No field
    has a default, so that a new one can't be forgotten.
    """

    language: str
    """The language of the words: some characters have another form in each of several."""
    round: str
    yaku: Mapping[str, str]
    """The names of the yaku by their ids; one without has its Japanese name alone."""
    nobody: str
    """Shown beside the Japanese word, when a round had no winner."""
    your_turn: str
    """In the hand: the text above a picture scrolls away on a phone."""
    plants: Mapping[int, str]
    """The plants of the months, by month: for the lesson, as all that follows."""
    kinds: Mapping[str, str]
    """The kinds of cards, by their letters."""
    parts: Mapping[str, str]
    """The parts of a table: "captured", "field", "drawn", "hand"."""
    profile: Mapping[str, str]
    """The figures of a profile, by the names of `PROFILE_LABELS`."""
    tournament: Mapping[str, str]
    """The words of a tournament, with names of rounds: see `boards.bracket`, `boards.standings`."""
    decimal: str
    """What stands before tenths: a point, or a comma."""
    hand: str
    """Before the number of a hand at a table for several people."""


ENGLISH: Final = Labels(
    language="en",
    round="Round",
    yaku={},
    nobody="Nobody won",
    your_turn="Your turn",
    plants={},
    kinds={},
    parts={},
    profile={},
    tournament={},
    decimal=".",
    hand="Hand",
)
"""Where nobody gives words: names that a picture can do without are empty."""


# Who is red and who is white, their names, and which hand it is.

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
