"""The operations of the page's controls: changes by admins of servers, and setting the clock."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any, Final

from bot.playground.objects.automod import MENTION_LIMIT
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.guild import Guild
from bot.playground.objects.page_forms import automod_form
from bot.playground.objects.permissions import Permission
from bot.playground.objects.role import Role
from bot.playground.page.page_request import PageRequest
from bot.playground.user_client.client import CantDo

Json = dict[str, Any]

_LONGEST_NAME: Final = 100
_MOST_WORDS: Final = 100
_LONGEST_WORD: Final = 60
_KINDS: Final = frozenset({ChannelType.TEXT, ChannelType.ANNOUNCEMENT, ChannelType.FORUM})
"""The kinds of channels that the page can add and show."""
_HERE: Final = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""The permissions that the bot can be denied in a channel."""
_EVERYWHERE: Final = (
    Permission.MANAGE_ROLES | Permission.MENTION_EVERYONE | Permission.CREATE_EVENTS
)
"""The permissions that the bot can be granted on a whole server."""


async def _add_guild(request: PageRequest) -> Json:
    name = _name(request)
    try:
        guild = request.world.add_guild(name, request.person)
    except ValueError as error:
        raise CantDo(str(error)) from None
    return {"id": str(guild.id)}


async def _add_group(request: PageRequest) -> Json:
    others = [one for one in request.field("members", list) if one != request.fields["person"]]
    people = [replace(request, fields={"one": one}).named("one") for one in dict.fromkeys(others)]
    if not people:
        raise CantDo("A group message has other people in it.")
    return {"id": str(request.world.add_group(_name(request), request.person, *people).id)}


async def _set_external_apps(request: PageRequest) -> None:
    request.world.allow_external_apps(_guild(request), allowed=request.field("allowed", bool))


async def _set_bot(request: PageRequest) -> None:
    guild, present = _guild(request), request.field("present", bool)
    if present == guild.bot_is_member:
        return
    if not present:
        request.world.remove_app(guild)
        return
    try:
        request.world.invite_bot(guild)
    except ValueError as error:
        raise CantDo(str(error)) from None


async def _add_channel(request: PageRequest) -> Json:
    kind = request.field("kind", int)
    if kind not in _KINDS:
        raise CantDo("The page can't show such a channel.")
    name = "-".join(_name(request).lower().split())
    channel = request.world.add_channel(_guild(request), name, kind=ChannelType(kind))
    return {"id": str(channel.id)}


async def _open_thread(request: PageRequest) -> Json:
    parent, private = request.channel, request.field("private", bool)
    if parent.is_thread or parent.guild_id is None:
        raise CantDo("Threads are opened in a server's channels.")
    if private and parent.type is not ChannelType.TEXT:
        raise CantDo("Only a text channel has private threads.")
    thread = request.world.open_thread(parent, _name(request), request.person, private=private)
    return {"id": str(thread.id)}


async def _delete_channel(request: PageRequest) -> None:
    request.world.delete_channel(_channel(request))


async def _permit_bot_here(request: PageRequest) -> None:
    channel, permission = _channel(request), _permission(request, _HERE)
    if request.field("allowed", bool):
        request.world.allow(channel, permission)
    else:
        request.world.deny(channel, permission)


async def _permit_bot(request: PageRequest) -> None:
    guild, permission = _guild(request), _permission(request, _EVERYWHERE)
    if guild.bot_role() is None:
        raise CantDo("The bot is not on this server.")
    request.world.permit_bot(guild, permission, allowed=request.field("allowed", bool))


async def _join_guild(request: PageRequest) -> None:
    guild = _guild(request)
    if request.person.id not in guild.member_ids:
        request.world.join(guild, request.person)


async def _leave_guild(request: PageRequest) -> None:
    guild = _guild(request)
    if request.person.id == guild.owner_id:
        raise CantDo(f"{request.person.name} owns {guild.name}: an owner can't leave.")
    request.world.leave(guild, request.person)


async def _add_role(request: PageRequest) -> Json:
    return {"id": str(request.world.add_role(_guild(request), _name(request)).id)}


async def _delete_role(request: PageRequest) -> None:
    guild, role = _guild(request), _role(request)
    if role.bot_id is not None or role.id == guild.manager_role_id:
        raise CantDo(f"The role {role.name} stays.")
    request.world.delete_role(guild, role)


async def _raise_role(request: PageRequest) -> None:
    above = request.field("above", bool)
    try:
        request.world.raise_role(_guild(request), _role(request), above_bot=above)
    except ValueError as error:
        raise CantDo(str(error)) from None


async def _set_automod(request: PageRequest) -> None:
    """Change the given rules. A rule that the request lacks stays as it is."""
    guild = _guild(request)
    request = replace(request, fields={**automod_form(guild), **request.fields})
    words = [str(word).strip() for word in request.field("words", list)]
    if len(words) > _MOST_WORDS or any(not 1 <= len(word) <= _LONGEST_WORD for word in words):
        raise CantDo(f"AutoMod has up to {_MOST_WORDS} words of 1 to {_LONGEST_WORD} characters.")
    own = guild.bot_role()
    request.world.set_automod(
        guild,
        mentions=MENTION_LIMIT if request.field("limits_mentions", bool) else None,
        words=words,
        exempt=[own] if own is not None and request.field("exempts_bot", bool) else [],
        hides_answers=request.field("hides_answers", bool),
    )


async def _set_role(request: PageRequest) -> None:
    guild, role = _guild(request), _role(request)
    if request.person.id not in guild.member_ids or role.bot_id is not None:
        raise CantDo(f"{request.person.name} can't have this role.")
    if request.field("has", bool):
        request.world.give_role(guild, role, request.person)
    else:
        request.world.take_role(guild, role, request.person)


async def _set_clock_on(request: PageRequest) -> None:
    spans = {
        "hour": timedelta(hours=1),
        "day": timedelta(days=1),
        "monday": request.core.clock.until_monday(),
    }
    by = spans.get(request.field("by", str))
    if by is None:
        raise CantDo("The clock is set on by an hour, a day, or to Monday.")
    try:
        request.world.set_clock_on(by)
    except ValueError as error:
        raise CantDo(str(error)) from None


async def _start_over(request: PageRequest) -> None:
    if request.core.start_over is None:
        raise CantDo("Only `koikoi play` starts over.")
    request.core.start_over()


CONTROLS: Final[Mapping[str, Callable[[PageRequest], Awaitable[Any]]]] = {
    "add_guild": _add_guild,
    "add_group": _add_group,
    "set_bot": _set_bot,
    "set_external_apps": _set_external_apps,
    "add_channel": _add_channel,
    "open_thread": _open_thread,
    "delete_channel": _delete_channel,
    "permit_bot_here": _permit_bot_here,
    "permit_bot": _permit_bot,
    "join_guild": _join_guild,
    "leave_guild": _leave_guild,
    "add_role": _add_role,
    "delete_role": _delete_role,
    "raise_role": _raise_role,
    "set_role": _set_role,
    "set_automod": _set_automod,
    "set_clock_on": _set_clock_on,
    "start_over": _start_over,
}


def _name(request: PageRequest) -> str:
    name = request.field("name", str).strip()
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise CantDo(f"A name has 1 to {_LONGEST_NAME} characters.")
    return name


def _guild(request: PageRequest) -> Guild:
    guild = request.core.directory.guilds.get(request.id("guild_id"))
    if guild is None:
        raise CantDo("There is no such server.")
    return guild


def _channel(request: PageRequest) -> Channel:
    """Return the server's channel of a request. It may be changed without regard to the person."""
    channel = request.core.directory.channels.get(request.id("channel_id"))
    if channel is None or channel.guild_id is None:
        raise CantDo("There is no such channel.")
    return channel


def _role(request: PageRequest) -> Role:
    wanted = request.id("role_id")
    role = next((one for one in _guild(request).roles if one.id == wanted), None)
    if role is None:
        raise CantDo("There is no such role.")
    return role


def _permission(request: PageRequest, of: Permission) -> Permission:
    name = request.field("permission", str)
    if name not in Permission.__members__ or Permission[name] not in of:
        raise CantDo(f"{name} can't be changed here.")
    return Permission[name]
