"""The application's emojis."""

from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.errors import UNKNOWN_APPLICATION, UNKNOWN_EMOJI
from bot.playground.rest.routes.table import route

_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"


@route("GET", _ALL)
async def list_emojis(core: Core, request: ApiRequest) -> ApiResponse:
    """Return all emojis."""
    _require_own(core, request)
    return ApiResponse({"items": list(core.emojis.by_id.values())})


@route("POST", _ALL)
async def create_emoji(core: Core, request: ApiRequest) -> ApiResponse:
    """Add an emoji."""
    _require_own(core, request)
    return ApiResponse(core.emojis.create(request.form, core.directory.bot), 201)


@route("GET", _ONE)
async def get_emoji(core: Core, request: ApiRequest) -> ApiResponse:
    """Return an emoji."""
    return ApiResponse(_emoji(core, request))


@route("PATCH", _ONE)
async def rename_emoji(core: Core, request: ApiRequest) -> ApiResponse:
    """Rename an emoji."""
    return ApiResponse(core.emojis.rename(_emoji(core, request), request.form.get("name")))


@route("DELETE", _ONE)
async def delete_emoji(core: Core, request: ApiRequest) -> ApiResponse:
    """Delete an emoji."""
    core.emojis.delete(_emoji(core, request))
    return NO_CONTENT


def _require_own(core: Core, request: ApiRequest) -> None:
    if request.id("application_id") != core.directory.bot.id:
        raise UNKNOWN_APPLICATION.error()


def _emoji(core: Core, request: ApiRequest) -> dict[str, Any]:
    _require_own(core, request)
    emoji = core.emojis.by_id.get(request.id("emoji_id"))
    if emoji is None:
        raise UNKNOWN_EMOJI.error()
    return emoji
