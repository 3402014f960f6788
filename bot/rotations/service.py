"""Tables for several people: to open one, join, leave and start it."""

from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.matches.aggregate import retry_on_conflict
from bot.matches.errors import AlreadySeated, OpenAlready, Refusal, Refused
from bot.matches.models.match import MatchInfo
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Rotation, RotationState
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.services.play import PlayService
from bot.matches.services.settings import SettingsService
from bot.matches.transitions import rotations
from bot.storage import rotation_rows

RETENTION: Final = timedelta(days=1)
"""The time after a table's end in which its message is still updated."""
NEWEST: Final = 50
"""How many tables are looked at to find those where a person still sits."""


class Rotations:
    """The tables for several people."""

    def __init__(
        self, core: MatchCore, settings: SettingsService, admission: Admission, play: PlayService
    ) -> None:
        self._core = core
        self._settings = settings
        self._admission = admission
        self._play = play
        self.changed: Final = core.repository.rotation_changed

    async def open(
        self, place: ChannelRef, host: Person, goal: Goal, preset: str | None = None
    ) -> Rotation:
        """Open a table. It is played live: the others watch and wait for their turn."""
        terms = await self._settings.terms(place, preset, 1, TimeControl.LIVE)
        return await retry_on_conflict(partial(self._open, place, host, terms, goal))

    async def join_line(
        self, info: MatchInfo, place: ChannelRef, person: Person
    ) -> Rotation | None:
        """Sit down where the winner of each hand plays on; return the table.

        A hand belongs to a table already. For another match it is one of this channel with a free
        seat; None: there is none.
        """
        if info.rotation_id is not None:
            return await self._seated(info.rotation_id, person)
        here = await self._core.database.read(rotation_rows.open_rotations, place.channel_id)
        known = rotations.table_for(here, person)
        return None if known is None else await self._seated(known.id, person)

    async def play_winner(
        self, info: MatchInfo, place: ChannelRef, person: Person, goal: Goal
    ) -> tuple[Rotation, bool]:
        """Do the same; where there is no table, open one with the rules of the match.

        Returns the table, and whether it is new.
        """
        async with self._core.lock(f"tables of {place.channel_id}"):  # two at once: one table
            known = await self.join_line(info, place, person)
            if known is not None:
                return known, False
            terms = await self._settings.terms(place, None, 1, TimeControl.LIVE)
            terms = replace(terms, rules=info.terms.rules)
            opened = await retry_on_conflict(partial(self._open, place, person, terms, goal))
            return opened, True

    async def again(self, rotation_id: int, person: Person) -> tuple[Rotation, bool]:
        """Play again with the people, the rules and the goal of a table that is over.

        The first of them who asks opens a new table. The others who ask sit down there, as long as
        it is not over. Returns the table, and whether it was opened just now.
        Raises `Refused` for somebody who was not there.
        """

        async def attempt() -> tuple[Rotation, bool]:
            old = await self._core.rotations.load(rotation_id)
            if old.member(person.id) is None:
                raise Refused(Refusal.NOT_SEATED_OVER)
            known = await self._following(old)
            if known is not None:
                return known, False
            return await self._open(old.place, person, old.terms, old.goal, old), True

        found, new = await retry_on_conflict(attempt)
        return (found if new else await self._seated(found.id, person)), new

    async def _following(self, old: Rotation) -> Rotation | None:
        """Return the table at which the people of one that is over play again, if there is one."""
        if old.ended_at is None:
            return old
        for member in old.members:
            number = await self._core.database.read(rotation_rows.hosted_rotation, member.person.id)
            if number is None:
                continue
            found = await self._core.rotations.load(number)
            same = (found.place, found.terms, found.goal) == (old.place, old.terms, old.goal)
            if same and found.created_at >= old.ended_at:
                return found
        return None

    async def _open(
        self,
        place: ChannelRef,
        host: Person,
        terms: Terms,
        goal: Goal,
        after: Rotation | None = None,
    ) -> Rotation:
        """Open a table; `after`: the one that is over and whose people play again.

        Raises `Conflict` where somebody hands another one on to its host just now.
        """
        core = self._core
        await self._admission.check_channel(place)
        await self._admission.check_members(place, host)
        async with core.person_lock(host.id), self._admission.beginning(place, host):
            known = await core.database.read(rotation_rows.hosted_rotation, host.id)
            if known is not None:
                raise OpenAlready(Refusal.ROTATION_OPEN, known)
            opened = rotations.gather(place, host, terms, goal, core.now())
            number = (await core.rotations.create(opened, after)).id
        core.opened.publish(OpenedTable(number, True, place, host))
        return await self._core.rotations.load(number)

    async def join(self, rotation_id: int, person: Person) -> None:
        """Sit down at a table."""
        found = await self._core.rotations.load(rotation_id)
        await self._admission.check_members(found.place, person)
        await self._core.rotations.change(
            rotation_id, lambda found, _: rotations.join(found, person)
        )

    async def _seated(self, rotation_id: int, person: Person) -> Rotation:
        """Sit down, unless this person sits there already; return the table."""
        with suppress(AlreadySeated):
            await self.join(rotation_id, person)
        return await self._core.rotations.load(rotation_id)

    async def leave(self, rotation_id: int, person: Person) -> None:
        """Leave a table; a hand that this person plays is resigned.

        They have left before they resign: if the bot is killed in between, their time runs out.
        """
        left = await self._core.rotations.change(rotation_id, rotations.leave, person)
        if left.hand_runs and left.match_id is not None:
            with suppress(Refused):  # they don't play, or it has just ended
                await self._play.resign(left.match_id, person)

    async def start(self, rotation_id: int, person: Person) -> None:
        """Start: the first hand is dealt."""
        await self._core.rotations.change(rotation_id, rotations.start, person)
        await self._core.rotations.change(rotation_id, rotations.run_due)

    async def leave_all(self, person: Person) -> None:
        """Leave every table."""
        for rotation_id in await self._core.database.read(
            rotation_rows.rotations_of, person.id, NEWEST
        ):
            known = await self._core.rotations.load(rotation_id)
            if known.state is not RotationState.OVER:
                with suppress(Refused):
                    await self.leave(rotation_id, person)

    async def stale(self) -> tuple[int, ...]:
        """Return the tables whose message shows an older state."""
        return await self._core.database.read(
            rotation_rows.stale_rotations, self._core.clock.now() - RETENTION
        )

    async def mark_shown(
        self, rotation_id: int, message: tuple[int, int, datetime] | None, shown: int
    ) -> None:
        """Save which message (its id, channel and time) shows which revision of a table."""
        await self._core.database.write(
            rotation_rows.note_rotation_shown, rotation_id, message, shown
        )
