"""Requests that no client of Discord sends: absent buttons, and values of any shape."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest

from bot.playground.objects.channel import Channel
from bot.playground.objects.components import BUTTON, SELECT
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness


def bearing(
    seen: RenderedMessage, custom_id: str, *values: str, kind: int | None = None
) -> RenderedMessage:
    """Return the message with a button added, or a menu with these values."""
    item: dict[str, Any] = {"type": kind or (SELECT if values else BUTTON), "id": 2}
    item["custom_id"] = custom_id
    if item["type"] == BUTTON:
        item |= {"style": 2, "label": "Button"}
    else:
        item |= {"min_values": 0, "max_values": 25}
    if item["type"] == SELECT:
        item["options"] = [{"label": "One", "value": value} for value in values]
    row = {"type": 1, "id": 1, "components": [item]}
    return RenderedMessage(replace(seen.message, wire={**seen.raw, "components": [row]}))


async def pressed(pilot: Pilot, seen: RenderedMessage, custom_id: str, *values: str) -> Answer:
    """Press a button that Discord believes to be on the message."""
    kind = SELECT if values else BUTTON
    there = bearing(seen, custom_id, *values)
    return await pilot.forge(custom_id, list(values) or None, in_=there, component_type=kind)


async def board(room: BotHarness, channel: Channel | None = None) -> RenderedMessage:
    """Return a message of the bot that belongs to nothing."""
    place = room.client.get_partial_messageable((channel or room.world.channel).id)
    sent = await place.send("all there is")
    found = room.world.message(sent.id)
    assert found is not None
    return found


async def elsewhere(room: BotHarness, owner: Pilot) -> Channel:
    """Return the channel of another server."""
    guild = room.world.add_guild("Elsewhere", owner.person)
    await room.world.until(
        lambda: room.client.get_guild(guild.id) is not None, "the bot knows the server"
    )
    return room.world.core.directory.channels_of(guild.id)[0]


async def opened(room: BotHarness) -> tuple[RenderedMessage, Answer]:
    """Return the panel of a typed option, and the form that it opened."""
    panel = (await room.aoi.command("koikoi-admin settings")).message
    assert panel is not None
    await room.aoi.click("Advanced", in_=panel)
    await room.aoi.select("kk:0:0:option points", "points.goko", in_=room.now(panel))
    return room.now(panel), await room.aoi.click("Change…", in_=room.now(panel))


def check_log(caplog: pytest.LogCaptureFixture) -> None:
    """Check that the log contains nothing for a host to read."""
    told = [one for one in caplog.records if one.levelno > logging.DEBUG and one.name != "asyncio"]
    assert not [one for one in told if one.name.startswith("bot.") and "playground" not in one.name]
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR or one.exc_info]


@dataclass(frozen=True, slots=True)
class Forgery:
    """A press of any kind."""

    custom_id: str
    kind: int = BUTTON
    values: Any = None


WORDS: Final = (
    "", " ", "0", "1", "-1", "00", "7", "99", "9999", "10000", "2147483648", "9223372036854775807",
    "9223372036854775808", "1" * 40, "1e9", "0x1", "１", "٣", "²", "½", "NaN", "None", "True", "on",
    "off", "back", "all", "here", "rounds", "points.goko", "dm", "01B", "12C3", "13B", "01b", "🎴",
    "é", "\u202e", "\u3164", "\x00", "\x1b[2J", "../..", "'; --", "%s", "{0}", "<@1>", "kk", "kk:0",
    "\ud83c", "rules", "ja", "en", "master", "sprout", "live", "daily", "ktane", "yes", "no",
)  # fmt: skip
"""Words that replace a part of a custom id."""


def mutated(real: Sequence[Forgery], chance: random.Random) -> Forgery:
    """Return one of the real presses with a change."""
    one, other = chance.choice(real), chance.choice(real)
    return replace(
        one,
        custom_id=_mutated_id(one.custom_id, other.custom_id, chance)[:100],
        kind=one.kind if chance.random() < 0.9 else chance.choice((0, 2, 3, 4, 5, 8, 99)),
        values=one.values if chance.random() < 0.5 else _mutated_values(other.values, chance),
    )


def _mutated_id(one: str, other: str, chance: random.Random) -> str:
    prefix, match, seq, action = one.split(":", 3)
    words, others = action.split(" "), other.split(":", 3)[3].split(" ")
    place = chance.randrange(len(words))
    match chance.randrange(9):
        case 0:
            words[place] = chance.choice(WORDS)
        case 1:
            words.insert(place + 1, chance.choice(WORDS))
        case 2:
            words.append(chance.choice(WORDS))
        case 3:
            del words[place]
        case 4:
            words[1:] = others[1:]
        case 5:
            words[:1] = others[:1]
        case 6:
            match = chance.choice(("0", "1", "2", "3", "4", "99", "9" * 18, "9" * 19, "01", "١"))
        case 7:
            seq = chance.choice(("0", "1", "5", "9" * 9, "9" * 10, "-1", "", "x"))
        case _:
            letters = list(one)
            letters[chance.randrange(len(letters))] = chance.choice(("", ":", " ", "\n", "0", "é"))
            return "".join(letters)
    return ":".join((prefix, match, seq, " ".join(words)))


def _mutated_values(values: Any, chance: random.Random) -> Any:
    word = chance.choice(WORDS)
    shapes: tuple[Any, ...] = (
        values, None, [], [word], [word, chance.choice(WORDS)], word, 7, [7], [None], {}, [[word]],
        [word] * 26,
    )  # fmt: skip
    return chance.choice(shapes)


def on_messages(room: BotHarness) -> Iterator[Forgery]:
    """Yield all possible presses on all existing messages."""
    for message in room.world.core.messages.by_id.values():
        for one in RenderedMessage(message).components:
            if "custom_id" in one:
                offered = [[option["value"]] for option in one.get("options", ())]
                for values in offered:
                    yield Forgery(one["custom_id"], one["type"], values)
                if not offered:
                    yield Forgery(one["custom_id"], one["type"])
