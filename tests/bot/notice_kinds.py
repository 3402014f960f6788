"""Kinds of messages for one person that must be removed when they are obsolete."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Final

from bot.interactions.pending_replies import DeferredReplies
from bot.matches.models.hosting import AGAIN_AFTER
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matchmaking.runner import MatchmakingRunner
from bot.matchmaking.service import Matchmaking
from bot.reminders.alert_runner import AlertRunner
from bot.reminders.runner import ReminderRunner
from bot.reminders.service import Reminders, TableAlerts
from bot.storage import host_rows
from tests.bot import test_host_reports as reports
from tests.bot.bad_days import HOOK, ORIGINAL, Order, ordered
from tests.bot.harness import CHALLENGER_DEALS, VIEWING
from tests.bot.message_kinds import AWAY, MESSAGE, Kind, Mention, Troubles
from tests.matches.world import StackedRandomness
from tests.matchmaking.test_pairing import seek

DMS: Final = "/users/@me/channels"
DEAD: Final = {"the token is dead": ordered("fail", status=401, code=50027)}


class MentionGone(Mention):
    """A mention of a player who has moved since."""

    route = ("DELETE", MESSAGE)
    troubles: Troubles = (AWAY,)
    may_be_lost: Troubles = ()

    async def before(self) -> None:
        await super().before()
        await super().provoke()
        await self.room.drawn()
        self.told = await self.room.mover(self.match_id)
        (self.mention,) = [one for one in self.told.messages() if one.mentions == [self.told.id]]

    async def provoke(self) -> None:
        await self.move()

    async def found(self) -> int:
        return 1 if self.room.world.message(self.mention.id) is None else 0


class FirstHand(Kind):
    """The first hand of a person whom the bot has never messaged."""

    route = ("POST", DMS)
    troubles: Troubles = (AWAY,)

    async def provoke(self) -> None:
        room = self.room
        self.newcomer = room.world.newcomer("Newcomer")
        room.clock.move(timedelta(minutes=30))
        terms = await room.service.settings.terms(self.place, length=3)
        somebody = self.person(room.world.newcomer("Somebody"))
        asked = await room.service.challenges.invite(
            self.place, somebody, self.person(self.newcomer), terms
        )
        await room.service.challenges.accept(asked.id, self.person(self.newcomer))

    async def found(self) -> int:
        return len(self.newcomer.dms())


class Line(Kind):
    """The result of a match in one line, which replaces its hand."""

    route = ("PATCH", MESSAGE)
    troubles: Troubles = (AWAY,)

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        return self.room.aoi.dm.id

    async def before(self) -> None:
        await self.new_match()
        await self.room.drawn()
        self.old = self.room.hand(self.room.aoi)
        await self.room.service.play.resign(self.match_id, self.person(self.room.aoi))
        await self.room.drawn()

    async def provoke(self) -> None:
        await self.new_match()

    async def found(self) -> int:
        seen = self.room.now(self.old)
        return int(seen.content.startswith("-# ") and not seen.attachments)


class Digest(Kind):
    """One message about all waiting correspondence matches."""

    troubles: Troubles = (AWAY,)

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        return self.room.aoi.dm.id

    async def prepare(self) -> None:
        room = self.room
        terms = await room.service.settings.terms(self.place, length=12, pace=TimeControl.DAILY)
        aoi = self.person(room.aoi)
        self.matches = []
        for name in ("Chiyo", "Dan", "Emi"):
            other = self.person(room.world.newcomer(name))
            asked = await room.service.challenges.invite(self.place, aoi, other, terms)
            await room.service.challenges.accept(asked.id, other)
            self.matches.append(asked.id)
        for match_id in self.matches:
            await self.until_turn_of_aoi(match_id)
        await room.drawn()  # a digest is only sent if the hands exist

    async def before(self) -> None:
        """Aoi has played in one match: two are waiting."""
        self.match_id = self.matches[0]
        while (await self.room.mover(self.match_id)).id == self.room.aoi.id:
            await self.play()

    async def provoke(self) -> None:
        self.room.clock.move(timedelta(minutes=5))
        await self.until_turn_of_aoi(self.match_id)

    async def until_turn_of_aoi(self, match_id: int) -> None:
        self.match_id = match_id
        while (await self.room.mover(match_id)).id != self.room.aoi.id:
            await self.play()

    async def play(self) -> None:
        """Make a move of the player on turn; the next round is dealt immediately."""
        await self.move()
        if (await self.room.stored(self.match_id)).info.to_act is None:
            await self.room.later(seconds=20)

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "3 matches are waiting" in one.content])


class DigestGone(Digest):
    """The digest after it became unnecessary."""

    route = ("DELETE", MESSAGE)

    async def before(self) -> None:
        await self.provoke()
        for match_id in self.matches:
            self.room.clock.move(timedelta(minutes=5))
            await self.until_turn_of_aoi(match_id)
        await self.room.drawn()

    async def provoke(self) -> None:
        for match_id in self.matches:
            self.match_id = match_id
            while (await self.room.mover(self.match_id)).id == self.room.aoi.id:
                await self.play()

    async def found(self) -> int:
        return 1 - len([one for one in self.room.aoi.dms() if "waiting for you" in one.content])


class AnswerGone(Kind):
    """A private answer about a match, after the next move."""

    route = ("DELETE", ORIGINAL)
    troubles: Troubles = (AWAY,)
    may_be_lost: Troubles = (AWAY,)
    """Only its reader sees it, and can dismiss it."""

    async def before(self) -> None:
        room = self.room
        for info in await room.service.queries.games_of(room.aoi.id):
            await room.service.play.abort(info.id, None)
        assert isinstance(room.randomness, StackedRandomness)
        room.randomness.deal(CHALLENGER_DEALS, VIEWING)
        await room.aoi.command("koikoi computer")
        await room.drawn()
        self.answer = await room.aoi.click("Yaku", in_=room.hand(room.aoi))

    async def provoke(self) -> None:
        await self.room.move(self.room.aoi)

    async def found(self) -> int:
        return 1 if self.answer.message is None else 0


class HostAnswer(Kind):
    """The host's answer to a report."""

    troubles: Troubles = (AWAY,)
    step = max(AGAIN_AFTER)

    async def prepare(self) -> None:
        await self.new_match()

    async def before(self) -> None:
        self.room.clock.move(timedelta(hours=1))
        ben = Person(self.room.ben.id, "Ben")
        self.number = await self.room.service.reports.send(self.match_id, ben, "No pile.")
        await self.room.client.host_desk.deliver()

    async def provoke(self) -> None:
        text = f"Mended {self.number}."
        await self.room.store.write(
            host_rows.answer_report, self.number, text, self.room.clock.now()
        )
        await self.room.client.host_desk.deliver()

    async def found(self) -> int:
        return len(reports.told(self.room.ben, f"Mended {self.number}."))


class Reminder(Kind):
    """The reminder that a person asked for."""

    troubles: Troubles = (AWAY,)

    async def before(self) -> None:
        room = self.room
        for line in room.aoi.dms():
            room.world.core.messages.delete(line.message)
        await room.service.of(Reminders).start(self.person(room.aoi), 8, "UTC")
        found = await room.service.of(Reminders).of(room.aoi.id)
        assert found is not None
        assert found.due is not None
        room.clock.move(found.due - room.clock.now())

    async def provoke(self) -> None:
        await self.room.client.of(ReminderRunner).look()

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "deal of the day" in one.content])


class Alert(Kind):
    """A table alert on a person's server; the table may be full before a retry."""

    troubles: Troubles = (AWAY,)
    may_be_lost: Troubles = (AWAY,)

    async def prepare(self) -> None:
        await self.room.service.of(TableAlerts).ask(
            self.place.guild_id or 0, self.person(self.room.aoi)
        )

    async def before(self) -> None:
        room = self.room
        for line in room.aoi.dms():
            room.world.core.messages.delete(line.message)
        room.clock.move(timedelta(days=1))
        host = self.person(room.world.newcomer("Host"))
        opened = await room.service.challenges.invite(self.place, host, None)
        await room.client.presenter.post_table(opened.id)
        await room.drawn()
        room.clock.move(timedelta(minutes=1))

    async def provoke(self) -> None:
        await self.room.client.of(AlertRunner).look()

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "opened a table" in one.content])


class Found(Kind):
    """The notification of a person for whom an opponent was found."""

    troubles: Troubles = (AWAY,)
    step = timedelta(seconds=1)

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        return self.room.aoi.dm.id

    async def before(self) -> None:
        room = self.room
        for pilot in (room.aoi, room.ben):
            await room.service.of(Matchmaking).stop(pilot.id)
            for line in pilot.dms():
                room.world.core.messages.delete(line.message)
        room.clock.move(timedelta(days=1))  # the two have declined each other
        await seek(room.service, [self.person(pilot) for pilot in (room.aoi, room.ben)])

    async def provoke(self) -> None:
        self.room.client.of(MatchmakingRunner).look_for(self.room.ben.id)

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "found you an opponent" in one.content])


class AnswerLost(HostAnswer):
    """The message for the host that an answer could not be delivered."""

    async def prepare(self) -> None:
        await super().prepare()
        self.room.ben.close_dms()

    def channel_id(self, troubles: dict[str, Order]) -> int | None:
        return self.room.aoi.dm.id

    async def provoke(self) -> None:
        await super().provoke()
        await self.room.client.host_desk.deliver()

    async def found(self) -> int:
        lost = f"Your answer to report {self.number} didn't reach"
        return len(reports.told(self.room.aoi, lost))


class LeftThinking(Kind):
    """A "thinking…" message left by an earlier run."""

    route = ("PATCH", ORIGINAL)
    troubles: Troubles = (AWAY, DEAD)
    may_be_lost: Troubles = (DEAD,)

    async def before(self) -> None:
        """Kill the bot just before its answer."""
        room = self.room
        faults, interactions = room.world.core.faults, room.client.interactions
        for method, template in (("DELETE", ORIGINAL), ("POST", HOOK)):
            faults.fail(method, template, 404, code=10015, times=9)
        answered = room.client.in_flight.answered
        usual, interactions.answer_late = interactions.answer_late, 0
        asking = asyncio.create_task(room.ben.command("koikoi games"))
        await room.world.until(lambda: room.client.in_flight.answered > answered, "it is given up")
        interactions.answer_late = usual
        asking.cancel()
        faults.clear()
        self.thinking = next(one for one in room.ben.messages()[::-1] if one.loading)

    async def provoke(self) -> None:
        client = self.room.client
        left = DeferredReplies(
            self.room.service.messages, client, client._background, first_pause=0.01
        )
        client._background.start(left.answer_left(lambda _: True))

    async def found(self) -> int:
        seen = self.room.now(self.thinking)
        return int(not seen.loading and seen.content.startswith("I restarted"))
