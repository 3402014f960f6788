"""The forms for house rules save, are refused, and are open for two admins at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import pytest

from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.terms import ChangedSettings, GuildSettings
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import CHOICE_LIMIT, LABEL_LIMIT, clip, units
from bot.screens.wording.options import option_about, option_name, value_name
from bot.servers.house_presses import RARE_POINTS
from bot.servers.screens import OFF, QUESTIONS, RARE, offered_values, rare_choice
from tests.bot.each import each
from tests.bot.forging import board, check_log, pressed
from tests.bot.harness import BotHarness
from tests.servers.house_form import answered

LATE: Final = "Someone changed the same rule in the meantime, so nothing was saved."
STANDARD: Final = "kk-house:on,2,opponent_x2,0,oya=1"
USUAL: Final = {
    "viewing": "on", "seven": "2", "koi_factor": "opponent_x2", "koi_limit": "0", "exhaust": "oya:1"
}  # fmt: skip
FORM_LABEL: Final = 45


async def panel(pilot: Pilot) -> RenderedMessage:
    shown = (await pilot.command("koikoi-admin settings")).message
    assert shown is not None
    return shown


async def advanced(pilot: Pilot) -> RenderedMessage:
    shown = await panel(pilot)
    answer = await pilot.click("kk:0:0:settings advanced", in_=shown)
    assert answer.message is not None
    return answer.message


async def settings(room: BotHarness) -> GuildSettings:
    return await room.service.settings.guild_settings(room.world.guild.id)


async def options(room: BotHarness) -> dict[str, str]:
    return dict((await settings(room)).options)


async def changes(room: BotHarness) -> tuple[ChangedSettings, ...]:
    return await room.service.settings.changed_settings(room.world.guild.id, 10)


def admin(room: BotHarness, name: str) -> Pilot:
    pilot = room.world.newcomer(name)
    room.world.make_manager(room.world.guild, pilot.person)
    return pilot


def inputs(form: Answer) -> dict[str, dict[str, Any]]:
    """Return the inputs of an opened form by their custom ids."""
    assert form.modal is not None, form.text
    return {one["component"]["custom_id"]: one["component"] for one in form.modal["components"]}


def chosen(form: Answer) -> dict[str, list[str]]:
    """Return the choices with which a form opens."""
    return {
        name: [option["value"] for option in one["options"] if option.get("default")]
        for name, one in inputs(form).items()
    }


async def opened(pilot: Pilot, shown: RenderedMessage, press: str = "house") -> Answer:
    return await pilot.click(f"kk:0:0:{press}", in_=shown)


# The five questions


async def test_the_answers_of_one_form_are_one_change(room: BotHarness) -> None:
    shown = await panel(room.aoi)
    assert "- Moon and blossom viewing: **on**\n- From 7 points: **double**\n" in shown.text
    form = await opened(room.aoi, shown)
    assert form.modal is not None
    assert form.modal["title"] == "House rules"
    assert chosen(form) == {key: [value] for key, value in USUAL.items()}
    assert {one["type"] for one in inputs(form).values()} == {21}, "radio buttons"
    answers = {"viewing": "off", "seven": "off", "koi_limit": "2", "exhaust": "caller"}
    await room.aoi.submit_modal(form, **answers)
    assert await options(room) == answers
    after = room.now(shown)
    assert "✔ Saved for new matches" in after.text
    assert "- Moon and blossom viewing: **off**\n- From 7 points: **off**\n" in after.text
    [change] = await changes(room)
    assert {one.key: one.new for one in change.changes} == answers
    await room.aoi.click("Undo", in_=after)
    assert not await options(room), "one undo takes all of them back"


async def test_the_value_of_the_preset_is_no_changed_option(room: BotHarness) -> None:
    shown = await panel(room.aoi)
    await answered(room.aoi, shown)
    assert not await changes(room)
    await answered(room.aoi, room.now(shown), seven="off", koi_limit="1")
    assert "Reset all to Standard" in room.now(shown).labels
    await answered(room.aoi, room.now(shown), seven="2")
    assert await options(room) == {"koi_limit": "1"}
    await answered(room.aoi, room.now(shown), koi_limit="0")
    assert not await options(room)
    assert "Reset all to Standard" not in room.now(shown).labels


async def test_a_value_that_is_not_among_the_usual_ones_is_offered(room: BotHarness) -> None:
    now = GuildSettings(room.world.guild.id, options={"koi_limit": "7", "exhaust": "oya:12"})
    await room.service.settings.save_guild_settings(now)
    shown = await panel(room.aoi)
    assert "- Koi-koi in a round: **7**\n- Nobody stopped: **dealer +12**" in shown.text
    form = await opened(room.aoi, shown)
    assert chosen(form) == {**{k: [v] for k, v in USUAL.items()}, "koi_limit": ["7"],
                            "exhaust": ["oya:12"]}  # fmt: skip
    await room.aoi.submit_modal(form, seven="off")
    assert await options(room) == {"koi_limit": "7", "exhaust": "oya:12", "seven": "off"}


async def test_a_contradiction_is_refused_and_the_form_opens_with_it(room: BotHarness) -> None:
    brights = {"field_brights": "on", "combine": "sum", "koi_factor": "own_plus_1", "seven": "off"}
    now = GuildSettings(room.world.guild.id, options=brights)
    await room.service.settings.save_guild_settings(now)
    shown = await panel(room.aoi)
    await answered(room.aoi, shown, seven="2", viewing="off")
    assert "⚠️ koi-koi and field brights can only be added" in room.now(shown).text
    assert await options(room) == brights
    assert not await changes(room)
    form = await opened(room.aoi, room.now(shown))
    assert chosen(form)["seven"] == ["2"]
    assert chosen(form)["viewing"] == ["off"]
    await room.aoi.submit_modal(form, seven="off")
    assert await options(room) == {**brights, "viewing": "off"}
    assert chosen(await opened(room.aoi, room.now(shown)))["seven"] == ["off"]


# Two admins, and a form that is open for long


async def test_what_another_admin_changed_meanwhile_stays(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    await answered(chiyo, await panel(chiyo), viewing="off", koi_limit="3")
    await room.aoi.submit_modal(form, seven="off", koi_limit="3")
    assert await options(room) == {"viewing": "off", "koi_limit": "3", "seven": "off"}
    last, first = await changes(room)
    assert {one.key for one in last.changes} == {"seven"}
    assert {one.key for one in first.changes} == {"viewing", "koi_limit"}
    assert "- Moon and blossom viewing: **off**" in room.now(shown).text


async def test_of_two_answers_to_one_question_the_second_is_asked_again(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    await answered(chiyo, await panel(chiyo), viewing="off", koi_limit="3")
    await room.aoi.submit_modal(form, koi_limit="1", seven="off")
    assert await options(room) == {"viewing": "off", "koi_limit": "3"}
    after = room.now(shown)
    assert LATE in after.text
    assert "✎ Chiyo" in after.text
    assert "- Koi-koi in a round: **3**" in after.text
    again = await opened(room.aoi, after)
    assert chosen(again) == {
        "viewing": ["off"], "seven": ["off"], "koi_factor": ["opponent_x2"], "koi_limit": ["1"],
        "exhaust": ["oya:1"],
    }  # fmt: skip
    await room.aoi.submit_modal(again)
    assert await options(room) == {"viewing": "off", "koi_limit": "1", "seven": "off"}


async def test_two_admins_send_their_forms_at_once(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    own, theirs = await panel(room.aoi), await panel(chiyo)
    form, other = await opened(room.aoi, own), await opened(chiyo, theirs)
    await asyncio.gather(
        room.aoi.submit_modal(form, seven="off", koi_limit="1"),
        chiyo.submit_modal(other, viewing="off", koi_limit="1"),
    )
    assert await options(room) == {"seven": "off", "koi_limit": "1", "viewing": "off"}
    assert len(await changes(room)) == 2
    assert "✔ Saved" in room.now(own).text
    assert "✔ Saved" in room.now(theirs).text


async def test_a_form_is_sent_twice(room: BotHarness) -> None:
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    await room.aoi.submit_modal(form, seven="off")
    await room.aoi.click("Undo", in_=room.now(shown))
    await answered(room.aoi, room.now(shown), seven="off")
    await answered(room.aoi, room.now(shown), seven="off")
    assert len(await changes(room)) == 3
    assert await options(room) == {"seven": "off"}


async def test_a_preset_chosen_meanwhile_stays(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    await chiyo.select("kk:0:0:set preset", "ktane", in_=await panel(chiyo))
    await room.aoi.submit_modal(form, viewing="off")
    after = await settings(room)
    assert (after.preset, dict(after.options)) == ("ktane", {"viewing": "off"})


async def test_both_forms_outlive_a_restart(room: BotHarness) -> None:
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    room.client._connection._view_store._modals.clear()
    await room.aoi.submit_modal(form, seven="off")
    shown = await advanced(room.aoi)
    form = await opened(room.aoi, shown, "rare")
    room.client._connection._view_store._modals.clear()
    await room.aoi.submit_modal(form, rare=["points.kusa"])
    assert await options(room) == {"seven": "off", "points.kusa": RARE_POINTS}


@pytest.mark.parametrize("press", ["house", "rare"])
async def test_an_admin_who_lost_the_right_saves_nothing(room: BotHarness, press: str) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await (panel if press == "house" else advanced)(chiyo)
    form = await opened(chiyo, shown, press)
    room.world.dismiss_manager(room.world.guild, chiyo.person)
    values: dict[str, Any] = {"seven": "off"} if press == "house" else {"rare": ["points.kusa"]}
    refused = await chiyo.submit_modal(form, **values)
    assert refused.text.startswith("Only members who can manage the server")
    refused = await opened(chiyo, shown, press)
    assert refused.modal is None
    assert not await changes(room)


async def test_the_menus_of_older_messages_still_work(room: BotHarness) -> None:
    here = await board(room)
    await pressed(room.aoi, here, "kk:0:0:set option seven", "off")
    assert await options(room) == {"seven": "off"}


async def test_the_forms_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    shown = await panel(room.aoi)
    form = await opened(room.aoi, shown)
    assert form.modal is not None
    assert form.modal["title"] == "独自ルール"
    labels = [one["label"] for one in form.modal["components"]]
    assert labels[0] == "花見・月見で一杯"
    await room.aoi.submit_modal(form, koi_limit="1")
    assert "- 1局のこいこいの回数：**1**" in room.now(shown).text
    assert "保存しました" in room.now(shown).text
    form = await opened(room.aoi, await advanced(room.aoi), "rare")
    assert form.modal is not None
    assert form.modal["title"] == "古い役"


# The yaku of older lists


async def test_checked_yaku_count_and_unchecked_ones_do_not(room: BotHarness) -> None:
    shown = await advanced(room.aoi)
    form = await opened(room.aoi, shown, "rare")
    assert chosen(form) == {"rare": []}
    assert [one["value"] for one in inputs(form)["rare"]["options"]] == list(RARE)
    await room.aoi.submit_modal(form, rare=["points.kusa", "points.nanatan"])
    assert await options(room) == {"points.kusa": RARE_POINTS, "points.nanatan": RARE_POINTS}
    labels = [label for one in room.now(shown).selects for label, _ in one.options]
    assert f"✎ Grass ribbons: {RARE_POINTS}" in labels
    assert "✔ Saved" in room.now(shown).text
    assert len(await changes(room)) == 1


async def test_checked_yaku_keep_their_own_points(room: BotHarness) -> None:
    own = {"points.kusa": "8", "points.sujuroku": "12"}
    now = GuildSettings(room.world.guild.id, options=own)
    await room.service.settings.save_guild_settings(now)
    shown = await advanced(room.aoi)
    form = await opened(room.aoi, shown, "rare")
    assert chosen(form) == {"rare": list(own)}
    await room.aoi.submit_modal(form, rare=["points.kusa", "points.matsukiri"])
    assert await options(room) == {"points.kusa": "8", "points.matsukiri": RARE_POINTS}
    form = await opened(room.aoi, room.now(shown), "rare")
    await room.aoi.submit_modal(form, rare=[])
    assert not await options(room)


async def test_yaku_that_another_admin_changed_meanwhile_stay(room: BotHarness) -> None:
    chiyo = admin(room, "Chiyo")
    shown = await advanced(room.aoi)
    form = await opened(room.aoi, shown, "rare")
    theirs = await advanced(chiyo)
    await chiyo.submit_modal(await opened(chiyo, theirs, "rare"), rare=["points.kusa"])
    now = await settings(room)
    kusa = GuildSettings(now.guild_id, options={"points.kusa": "9"})
    await room.service.settings.save_guild_settings(kusa)
    await room.aoi.submit_modal(form, rare=["points.kusa", "points.nanatan"])
    assert await options(room) == {"points.kusa": "9", "points.nanatan": RARE_POINTS}


async def test_the_last_yaku_can_not_be_unchecked(room: BotHarness) -> None:
    off = {key: OFF for key in OPTIONS_BY_KEY if key.startswith("points.")}
    stored = {**off, "points.kusa": "5"}
    now = GuildSettings(room.world.guild.id, options=stored)
    await room.service.settings.save_guild_settings(now)
    shown = await advanced(room.aoi)
    await room.aoi.submit_modal(await opened(room.aoi, shown, "rare"), rare=[])
    assert "⚠️ " in room.now(shown).text
    assert (await options(room))["points.kusa"] == "5"
    form = await opened(room.aoi, room.now(shown), "rare")
    assert chosen(form) == {"rare": []}, "what was refused"


# Forms that no app sends


def label(kind: int, name: str, **value: Any) -> dict[str, Any]:
    inner = {"type": kind, "id": 2, "custom_id": name, **value}
    return {"type": 18, "id": 1, "component": inner}


def radios(**other: Any) -> list[dict[str, Any]]:
    return [label(21, key, value=value) for key, value in {**USUAL, **other}.items()]


def boxes(values: Any, name: str = "rare") -> list[dict[str, Any]]:
    return [label(22, name, values=values)]


HOUSE_SHAPES: Final[Sequence[Any]] = (
    [], radios(seven="3"), radios(seven="on"), radios(seven=None), radios(seven=["off"]),
    radios(seven=""), radios(koi_limit="13"), radios(exhaust="oya:100"), radios(viewing="OFF"),
    radios(other="on"), radios(seven="off")[:4], radios(seven="off")[1:],
    [*radios(seven="off")[:4], *radios()[:1]], radios(seven="off") * 2, radios(seven="off")[::-1],
    [*radios(seven="off")[:4], label(21, "exhaust")], boxes(["points.kusa"]),
)  # fmt: skip
RARE_SHAPES: Final[Sequence[Any]] = (
    [], boxes(None), boxes("points.kusa"), boxes(["points.goko"]), boxes(["kusa"]), boxes([""]),
    boxes(["points.kusa"] * 2), boxes([*RARE, "points.month"]), boxes([None]), boxes([["x"]]),
    boxes(["points.kusa"]) * 2, boxes(["points.kusa"], "other"), radios(),
    [label(22, "rare", value="points.kusa points.nanatan")],
)  # fmt: skip
OTHER_IDS: Final = (
    "kk-house", "kk-house:", "kk-house:on", "kk-house:on,2,opponent_x2,0,oya=100",
    "kk-house:on,2,opponent_x2,0,oya:1", f"{STANDARD},0", f"{STANDARD}:1", "kk-house:,,,,",
)  # fmt: skip


async def test_a_form_that_no_app_sends_saves_nothing(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    shown, more = await panel(room.aoi), await advanced(room.aoi)
    with caplog.at_level(logging.DEBUG):
        for components in HOUSE_SHAPES:
            answer = await room.aoi.forge_form(STANDARD, components, in_=shown)
            assert answer.text.startswith("This form has been open"), components
        for other in OTHER_IDS:
            answer = await room.aoi.forge_form(other, radios(seven="off"), in_=shown)
            assert answer.text.startswith("This form has been open"), other
        for components in RARE_SHAPES:
            answer = await room.aoi.forge_form("kk-rare:", components, in_=more)
            assert answer.text.startswith("This form has been open"), components
        for other in ("kk-rare", "kk-rare:kusa", "kk-rare:points.kusa,points.kusa", "kk-rare:,"):
            answer = await room.aoi.forge_form(other, boxes(["points.nanatan"]), in_=more)
            assert answer.text.startswith("This form has been open"), other
        for pilot, seen in ((room.ben, shown), (room.aoi, None), (room.aoi, await board(room))):
            answer = await pilot.forge_form(STANDARD, radios(seven="off"), in_=seen)
            assert answer.messages[-1].text.startswith("This form has been open")
    check_log(caplog)
    assert not await changes(room)
    assert room.now(shown).raw == shown.raw
    assert room.now(more).raw == more.raw
    await room.aoi.forge_form(STANDARD, radios(seven="off"), in_=shown)
    await room.aoi.forge_form("kk-rare:", boxes(["points.kusa"]), in_=more)
    assert await options(room) == {"seven": "off", "points.kusa": RARE_POINTS}


# Discord's limits


@each("language", LANGUAGES)
def test_no_text_of_the_forms_is_cut(language: Language) -> None:
    texts = texts_in(language)
    for title in ("button-house", "rare-title", "button-rare"):
        assert units(texts(title)) <= FORM_LABEL, title
    assert units(texts("rare-about", points=int(RARE_POINTS))) <= CHOICE_LIMIT
    for key in QUESTIONS:
        assert units(option_name(texts, key)) <= FORM_LABEL, key
        about = option_about(texts, key)
        assert clip(about, CHOICE_LIMIT) == about, about
        for now in OPTIONS_BY_KEY[key].choices:
            offered = offered_values(key, now)
            assert 2 <= len(offered) <= 10
            assert len({*offered}) == len(offered)
            assert all(units(value_name(texts, key, one)) <= CHOICE_LIMIT for one in offered)
    assert 1 <= len(RARE) <= 10
    for key in RARE:
        shown = rare_choice(texts, key, "99")
        assert shown.description is not None
        assert max(units(shown.label), units(shown.description)) <= CHOICE_LIMIT
    for button in ("button-house", "button-rare"):
        assert units(texts(button)) <= LABEL_LIMIT


def test_the_longest_custom_ids_fit() -> None:
    longest = [max(OPTIONS_BY_KEY[key].choices, key=len) for key in QUESTIONS]
    assert len(f"kk-house:{','.join(longest)}") <= CHOICE_LIMIT
    assert len(f"kk-rare:{','.join(RARE)}") <= CHOICE_LIMIT
