"""Threads: starting, joining, archiving and deleting."""

from dataclasses import replace
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.errors import (
    MISSING_PERMISSIONS,
    THREAD_EXISTS,
    UNKNOWN_CHANNEL,
    WRONG_CHANNEL_TYPE,
    Problems,
)
from bot.playground.objects.message import Draft
from bot.playground.objects.permissions import Permission
from bot.playground.rest.automod import check_message_content, check_title
from bot.playground.rest.routes.channels import public_message
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.message_body import check_message
from bot.playground.rest.validation.thread_body import check_new_thread, check_thread_edit

Json = dict[str, Any]

_STARTER, _CREATED = 21, 18
_KINDS: Final = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
}
"""The kinds of threads that a channel can have. Voice and stage channels can't have threads."""


@route("POST", "/channels/{channel_id}/threads")
async def start_thread(core: Core, request: ApiRequest) -> ApiResponse:
    """Start a thread without a message; in a forum, a post with its first message."""
    check_new_thread(request.form)
    parent = core.directory.channel(request.id("channel_id"))
    if parent.type is ChannelType.FORUM:
        return _start_post(core, parent, request)
    kind = ChannelType(request.form.get("type") or ChannelType.PRIVATE_THREAD)
    _check_parent(core, parent, kind)
    thread = _start(core, parent, request.form, kind, core.ids.new())
    if kind is not ChannelType.PRIVATE_THREAD:
        body = {
            "type": _CREATED,
            "content": thread.name,
            "message_reference": {
                "type": 0,
                "channel_id": str(thread.id),
                "guild_id": str(thread.guild_id),
            },
        }
        core.messages.create(parent, core.directory.bot, Draft({}, more=body))
    return ApiResponse(core.channel_wire(thread.id), 201)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_thread_from_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Start a thread from a message. Both have the same id."""
    check_new_thread(request.form)
    parent = core.directory.channel(request.id("channel_id"))
    announced = parent.type is ChannelType.ANNOUNCEMENT
    kind = ChannelType.ANNOUNCEMENT_THREAD if announced else ChannelType.PUBLIC_THREAD
    _check_parent(core, parent, kind)
    message = public_message(core, request)
    if message.id in core.directory.channels:
        raise THREAD_EXISTS.error()
    thread = _start(core, parent, request.form, kind, message.id)
    wire = core.channel_wire(thread.id)
    core.messages.patch(message, flags=message.flags | 1 << 5, thread=wire)
    return ApiResponse(wire, 201)


@route("PATCH", "/channels/{channel_id}")
async def edit_channel(core: Core, request: ApiRequest) -> ApiResponse:
    """Rename, archive or lock a thread. For other channels, bots lack the permission here."""
    channel = core.directory.channel(request.id("channel_id"))
    core.directory.require(channel)
    if not channel.is_thread:
        core.directory.require(channel, Permission.MANAGE_CHANNELS)
    check_thread_edit(request.form)
    locked = request.form.get("locked", channel.locked)
    if locked != channel.locked or channel.owner_id != core.directory.bot.id:
        core.directory.require(channel, Permission.MANAGE_THREADS)
    if request.form.get("name"):
        check_title(core, channel, request.form["name"])
    changed = replace(
        channel,
        name=request.form.get("name") or channel.name,
        auto_archive_minutes=request.form.get("auto_archive_duration")
        or channel.auto_archive_minutes,
    )
    archived = bool(request.form.get("archived", channel.archived))
    if (archived, locked) != (channel.archived, channel.locked):
        core.set_archived(changed, archived=archived, locked=bool(locked))
    else:
        core.directory.keep(changed)
        core.dispatch("THREAD_UPDATE", core.channel_wire(channel.id))
    return ApiResponse(core.channel_wire(channel.id))


@route("DELETE", "/channels/{channel_id}")
async def delete_channel(core: Core, request: ApiRequest) -> ApiResponse:
    """Delete a thread. For other channels, bots lack the permission here."""
    channel = core.directory.channel(request.id("channel_id"))
    needed = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
    core.directory.require(channel, needed)
    wire = core.channel_wire(channel.id)
    core.remove_channel(channel)
    return ApiResponse(wire)


@route("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a server's threads that are not archived."""
    guild = core.directory.guild(request.id("guild_id"))
    threads = [
        one
        for one in core.directory.channels_of(guild.id)
        if one.is_thread and not one.archived and one.is_open_to(core.directory.bot.id)
    ]
    bot_id = core.directory.bot.id
    members = [one.joined(bot_id) for one in threads if bot_id in one.member_ids]
    wires = [core.channel_wire(one.id) for one in threads]
    return ApiResponse({"threads": wires, "members": members, "has_more": False})


@route("GET", "/channels/{channel_id}/thread-members")
async def list_members(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the members of a thread."""
    thread = _thread(core, request)
    return ApiResponse([thread.joined(one) for one in thread.member_ids])


@route("PUT", "/channels/{channel_id}/thread-members/@me")
async def join_thread(core: Core, request: ApiRequest) -> ApiResponse:
    """Add the bot to a thread."""
    core.set_in_thread(_thread(core, request), core.directory.bot.id, joins=True)
    return NO_CONTENT


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave_thread(core: Core, request: ApiRequest) -> ApiResponse:
    """Remove the bot from a thread."""
    core.set_in_thread(_thread(core, request), core.directory.bot.id, joins=False)
    return NO_CONTENT


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_member(core: Core, request: ApiRequest) -> ApiResponse:
    """Add a member to a thread."""
    thread = _thread(core, request)
    core.directory.require(thread, Permission.SEND_MESSAGES_IN_THREADS)
    person = core.directory.person(request.id("user_id"))
    guild = core.directory.guilds[thread.guild_id or 0]
    if person.id not in guild.member_ids:
        raise MISSING_PERMISSIONS.error()
    core.set_in_thread(thread, person.id, joins=True)
    return NO_CONTENT


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_member(core: Core, request: ApiRequest) -> ApiResponse:
    """Remove a member from a thread."""
    thread = _thread(core, request)
    mine = thread.owner_id == core.directory.bot.id and thread.type is ChannelType.PRIVATE_THREAD
    if not mine:
        core.directory.require(thread, Permission.MANAGE_THREADS)
    core.set_in_thread(thread, request.id("user_id"), joins=False)
    return NO_CONTENT


def _check_parent(core: Core, parent: Channel, kind: ChannelType) -> None:
    """Refuse a thread that such a channel can't have, or that the bot may not start."""
    core.directory.require(parent)
    if kind not in _KINDS.get(parent.type, ()):
        raise WRONG_CHANNEL_TYPE.error()
    private = kind is ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    core.directory.require(parent, needed)


def _start_post(core: Core, forum: Channel, request: ApiRequest) -> ApiResponse:
    """Start a post in a forum. Its thread and its first message have the same id."""
    core.directory.require(forum, Permission.SEND_MESSAGES)
    body = request.form.get("message")
    if not isinstance(body, dict):
        raise Problems.one(("message",), "BASE_TYPE_REQUIRED", "This field is required")
    check_message(core, body, request.uploads)
    core.directory.require_uploads(forum, request.uploads)
    check_message_content(core, forum, body)
    kind = ChannelType.PUBLIC_THREAD
    thread = _start(core, forum, request.form, kind, core.ids.new())
    draft = Draft(body, request.uploads, {"id": str(thread.id)})
    message = core.messages.create(thread, core.directory.bot, draft)
    core.pushes.consider(thread, message, None)
    told = core.channel_wire(thread.id) | {"message": core.messages.wire(message)}
    return ApiResponse(told, 201)


def _start(core: Core, parent: Channel, form: Json, kind: ChannelType, thread_id: int) -> Channel:
    check_title(core, parent, form["name"])
    thread = Channel(
        thread_id,
        kind,
        form["name"],
        parent.guild_id,
        parent_id=parent.id,
        owner_id=core.directory.bot.id,
        member_ids=(core.directory.bot.id,),
        auto_archive_minutes=form.get("auto_archive_duration") or 1440,
    )
    core.directory.keep(thread)
    core.dispatch("THREAD_CREATE", core.channel_wire(thread.id) | {"newly_created": True})
    return thread


def _thread(core: Core, request: ApiRequest) -> Channel:
    channel = core.directory.channel(request.id("channel_id"))
    if not channel.is_thread:
        raise UNKNOWN_CHANNEL.error()
    core.directory.require(channel)
    return channel
