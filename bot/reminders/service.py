"""What a person may do with their reminder, and how its lines are noted."""

from collections.abc import Collection, Mapping
from datetime import date, datetime
from typing import Final

from bot.matches.models.daily import day_of
from bot.matches.models.match import Status
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.services.context import MatchCore
from bot.reminders import store
from bot.reminders.model import Owed, Reminder, next_due
from bot.storage import match_rows

READ_AT_ONCE: Final = 100
"""How many lines that are due are read at once."""


class Reminders:
    """The reminders of all people."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def of(self, person_id: int) -> Reminder | None:
        """Return a person's reminder, or None if they never asked for one."""
        return await self._core.database.read(store.reminder_of, person_id)

    async def start(self, person: Person, hour: int) -> Reminder:
        """Remind a person every day at an hour (UTC), on days for which no line was sent."""
        now = self._core.clock.now()
        return await self._core.database.write(store.start_reminder, person, hour, now)

    async def stop(self, person_id: int) -> None:
        """Remind a person no more, and forget that their messages were closed."""
        await self._core.database.write(store.stop_reminder, person_id)

    async def forget_refusals(self, person_id: int) -> None:
        """Forget what was switched off because a person took no messages: they know it."""
        await self._core.database.write(store.forget_refusals, person_id)

    # ── lines that are due ──────────────────────────────────────────────────────────────────

    async def next(self) -> datetime | None:
        """Return when the next line is due."""
        return await self._core.database.read(store.next_reminder)

    async def owed(self, after: Reminder | None = None) -> tuple[Owed, ...]:
        """Return the first lines that are due; `after`: those behind one that was seen."""
        now = self._core.clock.now()
        return await self._core.database.read(
            store.owed_lines, now, day_of(now), after, READ_AT_ONCE
        )

    async def begin(self, reminder: Reminder) -> Reminder | None:
        """Note that a line is being sent; return None if somebody else did, or it was changed."""
        now = self._core.clock.now()
        return await self._core.database.write(store.begin_line, reminder, day_of(now), now)

    async def end(self, reminder: Reminder, *, sent: bool, last: bool = False) -> None:
        """Note that a line was sent, or need not be; after the last one there is no next."""
        now = self._core.clock.now()
        told = day_of(now) if sent else reminder.told
        due = None if last else next_due(reminder.hour, now, told)
        await self._core.database.write(store.end_line, reminder, due, int(sent))

    async def close(self, reminder: Reminder) -> None:
        """Switch it off, because the person takes no messages."""
        await self._core.database.write(store.close_reminder, reminder)

    async def answered(self, people: Collection[int]) -> None:
        """Note that people did something."""
        await self._core.database.write(store.note_answers, people)


class TableAlerts:
    """Who wants to hear when somebody opens a table, on each server."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def ask(self, guild_id: int, person: Person) -> None:
        """Tell a person of tables that are opened on a server."""
        await self._core.database.write(store.ask_for_alerts, guild_id, person, self._today())

    async def drop(self, guild_id: int, person_id: int) -> None:
        """Tell a person of no more tables on a server."""
        await self._core.database.write(store.drop_alerts, guild_id, person_id)

    async def close(self, person_id: int) -> None:
        """Tell a person of no more tables anywhere, because they take no messages."""
        await self._core.database.write(store.close_alerts, person_id)

    async def of(self, person_id: int) -> Mapping[int, bool]:
        """Return the servers of whose tables a person wants to hear; True: that was closed."""
        return await self._core.database.read(store.alerts_of, person_id)

    async def listeners(
        self, table: OpenedTable, most: int, seen: Collection[int] = ()
    ) -> tuple[int, ...]:
        """Return whom to tell of a table: those first who heard of one long ago.

        `most`: how many at most; `seen`: who was returned before.
        """
        guild_id, by = table.place.guild_id or 0, table.by.id
        return await self._core.database.read(
            store.to_alert, guild_id, by, self._today(), most, seen=seen
        )

    async def is_playing(self, person_id: int) -> bool:
        """Return whether a person plays a live match just now."""
        found = await self._core.database.read(match_rows.open_matches, person_id)
        return any(
            one.status is Status.PLAYING and one.terms.pace is TimeControl.LIVE for one in found
        )

    async def claim(self, guild_id: int, person_id: int) -> bool:
        """Note that a person is told of a table; return False if they heard of enough today."""
        return await self._core.database.write(
            store.claim_alert, guild_id, person_id, self._today()
        )

    def _today(self) -> date:
        return day_of(self._core.clock.now())
