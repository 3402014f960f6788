"""Decides who earns which achievement. Pure: the end of a match and `koikoi db check` use it.

The first steps are earned in any match that ended with a result: against anyone, anywhere, under
any rules, whether it counts or not. An abandoned round earns nothing.

The others are earned in matches that may count for ratings (`RatedResult`): between two people, on
a server, with a result. An achievement that is counted over several matches needs matches that do
count. One that is earned within a single match does not: a hand is no smaller because the two have
met too often. *Beat master* and the deals of the day are matches against the computer by nature.

House rules must not give them away. The worth of a hand or of a lead counts only where every option
except the match's length is as its preset has it. Wins in a row count matches under any rules, as
ratings do, except matches that the other player gave up: nobody is given five wins.
"""

from functools import lru_cache
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.rules import FORMED_YAKU, PRESETS, RARE_YAKU, Rules, Yaku
from bot.koikoi.state import Match, MatchEnd, RoundResult, other
from bot.matches.models.achievements import (
    FIRST_STEPS,
    NEEDED,
    Achievement,
    Counters,
    Earned,
)
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person
from bot.matches.models.rankings import Feats, Rating
from bot.matches.rating import shown
from bot.matches.statistics import BROKEN_OFF

PLAYED: Final = "played"
"""A feat of both players: the match was played to its end. The others are words of `Achievement`,
and the yaku with which somebody won a round."""
YAKU: Final = frozenset(
    yaku.value for yaku in FORMED_YAKU if yaku not in RARE_YAKU and yaku is not Yaku.MONTH
)
"""The yaku that *every yaku* asks for.

It leaves out the month's cards, which few rules know, and the yaku that no preset has.
"""
MASTER: Final = "master"
FOURFOLD: Final = 4
TWENTY: Final = 20
THREE: Final = 3
TWICE: Final = 2
BEHIND: Final = 20
UPSET: Final = 200
LEAST_ROUNDS: Final = 3
"""A match of fewer rounds against *master* is luck."""
ENDS: Final = {MatchEnd.ROUNDS, MatchEnd.TARGET, MatchEnd.BUST}
"""How a match ends that was played to its end."""
_LENGTH: Final = {"rounds", "target"}


def feats_of(match: Match) -> tuple[Feats, Feats]:
    """Return what each seat did in a match that is over."""
    return _feats(match, 0), _feats(match, 1)


def _feats(match: Match, seat: Seat) -> Feats:
    outcome = match.outcome
    assert outcome is not None
    found: set[str] = set()
    if outcome.reason in ENDS:
        found.add(PLAYED)
    if is_published(match.rules):
        for result in match.results:
            if result.winner == seat:
                found |= _of_round(result, seat)
        if PLAYED in found and outcome.winner == seat and _most_behind(match, seat) >= BEHIND:
            found.add(Achievement.COMEBACK)
    return tuple(sorted(str(one) for one in found))


def _of_round(result: RoundResult, seat: Seat) -> set[str]:
    """Return the feats of a round, for its winner."""
    made = {one.yaku.value for one in result.yaku}
    did = {
        Achievement.FOURFOLD: result.factor >= FOURFOLD,
        Achievement.TWENTY: result.points >= TWENTY,
        Achievement.THREE_CALLS: result.calls[seat] >= THREE,
        Achievement.TURNED: result.calls[other(seat)] >= TWICE,
    }
    return (made & YAKU) | {one.value for one, done in did.items() if done}


def is_earned_by(result: RoundResult, achievement: Achievement, seat: Seat) -> bool:
    """Return whether a round is what earned a seat an achievement.

    No round is it for those that count more than one round: they are earned at the match's end.
    """
    if result.winner != seat:
        return False
    return achievement in _steps_of_round(result, seat) or achievement in _of_round(result, seat)


def _most_behind(match: Match, seat: Seat) -> int:
    """Return by how many points a seat was behind at most, without the points that it paid.

    Under zero-sum rules each point would otherwise count twice.
    """
    behind = most = 0
    for result in match.results:
        behind += max(0, result.deltas[other(seat)]) - max(0, result.deltas[seat])
        most = max(most, behind)
    return most


@lru_cache
def is_published(rules: Rules) -> bool:
    """Return whether rules are those of a preset, but for the length of the match."""
    return _LENGTH.issuperset(rules.changed_options())


def counters_after(before: Counters, feats: Feats, *, won: bool, counts: bool = True) -> Counters:
    """Return a person's counters after a match. One that the other gave up changes no streak.

    `counts`: whether it counts for this person; if not, it changes no streak either.
    """
    streak = before.streak
    if counts:
        streak = before.streak + (PLAYED in feats) if won else 0
    return Counters(streak, before.yaku | YAKU.intersection(feats))


def earned_by(
    feats: Feats, after: Counters, rating: Rating, before: tuple[Rating, Rating], *, won: bool
) -> frozenset[Achievement]:
    """Return what somebody has earned when a match is over that counts; some of it maybe before.

    Args:
        feats: what they did in it.
        after: their counters after it.
        rating: their rating of all servers after it.
        before: that rating before it, and the other player's.
        won: whether they won, and the match counts.
    """
    own, theirs = before
    both_settled = own.settled and theirs.settled
    upset = both_settled and shown(theirs) - shown(own) >= UPSET
    counts = {
        Achievement.EVERY_YAKU: len(after.yaku),
        Achievement.STREAK: after.streak,
        Achievement.OPPONENTS: rating.opponents,
        Achievement.MATCHES: rating.matches,
    }
    found = {one for one in Achievement if one.value in feats}
    found |= {one for one, count in counts.items() if count >= NEEDED[one]}
    if won and upset and PLAYED in feats:
        found.add(Achievement.UPSET)
    return frozenset(found)


def earned_against_computer(info: MatchInfo) -> tuple[Earned, ...]:
    """Return what a match against the computer earns by itself, when it is over: *beat master*."""
    person = info.challenger
    seat = info.seat_of(person.id)
    wins = info.status is Status.FINISHED and seat is not None and info.winner == seat
    if info.opponent != Computer(MASTER) or not wins or info.reason not in ENDS:
        return ()
    if person.erased or info.ended_at is None or not _is_long(info.terms.rules):
        return ()
    return (Earned(person.id, Achievement.MASTER, info.id, info.ended_at, info.place.guild_id),)


def first_steps(info: MatchInfo, match: Match | None) -> tuple[Earned, ...]:
    """Return which first steps a match earns its people, when it is over; some of it maybe before.

    A round of a table for several people is a match of its own, but no match that somebody wins.
    """
    if info.status is not Status.FINISHED or info.ended_at is None or match is None:
        return ()
    to_its_end = info.reason in ENDS
    seats: tuple[Seat, Seat] = (0, 1)
    earned = []
    for seat, person in zip(seats, info.seats or (), strict=False):
        if not isinstance(person, Person) or person.erased:
            continue
        found = {
            step
            for result in match.results
            if result.winner == seat
            for step in _steps_of_round(result, seat)
        }
        if to_its_end and info.winner == seat and info.rotation_id is None:
            found.add(Achievement.FIRST_WIN)
        if to_its_end and info.day is not None:
            found.add(Achievement.FIRST_DAY)
        earned += [
            Earned(person.id, step, info.id, info.ended_at, info.place.guild_id)
            for step in FIRST_STEPS
            if step in found
        ]
    return tuple(earned)


def _steps_of_round(result: RoundResult, seat: Seat) -> set[Achievement]:
    """Return the first steps that a round is, for its winner."""
    if result.reason in BROKEN_OFF:
        return set()
    did = {
        Achievement.FIRST_YAKU: bool(result.yaku),
        Achievement.FIRST_KOI: result.calls[seat] > 0,
    }
    return {one for one, done in did.items() if done}


def _is_long(rules: Rules) -> bool:
    """Return whether a match by published rules is long enough that its winner plays well."""
    if not is_published(rules):
        return False
    if rules.rounds is not None:
        return rules.rounds >= LEAST_ROUNDS
    return rules.target == PRESETS[rules.preset].target
