"""Records the commands that may have started a match, to find a command that started two.

Each match needs an earlier command of its challenger. Commands that were refused without having
started a match don't count.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.playground.core import Core
from bot.playground.objects.interaction import Answer, Interaction
from bot.playground.objects.message import EPHEMERAL
from tests.tools.endurance.database import Database


@dataclass(slots=True)
class SentCommand:
    """A command that may begin a match, or a press with the same effect."""

    newest_before: int
    """The challenger's newest match when the command was sent; 0 for none."""
    usable: bool = True


@dataclass(slots=True)
class SentCommands:
    """For each person, every command that may start a match, oldest first."""

    core: Core
    database: Database
    by_person: dict[int, list[SentCommand]] = field(default_factory=dict)

    async def begin(self, person_id: int) -> SentCommand:
        """Record that a person is sending a command."""
        begun = SentCommand(await self._newest_match_of(person_id))
        self.by_person.setdefault(person_id, []).append(begun)
        return begun

    async def end(self, person_id: int, begun: SentCommand, interaction: Interaction) -> None:
        """Record that the command was answered, or that nobody waits for its answer any more."""
        if interaction.answer is not Answer.MESSAGE or interaction.original_id is None:
            return
        message = self.core.messages.by_id.get(interaction.original_id)
        private = message is not None and bool(message.flags & EPHEMERAL)
        made_nothing = await self._newest_match_of(person_id) == begun.newest_before
        begun.usable = not (private and made_nothing)

    async def _newest_match_of(self, person_id: int) -> int:
        """Query in a thread: a server may be unavailable for a while."""
        return await asyncio.to_thread(self.database.newest_match_of, person_id)

    def too_many(self, matches: Mapping[int, Sequence[int]]) -> dict[int, list[int]]:
        """Return, for each person, the matches that started without a command.

        Args:
            matches: the ids of the matches started by commands, by challenger.
        """
        return {
            person_id: extra
            for person_id, ids in matches.items()
            if person_id > 0 and (extra := unexplained(ids, self.by_person.get(person_id, [])))
        }


def unexplained(match_ids: Sequence[int], commands: Sequence[SentCommand]) -> list[int]:
    """Return the matches without a usable command sent before them."""
    extra: list[int] = []
    used = 0
    for match_id in sorted(match_ids):
        sent = sum(one.usable and one.newest_before < match_id for one in commands)
        if sent > used:
            used += 1
        else:
            extra.append(match_id)
    return extra
