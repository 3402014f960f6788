"""The widest buttons of a hand in a real browser of a phone's width: no text is cut off."""

from pathlib import Path

import discord
import pytest
from playwright.async_api import Browser, ViewportSize

from bot.koikoi.cards import DECK, month_of
from bot.locales import LANGUAGES, texts_in
from bot.pictures.boards.fonts import length
from bot.screens.card_buttons import marked_label
from bot.screens.wording.cards import taking
from tests.bot.harness import bot_harness

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = ViewportSize(width=390, height=844)
ROWS = 5
PAIRS = [
    (card, target)
    for card in DECK
    for target in DECK
    if card != target and month_of(card) == month_of(target)
]


def widest() -> list[str]:
    """Return the longest labels of all languages, with and without a mark."""
    plain, marked = set[str](), set[str]()
    for texts in map(texts_in, LANGUAGES):
        for pair in PAIRS:
            said, brief = (taking(texts, *pair, brief=brief) for brief in (False, True))
            plain.add(said)
            marked.add(marked_label(texts, 12, said, brief))
    return [*_widest(plain)[-2:], *_widest(marked)[-3:]]


def _widest(labels: set[str]) -> list[str]:
    return sorted(labels, key=lambda label: length(label, 16))


async def test_no_label_of_a_card_is_cut_on_a_phone(browser: Browser, tmp_path: Path) -> None:
    async with bot_harness(tmp_path) as room:
        view = discord.ui.View(timeout=None)
        for row, label in enumerate(widest()):
            view.add_item(discord.ui.Button(label=label, emoji="🎴", custom_id=f"{row}", row=row))
        await room.client.get_partial_messageable(room.world.channel.id).send("?", view=view)
        page = await browser.new_page(viewport=PHONE)
        await page.goto(room.world.discord.page_url)
        await page.locator("#app[aria-busy=false]").wait_for()
        shown = page.locator(".message button .label:visible")
        await shown.nth(ROWS - 1).wait_for()
        cut = await shown.evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        )
        await page.close()
    assert cut == []
