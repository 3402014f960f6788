"""Rejections by Discord: direct messages, a table's channel, edits of old messages."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import FEATURES
from bot.matches.errors import StoreAway
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind, intention
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.matches.services import MatchService
from bot.matches.services.messages import Messages
from bot.matches.transitions.dm_openings import FIRST_PAUSE, PROBE_EVERY, WITHIN
from bot.messages.live_table import LiveTable
from bot.messages.match_messages import MatchMessages
from bot.messages.presenter import Presenter
from bot.messages.sending import reply
from bot.messages.sending.direct_messages import Reach
from bot.messages.sending.failures import ChannelRetries
from bot.playground.objects.permissions import Permission
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import leaderboard_rows, posted_message_rows
from tests.bot.bad_days import ORIGINAL
from tests.bot.conftest import both_worlds
from tests.bot.harness import BotHarness, choices
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

OPEN_DMS = "/users/@me/channels"
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


def opened(room: BotHarness) -> int:
    """Return how often direct messages were opened."""
    return len(room.world.requests.of("POST", OPEN_DMS))


def errors(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [one for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info]


# ── direct messages ─────────────────────────────────────────────────────────────────────────


WHY = {
    20026: "Discord won't let me message you right now",
    40003: "I'm still opening our direct messages",
}


@pytest.mark.parametrize("code", WHY)
async def test_a_bot_that_may_not_open_direct_messages_plays_in_the_channel(
    room: BotHarness, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    room.world.refuse_dms(None, code)
    table = await room.started()
    assert "your cards are under **My hand**." in room.now(table).content
    tried = opened(room)
    assert tried <= 2, "not once more than each player"
    mover = await room.mover()
    hand = (await mover.click("My hand", in_=table)).message
    assert hand is not None
    assert WHY[code] in hand.content
    await room.move(mover, hand)
    assert (await room.stored()).seq > 1
    assert opened(room) == tried, "it is not tried at every move"
    assert not errors(caplog)


@pytest.mark.parametrize(("code", "pause"), [(20026, PROBE_EVERY), (40003, FIRST_PAUSE)])
async def test_nobodys_direct_messages_are_opened_for_a_while_and_then_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture, code: int, pause: timedelta
) -> None:
    """The host is told once, with the kind of refusal."""
    room.world.refuse_dms(None, code)
    table = await room.started(pace="daily")
    room.world.accept_dms()
    chiyo = room.world.newcomer("Chiyo")
    tried = opened(room)
    other = await chiyo.command("koikoi computer")
    await room.drawn()
    assert opened(room) == tried, "hers aren't opened either"
    why = "it has flagged this bot" if code == 20026 else "they are too many"
    told = [one.getMessage() for one in caplog.records if "opens no direct" in one.getMessage()]
    assert len(told) == 1
    assert told[0].startswith(f"Discord opens no direct messages (code {code}): {why}")
    hindered = room.client.presenter.access.hindered
    assert Reach.CLOSED not in hindered.values(), "nobody has closed theirs"
    assert other.message is not None
    assert "Chiyo: your cards are under" in room.now(other.message).content
    room.clock.move(pause - timedelta(seconds=1))
    hand = (await (await room.mover()).click("My hand", in_=table)).message
    assert opened(room) == tried, "not a second too early"
    room.clock.move(timedelta(seconds=1))
    await room.move(await room.mover(), hand)
    for _ in range(3):
        await room.client.presenter.deps.direct_messages.look()
        await room.drawn()
        room.clock.move(WITHIN)
    assert room.hand(await room.mover()).content
    shown = [one for one in room.ben.messages() if "My hand" in one.labels]
    (newest,) = [one for one in shown if "Aoi" in one.content]  # an old one is sent again
    assert "your cards are under" not in newest.content


@pytest.mark.parametrize("status", [400, 403])
async def test_closed_direct_messages_by_either_status(
    room: BotHarness, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    room.ben.close_dms(status=status)
    table = await room.started()
    assert "Ben: your cards are under **My hand**." in room.now(table).content
    assert not errors(caplog)


async def test_direct_messages_are_opened_once(room: BotHarness) -> None:
    for match_id in (1, 2, 3):
        answer = await room.aoi.command("koikoi play", opponent=room.ben, length="1")
        await room.drawn()
        await room.ben.click("Accept", in_=answer.message)
        await room.drawn()
        await room.service.play.resign(match_id, Person(room.aoi.id, "Aoi"))
        await room.drawn()
    assert opened(room) == 2
    await room.client.close()
    async with room.open():
        await room.aoi.command("koikoi play", opponent=room.ben, length="1")
        await room.drawn()
        await room.ben.click("Accept")
        await room.drawn()
        assert opened(room) == 2, "also by the next start"
        assert room.hand(room.aoi).content


async def test_a_hand_that_was_refused_while_the_match_went_on_is_sent_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.started()
    presenter = room.client.presenter
    messages = await presenter.messages(1)
    refusing, refused = messages.hands[room.ben.id], presenter.hand_refused

    async def change_meanwhile(match_id: int, person_id: int, code: int) -> None:
        """Ben reopens his direct messages, and the match changes, while a refusal is handled."""
        await refused(match_id, person_id, code)
        room.ben.open_dms()
        presenter.access.reopened(person_id)
        refusing.invalidate()

    monkeypatch.setattr(presenter, "hand_refused", change_meanwhile)
    room.ben.close_dms()
    refusing.wants_resend = True
    refusing.invalidate()
    await room.drawn()
    assert not room.client.presenter.access.is_closed(room.ben.id)
    for _ in range(2):
        await room.move(await room.mover())
    await room.drawn()
    hands = [one for one in await room.service.messages.find(1, room.ben.id) if one.kind == "hand"]
    revision = (await room.stored()).info.revision
    assert [one.shown for one in hands] == [revision]


async def test_a_hand_that_arrived_is_kept_current_whatever_was_refused_meanwhile(
    room: BotHarness,
) -> None:
    await room.started()
    for pilot in (room.aoi, room.ben):
        # As if their preference for hands had been read while the hands were being sent.
        (await room.client.presenter.messages(1)).hands[pilot.id].refused = True
    for _ in range(2):
        mover, waiter = await room.mover(), await room.waiter()
        before = room.hand(waiter).content
        await room.move(mover)
        await room.drawn()
        assert room.hand(waiter).content != before


async def test_direct_messages_that_are_no_longer_where_they_were(room: BotHarness) -> None:
    await room.service.settings.keep_dm_channel(room.aoi.id, 12345)
    await room.started()
    assert room.hand(room.aoi).content
    assert opened(room) == 2


GIVEN_UP = {"dismissed": (404, 10008), "no webhook": (404, 10015), "no token": (401, 50027)} | {
    "no interaction": (404, 10062)
}
"""Discord's answers when a hand that only its player sees can't be edited any more."""
KEPT = {"a removed emoji": (400, 50035), "a 404 of nobody's": (404, 0), "too many": (400, 30046)}


async def test_a_hand_that_only_its_player_sees_is_edited_until_it_is_gone(
    room: BotHarness,
) -> None:
    """Its token is dead, or it was dismissed: no more requests until it is pressed again."""
    wrong: list[str] = []
    await room.started(length="12")
    table = next(one for one in room.aoi.messages() if "My hand" in one.labels)
    for pilot in (room.aoi, room.ben):
        await pilot.click("My hand", in_=table)

    def edits() -> int:
        return len([one for one in room.world.requests.of("PATCH", ORIGINAL) if one.status < 500])

    async def moves() -> int:
        before = edits()
        await room.move(await room.mover())
        await room.drawn()
        return edits() - before

    assert await moves() == 2
    for name, (status, code) in (GIVEN_UP | KEPT).items():
        message = "invalid emoji" if code == 50035 else name
        fault = room.world.core.faults.fail(
            "PATCH", ORIGINAL, status, code=code, message=message, times=2
        )
        asked = await moves()
        room.world.core.faults.clear()
        again = 2 if "emoji" in name else 0  # without emojis it is retried immediately
        if (fault.met, asked) != (2, 2 + again):
            wrong.append(f"{name}: met {fault.met}, asked {asked}")
        kept = await moves()
        if kept != (2 if name in KEPT else 0):
            wrong.append(f"{name}: {kept} edits afterwards")
        for pilot in (room.aoi, room.ben):
            await pilot.click("My hand", in_=table)
    assert not wrong, "\n".join(wrong)


async def test_nothing_is_asked_by_a_token_that_is_too_old(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A token is valid for fifteen minutes; after that, no edit or deletion is requested."""
    assert timedelta(minutes=10) < reply.TOKEN_LIFE < timedelta(minutes=15)
    table = await room.started()
    await room.aoi.click("My hand", in_=table)
    opened = (await room.client.presenter.messages(1)).open_hands[room.aoi.id]
    monkeypatch.setattr(reply, "TOKEN_LIFE", timedelta())
    await room.move(await room.mover())
    opened.invalidate()
    await room.drawn()
    assert opened.post.handle is not None
    await opened.post.handle.discard()
    await room.aoi.click("My hand", in_=table)
    await room.drawn()
    asked = [one for one in room.world.requests if one.template == ORIGINAL]
    assert not [one for one in asked if one.method in {"PATCH", "DELETE"}]


# ── the table's channel ─────────────────────────────────────────────────────────────────────


async def test_a_table_whose_channel_is_gone_is_forgotten_and_brought_elsewhere(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    other = room.world.add_channel(room.world.guild, "short-lived")
    answer = await room.aoi.command("koikoi play", opponent=room.ben, channel=other)
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    room.world.delete_channel(other)
    await room.move(await room.mover())
    for pilot in (room.aoi, room.ben):
        assert "The table's channel is gone" in room.hand(pilot).content
    refused = [one for one in room.world.requests if one.status == 404]
    assert len(refused) == 1
    for _ in range(3):
        await room.move(await room.mover())
    assert [one for one in room.world.requests if one.status == 404] == refused
    assert not [one for one in await room.service.messages.find(match_id=1) if one.kind == "table"]
    games = await room.aoi.command("koikoi games")
    await room.aoi.click("Bring here", in_=games.message)
    await room.drawn()
    assert "My hand" in [one for one in room.aoi.messages() if not one.ephemeral][-1].labels
    for pilot in (room.aoi, room.ben):
        assert "The table's channel is gone" not in room.hand(pilot).content
    assert not errors(caplog)


async def test_a_table_in_a_channel_that_was_closed_is_drawn_when_it_is_open_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.started(length="1")
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    await room.move(await room.mover())
    await room.move(await room.mover())
    refused = [one for one in room.world.requests if one.status == 403]
    assert len(refused) == 1, "a closed channel isn't tried at every move"
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    assert "resigned" not in room.now(table).content
    room.world.allow(room.world.channel)
    await room.world.until(lambda: "resigned" in room.now(table).content, "the table follows")
    await room.drawn()
    await room.client.service.messages.flush()
    assert not await room.store.read(posted_message_rows.stale_posted_messages)
    assert not errors(caplog)


def away_once(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the store fail at the next query for a match's messages; the match id is added then."""
    messages = Presenter.messages
    failed: list[int] = []

    async def away(presenter: Presenter, match_id: int) -> MatchMessages:
        if not failed:
            failed.append(match_id)
            raise StoreAway("the disk is full")
        return await messages(presenter, match_id)

    monkeypatch.setattr(Presenter, "messages", away)
    return failed


async def test_a_channel_that_is_opened_while_the_store_is_away_gets_its_table(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.started()
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    before = room.now(table).content
    await room.move(await room.mover())
    failed = away_once(monkeypatch)
    room.world.allow(room.world.channel)
    await room.world.until(lambda: room.now(table).content != before, "the table follows")
    assert failed
    assert not errors(caplog)


async def test_a_table_that_was_brought_out_of_a_closed_channel_says_so_when_it_is_open_again(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.started()
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    other = room.world.add_channel(room.world.guild, "elsewhere")
    games = await room.aoi.command("koikoi games", channel=other)
    await room.aoi.click("Bring here", in_=games.message)
    await room.drawn()
    for _ in range(2):
        await room.move(await room.mover())
    refused = [one for one in room.world.requests if one.status == 403]
    assert len(refused) == 1, "a closed channel isn't tried at every move"
    assert "My hand" in room.now(table).labels
    room.world.allow(room.world.channel)
    await room.world.until(lambda: "My hand" not in room.now(table).labels, "it says where it is")
    await room.drawn()
    await room.client.service.messages.flush()
    assert not await room.store.read(posted_message_rows.stale_posted_messages)
    assert not errors(caplog)


async def test_a_channel_opened_before_its_refusal_was_read_gets_its_table(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord sends both at once: the rejection of an edit, and the reopened channel."""
    table = await room.started(length="1")
    retried = asyncio.Event()
    retry, refused = ChannelRetries.happened, LiveTable._refused

    def retry_and_tell(openings: ChannelRetries, guild_id: int) -> None:
        retry(openings, guild_id)
        retried.set()

    async def read_late(live: LiveTable, error: discord.HTTPException) -> bool:
        room.world.allow(room.world.channel)
        await retried.wait()
        return await refused(live, error)

    monkeypatch.setattr(ChannelRetries, "happened", retry_and_tell)
    monkeypatch.setattr(LiveTable, "_refused", read_late)
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    await retried.wait()
    retried.clear()
    before = room.now(table).content
    await room.move(await room.mover())
    await room.world.until(lambda: room.now(table).content != before, "the table follows")
    assert [one.status for one in room.world.requests].count(403) == 1


async def test_a_match_begun_just_before_a_stop_is_shown_by_the_next_start(tmp_path: Path) -> None:
    """The row is stored, but nothing was posted."""
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            pass
        await _stored_unseen(room)
        async with room.open():
            await room.world.until(lambda: bool(tables(room)), "both are posted")
            await room.drawn()
            (challenge,) = [one for one in room.ben.messages() if "Accept" in one.labels]
            assert room.ben.pushes, "the challenged one is told"
            await room.ben.click("Accept", in_=challenge)
            await room.drawn()
            assert len(tables(room)) == 2


async def lose_the_table(room: BotHarness) -> None:
    """Kill the bot after it posted the table, before it stored the message."""
    await room.client.close()
    (noted,) = [
        one
        for one in await room.store.read(posted_message_rows.messages_of, match_id=1)
        if one.kind == "table"
    ]
    await room.store.write(posted_message_rows.save_posted_messages, [], [noted.message_id])


async def test_a_table_that_a_killed_bot_had_posted_is_found_again(room: BotHarness) -> None:
    """It is updated, not posted again."""
    table = await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    await lose_the_table(room)
    async with room.open():
        await room.drawn()
        await mover.click(choices(hand)[0], in_=hand)
        await room.drawn()
        assert room.now(table).content != table.content
        assert [one.id for one in tables(room)] == [table.id]


@pytest.mark.parametrize("readable", [True, False])
async def test_a_table_that_was_being_sent_anew_when_the_bot_was_killed(
    room: BotHarness, readable: bool
) -> None:
    """The new one had arrived, but was not stored: one of the two remains."""
    if not readable:
        room.world.deny(room.world.channel, Permission.READ_MESSAGE_HISTORY)
    old = await room.started()
    (noted,) = [one for one in await room.service.messages.find(match_id=1) if one.kind == "table"]
    menu = await room.aoi.click("Menu", in_=old)
    await room.aoi.click("Bring the table here", in_=menu.message)
    await room.drawn()
    (new,) = tables(room)
    await room.client.close()
    # As before the new one was stored and the old one deleted.
    room.world.core.messages.by_id[old.id] = old.message
    room.world.core.store.put("message", old.id, old.message.document())
    about = replace(intention(noted), sent_at=noted.sent_at + timedelta(seconds=1))
    await room.store.write(posted_message_rows.save_posted_messages, [noted, about], [new.id])
    room.clock.move(timedelta(seconds=2))
    async with room.open():
        await room.world.until(lambda: len(tables(room)) == 1, "one is left")
        await room.drawn()
        assert [one.id for one in tables(room)] == [new.id]
        (kept,) = [
            one for one in await room.service.messages.find(match_id=1) if one.kind == "table"
        ]
        assert kept.message_id == new.id


async def test_nothing_is_left_of_the_intention_to_send_a_table(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes a failure of the store at the removal of the reservation."""
    forget = Messages.forget
    failed: list[int] = []

    async def away(service: Messages, message_id: int) -> None:
        if not failed and message_id < 0:
            failed.append(message_id)
            raise StoreAway("the disk is full")
        await forget(service, message_id)

    table = await room.started()
    monkeypatch.setattr(Messages, "forget", away)
    menu = await room.aoi.click("Menu", in_=table)
    await room.aoi.click("Bring the table here", in_=menu.message)
    await room.drawn()
    assert failed
    assert len(tables(room)) == 1
    posted_messages = await room.service.messages.find(match_id=1)
    assert not [one for one in posted_messages if one.intended]


async def test_the_old_table_goes_where_the_store_was_away_when_its_heir_was_found(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was killed just after sending the table again, and found it after the start."""
    remember, failed = Messages.remember, asyncio.Event()

    async def killed(service: Messages, message: PostedMessage, **more: Any) -> bool:
        if not message.intended:
            failed.set()
            await asyncio.Event().wait()
        return await remember(service, message, **more)

    async def away(service: Messages, message: PostedMessage, **more: Any) -> bool:
        if not failed.is_set() and message.kind is PostedMessageKind.TABLE:
            failed.set()
            raise StoreAway("the disk is full")
        return await remember(service, message, **more)

    table = await room.started()
    menu = await room.aoi.click("Menu", in_=table)
    monkeypatch.setattr(Messages, "remember", killed)
    room.clock.move(timedelta(seconds=1))
    await room.aoi.click("Bring the table here", in_=menu.message)
    await failed.wait()
    await room.client.close()
    assert len(tables(room)) == 2
    failed.clear()
    monkeypatch.setattr(Messages, "remember", away)
    async with room.open():
        await room.drawn()
        assert failed.is_set()
        (left,) = tables(room)
        assert left.id > table.id
        noted = await room.service.messages.find(match_id=1)
        assert [one.message_id for one in noted if one.kind is PostedMessageKind.TABLE] == [left.id]


async def test_an_intention_of_a_clock_that_was_ahead_goes_with_its_match(room: BotHarness) -> None:
    table = await room.started()
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.drawn()
    (noted, *_) = [one for one in await room.service.messages.find(1) if one.message_id == table.id]
    about = replace(intention(noted), sent_at=noted.sent_at + timedelta(hours=1))
    await room.client.close()
    await room.store.write(
        posted_message_rows.save_posted_messages, [about], [table.id]
    )  # the table is not in the store either
    async with room.open():
        await room.drawn()
        assert not [one for one in await room.service.messages.find(1) if one.intended]


async def test_of_two_tables_one_is_left_when_the_other_is_pressed(room: BotHarness) -> None:
    """The bot can't read the channel, so it posts a second one."""
    room.world.deny(room.world.channel, Permission.READ_MESSAGE_HISTORY)
    table = await room.started()
    await room.first_round()
    await lose_the_table(room)
    async with room.open():
        await room.drawn()
        assert len(tables(room)) == 2
        await room.aoi.click("Next round", in_=room.now(table))
        await room.drawn()
        (left,) = tables(room)
        assert left.id != table.id
        assert "Next round 1/2" in left.labels


def tables(room: BotHarness) -> list[RenderedMessage]:
    return [one for one in room.aoi.messages() if "My hand" in one.labels]


async def _stored_unseen(room: BotHarness) -> None:
    """A challenge and a match against the computer in the store, as left by a killed bot."""
    service = MatchService(
        room.store,
        clock=room.clock,
        randomness=room.randomness,
        thinker=room.thinker,
        features=FEATURES,
    )
    place = ChannelRef(room.world.guild.id, room.world.channel.id)
    aoi, ben = (Person(one.id, one.name) for one in (room.aoi, room.ben))
    await service.challenges.invite(place, aoi, ben)
    await service.computers.start(place, aoi, "wild")


# ── attachments, and edits of old messages ──────────────────────────────────────────────────


@both_worlds
async def test_a_picture_that_stays_is_named_in_the_answer_to_a_press(room: BotHarness) -> None:
    """Discord may delete attachments that the answer to a press doesn't list."""
    room.world.core.faults.forgets_attachments = True
    table = await room.started()
    await room.first_round()
    assert room.now(table).attachments
    await room.aoi.click("Next round", in_=room.now(table))
    await room.drawn()
    assert "Next round 1/2" in room.now(table).labels
    assert room.now(table).attachments
    assert room.hand(room.ben).attachments


class SteppedClock:
    """The local Discord's clock, which a test advances."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


async def test_edits_of_old_messages_are_spared(tmp_path: Path) -> None:
    clock = SteppedClock()
    async with local_world(tmp_path, clock=clock) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            table = await room.started()
            clock.ahead = timedelta(hours=2)
            room.clock.move(timedelta(hours=2))
            for _ in range(5):
                await room.move(await room.mover())
            limited = [one for one in room.world.requests if one.status == 429]
            assert not limited
            assert room.world.message(table.id) is None, "it was sent anew"
            assert len(tables(room)) == 1
            hand = room.hand(await room.mover())
            assert choices(hand)


# ── the store is away ───────────────────────────────────────────────────────────────────────


async def test_a_challenge_that_was_stored_gets_its_table_when_the_store_is_back(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk was full just after the challenge was stored, so nothing was able to show it."""
    failed = away_once(monkeypatch)
    await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    assert failed == [1]
    assert len([one for one in room.ben.messages() if "Accept" in one.labels]) == 1


# ── turns that nothing shows ────────────────────────────────────────────────────────────────────


async def hidden(room: BotHarness, *, gone: bool) -> None:
    """A match that can't be shown to either player any more."""
    room.forgiven.add("Cannot send messages")
    room.aoi.close_dms()
    room.ben.close_dms()
    await room.started(length="1")
    if gone:
        room.world.add_channel(room.world.guild, "spare")
        room.world.delete_channel(room.world.channel)
    else:
        room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    room.client.presenter.redraw_all(1)
    await room.drawn()


@pytest.mark.parametrize("gone", [False, True])
async def test_no_time_passes_for_a_turn_that_nothing_shows(room: BotHarness, gone: bool) -> None:
    await hidden(room, gone=gone)
    mover = await room.mover()
    for _ in range(12):
        await room.later(hours=1)
    info = (await room.stored()).info
    assert (info.status, info.absent) == (Status.PLAYING, None)
    assert info.terms.pace is TimeControl.LIVE
    if gone:
        return
    room.world.allow(room.world.channel)
    await room.world.until(lambda: not room.client.presenter.busy)
    for _ in range(3):
        await room.later(minutes=5)
    info = (await room.stored()).info
    assert info.terms.pace is TimeControl.DAILY or info.absent == info.seat_of(mover.id)


async def test_a_match_that_nothing_shows_ends_one_day_without_a_result(room: BotHarness) -> None:
    await hidden(room, gone=True)
    await room.later(days=6)
    assert (await room.stored()).info.status is Status.PLAYING
    await room.later(days=2)
    info = (await room.stored()).info
    assert (info.status, info.winner) == (Status.ABORTED, None)
    assert (
        await room.store.read(leaderboard_rows.rating, room.world.guild.id, room.aoi.id)
    ) is None


async def test_who_opened_their_hand_has_seen_their_turn(room: BotHarness) -> None:
    """There is no table and no direct message, but the answer to their press."""
    await hidden(room, gone=False)
    mover = await room.mover()
    games = await mover.command("koikoi games")
    assert games.message is not None
    presenter = room.client.presenter
    await presenter.mark_seen(1, mover.id)
    info = (await room.stored()).info
    assert not await presenter.is_undelivered(info, mover.id)
