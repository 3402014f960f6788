"""During a ban of the host's address, nothing is sent; afterwards everything is drawn."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from http import HTTPStatus
from typing import Final

import discord
import pytest

from bot.connection import DiscordAway, identify
from bot.messages.sending.rate_limits import GlobalLimit
from bot.messages.sending.request_gate import AddressBanned, RequestGate
from bot.playground.testing.pilot import Pilot, World
from tests.bot import more_message_kinds as others
from tests.bot.each import each
from tests.bot.hand_loop import HandLoop
from tests.bot.harness import BotHarness, choices
from tests.bot.test_failed_messages import recover, settled
from tests.playground.small_bot import SmallBot

TEN_MINUTES = timedelta(minutes=10)
FEW = 6
"""The most requests on their way at the beginning of a ban in these tests."""


def banned(world: World) -> int:
    """Return the number of requests that were answered during bans."""
    return world.discord.rest.ban.refused


async def ends(room: BotHarness) -> None:
    """Let the ban and its time end."""
    room.world.discord.rest.ban.lift()
    room.client.gate.come_due()


async def moved(room: BotHarness, pilot: Pilot) -> None:
    """Let a player press a move in their hand; Discord takes no answer to it."""
    hand = room.hand(pilot)
    answered = room.client.in_flight.answered
    pressing = asyncio.create_task(pilot.click(choices(hand)[0], in_=hand))
    await room.world.until(
        lambda: room.client.in_flight.answered > answered, "the press is handled"
    )
    pressing.cancel()
    await asyncio.gather(pressing, return_exceptions=True)


async def test_a_match_goes_on_in_silence(room: BotHarness) -> None:
    """Measured before: 18 requests in 40 seconds for one match."""
    await room.started()
    room.world.discord.rest.ban.begin(TEN_MINUTES)
    room.world.requests.clear()
    await moved(room, await room.mover())
    for _ in range(4):  # nobody sees a button for these
        room.clock.move(timedelta(seconds=10))
        await room._acted(await room.stored())
        await asyncio.sleep(0)
    assert banned(room.world) <= FEW
    assert len(room.world.requests) == banned(room.world)
    await ends(room)
    await settled(room)
    stored = await room.stored()
    assert stored.seq >= 5
    for posted in await room.service.messages.find(1):
        assert posted.shown in (stored.info.revision, -1)
    shown = room.hand(await room.mover())
    assert all(f":{stored.seq}:" in one for one in choices(shown))


async def test_matches_posts_and_tournaments_together_send_a_few_requests(
    room: BotHarness,
) -> None:
    day, tournament = others.Day(room), others.SignUp(room)
    await day.prepare()
    await day.before()
    await tournament.prepare()
    pairs = [(room.world.newcomer("One"), room.world.newcomer("Two")) for _ in range(3)]
    for one, two in pairs:
        asked = await one.command("koikoi play", opponent=two)
        await room.drawn()
        await two.click("Accept", in_=asked.message)
    await settled(room)
    room.world.discord.rest.ban.begin(TEN_MINUTES)
    matches = range(1, len(pairs) + 1)
    for match_id in matches:
        await moved(room, await room.mover(match_id))
    await day.provoke()
    await tournament.provoke()
    for _ in range(3):
        room.clock.move(timedelta(minutes=1))
        await room.deadlines.tick()
    assert banned(room.world) <= FEW
    await ends(room)
    for _ in range(3):
        room.clock.move(timedelta(minutes=10))
        await recover(room)
    assert await day.found() == 1
    assert await tournament.found() == 1
    for match_id in matches:
        stored = await room.stored(match_id)
        posted = await room.service.messages.find(match_id)
        assert {one.shown for one in posted if one.kind in {"table", "hand"}} == {
            stored.info.revision
        }


async def test_after_a_ban_one_request_goes_alone(room: BotHarness) -> None:
    client = room.client
    room.world.discord.rest.ban.begin(TEN_MINUTES)
    with pytest.raises(discord.HTTPException):
        await client.http.get_user(room.aoi.id)
    room.world.requests.clear()
    for _ in range(3):
        with pytest.raises(AddressBanned) as refused:
            await client.http.get_user(room.aoi.id)
        assert 590 < refused.value.retry_after <= 600
    assert not room.world.requests
    # The ban lasts longer than it was announced to: one request finds that out.
    client.gate.come_due()
    asked = [asyncio.create_task(client.http.get_user(room.aoi.id)) for _ in range(9)]
    failed = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, discord.RateLimited | discord.HTTPException) for one in failed)
    assert len(room.world.requests) == 1
    # It is over: the others follow when the first was answered.
    room.world.discord.rest.ban.lift()
    client.gate.come_due()
    room.world.requests.clear()
    held = room.world.core.faults.hold("GET", "/users/{user_id}")
    asked = [asyncio.create_task(client.http.get_user(room.aoi.id)) for _ in range(9)]
    await room.world.until(lambda: held.met, "the first is on its way")
    assert held.met == 1
    assert not room.world.requests
    assert client.gate.is_closed is False
    held.release()
    await asyncio.gather(*asked)
    assert [one.status for one in room.world.requests] == [HTTPStatus.OK] * 9


async def test_a_first_request_that_fails_is_followed_by_another_one(
    room: BotHarness,
) -> None:
    gate = room.client.gate
    gate.close(600)
    gate.come_due()
    room.world.core.faults.fail("GET", "/users/{user_id}", 503)
    asked = [asyncio.create_task(room.client.http.get_user(room.aoi.id)) for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [isinstance(one, Exception) for one in answers] == [True, False, False]


async def test_a_login_waits_for_as_long_as_discord_asks(room: BotHarness) -> None:
    """The requests of terminal commands pass the same gate."""
    room.world.discord.rest.ban.begin(TEN_MINUTES)
    with pytest.raises(DiscordAway) as away:
        await identify(room.world.core.token)
    assert away.value.retry_after == 600
    gate = RequestGate()
    gate.close(300)
    client = SmallBot()
    GlobalLimit(client.http, gate=gate)
    room.world.requests.clear()
    with pytest.raises(AddressBanned):
        await client.login(room.world.core.token)
    await client.close()
    assert not room.world.requests


async def test_refused_requests_are_counted_for_ten_minutes(
    room: BotHarness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.sending.request_gate.WARN_FROM", 3)
    now = [0.0]
    monkeypatch.setattr("bot.messages.sending.request_gate._now", lambda: now[0])
    gate, faults = room.client.gate, room.world.core.faults
    gate._invalid.clear()
    caplog.clear()

    async def refused(status: int, **options: object) -> None:
        faults.fail("GET", "/users/{user_id}", status)
        with pytest.raises(discord.HTTPException):
            await room.client.http.get_user(room.aoi.id)

    await refused(404)
    await refused(403)
    await refused(401)
    assert gate.invalid == 2
    now[0] = 599
    assert not caplog.records
    await refused(403)
    await refused(403)
    (said,) = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    assert said.startswith("Discord refused 3 requests in ten minutes")
    now[0] = 600
    assert gate.invalid == 2


VIA: Final = {"Via": "1.1 google"}
ANSWERS: Final[tuple[tuple[int, dict[str, str], float | None, bool], ...]] = (
    # A ban: Discord's proxy answers, and names the time or none.
    (429, {"Retry-After": "600"}, 600, True),
    (429, {"Retry-After": "1"}, 1, True),
    (429, {"Retry-After": "0.25"}, 0.25, True),
    (429, {"Retry-After": "0"}, 0, True),
    (429, {"Retry-After": "-3"}, 0, True),
    (429, {"Retry-After": ""}, 60, True),
    (429, {"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"}, 60, True),
    (429, {}, 60, True),
    (429, {"Via": "", "Retry-After": "5"}, 5, True),
    (429, {"Retry-After": "5", "X-RateLimit-Scope": "shared"}, 5, False),
    # Discord itself answers.
    (429, {**VIA, "Retry-After": "5"}, None, True),
    (429, {**VIA, "Retry-After": "5", "X-RateLimit-Scope": "user"}, None, True),
    (429, {**VIA, "Retry-After": "5", "X-RateLimit-Scope": "global"}, None, True),
    (429, {**VIA, "Retry-After": "5", "X-RateLimit-Scope": "shared"}, None, False),
    (401, VIA, None, True),
    (403, VIA, None, True),
    (403, {}, None, True),
    (400, VIA, None, False),
    (404, VIA, None, False),
    (200, VIA, None, False),
    (503, {"Retry-After": "5"}, None, False),
)
"""Status, headers, seconds without requests (None: no ban), and whether it counts as invalid."""


@each(("status", "headers", "seconds", "invalid"), ANSWERS)
def test_which_answers_are_a_ban_for_how_long_and_which_count_as_invalid(
    status: int, headers: dict[str, str], seconds: float | None, invalid: bool
) -> None:
    with asyncio.Runner(loop_factory=HandLoop) as runner:
        gate = RequestGate()

        async def answered() -> tuple[bool, float, int]:
            gate.answered(status, headers)
            return gate.is_closed, gate.seconds_left, gate.invalid

        closed, left, count = runner.run(answered())
        assert closed is (seconds is not None)
        assert left == pytest.approx(seconds or 0, abs=0.01)
        assert count == invalid
