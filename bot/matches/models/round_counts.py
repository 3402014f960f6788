"""A person's results in the rounds of one match, or of many."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Final

OWN_RULES: Final = ""
"""The key of all house rules that differ from every preset, instead of a preset's key.

The expected number of each yaku is known for presets only.
"""


@dataclass(frozen=True, slots=True)
class YakuCounts:
    """In how many rounds a person won with each yaku, of so many that they played."""

    rounds: int = 0
    made: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RoundCounts:
    """A person's results in rounds that were played to their end.

    - `won`: rounds won, and `points`: what they paid.
    - `chances`: rounds in which the person could call koi-koi, `called`: those in which they did.
    - `paid`: of the rounds with a call those that the caller won, `punished`: the other player.
    - `yaku`: by the preset of the rules, or `OWN_RULES`.
    """

    won: int = 0
    points: int = 0
    chances: int = 0
    called: int = 0
    paid: int = 0
    punished: int = 0
    yaku: Mapping[str, YakuCounts] = field(default_factory=dict)

    @property
    def rounds(self) -> int:
        """How many rounds they are."""
        return sum(one.rounds for one in self.yaku.values())


NUMBERS: Final = tuple(one.name for one in fields(RoundCounts) if one.name != "yaku")
NOTHING: Final = (RoundCounts(), RoundCounts())
"""Of both people of a match in which no round was played to its end, or counted."""
