"""The bot's queries to Discord without an answer: its assumptions then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import pytest

from bot.matches.models.terms import ChannelRef
from tests.bot.bad_days import TWENTY_MINUTES, Order, complaints, ordered, without_pauses
from tests.bot.harness import BotHarness

CHANNEL: Final = ("GET", "/channels/{channel_id}")
UNKNOWN: Final = 77
FAULTS: Final[dict[str, Order]] = {
    "no service": ordered("fail", status=503, times=9),
    "the connection breaks": ordered("hang_up", times=9),
    "a limit of twenty minutes": ordered("limit", retry_after=TWENTY_MINUTES, shared=True, times=9),
}
Ask = Callable[[BotHarness], Awaitable[Any]]
QUESTIONS: Final[dict[str, tuple[tuple[str, str], Ask, Any]]] = {
    "whether a member left": (
        ("GET", "/guilds/{guild_id}/members/{user_id}"),
        lambda room: room.client.interactions._tools.leavers.has_left(
            room.world.guild.id, room.ben.id
        ),
        False,
    ),
    "what a server is called": (
        ("GET", "/guilds/{guild_id}"),
        lambda room: room.client.channels.learn_name(UNKNOWN),
        str(UNKNOWN),
    ),
    "whether a channel is gone": (
        CHANNEL,
        lambda room: room.client.channels.is_gone(ChannelRef(room.world.guild.id, UNKNOWN)),
        False,
    ),
    "whether a thread sleeps": (
        CHANNEL,
        lambda room: room.client.channels.thread(ChannelRef(room.world.guild.id, UNKNOWN)),
        None,
    ),
    "whether a thread is closed to the bot": (
        CHANNEL,
        lambda room: room.client.channels.is_shut_out(UNKNOWN),
        False,
    ),
}


async def test_what_is_not_answered_changes_nothing(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    without_pauses(monkeypatch)
    for question, (route, ask, expected) in QUESTIONS.items():
        for name, order in FAULTS.items():
            caplog.clear()
            fault = order(room.world.core.faults, *route)
            assert await ask(room) == expected, (question, name)
            assert fault.met, (question, name)
            assert complaints(caplog, most=1) == [], (question, name)
            room.world.core.faults.clear()
