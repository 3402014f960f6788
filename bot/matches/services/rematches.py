"""To play again."""

from dataclasses import dataclass

from bot.matches.changes.turns import seat_at
from bot.matches.errors import Conflict, OpenAlready, Refusal, Refused
from bot.matches.models.match import MatchInfo, Progress, Status, StoredMatch
from bot.matches.models.people import Computer, Person, Player
from bot.matches.services.admission import Admission
from bot.matches.services.challenges import Challenges
from bot.matches.services.computers import Computers
from bot.matches.services.core import MatchCore
from bot.storage import match_rows


@dataclass(frozen=True, slots=True)
class Rematch:
    """The open rematch of a match. `known`: it was there before, and asking changed nothing."""

    stored: StoredMatch
    known: bool = False


class Rematches:
    """One open rematch of each match."""

    def __init__(
        self, core: MatchCore, challenges: Challenges, computers: Computers, admission: Admission
    ) -> None:
        self._core = core
        self._challenges = challenges
        self._computers = computers
        self._admission = admission

    async def ask(self, match_id: int, person: Person) -> Rematch:
        """Play again: at once against a computer, or when the other one asked already.

        Otherwise it is a new challenge to the other (status INVITED, `rematch_of` set) for the
        presenter to post; asking twice returns the same one, also while it is played.
        """
        old = await self._core.repository.load(match_id)
        seat = seat_at(old, person)
        if old.info.status.open:
            raise Refused(Refusal.NOT_FINISHED)
        info = old.info
        assert info.seats is not None
        other = info.seats[1 - seat]
        if isinstance(other, Person) and other.erased:
            raise Refused(Refusal.CHALLENGES_OFF, person=other)
        await self._admission.check_channel(info.place)
        async with self._core.repository.lock(f"rematch {match_id}"):
            again = await self._asked_already(match_id, person)
            if again is not None:
                return again
            try:
                return Rematch((await self._create(info, person, other)).stored)
            except (Conflict, OpenAlready):  # another process was asked at the same moment
                again = await self._asked_already(match_id, person)
                if again is None:
                    raise
                return again

    async def wish(self, match_id: int, person_id: int) -> MatchInfo | None:
        """Return the rematch that the other player wants, and that this person may accept."""
        for again in await self._core.database.read(match_rows.rematches, match_id):
            if again.status is Status.INVITED and again.challenger.id != person_id:
                return again
        return None

    async def _asked_already(self, match_id: int, person: Person) -> Rematch | None:
        """The open rematch of a match: accepted, if the other one asked for it."""
        for again in await self._core.database.read(match_rows.rematches, match_id):
            if again.status is Status.INVITED and again.challenger.id != person.id:
                return Rematch((await self._challenges.accept(again.id, person)).stored)
            return Rematch(await self._core.repository.load(again.id), known=True)
        return None

    async def _create(self, info: MatchInfo, person: Person, other: Player) -> Progress:
        if isinstance(other, Computer):
            return await self._computers.create(
                info.place, person, other.level, info.terms, info.id
            )
        return await self._challenges.create(info.place, person, other, info.terms, info.id)
