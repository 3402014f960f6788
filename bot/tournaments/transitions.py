"""Changes of a tournament by people and by time, as pure functions of tournaments.

Live: when a round begins, both people of each pairing must confirm their presence within some
minutes; then their match begins. By correspondence: all matches of a round begin at once. When a
round's time is over, the score of each running match decides; if it is equal, the player on turn
loses.

Nobody loses by a deadline that they could not see. So a round's time begins with the delivery of
its message, and while the message can't be shown, the tournament is *held*: its time stands still.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Final

from bot.koikoi.actions import Seat, Timeout
from bot.koikoi.rules import make_rules
from bot.matches.errors import ChangedMeanwhile, Refusal, Refused
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, Terms
from bot.matches.transitions.challenges import new_challenge, seat
from bot.matches.transitions.change import Change, MatchBuilder
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import settle
from bot.matches.transitions.turns import running
from bot.tournaments.model import (
    EDITION,
    LIVE_ROUND,
    MAX_WAITING,
    MIN_PLAYERS,
    Calendar,
    Cause,
    Entrant,
    Format,
    Obstacle,
    Pairing,
    Plan,
    Queued,
    Result,
    Seeding,
    Seen,
    Stage,
    Tournament,
)
from bot.tournaments.no_shows import seen_in, without_absent
from bot.tournaments.rounds import expected_seeds, next_round, rounds_of
from bot.tournaments.start_times import check_moment

BEGIN_WITHIN: Final = timedelta(minutes=10)
"""Time for both people of a live pairing to confirm their presence."""
REMIND_LIVE: Final = timedelta(minutes=4)
"""Missing players are reminded this long before the deadline of `BEGIN_WITHIN`."""
SIGN_UP_AGAIN: Final = BEGIN_WITHIN
"""Minimum time to sign up after the message is shown again."""
REMIND_DAILY: Final = timedelta(hours=12)
"""Time of the reminder before the end of a round by correspondence; at most a quarter of it."""
REMIND_BEGIN: Final = timedelta(minutes=30)
"""Players are reminded this long before a tournament begins ..."""
LONG_SIGN_UP: Final = timedelta(hours=3)
"""... if the sign-up period is longer than this."""
EVENT_AHEAD: Final = timedelta(minutes=1)
"""Minimum time from the creation of a scheduled event to its start."""

Infos = Mapping[int, MatchInfo]
"""The matches of the running round, by their ids."""


def next_due(tournament: Tournament) -> datetime | None:
    """Return when the next step is due at the latest; None: no further step."""
    if tournament.stage is Stage.SIGNUP:
        return min(tournament.closes_at, reminder_at(tournament) or tournament.closes_at)
    if tournament.stage is not Stage.RUNNING:
        return None
    if not tournament.is_called:
        return tournament.started_at  # its message must be delivered
    times = [tournament.round_ends, reminder_at(tournament)]
    if waiting(tournament):
        times.append(tournament.begin_by)
    return min((time for time in times if time is not None), default=None)


def waiting(tournament: Tournament) -> tuple[Pairing, ...]:
    """Return the pairings of a live round whose people are not both there yet."""
    if not tournament.live:
        return ()
    return tuple(one for one in tournament.undecided if one.match_id is None)


def missing(tournament: Tournament) -> tuple[int, ...]:
    """Return the players of a live round who have not confirmed their presence yet."""
    return tuple(
        person
        for one in waiting(tournament)
        for person, there in zip(one.people, one.here, strict=True)
        if not there and not tournament.has_left(person)
    )


def reminder_at(tournament: Tournament) -> datetime | None:
    """Return when people must be reminded; None if they were already, or if there is no need."""
    if tournament.is_reminded:
        return None
    if tournament.stage is Stage.SIGNUP:
        long = tournament.closes_at - tournament.created_at > LONG_SIGN_UP
        return tournament.closes_at - REMIND_BEGIN if long else None
    if tournament.stage is not Stage.RUNNING:
        return None
    if tournament.live:
        begin_by = tournament.begin_by
        return None if begin_by is None or not waiting(tournament) else begin_by - REMIND_LIVE
    if tournament.round_ends is None or not tournament.undecided:
        return None
    return tournament.round_ends - min(REMIND_DAILY, tournament.round_time / 4)


# ── what people do ──────────────────────────────────────────────────────────────────────────────


def created(
    place: ChannelRef, by: Person, plan: Plan, terms: Terms, closes_at: datetime, *, at: datetime
) -> Tournament:
    """Return a new tournament without a number, its plan limited to what its format allows."""
    possible = replace(
        plan,
        most=min(plan.most, plan.format.most),
        rounds=plan.rounds if plan.format is Format.SWISS else None,
    )
    return Tournament(
        **asdict(possible),
        id=0,
        place=place,
        terms=decisive(terms) if plan.format.is_bracket else terms,
        by=by,
        created_at=at,
        closes_at=closes_at,
    )


def decisive(terms: Terms) -> Terms:
    """Return terms under which more rounds are played while the points are equal."""
    options = {**terms.rules.options(), "tie": "extra_round"}
    return replace(terms, rules=make_rules(terms.rules.preset, options))


def join(tournament: Tournament, person: Person, *, at: datetime) -> Tournament:
    """Sign a person up; if it is full, they come on the waiting list. Raises `Refused`."""
    _check_sign_up(tournament, at)
    known = tournament.entrant(person.id) is not None
    if known or tournament.waits_as(person.id) is not None:
        raise Refused(Refusal.ALREADY_SIGNED_UP)
    if len(tournament.entrants) < tournament.most:
        return replace(tournament, entrants=(*tournament.entrants, Entrant(person, at)))
    if len(tournament.waiting) >= MAX_WAITING:
        raise Refused(Refusal.TOURNAMENT_FULL, limit=tournament.most)
    waits = Entrant(person, at, queued=Queued.WAITING)
    return replace(tournament, waiting=(*tournament.waiting, waits))


def leave(
    tournament: Tournament,
    person_id: int,
    by: Person | None = None,
    note: str | None = None,
    *,
    blocked: Collection[int] = (),
) -> Tournament:
    """Let a player leave. After the start, their opponents win; before, the next one moves up.

    `by`: the admin who removes them, with the reason in `note`. `blocked`: the people on the
    waiting list who may not play here any more.
    """
    if not tournament.stage.open:
        raise Refused(Refusal.TOURNAMENT_OVER)
    if tournament.stage is Stage.SIGNUP and tournament.waits_as(person_id) is not None:
        waiting = tuple(one for one in tournament.waiting if one.person.id != person_id)
        return replace(tournament, waiting=waiting)
    if tournament.entrant(person_id) is None or tournament.has_left(person_id):
        raise Refused(Refusal.NOT_IN_TOURNAMENT)
    if by is not None and by.id != person_id:
        refuse_own_opponent(tournament, person_id, by)
    if tournament.stage is Stage.SIGNUP:
        stay = tuple(one for one in tournament.entrants if one.person.id != person_id)
        return _moved_up(replace(tournament, entrants=stay), blocked)
    entrants = tuple(
        replace(one, left_round=tournament.round, removed_by=by, note=note)
        if one.person.id == person_id
        else one
        for one in tournament.entrants
    )
    return replace(tournament, entrants=entrants)


def _moved_up(tournament: Tournament, blocked: Collection[int]) -> Tournament:
    """Give the free places to the first on the waiting list, and take blocked people off it."""
    waiting = tuple(one for one in tournament.waiting if one.person.id not in blocked)
    free = tournament.most - len(tournament.entrants)
    moved = tuple(replace(one, queued=Queued.MOVED) for one in waiting[:free])
    return replace(tournament, entrants=(*tournament.entrants, *moved), waiting=waiting[free:])


def record_called(tournament: Tournament, reminded: int, moved: Collection[int]) -> Tournament:
    """Record that people were reminded of a phase, and others told that they have moved up."""
    entrants = tuple(
        replace(one, queued=Queued.TOLD) if one.person.id in moved else one
        for one in tournament.entrants
    )
    return replace(tournament, reminded=reminded, entrants=entrants)


def here(tournament: Tournament, person_id: int) -> Tournament:
    """Record that a player is there for their match. It is idempotent."""
    if tournament.stage is not Stage.RUNNING:
        raise Refused(Refusal.TOURNAMENT_OVER)
    if tournament.has_left(person_id):
        raise Refused(Refusal.NOT_IN_TOURNAMENT)
    pairing = tournament.pairing_of(person_id)
    if pairing is None or pairing.second is None:
        raise Refused(Refusal.NO_PAIRING)
    if pairing.result is not None:
        raise Refused(Refusal.PAIRING_DECIDED)
    first, second = pairing.here
    if person_id == pairing.first:
        return _with(tournament, replace(pairing, here=(True, second)))
    return _with(tournament, replace(pairing, here=(first, True)))


# ── what admins do ──────────────────────────────────────────────────────────────────────────────


def decide(
    tournament: Tournament,
    number: int,
    result: Result,
    by: Person,
    note: str,
    *,
    seen: Seen | None = None,
) -> Tournament:
    """Set the result of a pairing of the running round, with a reason; it may replace a result.

    Earlier rounds can't be changed, since later pairings depend on them. In an elimination there
    are no draws, and players who left can't win.

    `seen`: the state that the admin saw; None: not checked. Raises `ChangedMeanwhile` if the state
    has changed since.
    """
    if tournament.stage is not Stage.RUNNING:
        raise Refused(Refusal.TOURNAMENT_OVER)
    if seen is not None and seen.round != tournament.round:
        raise ChangedMeanwhile(Refusal.ROUND_OVER)
    found = [one for one in tournament.of_round(tournament.round) if one.number == number]
    if not found:
        raise Refused(Refusal.PAIRING_DECIDED)
    if seen is not None and seen.result is not found[0].result:
        raise ChangedMeanwhile(Refusal.DECIDED_MEANWHILE)
    if result not in decisions(tournament, found[0]):
        raise Refused(Refusal.PAIRING_DECIDED)
    refuse_own(found[0], by)
    replaces = found[0].replaces if found[0].result is result else found[0].result
    decided = replace(_set(found[0], result), decided_by=by, note=note, replaces=replaces)
    return _with(tournament, decided)


def _set(pairing: Pairing, result: Result) -> Pairing:
    return replace(pairing, result=result, cause=Cause.ADMIN)


def refuse_own(pairing: Pairing, admin: Person) -> None:
    """Raise `Refused` if an admin plays in a pairing: nobody may judge their own match.

    A running match of a decided pairing ends without a loser, like an aborted match.
    """
    if admin.id in pairing.people:
        raise Refused(Refusal.OWN_PAIRING)


def refuse_own_opponent(tournament: Tournament, person_id: int, admin: Person) -> None:
    """Raise `Refused` if an admin would remove their own present opponent."""
    pairing = tournament.pairing_of(person_id)
    if tournament.stage is Stage.RUNNING and pairing is not None and pairing.result is None:
        refuse_own(pairing, admin)


def decisions(tournament: Tournament, pairing: Pairing) -> tuple[Result, ...]:
    """Return the results that an admin may set for a pairing: none for a bye."""
    if pairing.second is None:
        return ()
    if not tournament.format.is_bracket:
        return (Result.FIRST, Result.SECOND, Result.DRAW, Result.NEITHER)
    sides = ((Result.FIRST, pairing.first), (Result.SECOND, pairing.second))
    stayed = tuple(result for result, person in sides if not tournament.has_left(person))
    return (*stayed, Result.NEITHER)


def outcomes(tournament: Tournament, number: int, *, at: datetime) -> Mapping[Result, Tournament]:
    """Return the tournament after each result that an admin may set.

    The last result of a round begins the next one, or ends the tournament.
    """
    found = next(one for one in tournament.of_round(tournament.round) if one.number == number)
    after = {}
    for result in decisions(tournament, found):
        now = _with(tournament, _set(found, result))
        while now.stage is Stage.RUNNING and not now.undecided:
            now = go_on(now, {}, {}, at=at)
        after[result] = now
    return after


def cancel(tournament: Tournament, by: Person | None, note: str, *, at: datetime) -> Tournament:
    """End a tournament without a winner."""
    if not tournament.stage.open:
        raise Refused(Refusal.TOURNAMENT_OVER)
    return replace(
        tournament,
        stage=Stage.CANCELLED,
        ended_at=at,
        ended_by=by,
        note=note or None,
        begin_by=None,
        round_ends=None,
    )


def rename(tournament: Tournament, name: str) -> Tournament:
    """Give an open tournament another title."""
    if not tournament.stage.open:
        raise Refused(Refusal.TOURNAMENT_OVER)
    return replace(tournament, name=name)


def limit(
    tournament: Tournament, most: int, *, at: datetime, blocked: Collection[int] = ()
) -> Tournament:
    """Change the maximum number of players; at least the number who have signed up.

    If it is higher than before, people move up from the waiting list; `blocked`: as in `leave`.
    """
    _check_sign_up(tournament, at)
    if not MIN_PLAYERS <= most <= tournament.format.most:
        raise Refused(Refusal.PLAYER_LIMIT, limit=tournament.format.most, count=MIN_PLAYERS)
    if most < len(tournament.entrants):
        raise Refused(Refusal.BELOW_SIGNED_UP, count=len(tournament.entrants))
    return _moved_up(replace(tournament, most=most), blocked)


def set_calendar(tournament: Tournament, *, listed: bool, at: datetime) -> Tournament:
    """Make a tournament one of the server's events, or no longer.

    Raises `Refused` after the sign-up, and for a start so soon that Discord takes no event for it.
    """
    _check_sign_up(tournament, at)
    if not listed:
        return replace(tournament, calendar=None)
    if tournament.closes_at - at < EVENT_AHEAD:
        raise Refused(Refusal.EVENT_TOO_SOON)
    return replace(tournament, calendar=Calendar.ON)


def seed_by_rating(tournament: Tournament) -> Tournament:
    """Let the ratings decide the seeds. Raises `Refused` after the start."""
    _check_unseeded(tournament)
    entrants = tuple(replace(one, placed=None) for one in tournament.entrants)
    return replace(tournament, seeding=Seeding.RATING, entrants=entrants)


def draw_seeds(tournament: Tournament, secret: str) -> Tournament:
    """Draw the seeds of all who have signed up. `secret`: a random text.

    Raises `Refused` after the start.
    """
    _check_unseeded(tournament)

    def lot(one: Entrant) -> str:
        return sha256(f"{secret} {one.person.id}".encode()).hexdigest()

    order = sorted(tournament.entrants, key=lot)
    return replace(_placed(tournament, order), seeding=Seeding.DRAW)


def set_seed(
    tournament: Tournament, person_id: int, seed: int, ratings: Mapping[int, int]
) -> Tournament:
    """Give a player a seed by hand; the others keep their order. Raises `Refused`."""
    _check_unseeded(tournament)
    order = expected_seeds(tournament, ratings)
    moved = [one for one in order if one.person.id == person_id]
    if not moved:
        raise Refused(Refusal.SEED_LEFT)
    if not 1 <= seed <= len(order):
        raise Refused(Refusal.PLAYER_LIMIT, limit=len(order), count=1)
    order.remove(moved[0])
    order.insert(seed - 1, moved[0])
    return replace(_placed(tournament, order), seeding=Seeding.HAND)


def _placed(tournament: Tournament, order: Sequence[Entrant]) -> Tournament:
    places = {one.person.id: place for place, one in enumerate(order, 1)}
    entrants = tuple(replace(one, placed=places[one.person.id]) for one in tournament.entrants)
    return replace(tournament, entrants=entrants)


def _check_unseeded(tournament: Tournament) -> None:
    if tournament.stage is not Stage.SIGNUP:
        raise Refused(Refusal.SEEDS_FIXED)


def begin_at(tournament: Tournament, begins: datetime, *, at: datetime) -> Tournament:
    """Change the time to begin; people are reminded of the new time."""
    _check_sign_up(tournament, at)
    check_moment(begins, at, timedelta())
    return replace(tournament, closes_at=begins, reminded=0)


def _check_sign_up(tournament: Tournament, at: datetime) -> None:
    if tournament.stage is not Stage.SIGNUP or signup_is_over(tournament, at):
        raise Refused(Refusal.SIGN_UP_CLOSED)


# ── the course ──────────────────────────────────────────────────────────────────────────────────


def signup_is_over(tournament: Tournament, at: datetime) -> bool:
    """Return whether nobody can sign up any more, because its time is over."""
    return at >= tournament.closes_at and tournament.held_at is None


def check_start(tournament: Tournament) -> None:
    """Raise `Refused` if a tournament can't begin now."""
    if tournament.stage is not Stage.SIGNUP:
        raise Refused(Refusal.SIGN_UP_CLOSED)
    if len(tournament.entrants) < MIN_PLAYERS:
        raise Refused(Refusal.TOO_FEW_PLAYERS, limit=MIN_PLAYERS)


def start(tournament: Tournament, ratings: Mapping[int, int], *, at: datetime) -> Tournament:
    """Seed the players and begin the first round."""
    check_start(tournament)
    order = expected_seeds(tournament, ratings)
    seeded = tuple(replace(one, seed=seed) for seed, one in enumerate(order, 1))
    tournament = replace(
        tournament,
        entrants=seeded,
        waiting=(),
        stage=Stage.RUNNING,
        started_at=at,
        edition=EDITION,
    )
    tournament = replace(tournament, rounds=rounds_of(tournament))
    return _begin_round(tournament, at)


def go_on(
    tournament: Tournament, infos: Infos, ratings: Mapping[int, int], *, at: datetime
) -> Tournament:
    """Return the tournament after its due steps; unchanged if nothing is due."""
    if tournament.stage is Stage.SIGNUP and signup_is_over(tournament, at):
        if len(tournament.entrants) < MIN_PLAYERS:
            return cancel(tournament, None, "", at=at)
        return start(tournament, ratings, at=at)
    if tournament.stage is not Stage.RUNNING:
        return tournament
    for pairing in tournament.undecided:
        tournament = _with(tournament, _followed(tournament, pairing, infos, at))
    if tournament.undecided:
        return tournament
    if tournament.round < (tournament.rounds or 0):
        tournament = without_absent(tournament)
    return _begin_round(tournament, at)


def _begin_round(tournament: Tournament, at: datetime) -> Tournament:
    number, pairings = next_round(tournament)
    stayed = [one for one in tournament.entrants if not tournament.has_left(one.person.id)]
    # In a bracket, players who left lose their next match, up to the final.
    too_few = len(stayed) < 2 and not tournament.format.is_bracket
    if not pairings or too_few:
        return replace(
            tournament, stage=Stage.FINISHED, ended_at=at, begin_by=None, round_ends=None
        )
    return replace(
        tournament,
        round=number,
        pairings=(*tournament.pairings, *pairings),
        begin_by=None,
        round_ends=None,
    )


# ── what was delivered ──────────────────────────────────────────────────────────────────────────


def held(tournament: Tournament, by: Obstacle, *, at: datetime) -> Tournament:
    """Stop the time from now on, because the message can't be shown."""
    if not tournament.stage.open:
        return tournament
    return replace(tournament, held_at=tournament.held_at or at, held_by=by)


def delivered(tournament: Tournament, *, at: datetime) -> Tournament:
    """Start the time, because the message is delivered; a new round has its full time.

    A time that was held continues with its rest. But the sign-up ends at its announced time, if
    that leaves `SIGN_UP_AGAIN` at least.
    """
    if not tournament.stage.open:
        return tournament
    if tournament.held_at is not None:
        lost = max(at - tournament.held_at, timedelta())
        tournament = replace(
            tournament,
            closes_at=max(tournament.closes_at, at + SIGN_UP_AGAIN),
            begin_by=_later(tournament.begin_by, lost, at + REMIND_LIVE),
            round_ends=_later(tournament.round_ends, lost, at + REMIND_LIVE),
            held_at=None,
            held_by=None,
        )
    if tournament.stage is not Stage.RUNNING or tournament.is_called:
        return tournament
    return replace(
        tournament,
        begin_by=at + BEGIN_WITHIN if tournament.live else None,
        round_ends=at + tournament.round_time,
    )


def _later(time: datetime | None, lost: timedelta, soonest: datetime) -> datetime | None:
    return None if time is None else max(time + lost, soonest)


def _followed(tournament: Tournament, pairing: Pairing, infos: Infos, at: datetime) -> Pairing:
    """Return an undecided pairing, updated from its match, its people and the time."""
    assert pairing.second is not None
    info = None if pairing.match_id is None else infos.get(pairing.match_id)
    played = pairing if info is None else _played(tournament, pairing, info)
    several = tournament.best_of > 1
    if several:
        played = _of_several(tournament, pairing, played, at)
    gone = tournament.has_left(pairing.first), tournament.has_left(pairing.second)
    if any(gone):
        # A match that ended before a player left counts. But players who left can't go on.
        goes_on = tournament.format.is_bracket
        if played.result is not None and not (goes_on and tournament.has_left(played.winner or 0)):
            return played
        return _walkover(played if several else pairing, (not gone[0], not gone[1]), Cause.LEFT)
    if pairing.match_id is not None or played.result is not None:
        return played
    late = tournament.begin_by is not None and at >= tournament.begin_by
    late = late and tournament.held_at is None
    if late and not all(pairing.here):
        return _walkover(pairing, pairing.here, Cause.NO_SHOW)
    return pairing


def _of_several(tournament: Tournament, before: Pairing, played: Pairing, at: datetime) -> Pairing:
    """Return a pairing of several matches, one of which may be over now.

    The player who wins most of them wins the pairing. When the round's time is over, the player
    with more wins so far does; if the wins are equal, the score of the running match decides.
    """
    won = played.result
    if won is not None:
        played = replace(
            played,
            first_wins=before.first_wins + (won is Result.FIRST),
            second_wins=before.second_wins + (won is Result.SECOND),
        )
    over = round_is_over(tournament, at) and played.leader is not None
    if over or max(played.wins) > tournament.best_of // 2:
        return replace(played, result=played.leader, cause=Cause.MATCH)
    if won is None:
        return played
    # The next match begins at once: both are there.
    again = replace(
        before,
        match_id=None,
        here=played.here,
        first_wins=played.first_wins,
        second_wins=played.second_wins,
    )
    if before.first_match_id is None:
        return replace(again, first_match_id=before.match_id)
    return replace(again, second_match_id=before.match_id)


def round_is_over(tournament: Tournament, at: datetime) -> bool:
    """Return whether the time of the running round is over."""
    ends = tournament.round_ends
    return ends is not None and at >= ends and tournament.held_at is None


def _walkover(pairing: Pairing, there: tuple[bool, bool], cause: Cause) -> Pairing:
    results = {(True, False): Result.FIRST, (False, True): Result.SECOND}
    return replace(pairing, result=results.get(there, Result.NEITHER), cause=cause)


def _played(tournament: Tournament, pairing: Pairing, info: MatchInfo) -> Pairing:
    """Return a pairing with the result of its match.

    If a match ended without a result, or a draw can't decide, another match begins.
    """
    if info.status.open:
        return pairing
    winner = None if info.winner is None or info.seats is None else info.seats[info.winner]
    if isinstance(winner, Person):
        result = Result.FIRST if winner.id == pairing.first else Result.SECOND
    elif info.status is Status.FINISHED and not tournament.format.is_bracket:
        result = Result.DRAW
    else:
        return replace(pairing, match_id=None)
    return replace(pairing, result=result, cause=Cause.MATCH, here=seen_in(pairing, info))


def credit_time(tournament: Tournament, *, at: datetime) -> Tournament:
    """Credit time after an outage of the bot or Discord: nobody loses by it.

    Players who must still confirm their presence get the full time for it. The round goes on for at
    least three times that, or for its own length if that is shorter.
    """
    if tournament.stage is not Stage.RUNNING or tournament.round_ends is None:
        return tournament
    whole = min(LIVE_ROUND if tournament.live else REMIND_DAILY, tournament.round_time)
    ends = max(tournament.round_ends, at + min(whole, BEGIN_WITHIN * 3))
    begin_by = tournament.begin_by
    if begin_by is not None and waiting(tournament):
        begin_by = max(begin_by, at + BEGIN_WITHIN)
    return replace(tournament, round_ends=ends, begin_by=begin_by)


# ── its matches ─────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Matches:
    """The matches to begin and to end now."""

    begin: tuple[Pairing, ...] = ()  # pairings whose match must begin
    end: tuple[tuple[int, int | None], ...] = ()  # a match, and its resigner; None: no result
    adjudge: tuple[int, ...] = ()  # matches whose time is over


def matches_to_handle(tournament: Tournament, infos: Infos, *, at: datetime) -> Matches:
    """Return the matches that must begin or end. `infos`: the matches of the running round.

    Matches of a cancelled tournament continue.
    """
    if tournament.stage is not Stage.RUNNING:
        return Matches()
    now = tournament.of_round(tournament.round)
    at_once = tournament.is_called and not tournament.live
    begin = tuple(
        one for one in tournament.undecided if one.match_id is None and (all(one.here) or at_once)
    )
    end: list[tuple[int, int | None]] = []
    late: list[int] = []
    over = round_is_over(tournament, at)
    for one in now:
        info = None if one.match_id is None else infos.get(one.match_id)
        if info is None or not info.status.open:
            continue
        if one.cause is Cause.LEFT:
            gone = [person for person in one.people if tournament.has_left(person)]
            end.append((info.id, gone[0] if len(gone) == 1 else None))
        elif one.result is not None:
            end.append((info.id, None))
        elif over:
            late.append(info.id)
    return Matches(begin, tuple(end), tuple(late))


def match_between(tournament: Tournament, now: Moment, pairing: Pairing) -> Change:
    """Begin the match of a pairing. `give_match` stores it only for a pairing without one.

    There is no challenger: if the rules let the challenger deal first, a coin decides. Otherwise
    the better seed would always deal.
    """
    assert pairing.second is not None
    people = tournament.people
    first, second = people[pairing.first], people[pairing.second]
    if tournament.terms.rules.first_dealer == "challenger" and now.randomness.coin():
        first, second = second, first
    asked = new_challenge(tournament.place, first, second, tournament.terms, now)
    # The challenge is never stored: the row begins with the match.
    info = replace(asked.stored.info, revision=-1)
    return seat(replace(asked.stored, info=info), now, info, people=(first, second))


def adjudge(stored: StoredMatch, now: Moment) -> Change:
    """End a match whose time is over: fewer points lose; if equal, the player on turn loses."""
    match = running(stored)
    first, second = match.scores
    loser: Seat = 0 if first < second else 1
    if first == second and stored.info.absent is not None:
        loser = stored.info.absent
    elif first == second and match.to_act is not None:
        loser = match.to_act
    elif first == second:  # between rounds: the player not ready, or else the first dealer
        loser = 1 if stored.info.ready[0] else 0
    draft = MatchBuilder(stored, match, now)
    draft.apply(Timeout(loser))
    return settle(draft, stored.info)


def _with(tournament: Tournament, pairing: Pairing) -> Tournament:
    pairings = tuple(pairing if one.key == pairing.key else one for one in tournament.pairings)
    return replace(tournament, pairings=pairings)
