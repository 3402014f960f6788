"""The bot's application commands."""

from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, Call, Reply
from bot.playground.objects.errors import (
    UNKNOWN_APPLICATION,
    UNKNOWN_COMMAND,
    UNKNOWN_COMMAND_PERMISSIONS,
)
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.command_rules import check_command, check_commands

Json = dict[str, Any]

_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_ONE = "/{command_id}"
_PERMISSIONS = "/permissions"


@route("GET", _GLOBAL)
@route("GET", _GUILD)
async def list_commands(core: Core, call: Call) -> Reply:
    """The commands of a server, or of everywhere."""
    return Reply([_shown(call, one) for one in core.commands.of(_guild_id(core, call))])


@route("PUT", _GLOBAL)
@route("PUT", _GUILD)
async def overwrite_commands(core: Core, call: Call) -> Reply:
    """Put these in place of all."""
    guild_id = _guild_id(core, call)
    bodies = call.body or []
    check_commands(bodies)
    return Reply(core.commands.overwrite(core.directory.bot.id, guild_id, bodies))


@route("POST", _GLOBAL)
@route("POST", _GUILD)
async def create_command(core: Core, call: Call) -> Reply:
    """Add a command, or change the one of that name."""
    guild_id = _guild_id(core, call)
    check_command(call.form)
    command, new = core.commands.set(core.directory.bot.id, guild_id, call.form)
    return Reply(command, 201 if new else 200)


@route("GET", _GUILD + _PERMISSIONS)
async def list_permissions(core: Core, call: Call) -> Reply:
    """Who the admins gave commands to, or took them from."""
    guild_id = _guild_id(core, call) or 0
    bot_id, given = core.directory.bot.id, core.command_permissions
    return Reply([given.wire(bot_id, guild_id, one) for one in given.commands_of(guild_id)])


@route("GET", _GUILD + _ONE + _PERMISSIONS)
async def get_permissions(core: Core, call: Call) -> Reply:
    """Who the admins gave one command to, or took it from."""
    guild_id, command_id = _guild_id(core, call) or 0, call.id("command_id")
    if not core.command_permissions.of(guild_id, command_id):
        raise UNKNOWN_COMMAND_PERMISSIONS.error()
    return Reply(core.command_permissions.wire(core.directory.bot.id, guild_id, command_id))


@route("GET", _GLOBAL + _ONE)
@route("GET", _GUILD + _ONE)
async def get_command(core: Core, call: Call) -> Reply:
    """A command."""
    return Reply(_command(core, call))


@route("PATCH", _GLOBAL + _ONE)
@route("PATCH", _GUILD + _ONE)
async def edit_command(core: Core, call: Call) -> Reply:
    """Change a command."""
    command = _command(core, call)
    check_command({**command, **call.form})
    return Reply(core.commands.change(command, call.form))


@route("DELETE", _GLOBAL + _ONE)
@route("DELETE", _GUILD + _ONE)
async def delete_command(core: Core, call: Call) -> Reply:
    """Remove a command."""
    core.commands.delete(_command(core, call))
    return NO_CONTENT


def _guild_id(core: Core, call: Call) -> int | None:
    if call.id("application_id") != core.directory.bot.id:
        raise UNKNOWN_APPLICATION.error()
    return core.directory.guild(call.id("guild_id")).id if "guild_id" in call.params else None


def _command(core: Core, call: Call) -> Json:
    guild_id = _guild_id(core, call)
    command = core.commands.by_id.get(call.id("command_id"))
    if command is None or command not in core.commands.of(guild_id):
        raise UNKNOWN_COMMAND.error()
    return command


def _shown(call: Call, command: Json) -> Json:
    """Without the localizations, unless they are asked for."""
    if call.query.get("with_localizations") in {"true", "True", "1"}:
        return command
    left_out = {"name_localizations", "description_localizations"}
    return {key: value for key, value in command.items() if key not in left_out}
