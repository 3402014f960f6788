"""Guarantees for each message that is kept current, in addition to `test_failed_messages`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.matches.errors import StoreAway
from bot.messages.post import MessageState, Post
from bot.messages.sending.delivery import mentioned_in
from bot.messages.sending.rate_limits import EditLimiter
from bot.playground.state.nonces import Nonces
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.message import RotationMessages
from bot.rotations.service import Rotations
from bot.tournaments.runner import TournamentRunner
from tests.bot import message_kinds as ours
from tests.bot import more_message_kinds as others
from tests.bot.bad_days import Order, complaints, ordered, without_pauses
from tests.bot.conftest import both_worlds
from tests.bot.forging import board, pressed
from tests.bot.harness import BotHarness, bot_harness, choices
from tests.bot.message_kinds import MESSAGE, MESSAGES
from tests.bot.test_failed_messages import recover, settled
from tests.bot.test_failed_store import failing

EDITED = (ours.Move, others.SignUp, others.Several)
SENT = (
    *(ours.Brought, others.Round, others.MovedUp, others.SeveralAgain),
    *(others.Week, others.Day),
)


@pytest.mark.parametrize("kind", EDITED)
@both_worlds
async def test_a_message_that_somebody_deleted_is_sent_again(
    kind: type[ours.Move | others.Round | others.Several], room: BotHarness
) -> None:
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    (deleted,) = one.shown()
    room.aoi.delete(deleted)
    await one.provoke()
    await settled(room)
    assert await one.found() == 1


@pytest.mark.parametrize("kind", EDITED)
async def test_an_edit_mentions_those_whom_it_names(
    kind: type[ours.Move | others.Round | others.Several], room: BotHarness
) -> None:
    """Clients only show names of people that a message mentions."""
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    await one.provoke()
    await settled(room)
    (edited,) = one.shown()
    assert set(edited.mentions) == set(mentioned_in(edited.content))


@pytest.mark.parametrize("kind", [*EDITED, others.Week, others.Day])
async def test_a_deleted_channel_is_not_tried_all_the_time(
    kind: type[ours.Move | others.Round | others.Several | others.Week | others.Day],
    room: BotHarness,
    caplog: pytest.LogCaptureFixture,
) -> None:
    room.forgiven.add("Unknown Channel")
    room.world.add_channel(room.world.guild, "spare")
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    caplog.clear()
    room.world.delete_channel(room.world.channel)
    for _ in range(3):
        await one.provoke()
        await settled(room)
    missed = [one for one in room.world.requests if one.status == 404]
    assert 1 <= len(missed) <= 2
    assert not complaints(caplog, most=4)


@pytest.mark.parametrize(
    ("kind", "button"),
    [(others.SignUp, "kk:0:0:tour-join 1"), (others.Several, "kk:0:0:rotation join 1")],
)
async def test_a_press_in_another_channel_makes_no_message_there_this_one(
    kind: type[others.SignUp | others.Several], button: str, room: BotHarness
) -> None:
    spare = room.world.add_channel(room.world.guild, "spare")
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    (message,) = one.shown()
    another = await board(room, spare)
    await pressed(room.world.newcomer("Zoe"), another, button)
    await settled(room)
    assert room.now(another).content == another.content
    await one.provoke()
    await settled(room)
    assert [message.id] == [one.id for one in one.shown()]
    assert await one.found() == 1


@pytest.mark.parametrize(
    ("kind", "button"),
    [(others.SignUp, "kk:0:0:tour-join 1"), (others.Several, "kk:0:0:rotation join 1")],
)
async def test_a_press_on_a_newer_one_that_nobody_noted_makes_it_the_message(
    kind: type[others.SignUp | others.Several], button: str, room: BotHarness
) -> None:
    """A killed bot had sent it again; the earlier one is deleted."""
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    (old,) = one.shown()
    newer = await board(room, room.world.channel)
    await pressed(room.world.newcomer("Zoe"), newer, button)
    await settled(room)
    assert [seen.id for seen in one.shown()] == [newer.id]
    assert room.world.message(old.id) is None
    await one.provoke()
    await settled(room)
    assert [seen.id for seen in one.shown()] == [newer.id]
    assert await one.found() == 1


@both_worlds
async def test_a_message_that_arrived_unnoticed_is_found_by_the_same_request(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent again, because of too many edits of old messages; the next try might edit."""
    without_pauses(monkeypatch)
    one = others.SignUp(room)
    await one.prepare()
    await one.before()
    await settled(room)
    room.clock.move(timedelta(hours=1))
    may = iter([False])
    monkeypatch.setattr(EditLimiter, "allow", lambda *_: next(may, True))
    fault = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    await one.provoke()
    await settled(room)
    assert fault.met
    for _ in range(2):
        room.clock.move(timedelta(minutes=10))
        await recover(room)
    assert await one.found() == 1


async def test_a_message_that_arrived_unnoticed_is_found_though_the_table_has_begun(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next state needs another request, which would create a second message."""
    without_pauses(monkeypatch)
    one = others.SeveralAgain(room)
    await one.prepare()
    await room.service.of(Rotations).join(1, one.person(room.world.newcomer("Chiyo")))
    await settled(room)
    sending = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    sending.gate, sending.channel_id = asyncio.Event(), room.world.channel.id
    await one.provoke()
    await room.world.until(lambda: sending.met, "it is sent")
    await room.service.of(Rotations).start(1, one.person(room.aoi))
    sending.release()
    await settled(room)
    for _ in range(2):
        room.clock.move(one.step)
        await recover(room)
    (message,) = one.shown()
    assert "**Aoi** and **Ben** play" in message.content


@dataclass(frozen=True, slots=True)
class Unnoted:
    """A message that Discord accepts while the store fails."""

    room: BotHarness
    one: ours.Kind
    met: list[str]
    """Failed operations of the store."""


@asynccontextmanager
async def unnoted(
    kind: type[ours.Kind], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Unnoted]:
    """Let the store fail inside the block; then everything recovers, and one message exists."""
    without_pauses(monkeypatch)
    async with bot_harness(folder) as room:
        one = kind(room)
        await one.prepare()
        await one.before()
        await settled(room)
        sending = room.world.core.faults.hold(*one.route)
        provoking = asyncio.create_task(one.provoke())
        await room.world.until(lambda: sending.met, "it is sent")
        if isinstance(one, others.SeveralAgain):
            await provoking  # joining waits for no message, and was stored before
        with failing(room.store, reads=False) as met:
            sending.release()
            yield Unnoted(room, one, met)
        with suppress(StoreAway):  # an admin is told that it failed
            await provoking
        for _ in range(3):
            room.clock.move(one.step)
            await recover(room)
        assert await one.found() == 1


@pytest.mark.parametrize("kind", SENT)
async def test_what_could_not_be_noted_is_taken_back(
    kind: type[ours.Brought | others.Round | others.SeveralAgain | others.Week],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Otherwise it could not be found later, and would show an old state forever."""
    async with unnoted(kind, tmp_path, monkeypatch) as now:
        room, one = now.room, now.one
        before = {seen.id for seen in one.shown()}
        posted = room.world.requests.of(*one.route)
        await room.world.until(
            lambda: (
                now.met
                and len(room.world.requests.of(*one.route)) > len(posted)
                and {seen.id for seen in one.shown()} <= before
            ),
            "it is deleted",
        )
    assert not complaints(caplog, most=9)


@pytest.mark.parametrize("kind", SENT)
async def test_of_what_can_be_neither_noted_nor_taken_back_one_stays(
    kind: type[ours.Brought | others.Round | others.SeveralAgain | others.Week],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Otherwise there are two, and one of them shows an old state forever."""
    async with unnoted(kind, tmp_path, monkeypatch) as now:
        core = now.room.world.core
        deleting = core.faults.fail("DELETE", MESSAGE, 503)
        await now.room.world.until(lambda: deleting.met, "it is not deleted")
        core.nonces = Nonces(core.clock)  # Discord was unavailable for minutes
    assert len(now.one.shown()) == 1
    assert not complaints(caplog, most=9)


@pytest.mark.parametrize("kind", SENT)
async def test_a_bot_that_is_killed_after_sending_sends_nothing_twice(
    kind: type[ours.Brought | others.Round | others.SeveralAgain | others.Week], room: BotHarness
) -> None:
    one = kind(room)
    await one.prepare()
    await one.before()
    await settled(room)
    before = {seen.id for seen in one.shown()}
    room.clock.move(timedelta(seconds=1))
    sending = room.world.core.faults.hang_up(*one.route, done_all_the_same=True, times=10**6)
    provoking = asyncio.create_task(one.provoke())
    await room.world.until(lambda: {seen.id for seen in one.shown()} - before, "it is sent")
    await room.client.close()
    await asyncio.gather(provoking, return_exceptions=True)
    assert sending.met
    room.world.core.faults.clear()
    async with room.open():
        for _ in range(3):
            room.clock.move(one.step)
            await recover(room)
        assert len(one.shown()) == 1


JOIN = {others.SignUp: "Sign up", others.Several: "Join"}


LATE: dict[str, Order] = {
    "it is taken": ordered("hold"),
    "it is taken, and a server error is answered": ordered(
        "fail", status=503, done_all_the_same=True
    ),
    "it is taken, and the connection breaks": ordered("hang_up", done_all_the_same=True),
    "it is taken, and half an answer comes": ordered("garble", done_all_the_same=True),
    "it is not taken": ordered("fail", status=503),
    "it is refused": ordered("fail", status=403, code=50013),
}
"""Outcomes of a drawing after a press was answered."""


@pytest.mark.parametrize("kind", JOIN)
async def test_a_press_does_not_wait_for_a_drawing(
    kind: type[others.SignUp | others.Several], room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older state may reach Discord later, but does not stay, whatever the response is."""
    without_pauses(monkeypatch)
    one, wrong = kind(room), list[str]()
    await one.prepare()
    await settled(room)
    (message,) = one.shown()
    for name, order in LATE.items():
        late = order(room.world.core.faults, "PATCH", MESSAGE)
        late.gate = asyncio.Event()
        await one.provoke()
        await room.world.until(lambda late=late: late.met, "it is being drawn")  # type: ignore[misc]
        emi = room.world.newcomer("Emi")
        answer = await emi.click(JOIN[kind], in_=message)
        if answer.ephemeral or not named(emi, room.now(message)):
            wrong.append(f"{name}: the press waits")
        late.release()
        await settled(room)
        for _ in range(2):
            room.clock.move(one.step)
            await recover(room)
        if await one.found() != 1 or not named(emi, room.now(message)):
            wrong.append(f"{name}: it shows an older state")
        if kind is others.Several:
            await emi.click("Leave", in_=message)
    assert not wrong, "\n".join(wrong)


async def test_a_press_on_a_hand_does_not_wait_for_a_drawing(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drawing shows an older state, and may come to Discord after the answer."""
    without_pauses(monkeypatch)
    room.forgiven.add("emoji")
    await room.started(length="12")
    wrong: list[str] = []
    for name, order in LATE.items():
        mover = await room.mover()
        hand = room.hand(mover)
        live = (await room.client.presenter.messages(1)).hands[mover.id]
        late = order(room.world.core.faults, "PATCH", MESSAGE)
        late.gate, late.message_id = asyncio.Event(), hand.id
        live.force_redraw()
        live.invalidate()
        await room.world.until(lambda late=late: late.met, "it is being drawn")  # type: ignore[misc]
        before = (await room.stored()).seq
        await mover.click(choices(hand)[0], in_=hand)
        if (await room.stored()).seq == before or room.now(hand).content == hand.content:
            wrong.append(f"{name}: the press waits")
        answered = room.now(hand).content
        late.release()
        await settled(room)
        if room.now(hand).content != answered:
            wrong.append(f"{name}: it shows an older state")
    assert not wrong, "\n".join(wrong)


def doubt(one: Any) -> None:
    """Mark a message as possibly different from its known state."""
    client = one.room.client
    if isinstance(one, ours.Move):
        client.presenter.redraw_ours(one.match_id)
    elif isinstance(one, others.SignUp):
        post_of(one).invalidate()
        client.of(TournamentRunner).go_on_soon(one.number)
    else:
        post_of(one).invalidate()
        client.of(RotationMessages).refresh(1)


def post_of(one: Any) -> Post:
    """Return the `Post` of a tournament or of a table for several."""
    client = one.room.client
    if isinstance(one, others.SignUp):
        return client.of(TournamentRunner)._post(one.number)  # type: ignore[no-any-return]
    return client.of(RotationMessages).of(1).post  # type: ignore[no-any-return]


def edits_of(message_id: int, room: BotHarness) -> int:
    edits = room.world.requests.of("PATCH", MESSAGE)
    return len([one for one in edits if one.path.endswith(f"/{message_id}")])


@pytest.mark.parametrize("kind", JOIN)
async def test_what_was_read_before_a_doubt_does_not_settle_it(
    kind: type[others.SignUp | others.Several],
    room: BotHarness,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = kind(room)
    await one.prepare()
    await settled(room)
    (message,) = one.shown()
    post, times = post_of(one), iter([1])
    read, before = post._read, edits_of(message.id, room)

    async def doubting() -> MessageState | None:
        draft = await read()
        for _ in times:
            post.invalidate()
        return draft

    monkeypatch.setattr(post, "_read", doubting)
    doubt(one)
    await settled(room)
    assert edits_of(message.id, room) - before == 2


@pytest.mark.parametrize("kind", EDITED)
async def test_a_message_that_is_doubted_is_drawn_once_more(
    kind: type[ours.Move | others.SignUp | others.Several],
    room: BotHarness,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A drawing in progress does not settle it; a complete one does."""
    without_pauses(monkeypatch)
    one, wrong = kind(room), list[str]()
    await one.prepare()
    await one.before()
    await settled(room)
    (message,) = one.shown()

    drawn = partial(edits_of, message.id, room)

    async def expect(count: int, moment: str) -> None:
        before = drawn()
        if count:
            doubt(one)
        else:
            await recover(room)
        await settled(room)
        if drawn() - before != count:
            wrong.append(f"{moment}: {drawn() - before} drawings")

    await expect(0, "nothing happens")
    await expect(1, "it is doubted")
    await expect(0, "that is settled")
    held = room.world.core.faults.hold("PATCH", MESSAGE)
    held.message_id = message.id
    before = drawn()
    await one.provoke()
    await room.world.until(lambda: held.met, "it is being drawn")
    doubt(one)
    held.release()
    await settled(room)
    if drawn() - before != 2:
        wrong.append(f"doubted during a drawing: {drawn() - before} drawings")
    await expect(0, "that is settled, too")
    for times in (1, 2):
        failed = room.world.core.faults.fail("PATCH", MESSAGE, 503, times=times)
        failed.message_id = message.id
        before = drawn()
        doubt(one)
        await settled(room)
        for _ in range(2):
            room.clock.move(one.step)
            await recover(room)
        if drawn() - before != times + 1:
            wrong.append(f"a doubt that failed {times} times: {drawn() - before} drawings")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("kind", JOIN)
async def test_what_a_press_has_shown_is_not_drawn_once_more(
    kind: type[others.SignUp | others.Several], room: BotHarness
) -> None:
    """The drawing was queued meanwhile, and would show an older state."""
    one = kind(room)
    await one.prepare()
    await settled(room)
    (message,) = one.shown()
    budget = room.client.presenter.budget
    budget.per_second, budget._left = 0.001, 0.0
    before = len(room.world.requests.of("PATCH", MESSAGE))
    await one.provoke()
    await room.world.until(lambda: budget.waiting, "it stands in line")
    await room.world.newcomer("Emi").click(JOIN[kind], in_=message)
    budget.per_second = 1000
    await budget.turn(0)
    await settled(room)
    assert await one.found() == 1
    assert len(room.world.requests.of("PATCH", MESSAGE)) == before


def named(pilot: Pilot, message: RenderedMessage) -> bool:
    return pilot.mention in message.content or pilot.name in message.content
