"""Warnings of members by a server's admins."""

from __future__ import annotations

import random
import re
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.moderation.model import LONGEST_REASON
from bot.moderation.service import Moderation, Ranked
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.storage.engine import Database
from tests.bot.harness import BotHarness
from tests.matches.world import World, exported
from tests.moderation.test_moderation import lines_in, panel
from tests.refused import refuses

ADMIN, BEN = Person(4, "Dai"), Person(2, "Ben")


async def warn(room: BotHarness, who: Pilot, reason: str, days: str = "3") -> RenderedMessage:
    shown = await panel(room, member=who)
    form = await room.aoi.select(panel_id(f"mod-warn {who.id}"), days, in_=shown)
    await room.aoi.submit_modal(form, reason=reason)
    await room.drawn()
    return room.now(shown)


def told(pilot: Pilot) -> list[str]:
    """Return the private messages with warnings, oldest first."""
    return [one.content for one in pilot.messages() if "have warned you" in one.content]


async def looks(room: BotHarness) -> None:
    """Let Ben use a command, and wait for everything that it shows."""
    await room.ben.command("koikoi rules")
    await room.world.until(lambda: not room.client.in_flight.count, "it is answered")


async def test_a_member_reads_a_warning_once_and_without_the_admin(room: BotHarness) -> None:
    shown = await warn(room, room.ben, "Late *again*")
    assert re.search(r"⚠️ Ben · <t:\d+:R> · ends <t:\d+:R> · “Late \\\*again\\\*”", shown.text)
    assert not told(room.ben)
    answer = await room.ben.command("koikoi play")
    assert not answer.ephemeral, "a warning forbids nothing"
    await looks(room)
    (text,) = told(room.ben)
    assert "until <t:" in text
    assert r"“Late \*again\*”" in text
    assert "Aoi" not in text
    assert not told(room.aoi)
    await room.client.close()
    async with room.open():
        await looks(room)
        assert len(told(room.ben)) == 1, "also after a restart"


async def test_a_warning_ends_by_itself_or_is_lifted(room: BotHarness) -> None:
    await warn(room, room.ben, "Late")
    shown = await warn(room, room.ben, "Rude", "0")
    listed = await panel(room)
    assert "**Warnings**" in listed.text
    assert re.search(r"⚠️ Ben · <t:\d+:R> · “Rude”", listed.text)
    assert re.search(r"⚠️ Aoi warned Ben · ends <t:\d+:F> · “Late”", listed.text)
    await room.aoi.select("Choose a warned member", str(room.ben.id), in_=listed)
    assert "**Ben** can play" in room.now(listed).text
    await room.later(days=3)
    now = await panel(room, member=room.ben)
    assert "⚠️ Ben" in now.text
    assert "“Late”" not in now.text
    menu = panel_id(f"mod-unwarn {room.ben.id}")
    await room.aoi.select(menu, "Rude", in_=now)
    assert "⚠️" not in room.now(now).text
    assert "✅ Aoi lifted a warning of Ben" in (await panel(room)).text
    late = await room.aoi.select(menu, "Rude", in_=shown)
    assert "isn't in force any more" in late.text
    await looks(room)
    assert not told(room.ben), "nothing is in force"


async def test_warnings_are_posted_in_the_log_channel(room: BotHarness) -> None:
    await room.aoi.select(panel_id("set log"), room.world.channel, in_=await panel(room))
    await warn(room, room.ben, "Late")
    assert any("⚠️ Aoi warned Ben" in one for one in lines_in(room, room.world.channel))


async def test_a_reason_is_needed_and_others_read_their_language(room: BotHarness) -> None:
    shown = await panel(room, member=room.ben)
    form = await room.aoi.select(panel_id(f"mod-warn {room.ben.id}"), "0", in_=shown)
    assert "reason" in (await room.aoi.submit_modal(form, reason="\u200b")).text
    await warn(room, room.ben, "花" * LONGEST_REASON, "0")
    room.ben.speak("ja")
    await looks(room)
    assert any("管理者から警告がありました" in one.content for one in room.ben.messages())


async def test_warnings_are_of_their_server_and_go_with_their_person(store: Database) -> None:
    world = World(store)
    moderation = world.service.of(Moderation)
    for guild_id, days in ((7, 3), (7, None), (8, None)):
        term = None if days is None else timedelta(days=days)
        await moderation.warn(guild_id, Ranked(ADMIN), Ranked(BEN), f"{guild_id} {days}", term)
    assert [one.reason for one in await moderation.warnings(7, 10)] == ["7 None", "7 3"]
    assert [one.reason for one in await moderation.untold(7, BEN.id)] == ["7 3", "7 None"]
    newest, oldest = await moderation.warnings(7, 10, BEN.id)
    await moderation.note_told([oldest.id])
    assert [one.id for one in await moderation.untold(7, BEN.id)] == [newest.id]
    assert await moderation.warnings(7, 10, ADMIN.id) == ()
    with refuses(Refusal.NOT_WARNED):
        await moderation.unwarn(8, ADMIN, BEN, newest.id)
    with refuses(Refusal.OWN_WARNING):
        await moderation.unwarn(7, BEN, BEN, newest.id)
    world.clock.move(timedelta(days=3))
    assert [one.id for one in await moderation.warnings(7, 10)] == [newest.id]
    with refuses(Refusal.NOT_WARNED):
        await moderation.unwarn(7, ADMIN, BEN, oldest.id)
    await moderation.unwarn(7, ADMIN, BEN, newest.id)  # what has ended is deleted with it
    parts = await exported(world.service.privacy.export(BEN.id))
    assert {one["reason"] for one in parts["warnings"]} == {"8 None"}
    await world.service.privacy.erase(BEN)
    assert await moderation.warnings(7, 10) == await moderation.warnings(8, 10) == ()


@dataclass
class Warned:
    """A warning in a plain list."""

    guild: int
    person: int
    reason: str
    until: datetime | None
    read: bool = False

    def lasts(self, now: datetime) -> bool:
        return self.until is None or now < self.until


class Acts:
    """Random acts on two servers, and a plain list of their effects."""

    people = tuple(Person(one, f"P{one}") for one in (1, 2, 3))

    def __init__(self, store: Database) -> None:
        self.rng, self.world = random.Random(1), World(store)
        self.moderation = self.world.service.of(Moderation)
        self.kept: list[Warned] = []
        self.counts = Counter[str]()

    async def warn(self, guild: int, person: Person) -> None:
        days, reason = self.rng.choice((None, 1, 2, 3)), f"{self.counts.total()}"
        term = None if days is None else timedelta(days=days)
        until = None if term is None else self.world.clock.now() + term
        entry = await self.moderation.warn(guild, Ranked(ADMIN), Ranked(person), reason, term)
        assert entry.until == until
        self.kept.append(Warned(guild, person.id, reason, until))

    async def unwarn(self, guild: int, person: Person) -> None:
        shown = await self.moderation.warnings(self.rng.choice((guild, 7, 8)), 99)
        if not shown:
            return
        chosen = self.rng.choice(shown)
        whose = self.rng.choice((chosen.person, person))
        found = [
            one
            for one in self.kept
            if (one.guild, one.person, one.reason) == (guild, whose.id, chosen.reason)
        ]
        self.counts["lifted" if found else "not there"] += 1
        with nullcontext() if found else refuses(Refusal.NOT_WARNED):
            await self.moderation.unwarn(guild, ADMIN, whose, chosen.id)
        for one in found:
            self.kept.remove(one)

    async def read(self, guild: int, person: Person) -> None:
        untold = await self.moderation.untold(guild, person.id)
        some = [one for one in untold if self.rng.random() < 0.5]
        await self.moderation.note_told([one.id for one in some])
        for one in self.kept:
            one.read |= one.reason in {old.reason for old in some}

    async def compare(self) -> None:
        now = self.world.clock.now()
        for guild in (7, 8):
            mine = [one for one in self.kept if one.guild == guild and one.lasts(now)]
            shown = await self.moderation.warnings(guild, 99)
            assert [(one.person.id, one.reason, one.until) for one in reversed(shown)] == [
                (one.person, one.reason, one.until) for one in mine
            ]
            for person in self.people:
                theirs = [one for one in mine if one.person == person.id]
                listed = await self.moderation.warnings(guild, 99, person.id)
                assert [one.reason for one in reversed(listed)] == [one.reason for one in theirs]
                untold = await self.moderation.untold(guild, person.id)
                unread = [one.reason for one in theirs if not one.read]
                assert [one.reason for one in untold] == unread


async def test_whatever_is_warned_lifted_and_read_those_in_force_are_listed(
    store: Database,
) -> None:
    """Terms end at the very moment of other acts, and a microsecond after it."""
    acts = Acts(store)
    for _ in range(100):
        guild, person = acts.rng.choice((7, 8)), acts.rng.choice(acts.people)
        act = acts.rng.choice((acts.warn, acts.warn, acts.unwarn, acts.read, None))
        if act is None:
            early = timedelta(microseconds=acts.rng.choice((0, 1)))
            acts.world.clock.move(timedelta(days=1) - early)
            await acts.compare()
            acts.world.clock.move(early)
        else:
            acts.counts[act.__name__] += 1
            await act(guild, person)
        await acts.compare()
    assert min(acts.counts["lifted"], acts.counts["not there"]) > 3
