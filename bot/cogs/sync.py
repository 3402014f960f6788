"""Telling Discord of our commands, when they changed and only then.

Discord limits how often commands may be written, and people's apps load them anew each time.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import app_commands
from discord.http import Route

_log = logging.getLogger(__name__)

# What a command may consist of. Everything else in Discord's answer (ids, versions) is its own.
_KEYS: Final = (
    "name", "name_localizations", "description", "description_localizations", "type", "options",
    "choices", "required", "value", "channel_types", "min_value", "max_value", "min_length",
    "max_length", "autocomplete", "default_member_permissions", "contexts", "integration_types",
    "nsfw",
)  # fmt: skip


async def sync_commands(tree: app_commands.CommandTree[Any]) -> dict[str, str]:
    """Write the commands if Discord's differ from ours; how a text links to each of them."""
    assert tree.translator is not None
    ours = [
        await command.get_translated_payload(tree, tree.translator)
        for command in tree.get_commands()
    ] + [
        await menu.get_translated_payload(tree, tree.translator)
        for kind in (discord.AppCommandType.user, discord.AppCommandType.message)
        for menu in tree.get_commands(type=kind)
    ]
    theirs = await _registered(tree.client)
    if _canonical(ours) != _canonical(theirs):
        await tree.sync()
        _log.info("The commands have changed; Discord knows them now.")
        theirs = await _registered(tree.client)
    return {name: link for one in theirs for name, link in _links(one)}


def _links(command: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """From each name of each subcommand to the link, which knows English only."""
    for option in command.get("options") or ():
        if option["type"] != discord.AppCommandOptionType.subcommand.value:
            continue
        link = f"</{command['name']} {option['name']}:{command['id']}>"
        yield f"/{command['name']} {option['name']}", link
        names = option.get("name_localizations") or {}
        for locale, root in (command.get("name_localizations") or {}).items():
            yield f"/{root} {names.get(locale, option['name'])}", link


async def _registered(client: discord.Client) -> list[Any]:
    assert client.application_id is not None
    route = Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    found: list[Any] = await client.http.request(route, params={"with_localizations": "true"})
    return found


def _canonical(commands: list[Any]) -> list[Any]:
    unique = {(one.get("type", 1), one["name"]): _trimmed(one) for one in commands}
    return [unique[key] for key in sorted(unique)]


def _trimmed(value: Any) -> Any:
    """Only what makes a command, without what Discord fills in."""
    if isinstance(value, list):
        return [_trimmed(one) for one in value]
    if not isinstance(value, dict):
        return value
    kept: dict[str, Any] = {}
    for key in _KEYS:
        found = value.get(key)
        if found is None or found is False or found in ({}, [], ""):
            continue
        if key.endswith("_localizations"):
            kept[key] = dict(sorted(found.items()))
        elif key in ("contexts", "integration_types"):
            kept[key] = sorted(found)
        elif key == "default_member_permissions":
            kept[key] = str(found)
        else:
            kept[key] = _trimmed(found)
    return kept
