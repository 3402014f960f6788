"""`koikoi doctor --live --channel ID` for a thread, or for a channel without threads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import discord
import pytest

from bot.hosting.channel import Sample, examine_channel
from bot.hosting.findings import HostFinding, Mark
from bot.hosting.installation import NAMES
from bot.koikoi.cards import DECK
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.permissions import Permission
from tests.bot.harness import BotHarness, bot_harness, pictures
from tests.discord_world import pointed_at

MESSAGES: Final = "/channels/{channel_id}/messages"
THREADS: Final = MESSAGES + "/{message_id}/threads"
CHANNEL: Final = "/channels/{channel_id}"


class Doctor:
    def __init__(self, room: BotHarness, client: discord.Client) -> None:
        self._room, self._client = room, client
        self._sample = Sample(pictures().emoji(DECK[0]), pictures().emoji(DECK[1]))

    async def find(self, channel: Channel) -> dict[str, HostFinding]:
        findings = examine_channel(self._client, channel.id, self._sample)
        return {one.name: one async for one in findings}

    def written_in(self) -> set[int]:
        """Return the channels of all messages requested so far."""
        sent = self._room.world.requests.of("POST", MESSAGES)
        return {int(one.path.split("/")[-2]) for one in sent}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with bot_harness(tmp_path) as opened:
        yield opened


@pytest.fixture
async def doctor(room: BotHarness) -> AsyncIterator[Doctor]:
    client = discord.Client(intents=discord.Intents.none())
    with pointed_at(room.world.discord):
        async with client:
            await client.login(room.world.core.token)
            yield Doctor(room, client)


NEEDED: Final = (
    # Permission denied in the parent; needed for its own messages; needed for those of its threads
    (Permission.SEND_MESSAGES, True, False),
    (Permission.CREATE_PUBLIC_THREADS, True, False),
    (Permission.SEND_MESSAGES_IN_THREADS, True, True),
    (Permission.ATTACH_FILES, True, True),
)


async def test_a_thread_needs_what_its_parent_allows_in_threads(
    room: BotHarness, doctor: Doctor
) -> None:
    parent = room.world.channel
    thread = room.world.open_thread(parent, "Night", room.aoi.person)
    faults = []
    for permission, of_parent, of_thread in NEEDED:
        assert permission.name is not None
        name = NAMES[permission.name.lower()]
        room.world.deny(parent, permission)
        for where, needed in ((parent, of_parent), (thread, of_thread)):
            found = (await doctor.find(where))["channel"]
            if needed:
                expected = (Mark.WRONG, f" lacks {name}: Edit Channel > Permissions")
            else:
                expected = (Mark.WELL, f"#{where.name} on {room.world.guild.name}, with all")
            if found.mark is not expected[0] or expected[1] not in found.text:
                faults.append(f"{name} denied, #{where.name}: {found}")
        room.world.allow(parent, permission)
    assert not faults, "\n".join(faults)


async def test_what_is_written_for_a_thread_is_written_there(
    room: BotHarness, doctor: Doctor
) -> None:
    thread = room.world.open_thread(room.world.channel, "Night", room.aoi.person)
    found = await doctor.find(thread)
    assert doctor.written_in() == {thread.id}
    assert [one.mark for one in found.values()] == [
        *(Mark.WELL,) * 5,
        Mark.HINT,
        Mark.WELL,
    ], "\n".join(map(str, found.values()))
    assert found["thread"].text.startswith("there are none in such a channel")
    assert found["channel"].text.startswith(f"#Night on {room.world.guild.name}, ")


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_a_channel_for_voices_has_no_threads(
    room: BotHarness, doctor: Doctor, kind: ChannelType
) -> None:
    found = await doctor.find(room.world.add_channel(room.world.guild, "lounge", kind=kind))
    assert found["thread"].mark is Mark.HINT
    assert "matches are played without" in found["thread"].text
    assert found["send"].mark is Mark.WELL
    assert not room.world.requests.of("POST", THREADS)


async def test_a_forum_takes_no_messages(room: BotHarness, doctor: Doctor) -> None:
    forum = room.world.add_channel(room.world.guild, "ideas", kind=ChannelType.FORUM)
    found = await doctor.find(forum)
    assert [*found] == ["channel"]
    assert found["channel"].mark is Mark.WRONG
    assert "#ideas on " in found["channel"].text
    assert "takes no messages" in found["channel"].text
    assert not doctor.written_in()


async def test_a_private_thread_needs_the_bot_in_it(room: BotHarness, doctor: Doctor) -> None:
    parent = room.world.channel
    thread = room.world.open_thread(parent, "Secret", room.aoi.person, private=True)
    found = await doctor.find(thread)
    assert [*found] == ["channel"]
    assert found["channel"].mark is Mark.WRONG
    assert "add it to the private thread" in found["channel"].text
    assert not doctor.written_in()
    assert room.client.user is not None
    room.world.add_to_thread(thread, room.world.core.directory.bot)
    found = await doctor.find(thread)
    assert found["channel"].mark is Mark.WELL
    assert doctor.written_in() == {thread.id}


async def test_a_thread_of_the_bot_is_deleted_where_it_may_and_else_closed(
    room: BotHarness, doctor: Doctor
) -> None:
    def threads() -> list[Channel]:
        return [one for one in room.world.core.directory.channels.values() if one.is_thread]

    room.world.permit_bot(room.world.guild, Permission.MANAGE_THREADS, allowed=True)
    found = (await doctor.find(room.world.channel))["thread"]
    assert (found.mark, found.text) == (Mark.WELL, "one was made, and deleted again.")
    assert threads() == []
    room.world.permit_bot(room.world.guild, Permission.MANAGE_THREADS, allowed=False)
    found = (await doctor.find(room.world.channel))["thread"]
    assert (found.mark, found.text) == (
        Mark.WELL,
        "one was made and closed again; you can delete it.",
    )
    assert [one.archived for one in threads()] == [True]


async def test_a_thread_that_can_be_neither_deleted_nor_closed_is_no_fault(
    room: BotHarness, doctor: Doctor
) -> None:
    room.world.core.faults.fail("DELETE", CHANNEL, 403, code=50013)
    closing = room.world.core.faults.fail("PATCH", CHANNEL, 403, code=50013)
    found = await doctor.find(room.world.channel)
    assert closing.met == 1
    assert found["thread"].mark is Mark.WELL
    assert found["delete"].mark is Mark.WELL


async def test_a_thread_that_is_refused_matters_only_where_threads_are_asked_for(
    room: BotHarness, doctor: Doctor
) -> None:
    for code, why in (
        (50013, "a permission is missing there."),
        (160004, "Discord refuses it (403, code 160004: "),
    ):
        room.world.core.faults.fail("POST", THREADS, 403, code=code, message="is full")
        found = (await doctor.find(room.world.channel))["thread"]
        assert found.mark is Mark.HINT
        assert found.text.startswith(why)
        assert found.text.endswith(" It matters only where the server's settings ask for threads.")
