"""The page's own controls in a real browser, by pointer and by keyboard."""

import re
from datetime import timedelta

import pytest
from playwright.async_api import expect

from bot.playground.objects.automod import AutoMod
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import World

from .conftest import Window

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_an_admin_changes_a_server_by_keyboard(window: Window, garden: World) -> None:
    page, keys = window.page, window.page.keyboard
    await page.get_by_role("button", name="Server", exact=True).focus()
    await keys.press("Enter")
    sheet = page.get_by_role("dialog", name="Server")
    await sheet.get_by_text("Channel", exact=True).focus()
    await keys.press("Enter")
    box = sheet.get_by_label("Attach Files")
    await box.focus()
    pressed = await box.element_handle()
    await keys.press("Space")
    await expect(box).not_to_be_checked()
    bot_may = garden.core.directory.bot_may
    await garden.until(lambda: Permission.ATTACH_FILES not in bot_may(garden.channel))
    # It is drawn again, which would end a key press in between, and stays focused.
    await page.wait_for_function("box => !box.isConnected", arg=pressed)
    await expect(box).to_be_focused()
    await keys.press("Space")
    await garden.until(lambda: Permission.ATTACH_FILES in bot_may(garden.channel))
    await sheet.get_by_label("Add a channel: name").fill("Spring Cup")
    await keys.press("Enter")
    delete = sheet.get_by_role("button", name="Delete #spring-cup")
    await expect(delete).to_be_visible()
    place = window.aoi.locator(".sidebar .place", has_text="spring-cup")
    await expect(place).to_be_visible()
    await delete.click()
    await expect(place).to_have_count(0)
    await keys.press("Escape")
    await expect(sheet).to_have_count(0)
    await expect(page.get_by_role("button", name="Server", exact=True)).to_be_focused()


async def test_a_second_admin_is_made_on_a_phone(window: Window, garden: World) -> None:
    async with window.on_a_phone():
        sheet = await window.server_sheet()
        for part in ("Channel", "Member", "Roles", "AutoMod", "Another server"):
            await sheet.locator("summary", has_text=part).click()
            assert await sheet.evaluate("it => it.scrollWidth <= it.clientWidth"), part
        await sheet.locator("summary", has_text="Member").click()
        await sheet.get_by_label("Manager (may Manage Server)").check()
        await garden.until(lambda: garden.guild.manager_ids == (garden.ben.id,))
        await sheet.get_by_label("Member of this server").uncheck()
        await expect(sheet.get_by_label("Manager (may Manage Server)")).to_be_disabled()
        assert garden.guild.manager_ids == (), "whoever leaves has no role any more"
        await sheet.get_by_label("Member of this server").check()
        await garden.until(lambda: garden.ben.id in garden.guild.member_ids)


async def test_automod_is_switched_on_a_phone(window: Window, garden: World) -> None:
    async with window.on_a_phone():
        sheet = await window.server_sheet()
        await sheet.locator("summary", has_text="AutoMod").click()
        assert await sheet.evaluate("it => it.scrollWidth <= it.clientWidth")
        mentions = sheet.get_by_label("At most 20 mentions in a message")
        await expect(mentions).to_be_checked()
        await mentions.uncheck()
        words = sheet.get_by_label("Forbidden words")
        await words.fill("moon, *light*")
        await words.press("Enter")
        await sheet.get_by_label("Caught answers become hidden").check()
        await expect(words).to_have_value("moon, *light*")
        expected = AutoMod(None, ("moon", "*light*"), hides_answers=True)
        await garden.until(lambda: garden.guild.automod == expected)
        await sheet.get_by_label("Koi-Koi's role is exempt").check()
        await garden.until(lambda: garden.guild.automod.exempt_role_ids != ())
    garden.set_automod(garden.guild, mentions=20)


async def test_a_bot_that_was_put_out_offers_no_commands(window: Window, garden: World) -> None:
    chips = window.aoi.locator(".chip")
    await expect(chips.first).to_be_visible()
    await window.aoi.locator(".guild > button").click()
    await window.aoi.get_by_role("menuitem", name="Server Settings").click()
    sheet = window.page.get_by_role("dialog", name="Server")
    there = sheet.get_by_label("Koi-Koi is on this server")
    await there.uncheck()
    await expect(chips).to_have_count(0)
    assert not garden.guild.bot_is_member
    await there.check()
    await expect(chips.first).to_be_visible()
    await window.page.keyboard.press("Escape")


async def test_the_clock_is_set_on_and_the_page_has_the_same_time(
    window: Window, garden: World
) -> None:
    page, keys = window.page, window.page.keyboard
    before = garden.aoi.say("now")
    clock = page.get_by_role("button", name="The time here")
    await clock.focus()
    await keys.press("Enter")
    sheet = page.get_by_role("dialog", name="Time")
    await expect(sheet).to_contain_text("That is the real time.")
    await sheet.get_by_role("button", name="A day on").click()
    await sheet.get_by_role("button", name="An hour on").click()
    await expect(sheet).to_contain_text("1 d 1 h ahead of the real time.")
    assert garden.core.clock.ahead == timedelta(hours=25)
    await keys.press("Escape")
    await expect(clock).to_have_accessible_name(re.compile("1 d 1 h ahead"))
    after = garden.aoi.say(f"soon <t:{int(garden.core.clock().timestamp()) + 150}:R>")
    await expect(window.aoi.locator("time.timestamp").last).to_have_text("in 2 minutes")
    times = [
        window.aoi.locator(f"[data-message-id='{one.id}'] time").first for one in (before, after)
    ]
    await expect(times[1]).to_contain_text("Today")
    await expect(times[0]).not_to_contain_text("Today")
    await page.reload()
    await expect(clock).to_have_accessible_name(re.compile("1 d 1 h ahead"))
