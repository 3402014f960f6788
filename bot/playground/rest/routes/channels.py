"""Channels and their messages."""

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, Call, Reply
from bot.playground.objects.errors import (
    NO_TEXT_CHANNEL,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    Problems,
)
from bot.playground.objects.message import EPHEMERAL, Draft, Message
from bot.playground.objects.people import Channel, ChannelType
from bot.playground.objects.permissions import Permission
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.message_body import check_message


@route("GET", "/channels/{channel_id}")
async def get_channel(core: Core, call: Call) -> Reply:
    """A channel."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel)
    return Reply(core.channel_wire(channel.id))


@route("POST", "/users/@me/channels")
async def open_dm(core: Core, call: Call) -> Reply:
    """The direct messages with a person; opening them succeeds, unless it is refused on order."""
    recipient = str(call.form.get("recipient_id", ""))
    if not recipient.isdecimal() or int(recipient) not in core.directory.people:
        raise UNKNOWN_USER.error()
    person = core.directory.people[int(recipient)]
    core.dm_refusals.check_opening(person.id)
    core.directory.require_openable(person)
    channel = core.directory.open_dm(person)
    return Reply(core.channel_wire(channel.id))


@route("GET", "/channels/{channel_id}/messages")
async def list_messages(core: Core, call: Call) -> Reply:
    """The newest messages of a channel, newest first."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel, Permission.READ_MESSAGE_HISTORY)
    found = core.messages.in_channel(channel.id)
    if "before" in call.query:
        found = [one for one in found if one.id < int(call.query["before"])]
    if "after" in call.query:
        found = [one for one in found if one.id > int(call.query["after"])]
    limit = int(call.query.get("limit", 50))
    newest = found[: -limit - 1 : -1]
    return Reply([core.messages.wire(one) for one in newest])


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(core: Core, call: Call) -> Reply:
    """A message."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel, Permission.READ_MESSAGE_HISTORY)
    return Reply(core.messages.wire(public_message(core, call)))


@route("POST", "/channels/{channel_id}/messages")
async def create_message(core: Core, call: Call) -> Reply:
    """Write a message; a request that comes again finds the one it wrote."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel, *_needed(channel, call))
    if channel.type is ChannelType.FORUM:
        raise NO_TEXT_CHANNEL.error()
    core.dm_refusals.check_sending(channel.recipient_id)
    core.directory.require_reachable(channel)
    check_message(core, call.form, call.uploads)
    if channel.archived:
        # Writing wakes a sleeping thread, but not a locked one.
        if channel.locked:
            raise THREAD_ARCHIVED.error()
        channel = core.set_archived(channel, archived=False, locked=False)
    present = core.messages.by_id.get(core.nonces.written(call.form) or 0)
    if present is not None:
        return Reply(core.messages.wire(present))
    draft = Draft(call.form, call.uploads, _reply_to(core, channel, call))
    message = core.messages.create(channel, core.directory.bot, draft)
    core.nonces.note(call.form, message.id)
    core.pushes.consider(channel, message, None)
    return Reply(core.messages.wire(message))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(core: Core, call: Call) -> Reply:
    """Change a message of the bot's own."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel)
    message = public_message(core, call)
    if message.author_id != core.directory.bot.id:
        raise NOT_THE_AUTHOR.error()
    if channel.archived:  # only writing wakes it
        raise THREAD_ARCHIVED.error()
    check_message(core, call.form, call.uploads, message)
    core.old_edits.count(channel.id, message.id)
    return Reply(core.messages.wire(core.messages.edit(message, call.form, call.uploads)))


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(core: Core, call: Call) -> Reply:
    """Remove a message: one's own, or anyone's with the permission."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel)
    message = public_message(core, call)
    if message.author_id != core.directory.bot.id:
        core.directory.require(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise THREAD_ARCHIVED.error()
    core.messages.delete(message)
    return NO_CONTENT


@route("POST", "/channels/{channel_id}/typing")
async def show_typing(core: Core, call: Call) -> Reply:
    """The bot is typing."""
    channel = core.directory.channel(call.id("channel_id"))
    core.directory.require(channel, Permission.SEND_MESSAGES)
    audience = core.directory.audience(channel)
    core.changes.tell("typing", audience, channel_id=str(channel.id))
    return NO_CONTENT


def public_message(core: Core, call: Call) -> Message:
    """The message that a path names; ephemeral ones are known by token only."""
    message = core.messages.get(call.id("channel_id"), call.id("message_id"))
    if message.flags & EPHEMERAL:
        raise UNKNOWN_MESSAGE.error()
    return message


def _needed(channel: Channel, call: Call) -> list[Permission]:
    needed = [
        Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    ]
    if call.uploads:
        needed.append(Permission.ATTACH_FILES)
    if call.form.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    return needed


def _reply_to(core: Core, channel: Channel, call: Call) -> dict[str, object]:
    reference = call.form.get("message_reference")
    if not reference:
        return {}
    message_id = int(reference["message_id"])
    original = core.messages.by_id.get(message_id)
    if original is None or original.channel_id != channel.id or original.only_for is not None:
        if reference.get("fail_if_not_exists") is False:
            return {}
        path = ("message_reference",)
        raise Problems.one(path, "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    told = {"type": 0, "message_id": str(message_id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        told["guild_id"] = str(channel.guild_id)
    return {"type": 19, "message_reference": told}
