"""Tournaments in all states of their matches: ends, decisions and reminders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import product
from typing import Any, Final

import pytest

from bot.koikoi.actions import Seat
from bot.koikoi.state import Match, Phase
from bot.matches.errors import Refusal
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.matches.models.timings import Timings
from bot.matches.transitions.daily_deals import DailyDeals
from bot.matches.transitions.moment import Moment
from bot.tournaments import transitions as changes
from bot.tournaments.model import (
    Cause,
    Format,
    Obstacle,
    Pairing,
    Result,
    Seen,
    Stage,
    Tournament,
)
from tests.bot.each import each
from tests.bot.view_models import of_phase, played, stored_of
from tests.matches.world import SeededRandomness
from tests.refused import refuses
from tests.tournaments.test_pairing import AT, begun, tournament
from tests.tournaments.test_rules import went_on

FIRST, SECOND, DRAW, NEITHER = Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER
ADMIN: Final = Person(900, "Admin")
OTHER: Final = Person(901, "Another admin")
NOW: Final = Moment(AT, SeededRandomness(), Timings(), DailyDeals(), {})
TABLES: Final = (Format.ROUND_ROBIN, Format.SWISS)


def called(played_: Format, players: int = 4) -> Tournament:
    """A live tournament whose first round was announced."""
    return changes.delivered(begun(played_, players), at=AT)


def by_the_day(played_: Format, players: int = 4, days: int = 2) -> Tournament:
    found = begun(played_, players)
    terms = replace(found.terms, pace=TimeControl.DAILY)
    found = replace(found, terms=terms, round_time=timedelta(days=days))
    return changes.delivered(found, at=AT)


def having(found: Tournament, number: int = 1, **what: Any) -> Tournament:
    """Return the tournament after a change of a pairing of the current round."""
    pairings = tuple(
        replace(one, **what) if one.key == (found.round, number) else one for one in found.pairings
    )
    return replace(found, pairings=pairings)


def of_match(number: int, pairing: Pairing, **what: Any) -> MatchInfo:
    """Return the row of a pairing's match; the weaker player sits first."""
    first, second = pairing.people
    info = stored_of(PLAYING, players=(Person(second, "two"), Person(first, "one"))).info
    return replace(info, id=number, **what)


PLAYING: Final = played(lambda match: match.seq > 6)
DEALING: Final = played(of_phase(Phase.DEAL), rounds="3")


# ── a match whose time is over ──────────────────────────────────────────────────────────────────

ENDS = [
    # (scores, whose time expired before, who is ready, between two rounds), the loser
    pytest.param(((3, 5), None, (False, False), False), lambda _: 0, id="fewer points, 0"),
    pytest.param(((5, 3), None, (False, False), False), lambda _: 1, id="fewer points, 1"),
    pytest.param(((5, 3), 0, (False, False), False), lambda _: 1, id="points before absence"),
    pytest.param(((4, 4), None, (False, False), False), lambda match: match.to_act, id="on turn"),
    pytest.param(((4, 4), 0, (False, False), False), lambda _: 0, id="absent, 0"),
    pytest.param(((4, 4), 1, (False, False), False), lambda _: 1, id="absent, 1"),
    pytest.param(((0, 0), None, (False, False), True), lambda _: 0, id="who dealt first"),
    pytest.param(((0, 0), None, (True, False), True), lambda _: 1, id="not ready, 1"),
    pytest.param(((0, 0), None, (False, True), True), lambda _: 0, id="not ready, 0"),
    pytest.param(((2, 7), None, (False, True), True), lambda _: 0, id="points before ready, 0"),
    pytest.param(((7, 2), None, (True, False), True), lambda _: 1, id="points before ready, 1"),
]


@pytest.mark.parametrize(("state", "loser"), ENDS)
@pytest.mark.parametrize("turn", [0, 1])
def test_who_loses_a_match_whose_time_is_over(
    state: tuple[tuple[int, int], Seat | None, tuple[bool, bool], bool],
    loser: Callable[[Match], int],
    turn: int,
) -> None:
    scores, absent, ready, between = state
    match = DEALING if between else played(lambda one: one.seq > 6 and one.to_act == turn)
    stored = stored_of(replace(match, scores=scores))
    stored = replace(stored, info=replace(stored.info, absent=absent, ready=ready))
    after = changes.adjudge(stored, NOW).stored.info
    assert (after.status, after.reason) == (Status.FINISHED, "timeout")
    assert after.winner == 1 - loser(match)


@pytest.mark.parametrize("status", list(Status))
def test_only_a_running_match_can_be_adjudged(status: Status) -> None:
    refusals = {Status.INVITED: Refusal.NOT_STARTED, Status.PLAYING: None}
    stored = stored_of(PLAYING)
    stored = replace(stored, info=replace(stored.info, status=status))
    refusal = refusals.get(status, Refusal.ALREADY_FINISHED)
    if refusal is None:
        changes.adjudge(stored, NOW)
    else:
        with refuses(refusal):
            changes.adjudge(stored, NOW)


# ── what a match makes of its pairing ───────────────────────────────────────────────────────────

AGAIN = "again"
WAITS = "waits"
ENDED: Final[dict[tuple[Status, int | None], dict[bool, object]]] = {
    # status, the winning seat; the result of the pairing in an elimination, and in other formats
    (Status.INVITED, None): {True: WAITS, False: WAITS},
    (Status.PLAYING, None): {True: WAITS, False: WAITS},
    (Status.FINISHED, 0): {True: SECOND, False: SECOND},
    (Status.FINISHED, 1): {True: FIRST, False: FIRST},
    (Status.FINISHED, None): {True: AGAIN, False: DRAW},
    (Status.ABORTED, None): {True: AGAIN, False: AGAIN},
    (Status.DECLINED, None): {True: AGAIN, False: AGAIN},
    (Status.WITHDRAWN, None): {True: AGAIN, False: AGAIN},
    (Status.EXPIRED, None): {True: AGAIN, False: AGAIN},
}


def test_every_end_of_a_match_is_known() -> None:
    assert {status for status, _ in ENDED} == set(Status), "write the new one into ENDED"


@each(
    ("played_", "status", "winner", "left"),
    [
        (played_, status, winner, left)
        for played_ in Format
        for status, winner in ENDED
        for left in ((), (1,), (4,), (1, 4))
    ],
)
def test_what_a_match_makes_of_its_pairing(
    played_: Format, status: Status, winner: int | None, left: tuple[int, ...]
) -> None:
    found = having(called(played_), match_id=17, here=(True, True))
    one = found.of_round(1)[0]
    first, second = one.people
    gone = tuple({1: first, 4: second}[one] for one in left)
    for person in gone:
        found = changes.leave(found, person)
    info = of_match(17, one, status=status, winner=winner)
    after = changes.go_on(found, {17: info}, {}, at=AT).of_round(1)[0]
    single = played_.is_bracket
    comes = ENDED[status, winner][single]
    walkover = {(): None, (1,): SECOND, (4,): FIRST, (1, 4): NEITHER}[left]
    won_by = {FIRST: first, SECOND: second}.get(comes) if isinstance(comes, Result) else None
    counts = isinstance(comes, Result) and not (single and won_by in gone)
    if counts or walkover is None:
        wanted = {AGAIN: (None, None), WAITS: (None, None)}.get(
            comes if isinstance(comes, str) and not isinstance(comes, Result) else "",
            (comes, Cause.MATCH),
        )
    else:
        wanted = (walkover, Cause.LEFT)
    assert (after.result, after.cause) == wanted
    assert (after.match_id is None) is (comes == AGAIN and walkover is None)
    # The required action for the match then, and after the end of the time:
    now = having(found, result=after.result, cause=after.cause, match_id=17)
    handled = changes.matches_to_handle(now, {17: info}, at=AT)
    late = changes.matches_to_handle(now, {17: info}, at=AT + timedelta(hours=2))
    runs = status in (Status.INVITED, Status.PLAYING)
    ends = [] if not runs or walkover is None else [(17, gone[0] if len(gone) == 1 else None)]
    assert [*handled.end] == ends
    assert [*late.end] == ends
    assert [*late.adjudge] == ([17] if runs and walkover is None else [])
    assert not handled.adjudge


@pytest.mark.parametrize("played_", list(Format))
def test_a_bye_is_decided_and_nobody_waits_for_it(played_: Format) -> None:
    found = called(played_, 5)
    byes = [one for one in found.pairings if one.second is None]
    assert [(one.result, one.cause) for one in byes] == [(FIRST, Cause.BYE)] * len(byes)
    assert (
        len(byes)
        == {
            Format.SINGLE: 3,
            Format.DOUBLE: 3,
            Format.ROUND_ROBIN: 0,
            Format.SWISS: 1,
        }[played_]
    )
    assert not {one.first for one in byes} & {*changes.missing(found)}
    for one in byes:
        assert changes.decisions(found, one) == ()
        with refuses(Refusal.PAIRING_DECIDED):
            changes.decide(found, one.number, FIRST, ADMIN, "so")
        with refuses(Refusal.NO_PAIRING):
            changes.here(found, one.first)


# ── what an admin decides ───────────────────────────────────────────────────────────────────────

STATES: Final[dict[str, dict[str, Any]]] = {
    "not begun": {},
    "one is here": {"here": (True, False)},
    "running": {"here": (True, True), "match_id": 17},
    "played": {
        "here": (True, True), "match_id": 17, "result": SECOND, "cause": Cause.MATCH,
    },
    "a draw": {"here": (True, True), "match_id": 17, "result": DRAW, "cause": Cause.MATCH},
    "walkover": {"here": (True, False), "result": FIRST, "cause": Cause.NO_SHOW},
    "nobody came": {"result": NEITHER, "cause": Cause.NO_SHOW},
    "decided": {
        "result": SECOND, "cause": Cause.ADMIN, "decided_by": OTHER, "note": "before",
    },
    "corrected": {
        "result": SECOND, "cause": Cause.ADMIN, "decided_by": OTHER, "note": "before",
        "replaces": NEITHER,
    },
}  # fmt: skip


@each(("played_", "state", "result"), list(product(Format, STATES, Result)))
def test_what_an_admin_may_decide_and_what_it_replaces(
    played_: Format, state: str, result: Result
) -> None:
    if state == "a draw" and played_.is_bracket:
        return  # an elimination has no decision by that
    before = having(called(played_), **STATES[state])
    one = before.of_round(1)[0]
    if result is DRAW and played_.is_bracket:
        with refuses(Refusal.PAIRING_DECIDED):
            changes.decide(before, 1, result, ADMIN, "so")
        return
    after = changes.decide(before, 1, result, ADMIN, "so", seen=Seen(1, one.result))
    decided = after.of_round(1)[0]
    assert (decided.result, decided.cause) == (result, Cause.ADMIN)
    assert (decided.decided_by, decided.note) == (ADMIN, "so")
    replaces = one.replaces if result is one.result else one.result
    assert decided.replaces is replaces
    kept = {"result", "cause", "decided_by", "note", "replaces"}
    assert replace(one, **{name: getattr(decided, name) for name in kept}) == decided
    assert after.of_round(1)[1:] == before.of_round(1)[1:], "the other matches stay"
    ends = changes.matches_to_handle(after, {17: of_match(17, one)}, at=AT).end
    assert [*ends] == ([(17, None)] if one.match_id == 17 else []), "it stops, and nobody resigns"
    for known in {FIRST, SECOND, DRAW, NEITHER, None} - {one.result}:
        with refuses(Refusal.DECIDED_MEANWHILE):
            changes.decide(before, 1, result, ADMIN, "so", seen=Seen(1, known))


@pytest.mark.parametrize("stage", [one for one in Stage if one is not Stage.RUNNING])
def test_nothing_is_decided_unless_it_runs(stage: Stage) -> None:
    found = replace(called(Format.SWISS), stage=stage)
    with refuses(Refusal.TOURNAMENT_OVER):
        changes.decide(found, 1, FIRST, ADMIN, "so")


@pytest.mark.parametrize("state", list(STATES))
@pytest.mark.parametrize("seat", [0, 1])
def test_no_admin_decides_their_own_match_in_any_state(state: str, seat: int) -> None:
    found = having(called(Format.SWISS), **STATES[state])
    one = found.of_round(1)[0]
    admin, opponent = Person(one.people[seat], "Admin"), one.people[1 - seat]
    for result in changes.decisions(found, one):
        with refuses(Refusal.OWN_PAIRING):
            changes.decide(found, 1, result, admin, "so")
    changes.decide(found, 2, FIRST, admin, "another match")
    assert changes.leave(found, admin.id, admin, "of their own").has_left(admin.id)
    if one.result is None:
        with refuses(Refusal.OWN_PAIRING):
            changes.leave(found, opponent, admin, "so")
    else:
        assert changes.leave(found, opponent, admin, "so").has_left(opponent)
    assert changes.leave(found, opponent).has_left(opponent), "they may go by themselves"
    other = found.of_round(1)[1].first
    assert changes.leave(found, other, admin, "another player").has_left(other)
    assert {*changes.outcomes(replace(found, by=admin), 1, at=AT)} == set(Result)


@pytest.mark.parametrize("played_", list(Format))
def test_after_the_next_round_was_paired_no_result_of_before_moves(played_: Format) -> None:
    """Before that, both the table and the next pairings follow a correction."""
    found = called(played_, 4)
    for one in found.of_round(1):
        found = changes.decide(found, one.number, FIRST, ADMIN, "so")
    as_it_was = went_on(found)
    corrected = went_on(changes.decide(found, 1, SECOND, ADMIN, "other cards"))
    if played_ is not Format.ROUND_ROBIN:  # its schedule is fixed
        pairs = [{one.people for one in drawn.of_round(2)} for drawn in (as_it_was, corrected)]
        assert pairs[0] != pairs[1]
    for result in Result:
        with refuses(Refusal.ROUND_OVER):
            changes.decide(as_it_was, 1, result, ADMIN, "late", seen=Seen(1, FIRST))
        if result in changes.decisions(as_it_was, as_it_was.of_round(2)[0]):
            after = changes.decide(as_it_was, 1, result, ADMIN, "of this round")
            assert after.of_round(1) == as_it_was.of_round(1)
    left = changes.leave(as_it_was, as_it_was.of_round(1)[0].first)
    assert left.of_round(1) == as_it_was.of_round(1), "nor when somebody leaves"


def test_a_walkover_can_be_corrected_until_the_next_round() -> None:
    """If both were present after all, their own result is set."""
    found = having(called(Format.SWISS), result=NEITHER, cause=Cause.NO_SHOW)
    found = changes.decide(found, 1, DRAW, ADMIN, "they played elsewhere")
    assert (found.of_round(1)[0].result, found.of_round(1)[0].replaces) == (DRAW, NEITHER)
    assert not changes.missing(found) or 1 not in changes.missing(found)


@pytest.mark.parametrize("there", [*product((False, True), repeat=2)])
@pytest.mark.parametrize(("minutes", "held"), [(9, False), (10, False), (60, True)])
def test_who_did_not_come_in_time(there: tuple[bool, bool], minutes: int, held: bool) -> None:
    found = having(called(Format.SWISS), here=there)
    if held:
        found = changes.held(found, Obstacle.CLOSED, at=AT + timedelta(minutes=1))
    after = changes.go_on(found, {}, {}, at=AT + timedelta(minutes=minutes)).of_round(1)[0]
    results = {
        (False, False): NEITHER, (True, False): FIRST, (False, True): SECOND, (True, True): None,
    }  # fmt: skip
    wanted = results[there] if minutes >= 10 and not held else None
    assert after.result is wanted
    assert after.cause is (None if wanted is None else Cause.NO_SHOW)


# ── who is reminded, and when ───────────────────────────────────────────────────────────────────

LIVE, DAILY = called(Format.SWISS), by_the_day(Format.SWISS)
MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
BOTH: Final[dict[str, Any]] = {"here": (True, True), "match_id": 17}
REMINDERS: Final[list[tuple[str, Tournament, datetime | None, tuple[int, ...]]]] = [
    # the time of reminders, and the people whom a live round is waiting for
    ("live", LIVE, AT + 6 * MINUTE, (1, 3, 2, 4)),
    ("one is here", having(LIVE, here=(True, False)), AT + 6 * MINUTE, (3, 2, 4)),
    ("a match runs", having(LIVE, **BOTH), AT + 6 * MINUTE, (2, 4)),
    ("all matches run", having(having(LIVE, **BOTH), 2, **BOTH), None, ()),
    ("a match was decided", having(LIVE, result=FIRST, cause=Cause.ADMIN), AT + 6 * MINUTE, (2, 4)),
    ("somebody left", changes.leave(LIVE, 3), AT + 6 * MINUTE, (1, 2, 4)),
    ("they were", replace(LIVE, reminded=1), None, (1, 3, 2, 4)),
    ("in the round before", replace(LIVE, reminded=0), AT + 6 * MINUTE, (1, 3, 2, 4)),
    ("nobody was told of the round", begun(Format.SWISS, 4), None, (1, 3, 2, 4)),
    ("called off", changes.cancel(LIVE, ADMIN, "rain", at=AT), None, (1, 3, 2, 4)),
    ("over", replace(LIVE, stage=Stage.FINISHED), None, (1, 3, 2, 4)),
    ("sign-up", tournament(Format.SWISS, 4), None, ()),
    ("two days", DAILY, AT + 36 * HOUR, ()),
    ("one day", by_the_day(Format.SWISS, days=1), AT + 18 * HOUR, ()),
    ("two weeks", by_the_day(Format.SWISS, days=14), AT + 14 * 24 * HOUR - 12 * HOUR, ()),
    ("by the day, they were", replace(DAILY, reminded=1), None, ()),
    ("one match is over", having(DAILY, result=DRAW, cause=Cause.MATCH), AT + 36 * HOUR, ()),
    (
        "all matches are over",
        having(having(DAILY, result=DRAW, cause=Cause.MATCH), 2, result=DRAW, cause=Cause.MATCH),
        None,
        (),
    ),
    ("by the day, called off", changes.cancel(DAILY, ADMIN, "rain", at=AT), None, ()),
]


@pytest.mark.parametrize(
    ("found", "at", "missing"), [pytest.param(*one[1:], id=one[0]) for one in REMINDERS]
)
def test_when_people_are_reminded_and_whom_a_live_round_misses(
    found: Tournament, at: datetime | None, missing: tuple[int, ...]
) -> None:
    assert changes.reminder_at(found) == at
    assert changes.missing(found) == missing
    due = changes.next_due(found)
    if at is not None:
        assert due == at, "the clock wakes for it"
    elif found.stage is Stage.RUNNING and found.is_called:
        waits = found.begin_by if changes.waiting(found) else None
        assert due == (waits or found.round_ends)
    elif found.stage is Stage.RUNNING:
        assert due == AT, "the round is to be told at once"
    else:
        assert due == (found.closes_at if found.stage is Stage.SIGNUP else None)


@pytest.mark.parametrize("found", [LIVE, DAILY])
def test_time_given_back_or_held_moves_the_reminder_with_it(found: Tournament) -> None:
    at = changes.reminder_at(found)
    assert at is not None
    stands = changes.held(found, Obstacle.AWAY, at=AT + MINUTE)
    again = changes.delivered(stands, at=AT + 31 * MINUTE)
    assert changes.reminder_at(again) == at + 30 * MINUTE
    late = at + 100 * HOUR
    back = changes.credit_time(found, at=late)
    ends = back.begin_by if found.live else back.round_ends
    assert ends == late + (10 if found.live else 30) * MINUTE
    reminded = changes.credit_time(replace(found, reminded=1), at=late)
    assert changes.reminder_at(reminded) is None, "once for each round"


# ── who deals first ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("rule", ["challenger", "random", "month_draw"])
def test_the_better_seed_does_not_always_deal_first(rule: str) -> None:
    found = called(Format.SWISS, 4)
    rules = replace(found.terms.rules, first_dealer=rule)
    found = replace(found, terms=replace(found.terms, rules=rules))
    one = found.of_round(1)[0]
    now = Moment(AT, SeededRandomness(), Timings(), DailyDeals(), {})
    dealers = set()
    for _ in range(20):
        info = changes.match_between(found, now, one).stored.info
        assert info.seats is not None
        assert isinstance(info.seats[0], Person)
        dealers.add(info.seats[0].id)
    assert dealers == {*one.people}
