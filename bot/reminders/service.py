"""The services of reminders and of alerts of open tables."""

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
from bot.reminders.model import Owed, Reminder, due_after_lapse, next_due
from bot.storage import match_rows

READ_AT_ONCE: Final = 100
"""Maximum number of due reminders read at once."""


class Reminders:
    """The reminders of all people."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def of(self, person_id: int) -> Reminder | None:
        """Return a person's reminder, or None if they never asked for one."""
        return await self._core.database.read(store.reminder_of, person_id)

    async def start(self, person: Person, hour: int, zone: str) -> Reminder:
        """Remind a person daily at an hour of a zone, except on a day that had its reminder."""
        now = self._core.clock.now()
        return await self._core.database.write(store.start_reminder, person, hour, zone, now)

    async def stop(self, person_id: int) -> None:
        """Switch a reminder off, and forget that it was switched off by a refusal."""
        await self._core.database.write(store.stop_reminder, person_id)

    async def forget_refusals(self, person_id: int) -> None:
        """Forget refusals of a person's messages, after the person was told of them."""
        await self._core.database.write(store.forget_refusals, person_id)

    # ── lines that are due ──────────────────────────────────────────────────────────────────

    async def next(self) -> datetime | None:
        """Return when the next reminder is due, or None."""
        return await self._core.database.read(store.next_reminder)

    async def follow_zones(self) -> None:
        """Let reminders be due at their hour again, where a zone's clocks changed by law."""
        now = self._core.clock.now()
        for reminder in await self._core.database.read(store.mistimed):
            due = due_after_lapse(reminder, now)
            await self._core.database.write(store.end_line, reminder, due, 0)

    async def owed(self, after: Reminder | None = None) -> tuple[Owed, ...]:
        """Return the first due reminders, or those after one that was handled."""
        now = self._core.clock.now()
        return await self._core.database.read(
            store.owed_lines, now, day_of(now), after, READ_AT_ONCE
        )

    async def begin(self, reminder: Reminder) -> Reminder | None:
        """Record that sending begins; return None if another process did, or if it was changed."""
        now = self._core.clock.now()
        return await self._core.database.write(store.begin_line, reminder, day_of(now), now)

    async def end(
        self, reminder: Reminder, *, sent: bool, last: bool = False, lapsed: bool = False
    ) -> None:
        """Record that a reminder was sent, or need not be; the last one has no successor.

        `lapsed`: it could not be sent in time; the panel tells the person so.
        """
        now = self._core.clock.now()
        told = day_of(now) if sent else reminder.told
        if last:
            due = None
        elif lapsed:
            due = due_after_lapse(reminder, now)
        else:
            due = next_due(reminder.hour, reminder.zone, now, told)
        day = day_of(reminder.due) if lapsed and reminder.due is not None else None
        await self._core.database.write(store.end_line, reminder, due, int(sent), day)

    async def close(self, reminder: Reminder) -> None:
        """Switch a reminder off, because the person accepts no messages."""
        await self._core.database.write(store.close_reminder, reminder)

    async def answered(self, people: Collection[int]) -> None:
        """Record that people were active, which counts as an answer."""
        await self._core.database.write(store.note_answers, people)


class TableAlerts:
    """The people with alerts of open tables, on each server."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def ask(self, guild_id: int, person: Person) -> None:
        """Switch a person's alerts of a server on."""
        await self._core.database.write(store.ask_for_alerts, guild_id, person, self._today())

    async def drop(self, guild_id: int, person_id: int) -> None:
        """Switch a person's alerts of a server off."""
        await self._core.database.write(store.drop_alerts, guild_id, person_id)

    async def close(self, person_id: int) -> None:
        """Switch all alerts of a person off, because they accept no messages."""
        await self._core.database.write(store.close_alerts, person_id)

    async def of(self, person_id: int) -> Mapping[int, bool]:
        """Return the servers of a person's alerts; True: switched off by a refusal."""
        return await self._core.database.read(store.alerts_of, person_id)

    async def listeners(
        self, table: OpenedTable, most: int, seen: Collection[int] = ()
    ) -> tuple[int, ...]:
        """Return the people to alert of a table, those with the oldest last alert first.

        `most`: their maximum number; `seen`: the people who were returned before.
        """
        guild_id, by = table.place.guild_id or 0, table.by.id
        return await self._core.database.read(
            store.to_alert, guild_id, by, self._today(), most, seen=seen
        )

    async def is_playing(self, person_id: int) -> bool:
        """Return whether a person is playing a live match."""
        found = await self._core.database.read(match_rows.open_matches, person_id)
        return any(
            one.status is Status.PLAYING and one.terms.pace is TimeControl.LIVE for one in found
        )

    async def claim(self, guild_id: int, person_id: int) -> bool:
        """Record an alert of a person; return False if they have had enough today."""
        return await self._core.database.write(
            store.claim_alert, guild_id, person_id, self._today()
        )

    def _today(self) -> date:
        return day_of(self._core.clock.now())
