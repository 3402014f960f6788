"""To take a person out of everything that they take part in."""

from contextlib import suppress

from bot.matches.errors import Refused
from bot.matches.models.people import Person
from bot.matches.services.core import MatchCore
from bot.matches.services.play import Play
from bot.matches.services.rotations import Rotations
from bot.matchmaking.service import Matchmaking
from bot.storage import match_rows
from bot.tournaments.service import Tournaments


class Leaving:
    """What happens to the others' games when somebody is erased or barred."""

    def __init__(
        self,
        core: MatchCore,
        play: Play,
        rotations: Rotations,
        tournaments: Tournaments,
        matchmaking: Matchmaking,
    ) -> None:
        self._core = core
        self._play = play
        self._rotations = rotations
        self._tournaments = tournaments
        self._matchmaking = matchmaking

    async def leave_everything(self, person: Person) -> None:
        """Leave tables and tournaments, look for nobody, resign matches, withdraw challenges.

        The caller has the person's lock, so that nothing new begins meanwhile.
        """
        await self._matchmaking.stop(person.id)
        await self._rotations.leave_all(person)
        await self._tournaments.leave_all(person)
        for info in await self._core.database.read(match_rows.open_matches, person.id):
            with suppress(Refused):  # it ended meanwhile
                await self._play.resign(info.id, person)
