"""Permissions of every command, and the scope of the numbers in its options.

Discord offers the admins' commands only to admins. Here they also come from others, as if Discord
had let them through: stored data stays unchanged, and a sentence is all that they see.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import discord
import pytest
from discord import app_commands

from bot.daily.service import Daily
from bot.playground.objects.channel import Channel
from bot.playground.objects.interaction import Kind
from bot.playground.testing.pilot import Answer, CantDo, Pilot
from tests.bot.bad_days import complaints, without_pauses
from tests.bot.crowd import Town, town
from tests.bot.scenes import (
    NO_ADMIN,
    NOT_OUTSIDE,
    OTHERS_DEAL,
    UNKNOWN,
    finished,
    own_match_of_admin,
)
from tests.bot.test_who_may_press import EPHEMERAL, differing, is_refusal

COMMAND: Final = 1


@dataclass(frozen=True, slots=True)
class Used:
    """The permission of a command, options to use it with, and whether something is stored."""

    needs: str
    options: Mapping[str, Any] = field(default_factory=dict)
    changes: bool = False


USED: Final[Mapping[str, Used]] = {
    "help": Used("anybody"),
    "koikoi help": Used("anybody"),
    "koikoi play": Used("anybody", changes=True),
    "koikoi find": Used("anybody", changes=True),
    "koikoi computer": Used("anybody", {"level": "greedy"}, changes=True),
    "koikoi table": Used("anybody", changes=True),
    "koikoi daily": Used("anybody", {"level": "greedy"}, changes=True),
    "koikoi puzzle": Used("anybody"),
    "koikoi games": Used("anybody"),
    "koikoi rules": Used("anybody"),
    "koikoi learn": Used("anybody"),
    "koikoi history": Used("anybody"),
    "koikoi replay": Used("anybody"),
    "koikoi profile": Used("anybody"),
    "koikoi leaderboard": Used("anybody"),
    "koikoi achievements": Used("anybody"),
    "koikoi tournament": Used("anybody"),
    "koikoi me": Used("anybody"),
    "koikoi privacy": Used("anybody"),
    "Play Koi-Koi": Used("anybody", changes=True),
    "Koi-Koi profile": Used("anybody"),
    "koikoi-admin settings": Used("admin"),
    "koikoi-admin abort": Used("admin"),
    "koikoi-admin season": Used("admin", {"action": "new", "name": "Moon"}),
    "koikoi-admin moderation": Used("admin"),
    "koikoi-admin erase": Used("manager"),
    "koikoi-admin tournament": Used("admin"),
}


def commands(room: Town) -> Iterator[tuple[str, Any]]:
    """Yield every command that people can use, by its name."""
    tree = room.client.tree
    for one in tree.walk_commands():
        if isinstance(one, app_commands.Command):
            yield one.qualified_name, one
    for menu in tree.get_commands(type=discord.AppCommandType.user):
        yield menu.name, menu


async def test_who_may_use_which_command(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """People without permission get a sentence, and the log has no error."""
    wrong: list[str] = []
    async with town(tmp_path) as room:
        declared = {name: one.extras["needs"].name for name, one in commands(room)}
        known = {name: one.needs for name, one in USED.items()}
        assert declared == known, "add the command, with its permission, to USED"
        for name, used in USED.items():
            if used.needs != "anybody":
                wrong += [f"/{name}: {one}" for one in await by_others(room, name, used)]
            wrong += [f"/{name}: {one}" for one in await by_those_who_may(room, name, used)]
            await room.over()
    assert not wrong, "\n".join(wrong)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_whom_the_admins_gave_it_may_not_while_discord_does_not_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """This includes a command that was granted to nobody, for which Discord returns a 404."""
    without_pauses(monkeypatch)
    route = "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}/permissions"
    async with town(tmp_path) as room:
        faults = room.world.core.faults
        for fault in (
            faults.fail("GET", route, 503, times=9),
            faults.fail("GET", route, 404, code=10066),
        ):
            caplog.clear()
            answer = await room.given.command("koikoi-admin settings")
            await room.shown()
            assert fault.met
            assert answer.text == NO_ADMIN
            assert complaints(caplog, most=1) == []
            fault.release()
        answer = await room.given.command("koikoi-admin settings")
        assert not is_refusal(answer.text)


async def by_others(room: Town, name: str, used: Used) -> list[str]:
    """Use an admins' command as somebody else: both Discord and the bot refuse it."""
    others = [room.chiyo, room.emi, room.lost]
    others += [room.given] if used.needs == "manager" else []
    places = [(one, room.world.channel) for one in others]
    places += [(room.aoi, room.aoi.dm), (room.emi, room.out)]
    wrong = []
    for pilot, channel in places:
        if pilot is not room.given:
            with pytest.raises(CantDo):
                await pilot.command(name, channel=channel, **used.options)
        answer, changed = await watched(room, pilot, channel, name, used.options)
        why = NOT_OUTSIDE if channel is room.out else NO_ADMIN
        if changed or not answer.text.startswith(why) or not seen_alone(answer):
            wrong.append(f"{pilot.name} got {answer.text[:80]!r}, changed {changed}")
    return wrong


async def by_those_who_may(room: Town, name: str, used: Used) -> list[str]:
    """Use a command as people who are allowed to by Discord's client."""
    may = {"anybody": [room.emi], "admin": [room.aoi, room.given], "manager": [room.aoi]}
    wrong = []
    for pilot in may[used.needs]:
        room.tick()
        before = room.rows()
        if name in ("Play Koi-Koi", "Koi-Koi profile"):
            answer = await pilot.user_command(name, room.dai)
        else:
            answer = await pilot.command(name, **used.options)
        await room.shown()
        if is_refusal(answer.text):
            wrong.append(f"{pilot.name} may, but got {answer.text[:80]!r}")
        if used.changes and not differing(before, room.rows()):
            wrong.append(f"{pilot.name} may, but nothing changed")
    return wrong


async def test_the_numbers_in_options_reach_no_other_server(tmp_path: Path) -> None:
    """This includes the daily deal that another still plays, and an admin's own match."""
    async with town(tmp_path) as room:
        running = (await room.match()).id
        over = (await finished("replay")(room)).match
        own = (await own_match_of_admin(room)).match
        day = await room.service.of(Daily).start(room.place, room.person(room.chiyo), "greedy")
        day = await room.played(day, None)
        home, far, out = room.world.channel, room.far, room.out
        for pilot, channel, name, number, said in (
            (room.stranger, far, "koikoi-admin abort", running, UNKNOWN["match"]),
            (room.stranger, far, "koikoi-admin abort", over, UNKNOWN["match"]),
            (room.chiyo, far, "koikoi-admin abort", running, NO_ADMIN),
            (room.emi, home, "koikoi-admin abort", running, NO_ADMIN),
            (room.aoi, home, "koikoi-admin abort", own, "You're playing in this match"),
            (room.aoi, home, "koikoi-admin abort", 999, UNKNOWN["match"]),
            (room.stranger, far, "koikoi replay", over, UNKNOWN["match"]),
            (room.stranger, room.stranger.dm, "koikoi replay", over, UNKNOWN["match"]),
            (room.emi, room.emi.dm, "koikoi replay", over, UNKNOWN["match"]),
            (room.emi, home, "koikoi replay", running, "This match is still being played."),
            (room.emi, home, "koikoi replay", day.id, OTHERS_DEAL),
            (room.stranger, far, "koikoi replay", day.id, UNKNOWN["match"]),
            (room.emi, out, "koikoi-admin abort", running, NOT_OUTSIDE),
            (room.emi, out, "koikoi replay", over, UNKNOWN["match"]),
            (room.emi, out, "koikoi replay", day.id, UNKNOWN["match"]),
        ):
            answer, changed = await watched(room, pilot, channel, name, {"match": number})
            assert answer.text.startswith(said), (pilot.name, name, number, answer.text)
            assert not changed, (pilot.name, name, number)
            assert seen_alone(answer)
            assert not answer.messages[0].attachments
        for pilot, channel, name, number in (
            (room.aoi, home, "koikoi-admin abort", running),
            (room.given, home, "koikoi-admin abort", running),
            (room.emi, home, "koikoi replay", over),
            (room.chiyo, room.chiyo.dm, "koikoi replay", over),
            (room.chiyo, far, "koikoi replay", day.id),
            (room.chiyo, out, "koikoi replay", over),
        ):
            answer, changed = await watched(room, pilot, channel, name, {"match": number})
            assert not is_refusal(answer.text), (pilot.name, name, answer.text)
            assert not changed


async def test_what_is_suggested_is_of_this_server_and_for_its_admins(tmp_path: Path) -> None:
    async with town(tmp_path) as room:
        running = (await room.match()).id
        over = (await finished("replay")(room)).match
        home, far = room.world.channel, room.far
        for typed in ("", "Chiyo", str(running)):
            for pilot, channel in (
                (room.emi, home), (room.lost, home), (room.chiyo, home), (room.stranger, far),
                (room.aoi, room.aoi.dm), (room.emi, room.out),
            ):  # fmt: skip
                found = await suggested(room, pilot, channel, "koikoi-admin abort", typed)
                assert found == [], (pilot.name, typed)
            for pilot in (room.aoi, room.given):
                assert running in await suggested(room, pilot, home, "koikoi-admin abort", typed)
        for typed in ("", "Chiyo", str(over)):
            for pilot, channel in (
                (room.emi, home), (room.aoi, home), (room.stranger, far),
                (room.stranger, room.stranger.dm), (room.chiyo, far), (room.emi, room.out),
            ):  # fmt: skip
                found = await suggested(room, pilot, channel, "koikoi replay", typed)
                assert found == [], (pilot.name, typed)
        assert await suggested(room, room.chiyo, home, "koikoi replay", "") == [over]


# ── how ─────────────────────────────────────────────────────────────────────────────────────────


async def watched(
    room: Town, pilot: Pilot, channel: Channel, name: str, options: Mapping[str, Any]
) -> tuple[Answer, list[str]]:
    """Use a command without Discord's client; return the answer, and the changes."""
    before = room.rows()
    data = body(room, name, options)
    answer = await pilot._answer(pilot.client.forge(Kind.COMMAND, channel, data, None))
    await room.shown()
    return answer, differing(before, room.rows())


async def suggested(room: Town, pilot: Pilot, channel: Channel, name: str, typed: str) -> list[int]:
    """Return the numbers suggested while somebody types one."""
    data = body(room, name, {"match": typed})
    (leaf,) = data["options"]
    leaf["options"][0]["focused"] = True
    answer = await pilot._answer(pilot.client.forge(Kind.AUTOCOMPLETE, channel, data, None))
    return [int(one["value"]) for one in answer.interaction.choices]


def body(room: Town, name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return a subcommand in Discord's format."""
    root, leaf = name.split(" ")
    known = room.world.core.commands.usable_in(room.world.guild.id)
    command = next(one for one in known if one["name"] == root)
    found = next(one for one in command["options"] if one["name"] == leaf)
    types = {one["name"]: one["type"] for one in found.get("options", ())}
    given = [
        {"type": types[option], "name": option, "value": value} for option, value in options.items()
    ]
    inner = {"type": 1, "name": leaf, "options": given}
    return {"id": command["id"], "name": root, "type": COMMAND, "options": [inner]}


def seen_alone(answer: Answer) -> bool:
    """Return whether nobody else sees the answer."""
    in_dm = answer.interaction.channel.recipient_id is not None
    return all(in_dm or one.raw["flags"] & EPHEMERAL for one in answer.messages)
