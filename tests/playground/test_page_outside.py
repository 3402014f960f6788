"""Places without the bot on the page: a server, a group message, direct messages of two people."""

import re

import pytest
from playwright.async_api import expect

from bot.playground.testing.pilot import World

from .conftest import Window

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_a_command_is_offered_where_its_person_added_the_bot(
    window: Window, garden: World
) -> None:
    group = garden.add_group("Card friends", garden.aoi, garden.ben)
    for pane in (window.aoi, window.ben):
        await pane.locator(".sidebar .place", has_text="Card friends").click()
        await expect(pane).to_have_attribute("data-channel-id", str(group.id))
        await expect(pane.locator(".welcome")).to_contain_text("Koi-Koi isn't a member here")
        await expect(pane.locator(".welcome .chip")).to_have_count(0)
    await window.aoi.locator(".composer-text").fill("/")
    await expect(window.aoi.locator(".suggestions-empty")).to_contain_text("isn't a member here")
    await window.aoi.locator(".composer-text").fill("")
    await window.aoi.get_by_role("button", name="Add to My Apps").click()
    await garden.until(lambda: garden.aoi.person.has_app)
    chip = window.aoi.locator(".chip", has_text="/flower plant")
    await expect(chip).to_contain_text("@Ben")
    await expect(window.ben.locator(".welcome .chip")).to_have_count(0)
    answer = await window.send(window.aoi, "flower garden")
    await answer.get_by_role("button", name="Water").click()
    await expect(answer).to_contain_text("watered 1")
    # Anybody there presses, also without the bot among their apps.
    seen = window.ben.locator("[data-message-id]").last
    await seen.get_by_role("button", name="Water").click()
    await expect(answer).to_contain_text("watered 2")
    await window.aoi.get_by_role("button", name="Members").click()
    await expect(window.aoi.locator(".members .member")).to_have_text(
        [re.compile("Aoi"), re.compile("Ben")]
    )
    await window.aoi.get_by_role("button", name="Members").click()
    await seen.get_by_role("button", name="Koi-Koi").first.click()
    card = window.ben.get_by_role("dialog", name="Koi-Koi")
    await card.get_by_role("button", name="Add to My Apps").click()
    await garden.until(lambda: garden.ben.person.has_app)
    await expect(window.ben.locator(".welcome .chip").first).to_be_visible()
    for pilot in (garden.aoi, garden.ben):
        pilot.install(installed=False)


async def test_two_people_write_to_each_other(window: Window, garden: World) -> None:
    garden.aoi.install()
    garden.ben.say("hello")
    await window.aoi.locator(".byline .author", has_text="Ben").last.click()
    await window.aoi.get_by_role("button", name="Message", exact=True).click()
    await expect(window.aoi.get_by_role("heading", level=1)).to_have_text("Ben")
    await window.aoi.locator(".composer-text").fill("to you alone")
    await window.page.keyboard.press("Enter")
    place = window.ben.locator(".sidebar .place", has_text="Aoi")
    await expect(place.locator(".badge")).to_have_text("1")
    await place.click()
    await expect(window.ben.locator("[data-message-id]").last).to_contain_text("to you alone")
    await window.send(window.aoi, "flower garden")
    await expect(window.ben.locator("[data-message-id]").last).to_contain_text("dry")
    # The bot's own direct messages are still the first ones.
    await window.dm(window.aoi).click()
    await expect(window.aoi.get_by_role("heading", level=1)).to_have_text("Koi-Koi")
    garden.aoi.install(installed=False)


async def test_a_server_without_the_bot_hides_the_answers_of_peoples_apps(
    window: Window, garden: World
) -> None:
    guild = garden.add_guild("Elsewhere", garden.aoi.person, app=False)
    garden.join(guild, garden.ben.person)
    garden.aoi.install()
    page = window.page
    for pane in (window.aoi, window.ben):
        await pane.locator(f"[data-guild-id='{guild.id}'] .place").click()
    await window.send(window.aoi, "flower panel")
    await expect(window.ben.locator("[data-message-id]")).to_have_count(1)
    sheet = await window.server_sheet()
    await sheet.get_by_label("Apps that only people have may answer for everybody").uncheck()
    await garden.until(lambda: not garden.core.directory.guilds[guild.id].external_apps)
    await page.keyboard.press("Escape")
    answer = await window.send(window.aoi, "flower panel")
    await expect(answer).to_have_class(re.compile("ephemeral"))
    await expect(window.ben.locator("[data-message-id]")).to_have_count(1)
    garden.aoi.install(installed=False)


async def test_a_group_is_made_on_a_phone(window: Window, garden: World) -> None:
    async with window.on_a_phone():
        sheet = await window.server_sheet()
        await sheet.locator("summary", has_text="Another server").click()
        await sheet.get_by_label("Add a group message: name").fill("Plum wine")
        await window.page.keyboard.press("Enter")
        await expect(sheet).to_have_count(0)
        await expect(window.aoi.get_by_role("heading", level=1)).to_have_text("Plum wine")
        await window.aoi.get_by_role("button", name="Channels").click()
        await expect(window.aoi.locator(".sidebar .place", has_text="Plum wine")).to_be_visible()
        assert await window.aoi.evaluate("it => it.scrollWidth <= it.clientWidth")
        groups = [one for one in garden.core.directory.channels.values() if one.name == "Plum wine"]
        assert [one.member_ids for one in groups] == [(garden.aoi.id, garden.ben.id)]
