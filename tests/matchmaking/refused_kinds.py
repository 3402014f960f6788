"""The messages of a search for an opponent, for walks over Discord's refusals."""

from __future__ import annotations

from datetime import timedelta

from bot.matchmaking.service import Matchmaking
from bot.playground.testing.pilot import Answer
from tests.bot.message_kinds import Kind
from tests.matchmaking.test_found import seeks


class Search(Kind):
    """The direct message that shows a search, as it begins."""

    answer: Answer

    async def before(self) -> None:
        """End the searches before, as if they were of another day."""
        room = self.room
        room.clock.move(timedelta(days=1))
        for pilot in (room.aoi, room.ben):
            await room.service.of(Matchmaking).stop(pilot.id)
            room.client.presenter.access.reopened(pilot.id)
            for line in pilot.dms():
                room.world.core.messages.delete(line.message)

    async def provoke(self) -> None:
        self.answer = await self.room.aoi.command("koikoi find")

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "I'm looking for" in one.content])


class Called(Search):
    """The direct message that calls a person to their opponent."""

    async def before(self) -> None:
        await super().before()
        await seeks(self.room, self.room.aoi)

    async def provoke(self) -> None:
        await seeks(self.room, self.room.ben)

    async def found(self) -> int:
        return len([one for one in self.room.aoi.dms() if "found you an opponent" in one.content])
