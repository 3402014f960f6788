"""A player's turn: lay a card, draw one, and perhaps decide."""

from dataclasses import replace

from bot.koikoi.actions import Play, Seat, Take
from bot.koikoi.cards import Card, CardSet, card_code, cards_in, contains
from bot.koikoi.errors import ErrorCode, IllegalAction
from bot.koikoi.events import DrawChoice, Drew, KoiKoiCalled, Played, YakuFormed
from bot.koikoi.phases.endings import exhaust, stop
from bot.koikoi.phases.transition import Transition, put
from bot.koikoi.rules import Rules, arithmetic, counted_month, yaku_of
from bot.koikoi.state import Match, Phase, Round, Turn, other


class _Table:
    """A round while its player's cards are laid, one after another."""

    __slots__ = ("captured", "cards", "hands", "places", "round", "rules", "seat")

    def __init__(self, round_: Round, rules: Rules) -> None:
        self.round = round_
        self.rules = rules.flat
        self.seat = round_.to_act
        self.hands = round_.hands
        self.places = list(round_.field)
        self.cards: int = round_.field_cards
        self.captured: int = round_.captured[self.seat]

    def lay_from_hand(self, card: Card, target: Card | None) -> tuple[Card, ...]:
        """Lay a hand card, and return what it took."""
        hand = self.hands[self.seat]
        if not contains(hand, card):
            raise IllegalAction(ErrorCode.NOT_IN_HAND, card=card_code(card), seat=self.seat)
        self.hands = put(self.hands, self.seat, CardSet(hand & ~(1 << card)))
        return self.lay(card, target)

    def choices(self, card: Card) -> int:
        """Return the cards of which this one may take one."""
        return arithmetic.captures(card, self.cards, self.rules)[1]

    def lay(self, card: Card, target: Card | None) -> tuple[Card, ...]:
        """Lay a card, and return what it took."""
        taken, choices = arithmetic.captures(card, self.cards, self.rules)
        if choices:
            if target is None or not choices >> target & 1:
                raise _must_choose(card, target, choices)
            taken = 1 << target
        elif target is not None:
            raise _no_choice(card, target, taken)
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


def play(transition: Transition, action: Play) -> Match:
    """Lay a hand card, then draw; wait where the drawn card has a choice."""
    round_ = transition.require(Phase.PLAY)
    table = _Table(round_, transition.rules)
    took = table.lay_from_hand(action.card, action.target)
    transition.tell(Played(table.seat, action.card, took))
    if round_.turn > len(round_.pile):
        raise IllegalAction(ErrorCode.PILE_TOO_SHORT)
    drawn = round_.pile[round_.turn - 1]
    turn = Turn(table.seat, round_.turn, action.card, took, drawn)
    choices = table.choices(drawn)
    if not choices:
        return _end_turn(transition, table, turn, None)
    transition.tell(DrawChoice(table.seat, drawn, cards_in(CardSet(choices))))
    return transition.go_on(
        replace(
            round_,
            phase=Phase.TAKE,
            hands=table.hands,
            field=tuple(table.places),
            captured=put(round_.captured, table.seat, CardSet(table.captured)),
            drawn=drawn,
            last_turns=put(round_.last_turns, table.seat, turn),
        )
    )


def take(transition: Transition, action: Take) -> Match:
    """Let the drawn card take what the player chose."""
    round_ = transition.require(Phase.TAKE)
    turn = round_.last_turns[round_.to_act]
    assert turn is not None
    return _end_turn(transition, _Table(round_, transition.rules), turn, action.target)


def _end_turn(transition: Transition, table: _Table, turn: Turn, target: Card | None) -> Match:
    """Lay the drawn card, and see what follows: a decision, the other's turn, or the end."""
    before, seat, drawn = table.round, table.seat, turn.drawn
    assert drawn is not None
    took = table.lay(drawn, target)
    transition.tell(Drew(seat, drawn, took))
    captured = CardSet(table.captured)
    phase, to_act, number = Phase.PLAY, other(seat), before.turn + 1
    if (turn.took or took) and _calls_for_decision(transition.match, before, captured):
        phase, to_act, number = Phase.DECIDE, seat, before.turn
    turn = Turn(seat, turn.number, turn.played, turn.took, drawn, took)
    # Written out, not with `replace`: this is the one step that every turn takes.
    after = Round(
        oya=before.oya,
        phase=phase,
        to_act=to_act,
        turn=number,
        hands=table.hands,
        field=tuple(table.places),
        captured=put(before.captured, seat, captured),
        pile=before.pile,
        drawn=None,
        field_brights=before.field_brights,
        calls=before.calls,
        last_caller=before.last_caller,
        marks=before.marks,
        mark_yaku=before.mark_yaku,
        last_turns=put(before.last_turns, seat, turn),
        turns=(*before.turns, turn),
    )
    if phase is Phase.DECIDE:
        return _open_decision(transition, after)
    if not after.hands[to_act]:
        return exhaust(transition, after)
    return transition.go_on(after)


def _value(match: Match, captured: CardSet, calls: int) -> tuple[int, int]:
    """Return which yaku count in a pile, as bits, and their base."""
    rules = match.rules
    month = counted_month(rules, match.month)
    points = arithmetic.yaku_points(captured, rules.flat, calls, month)
    return arithmetic.counting_yaku(points, rules.flat)


def _calls_for_decision(match: Match, round_: Round, captured: CardSet) -> bool:
    """Tell whether a player's captures give them the choice between koi-koi and stop.

    They do when the base is above that of their last decision in this round (Keep Talking: a
    yaku "formed or improved"), or, as an option, only for a yaku that they didn't have then.
    Under weather rules a base can fall: what it was in between doesn't matter.
    """
    seat = round_.to_act
    counting, base = _value(match, captured, round_.calls[seat])
    if match.rules.decision == "new_yaku":
        return counting & ~round_.mark_yaku[seat] != 0
    return base > round_.marks[seat]


def _open_decision(transition: Transition, round_: Round) -> Match:
    seat, rules = round_.to_act, transition.rules
    yaku = yaku_of(round_.captured[seat], rules, round_.calls[seat], transition.match.month)
    transition.tell(YakuFormed(seat, yaku, sum(formed.points for formed in yaku)))
    return stop(transition, round_) if _must_stop(round_, seat, rules) else transition.go_on(round_)


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


def call(transition: Transition) -> Match:
    """Play on. The next decision comes when the cards are worth more than they are now.

    The value now is computed after the call. So a viewing yaku whose points change because of the
    call doesn't lead to a new decision.
    """
    round_ = transition.require(Phase.DECIDE)
    seat = round_.to_act
    calls = round_.calls[seat] + 1
    counting, base = _value(transition.match, round_.captured[seat], calls)
    turn = round_.last_turns[seat]
    assert turn is not None
    turn = replace(turn, called=True)
    transition.tell(KoiKoiCalled(seat, calls))
    return transition.go_on(
        replace(
            round_,
            phase=Phase.PLAY,
            to_act=other(seat),
            turn=round_.turn + 1,
            calls=put(round_.calls, seat, calls),
            last_caller=seat,
            marks=put(round_.marks, seat, base),
            mark_yaku=put(round_.mark_yaku, seat, counting),
            last_turns=put(round_.last_turns, seat, turn),
            turns=(*round_.turns[:-1], turn),
        )
    )
