import json
import re
import time

import pytest
from playwright.async_api import Browser, FilePayload, expect

from bot.playground.objects.message import Draft
from bot.playground.testing.pilot import World

from .conftest import Window
from .page_bot import NASTY

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


async def test_a_command_is_picked_filled_in_and_sent_by_keyboard(window: Window) -> None:
    aoi, keys = window.aoi, window.page.keyboard
    await aoi.locator(".composer-text").click()
    await keys.type("/pla")
    await expect(aoi.locator(".suggestion")).to_have_count(1)
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(aoi.get_by_role("alert")).to_have_text("This option is required.")
    await keys.type("p")
    await expect(aoi.locator(".suggestion")).to_have_text(["Pine", "Plum"])
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.type("cou")
    await keys.press("Enter")
    await keys.type("99")
    await keys.press("Enter")
    await expect(aoi.get_by_role("alert")).to_have_text("It must be 12 or less.")
    await keys.press("Backspace")
    await keys.press("Backspace")
    await keys.type("3")
    await keys.press("Tab")
    await keys.type("pla")
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(aoi.locator("[data-option=place] input")).to_have_value("In the sun")
    await keys.type("gard")
    await keys.press("Enter")
    await keys.type("@b")
    await keys.press("Enter")
    await keys.press("Enter")
    for pane in (aoi, window.ben):
        answer = pane.locator("[data-message-id]").last
        await expect(answer).to_contain_text("3 plum in the sun by @Ben")
        await expect(answer).to_contain_text("Aoi used /flower plant")
    await expect(window.ben.locator("[data-message-id]").last).to_have_class(
        re.compile("mentioned")
    )


async def test_an_option_takes_a_file(window: Window) -> None:
    aoi, keys = window.aoi, window.page.keyboard
    await aoi.locator(".composer-text").fill("/flower seeds")
    await keys.press("Enter")
    await keys.press("Enter")
    await expect(aoi.get_by_role("alert")).to_have_text("This option is required.")
    field = aoi.locator("[data-option=packet] input[role=combobox]")
    async with window.page.expect_file_chooser() as opened:
        await field.click()
    packet: FilePayload = {
        "name": "pine.txt",
        "mimeType": "text/plain",
        "buffer": "三つの松".encode(),
    }
    await (await opened.value).set_files(packet)
    await expect(field).to_have_value("pine.txt")
    await keys.press("Enter")
    await expect(aoi.locator("[data-message-id]").last).to_contain_text("pine.txt: 三つの松")


async def test_commands_speak_the_persons_language(window: Window, garden: World) -> None:
    ben = window.ben
    try:
        await ben.locator(".language").select_option("ja")
        await expect(ben.locator(".composer-text")).to_have_attribute(
            "placeholder", "#koi-koiへメッセージを送信"
        )
        await ben.locator(".composer-text").fill("/植")
        await expect(ben.locator(".suggestion")).to_contain_text("花を植える")
        await expect(window.aoi.locator(".composer-text")).to_have_attribute(
            "placeholder", "Message #koi-koi"
        )
    finally:
        garden.ben.speak("en-US")


async def test_a_chip_types_a_real_command(window: Window) -> None:
    await window.dm(window.aoi).click()
    await window.aoi.locator(".chip", has_text="/flower garden").click()
    await window.page.keyboard.press("Enter")
    await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("dry")
    await expect(window.aoi).to_have_attribute("data-channel-id", re.compile(r"\d+"))


async def test_a_button_edits_the_message_where_it_stands(window: Window) -> None:
    answer = await window.send(window.aoi, "flower garden")
    image = answer.get_by_role("img", name="A green board")
    size = await image.bounding_box()
    assert size is not None
    assert size["height"] / size["width"] == pytest.approx(800 / 1200, abs=0.02)
    button = answer.get_by_role("button", name="Water")
    box = await button.bounding_box()
    assert box is not None
    assert box["height"] == 32
    assert box["width"] >= 60
    await expect(answer.get_by_role("button", name="Withered")).to_be_disabled()
    await button.click()
    await expect(answer).to_contain_text("watered 1")
    await expect(answer).to_contain_text("(edited)")
    # The focus stays on the button although the message was drawn again.
    await expect(button).to_be_focused()
    await window.page.keyboard.press("Enter")
    await expect(answer).to_contain_text("watered 2")
    message = await answer.get_attribute("data-message-id")
    other = window.ben.locator(f"[data-message-id='{message}']")
    await expect(other).to_contain_text("watered 2")


async def test_reading_further_up_is_not_disturbed(window: Window, garden: World) -> None:
    answer = await window.send(window.aoi, "flower garden")
    for number in range(30):
        garden.ben.say(f"line {number}")
    await expect(window.aoi.get_by_text("line 29", exact=True)).to_be_visible()
    scroller = window.aoi.locator(".scroller")
    await answer.scroll_into_view_if_needed()
    await expect(window.aoi.locator(".jump-bar")).to_be_visible()
    where = await scroller.evaluate("it => it.scrollTop")
    garden.ben.say("one more")
    await expect(window.aoi.locator(".jump-bar")).to_have_text("1 new message")
    await answer.get_by_role("button", name="Water").click()
    await expect(answer).to_contain_text("watered 1")
    assert await scroller.evaluate("it => it.scrollTop") == where
    await window.aoi.locator(".jump-bar").click()
    await expect(window.aoi.get_by_text("one more", exact=True)).to_be_in_viewport()


async def test_on_a_phone_the_first_pane_stands_clear_of_the_edges(window: Window) -> None:
    async with window.on_a_phone(height=780):
        box = await window.aoi.bounding_box()
        assert box is not None
        left, right = box["x"], 390 - box["x"] - box["width"]
        assert left == right > 0


async def test_a_picture_opens_large(window: Window) -> None:
    answer = await window.send(window.aoi, "flower garden")
    await answer.locator(".picture").click()
    large = window.page.locator("dialog.lightbox")
    await expect(large.get_by_role("img", name="A green board")).to_be_visible()
    await window.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_a_select_sends_what_was_chosen(window: Window) -> None:
    answer = await window.send(window.ben, "flower garden")
    await answer.get_by_role("combobox").click()
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("Enter")
    await expect(answer).to_contain_text("it is autumn")


async def test_a_form_is_checked_and_sent(window: Window) -> None:
    answer = await window.send(window.ben, "flower garden")
    await answer.get_by_role("button", name="Name one").click()
    form = window.ben.get_by_role("dialog", name="A new flower")
    await expect(form.get_by_label("Its name")).to_be_focused()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert").first).to_have_text("This option is required.")
    await window.page.keyboard.type("Iris")
    await form.get_by_role("combobox", name="Its month").click()
    await window.ben.get_by_role("option", name="February").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(window.ben.locator("[data-message-id]").last).to_contain_text(
        "Iris blooms in month 2"
    )


async def test_an_ephemeral_answer_is_for_one_and_goes_when_dismissed(window: Window) -> None:
    answer = await window.send(window.aoi, "flower garden")
    await answer.get_by_role("button", name="Whisper").click()
    secret = window.aoi.locator(".ephemeral", has_text="psst").last
    await expect(secret).to_contain_text("Only you can see this • Dismiss message")
    await expect(window.ben.get_by_text("psst")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss message").click()
    await expect(secret).to_have_count(0)


async def test_components_v2_are_drawn(window: Window) -> None:
    answer = await window.send(window.aoi, "flower panel")
    container = answer.locator(".container")
    await expect(container.get_by_role("heading", name="House rules")).to_be_visible()
    await expect(container.locator(".section [data-custom-id=change]")).to_be_visible()
    await expect(container.locator(".pictures img")).to_be_visible()
    colour = await container.evaluate("it => getComputedStyle(it).borderLeftColor")
    assert colour == "rgb(192, 57, 43)"


async def test_a_relative_time_counts_down(browser: Browser, garden: World) -> None:
    # A separate tab, because its clock is moved by the test.
    context = await browser.new_context()
    window = Window(await context.new_page(), [])
    await window.page.clock.install(time=time.time())
    await window.open(garden.discord.page_url)
    garden.aoi.say(f"soon <t:{int(time.time()) + 150}:R>")
    moment = window.aoi.locator("time.timestamp").last
    await expect(moment).to_have_text("in 2 minutes")
    await window.page.clock.fast_forward(60_000)
    await expect(moment).to_have_text("in a minute")
    await window.page.clock.fast_forward(120_000)
    await expect(moment).to_have_text(re.compile(r"seconds ago$"))
    await context.close()


async def test_phone_width(window: Window) -> None:
    await window.page.get_by_role("button", name="Phone width").click()
    box = await window.aoi.locator(".discord").bounding_box()
    assert box is not None
    assert box["width"] == 360
    sidebar = window.aoi.get_by_role("navigation")
    await expect(sidebar).to_be_hidden()
    await window.aoi.get_by_role("button", name="Channels").click()
    await window.dm(window.aoi).click()
    await expect(sidebar).to_be_hidden()
    await expect(window.aoi.get_by_role("heading", level=1)).to_have_text("Koi-Koi")
    for pane in (window.aoi, window.ben):
        scroller = pane.locator(".scroller")
        assert await scroller.evaluate("it => it.scrollWidth <= it.clientWidth")
    await window.page.reload()
    await expect(window.page.get_by_role("button", name="Phone width")).to_have_attribute(
        "aria-pressed", "true"
    )


async def test_one_more_person_takes_a_seat(window: Window) -> None:
    await window.page.get_by_role("button", name="Add a person").click()
    dialog = window.page.get_by_role("dialog")
    await dialog.get_by_label("Name").fill("Chika <b>")
    await dialog.get_by_label("Language").select_option("ja")
    await window.page.keyboard.press("Enter")
    await expect(window.ben).to_have_attribute("data-person-name", "Chika <b>")
    await expect(window.ben).to_have_attribute("lang", "ja")
    await window.ben.locator(".who").select_option(label="Aoi")
    await expect(window.ben).to_have_attribute("data-person-name", "Aoi")
    await expect(window.aoi).to_have_attribute("data-person-name", "Chika <b>")


async def test_a_person_s_menu_has_the_bots_commands(window: Window, garden: World) -> None:
    garden.ben.say("hello from Ben")
    await window.aoi.locator(".byline .author", has_text="Ben").last.click(button="right")
    await window.aoi.get_by_role("menuitem", name="Give a flower").click()
    await expect(window.aoi.locator("[data-message-id]").last).to_contain_text("a flower for @Ben")


async def test_what_buzzes_a_phone_is_logged_and_leads_there(window: Window, garden: World) -> None:
    before = len(garden.ben.pushes)
    await garden.aoi.command("flower letter", to=garden.ben)
    bell = window.ben.get_by_role("button", name="Push log")
    await expect(bell).to_have_attribute("data-total", str(before + 1))
    place = window.dm(window.ben)
    await expect(place.locator(".badge")).to_have_text("1")
    await bell.click()
    log = window.ben.get_by_role("dialog", name="Push log")
    await log.get_by_role("button", name="a letter from @Aoi").first.click()
    await expect(window.ben.get_by_role("heading", level=1)).to_have_text("Koi-Koi")
    await expect(window.ben.locator("[data-message-id]").last).to_contain_text("a letter from @Aoi")
    await expect(place.locator(".badge")).to_have_count(0)


async def test_closed_dms_are_told_to_the_server(window: Window, garden: World) -> None:
    switch = window.ben.get_by_role("switch")
    try:
        await switch.click()
        await expect(switch).to_have_attribute("aria-checked", "false")
        assert not garden.ben.person.dms_open
    finally:
        garden.ben.open_dms()


async def test_a_link_into_discord_moves_the_pane(window: Window, garden: World) -> None:
    said = garden.ben.say("look at this")
    where = f"https://discord.com/channels/{garden.guild.id}/{garden.channel.id}/{said.id}"
    for number in range(25):
        garden.ben.say(f"noise {number}")
    garden.ben.say(f"[over there]({where})", channel=garden.ben.dm)
    await window.dm(window.ben).click()
    await window.ben.get_by_role("link", name="over there").click()
    await expect(window.ben).to_have_attribute("data-channel-id", str(garden.channel.id))
    target = window.ben.locator(f"[data-message-id='{said.id}']")
    await expect(target).to_be_in_viewport()
    await expect(target).to_have_class(re.compile("glow"))


async def test_a_name_is_shown_only_if_the_message_mentions_the_person(
    window: Window, garden: World
) -> None:
    core = garden.core
    text = f"{garden.aoi.mention} and {garden.ben.mention}"
    allowed = {"users": [str(garden.aoi.id)]}
    draft = Draft({"content": text, "allowed_mentions": allowed})
    sent = core.messages.create(garden.channel, core.directory.bot, draft)
    shown = window.ben.locator(f"[data-message-id='{sent.id}'] .content")
    await expect(shown).to_have_text("@Aoi and @unknown-user")
    core.messages.edit(sent, {"content": text, "allowed_mentions": {"parse": []}}, {})
    await expect(shown).to_contain_text("@unknown-user and @unknown-user")
    core.messages.edit(sent, {"content": text, "allowed_mentions": {"parse": ["users"]}}, {})
    await expect(shown).to_contain_text("@Aoi and @Ben")


async def test_no_text_ever_becomes_markup(window: Window, garden: World) -> None:
    answer = await window.send(window.aoi, "flower weed")
    await expect(answer.locator(".content")).to_contain_text(NASTY)
    await expect(answer.locator(".embed-title")).to_have_text(NASTY)
    await expect(answer.locator("script, img")).to_have_count(0)
    assert await answer.locator("a[href^='javascript' i]").count() == 0
    garden.ben.say(f"{NASTY} ||{NASTY}|| <@{garden.aoi.id}>")
    await expect(window.ben.locator("[data-message-id]").last).to_contain_text("onerror")
    assert await window.page.evaluate("() => window.hacked") is None


MARKDOWN = {
    "**a *b* c**": [["strong", ["a ", ["em", ["b"]], " c"]]],
    "***x***": [["em", [["strong", ["x"]]]]],
    "snake_case_name _em_": ["snake_case_name ", ["em", ["em"]]],
    "\\*not\\*": ["*not*"],
    "`**raw**`": [["code", "**raw**"]],
    "~~a~~ __b__ ||c||": [["strike", ["a"]], " ", ["underline", ["b"]], " ", ["spoiler", ["c"]]],
    "2 * 3 * 4": ["2 * 3 * 4"],
    "<t:1618953630:R>": [["time", 1618953630, "R"]],
    "<@123456> <#123456> <:pine:123456>": [
        ["user", "123456"], " ", ["channel", "123456"], " ", ["emoji", "pine"],
    ],
    "see https://a.example/x_(y).": ["see ", ["link", "https://a.example/x_(y)"], "."],
    "[t](https://a.example) [u](javascript:x)": [
        ["link", "https://a.example", ["t"]], " [u](javascript:x)",
    ],
}  # fmt: skip

OUTLINE = """
async (texts) => {
  const { parseInline } = await import("/page/static/js/markdown.js");
  const brief = (mark) => {
    if (mark.type === "text") return mark.text;
    const rest = [mark.unix, mark.style, mark.url, mark.name ?? mark.id, mark.text,
      mark.children?.map(brief)].filter((part) => part !== undefined && part !== null);
    return [mark.type, ...rest];
  };
  return texts.map((text) => parseInline(text).map(brief));
}
"""


async def test_markdown_is_read_as_discord_reads_it(window: Window) -> None:
    read = await window.page.evaluate(OUTLINE, list(MARKDOWN))
    assert json.dumps(read) == json.dumps(list(MARKDOWN.values()))
