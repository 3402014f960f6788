"""Sharing house rules: a line is copied on one server, previewed and applied on another."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.koikoi.rules import PRESET_NAMES
from bot.locales import Language, texts_in
from bot.matches.models.terms import GuildSettings
from bot.messages.sending.components import built
from bot.playground.objects.channel import Channel
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import PANEL_LIMIT, Panel, Prose, units
from bot.servers.question_screens import import_panel
from tests.bot.forging import board, elsewhere, pressed
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED

LINE = "koikoi-rules:1 sloperama usual seven=2"


async def share_page(room: BotHarness, channel: Channel | None = None) -> RenderedMessage:
    shown = (await room.aoi.command("koikoi-admin settings", channel=channel)).message
    await room.aoi.click("Export or import…", in_=shown)
    assert shown is not None
    return room.now(shown)


async def paste(room: BotHarness, shown: RenderedMessage, line: str) -> RenderedMessage:
    form = await room.aoi.click("Paste a line…", in_=room.now(shown))
    assert form.modal is not None
    await room.aoi.submit_modal(form, line=line)
    return room.now(shown)


async def settings(room: BotHarness, guild_id: int | None = None) -> GuildSettings:
    return await room.service.settings.guild_settings(guild_id or room.world.guild.id)


def line_on(seen: RenderedMessage) -> str:
    return seen.text.split("```")[1].strip()


async def test_the_rules_of_one_server_are_taken_on_another(room: BotHarness) -> None:
    house = replace(await settings(room), preset="sloperama", options={"seven": "2"}, threads=True)
    await room.service.settings.save_guild_settings(house)
    line = line_on(await share_page(room))
    assert line == LINE

    far = await elsewhere(room, room.aoi)
    assert far.guild_id is not None
    shown = await share_page(room, far)
    preview = await paste(room, shown, line)
    assert "import these rules?" in preview.text
    assert "- **Rules**: Standard → Race to 50" in preview.text
    assert "- **Length**: 3 rounds → to 50 points" in preview.text
    assert "From 7 points" not in preview.text, "it doubles on both"
    assert "- **Koi-koi multiplies**: " in preview.text
    assert line_on(preview) == LINE
    assert await settings(room, far.guild_id) == GuildSettings(far.guild_id), "only looked at"
    await room.aoi.click("Import these rules", in_=preview)
    assert "✔ Saved" in room.now(shown).text
    assert await settings(room, far.guild_id) == GuildSettings(
        far.guild_id, preset="sloperama", options={"seven": "2"}
    )


async def test_rules_travel_that_are_possible_only_with_their_own_length(room: BotHarness) -> None:
    """Without `rounds`, which is overridden, the bank would contradict the preset's target."""
    options = {"bank": "50", "rounds": "6"}
    house = replace(await settings(room), preset="sloperama", options=options, length=3)
    await room.service.settings.save_guild_settings(house)
    await room.started()
    line = line_on(await share_page(room))

    far = await elsewhere(room, room.aoi)
    preview = await paste(room, await share_page(room, far), line)
    assert line_on(preview) == line
    await room.aoi.click("Import these rules", in_=preview)
    assert rules_of(await settings(room, far.guild_id)) == ("sloperama", 3, options)


async def test_nothing_is_changed_by_looking(room: BotHarness) -> None:
    before = await settings(room)
    preview = await paste(room, await share_page(room), LINE)
    await room.aoi.click("Change nothing", in_=preview)
    assert line_on(room.now(preview)) == "koikoi-rules:1 wikipedia-2020 usual"
    same = await paste(room, preview, line_on(room.now(preview)))
    assert "There's nothing to change." in same.text
    assert "Import these rules" not in same.labels
    await room.aoi.click("Back", in_=same)
    assert await settings(room) == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("what is this?", "that isn't a house-rules line"),
        (
            "koikoi-rules:2 sloperama usual",
            "this line was written by a newer version of me. The bot's host",
        ),
        ("koikoi-rules:1 sloperama usual gongs=3", "I don't know `gongs=3`"),
        ("koikoi-rules:1 wikipedia-2020 usual combine=sum", "koi-koi and field brights"),
    ],
)
async def test_what_cannot_be_read_is_said_and_changes_nothing(
    room: BotHarness, line: str, said: str
) -> None:
    before = await settings(room)
    shown = await paste(room, await share_page(room), line)
    assert f"⚠️ Nothing was changed: {said}" in shown.text
    assert "Import these rules" not in shown.labels
    assert "Paste a line…" in shown.labels
    assert await settings(room) == before


async def test_what_is_strange_in_a_line_formats_nothing(room: BotHarness) -> None:
    shown = await paste(room, await share_page(room), "koikoi-rules:1 ktane 3 `@everyone`**x**=1")
    assert "I don't know `@everyone`." in shown.text
    shown = await paste(room, shown, f"koikoi-rules:1 ktane 3 {'x' * 500}")
    assert f"I don't know `{'x' * 39}…`." in shown.text


async def test_the_preview_outlives_a_restart_and_is_taken_once(room: BotHarness) -> None:
    shown = await share_page(room)
    form = await room.aoi.click("Paste a line…", in_=shown)
    room.client._connection._view_store._modals.clear()
    await room.aoi.submit_modal(form, line=LINE)
    preview = room.now(shown)
    await asyncio.gather(
        *(room.aoi.forge("kk:0:0:import 0", in_=preview) for _ in range(3)), return_exceptions=True
    )
    assert (await settings(room)).preset == "sloperama"
    again = await room.aoi.forge("kk:0:0:import", in_=preview)
    assert "went wrong" not in again.text
    assert rules_of(await settings(room)) == ("sloperama", "usual", {"seven": "2"})


def rules_of(house: GuildSettings) -> tuple[str, object, dict[str, str]]:
    return house.preset, house.length, dict(house.options)


async def test_only_who_manages_the_server_takes_rules(room: BotHarness) -> None:
    preview = await paste(room, await share_page(room), LINE)
    own = await board(room)
    for custom_id in ("import 0", "paste", "settings share"):
        refused = await pressed(room.ben, own, f"kk:0:0:{custom_id}")
        assert refused.text.startswith("Only members who can manage"), custom_id
    assert (
        (await room.ben.forge("kk:0:0:import", in_=preview))
        .messages[-1]
        .text.startswith("This button is from an older version.")
    )
    refused = await pressed(room.aoi, own, "kk:0:0:import")
    assert refused.text.startswith("This button is from an older version."), "no line stands there"
    assert (await settings(room)).preset == "wikipedia-2020"


@pytest.mark.parametrize("language", WALKED)
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_the_longest_preview_fits_into_a_message(language: Language, preset: str) -> None:
    now = GuildSettings(7, "steam", {"points.goko": "off", "weather": "rain_fog"})
    wanted = GuildSettings(7, preset, {"cup_chaff": "2", "points.kasu": "99"}, length=24)
    panel = import_panel(texts_in(language), "A" * 100, now, wanted, 10**18 - 1)
    built(panel)
    assert units(prose(panel)) <= PANEL_LIMIT // 2


def prose(panel: Panel) -> str:
    return "".join(block.text for block in panel.blocks if isinstance(block, Prose))


async def test_it_is_there_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    shown = (await room.aoi.command("koikoi-admin settings")).message
    await room.aoi.click("書き出し・読み込み…", in_=shown)
    assert shown is not None
    form = await room.aoi.click("1行を貼り付ける…", in_=room.now(shown))
    await room.aoi.submit_modal(form, line=LINE)
    assert "- **ルール**：スタンダード → " in room.now(shown).text
    await room.aoi.click("このルールにする", in_=room.now(shown))
    assert (await settings(room)).preset == "sloperama"
