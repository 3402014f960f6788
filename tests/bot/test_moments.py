"""The moment of a yaku: the picture moves once, and never after the next move."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PIL import Image, ImageSequence

from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.messages.sending.delivery import Delivery
from bot.messages.sending.rate_limits import RequestBudget
from bot.playground.state.changes import Change
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import Film
from bot.screens.moment import made_now, moment
from bot.screens.table import board_picture
from tests.bot.conftest import both_worlds
from tests.bot.harness import (
    CHALLENGER_DEALS,
    VIEWING,
    BotHarness,
    bot_harness,
    choices,
)
from tests.bot.view_models import model, played

MOST_BYTES = 300_000
STILL, MOVING = "image/png", "image/gif"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The dealer, Aoi, views the moon with her first card."""
    async with bot_harness(tmp_path, CHALLENGER_DEALS, VIEWING, VIEWING) as opened:
        opened.let_pictures_move()
        yield opened


def frames_of(content: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames of a moving picture, each with its milliseconds."""
    assert len(content) <= MOST_BYTES
    assert b"NETSCAPE" not in content, "it plays once"
    with Image.open(io.BytesIO(content)) as opened:
        return [(f.convert("RGB"), f.info["duration"]) for f in ImageSequence.Iterator(opened)]


async def choose_less_motion(room: BotHarness, pilot: Pilot) -> None:
    chosen = await room.service.settings.preferences(pilot.id)
    await room.service.settings.save_preferences(replace(chosen, less_motion=True))


class Versions:
    """All versions of a message, oldest first."""

    def __init__(self, room: BotHarness, seen: RenderedMessage) -> None:
        self.known: list[RenderedMessage] = []
        self.pictures: list[bytes] = []
        self._room, self._seen = room, seen
        room.world.core.changes.listen(self._hear)

    def _hear(self, change: Change) -> None:
        message: Any = change.body.get("message")
        if change.body["t"] == "message_update" and message["id"] == str(self._seen.id):
            self.known.append(self._room.now(self._seen))
            (file,) = self.known[-1].attachments
            path = self._room.world.core.attachments.path(int(file["id"]))
            self.pictures.append(path.read_bytes())

    @property
    def files(self) -> list[str]:
        return [one.attachments[0]["content_type"] for one in self.known]


@both_worlds
async def test_the_table_moves_once_and_ends_as_the_still(room: BotHarness) -> None:
    table = await room.started()
    versions = Versions(room, table)
    await room.move(room.aoi, wish="play 08B")
    assert versions.files == [STILL, MOVING]
    still, moving = versions.known
    assert (still.content, still.buttons) == (moving.content, moving.buttons)
    assert still.alt_text == moving.alt_text
    frames = frames_of(versions.pictures[1])
    assert 1000 <= sum(duration for _, duration in frames) <= 2000
    picture = Image.open(io.BytesIO(versions.pictures[0])).convert("RGB")
    assert frames[0][0].tobytes() == frames[-1][0].tobytes() == picture.tobytes()
    assert frames[-2][0].tobytes() != picture.tobytes()
    await room.move(room.aoi, wish="koi")
    await room.later(seconds=2)
    assert versions.files[2:].count(MOVING) == 0, "the yaku's moment is over"


@pytest.mark.parametrize("who", ["aoi", "ben"])
async def test_a_player_who_wants_less_motion_has_none(room: BotHarness, who: str) -> None:
    await choose_less_motion(room, getattr(room, who))
    table = await room.started()
    versions = Versions(room, table)
    await room.move(room.aoi, wish="play 08B")
    assert set(versions.files) == {STILL}


async def test_a_won_round_moves_only_for_a_yaku_that_nobody_saw(room: BotHarness) -> None:
    table = await room.started()
    await room.move(room.aoi, wish="play 08B")
    versions = Versions(room, table)
    await room.move(room.aoi, wish="stop")
    assert set(versions.files) == {STILL}


async def test_the_next_move_ends_the_moment(room: BotHarness) -> None:
    """The moving picture is ready only after the next move."""
    table = await room.started()
    versions, go = Versions(room, table), asyncio.Event()
    drawing = asyncio.Event()
    draw = Delivery.draw_film

    async def slow(delivery: Delivery, film: Film) -> None:
        drawing.set()
        await go.wait()
        await draw(delivery, film)

    with patch.object(Delivery, "draw_film", slow):
        hand = room.hand(room.aoi)
        press = next(one for one in choices(hand) if one.split(":")[3].startswith("play 08B"))
        await room.aoi.click(press, in_=hand)
        await drawing.wait()
        await room.world.until(lambda: bool(choices(room.hand(room.aoi))), "she can decide")
        hand = room.hand(room.aoi)
        room.clock.move(timedelta(seconds=1))
        stop = next(one for one in choices(hand) if one.split(":")[3].startswith("stop"))
        await room.aoi.click(stop, in_=hand)
        await room.world.until(lambda: len(versions.known) >= 2, "the result is shown")
        go.set()
        await room.drawn()
    assert set(versions.files) == {STILL}


async def test_after_a_restart_an_old_yaku_moves_nothing(room: BotHarness) -> None:
    table = await room.started()
    room.moving = False
    object.__setattr__(room.client.presenter.deps, "moving", False)
    await room.move(room.aoi, wish="play 08B")
    await room.client.close()
    room.moving = True
    versions = Versions(room, table)
    async with room.open():
        room.client.presenter.refresh(1)
        await room.drawn()
        await room.move(room.aoi, wish="koi")
    assert MOVING not in versions.files


async def test_under_pressure_nothing_moves(room: BotHarness) -> None:
    table = await room.started()
    versions = Versions(room, table)
    with patch.object(RequestBudget, "waiting", 1):
        await room.move(room.aoi, wish="play 08B")
    assert set(versions.files) == {STILL}


@both_worlds
async def test_without_a_table_the_hand_moves(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm, length="1")
    await room.drawn()
    assert not (await room.stored()).info.has_table
    hand = room.hand(room.aoi)
    versions = Versions(room, hand)
    await room.move(room.aoi, hand, wish="play 08B")
    assert versions.files[-1] == MOVING
    assert frames_of(versions.pictures[-1])


def test_a_yaku_is_found_when_it_decides_or_wins() -> None:
    deciding = played(lambda match: match.phase is Phase.DECIDE)
    shown = model(deciding, None)
    assert shown.view is not None
    made = made_now(shown.view)
    assert made is not None
    seat, yaku = made
    assert seat == deciding.to_act
    found = moment(shown, board_picture(shown, shown.view), ())
    assert found is not None
    film, now = found
    assert [one.seat for one in [scene.flourish for scene in film.scenes] if one] == [seat]
    assert {one for _, _, one in now} == {one.yaku for one in yaku}
    assert moment(shown, board_picture(shown, shown.view), now) is None
    won = played(lambda match: bool(match.results) and bool(match.results[-1].yaku))
    view = view_for(won, None)
    assert made_now(view) == (won.results[-1].winner, won.results[-1].yaku)
    drawn = played(lambda match: bool(match.results) and match.results[-1].winner is None)
    assert made_now(view_for(drawn, None)) is None
    laying = played(lambda match: match.phase is Phase.PLAY)
    assert made_now(view_for(laying, None)) is None
