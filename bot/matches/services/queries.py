"""Queries: what a person may see, lists, the record and its proofs."""

from collections.abc import Collection, Mapping
from datetime import date

from bot.koikoi.view import PlayerView, view_for
from bot.matches.errors import Refusal, Refused, UnknownMatch
from bot.matches.fairness import opened_deals, record_text
from bot.matches.models.achievements import Achievements
from bot.matches.models.change_set import RoundLine
from bot.matches.models.listings import Page, Standing
from bot.matches.models.match import MatchInfo, OpenedDeal, Status, StoredMatch
from bot.matches.models.people import Preferences
from bot.matches.models.posted_messages import MatchContext
from bot.matches.models.rankings import ALL_TIME, Measure
from bot.matches.models.rotation import Rotation
from bot.matches.ports import Advice
from bot.matches.services.context import MatchCore
from bot.matches.transitions.turns import not_playing, running
from bot.storage import (
    achievement_rows,
    daily_rows,
    leaderboard_rows,
    match_rows,
    snapshot_rows,
    void_rows,
)


class Queries:
    """All reading of matches; nothing here changes anything."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def match_of_day(self, person_id: int, day: date) -> StoredMatch | None:
        """Return a person's match of a day's deal, running or over."""
        match_id = await self._core.database.read(daily_rows.daily_match, person_id, day)
        return None if match_id is None else await self._core.repository.load(match_id)

    async def voided(self, match_ids: Collection[int]) -> frozenset[int]:
        """Return the matches among these that were made void."""
        return await self._core.database.read(void_rows.voided, match_ids)

    async def get(self, match_id: int) -> StoredMatch:
        """The newest state. Raises `UnknownMatch`."""
        return await self._core.repository.load(match_id)

    async def rotation(self, rotation_id: int) -> Rotation:
        """Return a table for several people as it is stored."""
        return await self._core.rotations.load(rotation_id)

    async def snapshot(
        self, match_id: int, reader_id: int | None = None, reader_guild: int | None = None
    ) -> MatchContext:
        """Return the data that the messages of a match need, as it is stored now.

        From now on `get` returns a state that is at least as new, whichever process stored it.
        `reader_id`: somebody else whose preferences are wanted, and names: everywhere and on the
        server `reader_guild`. Raises `UnknownMatch`.
        """
        snapshot = await self._core.database.read(
            snapshot_rows.snapshot, match_id, reader_id, reader_guild
        )
        if snapshot is None:
            raise UnknownMatch
        await self._core.repository.load(match_id, revision=snapshot.info.revision)
        if snapshot.info.against_computer:
            person = snapshot.info.challenger.id
            self._core.note_pause(snapshot.preferences_of(person))
        return snapshot

    async def view(self, match_id: int, person_id: int | None) -> PlayerView:
        """Return the view of this person: that of their seat, otherwise a spectator's."""
        stored = await self.get(match_id)
        if stored.match is None:
            raise Refused(Refusal.NOT_STARTED)
        seat = None if person_id is None else stored.info.seat_of(person_id)
        return view_for(stored.match, seat)

    async def choice(self, match_id: int, person_id: int, expected_seq: int) -> PlayerView:
        """Return the view of this person, who has to choose now."""
        stored = await self.get(match_id)
        match = running(stored)
        seat = stored.info.seat_of(person_id)
        if seat is None:
            raise not_playing(stored.info)
        if match.to_act != seat:
            raise Refused(Refusal.NOT_YOUR_TURN)
        if match.seq != expected_seq:
            raise Refused(Refusal.STALE_ACTION)
        return view_for(match, seat)

    async def advice(
        self, match_id: int, person_id: int, expected_seq: int
    ) -> tuple[PlayerView, Advice]:
        """Return the view of this person, and the advice of a teacher with the same view.

        Raises `Refused` also when they moved meanwhile.
        """
        info = (await self.get(match_id)).info
        if info.seat_of(person_id) is not None and not info.casual:
            raise Refused(Refusal.NOT_CASUAL)
        view = await self.choice(match_id, person_id, expected_seq)
        advice = await self._core.thinker.advise(view)
        now = (await self.get(match_id)).seq
        if now != expected_seq:
            raise Refused(Refusal.STALE_ACTION)
        if advice is None:
            raise Refused(Refusal.NO_TEACHER)
        return view, advice

    async def games_of(self, person_id: int) -> tuple[MatchInfo, ...]:
        """Challenges and running matches of a person: those that wait for them first.

        Among these the match whose turn ends first leads, before all in which no clock runs; among
        equals, who waited longest comes first.
        """
        infos = await self._core.database.read(match_rows.open_matches, person_id)
        return tuple(
            sorted(
                infos,
                key=lambda info: (
                    not info.waits_for(person_id),
                    info.against_computer or info.turn_ends is None,
                    (None if info.against_computer else info.turn_ends)
                    or info.turn_since
                    or info.created_at,
                    info.id,
                ),
            )
        )

    async def open_in_guild(self, guild_id: int) -> tuple[MatchInfo, ...]:
        """Challenges and running matches of a server, for its admins."""
        return await self._core.database.read(match_rows.open_in_guild, guild_id)

    async def count_open(self) -> Mapping[Status, int]:
        """Return how many matches of all servers have each of the open statuses."""
        return await self._core.database.read(match_rows.count_open)

    async def history(
        self, person_id: int, guild_id: int | None = None, page: int = 0, size: int = 10
    ) -> Page[MatchInfo]:
        """Return ended matches, newest first, including matches that an admin ended."""
        self._core.check_stays(person_id)
        return await self._core.database.read(match_rows.history, person_id, guild_id, page, size)

    async def standing(self, guild_id: int, person_id: int) -> Standing | None:
        """Return the sums of a person's matches on a server; None before a first one that counts.

        Their rank is that among those who are on the server.
        """
        without = await self._core.left_out.of_board(guild_id, ALL_TIME, Measure.WINS)
        return await self._core.database.read(
            leaderboard_rows.standing, guild_id, person_id, without=without - {person_id}
        )

    async def achievements(self, person_id: int, guild_id: int | None = None) -> Achievements:
        """Return a person's achievements, oldest first, on one server or anywhere (None)."""
        return await self._core.database.read(achievement_rows.achievements_of, person_id, guild_id)

    async def infos(self, match_ids: Collection[int]) -> Mapping[int, MatchInfo]:
        """Return the existing matches among some numbers, by their numbers."""
        return {
            info.id: info for info in await self._core.database.read(match_rows.infos, match_ids)
        }

    async def rounds(self, match_id: int) -> tuple[RoundLine, ...]:
        """A match's finished rounds, from the rows (no replay)."""
        return await self._core.database.read(match_rows.finished_rounds, match_id)

    async def fair_deal(self, match_id: int) -> tuple[OpenedDeal, ...]:
        """Every deal's commitment; those of finished rounds with nonce and deal line."""
        log = await self._core.repository.log(match_id)
        return opened_deals(log)

    async def record(self, match_id: int) -> str:
        """The match's record (`record.md`); in mid-match without the running round."""
        return record_text(await self._core.repository.log(match_id))

    async def is_first_match(self, match_id: int, chosen: Preferences) -> bool:
        """Whether the coach speaks: this is the first match this person ever sat at.

        `chosen`: the person's preferences, with which they may have switched the coach off.
        """
        if chosen.coach_done:
            return False
        return await self._core.database.read(match_rows.first_match, chosen.person_id) == match_id

    async def soonest(self, most: int) -> tuple[int, ...]:
        """The numbers of the open matches whose deadlines are next."""
        return tuple(
            match_id for match_id, _ in await self._core.database.read(match_rows.deadlines, most)
        )
