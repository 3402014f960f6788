"""The course of a match: the legal actions, and the state after each.

`apply` is the only way from one state to the next. It is a pure function: the same rules and
the same actions always give the same match. Forced steps happen automatically. So an action is
always a player's choice or a chance event. A match is immutable. The steps themselves are in
`engine.table`, which implements the rules. This module adds the checks, and everything that numbers
can't hold: events, turns, results, and the places on the field.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

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
from bot.koikoi.cards import DECK, Card, CardSet, card_code, card_set, cards_in
from bot.koikoi.engine import table as t
from bot.koikoi.engine.results import broken_off, match_outcome, outcome_of_break, round_result
from bot.koikoi.errors import ErrorCode, IllegalAction
from bot.koikoi.events import (
    VOID_REASONS,
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
    YakuFormed,
)
from bot.koikoi.rules import Rules, arithmetic, counted_month, yaku_of
from bot.koikoi.rules.lookups import numbers_of
from bot.koikoi.state import Match, MatchOutcome, Phase, Reason, Round, Turn, month_of_round

__all__ = ["IllegalAction", "MatchStep", "apply", "legal_actions", "new_match", "replay"]

_PLAYS: Final = tuple(Play(card) for card in DECK)


@dataclass(frozen=True, slots=True)
class MatchStep:
    """The match after an action, and the events that led to it."""

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


def apply(match: Match, action: Action) -> MatchStep:
    """Return the match after an action. Raises IllegalAction if the rules don't allow it."""
    running = Running(match)
    running.apply(action)
    return MatchStep(running.match(), tuple(running.events))


def replay(rules: Rules, actions: Iterable[Action]) -> Match:
    """Return the match after these actions. Raises IllegalAction if one of them isn't legal."""
    running = Running(new_match(rules))
    for action in actions:
        running.apply(action)
    return running.match()


def if_exhausted(match: Match) -> Match:
    """Return the match if koi-koi is called now, and nobody captures or stops after that."""
    running = Running(match)
    running.apply(Koi())
    running.exhaust()
    return running.match()


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Return every action that the player to act may choose, in deck order.

    The result is empty before a deal. Resigning, timing out and aborting are possible until the
    match is over; they are not listed.
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


# The table, and the facts that are not on it

PHASES: Final = (Phase.DEAL, Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.FINISHED)
"""The phases, in the order of their numbers on the table."""
_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES)}


def table_of(match: Match) -> list[int]:
    """Return a table with the state of the match, from which it can be continued."""
    round_ = match.round
    if round_ is None:
        table = [0] * t.STATE_SIZE
        table[t.PHASE] = t.FINISHED if match.finished else t.DEAL
        table[t.OYA], table[t.NUMBER] = match.oya, match.number
        table[t.SCORE], table[t.SCORE + 1] = match.scores
        return table
    turn = round_.last_turns[round_.to_act]
    return [  # in the order of the places
        _NUMBERS[round_.phase],
        round_.to_act,
        round_.turn,
        round_.oya,
        *round_.hands,
        *round_.captured,
        round_.field_cards,
        t.NONE if round_.drawn is None else round_.drawn,
        *round_.calls,
        t.NONE if round_.last_caller is None else round_.last_caller,
        *round_.marks,
        *round_.mark_yaku,
        round_.field_brights,
        counted_month(match.rules, match.month),
        0 if round_.drawn is None or turn is None else card_set(turn.took),
        0,
        *match.scores,
        match.number,
        *_NOTHING_ENDED,
        *round_.pile,
    ]


_NOTHING_ENDED: Final = (t.NONE, t.NONE, 0, 0, 0, t.NONE)
"""The numbers from `WINNER` to `WHY` of a table on which no round has ended yet."""


@dataclass(slots=True)
class Beside:
    """The facts of a round that the table of numbers doesn't hold."""

    oya: Seat
    pile: tuple[Card, ...]
    places: list[Card | None]
    turns: tuple[Turn, ...]
    last_turns: list[Turn | None]


def what_is_beside(round_: Round) -> Beside:
    """Return the facts of a round that its table doesn't hold."""
    return Beside(
        round_.oya, round_.pile, list(round_.field), round_.turns, list(round_.last_turns)
    )


def round_on(table: list[Any], beside: Beside) -> Round:
    """Return the round that a table describes, with cards and sets in place of numbers."""
    caller, drawn = table[t.LAST_CALLER], table[t.DRAWN]
    return Round(
        oya=beside.oya,
        phase=PHASES[table[t.PHASE]],
        to_act=1 if table[t.TO_ACT] else 0,
        turn=table[t.TURN],
        hands=(table[t.HAND], table[t.HAND + 1]),
        field=tuple(beside.places),
        captured=(table[t.CAPTURED], table[t.CAPTURED + 1]),
        pile=beside.pile,
        drawn=None if drawn == t.NONE else drawn,
        field_brights=table[t.FIELD_BRIGHTS],
        calls=(table[t.CALLS], table[t.CALLS + 1]),
        last_caller=None if caller == t.NONE else 1 if caller else 0,
        marks=(table[t.MARK], table[t.MARK + 1]),
        mark_yaku=(table[t.MARK_YAKU], table[t.MARK_YAKU + 1]),
        last_turns=(beside.last_turns[0], beside.last_turns[1]),
        turns=beside.turns,
    )


class Running:
    """A mutable match in play, and the events of its actions so far."""

    def __init__(self, match: Match) -> None:
        self.events: list[Event] = []
        self._rules = match.rules
        self._numbers = numbers_of(match.rules)
        self._table = table_of(match)
        self._seq = match.seq
        self._number = match.number
        self._results = match.results
        self._outcome = match.outcome
        self._beside = Beside(match.oya, (), [], (), [None, None])
        if match.round is not None:
            self._beside = what_is_beside(match.round)

    def match(self) -> Match:
        """Return the match as it is now."""
        table = self._table
        return Match(
            self._rules,
            self._seq,
            (table[t.SCORE], table[t.SCORE + 1]),
            table[t.NUMBER],
            1 if table[t.OYA] else 0,
            None if self._is_between_rounds() else self._round(),
            self._results,
            self._outcome,
        )

    def apply(self, action: Action) -> None:
        """Apply an action. Raises IllegalAction if the rules don't allow it."""
        if self._outcome is not None:
            raise IllegalAction(ErrorCode.MATCH_OVER)
        match action:
            case Play():
                self._play(action)
            case Take():
                self._take(action)
            case Koi():
                self._koi()
            case Stop():
                self._require(t.DECIDE)
                t.stop(self._table, self._numbers)
                self._end_round()
            case Deal():
                self._deal(action)
            case Swap() | Keep():
                self._settle_swap(swapped=isinstance(action, Swap))
            case Resign() | Timeout() | Abort():
                self._break_off(action)
            case _:
                assert_never(action)
        self._seq += 1

    def exhaust(self) -> None:
        """End the round as if the hands had run out."""
        t.exhaust(self._table, self._numbers)
        self._end_round()

    def _require(self, phase: int) -> Seat:
        """Return the seat to act. Raises `IllegalAction` if the match isn't in this phase."""
        now = self._table[t.PHASE]
        if now != phase:
            raise IllegalAction(ErrorCode.NOT_NOW, phase=PHASES[now].value)
        return 1 if self._table[t.TO_ACT] else 0

    def _is_between_rounds(self) -> bool:
        return self._table[t.PHASE] in {t.DEAL, t.FINISHED}

    def _round(self) -> Round:
        return round_on(self._table, self._beside)

    # The start of a round

    def _deal(self, deal: Deal) -> None:
        self._require(t.DEAL)
        table = self._table
        oya: Seat = 1 if table[t.OYA] else 0
        self._number = table[t.NUMBER]
        self._beside = Beside(oya, deal.pile, list(deal.field), (), [None, None])
        table[t.PILE : t.PILE + len(deal.pile)] = deal.pile
        t.deal(table, card_set(deal.oya), card_set(deal.ko), card_set(deal.field), self._numbers)
        self.events.append(Dealt(self._number, oya, deal.field, table[t.FIELD_BRIGHTS]))
        if table[t.PHASE] == t.DEAL and table[t.NUMBER] == self._number:
            self.events.append(DealVoided(VOID_REASONS[table[t.WHY]]))
        elif self._is_between_rounds():
            self._end_round()

    def _settle_swap(self, *, swapped: bool) -> None:
        self._require(t.SWAP)
        self.events.append(SwapSettled(swapped))
        t.settle_swap(self._table, swapped, self._numbers)
        if self._is_between_rounds():
            self._end_round()

    # A turn

    def _play(self, action: Play) -> None:
        seat = self._require(t.PLAY)
        table, card = self._table, action.card
        if not table[t.HAND + seat] >> card & 1:
            raise IllegalAction(ErrorCode.NOT_IN_HAND, card=card_code(card), seat=seat)
        self._check_target(card, action.target)
        turn = table[t.TURN]
        if turn > len(self._beside.pile):
            raise IllegalAction(ErrorCode.PILE_TOO_SHORT)
        t.play(table, card, t.NONE if action.target is None else action.target, self._numbers)
        took = self._lay(card, table[t.PLAYED_TOOK])
        drawn = self._beside.pile[turn - 1]
        self.events.append(Played(seat, card, took))
        if table[t.PHASE] == t.TAKE:
            self._beside.last_turns[seat] = Turn(seat, turn, card, took, drawn)
            _, choices = arithmetic.captures(drawn, table[t.FIELD], self._numbers)
            self.events.append(DrawChoice(seat, drawn, cards_in(CardSet(choices))))
        else:
            self._end_turn(seat, turn, card, took, drawn)

    def _take(self, action: Take) -> None:
        seat = self._require(t.TAKE)
        turn = self._beside.last_turns[seat]
        assert turn is not None
        assert turn.drawn is not None
        self._check_target(turn.drawn, action.target)
        t.take(self._table, action.target, self._numbers)
        self._end_turn(seat, turn.number, turn.played, turn.took, turn.drawn)

    def _check_target(self, card: Card, target: Card | None) -> None:
        """Raise `IllegalAction` if a card can't take this target, or needs a target."""
        taken, choices = arithmetic.captures(card, self._table[t.FIELD], self._numbers)
        if choices:
            if target is None or not choices >> target & 1:
                raise _must_choose(card, target, choices)
        elif target is not None:
            raise _no_choice(card, target, taken)

    def _lay(self, card: Card, taken: int) -> tuple[Card, ...]:
        """Put a card on the field, or remove the cards that it takes; return the taken cards."""
        took = cards_in(CardSet(taken))
        places = self._beside.places
        for one in took:
            places[places.index(one)] = None
        if not took and None in places:
            places[places.index(None)] = card
        elif not took:
            places.append(card)
        return took

    def _end_turn(
        self, seat: Seat, number: int, played: Card | None, took: tuple[Card, ...], drawn: Card
    ) -> None:
        """Record the turn, and add the events of the drawn card and of what follows."""
        drawn_took = self._lay(drawn, self._table[t.DRAWN_TOOK])
        turn = Turn(seat, number, played, took, drawn, drawn_took)
        self._beside.turns = (*self._beside.turns, turn)
        self._beside.last_turns[seat] = turn
        self.events.append(Drew(seat, drawn, drawn_took))
        if self._is_between_rounds():
            self._end_round(forced=True)
        elif self._table[t.PHASE] == t.DECIDE:
            calls, month = self._table[t.CALLS + seat], month_of_round(self._number)
            pile = CardSet(self._table[t.CAPTURED + seat])
            yaku = yaku_of(pile, self._rules, calls, month)
            self.events.append(YakuFormed(seat, yaku, sum(one.points for one in yaku)))

    def _koi(self) -> None:
        seat = self._require(t.DECIDE)
        t.koi(self._table, self._numbers)
        turn = replace(self._beside.turns[-1], called=True)
        self._beside.turns = (*self._beside.turns[:-1], turn)
        self._beside.last_turns[seat] = turn
        self.events.append(KoiKoiCalled(seat, self._table[t.CALLS + seat]))

    # The end

    def _end_round(self, *, forced: bool = False) -> None:
        """Add the events of the end of the round and, if it is over, of the match.

        `forced` is true if the player could not call koi-koi.
        """
        result = round_result(self._table, self._rules, self._number, self._round())
        if forced and result.reason is Reason.STOP:
            assert result.winner is not None
            self.events.append(YakuFormed(result.winner, result.yaku, result.base))
        self._results = (*self._results, result)
        self.events.append(RoundEnded(result))
        if self._table[t.PHASE] == t.FINISHED:
            self._end_match(match_outcome(self._table, self._rules))

    def _break_off(self, action: Resign | Timeout | Abort) -> None:
        """End the match at once. A running round ends without points."""
        outcome = outcome_of_break(action)
        if not self._is_between_rounds():
            result = broken_off(self._number, self._round(), outcome)
            self._results = (*self._results, result)
            self.events.append(RoundEnded(result))
        self._table[t.PHASE] = t.FINISHED
        self._end_match(outcome)

    def _end_match(self, outcome: MatchOutcome) -> None:
        self._outcome = outcome
        self.events.append(MatchEnded(outcome))


def _codes(cards: int) -> tuple[str, ...]:
    return tuple(card_code(card) for card in cards_in(CardSet(cards)))


def _must_choose(card: Card, target: Card | None, choices: int) -> IllegalAction:
    code, offered = card_code(card), _codes(choices)
    if target is None:
        return IllegalAction(ErrorCode.TARGET_MISSING, card=code, choices=offered)
    return IllegalAction(
        ErrorCode.TARGET_NOT_OFFERED, card=code, target=card_code(target), choices=offered
    )


def _no_choice(card: Card, target: Card, taken: int) -> IllegalAction:
    code, named = card_code(card), card_code(target)
    if taken >> target & 1:
        return IllegalAction(
            ErrorCode.TARGET_NEEDLESS, card=code, target=named, taken=_codes(taken)
        )
    return IllegalAction(ErrorCode.TARGET_IMPOSSIBLE, card=code, target=named)
