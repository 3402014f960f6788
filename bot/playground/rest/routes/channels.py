"""Channels and their messages."""

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.errors import (
    NO_TEXT_CHANNEL,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    Problems,
)
from bot.playground.objects.message import EPHEMERAL, Draft, Message
from bot.playground.objects.permissions import Permission
from bot.playground.rest.automod import check_message_content
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.message_body import check_message


@route("GET", "/channels/{channel_id}")
async def get_channel(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a channel."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel)
    return ApiResponse(core.channel_wire(channel.id))


@route("POST", "/users/@me/channels")
async def open_dm(core: Core, request: ApiRequest) -> ApiResponse:
    """Open the direct messages with a person."""
    recipient = str(request.form.get("recipient_id", ""))
    if not recipient.isdecimal() or int(recipient) not in core.directory.people:
        raise UNKNOWN_USER.error()
    person = core.directory.people[int(recipient)]
    present = core.directory.dm_of(person.id)
    known = present is not None and present.last_message_id is not None
    core.dm_refusals.check_opening(person.id, known=known)
    core.directory.require_openable(person)
    channel = core.directory.open_dm(person)
    return ApiResponse(core.channel_wire(channel.id))


@route("GET", "/channels/{channel_id}/messages")
async def list_messages(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the newest messages of a channel, newest first.

    Without the permission to read them the list is empty: Discord doesn't refuse the request.
    """
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel)
    if Permission.READ_MESSAGE_HISTORY not in core.directory.bot_may(channel):
        return ApiResponse([])
    messages = core.messages.in_channel(channel.id)
    if "before" in request.query:
        messages = [one for one in messages if one.id < int(request.query["before"])]
    if "after" in request.query:
        messages = [one for one in messages if one.id > int(request.query["after"])]
    limit = int(request.query.get("limit", 50))
    newest = messages[: -limit - 1 : -1]
    return ApiResponse([core.messages.wire(one) for one in newest])


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a message."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel, Permission.READ_MESSAGE_HISTORY)
    return ApiResponse(core.messages.wire(public_message(core, request)))


@route("POST", "/channels/{channel_id}/messages")
async def create_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Write a message.

    A repeated request with the same nonce returns the first message. If that was deleted since
    then, Discord refuses the request with 10008: the nonce remains in use until it expires.
    """
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel, *_needed(channel, request))
    if channel.type is ChannelType.FORUM:
        raise NO_TEXT_CHANNEL.error()
    known = channel.last_message_id is not None
    core.dm_refusals.check_sending(channel.recipient_id, known=known)
    core.directory.require_reachable(channel)
    check_message(core, request.form, request.uploads)
    if channel.locked:  # bots have no permission to manage threads here
        raise (THREAD_ARCHIVED if channel.archived else THREAD_LOCKED).error()
    if channel.archived:  # writing reopens an archived thread
        channel = core.set_archived(channel, archived=False, locked=False)
    written = core.nonces.written(request.form)
    if written is not None:
        present = core.messages.by_id.get(written)
        if present is None:
            raise UNKNOWN_MESSAGE.error()
        return ApiResponse(core.messages.wire(present))
    core.directory.require_uploads(channel, request.uploads)
    check_message_content(core, channel, request.form)
    draft = Draft(request.form, request.uploads, _reply_to(core, channel, request))
    message = core.messages.create(channel, core.directory.bot, draft)
    core.nonces.note(request.form, message.id)
    core.pushes.consider(channel, message, None)
    return ApiResponse(core.messages.wire(message))


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Edit a message of the bot. New files need the same permission as in a new message."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel, *([Permission.ATTACH_FILES] if request.uploads else []))
    message = public_message(core, request)
    if message.author_id != core.directory.bot.id:
        raise NOT_THE_AUTHOR.error()
    if channel.archived:  # only writing reopens it
        raise THREAD_ARCHIVED.error()
    check_message(core, request.form, request.uploads, message)
    core.directory.require_uploads(channel, request.uploads)
    check_message_content(core, channel, request.form)
    core.old_edits.count(channel.id, message.id)
    return ApiResponse(
        core.messages.wire(core.messages.edit(message, request.form, request.uploads))
    )


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Delete a message of the bot, or with the permission anybody's message."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel)
    message = public_message(core, request)
    if message.author_id != core.directory.bot.id:
        core.directory.require(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise THREAD_ARCHIVED.error()
    core.messages.delete(message)
    return NO_CONTENT


@route("POST", "/channels/{channel_id}/typing")
async def show_typing(core: Core, request: ApiRequest) -> ApiResponse:
    """Show that the bot is typing."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel, Permission.SEND_MESSAGES)
    audience = core.directory.audience(channel)
    core.changes.publish("typing", audience, channel_id=str(channel.id))
    return NO_CONTENT


def public_message(core: Core, request: ApiRequest) -> Message:
    """Return the message of a path. Ephemeral messages are accessible only by token."""
    message = core.messages.get(request.id("channel_id"), request.id("message_id"))
    if message.flags & EPHEMERAL:
        raise UNKNOWN_MESSAGE.error()
    return message


def _needed(channel: Channel, request: ApiRequest) -> list[Permission]:
    needed = [
        Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    ]
    if request.uploads:
        needed.append(Permission.ATTACH_FILES)
    if request.form.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    return needed


def _reply_to(core: Core, channel: Channel, request: ApiRequest) -> dict[str, object]:
    reference = request.form.get("message_reference")
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
