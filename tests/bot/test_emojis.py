"""The cards' emojis: uploaded once, kept up to date, never an obstacle to a game."""

import base64
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path

import pytest

from bot.koikoi.cards import DECK, Card, card_code, month_of
from bot.koikoi.state import Phase
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.daily import day_numbered, end_of
from bot.messages import card_emojis
from bot.playground.http.request_log import LoggedRequest
from bot.playground.testing.pilot import World
from bot.playground.testing.rendered_message import RenderedButton, RenderedMessage
from bot.puzzle.collection import puzzle_of
from bot.screens.message import units
from bot.screens.wording.cards import card_name, taking
from tests.bot.each import each
from tests.bot.harness import CHALLENGER_DEALS, CHOICE, BotHarness, pictures
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

EMOJIS = "/applications/{application_id}/emojis"
EMOJI = EMOJIS + "/{emoji_id}"
CARD_CODES = {card_code(card) for card in DECK}


def emoji_name(card: Card) -> str:
    return f"kk_{card_code(card)}_{pictures().emoji_version(card)}"


@cache
def emoji_names() -> dict[Card, str]:
    """Each name contains a hash of the drawing, so all are drawn for it."""
    return {card: emoji_name(card) for card in DECK}


@cache
def any_image() -> str:
    return "data:image/png;base64," + base64.b64encode(pictures().emoji(DECK[0])).decode()


def put(world: World, name: str) -> None:
    """Add an emoji to the application, like an earlier start or its owner."""
    body = {"name": name, "image": any_image()}
    world.core.emojis.create(body, world.core.directory.bot)


def names(world: World) -> list[str]:
    return sorted(one["name"] for one in world.core.emojis.by_id.values())


def remove(world: World, *gone: str) -> None:
    for one in list(world.core.emojis.by_id.values()):
        if one["name"] in gone:
            world.core.emojis.delete(one)


def about_emojis(room: BotHarness) -> list[LoggedRequest]:
    return [one for one in room.world.requests if one.template in {EMOJIS, EMOJI}]


async def brought(room: BotHarness) -> None:
    emojis = room.client.card_emojis
    await room.world.until(lambda: emojis.ended, "the emojis are brought")


@asynccontextmanager
async def empty_world(folder: Path) -> AsyncIterator[BotHarness]:
    """A bot that is not connected yet, without emojis."""
    async with local_world(folder) as world, sqlite_store(threads=False) as store:
        yield BotHarness(world, store, decks=(CHALLENGER_DEALS, CHOICE), emojis=True)


@asynccontextmanager
async def tiled_world(folder: Path) -> AsyncIterator[BotHarness]:
    """A bot that is not connected yet, with all emojis from an earlier start."""
    async with empty_world(folder) as room:
        for name in emoji_names().values():
            put(room.world, name)
        yield room


def named_card(button: RenderedButton) -> str | None:
    """Return the first card in a press, whose emoji the button should have."""
    words = (button.custom_id or "").split()
    return next((word for word in words if word in CARD_CODES), None)


def card_buttons(hand: RenderedMessage) -> list[RenderedButton]:
    return [one for one in hand.buttons if named_card(one)]


def emoji_code(button: RenderedButton) -> str | None:
    return button.emoji.split("_")[1] if button.emoji else None


async def test_all_tiles_go_up_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with empty_world(tmp_path) as room:
        with caplog.at_level(logging.INFO, "bot"):
            async with room.open():
                await brought(room)
        assert names(room.world) == sorted(emoji_names().values())
        assert "Card emojis: 48 of 48 are to be uploaded." in caplog.messages
        assert "Card emojis: 24 of 48 are there." in caplog.messages
        assert "Card emojis: 48 of 48 are there." in caplog.messages
        room.world.requests.clear()
        async with room.open():
            await brought(room)
        assert [one.method for one in about_emojis(room)] == ["GET"]


async def test_an_interrupted_upload_goes_on_where_it_was(tmp_path: Path) -> None:
    async with empty_world(tmp_path) as room:
        async with room.open():
            await room.world.until(lambda: len(names(room.world)) >= 5, "some are there")
            fault = room.world.core.faults.hold("POST", EMOJIS)
            await room.world.until(lambda: fault.met == 1, "one more is on its way")
            before = len(names(room.world))
        fault.release()
        assert 5 <= before < 48
        async with room.open():
            await brought(room)
        assert names(room.world) == sorted(emoji_names().values())


async def test_a_changed_tile_replaces_its_older_version(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room:
        remove(room.world, emoji_names()[DECK[3]])
        put(room.world, "kk_01C2_00000000")
        put(room.world, "party")
        async with room.open():
            await brought(room)
        assert names(room.world) == sorted([*emoji_names().values(), "party"]), (
            "the host's own stays"
        )
        assert [one.method for one in about_emojis(room)] == ["GET", "POST", "DELETE"]


async def test_an_older_version_that_was_left_over_goes(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room:
        put(room.world, "kk_12C3_0123abcd")
        async with room.open():
            await brought(room)
        assert names(room.world) == sorted(emoji_names().values())


async def test_discord_away_is_tried_again(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room:
        remove(room.world, emoji_names()[DECK[0]], emoji_names()[DECK[47]])
        room.world.core.faults.fail("GET", EMOJIS, 503)
        room.world.core.faults.fail("POST", EMOJIS, 503)
        room.world.core.faults.fail("POST", EMOJIS, 503, done_all_the_same=True)
        room.world.core.faults.limit("POST", EMOJIS, retry_after=0.05)
        async with room.open():
            await brought(room)
        assert names(room.world) == sorted(emoji_names().values())


async def test_an_upload_that_arrived_although_it_was_refused_is_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord rejects a second upload of the same name, after the first answer was lost."""
    async with tiled_world(tmp_path) as room:
        remove(room.world, emoji_names()[DECK[0]], emoji_names()[DECK[47]])
        room.world.core.faults.fail("POST", EMOJIS, 400, code=50035, done_all_the_same=True)
        async with room.open():
            await brought(room)
        assert names(room.world) == sorted(emoji_names().values())
    assert "buttons do without" not in caplog.text


@pytest.mark.parametrize(("status", "code"), [(400, 30008), (403, 50013), (400, 50035)])
async def test_a_refused_upload_leaves_words(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with empty_world(tmp_path) as room:
        room.world.core.faults.fail("POST", EMOJIS, status, code=code)
        async with room.open():
            await brought(room)
            assert len(room.world.requests.of("POST", EMOJIS)) == 1, "no is no"
            assert "Discord refuses them" in caplog.text
            await room.started()
            hand = room.hand(await room.mover())
            assert len(card_buttons(hand)) >= 8
            assert not [one for one in hand.buttons if one.emoji]
            await room.move(await room.mover())
            room.client.card_emojis.start()
            await brought(room)
            await room.move(await room.mover())
            assert names(room.world) == sorted(emoji_names().values()), "no isn't for ever"
            assert all(one.emoji for one in card_buttons(room.hand(await room.mover())))


async def test_a_refused_upload_is_tried_again_and_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with empty_world(tmp_path) as room:
        for _ in range(2):
            room.world.core.faults.fail("POST", EMOJIS, 403, code=50013)
        async with room.open():
            await brought(room)
            monkeypatch.setattr(card_emojis, "TRIED_AGAIN_AFTER", 0.0)
            room.client.card_emojis.start()
            await room.world.until(lambda: len(names(room.world)) == 48, "it tries by itself")
    assert caplog.text.count("Discord refuses them") == 1


async def test_each_card_button_carries_its_card(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room, room.open():
        await brought(room)
        await room.started()
        for pilot in (room.aoi, room.ben):
            cards = card_buttons(room.hand(pilot))
            assert len(cards) >= 8
            assert [emoji_code(one) for one in cards] == [named_card(one) for one in cards]
            assert all(one.label for one in cards), "never an emoji alone"
        await room.move(room.aoi, wish="play 12C1")
        targets = card_buttons(room.hand(room.aoi))
        assert [emoji_code(one) for one in targets] == ["05A", "05C1"]


async def test_what_comes_late_is_on_the_next_drawing(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room:
        slow = room.world.core.faults.hold("GET", EMOJIS)
        async with room.open():
            await room.started()
            first = await room.mover()
            assert not [one for one in room.hand(first).buttons if one.emoji]
            slow.release()
            await brought(room)
            await room.move(first)
            cards = card_buttons(room.hand(first))
            assert cards
            assert all(one.emoji for one in cards)


async def test_emojis_that_somebody_removed_keep_nobody_from_playing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with tiled_world(tmp_path) as room, room.open():
        await brought(room)
        await room.started()
        remove(room.world, *emoji_names().values())
        await room.move(await room.mover())
        for pilot in (room.aoi, room.ben):
            hand = room.hand(pilot)
            assert card_buttons(hand)
            assert not [one for one in hand.buttons if one.emoji]
        assert caplog.text.count("Discord refuses a card's emoji") == 1
        await room.move(await room.mover())
        room.client.card_emojis.start()
        await brought(room)
        await room.move(await room.mover())
        assert names(room.world) == sorted(emoji_names().values())
        assert all(one.emoji for one in card_buttons(room.hand(await room.mover())))


async def test_removed_emojis_keep_nobody_from_the_puzzle(tmp_path: Path) -> None:
    async with tiled_world(tmp_path) as room, room.open():
        await brought(room)
        day = next(
            day
            for day in map(day_numbered, range(182, 282))
            if puzzle_of(day).view.phase is Phase.PLAY
        )
        room.clock.move(end_of(day) - timedelta(hours=1) - room.clock.now())
        with_emojis = (await room.aoi.command("koikoi puzzle")).message
        assert with_emojis is not None
        assert all(one.emoji for one in card_buttons(with_emojis))
        remove(room.world, *emoji_names().values())
        without = (await room.aoi.command("koikoi puzzle")).message
        assert without is not None
        assert card_buttons(without)
        assert not [one for one in without.buttons if one.emoji]


@each("language", LANGUAGES)
def test_labels_are_short_enough_beside_an_emoji(language: Language) -> None:
    """A narrow phone shows 34 characters of a button with an emoji."""
    texts = texts_in(language)
    for card in DECK:
        name = card_name(texts, card)
        assert units(texts("button-take-all", card=name, count=3)) <= 34
        for target in DECK:
            if month_of(target) == month_of(card) or card_code(card) == "11C1":
                label = taking(texts, card, target)
                assert units(label) <= 34, label
