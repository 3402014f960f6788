"""Servers, their members, and people."""

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.errors import MISSING_PERMISSIONS, UNKNOWN_MEMBER, UNKNOWN_ROLE
from bot.playground.objects.guild import Guild, guild_wire, member_wire, role_wires
from bot.playground.objects.permissions import Permission
from bot.playground.rest.routes.table import route


@route("GET", "/users/{user_id}")
async def get_user(core: Core, request: ApiRequest) -> ApiResponse:
    """Return an account."""
    return ApiResponse(core.directory.person(request.id("user_id")).wire())


@route("GET", "/users/@me/guilds")
async def list_own_guilds(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a page of the bot's servers, in the order of their ids."""
    counted = request.query.get("with_counts") in {"true", "True", "1"}
    after, limit = int(request.query.get("after", 0)), int(request.query.get("limit", 200))
    guilds = sorted(core.directory.guilds.values(), key=lambda guild: guild.id)
    page = [guild for guild in guilds if guild.bot_is_member and guild.id > after][:limit]

    def counts(guild: Guild) -> dict[str, int]:
        count = len(guild.member_ids) + 1
        return {"approximate_member_count": count, "approximate_presence_count": count}

    return ApiResponse(
        [
            {
                "id": str(guild.id),
                "name": guild.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(guild.permissions_of(core.directory.bot.id))),
                "features": [],
                **(counts(guild) if counted else {}),
            }
            for guild in page
        ]
    )


@route("DELETE", "/users/@me/guilds/{guild_id}")
async def leave_guild(core: Core, request: ApiRequest) -> ApiResponse:
    """Remove the bot from a server."""
    core.remove_bot(core.directory.guild(request.id("guild_id")))
    return NO_CONTENT


@route("GET", "/guilds/{guild_id}")
async def get_guild(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a server."""
    guild = core.directory.guild(request.id("guild_id"))
    wire = guild_wire(guild)
    if request.query.get("with_counts") in {"true", "True", "1"}:
        count = len(guild.member_ids) + 1
        wire |= {"approximate_member_count": count, "approximate_presence_count": count}
    return ApiResponse(wire)


@route("GET", "/guilds/{guild_id}/channels")
async def list_channels(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a server's channels, without threads."""
    guild = core.directory.guild(request.id("guild_id"))
    channels = [one for one in core.directory.channels_of(guild.id) if not one.is_thread]
    return ApiResponse([core.channel_wire(one.id) for one in channels])


@route("GET", "/guilds/{guild_id}/roles")
async def list_roles(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a server's roles."""
    return ApiResponse(role_wires(core.directory.guild(request.id("guild_id"))))


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a member of a server."""
    guild = core.directory.guild(request.id("guild_id"))
    person = core.directory.person(request.id("user_id"))
    if person.id not in {*guild.member_ids, core.directory.bot.id}:
        raise UNKNOWN_MEMBER.error()
    return ApiResponse(member_wire(guild, person))


@route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(core: Core, request: ApiRequest) -> ApiResponse:
    """Add a role to a member."""
    _set_role(core, request, has=True)
    return NO_CONTENT


@route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(core: Core, request: ApiRequest) -> ApiResponse:
    """Remove a role from a member."""
    _set_role(core, request, has=False)
    return NO_CONTENT


def _set_role(core: Core, request: ApiRequest, *, has: bool) -> None:
    """Add or remove a role, if the bot may manage roles and its own role is above it."""
    guild = core.directory.guild(request.id("guild_id"))
    member_id, role_id = request.id("user_id"), request.id("role_id")
    if member_id not in {*guild.member_ids, core.directory.bot.id}:
        raise UNKNOWN_MEMBER.error()
    role = next((one for one in guild.roles if one.id == role_id), None)
    if role is None:
        raise UNKNOWN_ROLE.error()
    own = guild.bot_role()
    may = Permission.MANAGE_ROLES in guild.permissions_of(core.directory.bot.id)
    above = own is not None and guild.position(own) > guild.position(role)
    if not may or not above or role.bot_id is not None:
        raise MISSING_PERMISSIONS.error()
    core.directory.require_2fa(guild, Permission.MANAGE_ROLES)
    core.set_role(guild, role.id, member_id, has=has)
