"""The places of the options that control the course of a match, and the meaning of their numbers.

The options of capturing and scoring are in `arithmetic`. Both modules derive their constants from
the declarations of the options.
"""

from typing import Final

from bot.koikoi.rules.rules import number_of, place_of

DECISION: Final = place_of("decision")
NEW_YAKU: Final = number_of("decision", "new_yaku")
REPLY_ENDS: Final = place_of("reply_ends")
KOI_LIMIT: Final = place_of("koi_limit")
KOI_LIMIT_SCOPE: Final = place_of("koi_limit_scope")
BOTH_TOGETHER: Final = number_of("koi_limit_scope", "round")
EXHAUST: Final = place_of("exhaust")  # points for the oya, CALLER, or another word
CALLER: Final = number_of("exhaust", "caller")
DRAW_DEALER: Final = place_of("draw_dealer")
OTHER_DEALS: Final = number_of("draw_dealer", "other")
NEXT_DEALER: Final = place_of("next_dealer")
WINNER_DEALS: Final = number_of("next_dealer", "winner")
DEALERS_ALTERNATE: Final = number_of("next_dealer", "alternate")
TESHI: Final = place_of("teshi")  # points, OFF or REDEAL; the next three have the same values
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
BANK: Final = place_of("bank")  # points at the start, or OFF
ZERO_SUM: Final = place_of("zero_sum")
ROUNDS: Final = place_of("rounds")  # number of rounds, or OFF
TARGET: Final = place_of("target")  # points, or OFF
TIE: Final = place_of("tie")
EXTRA_ROUND: Final = number_of("tie", "extra_round")
OFF: Final = number_of("bank", "off")
