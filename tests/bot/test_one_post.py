"""A `Post` on its own: a message of an artificial kind, on the local Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, Final

import discord
import pytest

from bot.locales import Wording
from bot.matches.errors import StoreAway
from bot.matches.models.terms import ChannelRef
from bot.messages.post import (
    MessageState,
    Post,
    PostedMessageRef,
    Way,
    message_url,
    url_of_message,
)
from bot.playground.objects.channel import Channel
from bot.playground.state.nonces import Nonces
from bot.screens.message import Button, Screen
from tests.bot import more_message_kinds as others
from tests.bot.bad_days import CALLBACK, without_pauses
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import MESSAGE, MESSAGES
from tests.bot.test_failed_messages import settled


class Note:
    """A line of text in a separate channel, and its stored state."""

    text = "one"
    nothing = away = anew = False
    needed = True
    since: datetime | None = None
    sent: PostedMessageRef | None = None
    shown: str | None = None
    replaced: tuple[PostedMessageRef, ...] = ()

    def __init__(self, room: BotHarness, number: int) -> None:
        self.room = room
        self.channel: Channel = room.world.add_channel(room.world.guild, f"note-{number}")
        self.retried = 0
        self.post = Post(self.read, room.client.presenter.deps, self._retry)

    def _retry(self) -> None:
        self.retried += 1

    async def read(self) -> MessageState | None:
        if self.nothing:
            return None
        text, message_id = self.text, self.sent.message_id if self.sent else 0

        async def screen(_: Way, __: Wording) -> Screen:
            return Screen(text, ((Button("Leave", "kk:0:0:rotation leave 99"),),))

        async def note_sent(sent: PostedMessageRef) -> None:
            await self._note(sent, None)

        async def note_shown(sent: PostedMessageRef | None) -> None:
            await self._note(sent or self.sent, text)

        return MessageState(
            place=ChannelRef(self.room.world.guild.id, self.channel.id),
            identity=("note", self.channel.id, message_id),
            screen=screen,
            note_sent=note_sent,
            mark_shown=note_shown,
            sent=self.sent,
            current=self.shown == text,
            anew=self.anew and self.shown != text,
            needed=self.needed,
            silent=True,
            buttons=("kk:0:0:rotation leave 99",),
            since=self.since,
            replaced=self.replaced,
        )

    async def _note(self, sent: PostedMessageRef | None, shown: str | None) -> None:
        if self.away:
            raise StoreAway("the disk is full")
        self.sent, self.shown, self.anew = sent, shown, False

    async def show(self) -> None:
        await self.post.refresh_if_stale()
        await settled(self.room)

    async def left_unnoted(self) -> None:
        """Send it, while it can be neither stored nor deleted."""
        deleting = self.room.world.core.faults.fail("DELETE", MESSAGE, 503)
        self.away = True
        with pytest.raises(StoreAway):
            await self.show()
        assert deleting.met
        self.away = False

    def seen(self) -> list[tuple[int, str]]:
        messages = self.room.ben.messages(self.channel)
        return [(one.id, one.content) for one in messages]

    def texts(self) -> list[str]:
        return [text for _, text in self.seen()]

    @property
    def edits(self) -> int:
        return len(self.room.world.requests.of("PATCH", MESSAGE))


async def nothing_is_shown_any_more(note: Note) -> None:
    """A message that was neither stored nor deleted is removed."""
    await note.left_unnoted()
    note.nothing = True
    await note.show()
    assert note.texts() == []


async def an_edit_is_enough(note: Note) -> None:
    """In the same situation, the earlier message is current again."""
    await note.show()
    note.text, note.anew = "two", True
    await note.left_unnoted()
    note.anew = False
    await note.show()
    assert note.texts() == ["two"]
    assert note.edits


async def the_same_is_sent_again(note: Note) -> None:
    """Discord recognises the nonce, so it is the message that was not stored."""
    await note.left_unnoted()
    ((before, _),) = note.seen()
    await note.show()
    assert note.seen() == [(before, "one")]
    assert note.sent is not None
    assert note.sent.message_id == before


async def twice_it_is_not_stored(note: Note) -> None:
    """Then there are two messages, and one of them is finally stored."""
    core = note.room.world.core
    for _ in range(2):
        await note.left_unnoted()
        core.nonces = Nonces(core.clock)  # Discord was unavailable for minutes
    await note.show()
    assert note.sent is not None
    assert note.seen() == [(note.sent.message_id, "one")]


async def none_is_needed(note: Note) -> None:
    """Without an existing message, none is sent, and that is stored."""
    note.needed = False
    await note.show()
    assert note.texts() == []
    assert note.shown == "one"


async def an_earlier_run_has_sent_it(note: Note) -> None:
    """It is found by its button, stored and updated."""
    note.since = note.room.clock.now()
    other = Note(note.room, 99)
    other.channel, other.text = note.channel, "older"
    await other.show()
    ((before, _),) = note.seen()
    core = note.room.world.core
    core.nonces = Nonces(core.clock)
    await note.show()
    assert note.seen() == [(before, "one")]


async def a_refused_one_is_edited(note: Note) -> None:
    """A rejected message has not arrived: the earlier message may be edited."""
    await note.show()
    ((before, _),) = note.seen()
    note.text, note.anew = "two", True
    note.room.world.core.faults.fail("POST", MESSAGES, 403, code=50013)
    with pytest.raises(discord.Forbidden):
        await note.show()
    note.anew = False
    await note.show()
    assert note.seen() == [(before, "two")]


async def a_lost_one_is_sent_again(note: Note) -> None:
    """A message that may have arrived is found by its nonce, even if an edit would suffice."""
    await note.show()
    note.text, note.anew = "two", True
    note.room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    with pytest.raises(discord.HTTPException):
        await note.show()
    note.text, note.anew = "three", False
    await note.show()
    assert note.texts() == ["three"]


async def a_long_limit_on_edits(note: Note) -> None:
    """Sending has another limit; the earlier message is deleted."""
    await note.show()
    note.text = "two"
    note.room.world.core.faults.limit("PATCH", MESSAGE, retry_after=1200.0, shared=True)
    await note.show()
    assert note.texts() == ["two"]


async def too_many_old_ones_were_edited(note: Note) -> None:
    """The message is old, and Discord accepts no more edits: it is sent again."""
    await note.show()
    ((before, _),) = note.seen()
    assert note.sent is not None
    note.room.clock.move(timedelta(hours=1))
    edits, edited = note.room.client.presenter.deps.old_edits, note.edits
    while edits.allow(note.channel.id, note.sent.at, note.room.clock.now()):
        pass
    note.text = "two"
    await note.show()
    ((after, text),) = note.seen()
    assert (text, note.edits) == ("two", edited)
    assert after != before


async def it_was_deleted(note: Note) -> None:
    """It is sent again if it is needed, and no other message is deleted."""
    for needed, left in ((True, ["two"]), (False, [])):
        await note.show()
        ((there, _),) = note.seen()
        note.room.world.core.messages.delete(note.room.world.core.messages.by_id[there])
        before = len(note.room.world.requests.of("DELETE", MESSAGE))
        note.text, note.needed = ("two", True) if needed else ("three", False)
        await note.show()
        assert note.texts() == left
        assert len(note.room.world.requests.of("DELETE", MESSAGE)) == before


async def it_shows_the_same(note: Note) -> None:
    """No edit is used up, unless it is unknown what the message shows."""
    await note.show()
    edited = note.edits
    note.post.invalidate(force=False)
    await note.show()
    assert note.edits == edited
    note.post.invalidate()
    await note.show()
    assert note.edits == edited + 1
    await note.show()
    assert note.edits == edited + 1


async def the_one_before_is_in_a_closed_channel(note: Note) -> None:
    """It goes when the bot's permissions change."""
    await note.show()
    note.text, note.anew = "two", True
    deleting = note.room.world.core.faults.fail("DELETE", MESSAGE, 403, code=50013)
    await note.show()
    assert deleting.met
    assert note.texts() == ["one", "two"]
    note.room.client.presenter.deps.openings.happened(note.room.world.guild.id)
    await settled(note.room)
    assert note.texts() == ["two"]


async def an_earlier_run_has_sent_it_anew(note: Note) -> None:
    """Beside the message before, which goes."""
    await note.show()
    core = note.room.world.core
    core.nonces = Nonces(core.clock)
    other = Note(note.room, 98)
    other.channel, other.text = note.channel, "two"
    await other.show()
    (_, (newer, _)) = note.seen()
    core.nonces = Nonces(core.clock)
    note.text, note.anew, note.post.look_first = "two", True, True
    await note.show()
    assert note.seen() == [(newer, "two")]


async def a_replaced_one_is_stored(note: Note) -> None:
    """It is deleted once at a time, and again as long as it is stored."""
    await note.show()
    core = note.room.world.core
    core.nonces = Nonces(core.clock)
    other = Note(note.room, 97)
    other.channel, other.text = note.channel, "old"
    await other.show()
    assert note.texts() == ["one", "old"]
    assert other.sent is not None
    requests, note.replaced = note.room.world.requests, (other.sent,)
    held = core.faults.hold("DELETE", MESSAGE)
    before = len(requests.of("DELETE", MESSAGE))
    await note.post.refresh_if_stale()
    await note.room.world.until(lambda: held.met, "it is being deleted")
    await note.post.refresh_if_stale()
    held.release()
    await settled(note.room)
    assert note.texts() == ["one"]
    assert len(requests.of("DELETE", MESSAGE)) == before + 1
    await note.show()
    assert len(requests.of("DELETE", MESSAGE)) == before + 2


RESTS: Final[list[tuple[Exception, timedelta]]] = [
    (ConnectionError(), timedelta(seconds=10)),
    (StoreAway("the disk is full"), timedelta(minutes=5)),
    (discord.RateLimited(1.0), timedelta(seconds=10)),
    (discord.RateLimited(60.0), timedelta(seconds=60)),
    (discord.RateLimited(1200.0), timedelta(minutes=5)),
]


async def it_rests(note: Note) -> None:
    """It pauses, at most until the bot's permissions change, even during the rejection."""
    clock, openings = note.room.clock, note.room.client.presenter.deps.openings
    guild_id = note.room.world.guild.id
    await note.show()
    for error, span in RESTS:
        note.post.back_off(error)
        clock.move(span - timedelta(seconds=1))
        assert note.post.is_backing_off, error
        clock.move(timedelta(seconds=1))
        assert not note.post.is_backing_off, error
    note.post.back_off(ConnectionError())
    note.text = "two"
    await note.show()
    assert note.post.retry_at is None
    openings.happened(guild_id + 1)
    assert note.retried == 0
    note.post.back_off(ConnectionError())
    openings.happened(guild_id)
    assert note.retried == 1
    assert not note.post.is_backing_off
    openings.happened(guild_id)
    assert note.retried == 1
    note.text = "three"
    fault = note.room.world.core.faults.fail("PATCH", MESSAGE, 403, code=50013)
    fault.gate = asyncio.Event()
    showing = asyncio.create_task(note.show())
    await note.room.world.until(lambda: fault.met, "it is being refused")
    openings.happened(guild_id)
    fault.release()
    with pytest.raises(discord.Forbidden) as refused:
        await showing
    note.post.back_off(refused.value)
    assert note.retried == 2
    assert not note.post.is_backing_off


CASES: Final[tuple[Callable[[Note], Awaitable[None]], ...]] = (
    *(nothing_is_shown_any_more, an_edit_is_enough, the_same_is_sent_again),
    *(twice_it_is_not_stored, none_is_needed, an_earlier_run_has_sent_it),
    *(a_refused_one_is_edited, a_lost_one_is_sent_again, a_long_limit_on_edits),
    *(too_many_old_ones_were_edited, it_was_deleted, it_rests),
    *(it_shows_the_same, the_one_before_is_in_a_closed_channel, an_earlier_run_has_sent_it_anew),
    a_replaced_one_is_stored,
)


async def test_whatever_becomes_of_a_message_one_stands_there(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_pauses(monkeypatch)
    wrong: list[str] = []
    for number, case in enumerate(CASES):
        note = Note(room, number)
        try:
            await case(note)
        except Exception as error:
            wrong.append(f"{case.__name__}: {error!r}, {note.texts()}")
        room.world.core.faults.clear()
    assert not wrong, "\n".join(wrong)


async def test_an_answer_that_is_stored_late_hides_no_newer_message(room: BotHarness) -> None:
    """The message is sent again while somebody presses on the earlier one."""
    one = others.SeveralAgain(room)
    await one.prepare()
    await one.before()
    await settled(room)
    (old,) = one.shown()
    faults = room.world.core.faults
    sending = faults.hold("POST", MESSAGES)
    sending.channel_id = room.world.channel.id
    answering = faults.hold("POST", CALLBACK)
    await one.provoke()
    await room.world.until(lambda: sending.met, "it is sent")
    pressing = asyncio.create_task(room.world.newcomer("Emi").click("Join", in_=old))
    await room.world.until(lambda: answering.met, "the press is being answered")
    sending.release()
    await room.world.until(lambda: len(one.shown()) == 2, "it stands")
    for _ in range(2):  # after these, the earlier answer was read, too
        await room.client.http.get_user(room.aoi.id)
    answering.release()
    with suppress(Exception):
        await pressing
    await settled(room)
    (new,) = one.shown()
    assert new.id > old.id
    assert "Emi" in new.content
    found: Any = await room.service.queries.rotation(1)
    assert found.message_id == new.id


@pytest.mark.parametrize(("guild_id", "place"), [(7, "7"), (None, "@me")])
async def test_a_link_names_server_channel_and_message(
    room: BotHarness, guild_id: int | None, place: str
) -> None:
    """In direct messages there is no server."""
    await room.started()
    (table,) = [one for one in await room.service.messages.find(1) if one.kind == "table"]
    link = f"https://discord.com/channels/{place}/{table.channel_id}/{table.message_id}"
    assert message_url(guild_id, table) == link
    assert url_of_message(guild_id, table.channel_id, table.message_id) == link
    assert (await room.client.presenter.messages(1)).url(guild_id) == link
