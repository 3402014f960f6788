import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.discord_world import connected, local_world

from .conftest import Window
from .page_bot import PageBot

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_page_comes_back_by_itself_and_says_when_the_bot_is_away(
    browser: Browser, tmp_path: Path
) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    window = Window(page, [])
    async with local_world(tmp_path, judge=False) as world:
        port = world.discord.port
        async with connected(world, PageBot()):
            await window.open(world.discord.url)
            await window.send(window.aoi, "flower garden")
            await expect(page.locator(".bot-state")).to_have_text("Koi-Koi is online")
        await expect(page.locator(".bot-state")).to_have_text("Koi-Koi is offline")
    await expect(page.locator(".banner-line")).to_have_text(re.compile("Reconnecting"))
    async with local_world(tmp_path, judge=False, port=port) as world:
        await expect(page.locator(".banner-line")).to_be_hidden()
        await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("dry")
        answer = window.aoi.locator("[data-message-id]").last
        await answer.get_by_role("button", name="Water").click()
        await expect(answer.get_by_role("alert")).to_have_text("This interaction failed")
        await window.aoi.locator(".composer-text").fill("/flower garden")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        failed = window.aoi.locator(".pending-command")
        await expect(failed).to_contain_text("The application did not respond")
        await failed.get_by_role("button", name="Dismiss message").click()
        await expect(failed).to_have_count(0)
        world.ben.say("we are back")
        await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("we are back")
    await context.close()
