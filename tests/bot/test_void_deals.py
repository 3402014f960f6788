"""A void deal: it is dealt again, and everyone is told the reason."""

from pathlib import Path

import pytest

from bot.koikoi.cards import Card, parse_card
from bot.koikoi.events import VoidReason
from bot.locales import LANGUAGES, Language, texts_in
from tests.bot.each import each
from tests.bot.harness import VIEWING, BotHarness, bot_harness, deck
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

QUAD = deck(field="09A 09R 09C1 09C2 01C1 02C1 03C1 04C1")
PAIRS = deck(field="06A 06R 07A 07R 08B 08A 09C1 09C2")
AGAIN = "🔁 Dealt again: four pairs on the field, four cards of one month on the field."


async def test_everybody_is_told_why_it_was_dealt_again_until_somebody_moves(
    tmp_path: Path,
) -> None:
    async with bot_harness(tmp_path, PAIRS, QUAD, VIEWING) as room:
        table = await room.started()
        stored = await room.stored()
        assert stored.voided == (VoidReason.FIELD_PAIRS, VoidReason.FIELD_QUAD)
        mover = await room.mover()
        for shown in (room.now(table), room.hand(room.aoi), room.hand(room.ben)):
            assert AGAIN in shown.content
        await room.move(mover)
        for shown in (room.now(table), room.hand(room.aoi), room.hand(room.ben)):
            assert "Dealt again" not in shown.content


async def test_it_is_told_after_a_restart_as_well(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, PAIRS, VIEWING) as room:
        table = await room.started()
        await room.client.close()
        async with room.open():
            room.client.presenter.refresh(1)
            await room.drawn()
            assert "🔁 Dealt again: four pairs on the field." in room.now(table).content
            menu = (await room.aoi.click("Menu", in_=room.now(table))).message
            assert menu is not None
            fair = await room.aoi.click("Fair deal", in_=menu)
            assert "Round 1, dealt again (four pairs on the field), opened: `" in fair.text
            assert "Round 1, sealed: `" in fair.text


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("05C1", "02A", "The earlier month deals first."),
        ("05C1", "05A", "Same month, so the higher card deals first."),
    ],
)
async def test_the_first_dealer_is_explained_by_month_or_by_card(
    tmp_path: Path, first: str, second: str, said: str
) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store, decks=(drawn(first, second), VIEWING))
        async with room.open():
            table = await room.started()
            assert said in room.now(table).content
            assert await room.mover() is room.ben


def drawn(*codes: str) -> tuple[Card, ...]:
    """Return a shuffled deck with these cards on top."""
    named = tuple(map(parse_card, codes))
    return (*named, *(card for card in deck() if card not in named))


@each("language", LANGUAGES)
def test_every_reason_has_its_words(language: Language) -> None:
    texts = texts_in(language)
    told = {texts(f"void-{reason}") for reason in VoidReason}
    assert len(told) == len(VoidReason)
