"""Each kind of message, refused with each of Discord's error codes: somebody reads why.

A refusal either doesn't keep the message away (it is sent anew, in other words, or without its
picture), or the people whom it concerns read a sentence about it. None ends as a line of the log.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import delete

from bot.locales import texts_in
from bot.messages.sending.direct_messages import DMS_CLOSED, FLAGGED, TOO_FAST
from bot.messages.sending.error_codes import ERROR_CODES, RefusalKind, kind_of
from bot.messages.sending.failures import MISSING_PERMISSIONS, UNKNOWN_MESSAGE
from bot.reminders.runner import ReminderRunner
from bot.screens.message import panel_id
from bot.storage.dm_tables import dm_pace, dm_requests
from bot.tournaments.runner import TournamentRunner
from tests.bot import message_kinds as ours
from tests.bot import more_message_kinds as others
from tests.bot import notice_kinds as notices
from tests.bot.bad_days import CALLBACK, without_pauses
from tests.bot.harness import CHALLENGER_DEALS, VIEWING, BotHarness, bot_harness
from tests.bot.message_kinds import MESSAGE, MESSAGES, Kind
from tests.bot.notice_kinds import DMS
from tests.bot.test_failed_messages import recover, settled
from tests.matches.world import StackedRandomness
from tests.matchmaking import refused_kinds as searches
from tests.moderation.test_moderation import block
from tests.moderation.test_moderation import panel as moderation_panel
from tests.tournaments.test_delivery import panel

EACH_KIND: Final = (
    *(200000, 400001, 50001, 160005, 10003, 10008, 30046, 50007, 50027),
    *(40003, 50035, 40001, 10060),
)
"""Codes of all kinds, with each code that has a treatment of its own."""
BUGS: Final = frozenset({0, 50006, 50035, 50109})
"""The codes of malformed requests: the host reads a traceback, and nothing is switched off."""
TIMES: Final = 99
"""The number of requests that a refusal lasts: longer than the bot tries."""
EN: Final = texts_in("en")


def status_of(code: int) -> int:
    """Return a status that goes with a code. The bot itself follows the code."""
    kind = kind_of(code)
    if kind is RefusalKind.GONE or ERROR_CODES[code][1].startswith("unknown"):
        return 404
    return 403 if kind in (RefusalKind.PLACE, RefusalKind.PERSON) else 400


def sentence(key: str) -> str:
    """Return the start of an English text, before its first variable or command."""
    values = dict.fromkeys(("channel", "when", "code", "day"), "\0")
    text = EN(key, **values).replace("`", "\0")
    return text.split("\0")[0].strip()


# ── where people read about it ──────────────────────────────────────────────────────────────


async def in_hands(room: BotHarness, kind: Kind) -> bool:
    """Return whether both players' hands say why nobody can play at the table."""
    whys = [sentence(f"hand-table-{why}") for why in ("gone", "locked", "blocked", "filtered")]
    whys.append(sentence("hand-table-refused"))
    hands = [room.hand(pilot).content for pilot in (room.aoi, room.ben)]
    return all(any(why in hand for why in whys) for hand in hands)


async def at_table(room: BotHarness, kind: Kind) -> bool:
    """Return whether the table says where the hand is."""
    return any("your cards are under" in one.content for one in kind.shown()[-1:])


async def by_admins(room: BotHarness, kind: Kind) -> bool:
    """Return whether the admins' panel names the channel, the reason and what helps."""
    guild, admin = room.world.guild, room.aoi
    if isinstance(kind, others.Greeting):
        guild, admin = kind.guild, room.ben
    channels = room.world.core.directory.channels_of(guild.id)
    page = await admin.command("koikoi-admin settings", channel=channels[0])
    assert page.message is not None
    await admin.click("Tables and time", in_=page.message)
    text = room.now(page.message).text
    named = any(f"<#{channel.id}>" in text for channel in channels)
    return named and any(sentence(f"channel-{key}") in text for key in ("filtered", "refused"))


async def in_panel(room: BotHarness, kind: Kind) -> bool:
    """Return whether the panel of the tournament says why its message can't be shown."""
    text = (await panel(room)).text
    keys = ("gone", "closed", "filtered", "away")
    return any(sentence(f"tournament-held-{key}") in text for key in keys)


async def in_reminders(room: BotHarness, kind: Kind) -> bool:
    """Return whether the panel says that the reminder is off, and what helps, or was not sent."""
    text = (await room.aoi.command("koikoi me")).text
    return any(sentence(key) in text for key in ("remind-closed", "remind-lapsed"))


async def later(room: BotHarness, kind: Kind) -> bool:
    """Return whether the person gets it once Discord takes it."""
    room.world.core.faults.clear()
    room.clock.move(timedelta(minutes=6))
    await room.client.of(ReminderRunner).look()
    return await kind.found() == 1


async def the_next_day(room: BotHarness, kind: Kind) -> bool:
    """Return whether the next day's reminder comes, or the panel says why this one did not.

    In a quarantine, the host is told at once, and the bot tries again once a day.
    """
    room.clock.move(timedelta(days=1))
    for _ in range(2):  # it closes the old one, then sends the new one
        await room.client.of(ReminderRunner).look()
    return await kind.found() == 1 or await in_reminders(room, kind)


async def in_answer(room: BotHarness, kind: Kind) -> bool:
    """Return whether the answer shows the search, and says why no direct message does."""
    assert isinstance(kind, searches.Search)
    keys = ("find-here", "find-here-soon", "find-here-flagged")
    return any(sentence(key) in kind.answer.text for key in keys)


async def in_search(room: BotHarness, kind: Kind) -> bool:
    """Return whether the message of the search says that its person could not be called."""
    return any(sentence("find-unreached") in one.content for one in room.aoi.dms())


Reads = Callable[[BotHarness, Kind], Awaitable[bool]]


# ── the kinds ───────────────────────────────────────────────────────────────────────────────


class Case:
    """A kind of message, the channel that refuses it, and the place where people read why."""

    kind: type[Kind]
    reads: tuple[Reads, ...] = (by_admins,)
    routes: tuple[tuple[str, str], ...] = (("POST", MESSAGES), ("PATCH", MESSAGE))
    elsewhere: frozenset[int] = frozenset()
    """The codes after which nobody has to read anything here."""
    at_once: int = len(ERROR_CODES)
    """The number of codes that are tried in one world."""

    def __init__(self, room: BotHarness) -> None:
        self.room = room
        self.one = self.kind(room)

    async def prepare(self) -> None:
        await self.one.prepare()

    async def before(self) -> None:
        await self.one.before()

    async def provoke(self) -> None:
        await self.one.provoke()

    async def arrived(self) -> bool:
        return await self.one.found() == 1

    @property
    def channel_id(self) -> int | None:
        """The channel that refuses it; None: all do."""
        return self.room.world.channel.id


class Table(Case):
    """The table after a move."""

    kind = ours.Move
    reads = (in_hands,)


class Brought(Table):
    """The table that is sent again."""

    kind = ours.Brought

    async def provoke(self) -> None:
        self.old = self.one.shown()[-1].id
        await super().provoke()

    async def arrived(self) -> bool:
        return [one.id for one in self.one.shown()] != [self.old] and await super().arrived()


class Result(Case):
    """The table of a match that is over."""

    kind = ours.Result
    elsewhere = frozenset({UNKNOWN_MESSAGE})  # somebody deleted it, and it isn't sent again


async def forget_refused_openings(room: BotHarness) -> None:
    """Make Discord's last refusal to open direct messages long ago."""
    async with room.store.writing() as connection:
        for table in (dm_requests, dm_pace):
            await connection.execute(delete(table))


class Hand(Case):
    """A hand in direct messages, after a move."""

    kind = ours.Move
    reads = (at_table,)

    async def before(self) -> None:
        await forget_refused_openings(self.room)
        self.room.client.presenter.access.reopened(self.room.aoi.id)
        await self.room.client.presenter.deps.direct_messages.open(self.room.aoi.id)
        await super().before()

    @property
    def channel_id(self) -> int:
        return self.room.aoi.dm.id


class Tournament(Case):
    """A tournament's message."""

    reads = (in_panel,)

    async def before(self) -> None:
        self.room.client.of(TournamentRunner)._posts.clear()
        await super().before()


class SignUp(Tournament):
    """A tournament's message while more people sign up."""

    kind = others.SignUp
    at_once = 20  # one person signs up for each code, and a tournament has places for 32


class Round(Tournament):
    """A tournament's message that is sent again."""

    kind = others.Round


class Unopened(Kind):
    """A match of people whom the bot has never written to."""

    async def provoke(self) -> None:
        room = self.room
        room.clock.move(timedelta(minutes=30))
        await forget_refused_openings(room)
        assert isinstance(room.randomness, StackedRandomness)
        room.randomness.deal(CHALLENGER_DEALS, VIEWING)
        newcomer, somebody = (room.world.newcomer(name) for name in ("Newcomer", "Somebody"))
        people = self.person(somebody), self.person(newcomer)
        terms = await room.service.settings.terms(self.place, length=3)
        asked = await room.service.challenges.invite(self.place, *people, terms)
        self.match_id = asked.id
        await room.client.presenter.post_table(asked.id)
        await room.drawn()
        await room.service.challenges.accept(asked.id, people[1])

    async def found(self) -> int:
        return 0


class FirstHand(Case):
    """The first hand of a person whose direct messages the bot opens."""

    kind = Unopened
    reads = (at_table,)
    routes = (("POST", DMS),)

    @property
    def channel_id(self) -> None:
        return None


class Mention(Case):
    """The mention of a player who has their hand beside the table."""

    kind = ours.Mention


class Alert(Case):
    """The message about a table that waits, which a person asked for."""

    kind = notices.Alert
    reads = (in_reminders,)
    elsewhere = frozenset({FLAGGED, TOO_FAST}) | BUGS  # the host reads that all messages rest

    async def before(self) -> None:
        await self.one.prepare()  # a refusal switches the alerts off
        await super().before()

    @property
    def channel_id(self) -> int:
        return self.room.aoi.dm.id


class Search(Case):
    """The direct message that shows a search for an opponent."""

    kind = searches.Search
    reads = (in_answer,)

    async def before(self) -> None:
        await forget_refused_openings(self.room)
        await super().before()

    @property
    def channel_id(self) -> int:
        return self.room.aoi.dm.id


class Called(Search):
    """The direct message that calls a person to their opponent."""

    kind = searches.Called
    reads = (in_search,)
    routes = (("POST", MESSAGES),)


class Several(Case):
    """The message of a table for several people."""

    kind = others.Several


class Week(Case):
    """The weekly table."""

    kind = others.Week


class Day(Case):
    """The deal of the day."""

    kind = others.Day


class Greeting(Case):
    """The first message on a server."""

    kind = others.Greeting

    @property
    def channel_id(self) -> None:
        return None


class Reminder(Case):
    """The reminder that a person asked for."""

    kind = notices.Reminder
    reads = (in_reminders, later, the_next_day)

    @property
    def channel_id(self) -> int:
        return self.room.aoi.dm.id


class LogLine(Kind):
    """A line of the moderators' log."""

    count = 0

    async def prepare(self) -> None:
        shown = await moderation_panel(self.room)
        await self.room.aoi.select(panel_id("set log"), self.room.world.channel, in_=shown)

    async def provoke(self) -> None:
        self.count += 1
        shown = await block(self.room, self.room.ben, f"reason {self.count}.")
        await self.room.aoi.click("Unblock", in_=shown)

    async def found(self) -> int:
        wanted = f"reason {self.count}."
        return len([one for one in self.room.ben.messages() if wanted in one.content])


class Log(Case):
    """The same."""

    kind = LogLine


CASES: Final = (
    *(Table, Brought, Result, Hand, FirstHand, Mention, SignUp, Round, Several),
    *(Week, Day, Greeting, Reminder, Alert, Log, Search, Called),
)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    without_pauses(monkeypatch)


@pytest.mark.parametrize("case", CASES)
async def test_somebody_reads_why(case: type[Case], tmp_path: Path) -> None:
    await each_code(case, tmp_path, EACH_KIND)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
async def test_somebody_reads_why_for_every_code(case: type[Case], tmp_path: Path) -> None:
    """Of codes that the bot treats alike, one is tried with each kind of message.

    All others are divided among the kinds.
    """
    first_ones = [those[0] for those in treated_alike()]
    others = sorted(set(ERROR_CODES) - set(first_ones))
    turn = CASES.index(case)
    codes = sorted({*first_ones, *others[turn :: len(CASES)]} - set(EACH_KIND))
    for first in range(0, len(codes), case.at_once):
        await each_code(case, tmp_path / str(first), codes[first : first + case.at_once])


async def test_who_uses_a_command_reads_why_it_is_not_answered(room: BotHarness) -> None:
    """Of codes that the bot treats alike, one is tried."""
    await command_refused(room, [those[0] for those in treated_alike()])


@pytest.mark.slow
async def test_who_uses_a_command_reads_why_for_every_code(room: BotHarness) -> None:
    await command_refused(room, ERROR_CODES)


async def command_refused(room: BotHarness, codes: Iterable[int]) -> None:
    """Refuse the answer to a command with each code; the second answer says why.

    Discord itself shows that an interaction failed whose token is dead.
    """
    wrong = []
    for code in codes:
        if kind_of(code) is RefusalKind.INTERACTION:
            continue
        room.world.core.faults.fail("POST", CALLBACK, status_of(code), code=code)
        answer = await room.ben.command("koikoi games")
        filtered = kind_of(code) is RefusalKind.CONTENT
        words = sentence("refused-filtered") if filtered else f"this code: `{code}`"
        bug = EN("refused-broken", reference="\0").split("\0")[0]
        if not (words in answer.text or bug in answer.text):
            wrong.append(f"{code} {ERROR_CODES[code][1]}: {answer.text}")
    assert not wrong, "\n".join(wrong)


def test_each_code_has_a_kind() -> None:
    assert len(ERROR_CODES) == 235
    assert {kind_of(code) for code in ERROR_CODES} == set(RefusalKind)
    assert {kind_of(code) for code in EACH_KIND} == set(RefusalKind)
    assert kind_of(999_999) is RefusalKind.OTHER


def treated_alike() -> list[list[int]]:
    """Return all codes, together those of one kind and status that the bot compares alike.

    It compares a code with constants of its modules, which are numbers and sets of numbers.
    """
    compared: set[frozenset[int]] = set()
    for name, module in tuple(sys.modules.items()):
        if name.startswith("bot.") and not name.startswith("bot.playground"):
            for value in vars(module).values():
                numbers = {value} if type(value) is int else value
                if isinstance(numbers, set | frozenset) and numbers <= ERROR_CODES.keys():
                    compared.add(frozenset(numbers))
    alike: dict[Hashable, list[int]] = {}
    for code in sorted(ERROR_CODES):
        sets = frozenset(one for one in compared if code in one)
        alike.setdefault((kind_of(code), status_of(code), sets), []).append(code)
    return list(alike.values())


def test_codes_with_a_treatment_of_their_own_are_alone() -> None:
    alike = treated_alike()
    assert sum(map(len, alike)) == len(ERROR_CODES)
    assert len(alike) > len(RefusalKind)
    of = {code: those for those in alike for code in those}
    for code in (UNKNOWN_MESSAGE, FLAGGED, TOO_FAST, DMS_CLOSED, MISSING_PERMISSIONS):
        assert of[code] == [code]


async def each_code(case: type[Case], folder: Path, codes: Sequence[int]) -> None:
    wrong: list[str] = []
    async with bot_harness(folder) as room:
        one = case(room)
        await one.prepare()
        for code in codes:
            if code not in one.elsewhere and not await is_read(room, one, code):
                wrong += [f"{code} {ERROR_CODES[code][1]}"]
    assert not wrong, "nobody reads why: " + ", ".join(wrong)


async def is_read(room: BotHarness, one: Case, code: int) -> bool:
    """Refuse a message with a code; return whether it arrives, or somebody reads why."""
    await one.before()
    await settled(room)
    room.client.presenter.deps.delivery.refusals._last.clear()
    faults = room.world.core.faults
    orders = [faults.fail(*route, status_of(code), code=code, times=TIMES) for route in one.routes]
    for order in orders:
        order.channel_id = one.channel_id
    await one.provoke()
    await settled(room)
    assert any(order.met for order in orders), f"{code} met nothing"
    read = await one.arrived()
    for reads in one.reads:
        read = read or await reads(room, one.one)
    faults.clear()
    await recover(room)
    return read
