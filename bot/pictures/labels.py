"""The few words in pictures; the caller gives them in the reader's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Labels:
    """Words for a picture.

    Latin script is written with a font, a few Japanese words with our own brush strokes. Other
    words are left out.

    Japanese: `Labels(round="局", yaku={"goko": "五光", …})`.
    """

    round: str = "Round"
    yaku: Mapping[str, str] = field(default_factory=dict)
    """The names of the yaku by their ids; one without has its Japanese name alone."""
    nobody: str = "Nobody won"
    """Shown beside the Japanese word, when a round had no winner."""
    your_turn: str = "Your turn"
    """In the hand: the text above a picture scrolls away on a phone."""
    plants: Mapping[int, str] = field(default_factory=dict)
    """The plants of the months, by month: for the lesson, as all that follows."""
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The kinds of cards, by their letters."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """The parts of a table: "captured", "field", "drawn", "hand"."""
    profile: Mapping[str, str] = field(default_factory=dict)
    """The figures of a profile, by the names of `PROFILE_LABELS`."""
    tournament: Mapping[str, str] = field(default_factory=dict)
    """The words of a tournament, with names of rounds: see `boards.bracket`, `boards.standings`."""
    hand: str = "Hand"
    """Before the number of a hand at a table for several people."""


ENGLISH: Final = Labels()
