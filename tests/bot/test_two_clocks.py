"""The clock of the bot's host differs from Discord's by twenty minutes, in both directions."""

from __future__ import annotations

import logging
from datetime import timedelta
from pathlib import Path

import discord
import pytest

from bot.messages.sending.channels import CLOCKS_DIFFER
from bot.messages.sending.request_gate import clock_trouble, skew_of
from bot.playground.server import serve
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import OpenHand
from tests.bot.test_failed_messages import settled
from tests.bot.test_hints import practice
from tests.test_commands import host_on, typed

__all__ = ("practice",)

TWENTY_MINUTES = timedelta(minutes=20)
SKEWS = (TWENTY_MINUTES, -TWENTY_MINUTES)
"""How far Discord's clock is ahead."""


@pytest.mark.parametrize("skew", SKEWS)
async def test_an_open_hand_stays_live(skew: timedelta, room: BotHarness) -> None:
    """The life of a token is counted from the arrival of its interaction."""
    room.world.set_clock_skew(skew)
    one = OpenHand(room)
    await one.prepare()
    await one.before()
    await settled(room)
    await one.provoke()
    await settled(room)
    assert await one.found() == 1


async def test_an_open_hand_whose_token_is_dead_is_not_edited(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = OpenHand(room)
    await one.prepare()
    await one.before()
    hands = (await room.client.presenter.messages(one.match_id)).open_hands
    (hand,) = hands.values()
    assert hand.post.handle is not None
    assert hand.reachable
    arrived = hand.post.handle.interaction.extras
    arrived["arrived_at"] -= 870
    assert not hand.reachable


@pytest.mark.parametrize("skew", SKEWS)
async def test_a_private_answer_goes_with_the_next_move(
    skew: timedelta, practice: BotHarness
) -> None:
    room = practice
    room.world.set_clock_skew(skew)
    answer = await room.aoi.click("Yaku", in_=room.hand(room.aoi))
    shown = answer.message
    assert shown is not None
    await room.move(room.aoi)
    await settled(room)
    assert room.world.message(shown.id) is None


@pytest.mark.parametrize("skew", SKEWS)
async def test_what_a_killed_bot_had_sent_is_found(skew: timedelta, room: BotHarness) -> None:
    """It is searched from the time when the bot began to send it, by Discord's clock."""
    assert abs(skew) > CLOCKS_DIFFER
    began = discord.utils.utcnow()
    room.world.set_clock_skew(skew)
    channel = room.client.get_partial_messageable(room.world.channel.id)
    sent = await channel.send("once")
    found = await room.client.channels.find_own(room.world.channel.id, lambda _: True, began)
    assert found is not None
    assert found.id == sent.id


@pytest.mark.parametrize("skew", SKEWS)
async def test_the_log_and_the_metrics_name_the_difference_once(
    skew: timedelta, room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    room.world.set_clock_skew(skew)
    for _ in range(2):
        await room.client.http.get_user(room.aoi.id)
    assert abs(room.client.gate.ahead() - skew) < timedelta(seconds=30)
    (said,) = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert ("slow" if skew > timedelta() else "fast") in said
    assert "timedatectl set-ntp true" in said


@pytest.mark.parametrize("skew", SKEWS)
async def test_the_doctor_says_that_the_clock_is_wrong(skew: timedelta, tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    local.core.clock.skew = skew
    try:
        code, output, _ = await typed("doctor", environ=host_on(local, tmp_path))
    finally:
        await local.close()
    assert code == 1
    (line,) = [one for one in output.splitlines() if one.startswith("✗")]
    assert line.startswith("✗ clock: the clock of this host is 1")
    assert "Set it by the network" in line


async def test_the_doctor_says_that_the_clock_is_right(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    try:
        code, output, _ = await typed("doctor", environ=host_on(local, tmp_path))
    finally:
        await local.close()
    assert code == 0
    assert "✓ clock: it differs from Discord's by " in output


def test_an_answer_without_a_time_tells_nothing() -> None:
    now = discord.utils.utcnow()
    assert skew_of({}, now) is None
    assert skew_of({"Date": "soon"}, now) is None
    assert clock_trouble(timedelta(seconds=60)).startswith("the clock of this host is 60 s slow")
