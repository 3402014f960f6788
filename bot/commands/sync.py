"""Registers the bot's commands with Discord, but only if they have changed.

Discord limits how often commands may be registered, and people's apps reload them each time.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.command_access import registered_commands

_log = logging.getLogger(__name__)

# The keys of a command. Discord adds everything else in its answer (ids, versions) itself.
_KEYS: Final = (
    "name", "name_localizations", "description", "description_localizations", "type", "options",
    "choices", "required", "value", "channel_types", "min_value", "max_value", "min_length",
    "max_length", "autocomplete", "default_member_permissions", "contexts", "integration_types",
    "nsfw",
)  # fmt: skip


async def sync_commands(tree: app_commands.CommandTree[Any]) -> dict[str, str]:
    """Register the commands if Discord's differ; return a link for each name of a subcommand."""
    theirs = await registered_commands(tree.client)
    if differing_commands(await our_commands(tree), theirs):
        await tree.sync()
        _log.info("The commands have changed; Discord knows them now.")
        theirs = await registered_commands(tree.client)
    return {name: link for one in theirs for name, link in _links(one)}


async def our_commands(tree: app_commands.CommandTree[Any]) -> list[Any]:
    """Return the commands as they are registered with Discord, in all languages."""
    assert tree.translator is not None
    return [
        await command.get_translated_payload(tree, tree.translator)
        for kind in discord.AppCommandType
        for command in tree.get_commands(type=kind)
    ]


def differing_commands(ours: list[Any], theirs: list[Any]) -> list[str]:
    """Return the names of the commands that only one side has, or that differ."""
    mine, others = _canonical(ours), _canonical(theirs)
    return sorted(key[1] for key in {*mine, *others} if mine.get(key) != others.get(key))


def _links(command: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield each name of each subcommand with its link, which always has the English name."""
    for option in command.get("options") or ():
        if option["type"] != discord.AppCommandOptionType.subcommand.value:
            continue
        link = f"</{command['name']} {option['name']}:{command['id']}>"
        for name in (option["name"], *(option.get("name_localizations") or {}).values()):
            yield f"/{command['name']} {name}", link


def _canonical(commands: list[Any]) -> dict[tuple[int, str], Any]:
    return {(one.get("type", 1), one["name"]): _trimmed(one) for one in commands}


def _trimmed(value: Any) -> Any:
    """Return only the keys that define a command, without those that Discord adds."""
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
