"""The line of people whose direct messages are still to be opened; all processes share it."""

from dataclasses import dataclass
from datetime import datetime

from bot.matches.models.dm_openings import DmPace, DmPriority, DmRequest, DmTurn
from bot.matches.services.context import MatchCore
from bot.storage import dm_rows


@dataclass(frozen=True, slots=True)
class DmWait:
    """Why a person's direct messages can't be opened now."""

    at: datetime | None
    """When they are opened, about; None: it is not known."""
    flagged: bool
    """Whether Discord lets the bot open none."""


class DmOpenings:
    """The line and its pace."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._database = core.database

    async def ask(self, person_id: int, priority: DmPriority, *, greeting: bool = False) -> DmTurn:
        """Put a person in the line, and return their turn if it is one now."""
        asked = DmRequest(
            person_id=person_id,
            priority=priority,
            asked_at=self._core.clock.now(),
            greeting=greeting,
        )
        return await self._database.write(dm_rows.ask, asked)

    async def enter(self, person_id: int, priority: DmPriority) -> None:
        """Put a person in the line, without a turn."""
        now = self._core.clock.now()
        asked = DmRequest(person_id=person_id, priority=priority, asked_at=now)
        await self._database.write(dm_rows.enter, asked)

    async def wait(self, person_id: int, priority: DmPriority) -> tuple[DmWait | None, bool]:
        """Return what a person has to wait for, and whether they are in the line.

        None: their direct messages can be opened at once. Nothing is changed.
        """
        now = self._core.clock.now()
        turn, entered = await self._database.read(dm_rows.state_of, person_id, priority, now)
        if turn.at is None:
            return None, entered
        return DmWait(None if turn.flagged else turn.at, turn.flagged), entered

    async def next(self) -> DmTurn:
        """Return whose direct messages have to be opened now."""
        return await self._database.write(dm_rows.next_turn, self._core.clock.now())

    async def waiting(self) -> frozenset[int]:
        """Return the people in the line."""
        found = await self._database.read(dm_rows.waiting, self._core.clock.now())
        return frozenset(one.person_id for one in found)

    async def count_waiting(self) -> int:
        """Return the number of people in the line."""
        return await self._database.read(dm_rows.count_waiting, self._core.clock.now())

    async def pace(self) -> DmPace:
        """Return the pace of the line."""
        return await self._database.read(dm_rows.read_pace)

    async def opened(self, person_id: int, channel_id: int) -> bool:
        """Save a channel that was opened; return whether that ends the quarantine."""
        return await self._database.write(dm_rows.note_opened, person_id, channel_id)

    async def too_fast(self, person_id: int) -> bool:
        """Let the line pause: Discord says that it is too fast. Returns whether that is new."""
        return await self._database.write(dm_rows.note_too_fast, person_id, self._core.clock.now())

    async def flagged(self) -> bool:
        """Begin the quarantine: Discord has flagged the bot. Returns whether that is new."""
        return await self._database.write(dm_rows.note_flagged, self._core.clock.now())

    async def restore(self, turn: DmRequest) -> None:
        """Let a person wait again, without a turn counted: Discord is away."""
        await self._database.write(dm_rows.restore, turn)

    async def leave(self, person_id: int) -> None:
        """Take a person out of the line."""
        await self._database.write(dm_rows.leave, person_id)

    async def to_report(self) -> bool | None:
        """Return what the hosts have to be told, once.

        True: the quarantine began; False: it ended; None: nothing.
        """
        pace = await self.pace()
        if (pace.flagged_at is not None) == pace.reported:
            return None
        return await self._database.write(dm_rows.report_pace)
