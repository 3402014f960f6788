import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world

from .conftest import PATIENCE, Window
from .page_bot import PageBot

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

HOLD_BACK = """
(() => {
  const add = WebSocket.prototype.addEventListener;
  window.holdBack = new Set();
  window.heldBack = [];
  window.letGo = () => {
    window.holdBack.clear();
    window.heldBack.splice(0).forEach((tell) => tell());
  };
  WebSocket.prototype.addEventListener = function (type, listener) {
    if (type === "open") add.call(this, "open", () => { this.wasOpen = true; });
    add.call(this, type, (event) => {
      const what = type === "message" ? JSON.parse(event.data).t : type;
      if (this.wasOpen && window.holdBack.has(what)) window.heldBack.push(() => listener(event));
      else listener(event);
    });
  };
})();
"""
"""Delays events for the page: the end of its socket, or a message of the server.

A failed connection attempt is always reported: otherwise the page would not try again.
"""


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    context = await browser.new_context()
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    await page.add_init_script(HOLD_BACK)
    yield page
    await context.close()


async def with_a_garden(window: Window, world: World) -> None:
    """The page is open and shows a message of the bot, which is offline now."""
    state = window.page.locator(".bot-state")
    async with connected(world, PageBot()):
        await window.open(world.discord.page_url)
        await window.send(window.aoi, "flower garden")
        await expect(state).to_have_text("Koi-Koi is online")
    await expect(state).to_have_text("Koi-Koi is offline")


async def send_in_vain(window: Window) -> None:
    """Send a command while no bot is connected, and read Discord's message."""
    await window.aoi.locator(".composer-text").fill("/flower garden")
    await window.page.keyboard.press("Enter")
    await window.page.keyboard.press("Enter")
    failed = window.aoi.locator(".pending-command")
    await expect(failed).to_contain_text("The application did not respond")
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(failed).to_have_count(0)


async def test_the_page_comes_back_by_itself_and_says_when_the_bot_is_away(
    page: Page, tmp_path: Path
) -> None:
    window, banner = Window(page, []), page.locator(".banner-line")
    async with local_world(tmp_path, judge=False) as world:
        port = world.discord.port
        await with_a_garden(window, world)
    await expect(banner).to_be_visible()
    await expect(banner).to_have_text(re.compile("Reconnecting"))
    async with local_world(tmp_path, judge=False, port=port) as world:
        await expect(banner).to_be_hidden()
        answer = window.aoi.locator("[data-message-id]").last
        await expect(answer).to_contain_text("dry")
        await answer.get_by_role("button", name="Water").click()
        await expect(answer.get_by_role("alert")).to_have_text("This interaction failed")
        await send_in_vain(window)
        world.ben.say("we are back")
        await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("we are back")


async def test_a_command_waits_while_the_playground_starts_the_bot(
    page: Page, tmp_path: Path
) -> None:
    window = Window(page, [])
    async with local_world(tmp_path, judge=False) as world:
        world.core.starts_bot = True
        await with_a_garden(window, world)
        note = window.aoi.locator(".composer-note")
        await expect(note).to_contain_text("Koi-Koi is starting")
        rows = await window.aoi.locator("[data-message-id]").count()
        await window.aoi.locator(".composer-text").fill("/flower garden")
        for _ in range(3):  # one picks the command; sent twice, it goes out once
            await page.keyboard.press("Enter")
        await expect(note).to_have_text("/flower garden goes out as soon as Koi-Koi is online.")
        await expect(window.aoi.locator(".pending-command")).to_have_count(0)
        await window.ben.locator(".language").select_option("ja")
        await expect(window.ben.locator(".composer-note")).to_contain_text("起動しています")
        await window.ben.locator(".composer-text").focus()
        async with connected(world, PageBot()):
            await expect(note).to_be_hidden()
            await expect(window.aoi.locator("[data-message-id]")).to_have_count(rows + 1)
            await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("dry")
            await expect(window.aoi.locator(".composer-text")).to_have_value("")
            await expect(window.ben.locator(".composer-text")).to_be_focused()
            await window.send(window.aoi, "flower garden")
        await window.aoi.locator(".composer-text").fill("/flower garden")
        for _ in range(2):
            await page.keyboard.press("Enter")
        await expect(note).to_contain_text("goes out")
        await page.keyboard.press("Escape")
        await expect(note).to_contain_text("Koi-Koi is starting")
        async with connected(world, PageBot()):
            await expect(note).to_be_hidden()
            await window.send(window.aoi, "flower garden")
            await expect(window.aoi.locator("[data-message-id]")).to_have_count(rows + 3)


async def test_who_acts_before_the_page_heard_of_the_lost_connection_is_told_the_truth(
    page: Page, tmp_path: Path
) -> None:
    window, banner = Window(page, []), page.locator(".banner-line")
    async with local_world(tmp_path, judge=False) as world:
        port = world.discord.port
        await with_a_garden(window, world)
        await expect(banner).to_have_text("")
        await page.evaluate("() => holdBack.add('close')")
    await page.wait_for_function("() => heldBack.length > 0")
    assert await banner.is_hidden()  # it has not noticed yet
    answer = window.aoi.locator("[data-message-id]").last
    await answer.get_by_role("button", name="Water").click()
    await expect(banner).to_have_text(re.compile("Reconnecting"))
    await expect(answer.get_by_role("alert")).to_have_count(0)
    async with local_world(tmp_path, judge=False, port=port):
        await expect(banner).to_be_hidden()
        await page.evaluate("() => letGo()")  # the old event doesn't end a new connection
        assert await banner.is_hidden()
        await send_in_vain(window)


async def test_the_page_is_back_when_it_knows_how_things_stand(page: Page, tmp_path: Path) -> None:
    window, banner = Window(page, []), page.locator(".banner-line")
    async with local_world(tmp_path, judge=False) as world:
        await with_a_garden(window, world)
        await page.evaluate("() => holdBack.add('state')")
        await world.discord.pages.close()
        await page.wait_for_function("() => heldBack.length > 0")
        assert await banner.is_visible()
        assert re.search("Reconnecting", await banner.inner_text())
        await page.evaluate("() => letGo()")
        await expect(banner).to_be_hidden()
        world.core.gateway.forget_sessions()  # the bot will not return to answer
        await send_in_vain(window)
