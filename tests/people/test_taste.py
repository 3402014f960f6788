"""Faster or slower, with questions or without, right- or left-handed: options of `/koikoi me`."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.koikoi.cards import parse_card
from bot.koikoi.state import Phase
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.match import DeadlineKind
from bot.matches.models.people import ComputerPause, HandPlace, Preferences
from bot.messages.sending.components import built
from bot.people.screens import me_panel
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.hand import hand_screen
from bot.screens.message import Screen, Select
from tests.bot.each import each
from tests.bot.forging import board, pressed
from tests.bot.harness import CHOICE, VIEWING, BotHarness, bot_harness
from tests.bot.test_every_verb import crowded
from tests.bot.view_models import model, of_phase, played
from tests.discord_world import local_world
from tests.locales.walked import WALKED
from tests.storage.stores import sqlite_store

CAREFUL = Preferences(1, confirm=True)
LEFT = Preferences(1, left_handed=True)


async def choose(room: BotHarness, pilot: Pilot, what: str, value: str) -> RenderedMessage:
    panel = (await pilot.command("koikoi me")).message
    assert panel is not None
    await pilot.select(f"kk:0:0:me {what}", value, in_=panel)
    assert "✔ Saved" in room.now(panel).text
    return room.now(panel)


async def sure(room: BotHarness, pilot: Pilot, hand: RenderedMessage, wish: str) -> str:
    """Press a button that asks first; return the custom id of the confirmed move."""
    offered = [one.custom_id or "" for one in room.now(hand).buttons if not one.disabled]
    custom_id = next(one for one in offered if f":sure {wish}" in one)
    await pilot.click(custom_id, in_=room.now(hand))
    await room.drawn()
    return custom_id.replace(":sure ", ":")


# ── the computer's pause ────────────────────────────────────────────────────────────────────


async def pause(room: BotHarness) -> timedelta:
    """Return the computer's delay before its next move, once it has to move."""
    for _ in range(20):
        info = (await room.stored()).info
        if info.due is DeadlineKind.COMPUTER:
            assert info.deadline is not None
            return info.deadline - room.clock.now()
        await room.move(room.aoi)
    raise AssertionError("the computer was never to move")


@pytest.mark.parametrize(("value", "seconds"), [("short", 0.5), ("usual", 2.5), ("long", 5.0)])
async def test_the_computer_waits_as_long_as_its_opponent_likes(
    room: BotHarness, value: str, seconds: float
) -> None:
    await choose(room, room.aoi, "pause", value)
    await room.aoi.command("koikoi computer", level="wild")
    await room.drawn()
    assert await pause(room) == timedelta(seconds=seconds)


async def test_another_pause_holds_from_the_next_move_on_and_only_for_oneself(
    room: BotHarness,
) -> None:
    await room.aoi.command("koikoi computer", level="wild")
    await choose(room, room.ben, "pause", "long")
    await room.drawn()
    assert await pause(room) == timedelta(seconds=2.5)
    await choose(room, room.aoi, "pause", "short")
    await room.later(seconds=3)
    assert await pause(room) == timedelta(seconds=0.5)


async def test_the_pause_outlives_a_restart(tmp_path: Path) -> None:
    async with bot_harness(tmp_path) as room:
        await choose(room, room.aoi, "pause", "short")
        await room.aoi.command("koikoi computer", level="wild")
        await room.drawn()
        room.service.core.pauses.clear()  # like a new process without cached pauses
        assert await pause(room) == timedelta(seconds=0.5)


# ── asked before each move ──────────────────────────────────────────────────────────────────


async def test_a_card_is_played_once_its_player_is_sure(room: BotHarness) -> None:
    await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    await choose(room, mover, "confirm", "on")
    await room.drawn()
    hand, before = room.hand(mover), (await room.stored()).seq
    move = await sure(room, mover, hand, "play")
    asked = room.now(hand)
    assert "**Are you sure?** Nothing has been played yet." in asked.content
    assert asked.labels[0].startswith("Yes: ")
    assert asked.labels[1] == "Back"
    assert asked.buttons[0].custom_id == move
    assert (await room.stored()).seq == before, "only asked"
    assert "sure" not in "".join(one.custom_id or "" for one in room.hand(waiter).buttons)

    await mover.click("Back", in_=asked)
    await room.drawn()
    assert "Are you sure?" not in room.now(hand).content
    move = await sure(room, mover, hand, "play")
    await mover.click(move, in_=room.now(hand))  # the second of a double tap
    await room.drawn()
    assert (await room.stored()).seq == before
    room.clock.move(timedelta(seconds=1))
    await mover.click(move, in_=room.now(hand))
    await room.drawn()
    after = (await room.stored()).seq
    assert after > before
    await mover.click(move, in_=asked, late=True)
    await room.drawn()
    assert (await room.stored()).seq == after


async def test_a_choice_is_asked_about_as_well(tmp_path: Path) -> None:
    for deck, first, then in ((CHOICE, "play 12C1", "take"), (VIEWING, "play 08B", "stop")):
        async with bot_harness(tmp_path / then, deck) as room:
            await choose(room, room.aoi, "confirm", "on")
            await room.started()
            hand = room.hand(room.aoi)
            move = await sure(room, room.aoi, hand, first)
            room.clock.move(timedelta(seconds=1))
            await room.aoi.click(move, in_=room.now(hand))
            await room.drawn()
            seq = (await room.stored()).seq
            question = room.now(hand).content
            offered = [one.custom_id for one in room.now(hand).buttons]
            custom_id = next(one for one in offered if one and f":sure {then}" in one)
            await room.aoi.click(custom_id, in_=room.now(hand))
            assert room.now(hand).content == question, "a tap that was meant for the card"
            room.clock.move(timedelta(seconds=1))
            move = await sure(room, room.aoi, hand, then)
            assert room.now(hand).content.startswith(question.split("\n")[0])
            room.clock.move(timedelta(seconds=1))
            await room.aoi.click(move, in_=room.now(hand))
            await room.drawn()
            assert (await room.stored()).seq > seq


async def test_the_answer_is_understood_after_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            await room.started()
            mover = await room.mover()
            await choose(room, mover, "confirm", "on")
            await room.drawn()
            hand, before = room.hand(mover), (await room.stored()).seq
            move = await sure(room, mover, hand, "play")
            asked = room.now(hand)
        async with room.open():
            await mover.click(move, in_=asked, late=True)
            await room.drawn()
            assert (await room.stored()).seq > before


async def test_a_hand_in_the_channel_asks_too_and_nobody_else_is_asked(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(
            Preferences(pilot.id, hand=HandPlace.CHANNEL, confirm=True)
        )
    table = await room.started()
    mover = await room.mover()
    hand = (await mover.click("My hand", in_=table)).message
    assert hand is not None
    move = await sure(room, mover, hand, "play")
    assert "**Are you sure?**" in room.now(hand).content
    room.clock.move(timedelta(seconds=1))
    here = await board(room)
    before = (await room.stored()).seq
    stranger = room.world.newcomer("Chiyo")
    await pressed(stranger, here, move.replace(":play", ":sure play"))
    await pressed(mover, here, move.replace(":play", ":sure play"))
    assert "sure" not in room.now(here).content.lower(), "in public nobody's cards are asked about"
    await mover.click(move, in_=room.now(hand))
    await room.drawn()
    assert (await room.stored()).seq > before


@each("language", WALKED)
def test_asked_about_one_of_many_targets(language: Language) -> None:
    match = played(crowded, lightning_wild="on", match_three="one")
    plain = replace(model(match, match.to_act, language=language), preferences=CAREFUL)
    assert plain.view is not None
    picked = replace(plain, picked=parse_card("11C1"))
    action = next(one for one in plain.view.legal if one.text.startswith("play 11C1 "))
    screen = hand_screen(replace(picked, confirming=action))
    assert actions(screen)[0] == [action.text, "unpick"]
    assert texts_in(language)("hand-sure") in screen.content
    assert {one.split()[0] for one in actions(hand_screen(plain))[0]} <= {"sure", "pick"}


def actions(screen: Screen) -> list[list[str]]:
    return [
        [(item.custom_id or "kk:0:0:link").split(":", 3)[3] for item in row] for row in screen.rows
    ]


# ── for the left hand ───────────────────────────────────────────────────────────────────────


def test_for_the_left_hand_all_rows_but_the_cards_are_turned_around() -> None:
    for phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.DEAL):
        match = played(of_phase(phase))
        usual = model(match, match.to_act or 0)
        right = actions(hand_screen(usual))
        left = actions(hand_screen(replace(usual, preferences=LEFT)))
        cards = [row for row in right if row[0].split()[0] in ("play", "wait", "pick", "take")]
        assert left == [row if row in cards else row[::-1] for row in right]
        assert left != right
    over = model(played(lambda match: match.outcome is not None), 0)
    assert hand_screen(over).rows[0] == hand_screen(replace(over, preferences=LEFT)).rows[0][::-1]


@each("phase", [Phase.PLAY, Phase.TAKE, Phase.DECIDE])
def test_for_the_left_hand_yes_and_back_change_places_whatever_was_pressed(phase: Phase) -> None:
    match = played(of_phase(phase))
    one = replace(model(match, match.to_act or 0), preferences=replace(LEFT, confirm=True))
    assert one.view is not None
    shown = hand_screen(replace(one, confirming=one.view.legal[0]))
    assert actions(shown)[0] == ["unpick", one.view.legal[0].text]


async def test_the_left_hand_is_chosen_once_for_every_hand(room: BotHarness) -> None:
    await choose(room, room.aoi, "order", "left")
    await room.started()
    assert room.hand(room.aoi).labels[-1] == "Yaku"
    assert room.hand(room.ben).labels[-1] == "Menu"


# ── the panel ───────────────────────────────────────────────────────────────────────────────


@each("language", LANGUAGES)
def test_the_panel_fits_into_a_message_and_shows_what_was_chosen(language: Language) -> None:
    chosen = Preferences(
        1, computer_pause=ComputerPause.LONG, confirm=True, left_handed=True, large_print=True
    )
    panel = me_panel(texts_in(language), chosen, hand="My hand", saved=True)
    view = built(panel)
    assert view is not None
    assert sum(1 for _ in view.walk_children()) <= 40
    picked = {
        item.custom_id.rpartition(" ")[2]: [one.value for one in item.choices if one.chosen]
        for block in panel.blocks
        if isinstance(block, tuple)
        for item in block
        if isinstance(item, Select)
    }
    explained = [
        one.value
        for block in panel.blocks
        for item in (block if isinstance(block, tuple) else ())
        for one in (item.choices if isinstance(item, Select) else ())
        if one.description
    ]
    assert explained == ["large", "left", "less"]
    for block in panel.blocks:
        for item in block if isinstance(block, tuple) else ():
            for one in item.choices if isinstance(item, Select) else ():
                wide = sum(2 if letter > "\u2e80" else 1 for letter in one.label)
                assert wide <= 32, f"a phone cuts it off: {one.label}"
    assert picked["pause"] == ["long"]
    assert (picked["confirm"], picked["order"]) == (["on"], ["left"])
