"""House rules as one array of numbers, for compiled code.

The array is `Rules.flat`: a number for the value of every option. The constants name the places
of those that steer the course of a round and of a match, and what their numbers mean; both come
from where the options are declared. Those of capturing and scoring stand in the arithmetic.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from bot.koikoi import Rules
from bot.koikoi.rules import number_of, place_of
from bot.opponents.compiled.compiling import Numbers

DECISION: Final = place_of("decision")
NEW_YAKU: Final = number_of("decision", "new_yaku")
REPLY_ENDS: Final = place_of("reply_ends")
KOI_LIMIT: Final = place_of("koi_limit")
KOI_LIMIT_SCOPE: Final = place_of("koi_limit_scope")
BOTH_TOGETHER: Final = number_of("koi_limit_scope", "round")
EXHAUST: Final = place_of("exhaust")  # points for the oya, or CALLER, or another word
CALLER: Final = number_of("exhaust", "caller")
DRAW_DEALER: Final = place_of("draw_dealer")
OTHER_DEALS: Final = number_of("draw_dealer", "other")
NEXT_DEALER: Final = place_of("next_dealer")
WINNER_DEALS: Final = number_of("next_dealer", "winner")
DEALERS_ALTERNATE: Final = number_of("next_dealer", "alternate")
TESHI: Final = place_of("teshi")  # points, or OFF, or REDEAL; so are the next three
KUTTSUKI: Final = place_of("kuttsuki")
FIELD_QUAD: Final = place_of("field_quad")
FIELD_PAIRS: Final = place_of("field_pairs")
REDEAL: Final = number_of("teshi", "redeal")
FIELD_TRIPLE: Final = place_of("field_triple")
TRIPLE_REDEAL: Final = number_of("field_triple", "redeal")
BOTH_LUCKY: Final = place_of("both_lucky")
LUCKY_TIE: Final = number_of("both_lucky", "tie")
LUCKY_REDEAL: Final = number_of("both_lucky", "redeal")
LUCKY_DEALER: Final = number_of("both_lucky", "dealer")
BLIND_SWAP: Final = place_of("blind_swap")
BANK: Final = place_of("bank")  # or OFF
ZERO_SUM: Final = place_of("zero_sum")
ROUNDS: Final = place_of("rounds")  # or OFF
TARGET: Final = place_of("target")  # or OFF
TIE: Final = place_of("tie")
EXTRA_ROUND: Final = number_of("tie", "extra_round")
OFF: Final = number_of("bank", "off")


@lru_cache(maxsize=256)
def rule_numbers(rules: Rules) -> Numbers:
    """Return the rules' numbers."""
    numbers = np.array(rules.flat, dtype=np.int64)
    numbers.flags.writeable = True
    return numbers
