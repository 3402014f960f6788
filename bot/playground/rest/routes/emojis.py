"""The application's emojis."""

from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, Call, Reply
from bot.playground.objects.errors import UNKNOWN_APPLICATION, UNKNOWN_EMOJI
from bot.playground.rest.routes.table import route

_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"


@route("GET", _ALL)
async def list_emojis(core: Core, call: Call) -> Reply:
    """All of them."""
    _require_own(core, call)
    return Reply({"items": list(core.emojis.by_id.values())})


@route("POST", _ALL)
async def create_emoji(core: Core, call: Call) -> Reply:
    """Add one."""
    _require_own(core, call)
    return Reply(core.emojis.create(call.form, core.directory.bot), 201)


@route("GET", _ONE)
async def get_emoji(core: Core, call: Call) -> Reply:
    """One of them."""
    return Reply(_emoji(core, call))


@route("PATCH", _ONE)
async def rename_emoji(core: Core, call: Call) -> Reply:
    """Give one another name."""
    return Reply(core.emojis.rename(_emoji(core, call), call.form.get("name")))


@route("DELETE", _ONE)
async def delete_emoji(core: Core, call: Call) -> Reply:
    """Remove one."""
    core.emojis.delete(_emoji(core, call))
    return NO_CONTENT


def _require_own(core: Core, call: Call) -> None:
    if call.id("application_id") != core.directory.bot.id:
        raise UNKNOWN_APPLICATION.error()


def _emoji(core: Core, call: Call) -> dict[str, Any]:
    _require_own(core, call)
    emoji = core.emojis.by_id.get(call.id("emoji_id"))
    if emoji is None:
        raise UNKNOWN_EMOJI.error()
    return emoji
