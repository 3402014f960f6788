"""The bot itself: its account, its application, and the address of the gateway."""

from bot.playground.core import Core
from bot.playground.http.request import ApiRequest, ApiResponse
from bot.playground.objects.team import team_wire
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.application_body import check_application
from bot.playground.state.application import change, settings


@route("GET", "/users/@me")
async def get_me(core: Core, _: ApiRequest) -> ApiResponse:
    """Return the bot's own account."""
    more = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return ApiResponse({**core.directory.bot.wire(), **more})


@route("GET", "/oauth2/applications/@me")
async def get_application(core: Core, _: ApiRequest) -> ApiResponse:
    """Return the bot's application."""
    bot = core.directory.bot
    owner = next(iter(core.directory.people.values())).wire()
    team = None
    if core.team:  # Discord returns a user in place of the team
        team = team_wire(bot.id + 1, core.team)
        owner |= {"id": team["id"], "username": f"team{team['id']}", "global_name": None}
    return ApiResponse(
        {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": bot.wire(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "flags_new": "0",
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
            "owner": owner,
            "approximate_guild_count": len(core.directory.guilds),
            "approximate_user_install_count": 0,
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": team,
            "eligible_oauth2_scopes": [],
            **settings(core.store),
        }
    )


@route("GET", "/applications/@me")
async def get_own_application(core: Core, request: ApiRequest) -> ApiResponse:
    """Return the bot's application, at its newer address."""
    return await get_application(core, request)


@route("PATCH", "/applications/@me")
async def edit_own_application(core: Core, request: ApiRequest) -> ApiResponse:
    """Change the settings of the application."""
    check_application(request.form)
    change(core.store, request.form)
    return await get_application(core, request)


@route("GET", "/gateway", public=True)
async def get_gateway(core: Core, _: ApiRequest) -> ApiResponse:
    """Return the address of the gateway."""
    return ApiResponse({"url": core.gateway_url})


@route("GET", "/gateway/bot")
async def get_bot_gateway(core: Core, _: ApiRequest) -> ApiResponse:
    """Return the address of the gateway, and the limit of sessions."""
    gateway = core.gateway
    limit = gateway.identify_limit.session_start_limit()
    shards = gateway.recommended_shards
    return ApiResponse({"url": core.gateway_url, "shards": shards, "session_start_limit": limit})
