"""Tournaments at their limits: each case next to the nearest one with another outcome."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import pytest

from bot.koikoi.state import MatchEnd
from bot.matches.errors import Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, TimeControl
from bot.moderation.service import Moderation, Ranked
from bot.playground.objects.permissions import Permission
from bot.storage.engine import Database
from bot.tournaments import elimination, swiss
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    BEGIN,
    LIVE_ROUND,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MOST_ROUND_ROBIN,
    Cause,
    Entrant,
    Format,
    Obstacle,
    Pairing,
    Plan,
    Prize,
    Result,
    Stage,
    Tournament,
)
from bot.tournaments.no_shows import seen_in, without_absent
from bot.tournaments.rounds import seeds
from bot.tournaments.service import Tournaments
from bot.tournaments.standings import Ending, annulled, ending_of, standings_of, winners_of
from bot.tournaments.start_times import LATEST, SOONEST, check_moment, read_moments, written
from tests.bot.harness import BotHarness
from tests.matches.world import HERE, World, daily, live
from tests.refused import refuses
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_pairing import AT, begun, tournament
from tests.tournaments.test_played import looked, newest, opened, signed_up, won_by_first
from tests.tournaments.test_rules import left, whole_round, won_by
from tests.tournaments.test_service import ADMIN, PEOPLE, all_here, closed, lost_by, made
from tests.tournaments.test_states import by_the_day, called, having, of_match

FIRST, SECOND, DRAW, NEITHER = Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER
A_SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)

# ── the sign-up ─────────────────────────────────────────────────────────────────────────────────


def open_for(span: timedelta, players: int = 4, **what: Any) -> Tournament:
    """A sign-up that was opened this long before it closes, at `AT`."""
    return replace(tournament(Format.SINGLE, players), created_at=AT - span, **what)


@pytest.mark.parametrize(
    ("span", "at"),
    [
        (3 * HOUR - A_SECOND, None),
        (3 * HOUR, None),
        (3 * HOUR + A_SECOND, AT - 30 * MINUTE),
    ],
)
def test_of_which_sign_up_people_are_reminded(span: timedelta, at: datetime | None) -> None:
    """A sign-up of up to three hours needs no reminder."""
    found = open_for(span)
    assert changes.reminder_at(found) == at
    assert changes.next_due(found) == (at or AT)
    reminded = replace(found, reminded=BEGIN)
    assert (changes.reminder_at(reminded), changes.next_due(reminded)) == (None, AT)
    moved = changes.begin_at(reminded, AT + HOUR, at=AT - span)
    again = AT + 30 * MINUTE if span + HOUR > changes.LONG_SIGN_UP else None
    assert changes.reminder_at(moved) == again, "of the new hour they are reminded"


@pytest.mark.parametrize("span", [3 * HOUR - A_SECOND, 3 * HOUR, 3 * HOUR + A_SECOND])
@pytest.mark.parametrize("players", [MIN_PLAYERS - 1, MIN_PLAYERS])
def test_a_sign_up_closes_at_its_hour_and_not_a_second_before(
    span: timedelta, players: int
) -> None:
    found, late = open_for(span, players), Person(99, "x")
    before = AT - A_SECOND
    assert changes.go_on(found, {}, {}, at=before) == found
    assert len(changes.join(found, late, at=before).entrants) == players + 1
    after = changes.go_on(found, {}, {}, at=AT)
    assert after.stage is (Stage.RUNNING if players == MIN_PLAYERS else Stage.CANCELLED)
    waits: tuple[Callable[..., Tournament], ...] = (
        partial(changes.join, found, late),
        partial(changes.limit, found, 8),
        partial(changes.begin_at, found, AT + HOUR),
    )
    for change in waits:
        with refuses(Refusal.SIGN_UP_CLOSED):
            change(at=AT)
        change(at=before)


def test_a_sign_up_whose_message_can_not_be_shown_stays_open() -> None:
    """Nothing begins at its hour; and people have some time once they see it again."""
    found = changes.held(open_for(HOUR), Obstacle.CLOSED, at=AT - MINUTE)
    assert changes.go_on(found, {}, {}, at=AT + HOUR) == found
    assert len(changes.join(found, Person(99, "x"), at=AT + HOUR).entrants) == 5
    late = changes.delivered(found, at=AT + HOUR)
    assert (late.held_at, late.held_by, late.closes_at) == (None, None, AT + HOUR + 10 * MINUTE)
    soon = changes.delivered(found, at=AT - 10 * MINUTE)
    assert soon.closes_at == AT
    soon = changes.delivered(found, at=AT - 10 * MINUTE + A_SECOND)
    assert soon.closes_at == AT + A_SECOND, "at least ten minutes"
    again = changes.held(found, Obstacle.AWAY, at=AT)
    assert (again.held_at, again.held_by) == (AT - MINUTE, Obstacle.AWAY), "since the first time"


@pytest.mark.parametrize(
    ("played", "most"), [(Format.SINGLE, MAX_PLAYERS), (Format.ROUND_ROBIN, MOST_ROUND_ROBIN)]
)
def test_how_many_may_sign_up(played: Format, most: int) -> None:
    found = replace(tournament(played, 5), most=most)
    before = AT - HOUR
    for refused in (MIN_PLAYERS - 1, most + 1):
        with refuses(Refusal.PLAYER_LIMIT, limit=most, count=MIN_PLAYERS):
            changes.limit(found, refused, at=before)
    for below in (MIN_PLAYERS, 4):
        with refuses(Refusal.BELOW_SIGNED_UP, count=5):
            changes.limit(found, below, at=before)
    few = replace(found, entrants=found.entrants[:2])
    assert changes.limit(few, MIN_PLAYERS, at=before).most == MIN_PLAYERS
    assert changes.limit(found, most, at=before).most == most
    full = changes.limit(found, 5, at=before)
    assert changes.join(full, Person(99, "x"), at=before).waits_as(99) == 1
    room = changes.limit(found, 6, at=before)
    assert len(changes.join(room, Person(99, "x"), at=before).entrants) == 6


def test_three_are_enough_to_begin_and_two_are_not() -> None:
    enough = tournament(Format.SWISS, MIN_PLAYERS)
    changes.check_start(enough)
    with refuses(Refusal.TOO_FEW_PLAYERS, limit=MIN_PLAYERS):
        changes.check_start(replace(enough, entrants=enough.entrants[1:]))
    with refuses(Refusal.SIGN_UP_CLOSED):
        changes.check_start(begun(Format.SWISS, MIN_PLAYERS))


@pytest.mark.parametrize(
    ("ahead", "right"),
    [(SOONEST - A_SECOND, False), (SOONEST, True), (LATEST, True), (LATEST + A_SECOND, False)],
)
def test_how_soon_and_how_late_a_tournament_may_begin(ahead: timedelta, *, right: bool) -> None:
    if right:
        check_moment(AT + ahead, AT)
        return
    with refuses(Refusal.MOMENT_RANGE):
        check_moment(AT + ahead, AT)


def test_an_hour_that_is_now_is_meant_for_tomorrow() -> None:
    now = AT.replace(minute=30)
    assert read_moments("09:36", now)[0].at == now + 6 * MINUTE
    assert read_moments("09:30", now)[0].at == now + 24 * HOUR
    assert read_moments("09:29", now)[0].at == now + 24 * HOUR - MINUTE


def test_the_best_rating_is_the_first_seed_then_who_signed_up_first_then_the_older_account() -> (
    None
):
    def entrant(number: int, rating: int | None, minutes: int) -> Entrant:
        return Entrant(Person(number, "x"), AT + minutes * MINUTE, rating)

    entrants = (
        entrant(1, 1400, 0), entrant(2, 1500, 2), entrant(3, 1500, 1), entrant(5, 1500, 1),
        entrant(4, None, 0), entrant(6, 1600, 9),
    )  # fmt: skip
    assert [one.person.id for one in seeds(entrants)] == [6, 3, 5, 2, 1, 4]


# ── byes ────────────────────────────────────────────────────────────────────────────────────────

BYES: Final = {
    # number of players: the seeds with a bye in the first round, from top to bottom
    3: [1], 4: [], 5: [1, 2, 3], 6: [1, 2], 7: [1], 8: [],
    9: [1, 4, 5, 2, 7, 3, 6], 15: [1], 16: [],
    17: [1, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11], 31: [1], 32: [],
}  # fmt: skip


@pytest.mark.parametrize("players", list(BYES))
def test_who_rests_in_the_first_round_of_a_bracket(players: int) -> None:
    """They are the best seeds, where the printed bracket has no opponent for them."""
    for played in (Format.SINGLE, Format.DOUBLE):
        now = begun(played, players).of_round(1)
        byes = [one for one in now if one.second is None]
        assert [one.first for one in byes] == BYES[players]
        assert {(one.result, one.cause) for one in byes} <= {(FIRST, Cause.BYE)}
        assert len(now) == 1 << (players - 1).bit_length() - 1
        table = {one.person_id: one for one in standings_of(begun(played, players))}
        rested = [(line.byes, line.won, line.points) for line in table.values() if line.byes]
        assert rested == [(1, 0, 1.0)] * len(byes), "nobody was beaten"


def test_after_a_round_nobody_won_the_other_one_rests() -> None:
    assert elimination.next_round(4, {1: 7, 2: 8, 3: 9, 4: 10}) == [(1, 7, 8), (2, 9, 10)]
    assert elimination.next_round(4, {1: None, 2: 8, 3: 9}) == [(1, 8, None), (2, 9, None)]
    assert elimination.next_round(4, {1: None, 2: None, 3: 9, 4: 10}) == [(2, 9, 10)]


# ── places ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [4, 8, 16, 32])
def test_whoever_is_out_by_the_same_round_shares_a_place(players: int) -> None:
    """This also holds while it runs: then the remaining players have no rank."""
    ranks = [1, 2, *[3] * 2, *[5] * 4, *[9] * 8, *[17] * 16][:players]
    found = begun(Format.SINGLE, players)
    in_it = players
    while found.stage is Stage.RUNNING:
        table = standings_of(found)
        assert [one.rank for one in table] == [*[None] * in_it, *ranks[in_it:]]
        assert {one.person_id for one in table[:in_it]} == {*range(1, in_it + 1)}
        found, in_it = whole_round(found), in_it // 2
    assert [one.rank for one in standings_of(found)] == ranks


def test_within_a_running_round_all_who_lose_in_it_have_its_place() -> None:
    found = begun(Format.SINGLE, 8)
    for number, (winner, loser) in enumerate(((1, 8), (4, 5), (2, 7), (3, 6)), 1):
        found = won_by(found, winner)
        if found.round == 1:
            ranks = {one.person_id: one.rank for one in standings_of(found)}
            assert ranks[loser] == 5
            assert sum(rank == 5 for rank in ranks.values()) == number
    found = won_by(found, 4)  # the semi-final 1-4: 2-3 is still open
    ranks = {one.person_id: one.rank for one in standings_of(found)}
    assert ranks == {1: 3, 2: None, 3: None, 4: None, 5: 5, 6: 5, 7: 5, 8: 5}


@pytest.mark.parametrize(
    ("rounds", "rank"), [(0, 5), (1, 3), (2, 2)], ids=["quarter", "semi", "final"]
)
def test_whoever_leaves_after_a_win_has_the_place_of_who_loses_next(rounds: int, rank: int) -> None:
    """They lose their next match; before a win they lose the current one."""
    found = begun(Format.SINGLE, 8)
    for _ in range(rounds):
        found = whole_round(found)
    before = left(found, 1)
    assert {one.person_id: one.rank for one in standings_of(before)}[1] == rank
    if rounds < 2:
        after = changes.leave(won_by(found, 1), 1)
        lines = {one.person_id: one for one in standings_of(after)}
        assert (lines[1].rank, lines[1].still_in) == ({5: 3, 3: 2}[rank], False)


def test_a_final_that_was_lost_by_leaving_has_a_winner_and_a_second() -> None:
    found = whole_round(begun(Format.SINGLE, 4))
    after = left(found, 1)
    assert (after.stage, winners_of(after)) == (Stage.FINISHED, (2,))
    assert [(one.person_id, one.rank) for one in standings_of(after)][:2] == [(2, 1), (1, 2)]
    assert ending_of(after) == (Ending.LEFT, (1,))
    both = changes.decide(found, 1, NEITHER, ADMIN, "so")
    both = changes.go_on(both, {}, {}, at=AT)
    assert winners_of(both) == ()
    assert [one.rank for one in standings_of(both)] == [2, 2, 4, 4], "nobody is the first"


@pytest.mark.parametrize(
    ("players", "played", "counts"), [(5, 1, False), (5, 2, True), (4, 1, False), (4, 2, True)]
)
def test_half_of_ones_matches_are_enough_to_count(
    players: int, played: int, *, counts: bool
) -> None:
    """The limit is two of three or four. Matches of the round in which they left count."""
    found = begun(Format.ROUND_ROBIN, players)
    gone = 2
    while sum(one.cause is Cause.MATCH for one in found.pairings if gone in one.people) < played:
        found = won_by(found, gone) if found.pairing_of(gone) else whole_round(found)
        mine = found.pairing_of(gone)
        if mine is not None and mine.result is not None:
            many = sum(one.cause is Cause.MATCH for one in found.pairings if gone in one.people)
            if many < played:
                found = whole_round(found)
    after = changes.leave(found, gone)
    assert (annulled(after) == frozenset()) is counts


def test_the_last_one_who_stays_to_the_end_of_a_table_won_it_in_the_usual_way() -> None:
    """Only a table that ended before its last round has this reason."""
    found = whole_round(whole_round(begun(Format.ROUND_ROBIN, 4)))
    assert (found.round, found.rounds) == (3, 3)
    last = changes.leave(changes.leave(changes.leave(found, 2), 3), 4)
    last = changes.go_on(last, {}, {}, at=AT)
    assert (last.stage, winners_of(last), ending_of(last)) == (Stage.FINISHED, (1,), None)
    early = left(begun(Format.ROUND_ROBIN, 4), 2, 3, 4)
    assert ending_of(early) == (Ending.ALONE, (1,))


# ── a Swiss ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("players", "usual", "most"),
    [(3, 2, 2), (4, 2, 2), (5, 3, 3), (8, 3, 4), (9, 4, 5), (32, 5, 16)],
)
def test_how_many_rounds_a_swiss_has(players: int, usual: int, most: int) -> None:
    assert (swiss.usual_rounds(players), swiss.most_rounds(players)) == (usual, most)
    assert begun(Format.SWISS, players).rounds == min(usual, most)
    assert begun(Format.SWISS, players, most).rounds == most
    assert begun(Format.SWISS, players, most + 1).rounds == most


def paired(
    scores: Sequence[float], met: Sequence[tuple[int, int]] = (), byes: Sequence[int] = ()
) -> set[frozenset[int]]:
    """Return the pairs of people 1, 2 ... with these points; a bye is a set of one."""
    people = [*range(1, len(scores) + 1)]
    before: dict[int, list[int]] = {one: [] for one in people}
    for one, two in met:
        before[one].append(two)
        before[two].append(one)
    pairs = swiss.pairs_of(people, dict(zip(people, scores, strict=True)), before, byes)
    return {frozenset(one for one in pair if one is not None) for pair in pairs}


def sets(*pairs: Sequence[int]) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairs}


def test_whom_a_swiss_rather_lets_meet() -> None:
    assert paired([0, 0, 0, 0]) == sets((1, 3), (2, 4)), "the upper half meets the lower half"
    assert paired([0, 0, 0, 0], [(1, 3)]) == sets((1, 4), (2, 3))
    assert paired([1, 1, 0, 0]) == sets((1, 2), (3, 4)), "as many points before all else"
    assert paired([1, 1, 0, 0], [(1, 2)]) == sets((1, 3), (2, 4)), "but rather than meet again"
    assert paired([2, 1, 1, 0]) == sets((1, 2), (3, 4)), "who goes down meets the best there"
    assert paired([3, 2, 1, 0]) == sets((1, 2), (3, 4))
    assert paired([1] * 7 + [0]) == sets((1, 4), (2, 5), (3, 6), (7, 8)), "the nearest goes down"
    assert paired([1, 1, 1]) == sets((1, 2), (3,)), "the last one rests"
    assert paired([1, 1, 1], byes=[3]) == sets((1, 3), (2,)), "but not twice"


def test_in_a_swiss_two_meetings_again_are_better_than_a_third_of_two_people() -> None:
    """These four have met before, as often as the pairs are listed here."""
    often = [*[(1, 3)] * 2, (1, 2), (3, 4), *[(1, 4)] * 3, *[(2, 3)] * 3]
    assert paired([0, 0, 0, 0], often) == sets((1, 2), (3, 4)), "1 + 1 is less than 4 + 0"
    assert paired([0, 0, 0, 0], [*often, (3, 4)]) == sets((1, 3), (2, 4)), "4 + 0 than 1 + 4"


def test_in_a_swiss_two_small_differences_are_better_than_a_large_one() -> None:
    """1 against 6 would leave four with equal points, whose halves could meet."""
    met = [(1, 2), (1, 3), (1, 4), (3, 6), (4, 6), (5, 6)]
    assert paired([2, 1, 1, 1, 1, 0], met) == sets((1, 5), (2, 6), (3, 4))
    assert paired([2, 1, 1, 1, 1, 0], [*met, (1, 5)]) == sets((1, 6), (2, 4), (3, 5))


# ── who is there ────────────────────────────────────────────────────────────────────────────────

Round = tuple[Result, Cause, tuple[bool, bool]]
THERE, AWAY = (True, True), (False, True)
LOST: Final[Round] = (SECOND, Cause.NO_SHOW, AWAY)
SEEN_LOST: Final[Round] = (SECOND, Cause.MATCH, THERE)
OUT_OF_TIME: Final[Round] = (SECOND, Cause.MATCH, AWAY)
FREE_WIN: Final[Round] = (FIRST, Cause.MATCH, (False, False))
BOTH_LOST: Final[Round] = (NEITHER, Cause.NO_SHOW, (False, False))
DECIDED: Final[Round] = (SECOND, Cause.ADMIN, AWAY)
BYE: Final[Round] = (FIRST, Cause.BYE, (False, False))

ABSENCES: Final[list[tuple[str, tuple[Round, ...], bool]]] = [
    ("misses one", (LOST,), False),
    ("misses two in a row", (LOST, LOST), True),
    ("misses two, was there in between", (LOST, SEEN_LOST, LOST), False),
    ("misses two and comes again", (LOST, LOST, SEEN_LOST), False),
    ("misses two around a bye", (LOST, BYE, LOST), True),
    ("misses two around a decision", (LOST, DECIDED, LOST), True),
    ("misses one, the other was decided", (LOST, DECIDED), False),
    ("misses one and rests twice", (LOST, BYE, BYE), False),
    ("nobody came twice", (BOTH_LOST, BOTH_LOST), True),
    ("lets the time run out once", (OUT_OF_TIME,), False),
    ("lets the time run out twice", (OUT_OF_TIME, OUT_OF_TIME), True),
    ("misses one and lets the time run out", (LOST, OUT_OF_TIME), True),
    ("wins twice without a move", (FREE_WIN, FREE_WIN), False),
    ("wins three times without a move", (FREE_WIN, FREE_WIN, FREE_WIN), True),
    ("wins without a move, misses one", (FREE_WIN, LOST), False),
    ("misses one between two such wins", (FREE_WIN, LOST, FREE_WIN), True),
    ("wins three times, was seen in one", (FREE_WIN, SEEN_LOST, FREE_WIN, FREE_WIN), False),
]


@pytest.mark.parametrize(
    ("rounds", "leaves"), [pytest.param(*one[1:], id=one[0]) for one in ABSENCES]
)
def test_who_is_missing_leaves(rounds: tuple[Round, ...], *, leaves: bool) -> None:
    """Person 1 has these results, one per round; all others are irrelevant."""
    pairings = tuple(
        Pairing(
            number, 1, 1, None if cause is Cause.BYE else 1 + number,
            result=result, cause=cause, here=here,
        )
        for number, (result, cause, here) in enumerate(rounds, 1)
    )  # fmt: skip
    found = replace(begun(Format.SWISS, 20, 9), round=len(rounds), pairings=pairings)
    after = without_absent(found)
    assert after.has_left(1) is leaves
    assert [one.left_round for one in after.entrants if one.person.id == 1] == [
        len(rounds) if leaves else None
    ]


def test_nobody_leaves_before_there_is_another_round() -> None:
    """The table after the last round includes everybody who played."""
    found = begun(Format.SWISS, 4)
    for number in (1, 2):
        assert found.round == number
        pairings = tuple(
            replace(one, result=SECOND, cause=Cause.NO_SHOW, here=(1 not in one.people, True))
            if one.result is None
            else one
            for one in found.pairings
        )
        found = changes.go_on(replace(found, pairings=pairings), {}, {}, at=AT)
    assert found.stage is Stage.FINISHED
    assert not found.has_left(1)


@pytest.mark.parametrize(
    ("reason", "moved", "here", "seen"),
    [
        (MatchEnd.RESIGN, (False, False), (False, False), (True, True)),
        (MatchEnd.ROUNDS, (True, True), (False, False), (True, True)),
        (MatchEnd.TIMEOUT, (False, False), (False, False), (False, False)),
        (MatchEnd.TIMEOUT, (True, False), (False, False), (False, True)),
        (MatchEnd.TIMEOUT, (False, True), (False, False), (True, False)),
        (MatchEnd.TIMEOUT, (False, False), (True, False), (True, False)),
        (MatchEnd.TIMEOUT, (False, False), (True, True), (True, True)),
    ],
)
def test_whom_a_match_has_seen(
    reason: MatchEnd,
    moved: tuple[bool, bool],
    here: tuple[bool, bool],
    seen: tuple[bool, bool],
) -> None:
    """`moved`: by seat. The pairing's second player sits first."""
    pairing = Pairing(1, 1, 11, 12, here=here)
    at = tuple(AT if one else None for one in moved)
    info = of_match(1, pairing, reason=reason.value, moved_at=at)
    assert seen_in(pairing, info) == seen


# ── best of three ───────────────────────────────────────────────────────────────────────────────


def of_three(found: Tournament, **what: Any) -> Tournament:
    return having(replace(found, best_of=3), **what)


def lost(number: int, one: Pairing, loser: int, **what: Any) -> Any:
    """A match of a pairing, lost by this player. The pairing's second player sits first."""
    winner = 1 if loser == one.second else 0
    usual = {"status": Status.FINISHED, "winner": winner, "reason": "resign"}
    return of_match(number, one, **(usual | what))


@pytest.mark.parametrize(
    ("wins", "wins_next", "after", "result"),
    [
        ((0, 0), FIRST, (1, 0), None),
        ((1, 0), FIRST, (2, 0), FIRST),
        ((1, 0), SECOND, (1, 1), None),
        ((0, 1), SECOND, (0, 2), SECOND),
        ((1, 1), FIRST, (2, 1), FIRST),
        ((1, 1), SECOND, (1, 2), SECOND),
    ],
)
def test_two_wins_decide_and_one_does_not(
    wins: tuple[int, int], wins_next: Result, after: tuple[int, int], result: Result | None
) -> None:
    found = of_three(
        called(Format.SINGLE), match_id=17, here=THERE, first_wins=wins[0], second_wins=wins[1],
        first_match_id=11 if sum(wins) else None, second_match_id=12 if sum(wins) > 1 else None,
    )  # fmt: skip
    one = found.of_round(1)[0]
    loser = one.second if wins_next is FIRST else one.first
    now = changes.go_on(found, {17: lost(17, one, loser or 0)}, {}, at=AT).of_round(1)[0]
    assert (now.wins, now.result) == (after, result)
    matches = [now.first_match_id, now.second_match_id, now.match_id]
    if result is None:
        assert matches == ([17, None, None] if not sum(wins) else [11, 17, None])
    else:
        assert matches == [11, 12 if sum(wins) > 1 else None, 17]
    assert now.cause is (None if result is None else Cause.MATCH)


@pytest.mark.parametrize("played", [Format.SINGLE, Format.DOUBLE])
@pytest.mark.parametrize("wins", [(1, 0), (0, 1), (1, 1), (0, 0)])
@pytest.mark.parametrize(("gone", "result"), [((0,), SECOND), ((1,), FIRST), ((0, 1), NEITHER)])
def test_whoever_leaves_between_two_matches_loses_however_many_they_have_won(
    played: Format, wins: tuple[int, int], gone: tuple[int, ...], result: Result
) -> None:
    found = of_three(called(played), here=THERE, first_wins=wins[0], second_wins=wins[1])
    people = found.of_round(1)[0].people
    for seat in gone:
        found = changes.leave(found, people[seat])
    now = changes.go_on(found, {}, {}, at=AT).of_round(1)[0]
    assert (now.result, now.cause, now.wins) == (result, Cause.LEFT, wins)


@pytest.mark.parametrize("wins", [(0, 0), (1, 0)])
def test_a_win_of_whoever_left_just_now_is_noted_and_sends_nobody_on(
    wins: tuple[int, int],
) -> None:
    """Their match was over before; both events are processed at the same time."""
    found = of_three(
        called(Format.SINGLE), match_id=17, here=THERE, first_wins=wins[0],
        first_match_id=11 if wins[0] else None,
    )  # fmt: skip
    one = found.of_round(1)[0]
    assert one.second is not None
    found = changes.leave(found, one.first)
    now = changes.go_on(found, {17: lost(17, one, one.second)}, {}, at=AT).of_round(1)[0]
    assert (now.result, now.cause, now.wins) == (SECOND, Cause.LEFT, (wins[0] + 1, 0))


def test_of_three_by_the_day_whoever_was_seen_in_one_match_was_there() -> None:
    """They moved in the first match, and let their time run out in the others."""
    found = of_three(by_the_day(Format.SINGLE), match_id=17)
    one = found.of_round(1)[0]
    assert one.second is not None
    first = lost(17, one, one.second, reason="timeout", moved_at=(AT, None))
    found = changes.go_on(found, {17: first}, {}, at=AT)
    assert found.of_round(1)[0].here == (False, True)
    assert changes.matches_to_handle(found, {}, at=AT).begin[0].number == 1, "it begins at once"
    found = having(found, match_id=18)
    second = lost(18, one, one.second, reason="timeout", moved_at=(None, None))
    now = changes.go_on(found, {18: second}, {}, at=AT).of_round(1)[0]
    assert (now.result, now.here) == (FIRST, (False, True))


@pytest.mark.parametrize(
    ("wins", "result"), [((1, 0), FIRST), ((0, 1), SECOND), ((1, 1), None), ((0, 0), None)]
)
@pytest.mark.parametrize("early", [True, False])
def test_at_the_end_of_the_round_whoever_leads_has_won(
    wins: tuple[int, int], result: Result | None, *, early: bool
) -> None:
    found = of_three(
        called(Format.SINGLE), match_id=17, here=THERE, first_wins=wins[0], second_wins=wins[1]
    )
    one, ends = found.of_round(1)[0], found.round_ends
    assert ends is not None
    at = ends - A_SECOND if early else ends
    playing = {17: of_match(17, one)}
    after = changes.go_on(having(found, 2, match_id=18), playing, {}, at=at)
    now = after.of_round(1)[0]
    assert now.result is (None if early else result)
    if now.result is None:
        assert now == one, "it waits for its match"
    todo = changes.matches_to_handle(after, playing, at=at)
    assert todo.adjudge == ((17,) if not early and result is None else ())
    assert todo.end == (((17, None),) if not early and result is not None else ())


def test_a_match_that_makes_it_even_when_the_time_is_over_is_followed_by_the_last_one() -> None:
    """Its score is adjudicated immediately, as for any match after the end of the round."""
    found = of_three(
        called(Format.SINGLE), match_id=17, here=THERE, first_wins=1, first_match_id=11
    )
    one, ends = found.of_round(1)[0], found.round_ends
    assert ends is not None
    ended = {17: lost(17, one, one.first)}
    after = changes.go_on(found, ended, {}, at=ends)
    now = after.of_round(1)[0]
    assert (now.wins, now.result, now.match_id) == ((1, 1), None, None)
    assert changes.go_on(after, ended, {}, at=ends) == after, "it is counted once"
    assert changes.matches_to_handle(after, {}, at=ends).begin == (now,)
    third = having(after, match_id=18)
    playing = {18: of_match(18, third.of_round(1)[0])}
    assert changes.matches_to_handle(third, playing, at=ends).adjudge == (18,)


# ── the time of a round ─────────────────────────────────────────────────────────────────────────


def test_a_pairing_is_missed_when_its_time_is_over_and_not_before() -> None:
    found = called(Format.SINGLE)
    assert found.begin_by is not None
    early = changes.go_on(found, {}, {}, at=found.begin_by - A_SECOND)
    assert early == found
    late = changes.go_on(found, {}, {}, at=found.begin_by)
    assert {one.cause for one in late.of_round(1)} == {Cause.NO_SHOW}
    held = changes.held(found, Obstacle.AWAY, at=AT)
    assert changes.go_on(held, {}, {}, at=found.begin_by + HOUR) == held


def test_what_is_left_of_a_time_goes_on_after_it_stood_still() -> None:
    """They get at least the time that a reminder needs."""
    found = called(Format.SINGLE)
    begin_by, ends = found.begin_by, found.round_ends
    assert begin_by is not None
    assert ends is not None
    held = changes.held(found, Obstacle.CLOSED, at=AT + MINUTE)
    again = changes.delivered(held, at=AT + 3 * MINUTE)
    assert (again.begin_by, again.round_ends) == (begin_by + 2 * MINUTE, ends + 2 * MINUTE)
    late = changes.held(found, Obstacle.CLOSED, at=begin_by - A_SECOND)
    again = changes.delivered(late, at=begin_by + HOUR)
    assert again.begin_by == begin_by + HOUR + 4 * MINUTE
    assert changes.delivered(again, at=begin_by + 2 * HOUR) == again, "it has begun once"


@pytest.mark.parametrize(
    ("found", "minutes", "least"),
    [
        (called(Format.SWISS), 10_000, 30),
        (replace(called(Format.SWISS), round_time=20 * MINUTE), 10_000, 20),
        (by_the_day(Format.SWISS), 10_000, 30),
        (called(Format.SWISS), 0, 60),
    ],
)
def test_how_much_time_is_given_back(found: Tournament, minutes: int, least: int) -> None:
    """A round gets at least half an hour or its whole time; no round becomes shorter."""
    at = AT + minutes * MINUTE
    after = changes.credit_time(found, at=at)
    assert after.round_ends == at + least * MINUTE
    if found.live:
        assert after.begin_by == at + 10 * MINUTE
        playing = having(having(found, match_id=17, here=THERE), 2, match_id=18, here=THERE)
        assert changes.credit_time(playing, at=at).begin_by == found.begin_by, "nobody is missed"
    assert changes.credit_time(begun(Format.SWISS, 4), at=at) == begun(Format.SWISS, 4)


def test_whom_the_end_of_a_match_names() -> None:
    """Leavers resign it; if both left, it has no result; and a decision stops it."""
    found = having(called(Format.SWISS), match_id=17, here=THERE)
    one = found.of_round(1)[0]
    playing = {17: of_match(17, one)}
    for gone, loser in (((0,), one.first), ((1,), one.second), ((0, 1), None)):
        after = found
        for seat in gone:
            after = changes.leave(after, one.people[seat])
        after = changes.go_on(after, playing, {}, at=AT)
        assert changes.matches_to_handle(after, playing, at=AT).end == ((17, loser),)
    decided = changes.decide(found, 1, DRAW, ADMIN, "so")
    assert changes.matches_to_handle(decided, playing, at=AT).end == ((17, None),)
    over = {17: of_match(17, one, status=Status.FINISHED)}
    assert changes.matches_to_handle(decided, over, at=AT).end == ()


def test_whoever_says_that_they_are_there_says_it_for_themselves() -> None:
    found = called(Format.SWISS)
    one = found.of_round(1)[0]
    for seat, there in ((0, (True, False)), (1, (False, True))):
        after = changes.here(found, one.people[seat])
        assert after.of_round(1)[0].here == there
        assert changes.here(after, one.people[seat]) == after
        assert changes.here(after, one.people[1 - seat]).of_round(1)[0].here == THERE
    for result in Result:
        decided = having(found, result=result, cause=Cause.ADMIN)
        with refuses(Refusal.PAIRING_DECIDED):
            changes.here(decided, one.first)
    with refuses(Refusal.NOT_IN_TOURNAMENT):
        changes.here(changes.leave(found, one.first), one.first)


# ── on a database ───────────────────────────────────────────────────────────────────────────────


async def test_only_a_bracket_plays_on_while_points_are_equal(store: Database) -> None:
    world = World(store)
    terms = live(tie="draw")
    for played in Format:
        found = await made(world, 0, played, terms=terms)
        kept = (await world.service.of(Tournaments).get(found.id)).terms.rules.tie
        assert kept == ("extra_round" if played.is_bracket else "draw")
        await world.service.of(Tournaments).cancel(found.id, ADMIN, "next")


async def test_a_tournament_is_opened_and_joined_where_the_admins_allow_it(store: Database) -> None:
    world = World(store)
    service, settings = world.service.of(Tournaments), world.service.settings
    plan = Plan(name="Cup", format=Format.SINGLE, round_time=LIVE_ROUND)
    chosen = await settings.guild_settings(7)
    await settings.save_guild_settings(replace(chosen, channels=(71,)))
    with refuses(Refusal.CHANNEL_NOT_ALLOWED, channels=(71,)):
        await service.create(HERE, ADMIN, plan, live(), HOUR)
    for place in (ChannelRef(7, 71), ChannelRef(7, 72, 71), ChannelRef(8, 80)):
        await service.create(place, ADMIN, plan, live(), HOUR)
    found, elsewhere = await service.get(1), await service.get(3)
    await world.service.of(Moderation).block(7, Ranked(ADMIN), Ranked(PEOPLE[0]), "Rude")
    with refuses(Refusal.BLOCKED):
        await service.join(found.id, PEOPLE[0])
    assert (await service.join(found.id, PEOPLE[1])).entrant(PEOPLE[1].id)
    assert (await service.join(elsewhere.id, PEOPLE[0])).entrant(PEOPLE[0].id)
    with refuses(Refusal.UNKNOWN_TOURNAMENT):
        await service.get(found.id, guild_id=8)
    assert await service.get(found.id, guild_id=7) == await service.get(found.id)


async def test_the_ratings_of_its_server_seed_a_tournament(store: Database) -> None:
    world = World(store)
    for place in (HERE, ChannelRef(8, 80)):
        loser, winner = PEOPLE[:2] if place is HERE else PEOPLE[1::-1]
        await world.given_up(loser, winner, place)
        world.clock.move(2 * MINUTE)
    found = (await closed(world, await made(world, 3))).tournament
    assert [one.person for one in found.seeded] == [PEOPLE[1], PEOPLE[2], PEOPLE[0]]


async def test_whoever_leaves_all_leaves_what_is_open_alone(store: Database) -> None:
    world = World(store)
    service = world.service.of(Tournaments)
    over, running, waits, other = [await made(world, 3) for _ in range(3)] + [await made(world, 0)]
    await service.join(other.id, PEOPLE[1])
    await service.cancel(over.id, ADMIN, "rain")
    running = await service.start(running.id)
    await service.leave_all(PEOPLE[0])
    assert (await service.get(over.id)).entrant(PEOPLE[0].id)
    assert (await service.get(running.id)).has_left(PEOPLE[0].id)
    assert (await service.get(waits.id)).entrant(PEOPLE[0].id) is None
    assert [one.person for one in (await service.get(other.id)).entrants] == [PEOPLE[1]]


async def test_only_open_tournaments_count_for_how_many_a_server_may_have(store: Database) -> None:
    world = World(store)
    limit = world.service.core.limits.tournaments
    opened = [await made(world, 0) for _ in range(limit)]
    with refuses(Refusal.TOO_MANY_TOURNAMENTS, limit=limit):
        await made(world, 0)
    plan = Plan(name="Cup", format=Format.SINGLE)
    await world.service.of(Tournaments).create(ChannelRef(8, 80), ADMIN, plan, live(), HOUR)
    await world.service.of(Tournaments).cancel(opened[0].id, ADMIN, "rain")
    await made(world, 0)


async def test_a_round_that_nobody_was_told_of_has_no_time(store: Database) -> None:
    """A sign-up doesn't close either before its message was checked."""
    world = World(store)
    service = world.service.of(Tournaments)
    found = await made(world, 4, terms=daily(), round_time=timedelta(days=2))
    world.clock.move(HOUR)
    course = await service.go_on(found.id, shown=False, closes=False)
    assert (course.tournament.stage, course.begun) == (Stage.SIGNUP, [])
    course = await service.go_on(found.id, shown=False)
    assert (course.tournament.stage, course.begun) == (Stage.RUNNING, [])
    assert course.tournament.round_ends is None
    course = await service.go_on(found.id)
    assert len(course.begun) == 2
    assert course.tournament.round_ends == world.clock.now() + timedelta(days=2)


async def test_points_of_a_match_stand_in_the_order_of_its_pairing(store: Database) -> None:
    """It does not matter which of the two deals first."""
    world = World(store)
    service = world.service.of(Tournaments)
    terms = live(rounds="3", teshi="off", kuttsuki="off")
    found = (await closed(world, await made(world, 8, terms=terms))).tournament
    found = (await all_here(world, found)).tournament
    orders = set()
    for one in found.undecided:
        stored = await world.service.queries.get(one.match_id or 0)
        assert stored.info.seats is not None
        first = stored.info.seats[0]
        assert isinstance(first, Person)
        for _ in range(200):
            if stored.match is None or stored.match.scores != (0, 0):
                break
            if stored.info.to_act is None:
                await world.later(seconds=20)
                stored = await world.service.queries.get(stored.id)
            else:
                stored = (await world.move(stored, "stop")).stored
        assert stored.match is not None
        mine, theirs = stored.match.scores
        in_order = first.id == one.first
        orders.add(in_order)
        scores = (await service.scores(found.id))[stored.id]
        assert scores == ((mine, theirs) if in_order else (theirs, mine))
        assert mine != theirs
    assert orders == {True, False}


async def test_somebody_who_left_without_a_match_loses_it_all_the_same(store: Database) -> None:
    world = World(store)
    found = (await closed(world, await made(world, 4))).tournament
    one, two = found.of_round(1)
    await world.service.of(Tournaments).leave(found.id, found.people[one.first])
    found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    found = (await all_here(world, found)).tournament
    assert found.of_round(1)[0].cause is Cause.LEFT
    assert found.of_round(1)[0].match_id is None
    two = found.of_round(1)[1]
    assert two.second is not None
    await lost_by(world, two, found.people[two.second])
    found = (await world.service.of(Tournaments).go_on(found.id)).tournament
    assert [each.people for each in found.of_round(2)] == [(one.second, two.first)]


def test_the_pace_of_a_tournament_decides_what_it_waits_for() -> None:
    live_one, slow = called(Format.SWISS), by_the_day(Format.SWISS)
    assert (live_one.terms.pace, slow.terms.pace) == (TimeControl.LIVE, TimeControl.DAILY)
    assert len(changes.waiting(live_one)) == 2
    assert changes.waiting(slow) == ()
    assert changes.matches_to_handle(live_one, {}, at=AT).begin == ()
    assert len(changes.matches_to_handle(slow, {}, at=AT).begin) == 2
    uncalled = replace(slow, round_ends=None)
    assert changes.matches_to_handle(uncalled, {}, at=AT).begin == ()


# ── on Discord ──────────────────────────────────────────────────────────────────────────────────


async def test_without_the_bot_on_the_server_an_old_button_signs_nobody_up(
    room: BotHarness,
) -> None:
    message = await opened(room)
    await room.aoi.click("Sign up", in_=message)
    room.world.remove_bot(room.world.guild)
    await room.world.until(lambda: not room.client.guilds, "the bot knows it")
    refused = await room.ben.click("Sign up", in_=room.now(message))
    assert refused.ephemeral
    assert "scope=bot" in refused.text
    assert [*(await room.service.of(Tournaments).get(1)).people] == [room.aoi.id]


async def test_what_the_bot_lacks_is_said_before_a_tournament_is_opened(room: BotHarness) -> None:
    room.world.deny(room.world.channel, Permission.ATTACH_FILES)
    for begins in (None, written(room.clock.now() + 24 * HOUR)):
        when: dict[str, Any] = {"begins": begins} if begins else {}
        answer = await open_tournament(room.aoi, name="Cup", **when)
        assert "I need the permission **Attach Files**" in answer.text
    assert not await room.service.of(Tournaments).of_guild(room.world.guild.id)
    room.world.allow(room.world.channel)
    await opened(room)


async def test_a_winner_whose_data_was_erased_gets_no_role_and_nothing_is_wrong(
    room: BotHarness,
) -> None:
    """The role was still pending: Discord was unavailable at the end."""
    room.world.permit_bot(room.world.guild, Permission.MANAGE_ROLES, allowed=True)
    champion = room.world.add_role(room.world.guild, "Champion")
    aoi, *_ = await signed_up(room, "Chiyo", prize=str(champion.id))
    await looked(room, minutes=30)
    await won_by_first(room)
    room.forgiven.add("could not go on")
    gives = "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"
    room.world.core.faults.fail("PUT", gives, status=503, times=20)
    await won_by_first(room)
    assert (await newest(room)).owes_prize
    room.world.core.faults.clear()
    await room.service.privacy.erase(Person(aoi.id, "Aoi"))
    asked = len(room.world.requests.of("PUT", gives))
    await looked(room, minutes=2)
    found = await newest(room)
    assert (found.stage, found.prize) == (Stage.FINISHED, Prize.GIVEN)
    assert len(room.world.requests.of("PUT", gives)) == asked
