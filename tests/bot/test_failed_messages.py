"""Messages that nobody waits for, on a bad day of Discord: each kind, by each fault.

Whatever failed, at last each stands where people expect it: once, and as things are now. The loop
behind it lives on, the pauses between its tries grow and are bounded, and the log has a few lines.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import update

from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.reports import AGAIN_AFTER
from bot.matches.models.terms import Place
from bot.messages.queue import LONGEST_PAUSE
from bot.playground.testing.pilot import Pilot
from bot.storage import tables
from bot.storage.sql import SqlStore
from tests.bot import test_greeting as greetings
from tests.bot import test_host_reports as reports
from tests.bot import test_leaderboard as boards
from tests.bot import test_rotation as rotations
from tests.bot import test_tournament as tournaments
from tests.bot.bad_days import (
    CALLBACK,
    ORIGINAL,
    TWENTY_MINUTES,
    Order,
    Pauses,
    complaints,
    ordered,
    without_pauses,
)
from tests.bot.harness import CHALLENGER_DEALS, VIEWING, BotHarness, bot_harness
from tests.matches.world import StackedRandomness

MESSAGES: Final = "/channels/{channel_id}/messages"
MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
THREADS: Final = "/channels/{channel_id}/messages/{message_id}/threads"

AWAY: Final[dict[str, Order]] = {
    "a server error": ordered("fail", status=500, times=2),
    "no service": ordered("fail", status=503, times=5),
    "the connection breaks": ordered("hang_up", times=5),
    "the confirmation is lost": ordered("hang_up", times=2, done_all_the_same=True),
    "half a confirmation": ordered("garble", times=2, done_all_the_same=True),
    "a short limit": ordered("limit", retry_after=0.01),
    "a limit of twenty minutes": ordered(
        "limit", retry_after=TWENTY_MINUTES, shared=True, code=20028, times=2
    ),
    "a ban for a while": ordered("limit", via=False, times=2),
}
"""Discord did not take it now; later it does."""
CLOSED: Final[dict[str, Order]] = {
    "no access": ordered("fail", status=403, code=50001),
    "no permission": ordered("fail", status=403, code=50013),
    "a sleeping thread": ordered("fail", status=400, code=50083),
    "a locked thread": ordered("fail", status=400, code=160005),
}
"""The bot may not write there until somebody allows it."""
EDITS: Final[dict[str, Order]] = {
    "too old": ordered("fail", status=400, code=30046),
    "published too often": ordered("fail", status=400, code=20028),
    "a long limit on edits": ordered("limit", retry_after=TWENTY_MINUTES, shared=True, times=3),
}
"""Discord takes a new message instead."""
Troubles = tuple[dict[str, Order], ...]


class Kind:
    """A kind of message: what comes first, what makes it due, and what people expect then."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)
    step = timedelta(minutes=1)
    """The time until the bot looks again, three times."""
    may_be_lost: Troubles = ()
    """Where it may never come; else it comes at last. Twice it never comes."""

    def __init__(self, room: BotHarness) -> None:
        self.room = room

    async def prepare(self) -> None:
        """Do what comes before all faults."""

    async def before(self) -> None:
        """Do what comes before each fault."""

    async def provoke(self) -> None:
        """Make it due."""
        raise NotImplementedError

    async def found(self) -> int:
        """How often it stands there, as things are now."""
        raise NotImplementedError

    # ── what several kinds need ─────────────────────────────────────────────────────────────

    @property
    def place(self) -> Place:
        return Place(self.room.world.guild.id, self.room.world.channel.id)

    def person(self, pilot: Pilot) -> Person:
        return Person(pilot.id, pilot.name)

    async def new_match(self) -> None:
        """Ben has accepted a challenge of Aoi's."""
        room = self.room
        for info in await room.service.queries.games_of(room.aoi.id):
            await room.service.play.abort(info.id, None)
        await room.drawn()
        room.clock.move(timedelta(minutes=30))
        assert isinstance(room.randomness, StackedRandomness)
        room.randomness.deal(CHALLENGER_DEALS, VIEWING)
        terms = await room.service.settings.terms(self.place, length=3)
        ben = self.person(room.ben)
        asked = await room.service.challenges.invite(self.place, self.person(room.aoi), ben, terms)
        self.match_id = asked.id
        await room.client.presenter.post_table(asked.id)
        await room.drawn()
        await room.service.challenges.accept(asked.id, ben)

    async def move(self) -> None:
        """Whoever is on turn plays something, not by a press."""
        stored = await self.room.stored(self.match_id)
        mover = await self.room.mover(self.match_id)
        view = await self.room.service.queries.view(self.match_id, mover.id)
        await self.room.service.play.act(
            self.match_id, self.person(mover), view.legal[-1], stored.seq
        )

    async def are_current(self) -> int:
        """One table and one hand for each, and each shows the newest state: 1."""
        room = self.room
        await room.service.messages.flush()
        posted = await room.service.messages.find(match_id=self.match_id)
        stale = [one for one in await room.store.stale_posted_messages() if one in posted]
        counted = Counter(
            (one.kind, one.person_id) for one in posted if room.world.message(one.message_id)
        )
        standing = self.standing()
        right = not stale and standing == 1 and set(counted.values()) == {1} and len(counted) == 3
        return 1 if right else max(standing, *counted.values(), 2) if counted else 0

    def standing(self) -> int:
        """How many messages of the match stand in channels."""
        newest = f"kk:{self.match_id}:"
        return len(
            [
                seen
                for channel in self.room.world.core.directory.channels.values()
                if channel.guild_id is not None
                for seen in self.room.aoi.messages(channel)
                if seen.attachments  # what leads into a thread has no picture
                if any((one.custom_id or "").startswith(newest) for one in seen.buttons)
            ]
        )


class Hands(Kind):
    """The first hands of a match, in direct messages."""

    troubles: Troubles = (AWAY,)

    async def before(self) -> None:
        self.dms = [(one, len(one.dms())) for one in (self.room.aoi, self.room.ben)]

    async def provoke(self) -> None:
        await self.new_match()

    async def found(self) -> int:
        return max([await self.are_current(), *(len(one.dms()) - was for one, was in self.dms)])


class Move(Kind):
    """The table and the hands after a move."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY, CLOSED, EDITS)

    async def before(self) -> None:
        await self.new_match()
        await self.room.drawn()

    async def provoke(self) -> None:
        await self.move()

    async def found(self) -> int:
        return await self.are_current()


class Result(Move):
    """The same after a match."""

    async def provoke(self) -> None:
        await self.room.service.play.resign(self.match_id, self.person(self.room.aoi))


class Brought(Move):
    """A table that is sent again."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        await self.room.client.presenter.resend_table(self.match_id)


class Replaced(Brought):
    """The table that it replaces."""

    route = ("DELETE", MESSAGE)
    troubles: Troubles = (AWAY,)


class InThread(Brought):
    """The thread of a match."""

    route = ("POST", THREADS)
    troubles: Troubles = (AWAY, CLOSED)

    async def prepare(self) -> None:
        settings = await self.room.service.settings.guild_settings(self.place.guild_id or 0)
        await self.room.service.settings.save_guild_settings(replace(settings, threads=True))

    async def provoke(self) -> None:
        await self.room.client.interactions._tools.threads.open(self.match_id)


class Mention(Kind):
    """The mention of whoever plays in the channel and looked away."""

    may_be_lost: Troubles = (CLOSED,)

    async def prepare(self) -> None:
        for one in (self.room.aoi, self.room.ben):
            chosen = Preferences(one.id, hand=HandPlace.CHANNEL)
            await self.room.service.settings.save_preferences(chosen)

    async def before(self) -> None:
        await self.new_match()
        await self.room.drawn()
        self.room.clock.move(timedelta(seconds=100))

    async def provoke(self) -> None:
        before = await self.room.mover(self.match_id)
        while (await self.room.mover(self.match_id)).id == before.id:
            await self.move()

    async def found(self) -> int:
        mover = await self.room.mover(self.match_id)
        return len([one for one in mover.messages() if one.mentions == [mover.id]])


class OpenHand(Mention):
    """A hand that only its player sees, edited by a token."""

    route = ("PATCH", ORIGINAL)
    troubles: Troubles = (AWAY,)

    async def before(self) -> None:
        await super().before()
        table = next(one for one in self.room.aoi.messages()[::-1] if "My hand" in one.labels)
        self.other = await self.room.waiter(self.match_id)
        answer = await self.other.click("My hand", in_=table)
        await self.room.drawn()
        assert answer.message is not None
        self.hand = self.room.now(answer.message)

    async def found(self) -> int:
        seen = self.room.now(self.hand)
        return int("Your turn" in seen.content and bool(seen.attachments))


class Round(Kind):
    """The message of a tournament, sent anew."""

    async def prepare(self) -> None:
        await tournaments.signed_up(self.room, "Chiyo", closes="3h")
        self.number = (await tournaments.newest(self.room)).id

    async def provoke(self) -> None:
        await self.room.client.tournaments.show_anew(self.number, self.place)

    async def found(self) -> int:
        found = await tournaments.newest(self.room)
        words = f"{len(found.people)} of at most"
        every = [one for one in self.room.ben.messages() if "🏆 Moon" in one.content]
        current = [one for one in every if words in one.content]
        return 0 if not current else len(every)


class SignUp(Round):
    """The same message as more people sign up."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY, CLOSED, EDITS)

    async def provoke(self) -> None:
        self.room.clock.move(timedelta(seconds=1))
        newcomer = self.room.world.newcomer("Somebody")
        await self.room.service.tournaments.join(self.number, self.person(newcomer))
        self.room.client.tournaments.go_on_soon(self.number)


class Several(Kind):
    """The message of a table for several people, as more of them come."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY, CLOSED, EDITS)

    async def prepare(self) -> None:
        await rotations.opened(self.room)
        self.count = 0
        self.last: Person | None = None

    async def provoke(self) -> None:
        service = self.room.service.rotations
        if self.last is not None:
            await service.leave(1, self.last)
        self.count += 1
        self.last = self.person(self.room.world.newcomer(f"L{self.count}"))
        await service.join(1, self.last)

    async def found(self) -> int:
        every = [one for one in self.room.ben.messages() if "Winner stays" in one.content]
        current = [one for one in every if f"L{self.count}" in one.content]
        return 0 if not current else len(every)


class SeveralAgain(Several):
    """The same, when the message is old and sent anew."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        """What is sent first is older than what is to be seen at last."""
        self.room.clock.move(timedelta(minutes=51))
        hurried = self.person(self.room.world.newcomer("Hurried"))
        await self.room.service.rotations.join(1, hurried)
        await self.room.service.rotations.leave(1, hurried)
        await super().provoke()


class Week(Kind):
    """The table of a week."""

    async def prepare(self) -> None:
        await boards.weekly(self.room)
        await boards.won(self.room, self.room.aoi, self.room.ben)
        self.room.clock.move(timedelta(days=5))

    async def before(self) -> None:
        """Nothing was posted yet."""
        for one in boards.posted(self.room):
            self.room.world.core.messages.delete(one.message)
        assert isinstance(self.room.store, SqlStore)
        forgotten = update(tables.guild_settings).values(
            weekly_posted=date(2026, 1, 5), weekly_begun=None
        )
        database = self.room.store._database
        await database.write(lambda connection: connection.execute(forgotten))

    async def provoke(self) -> None:
        await self.room.client.weekly_tables.post_due()

    async def found(self) -> int:
        return len(boards.posted(self.room))


class Report(Kind):
    """A report to the host."""

    step = max(AGAIN_AFTER)

    async def prepare(self) -> None:
        await self.new_match()
        self.number = 0

    async def provoke(self) -> None:
        self.room.clock.move(timedelta(hours=1))
        self.number = await self.room.service.reports.send(
            self.match_id, self.person(self.room.ben), "No pile."
        )
        await self.room.client.host_desk.deliver()

    async def found(self) -> int:
        return len(reports.told(self.room.aoi, f"Report {self.number}**"))


class Greeting(Kind):
    """The first message on a server."""

    may_be_lost: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        self.guild = greetings.club(self.room)
        await greetings.invited(self.room, self.guild)

    async def found(self) -> int:
        return len(greetings.seen(self.room, self.guild))


KINDS: Final = (
    *(Hands, Move, Result, Brought, Replaced, InThread, Mention, OpenHand),
    *(Round, SignUp, Several, SeveralAgain, Week, Report, Greeting),
)


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> dict[str, Pauses]:
    return without_pauses(monkeypatch)


@pytest.mark.parametrize("kind", KINDS)
async def test_every_message_on_a_bad_day(
    kind: type[Kind], tmp_path: Path, caplog: pytest.LogCaptureFixture, pauses: dict[str, Pauses]
) -> None:
    wrong: list[str] = []
    async with bot_harness(tmp_path) as room:
        one = kind(room)
        await one.prepare()
        for troubles in one.troubles:
            for name, order in troubles.items():
                found = await wrongs(one, caplog, order, troubles)
                waited = pauses["bot.messages.queue"].taken
                if any(pause > LONGEST_PAUSE for pause in waited):
                    found.append(f"it paused for {max(waited)} s")
                wrong += [f"{name}: {words}" for words in found]
    assert not wrong, "\n".join(wrong)


async def wrongs(
    one: Kind, caplog: pytest.LogCaptureFixture, order: Order, troubles: dict[str, Order]
) -> list[str]:
    """Provoke the message while something goes wrong; say what is not as it should be."""
    room = one.room
    await one.before()
    await settled(room)
    caplog.clear()
    fault = order(room.world.core.faults, *one.route)
    if troubles is CLOSED and isinstance(one, Move):  # a hand may be drawn before the table
        fault.channel_id = room.world.channel.id
    await one.provoke()
    await settled(room)
    wrong = [] if fault.met else ["the fault met nothing"]
    if troubles is EDITS and await one.found() != 1:
        wrong.append("it is not sent anew at once")
    room.world.core.faults.clear()
    for _ in range(3):
        room.clock.move(one.step)
        await recover(room)
    found = await one.found()
    fewest = 0 if troubles in one.may_be_lost else 1
    if not fewest <= found <= 1:
        wrong.append(f"it stands there {found} times")
    return wrong + complaints(caplog, most=8)


async def recover(room: BotHarness) -> None:
    """Let the bot look again, as it does after a while, and when it is allowed something."""
    client = room.client
    await client._retry_refused(room.world.guild.id)
    await client.tournaments.look()
    await client.weekly_tables.post_due()
    await client.host_desk.deliver()
    await settled(room)


async def settled(room: BotHarness) -> None:
    await room.drawn()
    await room.world.until(lambda: room.client.tournaments.idle, "the tournaments are shown")
    await room.drawn()


async def test_a_table_whose_first_answer_was_refused_stands_in_the_channel(
    room: BotHarness,
) -> None:
    """Whoever opened it can't open another one, so it must be seen."""
    room.world.core.faults.fail("POST", CALLBACK, 404, code=10062, times=9)
    asking = asyncio.create_task(room.aoi.command("koikoi table"))
    await room.world.until(
        lambda: any("Winner stays" in one.content for one in room.ben.messages()), "it stands"
    )
    await settled(room)
    asking.cancel()
    assert len(room.ben.messages()) == 1
