"""The log for a host: without cards, and without tokens of anybody's hidden message."""

import logging

import pytest

from bot.koikoi import DECK, card_code
from tests.bot.harness import BotHarness


async def test_not_even_the_fullest_log_names_cards_or_keys(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        await room.started()
        for _ in range(2):
            await room.move(await room.mover())
    told = "\n".join(record.getMessage() for record in caplog.records)
    assert "custom_id" not in told
    assert "token" not in told.lower()
    assert not [card for card in DECK if f"play {card_code(card)}" in told]
    assert "Your hand" not in told
