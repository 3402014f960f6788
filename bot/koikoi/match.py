"""The course of a match: which actions there are, and what each leads to.

`apply` is the only way from one state to the next. It is a pure function: the same rules and
the same actions give the same match, always. Everything that is forced happens by itself, so
that an action is always a person's choice, or chance.

Where a rule is cited without a source, all of them agree.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeVar, assert_never

from bot.koikoi import arithmetic
from bot.koikoi.actions import (
    Abort,
    Action,
    Deal,
    Keep,
    Koi,
    Play,
    Resign,
    Seat,
    Stop,
    Swap,
    Take,
    Timeout,
)
from bot.koikoi.cards import (
    DECK,
    EMPTY,
    Card,
    CardSet,
    Kind,
    card_code,
    card_set,
    cards_in,
    cards_of_kind,
    contains,
    size,
)
from bot.koikoi.deals import has_triple, is_four_pairs, quads_in
from bot.koikoi.events import (
    Dealt,
    DealVoided,
    DrawChoice,
    Drew,
    Event,
    KoiKoiCalled,
    MatchEnded,
    Played,
    RoundEnded,
    SwapSettled,
    VoidReason,
    YakuFormed,
)
from bot.koikoi.rules import Rules
from bot.koikoi.state import (
    Match,
    MatchEnd,
    MatchOutcome,
    Phase,
    Reason,
    Round,
    RoundResult,
    Turn,
    other,
)
from bot.koikoi.yaku import Score, Yaku, YakuScore, counted_month, score, yaku_of

_BRIGHTS: Final = cards_of_kind(Kind.BRIGHT)
PILE_SIZE: Final = 24
_T = TypeVar("_T")
_PLAYS: Final = tuple(Play(card) for card in DECK)


class IllegalAction(Exception):
    """An action that the rules don't allow now; says why."""


@dataclass(frozen=True, slots=True)
class Step:
    """The match after an action, and what happened on the way."""

    match: Match
    events: tuple[Event, ...]


def new_match(rules: Rules) -> Match:
    """Return a match before its first deal; seat 0 is the oya of the first round."""
    bank = rules.bank or 0
    return Match(
        rules=rules,
        seq=0,
        scores=(bank, bank),
        number=1,
        oya=0,
        round=None,
        results=(),
        outcome=None,
    )


def replay(rules: Rules, actions: Iterable[Action]) -> Match:
    """Return the match to which these actions lead."""
    match = new_match(rules)
    for action in actions:
        match = apply(match, action).match
    return match


def apply(match: Match, action: Action) -> Step:
    """Return the match after an action; raises IllegalAction and changes nothing otherwise."""
    if match.outcome is not None:
        raise IllegalAction("The match is over.")
    events: list[Event] = []
    match action:
        case Play():
            after = _play(match, action, events)
        case Take():
            after = _take(match, action, events)
        case Koi():
            after = _call(match, events)
        case Stop():
            after = _stop(match, _require(match, Phase.DECIDE), events)
        case Deal():
            after = _deal(match, action, events)
        case Swap() | Keep():
            after = _settle_swap(match, isinstance(action, Swap), events)
        case Resign(seat):
            after = _break_off(match, other(seat), Reason.RESIGN, MatchEnd.RESIGN, events)
        case Timeout(seat):
            after = _break_off(match, other(seat), Reason.TIMEOUT, MatchEnd.TIMEOUT, events)
        case Abort():
            after = _break_off(match, None, Reason.ABORT, MatchEnd.ABORT, events)
        case _:
            assert_never(action)
    return Step(after, tuple(events))


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Return every action that a player to act may choose, in deck order.

    None while a deal is owed. Resigning, timing out and aborting are always possible until the
    match is over, and not listed.
    """
    round_ = match.round
    if round_ is None:
        return ()
    if round_.phase is Phase.PLAY:
        return _legal_plays(round_, match.rules)
    if round_.phase is Phase.TAKE:
        assert round_.drawn is not None
        _, choices = arithmetic.captures(round_.drawn, round_.field_cards, match.rules.flat)
        return tuple(Take(target) for target in cards_in(CardSet(choices)))
    if round_.phase is Phase.DECIDE:
        return (Koi(), Stop())
    return (Swap(), Keep())


def _legal_plays(round_: Round, rules: Rules) -> tuple[Action, ...]:
    field, flat = round_.field_cards, rules.flat
    plays: list[Action] = []
    for card in cards_in(round_.hands[round_.to_act]):
        _, choices = arithmetic.captures(card, field, flat)
        if choices:
            plays.extend(Play(card, target) for target in cards_in(CardSet(choices)))
        else:
            plays.append(_PLAYS[card])
    return tuple(plays)


_WAITS_FOR: Final = {
    Phase.DEAL: "a deal is owed",
    Phase.SWAP: "the ko must say swap or keep",
    Phase.PLAY: "a hand card must be played",
    Phase.TAKE: "the drawn card must take one of several",
    Phase.DECIDE: "a player must say koi or stop",
}


def _require(match: Match, phase: Phase) -> Round:
    """Return the running round if it waits for this phase's action."""
    if match.round is None or match.round.phase is not phase:
        raise IllegalAction(f"That isn't possible now: {_WAITS_FOR[match.phase]}.")
    return match.round


def _with_round(match: Match, round_: Round | None) -> Match:
    return Match(
        match.rules,
        match.seq + 1,
        match.scores,
        match.number,
        match.oya,
        round_,
        match.results,
        match.outcome,
    )


def _put(pair: tuple[_T, _T], seat: Seat, value: _T) -> tuple[_T, _T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


# The start of a round


def _deal(match: Match, deal: Deal, events: list[Event]) -> Match:
    """Deal, and look at the field: it is void before any hand counts."""
    if match.round is not None:
        raise IllegalAction(f"That isn't possible now: {_WAITS_FOR[match.phase]}.")
    rules, oya = match.rules, match.oya
    field = card_set(deal.field)
    hands = (card_set(deal.oya), card_set(deal.ko))
    brights = size(CardSet(field & _BRIGHTS))
    round_ = Round(
        oya=oya,
        phase=Phase.PLAY,
        to_act=oya,
        turn=1,
        hands=hands if oya == 0 else (hands[1], hands[0]),
        field=deal.field,
        captured=(EMPTY, EMPTY),
        pile=deal.pile,
        drawn=None,
        field_brights=brights,
        calls=(0, 0),
        last_caller=None,
        marks=(0, 0),
        mark_yaku=(0, 0),
        last_turns=(None, None),
    )
    events.append(Dealt(match.number, oya, deal.field, brights))
    if quads_in(field) and rules.field_quad is not None:
        if rules.field_quad == "redeal":
            return _void(match, VoidReason.FIELD_QUAD, events)
        return _pay_lucky(match, round_, oya, Yaku.TESHI, rules.field_quad, field, events)
    if is_four_pairs(field) and rules.field_pairs is not None:
        if rules.field_pairs == "redeal":
            return _void(match, VoidReason.FIELD_PAIRS, events)
        return _pay_lucky(match, round_, oya, Yaku.KUTTSUKI, rules.field_pairs, field, events)
    if has_triple(field) and rules.field_triple == "redeal":
        return _void(match, VoidReason.FIELD_TRIPLE, events)
    if (reason := _void_hands(round_.hands, rules)) is not None:
        return _void(match, reason, events)
    if rules.blind_swap:
        return _with_round(match, replace(round_, phase=Phase.SWAP, to_act=other(oya)))
    return _pay_hands(match, round_, events)


def _void(match: Match, reason: VoidReason, events: list[Event]) -> Match:
    events.append(DealVoided(reason))
    return _with_round(match, None)


def _settle_swap(match: Match, swapped: bool, events: list[Event]) -> Match:
    """Exchange the hands, or not; only then does anybody look at one (Sloperama)."""
    round_ = _require(match, Phase.SWAP)
    hands = (round_.hands[1], round_.hands[0]) if swapped else round_.hands
    events.append(SwapSettled(swapped))
    return _pay_hands(
        match, replace(round_, phase=Phase.PLAY, to_act=round_.oya, hands=hands), events
    )


def _lucky(hand: CardSet, rules: Rules) -> tuple[Yaku, int | Literal["redeal"]] | None:
    if rules.teshi is not None and quads_in(hand):
        return Yaku.TESHI, rules.teshi
    if rules.kuttsuki is not None and is_four_pairs(hand):
        return Yaku.KUTTSUKI, rules.kuttsuki
    return None


def _void_hands(hands: tuple[CardSet, CardSet], rules: Rules) -> VoidReason | None:
    """Return why lucky hands make the deal void, if they do.

    A swap would make no difference to that, so it isn't offered first.
    """
    lucky = [found for hand in hands if (found := _lucky(hand, rules)) is not None]
    for yaku, payment in lucky:
        if payment == "redeal":
            return VoidReason(yaku.value)
    if len(lucky) == 2 and rules.both_lucky == "redeal":
        return VoidReason.BOTH_LUCKY
    return None


def _pay_hands(match: Match, round_: Round, events: list[Event]) -> Match:
    """End the round with a lucky hand's points; otherwise the oya begins.

    The sources, except Keep Talking, are silent on two lucky hands: hence an option.
    """
    oya_hand, ko_hand = (
        _lucky(round_.hands[seat], match.rules) for seat in (round_.oya, other(round_.oya))
    )
    if oya_hand and ko_hand and match.rules.both_lucky == "tie":
        return _end_round(match, round_, events, None, Reason.BOTH_LUCKY)
    if oya_hand and ko_hand and match.rules.both_lucky == "ignore":
        return _with_round(match, round_)
    winner, lucky = (round_.oya, oya_hand) if oya_hand else (other(round_.oya), ko_hand)
    if lucky is None:
        return _with_round(match, round_)
    yaku, payment = lucky
    assert payment != "redeal"
    return _pay_lucky(match, round_, winner, yaku, payment, round_.hands[winner], events)


def _pay_lucky(
    match: Match,
    round_: Round,
    winner: Seat,
    yaku: Yaku,
    points: int,
    cards: CardSet,
    events: list[Event],
) -> Match:
    """End the round with the points of a lucky hand or field, which are never multiplied."""
    if yaku is Yaku.TESHI:
        cards = quads_in(cards)
    won = Score((YakuScore(yaku, points, cards_in(cards)),), points, 1, points, ())
    return _end_round(match, round_, events, winner, Reason(yaku.value), won)


# A turn


class _Table:
    """The field and one player's captures while cards are laid, one after another."""

    __slots__ = ("captured", "cards", "places", "rules")

    def __init__(self, round_: Round, seat: Seat, rules: Rules) -> None:
        self.places = list(round_.field)
        self.cards: int = round_.field_cards
        self.captured: int = round_.captured[seat]
        self.rules = rules.flat

    def lay(self, card: Card, target: Card | None) -> tuple[Card, ...]:
        """Lay a card, and return what it took."""
        taken, choices = arithmetic.captures(card, self.cards, self.rules)
        if choices:
            if target is None or not choices >> target & 1:
                raise IllegalAction(_must_choose(card, target, choices))
            taken = 1 << target
        elif target is not None:
            raise IllegalAction(_no_choice(card, target, taken))
        if not taken:
            self._place(card)
            return ()
        self.captured |= taken | 1 << card
        self.cards &= ~taken
        self.places = [
            None if place is not None and taken >> place & 1 else place for place in self.places
        ]
        return cards_in(CardSet(taken))

    def _place(self, card: Card) -> None:
        self.cards |= 1 << card
        if None in self.places:
            self.places[self.places.index(None)] = card
        else:
            self.places.append(card)


def _codes(cards: int) -> str:
    return ", ".join(card_code(card) for card in cards_in(CardSet(cards)))


def _must_choose(card: Card, target: Card | None, choices: int) -> str:
    if target is None:
        return f"{card_code(card)} can take one of {_codes(choices)}: say which."
    return f"{card_code(card)} can't take {card_code(target)}, only one of {_codes(choices)}."


def _no_choice(card: Card, target: Card, taken: int) -> str:
    if taken >> target & 1:
        return f"{card_code(card)} takes {_codes(taken)} by itself: name no target."
    return f"{card_code(card)} can't take {card_code(target)}."


def _play(match: Match, action: Play, events: list[Event]) -> Match:
    """Lay a hand card, then draw; stop where the drawn card has a choice."""
    round_ = _require(match, Phase.PLAY)
    seat = round_.to_act
    hand = round_.hands[seat]
    if not contains(hand, action.card):
        raise IllegalAction(f"{card_code(action.card)} isn't in the hand of seat {seat}.")
    table = _Table(round_, seat, match.rules)
    took = table.lay(action.card, action.target)
    events.append(Played(seat, action.card, took))
    if round_.turn > len(round_.pile):
        raise IllegalAction("The card to draw isn't given: the pile of the deal is too short.")
    drawn = round_.pile[round_.turn - 1]
    hands = _put(round_.hands, seat, CardSet(hand & ~(1 << action.card)))
    turn = Turn(seat, round_.turn, action.card, took, drawn)
    _, choices = arithmetic.captures(drawn, table.cards, match.rules.flat)
    if not choices:
        return _end_turn(match, round_, table, hands, turn, None, events)
    events.append(DrawChoice(seat, drawn, cards_in(CardSet(choices))))
    return _with_round(
        match,
        replace(
            round_,
            phase=Phase.TAKE,
            hands=hands,
            field=tuple(table.places),
            captured=_put(round_.captured, seat, CardSet(table.captured)),
            drawn=drawn,
            last_turns=_put(round_.last_turns, seat, turn),
        ),
    )


def _take(match: Match, action: Take, events: list[Event]) -> Match:
    """Let the drawn card take what the player chose."""
    round_ = _require(match, Phase.TAKE)
    turn = round_.last_turns[round_.to_act]
    assert turn is not None
    table = _Table(round_, round_.to_act, match.rules)
    return _end_turn(match, round_, table, round_.hands, turn, action.target, events)


def _end_turn(
    match: Match,
    round_: Round,
    table: _Table,
    hands: tuple[CardSet, CardSet],
    turn: Turn,
    target: Card | None,
    events: list[Event],
) -> Match:
    """Lay the drawn card, and see what follows: a decision, the other's turn, or the end."""
    seat, drawn = turn.seat, turn.drawn
    assert drawn is not None
    drawn_took = table.lay(drawn, target)
    events.append(Drew(seat, drawn, drawn_took))
    captured = CardSet(table.captured)
    phase, to_act, number = Phase.PLAY, other(seat), round_.turn + 1
    if (turn.took or drawn_took) and _calls_for_decision(match, round_, seat, captured):
        phase, to_act, number = Phase.DECIDE, seat, round_.turn
    after = Round(
        round_.oya,
        phase,
        to_act,
        number,
        hands,
        tuple(table.places),
        _put(round_.captured, seat, captured),
        round_.pile,
        None,
        round_.field_brights,
        round_.calls,
        round_.last_caller,
        round_.marks,
        round_.mark_yaku,
        _put(
            round_.last_turns,
            seat,
            Turn(seat, turn.number, turn.played, turn.took, drawn, drawn_took),
        ),
    )
    if phase is Phase.DECIDE:
        yaku = yaku_of(captured, match.rules, after.calls[seat], match.month)
        events.append(YakuFormed(seat, yaku, sum(formed.points for formed in yaku)))
        if _must_stop(after, seat, match.rules):
            return _stop(match, after, events)
    elif not hands[to_act]:
        return _exhaust(match, after, events)
    return _with_round(match, after)


# Decisions


def _value(match: Match, captured: CardSet, calls: int) -> tuple[int, int]:
    """Return which yaku count in a pile, as bits, and their base."""
    rules = match.rules
    month = counted_month(rules, match.month)
    points = arithmetic.yaku_points(captured, rules.flat, calls, month)
    return arithmetic.counting_yaku(points, rules.flat)


def _calls_for_decision(match: Match, round_: Round, seat: Seat, captured: CardSet) -> bool:
    """Tell whether a player's captures give them the choice between koi-koi and stop.

    They do when the base is above that of their last decision in this round (Keep Talking: a
    yaku "formed or improved"), or, as an option, only for a yaku that they didn't have then.
    Under weather rules a base can fall: what it was in between doesn't matter.
    """
    counting, base = _value(match, captured, round_.calls[seat])
    if match.rules.decision == "new_yaku":
        return counting & ~round_.mark_yaku[seat] != 0
    return base > round_.marks[seat]


def _must_stop(round_: Round, seat: Seat, rules: Rules) -> bool:
    """Tell whether koi-koi can't be called.

    Not with an empty hand (Keep Talking; elsewhere it could only lose), not beyond the limit of
    calls, and not, as an option, after the other player's call.
    """
    if not round_.hands[seat]:
        return True
    if rules.reply_ends and round_.calls[other(seat)]:
        return True
    called = sum(round_.calls) if rules.koi_limit_scope == "round" else round_.calls[seat]
    return 0 < rules.koi_limit <= called


def _call(match: Match, events: list[Event]) -> Match:
    """Play on. The next decision comes when the cards are worth more than they are now.

    What they are worth now is reckoned after the call: a viewing whose value the call itself
    changes is no new capture.
    """
    round_ = _require(match, Phase.DECIDE)
    seat = round_.to_act
    calls = round_.calls[seat] + 1
    counting, base = _value(match, round_.captured[seat], calls)
    turn = round_.last_turns[seat]
    assert turn is not None
    events.append(KoiKoiCalled(seat, calls))
    return _with_round(
        match,
        replace(
            round_,
            phase=Phase.PLAY,
            to_act=other(seat),
            turn=round_.turn + 1,
            calls=_put(round_.calls, seat, calls),
            last_caller=seat,
            marks=_put(round_.marks, seat, base),
            mark_yaku=_put(round_.mark_yaku, seat, counting),
            last_turns=_put(round_.last_turns, seat, replace(turn, called=True)),
        ),
    )


# The end of a round, and of the match


def _score_of(match: Match, round_: Round, seat: Seat) -> Score:
    return score(
        round_.captured[seat],
        match.rules,
        own_calls=round_.calls[seat],
        opponent_calls=round_.calls[other(seat)],
        field_brights=round_.field_brights,
        month=match.month,
    )


def _stop(match: Match, round_: Round, events: list[Event]) -> Match:
    """End the round: who stops scores all their yaku, the other nothing."""
    seat = round_.to_act
    return _end_round(match, round_, events, seat, Reason.STOP, _score_of(match, round_, seat))


_NOTHING: Final = Score((), 0, 1, 0, ())


def _exhaust(match: Match, round_: Round, events: list[Event]) -> Match:
    """End a round in which the hands ran out and nobody stopped.

    Nobody scores, even with a yaku and a call (Sloperama, Keep Talking); or the oya gets a point
    (oya-ken, Wikipedia 2020), whoever called; or the last caller gets what they hold.
    """
    exhaust = match.rules.exhaust
    if exhaust == "caller":
        caller = round_.last_caller
        if caller is not None:
            held = _score_of(match, round_, caller)
            won = Score(held.yaku, held.base, 1, held.base, ())
            return _end_round(match, round_, events, caller, Reason.EXHAUSTED, won)
    points = exhaust if isinstance(exhaust, int) else 0
    return _end_round(
        match, round_, events, None, Reason.EXHAUSTED, replace(_NOTHING, total=points)
    )


def _break_off(
    match: Match, winner: Seat | None, reason: Reason, end: MatchEnd, events: list[Event]
) -> Match:
    """End the match at once; a running round ends without points."""
    outcome = MatchOutcome(winner, end)
    after = _with_round(match, None)
    if match.round is not None:
        result = _result(match, match.round, winner, reason, _NOTHING, (0, 0))
        events.append(RoundEnded(result))
        after = replace(after, results=(*match.results, result))
    events.append(MatchEnded(outcome))
    return replace(after, outcome=outcome)


def _result(
    match: Match,
    round_: Round,
    winner: Seat | None,
    reason: Reason,
    won: Score,
    deltas: tuple[int, int],
) -> RoundResult:
    return RoundResult(
        number=match.number,
        oya=round_.oya,
        winner=winner,
        reason=reason,
        yaku=won.yaku,
        base=won.base,
        factor=won.factor,
        points=won.total,
        deltas=deltas,
        multipliers=won.multipliers,
        hands=round_.hands,
        captured=round_.captured,
    )


def _end_round(
    match: Match,
    round_: Round,
    events: list[Event],
    winner: Seat | None,
    reason: Reason,
    won: Score = _NOTHING,
) -> Match:
    """Pay the points, name the next oya, and see whether the match is over."""
    rules = match.rules
    paid = round_.oya if winner is None else winner
    lost = -won.total if rules.zero_sum else 0
    deltas = (won.total, lost) if paid == 0 else (lost, won.total)
    scores = (match.scores[0] + deltas[0], match.scores[1] + deltas[1])
    result = _result(match, round_, winner, reason, won, deltas)
    events.append(RoundEnded(result))
    outcome = _outcome(rules, scores, match.number)
    if outcome is not None:
        events.append(MatchEnded(outcome))
    return Match(
        rules=rules,
        seq=match.seq + 1,
        scores=scores,
        number=match.number if outcome else match.number + 1,
        oya=_next_oya(rules, round_.oya, winner),
        round=None,
        results=(*match.results, result),
        outcome=outcome,
    )


def _next_oya(rules: Rules, oya: Seat, winner: Seat | None) -> Seat:
    """Return who deals next.

    The winner (Wikipedia 2020, Sloperama, Keep Talking), or as the house has it; after a round
    without a winner the same player again, or, as an option, the other.
    """
    if winner is None:
        return oya if rules.draw_dealer == "same" else other(oya)
    if rules.next_dealer == "alternate":
        return other(oya)
    return winner if rules.next_dealer == "winner" else other(winner)


def _outcome(rules: Rules, scores: tuple[int, int], number: int) -> MatchOutcome | None:
    """Return how the match has ended after a round, if it has."""
    leader: Seat | None = None
    if scores[0] != scores[1]:
        leader = 0 if scores[0] > scores[1] else 1
    if rules.bank is not None and min(scores) <= 0:
        return MatchOutcome(leader, MatchEnd.BUST)
    if rules.target is not None:
        return MatchOutcome(leader, MatchEnd.TARGET) if max(scores) >= rules.target else None
    assert rules.rounds is not None
    if number < rules.rounds or (leader is None and rules.tie == "extra_round"):
        return None
    return MatchOutcome(leader, MatchEnd.ROUNDS)
