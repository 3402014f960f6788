"""The page of the playground in a real browser, together with a small bot."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world

from .page_bot import PageBot

if TYPE_CHECKING:  # most tests here need no browser
    from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page

PATIENCE = 60_000
"""Timeout in milliseconds that only a broken test reaches."""
CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = [shutil.which(name) for name in names]
    return next((path for path in [CHROMIUM, *found] if path and Path(path).exists()), None)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium here: install it (Debian: apt install chromium)")
    from playwright.async_api import async_playwright, expect

    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def garden(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """A local Discord with the flower bot."""
    folder = tmp_path_factory.mktemp("garden")
    async with local_world(folder, judge=False) as world, connected(world, PageBot()):
        yield world


@dataclass(frozen=True, slots=True)
class Window:
    """The page, with frequent queries of its panes."""

    page: Page
    complaints: list[str]

    @property
    def aoi(self) -> Locator:
        return self.page.locator("[data-pane='0']")

    @property
    def ben(self) -> Locator:
        return self.page.locator("[data-pane='1']")

    def dm(self, pane: Locator) -> Locator:
        """Return the entry of the bot's direct messages in the sidebar."""
        return pane.locator(".sidebar .place:has(.avatar)").first

    async def open(self, url: str) -> None:
        await self.page.goto(url)
        await self.page.locator("#app[aria-busy=false]").wait_for()

    @asynccontextmanager
    async def on_a_phone(self, height: int = 844) -> AsyncIterator[None]:
        """Give the page the size of a phone meanwhile, then close what is open."""
        whole = self.page.viewport_size
        assert whole is not None
        await self.page.set_viewport_size({"width": 390, "height": height})
        try:
            yield
        finally:
            await self.page.keyboard.press("Escape")
            await self.page.set_viewport_size(whole)

    async def server_sheet(self) -> Locator:
        """Open the sheet of the server."""
        await self.page.get_by_role("button", name="Server", exact=True).click()
        return self.page.get_by_role("dialog", name="Server")

    async def send(self, pane: Locator, command: str) -> Locator:
        """Type a command like a person; return its answer, the newest message of the bot."""
        rows = pane.locator("[data-message-id]")
        before = await rows.count()
        await pane.locator(".composer-text").fill(f"/{command}")
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")
        answer = rows.nth(before)
        await answer.wait_for()
        # Refers to the message itself, because others will follow it.
        return pane.locator(f"[data-message-id='{await answer.get_attribute('data-message-id')}']")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def tab(browser: Browser) -> AsyncIterator[Page]:
    """One tab for all tests: opening one takes longer than most tests."""
    context = await browser.new_context(viewport={"width": 1400, "height": 900})
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    await context.close()


@pytest_asyncio.fixture(loop_scope="module")
async def window(tab: Page, garden: World) -> AsyncIterator[Window]:
    """The garden as if opened for the first time; the console must stay without complaints."""
    opened = Window(tab, [])

    def heard(said: ConsoleMessage) -> None:
        if said.type in {"error", "warning"}:
            opened.complaints.append(said.text)

    def broke(error: Error) -> None:
        opened.complaints.append(str(error))

    tab.on("console", heard)
    tab.on("pageerror", broke)
    for message in list(garden.core.messages.by_id.values()):
        garden.core.messages.delete(message)
    if tab.url.startswith(garden.discord.url):
        await tab.evaluate("() => localStorage.clear()")
    await opened.open(garden.discord.page_url)
    yield opened
    tab.remove_listener("console", heard)
    tab.remove_listener("pageerror", broke)
    assert opened.complaints == []
