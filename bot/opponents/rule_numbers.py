"""RoundFlow rules as one array of numbers, for compiled code.

The first numbers are those of the arithmetic (`Rules.flat`); after them stand the options that
steer the course of a round and of a match.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from bot.koikoi import Rules
from bot.opponents.compiling import Numbers

DECISION_NEW_YAKU: Final = 39
REPLY_ENDS: Final = 40
KOI_LIMIT: Final = 41
KOI_LIMIT_ROUND: Final = 42
EXHAUST: Final = 43  # points for the oya, or CALLER
OTHER_DEALS_AFTER_DRAW: Final = 44
NEXT_DEALER: Final = 45
TESHI: Final = 46  # points, or OFF, or REDEAL; so are the next three
KUTTSUKI: Final = 47
FIELD_QUAD: Final = 48
FIELD_PAIRS: Final = 49
FIELD_TRIPLE_REDEAL: Final = 50
BOTH_LUCKY: Final = 51
BLIND_SWAP: Final = 52
BANK: Final = 53  # or OFF
ZERO_SUM: Final = 54
ROUNDS: Final = 55  # or OFF
TARGET: Final = 56  # or OFF
EXTRA_ROUND: Final = 57
SIZE: Final = 58

OFF, REDEAL, CALLER = -1, -2, -3
WINNER_DEALS, LOSER_DEALS, DEALERS_ALTERNATE = 0, 1, 2
LUCKY_TIE, LUCKY_IGNORE, LUCKY_REDEAL, LUCKY_DEALER = 0, 1, 2, 3

_NEXT_DEALER: Final = ("winner", "loser", "alternate")
_BOTH_LUCKY: Final = ("tie", "ignore", "redeal", "dealer")


def _payment(value: int | str | None) -> int:
    if isinstance(value, int):
        return value
    return OFF if value is None else REDEAL


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> Numbers:
    """Return the rules' numbers."""
    numbers = np.array(
        (
            *rules.flat,
            rules.decision == "new_yaku",
            rules.reply_ends,
            rules.koi_limit,
            rules.koi_limit_scope == "round",
            {"zero": 0, "caller": CALLER}[rules.exhaust]
            if isinstance(rules.exhaust, str)
            else rules.exhaust,
            rules.draw_dealer == "other",
            _NEXT_DEALER.index(rules.next_dealer),
            _payment(rules.teshi),
            _payment(rules.kuttsuki),
            _payment(rules.field_quad),
            _payment(rules.field_pairs),
            rules.field_triple == "redeal",
            _BOTH_LUCKY.index(rules.both_lucky),
            rules.blind_swap,
            OFF if rules.bank is None else rules.bank,
            rules.zero_sum,
            OFF if rules.rounds is None else rules.rounds,
            OFF if rules.target is None else rules.target,
            rules.tie == "extra_round",
        ),
        dtype=np.int64,
    )
    assert len(numbers) == SIZE
    numbers.flags.writeable = True
    return numbers
