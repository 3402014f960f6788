"""A test in a real channel: sends, edits and deletes a message with a picture."""

from __future__ import annotations

import io
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord

from bot.hosting.findings import HostFinding, hint, well, wrong
from bot.hosting.installation import NAMES, lacking
from bot.locales import language_of, texts_in
from bot.messages.sending.channels import own_locale
from bot.messages.sending.failures import named

Writable = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
WRITABLE: Final = (
    discord.TextChannel,
    discord.VoiceChannel,
    discord.StageChannel,
    discord.Thread,
)
NOT_IN_THREADS: Final = (NAMES["send_messages"], NAMES["create_public_threads"])
"""Permissions that are not needed if the channel is a thread."""
THREAD_SLEEPS: Final = 60
"""Minutes after which the test thread closes. It is the shortest time that Discord allows."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Two pictures like those of the bot, of which the second replaces the first."""

    first: bytes
    second: bytes


async def examine_channel(
    client: discord.Client, channel_id: int, sample: Sample
) -> AsyncIterator[HostFinding]:
    """Perform the steps of a match in a channel; yield a finding for each.

    Everything is deleted afterwards, except possibly a closed thread.
    """
    try:
        channel, allowed = await _found(client, channel_id)
    except (discord.HTTPException, discord.InvalidData) as refused:
        yield wrong("channel", _why(refused))
        return
    place = f"#{channel} on {channel.guild.name}"
    if not isinstance(channel, WRITABLE):
        yield wrong("channel", f"{place} takes no messages; name a text channel.")
        return
    missing = lacking(allowed)
    if isinstance(channel, discord.Thread):
        missing = tuple(name for name in missing if name not in NOT_IN_THREADS)
    if missing:
        yield wrong(
            "channel",
            f"{place} lacks {', '.join(missing)}: Edit Channel > Permissions, for the bot's role.",
        )
    else:
        yield well("channel", f"{place}, with all permissions that are needed there.")
    async for finding in _try_message(channel, sample):
        yield finding


async def _found(
    client: discord.Client, channel_id: int
) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.Permissions]:
    """Return the channel and the bot's permissions there.

    Raises:
        discord.HTTPException: the channel doesn't exist, or the bot can't see it.
        discord.InvalidData: the channel isn't on a server.
    """
    fetched = await client.fetch_channel(channel_id)
    if isinstance(fetched, discord.abc.PrivateChannel):
        raise discord.InvalidData("no channel of a server")
    assert client.user is not None
    guild = await client.fetch_guild(fetched.guild.id, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    # A thread has its parent's permissions, and only a fetched server has roles.
    parent_id = fetched.parent_id if isinstance(fetched, discord.Thread) else fetched.id
    parent = await guild.fetch_channel(parent_id)
    channel = await guild.fetch_channel(channel_id) if parent_id != channel_id else parent
    assert isinstance(parent, discord.abc.GuildChannel)
    # The parent's own method isn't used: without Send Messages, which threads don't need, it
    # removes other permissions, too.
    return channel, discord.abc.GuildChannel.permissions_for(parent, me)


async def _try_message(channel: Writable, sample: Sample) -> AsyncIterator[HostFinding]:
    guild = channel.guild
    language = language_of(own_locale(guild.features, guild.preferred_locale.value))
    text = texts_in(language)("doctor-message")
    step, messages = "send", list[discord.Message]()
    try:
        nonce = secrets.token_hex(8)
        message = await channel.send(text, file=_file(sample.first, "first"), nonce=nonce)
        messages.append(message)
        yield _pictured("send", message, "first", "a message with its picture arrived.")
        step = "send once"
        again = await channel.send(text, file=_file(sample.first, "first"), nonce=nonce)
        yield _once(messages, again)
        step = "edit"
        edited = await message.edit(attachments=[_file(sample.second, "second")])
        yield _pictured("edit", edited, "second", "a new picture took the old one's place.")
        step = "edit of the text"
        edited = await message.edit(content=f"{text} …")
        yield _pictured(step, edited, "second", "the picture stays.")
        step = "thread"
        yield await _try_thread(message)
    except discord.HTTPException as refused:
        yield wrong(step, _why(refused))
    finally:
        left = [one for one in messages if not await _deleted(one)]
    if messages and left:
        yield wrong("delete", "the message could not be taken away; please delete it.")
    elif messages:
        yield well("delete", "the message is gone again.")


def _pictured(step: str, message: discord.Message, name: str, text: str) -> HostFinding:
    filenames = [one.filename for one in message.attachments if one.size]
    if filenames == [f"{name}.png"]:
        return well(step, text)
    there = ", ".join(filenames) or "none"
    return wrong(step, f"the message has another picture than it should ({there}): report it.")


def _once(messages: list[discord.Message], again: discord.Message) -> HostFinding:
    if again.id == messages[0].id:
        return well("send once", "the same request made again wrote no second message.")
    messages.append(again)
    return wrong(
        "send once", "the same request made again wrote a second message: report it, please."
    )


async def _try_thread(message: discord.Message) -> HostFinding:
    if isinstance(message.channel, discord.VoiceChannel | discord.StageChannel | discord.Thread):
        return hint("thread", "there are none in such a channel; matches are played without.")
    try:
        thread = await message.create_thread(name="Koi-Koi", auto_archive_duration=THREAD_SLEEPS)
    except discord.HTTPException as refused:
        why = _why(refused)
        return hint("thread", f"{why} It matters only where the server's settings ask for threads.")
    try:
        await thread.delete()
    except discord.HTTPException:  # that needs Manage Threads, which the bot doesn't ask for
        with suppress(discord.HTTPException):
            await thread.edit(archived=True)
        return well("thread", "one was made and closed again; you can delete it.")
    return well("thread", "one was made, and deleted again.")


async def _deleted(message: discord.Message) -> bool:
    try:
        await message.delete()
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return True


def _file(picture: bytes, name: str) -> discord.File:
    return discord.File(io.BytesIO(picture), filename=f"{name}.png")


def _why(refused: Exception) -> str:
    match refused:
        case discord.InvalidData():
            return "that isn't a channel of a server; right-click one, then Copy Channel ID."
        case discord.HTTPException(code=10003):
            return "there is no such channel; right-click it, then Copy Channel ID."
        case discord.HTTPException(code=10004 | 50001):
            return (
                "the bot doesn't see it: allow it View Channels there, or add it to the private"
                " thread."
            )
        case discord.HTTPException(code=50013):
            return "a permission is missing there."
        case discord.HTTPException():
            return f"Discord refuses it ({named(refused)}: {refused.text})."
    return f"that failed ({named(refused)})."
