"""Faults of Discord where the bot can only answer: nothing is lost, and a press goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.locales import DEFAULT, texts_in
from bot.matches.models.match import Status
from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import Answer, NoAnswer
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.bad_days import (
    CALLBACK,
    DEAD_TOKEN,
    HOOK,
    ORIGINAL,
    TWENTY_MINUTES,
    Trouble,
    complaints,
    ordered,
    without_pauses,
)
from tests.bot.harness import BotHarness, choices
from tests.bot.outside import outside, requests_to
from tests.bot.test_outside import ANSWERING
from tests.bot.test_outside_play import challenged, playing, told

EN = texts_in(DEFAULT)
LONG: Final = {"retry_after": TWENTY_MINUTES, "shared": True, "times": 9}
LOST: Final = (
    Trouble("too late", ordered("fail", status=404, code=10062, times=9)),
    Trouble("a long limit", ordered("limit", **LONG)),
    Trouble("the service stays away", ordered("fail", status=503, times=99)),
    Trouble("nothing can be reached", ordered("hang_up", times=99)),
)
"""Answers that don't arrive."""
UNEDITED: Final = (
    Trouble("the token is dead", ordered("fail", status=401, code=DEAD_TOKEN, times=9)),
    Trouble("the webhook is unknown", ordered("fail", status=404, code=10015, times=9)),
    *LOST[1:],
)
"""Edits by a token that don't arrive."""
MANY: Final = 200
"""The lines of the log while a message is tried again, here without pauses."""


def _name(trouble: Trouble) -> str:
    return trouble.name


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pauses(monkeypatch)


async def in_vain(room: BotHarness, command: str, **options: Any) -> None:
    """Use a command of which the answer doesn't arrive."""
    with suppress(NoAnswer):
        await room.aoi.command(command, **options)
    await room.client.in_flight.wait_idle()
    await room.drawn()


async def begun(room: BotHarness, place: Channel) -> RenderedMessage:
    """Begin a match against the computer; return Aoi's hand when it is her turn."""
    first = await room.aoi.command("koikoi computer", channel=place)
    await room.drawn()
    await room.later(seconds=3)
    assert first.message is not None
    hand = room.now(first.message)
    if "Continue" in hand.labels:
        await room.aoi.click("Continue", in_=hand)
        hand = room.now(hand)
    return hand


@contextmanager
def answers_lost(room: BotHarness, trouble: Trouble) -> Iterator[None]:
    """Lose the answers meanwhile; nobody waits long for them."""
    world = room.world
    world.core.interactions.answer_within = timedelta(seconds=0.2)
    fault = trouble.order(world.core.faults, "POST", CALLBACK)
    yield
    assert fault.met
    fault.release()
    world.core.interactions.answer_within = timedelta(seconds=60)


async def opened(room: BotHarness, place: Channel) -> RenderedMessage:
    """Open Aoi's hand again by the list of matches, in which nothing gets lost."""
    games = await room.aoi.command("koikoi games", channel=place)
    answer = await room.aoi.click("Open hand", in_=games.message)
    await room.drawn()
    assert answer.message is not None
    return room.now(answer.message)


async def moved(room: BotHarness, hand: RenderedMessage) -> Answer:
    room.clock.move(timedelta(seconds=1))
    answer = await room.aoi.click(choices(hand)[0], in_=hand)
    await room.drawn()
    return answer


@pytest.mark.parametrize("trouble", LOST, ids=_name)
async def test_a_match_whose_answer_is_lost_is_in_the_list(
    room: BotHarness, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    place = outside(room, "group")
    with answers_lost(room, trouble):
        await in_vain(room, "koikoi computer", channel=place)
    assert (await room.stored()).info.status is Status.PLAYING
    before = (await room.stored()).seq
    await moved(room, await opened(room, place))
    assert (await room.stored()).seq > before
    assert complaints(caplog, most=3) == []
    assert not requests_to(room, place)


@pytest.mark.parametrize("trouble", LOST, ids=_name)
async def test_a_move_whose_answer_is_lost_is_made_once(
    room: BotHarness, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    place = outside(room, "group")
    hand = await begun(room, place)
    before = (await room.stored()).seq
    with answers_lost(room, trouble):
        hook = trouble.order(room.world.core.faults, "PATCH", ORIGINAL)
        with pytest.raises(NoAnswer):
            await moved(room, hand)
        await room.client.in_flight.wait_idle()
        await room.drawn()
    hook.release()
    moves = (await room.stored()).seq
    assert moves > before
    # The same button again, on the message as it still looks, makes no second move of theirs.
    await room.later(seconds=3)
    now = (await room.stored()).seq
    await room.aoi.click(choices(hand)[0], in_=hand, late=True)
    await room.drawn()
    assert (await room.stored()).seq in (now, now + 1)
    assert choices(room.now(hand)), "it shows the newest state"
    assert complaints(caplog, most=MANY) == []
    assert not requests_to(room, place)


@pytest.mark.parametrize("trouble", UNEDITED, ids=_name)
async def test_what_a_token_cannot_show_continue_does(
    room: BotHarness, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    place = outside(room, "server")
    hand = await begun(room, place)
    fault = trouble.order(room.world.core.faults, "PATCH", ORIGINAL)
    await moved(room, hand)
    await room.later(seconds=3)  # the computer moves, which only the token could show
    assert fault.met
    fault.release()
    shown = room.now(hand)
    if trouble in LOST:  # an outage ends, and the edit is tried again until then
        assert choices(shown)
    else:
        assert "Continue" in shown.labels
        await room.aoi.click("Continue", in_=shown)
        assert choices(room.now(hand))
    assert complaints(caplog, most=MANY) == []
    assert not requests_to(room, place)


@pytest.mark.parametrize("trouble", LOST, ids=_name)
async def test_a_challenge_whose_answer_is_lost_is_withdrawn(
    room: BotHarness, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing could show it, and it would be in the way of the next one."""
    place = outside(room, "group")
    with answers_lost(room, trouble):
        await in_vain(room, "koikoi play", channel=place, opponent=room.ben)
    assert (await room.stored()).info.status is Status.WITHDRAWN
    await playing(room, place, room.ben)
    assert (await room.stored(2)).info.status is Status.PLAYING
    assert complaints(caplog, most=3) == []


@pytest.mark.parametrize("trouble", UNEDITED, ids=_name)
async def test_a_challenge_that_could_not_be_edited_is_told_by_a_press(
    room: BotHarness, trouble: Trouble, caplog: pytest.LogCaptureFixture
) -> None:
    place = outside(room, "group")
    message = await challenged(room, place, room.aoi, opponent=room.ben)
    fault = trouble.order(room.world.core.faults, "PATCH", ORIGINAL)
    await room.later(minutes=11)
    await room.drawn()
    assert fault.met
    fault.release()
    assert room.now(message).buttons
    await room.ben.click("Accept", in_=message)
    assert EN("button-ask-again") in (await told(room, room.ben, place)).labels
    assert room.now(message).content == EN("challenge-expired", challenger="Aoi")
    assert complaints(caplog, most=3) == []


async def test_no_answer_needs_more_than_five_follow_ups(room: BotHarness) -> None:
    """Even if Discord shows "thinking…" first, so that the answer itself is one."""
    place = outside(room, "server")
    room.client.interactions.answer_late = 0
    for command in ANSWERING:
        answer = await room.aoi.command(command, channel=place)
        await room.client.in_flight.wait_idle()
        await room.drawn()
        assert 1 <= answer.interaction.follow_ups <= 2, command


async def test_a_follow_up_too_many_is_a_line_in_the_log(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    place = outside(room, "group")
    message = await playing(room, place, room.ben)
    fault = room.world.core.faults.fail("POST", HOOK, 400, code=40094, times=9)
    room.client.interactions.answer_late = 0
    await room.aoi.click("My hand", in_=room.now(message))
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert fault.met
    fault.release()
    room.client.interactions.answer_late = None
    opened_now = await room.aoi.click("My hand", in_=room.now(message))
    assert opened_now.ephemeral
    assert "Round 1" in opened_now.text
    assert complaints(caplog, most=3) == []
