"""The installation of the bot: settings that it corrects, and a host's choices that it keeps."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.hosting import application as judge
from bot.hosting.findings import Mark
from bot.hosting.installation import (
    BY_HAND,
    NAMES,
    PERMISSIONS,
    SCOPES,
    faults,
    install_url,
    invite_url,
    keep_installation,
    lacking,
    own_application,
)
from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiResponse
from tests.bot.harness import BotHarness, bot_harness

APPLICATION: Final = "/applications/@me"
ALL_FIVE: Final = PERMISSIONS.value
FURTHER: Final = 1 << 13 | 1 << 40
"""Permissions that the bot doesn't request: Manage Messages, Moderate Members."""


FOR_PEOPLE: Final = {
    "oauth2_install_params": {"scopes": ["applications.commands"], "permissions": 0}
}


def config(
    permissions: int = ALL_FIVE, scopes: tuple[str, ...] = SCOPES, *, user: bool = True
) -> dict[str, Any]:
    params = {"scopes": list(scopes), "permissions": permissions}
    return {"0": {"oauth2_install_params": params}, **({"1": FOR_PEOPLE} if user else {})}


def test_the_invitation_asks_for_the_bot_its_commands_and_five_permissions() -> None:
    asked = parse_qs(urlsplit(invite_url(42)).query)
    assert asked == {
        "client_id": ["42"],
        "scope": ["bot applications.commands"],
        "permissions": [str(ALL_FIVE)],
    }
    assert parse_qs(urlsplit(install_url(42)).query) == {
        "client_id": ["42"],
        "integration_type": ["1"],
        "scope": ["applications.commands"],
    }
    assert discord.Permissions(**dict.fromkeys(NAMES, True)) == PERMISSIONS
    assert len(NAMES) == 5


def test_what_is_missing_is_named_as_in_discords_settings() -> None:
    assert lacking(PERMISSIONS) == ()
    assert lacking(discord.Permissions(ALL_FIVE | FURTHER)) == ()
    assert lacking(discord.Permissions(administrator=True)) == ()
    assert lacking(discord.Permissions(FURTHER)) == tuple(NAMES.values())
    for key, name in NAMES.items():
        allowed = discord.Permissions(ALL_FIVE)
        allowed.update(**{key: False})
        assert lacking(allowed) == (name,)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        (config(), ()),
        (config(ALL_FIVE | FURTHER), ()),
        (config(1 << 3), ()),
        (config(scopes=("applications.commands", "bot", "webhook.incoming")), ()),
        (config(user=False), ("User Install is off",)),
        (
            {**config(), "1": {"oauth2_install_params": {"scopes": [], "permissions": "0"}}},
            ("User Install lacks applications.commands",),
        ),
        ({"1": FOR_PEOPLE}, ("Guild Install is off",)),
        ({"0": None, "1": None}, ("Guild Install is off", "User Install is off")),
        (config(scopes=("applications.commands",)), ("it lacks bot",)),
        (config(scopes=("bot",)), ("it lacks applications.commands",)),
        (
            config(FURTHER, ("bot",), user=False),
            (
                f"it lacks applications.commands, {', '.join(NAMES.values())}",
                "User Install is off",
            ),
        ),
        (
            {"0": {}, "1": FOR_PEOPLE},
            (f"it lacks bot, applications.commands, {', '.join(NAMES.values())}",),
        ),
        (
            {"0": {"oauth2_install_params": None}, "1": FOR_PEOPLE},
            (f"it lacks bot, applications.commands, {', '.join(NAMES.values())}",),
        ),
    ],
)
def test_what_is_wrong_with_the_settings(given: dict[str, Any], found: tuple[str, ...]) -> None:
    application = {"integration_types_config": given}
    assert faults(application) == found
    told = judge.installation(application)
    if found:
        assert told.mark is Mark.WRONG
        assert told.text.startswith(f"{'; '.join(found)}. The bot sets it right when it starts")
        assert told.text.endswith(BY_HAND + ".")
    else:
        assert (told.mark, told.text) == (
            Mark.WELL,
            "servers with the bot and its five permissions, and people for themselves.",
        )


# ── set right at a start ────────────────────────────────────────────────────────────────────────


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with bot_harness(tmp_path) as opened:
        yield opened


def edits(room: BotHarness) -> list[Any]:
    asked = room.world.requests
    return [one for one in asked if (one.method, one.template) == ("PATCH", APPLICATION)]


async def chosen(room: BotHarness, **payload: Any) -> None:
    """Set this as the host in the Developer Portal."""
    await room.client.http.edit_application_info(reason=None, payload=payload)


async def test_what_a_host_added_to_the_install_link_stays_beside_what_the_bot_needs(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    wrong = (
        config(FURTHER),
        config(FURTHER | 1 << 15, ("bot",)),
        config(ALL_FIVE | FURTHER, ("applications.commands",)),
        config(ALL_FIVE | FURTHER, user=False),
    )
    for given in wrong:
        await chosen(room, integration_types_config=given)
        caplog.clear()
        with caplog.at_level(logging.INFO, logger="bot.hosting.installation"):
            await keep_installation(room.client)
        found = (await own_application(room.client))["integration_types_config"]
        assert found["0"]["oauth2_install_params"] == {
            "scopes": list(SCOPES),
            "permissions": str(ALL_FIVE | FURTHER),
        }
        assert found["1"]["oauth2_install_params"]["scopes"] == ["applications.commands"]
        assert caplog.messages == [
            "The installation settings were set right: servers with the bot, and people."
        ]


async def test_more_than_the_bot_needs_is_left_alone(room: BotHarness) -> None:
    for given in (config(ALL_FIVE | FURTHER), config(1 << 3)):
        await chosen(room, integration_types_config=given)
        before = len(edits(room))
        await keep_installation(room.client)
        assert len(edits(room)) == before
        found = (await own_application(room.client))["integration_types_config"]
        kept = found["0"]["oauth2_install_params"]["permissions"]
        assert kept == str(given["0"]["oauth2_install_params"]["permissions"])


async def test_a_link_of_the_hosts_own_is_left_alone(room: BotHarness) -> None:
    """People use that link, whatever else is set."""
    await chosen(room, integration_types_config=config(0), custom_install_url="https://x.example")
    before = len(edits(room))
    await keep_installation(room.client)
    assert len(edits(room)) == before
    told = judge.installation(await own_application(room.client))
    assert told.mark is Mark.HINT
    assert "https://x.example" in told.text


async def test_what_discord_did_not_take_is_told(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """A response that still contains the wrong value is not a success."""
    await chosen(room, integration_types_config=config(0, user=False))
    still = await own_application(room.client)
    assert faults(still)
    unchanged = Fault("PATCH", APPLICATION, ApiResponse(still), times=1)
    room.world.core.faults.choose = lambda method, template: (
        unchanged if (method, template) == ("PATCH", APPLICATION) else None
    )
    caplog.clear()
    with caplog.at_level(logging.INFO, logger="bot.hosting.installation"):
        await keep_installation(room.client)
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    names = ", ".join(NAMES.values())
    assert record.getMessage() == (
        f"The installation settings: it lacks {names}, User Install is off. By hand: {BY_HAND}."
    )
