"""The bot's invitation, and the application's installation settings.

A person can install it for themselves, and then has its commands everywhere. Added to a server, it
adds only commands by default: the server would have no bot that can post a table. So the bot
corrects these settings.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import urlencode

import discord
from discord.http import Route

from bot.messages.sending.failures import is_away, named

_log = logging.getLogger(__name__)

PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    create_public_threads=True,
)
"""The permissions that an invitation asks for: the minimum with which everything works."""
NAMES: Final = {
    "view_channel": "View Channels",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "attach_files": "Attach Files",
    "create_public_threads": "Create Public Threads",
}
"""The names of these permissions in Discord's settings."""
SCOPES: Final = ("bot", "applications.commands")
COMMANDS: Final = "applications.commands"
"""The only scope of an installation for oneself: more than commands, Discord doesn't allow."""
GUILD, USER = "0", "1"
"""The integration types: installation on servers, and for users."""
BY_HAND: Final = (
    "Developer Portal > Installation: Guild Install with the scopes bot and applications.commands"
    " and the five permissions, User Install with the scope applications.commands"
)


def invite_url(application_id: int) -> str:
    """Return the address for adding the bot to a server."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def install_url(application_id: int) -> str:
    """Return the address with which a person installs the bot for themselves."""
    query = urlencode({"client_id": application_id, "integration_type": USER, "scope": COMMANDS})
    return f"https://discord.com/oauth2/authorize?{query}"


def lacking(allowed: discord.Permissions) -> tuple[str, ...]:
    """Return the names of the missing ones of the five permissions."""
    if allowed.administrator:
        return ()
    return tuple(name for key, name in NAMES.items() if not getattr(allowed, key))


async def own_application(client: discord.Client) -> dict[str, Any]:
    """Request the application's settings. Raises `discord.HTTPException`."""
    application: dict[str, Any] = await client.http.request(Route("GET", "/applications/@me"))
    return application


def faults(application: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the faults of the installation settings; empty if they are right.

    Additional permissions are the host's choice and not a fault.
    """
    return tuple(_faults(application.get("integration_types_config") or {}))


def _faults(config: Mapping[str, Any]) -> Iterator[str]:
    if config.get(GUILD) is None:
        yield "Guild Install is off"
    else:
        scopes, allowed = _install(config, GUILD)
        if missing := [one for one in SCOPES if one not in scopes] + [*lacking(allowed)]:
            yield f"it lacks {', '.join(missing)}"
    if config.get(USER) is None:
        yield "User Install is off"
    elif COMMANDS not in _install(config, USER)[0]:
        yield f"User Install lacks {COMMANDS}"


def _install(config: Mapping[str, Any], kind: str) -> tuple[list[str], discord.Permissions]:
    given = (config.get(kind) or {}).get("oauth2_install_params") or {}
    return given.get("scopes") or [], discord.Permissions(int(given.get("permissions") or 0))


async def keep_installation(client: discord.Client) -> None:
    """Correct the installation settings if they are wrong. A failure is logged in one line.

    Permissions that the host has added are kept, and so is the host's own install link.
    """
    try:
        application = await own_application(client)
        if not faults(application) or application.get("custom_install_url"):
            return
        answer = await client.http.edit_application_info(
            reason=None, payload={"integration_types_config": _mended(application)}
        )
    except Exception as error:
        if not (isinstance(error, discord.HTTPException) or is_away(error)):
            raise
        _log.warning("The installation settings stay (%s). By hand: %s.", named(error), BY_HAND)
    else:
        left = faults(answer)
        if left:
            _log.warning("The installation settings: %s. By hand: %s.", ", ".join(left), BY_HAND)
        else:
            _log.info("The installation settings were set right: servers with the bot, and people.")


def _mended(application: Mapping[str, Any]) -> dict[str, Any]:
    _, allowed = _install(application.get("integration_types_config") or {}, GUILD)
    params = {"scopes": list(SCOPES), "permissions": (allowed | PERMISSIONS).value}
    own = {"scopes": [COMMANDS], "permissions": 0}
    return {GUILD: {"oauth2_install_params": params}, USER: {"oauth2_install_params": own}}
