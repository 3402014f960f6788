"""Blocks between people, and reports about players."""

from contextlib import suppress

from bot.matches.errors import Refusal, Refused
from bot.matches.models.hosting import ReportReason
from bot.matches.models.listings import Page
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.services.challenges import Challenges
from bot.matches.services.context import MatchCore
from bot.matches.services.hosting import Reports
from bot.safety import store
from bot.safety.model import Block
from bot.storage import match_rows


class Safety:
    """Blocks and reports. Blocked and reported people are not informed."""

    def __init__(self, core: MatchCore, challenges: Challenges, reports: Reports) -> None:
        self._core = core
        self._challenges = challenges
        self._reports = reports

    async def block(self, match_id: int, person: Person) -> bool:
        """Block the other player of a match; return False if they were blocked before.

        Open challenges between the two end, as if they were declined or withdrawn. A running match
        goes on.
        """
        core = self._core
        other = opponent_of((await core.repository.load(match_id)).info, person)
        # Meanwhile the other player can't send a challenge, or be erased.
        async with core.person_lock(other.id):
            opponent_of((await core.repository.load(match_id)).info, person)
            new = await core.database.write(store.add_block, person.id, other.id, core.clock.now())
            for open_one in await core.database.read(match_rows.open_matches, person.id):
                waits = open_one.status is Status.INVITED
                if waits and other.id in {one.id for one in open_one.people}:
                    with suppress(Refused):  # it was answered meanwhile
                        await self._challenges.decline(open_one.id, person)
        core.blocked.publish(person.id)
        return new

    async def lift(self, person: Person, key: int) -> Person | None:
        """Lift a block, by `Block.key`; return who was blocked, or None if there is no block."""
        return await self._core.database.write(store.lift_block, person.id, key)

    async def blocks_of(self, person_id: int, page: int) -> Page[Block]:
        """Return a page of a person's blocks."""
        return await self._core.database.read(store.blocks_of, person_id, page)

    async def report(
        self, match_id: int, person: Person, reason: ReportReason, text: str
    ) -> Person:
        """Report the other player of a match to the host; return that player."""
        other = opponent_of((await self._core.repository.load(match_id)).info, person)
        await self._reports.send(match_id, person, text, reason=reason)
        return other


def opponent_of(info: MatchInfo, person: Person) -> Person:
    """Return the other player of a match.

    Raises `Refused` if that is a computer, or was erased: nothing leads from the match to a mark.
    """
    for one in info.people:
        if one.id != person.id:
            if one.erased:
                raise Refused(Refusal.FORMER_OPPONENT)
            return one
    raise Refused(Refusal.NO_OPPONENT)
