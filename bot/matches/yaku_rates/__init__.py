"""How often a steady player wins a round with each yaku, and what that lets one expect.

The rates are those of the rollout policy in self-play under each preset, kept in `rates.json` as
`make tool ARGS=yaku-rates` measured them. They know everybody from the first round on. Rates over
all rounds of this database would at first compare people with themselves, and change with every
match.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from bot.koikoi.rules import Yaku
from bot.matches.models.profiles import Expected
from bot.matches.models.round_counts import OWN_RULES, RoundCounts

FILE: Final = Path(__file__).with_name("rates.json")
_ORDER: Final = {yaku.value: place for place, yaku in enumerate(Yaku)}


@cache
def rates() -> Mapping[str, Mapping[str, float]]:
    """Return how often one player wins a round with each yaku, by preset: 0 to 1."""
    found: dict[str, dict[str, float]] = json.loads(FILE.read_text(encoding="utf-8"))["presets"]
    return found


def favourites(counts: RoundCounts) -> tuple[Expected, ...]:
    """Return the yaku that a person made, the most frequent first, beside the expected numbers.

    If any of their rounds were played by the rules of a preset, only those are compared.
    """
    known = {key: one for key, one in counts.yaku.items() if key in rates()}
    compared = known or {key: one for key, one in counts.yaku.items() if key == OWN_RULES}
    made: dict[str, int] = {}
    for yaku, count in (item for one in compared.values() for item in one.made.items()):
        made[yaku] = made.get(yaku, 0) + count
    found = [
        Expected(yaku, count, _expected(counts, yaku) if known else None)
        for yaku, count in made.items()
    ]
    return tuple(sorted(found, key=lambda one: (-one.made, _ORDER.get(one.yaku, len(_ORDER)))))


def _expected(counts: RoundCounts, yaku: str) -> float | None:
    """Return how often, or None for a yaku that only some rounds have: that of the month."""
    if yaku == Yaku.MONTH:
        return None
    return sum(
        one.rounds * rates()[key].get(yaku, 0.0)
        for key, one in counts.yaku.items()
        if key in rates()
    )
