"""A bot that was killed after answering a command, before it stored the message's id.

The message exists, but no row refers to it. After the start, in any order of events, one message is
left, and it shows the newest state.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import pytest

from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.services.queries import Queries
from bot.messages.live_hand import LiveHand
from bot.messages.notifications import players_of
from bot.messages.post import PostedMessageRef
from bot.playground.objects.channel import Channel
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.service import Rotations
from bot.storage import posted_message_rows, rotation_rows
from tests.bot.harness import BotHarness, choices
from tests.known_dms import know_dms

MESSAGES: Final = "/channels/{channel_id}/messages"
MOST: Final = 20
"""More tables for several people than any test opens."""


@asynccontextmanager
async def restarted(room: BotHarness) -> AsyncIterator[BotHarness]:
    """Kill the bot before it could store any message, and start it again."""
    await room.drawn()
    await room.client.close()
    noted = await room.store.read(posted_message_rows.messages_of)
    await room.store.write(
        posted_message_rows.save_posted_messages, [], [one.message_id for one in noted]
    )
    for table in range(1, MOST):
        await room.store.write(rotation_rows.note_rotation_shown, table, None, -1)
    async with room.open():
        yield room


class Case:
    """Two people in a separate channel, and somebody who watches them."""

    def __init__(self, room: BotHarness, number: int, *, readable: bool = True) -> None:
        self.room, world = room, room.world
        self.channel: Channel = world.add_channel(world.guild, f"case-{number}")
        self.host, self.guest, self.other = (
            world.newcomer(f"{name} {number}", guild=world.guild)
            for name in ("Host", "Guest", "Other")
        )
        if not readable:
            world.deny(self.channel, Permission.READ_MESSAGE_HISTORY)

    @property
    def people(self) -> tuple[Pilot, ...]:
        return self.host, self.guest, self.other

    def shown(self) -> list[RenderedMessage]:
        """Return the messages that everybody sees in the channel."""
        return [one for one in self.other.messages(self.channel) if not one.ephemeral]

    async def challenge(self) -> None:
        await self.host.command("koikoi play", channel=self.channel, opponent=self.guest)
        await self.room.drawn()

    async def open_table(self) -> None:
        await self.host.command("koikoi play", channel=self.channel)
        await self.room.drawn()

    async def playing(self) -> None:
        await self.challenge()
        await self.guest.click("Accept", in_=self.shown()[0])
        await self.room.drawn()

    async def several(self) -> None:
        await self.host.command("koikoi table", channel=self.channel)
        await self.room.drawn()
        for one in (self.guest, self.other):
            await one.click("Join", in_=self.shown()[0])
        await self.room.drawn()

    async def noted(self) -> list[PostedMessage]:
        await self.room.service.messages.flush()
        found = await self.room.store.read(posted_message_rows.messages_of)
        return [one for one in found if one.channel_id == self.channel.id]


MOMENTS: Final[dict[str, Callable[[Case], Awaitable[None]]]] = {
    one.__name__: one
    for one in (
        Case.challenge,
        Case.open_table,
        Case.playing,
        Case.several,
    )
}


async def one_is_left(case: Case, message_id: int, moment: str) -> None:
    """Check that only this message is in the channel, kept up to date, with the newest state."""
    left = case.shown()
    noted = await case.noted()
    if moment == "several":
        left = [one for one in left if "Join" in one.labels]  # a hand has its own table
        assert await case.room.service.of(Rotations).stale() == ()
    if moment == "playing":
        left = [one for one in left if "Join" not in one.labels]  # *Play the winner* opened a table
    assert [one.id for one in left] == [message_id]
    if moment == "several":
        return
    assert not [one for one in noted if one.intended]
    for one in noted:
        assert one.message_id == message_id
        assert one.shown == (await case.room.stored(one.match_id)).info.revision


@pytest.mark.parametrize("moment", MOMENTS)
async def test_whatever_is_pressed_first_the_message_is_found(
    room: BotHarness, moment: str
) -> None:
    """Everybody presses before the bot was able to search for it."""
    first = Case(room, 0)
    await MOMENTS[moment](first)
    (message,) = first.shown()
    few = range(0, 3, 2) if moment == "playing" else range(3)  # its two players see the same
    await pressed_first(room, moment, [(label, who) for label in message.labels for who in few])


TAKEN: Final = [
    ("challenge", "Accept", 1),
    ("challenge", "Decline", 0),
    ("challenge", "Decline", 1),
    ("open_table", "Join", 1),
    ("open_table", "Join", 2),
    ("open_table", "Close the table", 0),
    ("several", "Leave", 1),
    ("several", "Start", 0),
]
"""Presses that are answered by an update of the message: moment, button and presser's index."""


@pytest.mark.parametrize("moment", sorted({moment for moment, _, _ in TAKEN}))
async def test_where_the_bot_may_not_look_the_pressed_message_is_kept(
    room: BotHarness, moment: str
) -> None:
    presses = [(label, who) for one, label, who in TAKEN if one == moment]
    await pressed_first(room, moment, presses, readable=False)


async def pressed_first(
    room: BotHarness, moment: str, presses: list[tuple[str, int]], *, readable: bool = True
) -> None:
    """Keep the messages hidden from the bot until each was pressed; one of each remains."""
    cases = [Case(room, number, readable=readable) for number in range(1, len(presses) + 1)]
    for case in cases:
        await know_dms(room.store, *case.people)
        await MOMENTS[moment](case)
    messages = [case.shown()[0] for case in cases]
    faults = room.world.core.faults
    for method in ("GET",) if readable else ("GET", "POST"):
        faults.fail(method, MESSAGES, 503, times=10**6)
    async with restarted(room):
        for case, message, (label, who) in zip(cases, messages, presses, strict=True):
            await case.people[who].click(label, in_=message)
        faults.clear()
        await room.drawn()
        for case, message in zip(cases, messages, strict=True):
            await one_is_left(case, message.id, moment)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_where_nobody_presses_it_is_found(room: BotHarness, moment: str) -> None:
    """This includes a failure of Discord at the bot's first search."""
    case = Case(room, 0)
    await MOMENTS[moment](case)
    (message,) = case.shown()
    fault = room.world.core.faults.fail("GET", MESSAGES, 503, times=2)
    async with restarted(room):
        await room.world.until(lambda: fault.met == 2, "it looks")
        await room.drawn()
        await one_is_left(case, message.id, moment)


@pytest.mark.parametrize(
    ("moment", "label"),
    [
        ("challenge", "Accept"),
        ("challenge", "Decline"),
        ("open_table", "Join"),
        ("several", "Leave"),
    ],
)
async def test_a_press_on_either_of_two_leaves_one(
    room: BotHarness, moment: str, label: str
) -> None:
    """The bot may not read the channel, so it has sent a second message."""
    cases = [Case(room, number, readable=False) for number in range(2)]
    for case in cases:
        await MOMENTS[moment](case)
    async with restarted(room):
        await room.drawn()
        for case, pressed in zip(cases, (0, 1), strict=True):
            first, second = case.shown()
            await case.guest.click(label, in_=(first, second)[pressed])
            await room.drawn()
            if not pressed:
                await one_is_left(case, second.id, moment)


async def test_a_hand_that_a_press_finds_again_makes_no_sound_for_the_turn_before(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The start is still preparing a hand for the turn in which its player has just moved."""
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    hand, before = room.hand(room.aoi), (await room.stored(1)).info
    assert before.waits_for(room.aoi.id)
    snapshot = await room.service.queries.snapshot(1)
    room.world.core.faults.fail("GET", MESSAGES, 503, times=10**6)
    note = LiveHand._note_sent

    async def noted_late(self: LiveHand, sent: PostedMessageRef) -> None:
        if self.posted is None:
            presenter = room.client.presenter
            messages = await presenter.messages(1)
            for seat, player in players_of(before):
                await presenter.prepare_hand(messages, snapshot, before, seat, player)
            messages.invalidate()
        await note(self, sent)

    async with restarted(room):
        monkeypatch.setattr(LiveHand, "_note_sent", noted_late)
        await room.aoi.click(choices(hand)[0], in_=hand)
        room.world.core.faults.clear()
        await room.drawn()
        assert [one.id for one in room.aoi.dms() if not one.ephemeral] == [hand.id]


@pytest.mark.parametrize("label", ["", "Yaku", "Menu", "card"])
async def test_a_hand_in_direct_messages_is_found_again(room: BotHarness, label: str) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    hand = room.hand(room.aoi)
    faults = room.world.core.faults
    fault = faults.fail("GET", MESSAGES, 503, times=10**6 if label else 2)
    async with restarted(room):
        if label:
            await room.aoi.click(choices(hand)[0] if label == "card" else label, in_=hand)
            faults.clear()
        else:
            await room.world.until(lambda: fault.met == 2, "it looks")
        await room.drawn()
        assert [one.id for one in room.aoi.dms() if not one.ephemeral] == [hand.id]


@pytest.mark.parametrize("late", [None, 0.0])
async def test_nothing_is_looked_for_that_is_new(room: BotHarness, late: float | None) -> None:
    """Each search is a request."""
    room.client.interactions.answer_late = late
    case = Case(room, 0)
    await case.several()
    await case.host.click("Start", in_=case.shown()[0])
    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    table = next(one for one in room.ben.messages() if "Accept" in one.labels)
    await room.ben.click("Accept", in_=table)
    await room.drawn()
    (match_id,) = {
        one.match_id
        for one in await room.service.messages.find()
        if one.channel_id == table.channel_id
    }
    await room.service.play.resign(match_id, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    await room.ben.click("Rematch", in_=room.now(table))
    await room.drawn()
    assert len([one for one in room.ben.messages() if not one.ephemeral]) == 2
    assert not room.world.requests.of("GET", MESSAGES)


async def test_a_hand_that_is_drawn_before_all_is_caught_up_is_looked_for_too(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught_up = asyncio.Event()

    async def later(_: Queries, most: int) -> tuple[int, ...]:
        await caught_up.wait()
        return ()

    await room.aoi.command("koikoi computer", channel=room.aoi.dm)
    await room.drawn()
    hand = room.hand(room.aoi)
    monkeypatch.setattr(Queries, "soonest", later)
    async with restarted(room):
        room.client.presenter.refresh(1)
        await room.world.until(
            lambda: bool(room.world.requests.of("GET", MESSAGES)), "the hand is looked for"
        )
        caught_up.set()
        await room.drawn()
        assert [one.id for one in room.aoi.dms()] == [hand.id]


@pytest.mark.parametrize("moment", ["challenge", "playing"])
async def test_what_is_drawn_before_all_is_caught_up_is_looked_for_too(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    """With a thousand open matches that takes a while."""
    case, caught_up, soonest = Case(room, 0), asyncio.Event(), Queries.soonest

    async def later(queries: Queries, most: int) -> tuple[int, ...]:
        await caught_up.wait()
        return await soonest(queries, most)

    await MOMENTS[moment](case)
    (message,) = case.shown()
    monkeypatch.setattr(Queries, "soonest", later)
    async with restarted(room):
        games = await case.guest.command("koikoi games", channel=room.world.channel)
        if moment == "challenge":
            await case.guest.click("Accept", in_=games.message)
        else:
            await room.client.presenter.resend_table(1)
        await room.world.until(
            lambda: bool(room.world.requests.of("GET", MESSAGES)), "the table is looked for"
        )
        caught_up.set()
        await room.drawn()
        if moment == "challenge":
            await one_is_left(case, message.id, moment)
        assert len(case.shown()) == 1
