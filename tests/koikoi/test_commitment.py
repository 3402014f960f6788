"""The fair deal: commitments and their openings."""

import pytest

from bot.koikoi import PRESETS, Deal
from bot.koikoi.deals import deal_commitment
from bot.koikoi.record import Comment, MatchRecord
from bot.koikoi.verification import DealCheck, DealVerdict, check_deals
from tests.koikoi.rules.test_options import LUCKY_OYA
from tests.koikoi.test_scripted_rounds import NO_YAKU, TRIPLE

NONCE = "0" * 63 + "1"


def test_a_commitment_anyone_can_reckon_again() -> None:
    """The hash is that of `sha256sum`: of the nonce, a line feed and the deal without one."""
    assert deal_commitment(NONCE, NO_YAKU) == (
        "6607096ff228ebaf7862a3b60061351df851d5979961e8d411b3e19d12067efe"
    )


@pytest.mark.parametrize("nonce", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64])
def test_a_nonce_is_32_bytes_in_hexadecimal(nonce: str) -> None:
    with pytest.raises(ValueError, match="64 hexadecimal digits"):
        deal_commitment(nonce, NO_YAKU)


def checked(*comments: tuple[int, str, str], deals: tuple[Deal, ...]) -> tuple[DealCheck, ...]:
    notes = tuple(Comment(key, value, before) for before, key, value in comments)
    record = MatchRecord(PRESETS["ktane"], deals, notes, tuple(range(5, 5 + len(deals))))
    return check_deals(record)


def test_each_deal_is_held_against_the_comments_above_it() -> None:
    hashes = [deal_commitment(NONCE, deal) for deal in (LUCKY_OYA, NO_YAKU, TRIPLE)]
    assert checked(
        (0, "commitment", hashes[0]),
        (0, "nonce", NONCE),
        (1, "commitment", hashes[2]),
        (1, "nonce", NONCE),
        (2, "commitment", hashes[2]),
        deals=(LUCKY_OYA, NO_YAKU, TRIPLE, TRIPLE),
    ) == (
        DealCheck(1, 5, DealVerdict.HOLDS, hashes[0], hashes[0]),
        DealCheck(2, 6, DealVerdict.BROKEN, hashes[2], hashes[1]),
        DealCheck(3, 7, DealVerdict.UNOPENED, hashes[2], None),
        DealCheck(4, 8, DealVerdict.UNCOMMITTED, None, None),
    )


def test_a_nonce_that_is_none_opens_nothing() -> None:
    commitment = deal_commitment(NONCE, TRIPLE)
    assert checked((0, "commitment", commitment), (0, "nonce", "1"), deals=(TRIPLE,)) == (
        DealCheck(1, 5, DealVerdict.BROKEN, commitment, None),
    )
