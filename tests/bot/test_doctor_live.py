"""`koikoi doctor --live` against the local Discord: its findings, and no traces left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.hosting import application as judge
from bot.hosting.channel import THREAD_SLEEPS, Sample
from bot.hosting.findings import HostFinding, Mark
from bot.hosting.installation import PERMISSIONS
from bot.hosting.live import Ours, examine_live
from bot.koikoi.cards import DECK
from bot.locales import texts_in
from bot.messages.card_emojis import emoji_names
from bot.playground.objects.channel import Channel
from bot.playground.objects.permissions import Permission
from bot.playground.testing.waiting import TIMEOUT
from tests.bot.each import each
from tests.bot.harness import BotHarness, bot_harness, pictures
from tests.discord_world import pointed_at

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
THREADS = MESSAGE + "/threads"
EMPTIED = "empty Developer Portal > General Information > Interactions Endpoint URL."


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    """The first start, which sets up the installation."""
    async with bot_harness(tmp_path, first=True) as opened:
        yield opened


@pytest.fixture
async def doctor(room: BotHarness) -> AsyncIterator[Doctor]:
    """A doctor next to the running bot, with the same token."""
    client = discord.Client(intents=discord.Intents.none())
    with pointed_at(room.world.discord):
        async with client:
            await client.login(room.world.core.token)
            yield Doctor(room, client)


class Doctor:
    """Runs the checks, and returns findings by name."""

    def __init__(self, room: BotHarness, client: discord.Client) -> None:
        sample = Sample(pictures().emoji(DECK[0]), pictures().emoji(DECK[1]))
        self._client = client
        self._ours = Ours(room.client.tree, pictures(), sample)

    async def find(self, channel: Channel | int | None = None) -> dict[str, HostFinding]:
        channel_id = channel.id if isinstance(channel, Channel) else channel
        return {one.name: one async for one in examine_live(self._client, self._ours, channel_id)}


def wrongs(found: Mapping[str, HostFinding]) -> list[str]:
    return [name for name, one in found.items() if one.mark is Mark.WRONG]


async def test_a_bot_that_has_started_is_well_but_for_its_emojis(
    room: BotHarness, doctor: Doctor
) -> None:
    await settled(room)
    found = await doctor.find(room.world.channel)
    assert wrongs(found) == ["card emojis"], "the tests' bot brings none"
    assert found["card emojis"].text.startswith("48 of 48 are missing")
    assert found["privacy policy"].mark is Mark.HINT
    assert found["terms of service"].mark is Mark.HINT
    assert list(found)[-7:] == [
        "channel", "send", "send once", "edit", "edit of the text", "thread", "delete",
    ]  # fmt: skip
    assert room.aoi.messages() == []


async def settled(room: BotHarness) -> None:
    """Wait until the start has set up the installation."""
    await room.world.until(
        lambda: [one for one in room.world.requests if one.template == "/applications/@me"][1:],
        "the installation is set right",
    )


async def test_a_second_start_would_not_change_the_commands(
    room: BotHarness, doctor: Doctor
) -> None:
    assert (await doctor.find())["commands"].mark is Mark.WELL
    commands = room.world.core.commands
    koikoi = next(one for one in commands.of(None) if one["name"] == "koikoi")
    commands.change(koikoi, {"description": "another"})
    found = (await doctor.find())["commands"]
    assert found.mark is Mark.WRONG
    assert "koikoi." in found.text


def test_emojis_are_known_by_name() -> None:
    names = list(emoji_names(pictures()))
    assert judge.emojis(names, names).mark is Mark.WELL
    assert judge.emojis(names, [*names[1:], "of_the_host"]).text.startswith("1 of 48")


async def test_what_a_channel_denies_is_named_and_nothing_is_left(
    room: BotHarness, doctor: Doctor
) -> None:
    channel = room.world.channel
    room.world.deny(channel, Permission.ATTACH_FILES)
    found = await doctor.find(channel)
    assert {"channel", "send"} <= {*wrongs(found)}
    assert "lacks Attach Files" in found["channel"].text
    assert "delete" not in found, "there was nothing to delete"
    room.world.deny(channel, Permission.VIEW_CHANNEL)
    found = await doctor.find(channel)
    assert "doesn't see it" in found["channel"].text
    assert "send" not in found


async def test_a_failure_on_the_way_takes_the_message_away(
    room: BotHarness, doctor: Doctor
) -> None:
    room.world.core.faults.fail("PATCH", MESSAGE, 400, code=50035)
    found = await doctor.find(room.world.channel)
    assert found["edit"].mark is Mark.WRONG
    assert found["delete"].mark is Mark.WELL
    assert room.aoi.messages() == []


async def test_what_it_writes_says_what_it_is(room: BotHarness, doctor: Doctor) -> None:
    room.world.make_community(room.world.guild, "ja")
    await doctor.find(room.world.channel)
    bodies = [one.body for one in room.world.requests.of("POST", MESSAGES)]
    assert {one["content"] for one in bodies} == {texts_in("ja")("doctor-message")}
    (thread,) = room.world.requests.of("POST", THREADS)
    assert thread.body["auto_archive_duration"] == THREAD_SLEEPS


REFUSED: Final = (
    (("POST", MESSAGES), 50013, "send", Mark.WRONG, "a permission is missing there."),
    (("POST", MESSAGES), 50014, "send", Mark.WRONG, "Discord refuses it (403, code 50014: "),
    (("POST", THREADS), 50013, "thread", Mark.HINT, "a permission is missing there. It matters"),
    (("DELETE", MESSAGE), 50013, "delete", Mark.WRONG, "please delete it."),
    (("DELETE", MESSAGE), 10008, "delete", Mark.WELL, "gone again"),
)


async def test_what_is_refused_there_is_named(room: BotHarness, doctor: Doctor) -> None:
    for route, code, name, mark, said in REFUSED:
        fault = room.world.core.faults.fail(*route, 404 if code == 10008 else 403, code=code)
        found = (await doctor.find(room.world.channel))[name]
        assert fault.met
        assert found.mark is mark
        assert said in found.text


async def test_it_reads_every_page_of_the_servers(
    room: BotHarness, doctor: Doctor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.live._PAGE", 2)
    for name in ("Second", "Third"):
        room.world.invite_bot(room.world.add_guild(name, room.aoi.person, bot=False))
    async with asyncio.timeout(TIMEOUT):
        found = await doctor.find()
    assert found["permissions"].text.endswith("(3).")


async def test_a_thread_can_be_tried_in_and_makes_none(room: BotHarness, doctor: Doctor) -> None:
    await doctor.find(room.world.channel)
    (thread,) = [one for one in room.world.core.directory.channels.values() if one.is_thread]
    assert thread.archived
    found = await doctor.find(thread)
    assert wrongs(found) == wrongs(await doctor.find())
    assert found["thread"].mark is Mark.HINT


@pytest.mark.parametrize("which", ["nothing", "dm"])
async def test_what_is_no_channel_of_a_server_is_said_so(
    room: BotHarness, doctor: Doctor, which: str
) -> None:
    channel_id = 12 if which == "nothing" else room.aoi.dm.id
    found = await doctor.find(channel_id)
    assert "Copy Channel ID" in found["channel"].text


async def test_a_discord_that_is_away_is_a_finding(room: BotHarness, doctor: Doctor) -> None:
    room.world.core.faults.fail("GET", "/gateway/bot", 503)
    found = await doctor.find()
    assert "503" in found["Discord"].text
    assert "commands" in found, "the other checks go on"


# ── judgements of answers that the local Discord never gives ────────────────────────────────


@each(
    ("check", "application", "mark", "said"),
    [
        (judge.intents, {"flags": 1 << 19}, Mark.HINT, "Message Content"),
        (judge.intents, {"flags": 1 << 23}, Mark.WELL, "none"),
        (judge.installation, {"integration_types_config": {}}, Mark.WRONG, "Guild Install is off"),
        (judge.installation, {"custom_install_url": "https://x.y"}, Mark.HINT, "https://x.y"),
        (judge.invitation, {"bot_require_code_grant": True}, Mark.WRONG, "OAuth2 Code Grant"),
        (judge.invitation, {"bot_public": False}, Mark.HINT, "only you"),
        (judge.delivery, {"interactions_endpoint_url": "https://x.y"}, Mark.WRONG, EMPTIED),
        (judge.delivery, {}, Mark.WELL, "commands and presses"),
        (judge.policy, {"privacy_policy_url": "https://x.y"}, Mark.WELL, "https://x.y"),
        (judge.policy, {"privacy_policy_url": None}, Mark.HINT, "`koikoi privacy`"),
        (judge.terms, {"terms_of_service_url": "https://x.z"}, Mark.WELL, "https://x.z"),
        (judge.terms, {}, Mark.HINT, "`koikoi terms`"),
    ],
)
def test_the_application(check: Any, application: dict[str, Any], mark: Mark, said: str) -> None:
    found = check(application)
    assert found.mark is mark
    assert said in str(found)


@each(
    ("left", "shards", "servers", "mark", "said"),
    [
        (1000, 1, 3, Mark.WELL, "one connection is enough"),
        (99, 1, 3, Mark.WRONG, "again and again"),
        (1000, 2, 1200, Mark.HINT, "recommends 2 shards"),
        (1000, 3, 2500, Mark.WRONG, "requires sharding"),
    ],
)
def test_the_gateway(left: int, shards: int, servers: int, mark: Mark, said: str) -> None:
    limit = {"total": 1000, "remaining": left, "reset_after": 3_600_000, "max_concurrency": 1}
    found = judge.gateway({"shards": shards, "session_start_limit": limit}, servers)
    assert found.mark is mark
    assert said in found.text


@each(("servers", "said"), [(74, None), (75, "verified"), (2299, "verified"), (2300, "sharding")])
def test_the_size(servers: int, said: str | None) -> None:
    found = judge.size(servers)
    assert (found is None) == (said is None)
    assert said is None or said in str(found)


def test_permissions_by_server() -> None:
    def server(name: str, allowed: int, *, owner: bool = False) -> dict[str, Any]:
        return {"name": name, "permissions": str(allowed), "owner": owner}

    all_five = PERMISSIONS.value
    good = [server("A", all_five), server("B", 1 << 3), server("C", 0, owner=True)]
    assert judge.permissions(good, "url").mark is Mark.WELL
    assert judge.permissions([], "url").mark is Mark.HINT
    found = judge.permissions([*good, server("D", all_five & ~(1 << 15))], "url")
    assert found.mark is Mark.WRONG
    assert "D lacks Attach Files." in found.text
    many = judge.permissions([server(f"S{i}", 0) for i in range(9)], "url")
    assert "and 4 more" in many.text
