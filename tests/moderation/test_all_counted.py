"""All counts, under random events, compared with the other implementation (`plain_counts`).

People play, leave, are erased; admins void matches, begin seasons, erase their servers.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, func, select

from bot.app import STORED_FEATURES
from bot.koikoi.actions import Abort, Action, Deal, Koi, Resign, Seat, Timeout
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_commitment, deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase
from bot.matches.match_results import with_sums
from bot.matches.models.change_set import ChangeSet, LoggedAction
from bot.matches.models.match import MatchInfo, SealedDeal, Status
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.transitions.change import round_line
from bot.storage import leaderboard_rows, match_rows, profile_rows, server_rows
from bot.storage.auditing import audit
from bot.storage.counting_tables import (
    achievement_counters,
    achievements,
    computer_records,
    ratings,
    standings,
    tallies,
)
from bot.storage.engine import Database
from bot.storage.export_rows import erase_person
from bot.storage.people_tables import people
from bot.storage.void_rows import plan_confirmation, plan_void, void_match
from tests.matches.world import MORNING, TURN
from tests.moderation.plain_counts import ALL, PlainCounts, played
from tests.storage.stores import KINDS, url_of

SERVERS: Final = (7, 8, None)
SEATS: Final[tuple[Seat, Seat]] = (0, 1)
NONCE: Final = "0" * 64
KINDS_OF_RULES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("wikipedia-2020", {"rounds": "1"}),
    ("wikipedia-2020", {"rounds": "3"}),
    ("wikipedia-2015", {"rounds": "2"}),
    ("ktane", {}),
    ("sloperama", {"target": "20"}),
    ("steam", {"rounds": "2", "exhaust": "zero"}),
    ("steam", {}),
    ("nintendo", {"rounds": "1", "seven": "2"}),
    ("richmind", {"rounds": "1", "tie": "extra_round"}),
)


@dataclass(frozen=True)
class Story:
    """The course of a match: its actions and its final state."""

    actions: tuple[Action, ...]
    deals: tuple[SealedDeal, ...]
    match: Match


@cache
def stories() -> tuple[Story, ...]:
    """Return matches with all kinds of rules and ends, usable for any two people."""
    chance, found = random.Random(3), list[Story]()
    for preset, options in KINDS_OF_RULES:
        for _ in range(4):
            match, actions = new_match(make_rules(preset, options)), list[Action]()
            deals = list[SealedDeal]()
            leaves = chance.choice((0, 1, 2, 3, 12, 30, 60, *[1000] * 4))
            while not match.finished:
                if match.phase is Phase.DEAL and match.seq < leaves:
                    action: Action = deal_from_deck(match.rules, chance.sample(DECK, len(DECK)))
                elif match.seq >= leaves and (match.round is not None or match.results):
                    seat = chance.choice(SEATS)
                    action = chance.choice((Resign(seat), Timeout(seat), Resign(seat), Abort()))
                elif match.phase is Phase.DEAL:
                    action = deal_from_deck(match.rules, chance.sample(DECK, len(DECK)))
                else:
                    legal = legal_actions(match)
                    wishes = Koi() in legal and chance.random() < 0.6
                    action = Koi() if wishes else chance.choice(legal)
                if isinstance(action, Deal):
                    sealed = deal_commitment(NONCE, action)
                    deals.append(SealedDeal(match.seq, match.number, sealed, NONCE))
                match = apply(match, action).match
                actions.append(action)
            found.append(Story(tuple(actions), tuple(deals), match))
    return tuple(found)


def writing(
    story: Story, seats: tuple[Player, Player], guild: int | None, at: datetime, *, rated: bool
) -> ChangeSet:
    """Return the change set of a match that is stored as a whole."""
    outcome, match = story.match.outcome, story.match
    assert outcome is not None
    first, second = seats
    challenger, opponent = (first, second) if isinstance(first, Person) else (second, first)
    assert isinstance(challenger, Person)
    info = MatchInfo(
        id=0,
        status=Status.ABORTED if outcome.reason.value == "abort" else Status.FINISHED,
        place=ChannelRef(guild, 70),
        challenger=challenger,
        opponent=opponent,
        terms=Terms(match.rules, TimeControl.LIVE, TURN),
        created_at=at,
        seats=seats,
        seq=match.seq,
        scores=match.scores,
        number=match.number,
        started_at=at,
        ended_at=at,
        rated=rated,
        winner=outcome.winner,
        reason=outcome.reason.value,
    )
    texts = [one.text for one in story.actions]
    return with_sums(
        ChangeSet(
            info,
            actions=tuple(LoggedAction(seq, text, at, None) for seq, text in enumerate(texts)),
            deals=story.deals,
            rounds=tuple(map(round_line, match.results)),
            people=tuple(one for one in seats if isinstance(one, Person)),
        ),
        match,
    )


class Evening:
    """Random events on a database, together with the plain counts."""

    def __init__(self, database: Database, seed: int) -> None:
        self.database = database
        self.chance = random.Random(seed)
        self.now = MORNING + timedelta(days=self.chance.randrange(80))
        self.plain = PlainCounts()
        self.crowd = [Person(100 + n, f"P{n}") for n in range(self.chance.choice((3, 4, 12)))]

    async def happens(self) -> None:
        dice = self.chance.random()
        self.now += timedelta(hours=self.chance.choice((1, 2, 5, 20, 80)))
        if dice < 0.78 or not self.plain.matches:
            await self._match()
        elif dice < 0.93:
            await self._void()
        elif dice < 0.97:
            await self._season()
        elif dice < 0.985:
            await self._erase_person()
        else:
            await self._erase_server()

    async def _match(self) -> None:
        story = self.chance.choice(stories())
        first, second = self.chance.sample(self.crowd, 2)
        seats: tuple[Player, Player] = (first, second)
        dice = self.chance.random()
        if dice < 0.1:
            seats = (first, Computer("wild")) if dice < 0.05 else (Computer("wild"), first)
        guild = self.chance.choice(SERVERS)
        rated = self.chance.random() < 0.95
        match_id = await self.database.write(
            match_rows.create, writing(story, seats, guild, self.now, rated=rated)
        )
        log = await self.database.read(match_rows.log, match_id)
        assert log is not None
        self.plain.end(played(log))

    async def _void(self) -> None:
        match_id = self.chance.choice(self.plain.matches).id
        self.plain.now = self.now
        plan = await self.database.read(plan_void, match_id, self.now)
        reach = None if plan is None else plan.reach
        if plan is not None:
            assert await self.database.write(void_match, plan)
        assert reach == self.plain.void(match_id), match_id
        if self.plain.voided and self.chance.random() < 0.4:
            match_id = self.chance.choice(sorted(self.plain.voided))
            plan = await self.database.read(plan_confirmation, match_id)
            assert (plan is not None) == self.plain.confirm(match_id)
            if plan is not None:
                assert await self.database.write(void_match, plan)

    async def _season(self) -> None:
        server, by_quarter = self.chance.choice((7, 8)), self.chance.random() < 0.3
        start = await self.database.write(
            leaderboard_rows.start_season, server, "Moon", self.now, by_quarter=by_quarter
        )
        self.plain.starts.append((start.id, server, start.began_at, by_quarter))

    async def _erase_person(self) -> None:
        known = {person for one in self.plain.matches for person in one.people if person > 0}
        if known:
            person = self.chance.choice(sorted(known))
            await self.database.write(erase_person, person)
            self.plain.erase_person(person, await self._lowest(people.c.person_id))

    async def _erase_server(self) -> None:
        server = self.chance.choice((7, 8))
        await self.database.write(server_rows.erase_guild, server, self.now)
        gone = [one.id for one in self.plain.matches if one.info.place.guild_id == server]
        new = -1000
        if gone:
            info = await self.database.read(match_rows.info, gone[0])
            assert info is not None
            assert info.place.guild_id is not None
            new = info.place.guild_id
        self.plain.erase_server(server, new)

    async def _lowest(self, column: Any) -> int:
        def read(connection: Connection) -> int:
            return int(connection.execute(select(func.min(column))).scalar_one())

        return await self.database.read(read)

    async def compare(self) -> None:
        """Check that all stored counts equal the plain ones."""
        stored = await self.database.read(all_sums)
        plain = self.plain
        assert stored["ratings"] == plain.all_ratings()
        assert stored["standings"] == plain.all_lines()
        assert stored["tallies"] == plain.all_tallies()
        assert stored["computer_records"] == plain.computer_records()
        assert stored["achievement_counters"] == plain.counters()
        assert stored["achievements"] == plain.earned
        for person in self.crowd[:4]:
            for other in self.crowd[:4]:
                for scope in (7, ALL):
                    seen = await self.database.read(
                        profile_rows.profile, scope, person.id, other.id
                    )
                    against = seen.against_reader
                    expected = (0, 0, 0)
                    if person != other:
                        expected = plain.against(scope, person.id, other.id)
                    assert (against.won, against.lost, against.drawn) == expected


def all_sums(connection: Connection) -> dict[str, Any]:
    """Return all stored counts in the format of the plain counts."""

    def rows(table: Any) -> Sequence[Any]:
        return connection.execute(select(table)).all()

    return {
        "ratings": {
            (one.guild_id, one.person_id): (
                *(round(one.mu, 6), round(one.sigma, 6)),
                *(one.matches, one.opponents, one.independent),
            )
            for one in rows(ratings)
        },
        "standings": {
            (one.guild_id, one.period, one.person_id): (
                *(one.played, one.won, one.drawn, one.points, one.best_round),
                *(one.best_match_id, one.best_number, one.rating, one.ranked),
            )
            for one in rows(standings)
        },
        "tallies": {
            (one.guild_id, one.person_id): (one.counts, one.streak, one.best_streak, one.curve)
            for one in rows(tallies)
        },
        "computer_records": {
            (one.guild_id, one.person_id): (one.won, one.lost, one.drawn)
            for one in rows(computer_records)
        },
        "achievement_counters": {
            one.person_id: (one.streak, one.yaku) for one in rows(achievement_counters)
        },
        "achievements": {
            (one.person_id, one.achievement): (one.match_id, one.earned_at.astimezone(UTC))
            for one in rows(achievements)
        },
    }


@pytest.mark.parametrize(
    ("kind", "seed"),
    [(kind, seed) for kind in KINDS for seed in range(4 if kind == "sqlite" else 1)],
)
async def test_what_counts_is_what_the_plain_count_says(
    kind: str, seed: int, tmp_path: Path
) -> None:
    url = await url_of(kind, tmp_path)
    database = Database(url, STORED_FEATURES)
    evening = Evening(database, seed)
    for number in range(1, 61):
        await evening.happens()
        if number % 20 == 0:
            await evening.compare()
    await database.close()
    assert (await audit(url, STORED_FEATURES)).findings == ()
