"""Generates a large host: people on servers who have played for two years. It is deterministic.

Every match is sound: `koikoi db check` finds nothing once the matches are counted. To save time
and space, only one match in twenty, and each of the busiest person's, was played to its end; in the
others somebody resigned after a lucky hand had ended the first round.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.koikoi.rules import make_rules
from bot.matches.models.marks import MarkKind, mark_of
from bot.storage.daily_rows import DAILY
from tests.tools.growth.loading import Loader
from tests.tools.growth.samples import SEATS, Sample, just_dealt, lucky, played_out, resigned

BEGAN: Final = datetime(2024, 1, 1)  # noqa: DTZ001 - UTC, as the tables hold it
YEARS: Final = timedelta(days=730)
NOW: Final = (BEGAN + YEARS).replace(tzinfo=UTC)
LARGE_DAY: Final = (BEGAN + YEARS / 2).date()
"""The day on which half of all daily deals are played."""
BUSIEST: Final = 10**17
"""The busiest person's id; the other ids follow. One match in a hundred is theirs."""
LARGEST: Final = 2 * 10**17
"""The largest server's id; the other ids follow."""
RULES: Final = make_rules("wikipedia-2020", {"rounds": "3"})
AT_ONCE: Final = 20_000
"""How many matches are generated in one batch."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the host. One match in a hundred is running, one in twenty is a daily deal."""

    matches: int
    people: int
    servers: int

    @classmethod
    def of(cls, matches: int) -> "Size":
        """Return the size of a host with this many matches: 50,000 people for a million."""
        return cls(matches, max(50, matches // 20), max(5, matches // 500))


@dataclass(frozen=True, slots=True)
class _Kind:
    sample: Sample
    open: bool = False
    day: Any = None
    level: str | None = None


@dataclass(slots=True)
class _Rows:
    """The rows of some matches by table."""

    matches: list[tuple[Any, ...]] = field(default_factory=list)
    seats: list[tuple[Any, ...]] = field(default_factory=list)
    actions: list[tuple[Any, ...]] = field(default_factory=list)
    deals: list[tuple[Any, ...]] = field(default_factory=list)
    rounds: list[tuple[Any, ...]] = field(default_factory=list)
    daily_scores: list[tuple[Any, ...]] = field(default_factory=list)
    posted_messages: list[tuple[Any, ...]] = field(default_factory=list)


SECRET: Final = "5a" * 32
"""The secret of the host: marks of erased accounts are computed with it."""
FORMER_OPPONENTS: Final = 20
"""One of this many people was an opponent of the busiest person before an erasure."""


COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "people": ("person_id", "name", "challenges", "hand", "nudges", "coach_done"),
    "secrets": ("name", "value"),
    "marks": ("mark", "kind", "other_id", "at", "until", "times"),
    "matches": (
        "id", "revision", "status", "guild_id", "channel_id", "challenger_id", "opponent_id",
        "opponent_level", "preset", "options", "rules_version", "pace", "turn_seconds", "seq",
        "to_act", "score_0", "score_1", "number", "created_at", "started_at", "ended_at", "due",
        "deadline", "turn_since", "ready_0", "ready_1", "rated", "winner", "reason", "day",
    ),
    "seats": ("match_id", "seat", "person_id", "level"),
    "actions": ("match_id", "seq", "action", "at", "person_id"),
    "deals": ("match_id", "seq", "number", "commitment", "nonce"),
    "rounds": ("match_id", "number", "oya", "winner", "reason", "base", "points", "yaku"),
    "daily_scores": ("day", "person_id", "match_id", "guild_id", "points", "conceded", "calls"),
    "posted_messages": (
        "message_id", "channel_id", "match_id", "kind", "person_id", "shown", "sent_at", "settled",
    ),
}  # fmt: skip


class Host:
    """Generates the rows of a host."""

    def __init__(self, size: Size, loader: Loader, seed: int = 1, *, busy: int = 100) -> None:
        """`busy`: the number of matches among which one is the busiest person's."""
        self.size = size
        self._busy = busy
        self._loader = loader
        self._rng = random.Random(seed)
        self._dealt = [just_dealt(RULES, self._rng) for _ in range(20)]
        won = [lucky(RULES, self._rng) for _ in range(20)]
        self._short = [resigned(one, seat) for one in won for seat in SEATS]
        self._long = [played_out(RULES, self._rng) for _ in range(40)]
        self._options = json.dumps(RULES.options())
        self._members = self._settle()
        self._dailies = 0

    def _settle(self) -> list[list[int]]:
        """Assign people to servers: a fifth of them to the largest, few to most."""
        size, rng = self.size, self._rng
        members: list[list[int]] = [[] for _ in range(size.servers)]
        for person in range(size.people):
            members[0 if person % 5 == 0 else int(size.servers * rng.random() ** 2)].append(person)
        for place, some in enumerate(members):
            while len(some) < 2:
                some.append((place * 7 + len(some)) % size.people)
        return members

    async def make(self) -> None:
        """Write all rows."""
        names = ((BUSIEST + one, f"Person {one}") for one in range(self.size.people))
        usual = (True, "dm", "usual", True)
        await self._add("people", ((*one, *usual) for one in names))
        await self._add("secrets", [(DAILY, SECRET)])
        await self._add("marks", self._marks())
        for first in range(0, self.size.matches, AT_ONCE):
            rows = _Rows()
            for number in range(first, min(first + AT_ONCE, self.size.matches)):
                self._match(number, rows)
            for table in _Rows.__slots__:
                await self._add(table, getattr(rows, table))

    def _marks(self) -> Iterator[tuple[Any, ...]]:
        """Yield what erased accounts left: opponents of two people each, and of the busiest."""
        at, people = self._loader.moment(BEGAN), self.size.people
        for one in range(1, people):
            mark = mark_of(SECRET, BUSIEST + one)
            others = {BUSIEST + (one + step) % people for step in (1, 2)}
            if one % FORMER_OPPONENTS == 0:
                others.add(BUSIEST)
            for other in sorted(others):
                yield mark, MarkKind.OPPONENT.value, other, at, None, 1
            if one % (10 * FORMER_OPPONENTS) == 0:
                yield mark, MarkKind.BLOCK.value, BUSIEST, at, None, 1

    async def _add(self, table: str, rows: Iterator[tuple[Any, ...]] | Sequence[Any]) -> None:
        await self._loader.add(table, COLUMNS[table], rows)

    def _match(self, number: int, rows: _Rows) -> None:
        """Add the rows of one match: its number decides the kind; both people share a server."""
        rng, busy = self._rng, number % self._busy == self._busy // 2
        server = int(self.size.servers * rng.random() ** 3)
        if number % 100 == 99:  # running matches, the same number on each server
            server = number // 100 % self.size.servers
        first, second = rng.sample(self._members[server], 2)
        if busy and first and second:
            first = 0
        kind = self._kind(number, busy=busy)
        if kind.day is not None:
            first = self._daily_person()
        elif busy and rng.random() < 0.5:
            first, second = second, first
        people: list[int | None] = [BUSIEST + first, BUSIEST + second]
        if kind.level is not None:
            people[1] = None
        self._write(number + 1, LARGEST + server, people, kind, rows)

    def _kind(self, number: int, *, busy: bool) -> _Kind:
        rng = self._rng
        if number % 20 == 7:
            return _Kind(rng.choice(self._long), day=self._daily_day(), level="expert")
        if number % 100 == 99 or (busy and number > self.size.matches - 1000):
            return _Kind(rng.choice(self._dealt), open=True)
        sample = rng.choice(self._long if busy or number % 20 == 0 else self._short)
        return _Kind(sample, level="player" if not busy and number % 10 == 3 else None)

    def _daily_day(self) -> Any:
        """Return the day of the next deal: half of all people on the large day, then 40 per day."""
        rest = self._dailies - self.size.people // 2
        if rest < 0:
            return self._loader.day(LARGE_DAY)
        return self._loader.day((BEGAN + timedelta(days=rest // 40)).date())

    def _daily_person(self) -> int:
        """Return the player of the next daily deal; nobody plays twice a day."""
        person = self._dailies % self.size.people
        self._dailies += 1
        return person

    def _write(
        self, match_id: int, guild_id: int, people: list[int | None], kind: _Kind, rows: _Rows
    ) -> None:
        sample, match = kind.sample, kind.sample.match
        began = BEGAN + YEARS * (match_id / (self.size.matches + 1))
        at = self._loader.moment(began)
        end = None if kind.open else self._loader.moment(began + timedelta(minutes=20))
        due = self._loader.moment(began + timedelta(days=3000)) if kind.open else None
        outcome = match.outcome
        channel_id, revision = guild_id + 10**16, len(sample.lines)
        rated = kind.level is None
        rows.matches.append((
            match_id, revision, "playing" if kind.open else "finished", guild_id, channel_id,
            people[0], people[1], kind.level, RULES.preset, self._options, 1, "live", 180,
            match.seq, match.to_act, *match.scores, match.number, at, at, end,
            "turn" if kind.open else None, due, at, False, False, rated,
            None if outcome is None else outcome.winner,
            None if outcome is None else outcome.reason.value, kind.day,
        ))  # fmt: skip
        for seat in SEATS:
            rows.seats.append((match_id, seat, people[seat], None if people[seat] else kind.level))
        rows.actions.extend(
            (match_id, seq, text, at, None if seat is None else people[seat])
            for seq, (text, seat) in enumerate(sample.lines)
        )
        rows.deals.extend(
            (match_id, one.seq, one.number, one.commitment, one.nonce) for one in sample.deals
        )
        rows.rounds.extend(
            (match_id, one.number, one.oya, one.winner, one.reason, one.base, one.points,
             json.dumps(one.yaku))
            for one in sample.rounds
        )  # fmt: skip
        for kind_of_message, person_id in (("table", None), ("hand", people[0])):
            message_id = 10**18 + 2 * match_id + (person_id is not None)
            rows.posted_messages.append(
                (message_id, channel_id, match_id, kind_of_message, person_id, revision, at,
                 not kind.open)
            )  # fmt: skip
        if kind.day is not None:
            points, conceded = match.scores
            rows.daily_scores.append(
                (kind.day, people[0], match_id, guild_id, points, conceded, sample.calls[0])
            )
