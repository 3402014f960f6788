"""A second implementation of the counts: from the logs, with lists and loops, event by event.

Almost everything is computed from the list of all matches on request. Only values that depend on
the order of events are stored as they happen: ratings, and their consequences.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import cache, cached_property
from math import exp, sqrt
from typing import Any, Final

from bot.koikoi.actions import parse_action
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import PRESETS, Rules
from bot.koikoi.state import RoundResult
from bot.matches.models.change_set import Log
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person, Player

ALL: Final = 0
"""The scope of all servers together."""
ENDS: Final = {"rounds", "target", "bust"}
BROKEN: Final = {"resign", "timeout", "abort"}
AROUND: Final = (
    *("rounds", "target", "first_dealer", "next_dealer", "draw_dealer", "tie", "bank", "zero_sum"),
)


@dataclass(frozen=True)
class Played:
    """A finished match, from its row and its log."""

    info: MatchInfo
    results: tuple[RoundResult, ...]

    @cached_property
    def id(self) -> int:
        return self.info.id

    @property
    def at(self) -> datetime:
        assert self.info.ended_at is not None
        return self.info.ended_at

    @cached_property
    def people(self) -> tuple[int, ...]:
        """Their ids, by seat."""
        seats = self.info.seats or ()
        return tuple(one.id for one in seats if isinstance(one, Person))

    @cached_property
    def week(self) -> str:
        day = self.at.astimezone(UTC).date()
        return (day - timedelta(days=day.weekday())).isoformat()

    @cached_property
    def finished(self) -> bool:
        """Whether a round was played to its end."""
        return any(one.reason.value not in BROKEN for one in self.results)

    @cached_property
    def may_count(self) -> bool:
        if len(self.people) < 2 or not self.info.rated or self.info.reason not in ENDS | BROKEN:
            return False
        if self.info.reason == "abort" or not self.results:
            return False
        return self.finished or all(hand.bit_count() < 8 for hand in self.results[-1].hands)

    def seat(self, person: int) -> int:
        return self.people.index(person)

    def other(self, person: int) -> int:
        return self.people[1 - self.seat(person)]

    def won(self, person: int) -> bool:
        return self.info.winner == self.seat(person)

    def gains(self, person: int) -> list[int]:
        return [max(0, one.deltas[self.seat(person)]) for one in self.results]


def played(log: Log) -> Played:
    match = new_match(log.info.terms.rules)
    for line in log.actions:
        match = apply(match, parse_action(line.text)).match
    return Played(log.info, match.results)


def won_against(mine: list[float], theirs: list[float], score: float) -> list[float]:
    """Return a Plackett-Luce rating after a match; `score`: 1 won, 0.5 drawn, 0 lost."""
    beta, tau, kappa = 25 / 6, 25 / 300, 0.0001
    variance, other = mine[1] ** 2 + tau**2, theirs[1] ** 2 + tau**2
    c = sqrt(variance + other + 2 * beta**2)
    chance = exp(mine[0] / c) / (exp(mine[0] / c) + exp(theirs[0] / c))
    lost = variance / c**2 * sqrt(variance) / c * chance * (1 - chance)
    return [
        mine[0] + variance / c * (score - chance),
        sqrt(variance) * sqrt(max(1 - lost, kappa)),
    ]


NEW: Final = (25.0, 25.0 / 3)


def shown(mu: float) -> int:
    return round(1500 + 24 * (mu - 25))


@cache
def is_published(rules: Rules) -> bool:
    preset = PRESETS[rules.preset]
    return replace(preset, rounds=rules.rounds, target=rules.target) == rules


@cache
def key_of(rules: Rules) -> str:
    """Return the preset, or an empty string if a server changed the rules of rounds."""
    preset = PRESETS[rules.preset]
    same = replace(preset, **{name: getattr(rules, name) for name in AROUND})
    return rules.preset if same == rules else ""


Key = tuple[int, int]
"""A server's id, or `ALL`, and a person's id."""


@dataclass
class PlainCounts:
    """All events so far, and the counts that follow from them."""

    matches: list[Played] = field(default_factory=list)
    voided: dict[int, str] = field(default_factory=dict)
    """Void matches, with their reach: `server`, `gain` or `all`."""
    starts: list[tuple[int, int, datetime, bool]] = field(default_factory=list)
    """Seasons begun by admins: number, server, time, and whether the calendar is used again."""
    ratings: dict[Key, list[float]] = field(default_factory=dict)
    points: dict[tuple[int, int, int], int] = field(default_factory=dict)
    """Rating changes by match, server and person."""
    curves: defaultdict[Key, list[list[int]]] = field(default_factory=lambda: defaultdict(list))
    """Matches with the ratings after them."""
    independent: dict[tuple[int, int], bool] = field(default_factory=dict)
    """Whether the other person had played somebody else before: by match and person."""
    marks: dict[tuple[int, str, int], list[Any]] = field(default_factory=dict)
    """The rating of a line and whether it is ranked: by server, period and person."""
    earned: dict[tuple[int, str], tuple[int, datetime]] = field(default_factory=dict)
    gone: set[int] = field(default_factory=set)
    """Erased people."""
    now: datetime = datetime(2026, 1, 1, tzinfo=UTC)

    # ── what happens ──

    def end(self, match: Played) -> None:
        self.matches.append(match)
        scopes = sorted({ALL, match.info.place.guild_id or ALL})
        before = {
            (scope, person): list(self.ratings.get((scope, person), NEW))
            for scope in scopes
            for person in match.people
        }
        for person in match.people if match.may_count else ():
            earlier = self._meetings(ALL, match.other(person))
            others = {one.other(match.other(person)) for one in earlier if one.id != match.id}
            self.independent[match.id, person] = bool(others - {person})
        for scope in scopes if match.may_count else ():
            for person in self._counts_for(match, scope):
                self._rate(match, scope, person, before)
        for person in match.people:
            for name in self._earned_by(match, person, before):
                self.earned.setdefault((person, name), (match.id, match.at))

    def _rate(self, match: Played, scope: int, person: int, before: dict[Key, list[float]]) -> None:
        key, other = (scope, person), (scope, match.other(person))
        score = 0.5 if match.info.winner is None else float(match.won(person))
        after = won_against(before[key], before[other], score)
        share = 1 if self._was_settled(match, match.other(person), scope) else 0.25
        self.ratings[key] = [
            one + share * (two - one) for one, two in zip(before[key], after, strict=True)
        ]
        now = shown(self.ratings[key][0])
        self.points[match.id, scope, person] = now - shown(before[key][0])
        self.curves[key].append([match.id, now])
        for period in self._periods(match, scope):
            line = self._in_period(scope, person, period)
            enough = period[0] not in "qs" or len(line) >= 5
            self.marks[scope, period, person] = [now, self._is_settled(scope, person) and enough]

    def void(self, match_id: int) -> str | None:
        """Make a match void; return how far it reaches, or None if it didn't count."""
        match = self._match(match_id)
        if not match.may_count or match_id in self.voided:
            return None
        reach = "gain" if self._is_within_limits(match) else "server"
        self._void(match, reach)
        return reach

    def confirm(self, match_id: int) -> bool:
        """Let the host confirm a void; return whether it waited for that."""
        if self.voided.get(match_id, "all") == "all":
            return False
        self._void(self._match(match_id), "all")
        return True

    def _match(self, match_id: int) -> Played:
        return next(one for one in self.matches if one.id == match_id)

    def _is_within_limits(self, match: Played) -> bool:
        """Return whether few matches were made void of late: here, of a winner, of the two."""
        since = self.now - timedelta(days=90)
        taking = [
            one
            for one in self.matches
            if self.voided.get(one.id, "server") != "server" and one.at >= since
        ]
        server = match.info.place.guild_id
        if match.at < since or sum(one.info.place.guild_id == server for one in taking) >= 20:
            return False
        for person in match.people:
            if self._lost(match, person):
                continue
            others = [
                one.other(person)
                for one in taking
                if person in one.people and not self._lost(one, person)
            ]
            if len(others) >= 5 or others.count(match.other(person)) >= 3:
                return False
        return True

    def _lost(self, match: Played, person: int) -> bool:
        """Return whether somebody lost by a match for all servers."""
        if match.info.winner is None:
            return self.points.get((match.id, ALL, person), 0) < 0
        return not match.won(person)

    def _is_taken(self, match: Played, scope: int, person: int) -> bool:
        """Return whether a void has taken a match from somebody."""
        reach = self.voided.get(match.id)
        if reach is None or (scope == ALL and reach == "server"):
            return False
        return scope != ALL or reach == "all" or not self._lost(match, person)

    def _void(self, match: Played, reach: str) -> None:
        scopes = sorted({ALL, max(ALL, match.info.place.guild_id or ALL)})  # erased ones have none
        counted = [
            (scope, one)
            for scope in scopes
            for one in self._counts_for(match, scope)
            if not self._is_taken(match, scope, one)
        ]
        since = {
            key: {
                period
                for one in self._counting(*key)
                if self.matches.index(one) >= self.matches.index(match)
                for period in self._periods(one, key[0])
            }
            for key in counted
        }
        self.voided[match.id] = reach
        for scope, person in counted:
            key, points = (scope, person), self.points[match.id, scope, person]
            taken = self._is_taken(match, scope, person)
            if not taken:
                points = 0
            elif not self._counting(scope, person):
                self.ratings.pop(key, None)
                self.curves.pop(key, None)
            else:
                self.ratings[key][0] -= points / 24
                ids = [one for one, _ in self.curves[key]]
                for entry in self.curves[key][ids.index(match.id) :]:
                    entry[1] -= points
                self.curves[key] = [one for one in self.curves[key] if one[0] != match.id]
            for period in since[key]:
                mark = self.marks[scope, period, person]
                left = len(self._in_period(scope, person, period))
                enough = period[0] not in "qs" or left >= 5
                mark[0] -= points
                mark[1] = mark[1] and enough and self._is_settled(scope, person)
                if not left:
                    del self.marks[scope, period, person]

    def erase_person(self, old: int, new: int) -> None:
        self.gone.add(new)

        def renamed(one: Player) -> Player:
            return replace(one, id=new) if isinstance(one, Person) and one.id == old else one

        for place, match in enumerate(self.matches):
            assert match.info.seats is not None
            first, second = match.info.seats
            seats = (renamed(first), renamed(second))
            self.matches[place] = replace(match, info=replace(match.info, seats=seats))
        sums: list[dict[Any, Any]] = [
            *(self.ratings, self.points, self.curves, self.marks, self.independent)
        ]
        for kept in sums:
            for key in [one for one in kept if one[-1] == old]:
                kept[*key[:-1], new] = kept.pop(key)
        self.earned = {key: value for key, value in self.earned.items() if key[0] != old}

    def erase_server(self, old: int, new: int) -> None:
        def renamed(match: Played) -> Played:
            if match.info.place.guild_id != old:
                return match
            place = replace(match.info.place, guild_id=new)
            return replace(match, info=replace(match.info, place=place))

        self.matches = [renamed(one) for one in self.matches]
        self.starts = [one for one in self.starts if one[1] != old]
        sums: list[dict[Any, Any]] = [self.ratings, self.curves, self.marks]
        for kept in sums:
            for key in [one for one in kept if one[0] == old]:
                del kept[key]

    # ── which matches count ──

    def _in(self, scope: int) -> list[Played]:
        """Return all matches of a server that may count, including void ones."""
        found = [one for one in self.matches if one.may_count]
        return [one for one in found if scope in (ALL, one.info.place.guild_id or ALL)]

    def _counts_for(self, match: Played, scope: int) -> tuple[int, ...]:
        """Return the people for whom a match counts, even if it is void."""
        before = 0
        for one in self._in(scope):
            if one.id == match.id:
                break
            same = set(one.people) == set(match.people) and one.week == match.week
            before += same and (one.finished or not match.finished)
        if before >= 5:
            return ()
        if match.finished:
            return match.people
        return tuple(person for person in match.people if match.info.winner is not None
                     and not match.won(person))  # fmt: skip

    def _counting(self, scope: int, person: int) -> list[Played]:
        """Return the matches that currently count for a person."""
        return [
            one
            for one in self._in(scope)
            if person in one.people
            and not self._is_taken(one, scope, person)
            and person in self._counts_for(one, scope)
        ]

    def opponents(self, scope: int, person: int) -> int:
        return len({one.other(person) for one in self._meetings(scope, person)})

    def _meetings(self, scope: int, person: int) -> list[Played]:
        """Return the matches by which somebody knows an opponent: none that is void there."""
        void = ("gain", "all") if scope == ALL else ("server", "gain", "all")
        return [
            one
            for one in self._counting(scope, person)
            if one.finished and self.voided.get(one.id) not in void
        ]

    def independent_opponents(self, scope: int, person: int) -> set[int]:
        return {
            one.other(person)
            for one in self._meetings(scope, person)
            if self.independent[one.id, person]
        }

    def _is_settled(self, scope: int, person: int) -> bool:
        opponents = self.independent_opponents(scope, person)
        return len(self._counting(scope, person)) >= 10 and len(opponents) >= 3

    # ── periods ──

    def _periods(self, match: Played, scope: int) -> list[str]:
        at = match.at.astimezone(UTC)
        quarter = f"q{at.year}-{(at.month - 1) // 3 + 1}"
        if scope == ALL:
            return ["all", quarter]
        season = quarter
        for number, server, began, by_quarter in self.starts:
            if server == scope and began <= match.at:
                same = (began.year, (began.month - 1) // 3) == (at.year, (at.month - 1) // 3)
                season = f"s{number}" if same or not by_quarter else quarter
        return ["all", season, f"w{match.week}"]

    def _in_period(self, scope: int, person: int, period: str) -> list[Played]:
        found = self._counting(scope, person)
        return [one for one in found if period in self._periods(one, scope)]

    # ── what it all comes to ──

    def _keys(self) -> Iterator[Key]:
        for scope in {ALL, *(one.info.place.guild_id or ALL for one in self.matches)}:
            for person in {person for one in self.matches for person in one.people}:
                if scope >= ALL:
                    yield scope, person

    def all_ratings(self) -> dict[Key, tuple[float, float, int, int, int]]:
        return {
            key: (
                round(self.ratings[key][0], 6),
                round(self.ratings[key][1], 6),
                len(self._counting(*key)),
                self.opponents(*key),
                len(self.independent_opponents(*key)),
            )
            for key in self._keys()
            if key[1] not in self.gone and self._counting(*key)
        }

    def all_lines(self) -> dict[tuple[int, str, int], tuple[Any, ...]]:
        found = {}
        for scope, person in self._keys():
            counting = self._counting(scope, person)
            for period in {one for match in counting for one in self._periods(match, scope)}:
                if person in self.gone and period[0] not in "qs":
                    continue
                matches = self._in_period(scope, person, period)
                gains = [
                    (points, -place, number, match.id)
                    for place, match in enumerate(matches)
                    for number, points in reversed(
                        [*enumerate(match.gains(person), start=match.results[0].number)]
                    )
                    if points
                ]
                best = max(
                    gains, key=lambda one: (one[0], one[1], -one[2]), default=(0, 0, None, None)
                )
                found[scope, period, person] = (
                    len(matches),
                    sum(one.won(person) for one in matches),
                    sum(one.info.winner is None for one in matches),
                    sum(sum(one.gains(person)) for one in matches),
                    best[0],
                    best[3],
                    best[2],
                    *self.marks[scope, period, person],
                )
        return found

    def all_tallies(self) -> dict[Key, tuple[Any, ...]]:
        found = {}
        for key in self._keys():
            matches = self._counting(*key)
            if key[1] in self.gone or not matches:
                continue
            streak = best = 0
            for one in matches:
                streak = streak + 1 if one.won(key[1]) else 0
                best = max(best, streak)
            curve = [rating for _, rating in self.curves[key]][-60:]
            found[key] = (self.rounds_of(matches, key[1]), streak, best, curve)
        return found

    def rounds_of(self, matches: Iterable[Played], person: int) -> dict[str, Any]:
        """Return a person's sums over all rounds that were played to their end."""
        sums: Counter[str] = Counter()
        yaku: dict[str, list[Any]] = {}
        for match in matches:
            seat = match.seat(person)
            for one in match.results:
                if one.reason.value in BROKEN:
                    continue
                won, called = one.winner == seat, one.calls[seat] > 0
                sums["won"] += won
                sums["points"] += one.points if won else 0
                sums["chances"] += called or (won and one.reason.value == "stop")
                sums["called"] += called
                sums["paid"] += called and won
                sums["punished"] += called and one.winner == 1 - seat
                rounds = yaku.setdefault(key_of(match.info.terms.rules), [0, {}])
                rounds[0] += 1
                for scored in one.yaku if won else ():
                    name = scored.yaku.value
                    rounds[1][name] = rounds[1].get(name, 0) + 1
        names = ("won", "points", "chances", "called", "paid", "punished")
        return {**{name: sums[name] for name in names}, "yaku": yaku}

    def against(self, scope: int, person: int, other: int) -> tuple[int, int, int]:
        """Return how often a person won, lost and drew against another."""
        matches = [one for one in self._meetings(scope, person) if one.other(person) == other]
        won = sum(one.won(person) for one in matches)
        drawn = sum(one.info.winner is None for one in matches)
        return won, len(matches) - won - drawn, drawn

    def computer_records(self) -> dict[Key, tuple[int, int, int]]:
        found: defaultdict[Key, list[int]] = defaultdict(lambda: [0, 0, 0])
        for match in self.matches:
            if len(match.people) == 1 and match.info.reason not in ("abort", None):
                person = match.people[0]
                seat = next(
                    place
                    for place, one in enumerate(match.info.seats or ())
                    if isinstance(one, Person)
                )
                winner = match.info.winner
                place = 2 if winner is None else 0 if winner == seat else 1
                for scope in {ALL, match.info.place.guild_id or ALL}:
                    if scope >= ALL and person not in self.gone:
                        found[scope, person][place] += 1
        return {key: (one[0], one[1], one[2]) for key, one in found.items()}

    # ── achievements ──

    def feats(self, match: Played, person: int) -> set[str]:
        """Return a person's feats in a match between two people."""
        found = set[str]()
        if not is_published(match.info.terms.rules):
            return found
        seat, behind, most = match.seat(person), 0, 0
        for one in match.results:
            behind += max(0, one.deltas[1 - seat]) - max(0, one.deltas[seat])
            most = max(most, behind)
            if one.winner == seat:
                names = {scored.yaku.value for scored in one.yaku}
                found |= {f"made {name}" for name in names if name != "month"}
                found |= {"goko"} & names
                for name, done in (
                    ("fourfold", one.factor >= 4),
                    ("twenty", one.points >= 20),
                    ("three_calls", one.calls[seat] >= 3),
                    ("turned", one.calls[1 - seat] >= 2),
                ):
                    found |= {name} if done else set()
        if match.info.reason in ENDS and match.won(person) and most >= 20:
            found.add("comeback")
        return found

    def counters(self) -> dict[int, tuple[int, list[str]]]:
        """Return, by person, the current winning streak and the yaku of their won rounds."""
        people = {person for one in self._in(ALL) for person in one.people} - self.gone
        return {person: self._counters(person) for person in people}

    def _counters(self, person: int) -> tuple[int, list[str]]:
        streak, yaku = 0, set[str]()
        for match in self._in(ALL):
            if person not in match.people or self._is_taken(match, ALL, person):
                continue
            feats = self.feats(match, person)
            yaku |= {one.removeprefix("made ") for one in feats if one.startswith("made ")}
            if person in self._counts_for(match, ALL):
                to_its_end = match.info.reason in ENDS
                streak = streak + to_its_end if match.won(person) else 0
        return streak, sorted(yaku)

    def _earned_by(
        self, match: Played, person: int, before: dict[Key, list[float]]
    ) -> Iterator[str]:
        """Yield the achievements that a person earns by a match, including repeated ones."""
        seat = (match.info.seats or ()).index(
            next(
                one
                for one in match.info.seats or ()
                if isinstance(one, Person) and one.id == person
            )
        )
        won_it = match.info.winner == seat and match.info.reason in ENDS
        if match.info.reason in ENDS | {"resign", "timeout"}:
            for one in match.results:
                if one.winner == seat and one.reason.value not in BROKEN:
                    if one.yaku:
                        yield "first_yaku"
                    if one.calls[seat]:
                        yield "first_koi"
            if won_it:
                yield "first_win"
        if not match.may_count:
            return
        yield from self.feats(match, person) - {
            one for one in self.feats(match, person) if one.startswith("made ")
        }
        streak, yaku = self._counters(person)
        matches, opponents = len(self._counting(ALL, person)), self.opponents(ALL, person)
        yield from (["every_yaku"] if len(yaku) >= 13 else [])
        yield from (["streak"] if streak >= 5 else [])
        yield from (["opponents"] if opponents >= 10 else [])
        yield from (["matches"] if matches >= 100 else [])
        mine, theirs = (ALL, person), (ALL, match.other(person))
        lead = shown(before[theirs][0]) - shown(before[mine][0])
        if won_it and lead >= 200 and person in self._counts_for(match, ALL):
            others = {one: self._was_settled(match, one) for one in match.people}
            if all(others.values()):
                yield "upset"

    def _was_settled(self, match: Played, person: int, scope: int = ALL) -> bool:
        """Return whether somebody's rating was no longer provisional before a match."""
        earlier = [one for one in self._counting(scope, person) if one.id != match.id]
        others = {
            one.other(person)
            for one in self._meetings(scope, person)
            if one.id != match.id and self.independent[one.id, person]
        }
        return len(earlier) >= 10 and len(others) >= 3
