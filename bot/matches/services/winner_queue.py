"""The line of people who wait to play the winner of a match.

When the match is over, the first in line challenges the winner. If that comes to nothing, the next
one does. If they play, the others wait for the winner of that match. A winner who lets two
challenges in a row expire is not asked again: the line ends.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bot.matches.changes.winner_queue import hosts_left, hosts_of
from bot.matches.errors import OpenAlready, Refusal, Refused
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import Place
from bot.matches.models.winner_queue import Waiting
from bot.matches.services.challenges import Challenges
from bot.matches.services.core import MatchCore
from bot.storage import winner_queue_rows

HasLeft = Callable[[int, int], Awaitable[bool]]
"""Says whether a person is no longer on a server: server id, person id."""

SILENT: Final = 2
"""After so many challenges in a row without an answer, a winner is not asked again."""
PLAYED: Final = (Status.PLAYING, Status.FINISHED, Status.ABORTED)


@dataclass(slots=True)
class Advance:
    """What became of a line."""

    running: bool = False  # the line waits for the end of its match
    asked: StoredMatch | None = None  # the challenge that the line waits for now
    new: bool = False  # whether `asked` was made just now
    known: Waiting | None = None  # their challenge with the winner was open before: `asked`
    followed: int | None = None  # the match whose winner the line waits for now
    refused: list[tuple[Waiting, Refused]] = field(default_factory=list)  # no longer in line


class WinnerQueue:
    """Lines of people, one for each match."""

    def __init__(self, core: MatchCore, challenges: Challenges) -> None:
        self._core = core
        self._challenges = challenges
        self._unanswered: dict[int, Counter[int]] = {}
        """By match and host: challenges in a row. A restart forgets them, and asks once more."""

    async def join(self, match_id: int, person: Person, place: Place) -> int:
        """Wait in line, and return the place in it; 1 is next. Who waits keeps their place."""
        core = self._core
        info = (await core.repository.load(match_id)).info
        if info.seats is None:
            raise Refused(Refusal.NOT_STARTED)
        if not info.status.open and not hosts_of(info):
            raise Refused(Refusal.NOBODY_WON)
        async with core.repository.lock(f"winner queue {match_id}"):
            line = await core.database.read(winner_queue_rows.people_in_line, match_id)
            known = [one.person.id for one in line]
            if person.id in known:
                return known.index(person.id) + 1
            if len(line) >= core.limits.line:
                raise Refused(Refusal.LINE_FULL, limit=core.limits.line)
            self._tell(
                await core.database.write(
                    winner_queue_rows.join_winner_queue, match_id, person, place, core.clock.now()
                )
            )
            return len(line) + 1

    async def leave(self, match_id: int, person: Person) -> bool:
        """Leave a line; the challenge that was made for this person is withdrawn.

        Returns False if they are not in it.
        """
        async with self._core.repository.lock(f"winner queue {match_id}"):
            line = await self._core.database.read(winner_queue_rows.people_in_line, match_id)
            mine = [one for one in line if one.person.id == person.id]
            for one in mine:
                await self._take_out(one)
        for one in mine:
            if one.asked_id is not None:
                with suppress(Refused):  # it was answered, or it is the winner's own
                    await self._challenges.withdraw(one.asked_id, person)
        return bool(mine)

    async def leave_all(self, person: Person) -> None:
        """Leave every line: the person is about to be erased."""
        for one in await self.everybody():
            if one.person.id == person.id:
                await self.leave(one.match_id, person)

    async def everybody(self) -> tuple[Waiting, ...]:
        """Return all lines, for a start."""
        return await self._core.database.read(winner_queue_rows.people_in_line)

    async def advance(self, match_id: int, has_left: HasLeft) -> Advance:
        """Let the first in line challenge the winner, if the match is over and nobody is asked."""
        core, done = self._core, Advance()
        info = (await core.repository.load(match_id)).info
        if info.status.open:
            done.running = True
            return done
        async with core.repository.lock(f"winner queue {match_id}"):
            while line := await core.database.read(winner_queue_rows.people_in_line, match_id):
                if await self._settled(info, line[0], done, has_left):
                    break
                await self._take_out(line[0])
            if not line:
                self._unanswered.pop(match_id, None)
        return done

    async def _take_out(self, waiting: Waiting) -> None:
        self._tell(
            await self._core.database.write(winner_queue_rows.leave_winner_queue, waiting.id)
        )

    def _tell(self, changed: Iterable[MatchInfo]) -> None:
        """Let the tables of these matches show their lines as they are now."""
        for info in changed:
            self._core.repository.line_changed(info)

    async def _settled(
        self, info: MatchInfo, first: Waiting, done: Advance, has_left: HasLeft
    ) -> bool:
        """Return whether the line needs nothing more now; otherwise its first must leave it."""
        core = self._core
        asked = None
        if first.asked_id is not None:
            stored = await core.repository.load(first.asked_id)
            asked = stored.info
            if asked.status is Status.INVITED:
                done.asked = stored
                return True
            if asked.status in PLAYED:
                await self._follow(info.id, first, asked)
                done.followed = asked.id
                return True
            self._note_answer(info.id, asked)
        hosts = hosts_left(info, first.person.id, asked)
        if not hosts and asked is None:
            done.refused.append((first, Refused(Refusal.NOBODY_WON)))
        if not hosts or await has_left(first.place.guild_id or 0, first.person.id):
            return False
        unanswered = self._unanswered.get(info.id, Counter[int]())
        hosts = tuple(host for host in hosts if unanswered[host.id] < SILENT)
        if not hosts:
            done.refused.append((first, Refused(Refusal.WINNER_SILENT)))
            return False
        return await self._ask(info, first, hosts, done, has_left)

    def _note_answer(self, match_id: int, asked: MatchInfo) -> None:
        """Note whether a challenge that came to nothing was answered, and by whom."""
        unanswered = self._unanswered.setdefault(match_id, Counter())
        if isinstance(asked.opponent, Person):
            if asked.status is Status.EXPIRED:
                unanswered[asked.opponent.id] += 1
            elif asked.status is Status.DECLINED:
                del unanswered[asked.opponent.id]

    async def _follow(self, match_id: int, first: Waiting, played: MatchInfo) -> None:
        """Let the others in line wait for the winner of the match that the first one plays."""
        database = self._core.database
        players = {first.person.id, *(person.id for person in played.people)}
        for one in await database.read(winner_queue_rows.people_in_line, match_id):
            if one.person.id in players:
                await self._take_out(one)
        self._tell(await database.write(winner_queue_rows.move_winner_queue, match_id, played.id))

    async def _ask(
        self,
        info: MatchInfo,
        first: Waiting,
        hosts: tuple[Person, ...],
        done: Advance,
        has_left: HasLeft,
    ) -> bool:
        """Challenge one of the hosts; return False if nobody can be challenged."""
        core = self._core
        refused: Refused | None = None
        for host in hosts:
            if await has_left(first.place.guild_id or 0, host.id):
                continue
            try:
                stored = await self._challenges.invite(first.place, first.person, host, info.terms)
                done.new = True
            except OpenAlready as open_already:
                stored = await core.repository.load(open_already.known_id)
                done.known = first
            except Refused as error:
                refused = error
                continue
            self._tell(await core.database.write(winner_queue_rows.note_asked, first.id, stored.id))
            done.asked = stored
            return True
        done.refused.append((first, refused or Refused(Refusal.NOBODY_WON)))
        return False
