"""A person who is erased during the run, and must be absent from the data afterwards.

They act like everybody else, then leave their servers and erase themselves. At the end no row of
the database and no later message contains their id or name.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.playground.core import Core
from bot.playground.objects.interaction import Interaction
from bot.playground.user_client.client import CantDo
from tests.tools.endurance.controls import controls_of
from tests.tools.endurance.database import Database
from tests.tools.endurance.environment import Environment, Erased
from tests.tools.endurance.passing_days import Pause
from tests.tools.endurance.report import Figure, Finding
from tests.tools.endurance.scripted_people import ScriptedPerson

KEPT: Final = {"server_blocks.person_id", "bars.target_id"}
"""A ban by an admin or the host remains: otherwise an erasure would lift it."""


@dataclass(slots=True)
class ErasedPerson:
    """A person who acts for a while, is erased, and does nothing more."""

    person: ScriptedPerson
    environment: Environment
    pause: Pause
    after: float
    """Seconds until they ask for the erasure."""

    async def live(self) -> None:
        """Act, then be erased."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self.after):
                await self.person.live()
        while not await self._erase():
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self.person.core.changes.next()
        await asyncio.Event().wait()

    async def _erase(self) -> bool:
        """Leave all servers and erase the data; return whether the database has no such person."""
        environment, person_id = self.environment, self.person.person_id
        async with self.pause.quiet() as quiet:
            if not quiet or not environment.all_there:
                return False
            person = environment.core.directory.people[person_id]
            environment.erased_ids.add(person_id)
            for guild in list(environment.core.directory.guilds.values()):
                if person_id in guild.member_ids:
                    environment.events.leave(guild, person)
            with suppress(CantDo):
                await self._press()
        if await asyncio.to_thread(environment.database.knows, person_id):
            return False
        newest = max(environment.core.messages.by_id, default=0)
        environment.erased.append(Erased(person_id, person.name, newest))
        environment.mark(f"person erased {person_id}")
        return True

    async def _press(self) -> None:
        person = self.person
        dm = person.core.directory.open_dm(person.core.directory.people[person.person_id])
        pressed = person.client.command(dm, ["koikoi", "privacy"], {})
        for verb in ("export", "erase", "erase-yes"):
            await person.wait(pressed)
            found = self._on(pressed, verb)
            if found is None and verb != "export":
                return
            if found is not None and verb != "export":
                pressed = found
            elif found is not None:
                await person.wait(found)
        await person.wait(pressed)

    def _on(self, interaction: Interaction, verb: str) -> Interaction | None:
        """Press a button of the answering message; return None if it is absent."""
        for message_id in reversed([interaction.original_id or 0, *interaction.message_ids]):
            message = self.person.core.messages.by_id.get(message_id)
            for one in controls_of(message) if message is not None else ():
                if one.verb == verb:
                    pressed = self.person.client.use(one.message, one.custom_id, None)
                    self.person.presses.note(pressed)
                    return pressed
        return None


def left_of(erased: Erased, core: Core, database: Database) -> Iterator[Finding]:
    """Yield the places that still contain an erased person."""
    for place in database.places_of(erased.person_id, erased.name):
        if place not in KEPT:
            yield Finding(Figure.LEAKED, "an erased person is in the database", place)
    for message in core.messages.by_id.values():
        if message.id <= erased.after or message.only_for == erased.person_id:
            continue
        if message.author_id != core.directory.bot.id:
            continue
        text = repr(message.wire)
        if erased.name in text or f"<@{erased.person_id}>" in text:
            where = f"message {message.id}"
            yield Finding(Figure.LEAKED, "an erased person is named in a new message", where)
