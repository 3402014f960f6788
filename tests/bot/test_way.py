"""The path of an event through the bot must not grow unnoticed: see `tests.bot.way`."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.bot import way
from tests.bot.conftest import never_late
from tests.bot.harness import BotHarness
from tests.bot.way import Way
from tests.rooms import BOT, layer_of, name_of

LAYERS = ("buttons", "client", "commands", "interactions", "messages", "screens")
"""The packages of the Discord side.

The check of every drawn button, which all tests here have, adds three files to a deadline."""


@pytest.fixture(scope="module", autouse=True)
def everything_was_read_once() -> None:
    """Data that a process reads or compiles at its first event is not part of a path."""
    with pytest.MonkeyPatch.context() as patched:
        never_late(patched)
        for event in way.EVENTS:
            asyncio.run(way.measured(event))


@pytest.mark.parametrize(
    ("event", "files", "all_files", "steps"),
    [
        (way.press, 39, 69, 1070),
        (way.challenge_accepted, 41, 75, 1210),
        (way.deadline, 31, 58, 900),  # the waiting player also gets a new hand, because it notifies
    ],
)
async def test_no_event_walks_farther_than_it_did(
    room: BotHarness,
    event: Callable[[BotHarness], Awaitable[Way]],
    files: int,
    all_files: int,
    steps: int,
) -> None:
    walked = await event(room)
    ours = [name for name in walked.files if layer_of(name_of(BOT / name)) in LAYERS]
    assert len(ours) <= files, ours
    assert len(walked.files) <= all_files, walked
    assert walked.steps <= steps, walked.edges.most_common(20)
