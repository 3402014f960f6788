r"""The fair deal: a deal is committed to before the round and opened after it.

Before a round the server publishes `sha256(nonce + "\n" + deal line)`, the nonce being 32 random
bytes in hexadecimal. After the round it publishes the nonce and the deal. Everyone can compute the
hash again and compare it. That proves that the deal wasn't changed during the round. It doesn't
prove that the shuffle was random, because only the server saw it.
"""

import hashlib
import string

from bot.koikoi.actions import Deal
from bot.koikoi.errors import ErrorCode, NotationError

COMMITMENT = "commitment"
NONCE = "nonce"
"""The keys of the comments above a `deal` line in a record."""

PROOF = (
    "This proves that the deal was not changed during the round, if the hash is the one that you"
    " were shown before it. It does not prove that the shuffle was random."
)


def is_digest(text: str) -> bool:
    """Tell whether a text is 32 bytes in hexadecimal, as nonces and commitments are."""
    return len(text) == 64 and set(text) <= set(string.digits + "abcdef")


def deal_commitment(nonce: str, deal: Deal) -> str:
    """Return the hash that commits to a deal; `nonce` is 32 random bytes in hexadecimal."""
    if not is_digest(nonce):
        raise NotationError(ErrorCode.NONCE_FORM)
    return hashlib.sha256(f"{nonce}\n{deal.text}".encode()).hexdigest()
