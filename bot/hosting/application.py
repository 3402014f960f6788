"""Checks of Discord's answers about the application. Every function here is pure."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import discord

from bot.commands.sync import differing_commands
from bot.hosting.findings import HostFinding, hint, well, wrong
from bot.hosting.installation import BY_HAND, faults, lacking

SHARDING_FROM: Final = 2500
"""Number of servers from which on Discord closes the connection of a bot without sharding."""
WARN_FROM: Final = 2300
VERIFY_FROM: Final = 75
"""Number of servers from which on a bot can be verified by Discord."""
UNVERIFIED: Final = 100
"""Maximum number of servers of an unverified bot."""


def size_warning(servers: int, shards: int = 1) -> str | None:
    """Return a warning for the host of a bot that grows too large, or None.

    `shards` is the number of shards that this process connects for these servers.
    """
    if servers < WARN_FROM * shards:
        return None
    return (
        f"The bot is on {servers} servers. From {SHARDING_FROM} for each connection on, Discord"
        " requires sharding: it will no longer be let in. Set KOIKOI_SHARDS to more shards, as"
        " HOSTING-DETAILS.md says."
    )


# The checks of `koikoi doctor --live`

_PRIVILEGED: Final = {
    "Presence": 1 << 12 | 1 << 13,
    "Server Members": 1 << 14 | 1 << 15,
    "Message Content": 1 << 18 | 1 << 19,
}
"""The application flags of each privileged intent, for verified and unverified bots."""
FEW_CONNECTIONS: Final = 100
"""If fewer connections are left for the day, the bot probably reconnects too often."""
NAMED: Final = 5
"""Maximum number of servers that one line names."""


def intents(application: Mapping[str, Any]) -> HostFinding:
    """Check whether unneeded intents are switched on."""
    flags = int(application.get("flags") or 0)
    on = [name for name, bits in _PRIVILEGED.items() if flags & bits]
    if not on:
        return well("intents", "none of the privileged ones is on, and none is needed.")
    return hint(
        "intents",
        f"{', '.join(on)} can be switched off: the bot needs none and reads no messages"
        " (Developer Portal > Bot > Privileged Gateway Intents).",
    )


def installation(application: Mapping[str, Any]) -> HostFinding:
    """Check whether *Add App* adds the bot to servers, and its commands to people."""
    name = "installation"
    if (url := application.get("custom_install_url")) is not None:
        return hint(name, f"an install link of your own is set, and left alone: {url}")
    if found := faults(application):
        text = f"{'; '.join(found)}. The bot sets it right when it starts; by hand: {BY_HAND}."
        return wrong(name, text)
    return well(name, "servers with the bot and its five permissions, and people for themselves.")


def invitation(application: Mapping[str, Any]) -> HostFinding:
    """Check whether people can use the bot's invitation."""
    name = "invitation"
    if application.get("bot_require_code_grant"):
        return wrong(
            name,
            "the invitation can't work: switch off Developer Portal > Bot > Requires OAuth2 Code"
            " Grant.",
        )
    if not application.get("bot_public", True):
        text = "only you can invite the bot (Developer Portal > Bot > Public Bot is off)."
        return hint(name, text)
    return well(name, "everyone who manages a server can invite the bot.")


def delivery(application: Mapping[str, Any]) -> HostFinding:
    """Check whether Discord sends interactions over the bot's connection."""
    name = "commands and presses"
    if application.get("interactions_endpoint_url"):
        return wrong(
            name,
            "Discord sends them to another address, and the bot hears of none: empty Developer"
            " Portal > General Information > Interactions Endpoint URL.",
        )
    return well(name, "they come over the bot's connection.")


def policy(application: Mapping[str, Any]) -> HostFinding:
    """Check whether a privacy policy is linked."""
    name = "privacy policy"
    if url := application.get("privacy_policy_url"):
        return well(name, f"{url}")
    return hint(
        name,
        "none is linked, and Discord's developer terms ask for one: publish what `koikoi privacy`"
        " prints, and link it under Developer Portal > General Information.",
    )


def terms(application: Mapping[str, Any]) -> HostFinding:
    """Check whether terms of service are linked."""
    name = "terms of service"
    if url := application.get("terms_of_service_url"):
        return well(name, f"{url}")
    return hint(
        name,
        "none are linked: publish what `koikoi terms` prints, and link it under Developer Portal >"
        " General Information.",
    )


def gateway(answer: Mapping[str, Any], servers: int, ours: int = 1) -> HostFinding:
    """Check the connections left for the day, and whether `ours` shards suffice for the servers."""
    name, limit, shards = "gateway", answer["session_start_limit"], int(answer["shards"])
    left, total = int(limit["remaining"]), int(limit["total"])
    hours = int(limit["reset_after"]) / 3_600_000
    text = f"{left} of {total} connections left, all of them again in {hours:.0f} h"
    if left < FEW_CONNECTIONS:
        return wrong(
            name, f"{text}. Something connects again and again: read the log before starting it."
        )
    if servers >= SHARDING_FROM * ours:
        return wrong(
            name,
            f"{servers} servers: Discord requires sharding, one shard for {SHARDING_FROM} of them"
            " at most. Set KOIKOI_SHARDS, as HOSTING-DETAILS.md says.",
        )
    if shards > ours:
        recommended = f"Discord recommends {shards} shards, and requires them from {SHARDING_FROM}"
        one = "one connection does" if ours == 1 else f"your {ours} do"
        return hint(name, f"{text}. {recommended} servers for each on; until then {one}.")
    if ours > 1:
        return well(name, f"{text}; {ours} shards are enough.")
    return well(name, f"{text}; one connection is enough.")


def size(servers: int, shards: int = 1) -> HostFinding | None:
    """Check the number of servers; None if the host need not do anything."""
    if (warning := size_warning(servers, shards)) is not None:
        return hint("size", warning)
    if servers >= VERIFY_FROM:
        return hint(
            "size",
            f"{servers} servers: from {UNVERIFIED} on, only a verified bot can be added. Developer"
            " Portal > App Verification, which takes Discord some days.",
        )
    return None


def permissions(servers: Sequence[Mapping[str, Any]], invite: str) -> HostFinding:
    """Check whether the bot's role has the five permissions on each server.

    Channels may have other permissions.
    """
    name = "permissions"
    if not servers:
        return hint(name, f"the bot is on no server yet. Invite it: {invite}")
    found = list(_lacking_on(servers))
    if not found:
        return well(name, f"all five, on every server ({len(servers)}).")
    shown = "; ".join(found[:NAMED])
    more = f"; and {len(found) - NAMED} more" if len(found) > NAMED else ""
    return wrong(
        name, f"{shown}{more}. Invite the bot there again, or give its role what is missing."
    )


def _lacking_on(servers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for server in servers:
        missing = lacking(discord.Permissions(int(server["permissions"])))
        if missing and not server.get("owner"):
            yield f"{server['name']} lacks {', '.join(missing)}"


def commands(ours: list[Any], theirs: list[Any]) -> HostFinding:
    """Check whether a start would change the commands; a second start must not change them."""
    name, found = "commands", differing_commands(ours, theirs)
    if not found:
        return well(name, f"{len(ours)}, as Discord has them; a start changes nothing.")
    named = ", ".join(found)
    return wrong(
        name,
        f"Discord's differ from this version's: {named}. Start the bot, which writes them, then"
        " look again. If they still differ, report it.",
    )


def emojis(wanted: Collection[str], there: Collection[str]) -> HostFinding:
    """Check whether the cards' emojis exist on Discord with their current drawings."""
    name, missing = "card emojis", [one for one in wanted if one not in there]
    if not missing:
        return well(name, f"all {len(wanted)}, up to date.")
    return wrong(
        name,
        f"{len(missing)} of {len(wanted)} are missing or older drawings; buttons do without. The"
        " running bot uploads them within some minutes; its log says if Discord refuses.",
    )
