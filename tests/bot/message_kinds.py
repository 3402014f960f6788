"""Kinds of messages without a waiting user: their faults, and the kinds of a match."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.terms import ChannelRef
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import posted_message_rows
from tests.bot.bad_days import ORIGINAL, TWENTY_MINUTES, Order, ordered
from tests.bot.harness import CHALLENGER_DEALS, VIEWING, BotHarness
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
"""Discord fails for now, and accepts the request later."""
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
"""Discord accepts a new message instead."""
Troubles = tuple[dict[str, Order], ...]


class Kind:
    """A kind of message: its preparation, its cause, and the expected result."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)
    step = timedelta(minutes=1)
    """The time until the bot's next check, of which there are three."""
    may_be_lost: Troubles = ()
    """Faults after which it may be missing; otherwise it must arrive, and never twice."""

    def __init__(self, room: BotHarness) -> None:
        self.room = room

    async def prepare(self) -> None:
        """Prepare the scene before all faults."""

    async def before(self) -> None:
        """Prepare the scene before each fault."""

    async def provoke(self) -> None:
        """Make the message due."""
        raise NotImplementedError

    async def found(self) -> int:
        """Return how often it is shown with the current state."""
        raise NotImplementedError

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        """Return the channel with the fault; None: all channels."""
        return None

    # ── what several kinds need ─────────────────────────────────────────────────────────────

    @property
    def place(self) -> ChannelRef:
        return ChannelRef(self.room.world.guild.id, self.room.world.channel.id)

    def person(self, pilot: Pilot) -> Person:
        return Person(pilot.id, pilot.name)

    async def new_match(self) -> None:
        """Let Ben accept a challenge of Aoi's."""
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
        """Make a move of the player on turn, not by a press."""
        stored = await self.room.stored(self.match_id)
        mover = await self.room.mover(self.match_id)
        view = await self.room.service.queries.view(self.match_id, mover.id)
        await self.room.service.play.act(
            self.match_id, self.person(mover), view.legal[-1], stored.seq
        )

    async def are_current(self) -> int:
        """Return 1 if there is one table, one link to its thread and one hand each, all current."""
        room = self.room
        await room.service.messages.flush()
        posted = await room.service.messages.find(match_id=self.match_id)
        stale = [
            one
            for one in await room.store.read(posted_message_rows.stale_posted_messages)
            if one in posted
        ]
        counted = Counter(
            (one.kind, one.person_id) for one in posted if room.world.message(one.message_id)
        )
        standing = len(self.shown())
        info = (await room.stored(self.match_id)).info
        kinds = 3 if info.place.parent_id is None else 4
        once = set(counted.values()) == {1} and len(counted) == kinds
        right = not stale and standing == 1 and once
        return 1 if right else max(standing, *counted.values(), 2) if counted else 0

    def shown(self) -> list[RenderedMessage]:
        """Return the messages of the match in channels."""
        newest = f"kk:{self.match_id}:"
        return [
            seen
            for channel in self.room.world.core.directory.channels.values()
            if channel.guild_id is not None
            for seen in self.room.aoi.messages(channel)
            if seen.attachments  # a link to a thread has no picture
            if any((one.custom_id or "").startswith(newest) for one in seen.buttons)
        ]


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

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        """A hand may be drawn before the table."""
        return self.room.world.channel.id if troubles is CLOSED else None

    async def before(self) -> None:
        await self.new_match()
        await self.room.drawn()

    async def provoke(self) -> None:
        await self.move()

    async def found(self) -> int:
        return await self.are_current()


class Result(Move):
    """The same messages after a match."""

    async def provoke(self) -> None:
        await self.room.service.play.resign(self.match_id, self.person(self.room.aoi))


class Brought(Move):
    """A table that is sent again."""

    route = ("POST", MESSAGES)
    troubles: Troubles = (AWAY, CLOSED)

    async def provoke(self) -> None:
        await self.room.client.presenter.resend_table(self.match_id)


class Replaced(Brought):
    """The old message that it replaces."""

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
    """The mention of a player in the channel who was inactive."""

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
