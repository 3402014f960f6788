"""Brings a match from one round to the next: fair deals, and what the match waits for next."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.koikoi.actions import Deal
from bot.koikoi.cards import Card
from bot.koikoi.deals import deal_from_deck, draw_for_deal
from bot.koikoi.rules import Rules
from bot.koikoi.state import MatchEnd, Phase
from bot.matches.match_results import with_sums
from bot.matches.models.match import (
    DeadlineKind,
    EndReason,
    FirstDealer,
    MatchInfo,
    Status,
    StoredMatch,
)
from bot.matches.models.people import Computer, Person, Player
from bot.matches.models.terms import TimeControl
from bot.matches.models.timings import Timings
from bot.matches.ports import Chance
from bot.matches.statistics import both_moved
from bot.matches.transitions.change import Change, MatchBuilder
from bot.matches.transitions.hand_results import result_of
from bot.matches.transitions.moment import Moment


def find_seats(
    rules: Rules, challenger: Player, opponent: Player, chance: Chance
) -> tuple[tuple[Player, Player], FirstDealer]:
    """Return both players in seat order, the first dealer first, and how that was decided.

    The option `first_dealer` of the rules selects how to decide.
    """
    draws: tuple[tuple[Card, Card], ...] = ()
    if rules.first_dealer == "month_draw":
        drawn = draw_for_deal(chance.shuffled())
        draws = drawn.draws
        challenger_deals = drawn.oya == 0
    elif rules.first_dealer == "random":
        challenger_deals = chance.coin()
    else:  # the challenger deals; against a computer always the person, also in a rematch
        challenger_deals = isinstance(challenger, Person)
    seats = (challenger, opponent) if challenger_deals else (opponent, challenger)
    return seats, FirstDealer(rules.first_dealer, draws)


# A first round, a new deal after a void one, and every round of a daily match are dealt in the same
# transaction as the change before them. Between the rounds of a live match there is a pause, so
# that both players can look at the result. It ends when both are ready, or at its deadline.


def settle(
    draft: MatchBuilder,
    info: MatchInfo,
    *,
    eager: bool = False,
    people: Sequence[Person] = (),
    called_at: datetime | None = None,
    called_off: EndReason = EndReason.ABORT,
) -> Change:
    """Deal the next round if it is due, then set what the match waits for or how it ended.

    `eager`: the pause between rounds is over. `called_at`: when the player to act is called.
    `called_off`: why the match has no result, if it was aborted.
    """
    while draft.match.phase is Phase.DEAL and (eager or _deals_at_once(draft, info)):
        eager = False
        draft.deal(_dealt(draft, info), draft.now.randomness.nonce())
    match = draft.match
    before = draft.origin.match
    if before is None or len(match.results) > len(before.results):
        info = replace(info, cheers=(None, None))
    info = replace(
        info,
        scores=match.scores,
        number=match.number,
        to_act=match.to_act,
        turn_since=draft.now.at if match.seq != info.seq else info.turn_since,
        called_at=called_at,
        absent=None,
        ready=(False, False),
    )
    if match.outcome is None:
        return draft.done(_waiting(draft, info), people=people)
    ended = draft.done(_ended(draft, info, called_off), people=people)
    return _with_hand(replace(ended, writing=with_sums(ended.writing, match)), draft.now.timings)


def _with_hand(change: Change, timings: Timings) -> Change:
    """Add the result of a hand to the table for several people at which it was played."""
    info, match = change.stored.info, change.stored.match
    if info.rotation_id is None or match is None or info.ended_at is None:
        return change
    hand = result_of(info, match, at=info.ended_at, timings=timings)
    return replace(change, writing=replace(change.writing, hand=hand))


def begin(draft: MatchBuilder, info: MatchInfo, people: Sequence[Person] = ()) -> Change:
    """Deal the first round of a match whose players are seated."""
    info = replace(info, status=Status.PLAYING, started_at=draft.now.at)
    return settle(draft, info, people=people)


def next_round(stored: StoredMatch, now: Moment) -> Change:
    """Deal the next round: the pause after the last one is over."""
    assert stored.match is not None
    return settle(MatchBuilder(stored, stored.match, now), stored.info, eager=True)


def _dealt(draft: MatchBuilder, info: MatchInfo) -> Deal:
    """Return the next deal: from a shuffled deck, or for a daily deal the deal of its day."""
    rules, match = info.terms.rules, draft.match
    if info.day is None:
        return deal_from_deck(rules, draft.now.randomness.shuffled())
    assert info.seats is not None
    return draft.now.daily.deal(
        rules,
        info.day,
        match.number,
        draft.times_dealt(match.number),
        computer_deals=isinstance(info.seats[match.oya], Computer),
    )


def _deals_at_once(draft: MatchBuilder, info: MatchInfo) -> bool:
    void = draft.last_dealt == draft.match.number  # this round was dealt but has no result
    return draft.last_dealt == 0 or void or info.terms.pace is TimeControl.DAILY


def _waiting(draft: MatchBuilder, info: MatchInfo) -> MatchInfo:
    due, pause = _next(draft, info)
    return replace(info, due=due, deadline=draft.now.at + pause)


def _next(draft: MatchBuilder, info: MatchInfo) -> tuple[DeadlineKind, timedelta]:
    """Return what the match waits for next, and for how long."""
    timings = draft.now.timings
    seat = draft.match.to_act
    if seat is None:
        return DeadlineKind.DEAL, timings.next_round
    assert info.seats is not None
    if isinstance(info.seats[seat], Computer):
        return DeadlineKind.COMPUTER, draft.now.computer_pause(info)
    if draft.match.phase is Phase.SWAP:
        live = info.terms.pace is TimeControl.LIVE
        return DeadlineKind.SWAP, timings.live_swap if live else info.terms.turn
    if info.against_computer:
        return DeadlineKind.UNATTENDED, timings.unattended
    return first_wait(info)


def first_wait(info: MatchInfo) -> tuple[DeadlineKind, timedelta]:
    """Return what a turn waits for first, and for how long: a live one for its half."""
    turn = info.terms.turn
    return (
        (DeadlineKind.HALF, turn / 2)
        if info.terms.pace is TimeControl.LIVE
        else (DeadlineKind.TURN, turn)
    )


def _ended(draft: MatchBuilder, info: MatchInfo, called_off: EndReason) -> MatchInfo:
    outcome = draft.match.outcome
    assert outcome is not None
    aborted = outcome.reason is MatchEnd.ABORT
    return replace(
        info,
        status=Status.ABORTED if aborted else Status.FINISHED,
        rated=info.rated and (info.against_computer or both_moved(draft.match.results)),
        winner=outcome.winner,
        reason=called_off.value if aborted else outcome.reason.value,
        offered_by=info.offered_by if aborted and called_off is not EndReason.ABORT else None,
        offered_at=None,
        to_act=None,
        ended_at=draft.now.at,
        due=None,
        deadline=None,
    )
