"""The bot's application commands."""

from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
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
async def list_commands(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the commands of a server, or the global commands."""
    return ApiResponse([_shown(request, one) for one in core.commands.of(_guild_id(core, request))])


@route("PUT", _GLOBAL)
@route("PUT", _GUILD)
async def overwrite_commands(core: Core, request: ApiRequest) -> ApiResponse:
    """Replace all commands."""
    guild_id = _guild_id(core, request)
    bodies = request.body or []
    check_commands(bodies)
    return ApiResponse(core.commands.overwrite(core.directory.bot.id, guild_id, bodies))


@route("POST", _GLOBAL)
@route("POST", _GUILD)
async def create_command(core: Core, request: ApiRequest) -> ApiResponse:
    """Add a command, or change the command with that name."""
    guild_id = _guild_id(core, request)
    check_command(request.form)
    command, new = core.commands.set(core.directory.bot.id, guild_id, request.form)
    return ApiResponse(command, 201 if new else 200)


@route("GET", _GUILD + _PERMISSIONS)
async def list_permissions(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the permission overwrites of all commands."""
    guild_id = _guild_id(core, request) or 0
    bot_id, given = core.directory.bot.id, core.command_permissions
    return ApiResponse([given.wire(bot_id, guild_id, one) for one in given.commands_of(guild_id)])


@route("GET", _GUILD + _ONE + _PERMISSIONS)
async def get_permissions(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the permission overwrites of a command."""
    guild_id, command_id = _guild_id(core, request) or 0, request.id("command_id")
    if not core.command_permissions.of(guild_id, command_id):
        raise UNKNOWN_COMMAND_PERMISSIONS.error()
    return ApiResponse(core.command_permissions.wire(core.directory.bot.id, guild_id, command_id))


@route("GET", _GLOBAL + _ONE)
@route("GET", _GUILD + _ONE)
async def get_command(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a command."""
    return ApiResponse(_command(core, request))


@route("PATCH", _GLOBAL + _ONE)
@route("PATCH", _GUILD + _ONE)
async def edit_command(core: Core, request: ApiRequest) -> ApiResponse:
    """Change a command."""
    command = _command(core, request)
    check_command({**command, **request.form})
    return ApiResponse(core.commands.change(command, request.form))


@route("DELETE", _GLOBAL + _ONE)
@route("DELETE", _GUILD + _ONE)
async def delete_command(core: Core, request: ApiRequest) -> ApiResponse:
    """Remove a command."""
    core.commands.delete(_command(core, request))
    return NO_CONTENT


def _guild_id(core: Core, request: ApiRequest) -> int | None:
    if request.id("application_id") != core.directory.bot.id:
        raise UNKNOWN_APPLICATION.error()
    return core.directory.guild(request.id("guild_id")).id if "guild_id" in request.params else None


def _command(core: Core, request: ApiRequest) -> Json:
    guild_id = _guild_id(core, request)
    command = core.commands.by_id.get(request.id("command_id"))
    if command is None or command not in core.commands.of(guild_id):
        raise UNKNOWN_COMMAND.error()
    return command


def _shown(request: ApiRequest, command: Json) -> Json:
    """Return the command without its localizations, unless the request asks for them."""
    if request.query.get("with_localizations") in {"true", "True", "1"}:
        return command
    left_out = {"name_localizations", "description_localizations"}
    return {key: value for key, value in command.items() if key not in left_out}
