"""A whole match by clicks in a real browser: Ben from his direct messages, Aoi by *My hand*.

The real bot, the real client library, a real SQLite file and the real page; only randomness is
seeded and the clock is manual.
"""

import random
import re
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.app import STORED_FEATURES
from bot.koikoi import Phase
from bot.matches.models.terms import GuildSettings
from bot.storage import schema
from bot.storage.engine import Database
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.e2e.patience import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="module")

WIDE, PHONES = (1400, 900), (800, 900)


class TwoPeople:
    """Both panes of the page, and actions of their hands."""

    def __init__(self, page: Page, room: BotHarness, seed: int) -> None:
        self.page = page
        self.room = room
        self.chance = random.Random(seed)
        self.aoi = page.locator("[data-pane='0']")
        self.ben = page.locator("[data-pane='1']")

    async def send(self, pane: Locator, command: str) -> None:
        await pane.locator(".composer-text").fill(f"/{command}")
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    async def open_direct_messages(self, pane: Locator) -> None:
        await pane.locator(".sidebar .place:has(.avatar)").click()

    async def press(self, button: Locator) -> None:
        """Click, and wait until the bot has shown the change."""
        # After the delay that ignores taps on a question that has just appeared.
        self.room.clock.move(timedelta(seconds=1))
        await button.click()

    async def move(self) -> None:
        """Let the player to move click one of the buttons in their hand."""
        stored = await self.room.stored()
        info = stored.info
        assert info.to_act is not None
        pane = self.aoi if info.seat_of(self.room.aoi.id) == info.to_act else self.ben
        verbs = ("play", "take", "koi", "stop")
        offered = pane.locator(
            ", ".join(
                f"button[data-custom-id^='kk:1:{stored.seq}:{verb}']:not([disabled])"
                for verb in verbs
            )
        )
        await offered.first.wait_for()
        await self.press(offered.nth(self.chance.randrange(await offered.count())))
        await self.until_changed(stored.seq)

    async def until_changed(self, seq: int) -> None:
        for _ in range(12_000):  # counted in frames of the page, for minutes
            if (await self.room.stored()).seq > seq:
                return
            await self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError(f"the click after action {seq} changed nothing")

    async def next_round(self) -> None:
        """Press "ready" for both players."""
        seq = (await self.room.stored()).seq
        for pane in (self.aoi, self.ben):
            await self.press(pane.get_by_role("button", name="Next round").last)
            await expect(pane.get_by_role("button", name="Next round 0/2")).to_have_count(0)
        await self.until_changed(seq)


@pytest.mark.parametrize("size", [WIDE, PHONES], ids=["wide", "phones"])
async def test_a_match_is_played_to_the_result_and_is_found_again(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    url = f"sqlite:///{tmp_path / 'koikoi.sqlite3'}"
    await schema.prepare(url)
    complaints: list[str] = []
    async with local_world(tmp_path / "discord") as world:
        room = BotHarness(world, Database(url, STORED_FEATURES), seed=size[0])
        async with room.open():
            # A whole match on the wide page; a single round shows that phones work.
            rounds = 3 if size is WIDE else 1
            await room.service.settings.save_guild_settings(
                GuildSettings(world.guild.id, length=rounds)
            )
            page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
            page.set_default_timeout(1000 * PATIENCE)
            page.on("pageerror", lambda error: complaints.append(str(error)))
            await page.goto(world.discord.page_url)
            await page.locator("#app[aria-busy=false]").wait_for()
            if size is PHONES:
                await page.locator("[data-view=phone]").click()
            people = TwoPeople(page, room, seed=size[0])
            await _play_and_look_back(people, rounds, phones=size is PHONES)
        await page.close()
        await room.store.close()
    assert complaints == []


async def _play_and_look_back(people: TwoPeople, rounds: int, *, phones: bool) -> None:
    room, aoi, ben = people.room, people.aoi, people.ben
    await aoi.locator(".chip[data-command='koikoi play']").click()
    await people.page.keyboard.press("Enter")
    await people.press(ben.get_by_role("button", name="Accept"))
    await people.press(aoi.get_by_role("button", name="My hand"))
    if phones:
        await ben.get_by_role("button", name="Channels").click()
    await people.open_direct_messages(ben)

    while not (stored := await room.stored()).info.reason:
        assert stored.match is not None
        if stored.match.phase is Phase.DEAL:
            await people.next_round()
        else:
            await people.move()
    await room.drawn()

    stored = await room.stored()
    assert stored.match is not None
    assert len(stored.match.results) == rounds
    await expect(aoi.get_by_role("button", name="Rematch").last).to_be_visible()
    await expect(ben.get_by_role("button", name="Rematch").last).to_be_visible()

    await people.send(aoi, "koikoi history")
    history = aoi.locator("[data-message-id]").last
    await expect(history).to_contain_text("Ben")
    high, low = sorted(stored.match.scores, reverse=True)
    await expect(history).to_contain_text(re.compile(f"({high}–\u2060{low}|{low}–\u2060{high})"))
    await people.send(aoi, "koikoi leaderboard")
    board = aoi.locator("[data-message-id]").last
    await expect(board).to_contain_text("Aoi")
    await expect(board).to_contain_text("Ben")
