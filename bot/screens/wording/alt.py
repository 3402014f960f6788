"""Alternative texts of pictures, for people who can't see them: the board and a round's result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.koikoi.actions import Seat, Take
from bot.koikoi.cards import Card, CardSet, Kind, cards_in, kind_of
from bot.koikoi.progress import YakuProgress
from bot.koikoi.rules import Yaku, YakuScore
from bot.koikoi.state import MatchEnd, Phase, Reason, RoundResult, Turn, other
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.pictures import ROUNDS_SHOWN
from bot.screens.message import ALT_LIMIT, units
from bot.screens.view_model import round_text
from bot.screens.wording.cards import card_list, card_name
from bot.screens.wording.figures import base_sum, result_sum

SEATS: Final[tuple[Seat, Seat]] = (0, 1)
_NAMED: Final = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)
Players = tuple[str, str]


def seat_names(texts: Texts, red: Seat, reader: Seat | None = None) -> Players:
    """Return names for the players by seat. The message has the people's own names."""
    if reader is None:
        first, second = texts("alt-red"), texts("alt-white")
        return (first, second) if red == 0 else (second, first)
    you, opponent = texts("alt-you"), texts("alt-opponent")
    return (you, opponent) if reader == 0 else (opponent, you)


def table_alt(texts: Texts, view: PlayerView, red: Seat = 0, hand: int | None = None) -> str:
    """Return the public table in words; *hand* is that of `round_text`."""
    players = seat_names(texts, red)
    near = [_near(texts, view, seat, players) for seat in seats_from(red)]
    areas = [_side(texts, view, seat, players) for seat in seats_from(red)]
    state = _state(texts, view, players, red, hand)
    return fitted([*state, _field(texts, view), *areas, *near], near)


def hand_alt(texts: Texts, view: PlayerView, seat: Seat, hand: int | None = None) -> str:
    """Return the whole game from one player's side; *hand* is that of `round_text`."""
    players = seat_names(texts, 0, seat)
    near = _near(texts, view, seat, players)
    state = _state(texts, view, players, 0, hand)
    last_turn = state[1:2] if _latest(view) is not None else []
    lines = [
        *state,
        texts("alt-your-hand", cards=_own_cards(texts, view)),
        _field(texts, view),
        _side(texts, view, seat, players, counted=False),
        _side(texts, view, other(seat), players),
        near,
    ]
    return fitted(lines, [near, *last_turn])  # the table's text has the last turn, too


def open_hands_alt(texts: Texts, hands: tuple[CardSet, CardSet], red: Seat = 0) -> list[str]:
    """Return both hands in words, for a table that shows them open."""
    players = seat_names(texts, red)
    return [
        texts("alt-in-hand", player=players[seat], cards=card_list(texts, cards_in(hands[seat])))
        for seat in seats_from(red)
        if hands[seat]
    ]


def seats_from(red: Seat) -> tuple[Seat, Seat]:
    """Return the seats in the order of the colours: red, white."""
    return SEATS if red == 0 else (1, 0)


def score_text(texts: Texts, scores: tuple[int, int], players: Players, red: Seat = 0) -> str:
    """Return the score: `Red 7, White 4`."""
    a, b = seats_from(red)
    return texts("alt-score", first=players[a], a=scores[a], second=players[b], b=scores[b])


def captured_text(texts: Texts, player: str, captured: CardSet) -> str:
    """Return captured brights, animals and ribbons by name; chaff as a number."""
    if not captured:
        return texts("alt-captured-none", player=player)
    return texts("alt-captured", player=player, cards=named_cards(texts, cards_in(captured)))


def named_cards(texts: Texts, cards: Iterable[Card]) -> str:
    """Return the cards by name; plain chaff only as a number."""
    cards = tuple(cards)
    named = [card for card in cards if kind_of(card) in _NAMED]
    chaff = len(cards) - len(named)
    shown = card_list(texts, named) if named else ""
    more = texts("alt-chaff", count=chaff) if chaff else ""
    return texts("list-comma").join([part for part in (shown, more) if part])


def fitted(lines: list[str], spare: list[str]) -> str:
    """Return the lines joined.

    If there is no room for all of them, the lines of `spare` are removed in their order.
    """
    present = [line for line in lines if line]
    for line in spare:
        if units("\n".join(present)) > ALT_LIMIT and line in present:
            present.remove(line)
    return "\n".join(present)


def _state(
    texts: Texts, view: PlayerView, players: Players, red: Seat, hand: int | None
) -> list[str]:
    """Return the round, the score, the dealer, the player to act, and the last turn."""
    parts = [
        texts("alt-round-line", round=round_text(texts, view.rules, view.number, hand)),
        score_text(texts, view.scores, players, red),
        texts("alt-dealer", player=players[view.oya]),
    ]
    if view.to_act is not None:
        parts.append(texts("alt-to-act", player=players[view.to_act]))
    lines = [texts("sentence-gap").join(parts)]
    turn = _latest(view)
    if turn is not None:
        choosing = view.phase is Phase.TAKE
        done = _did(texts, turn, choosing=choosing)
        lines.append(texts("alt-last-turn", player=players[turn.seat], did=done))
    if view.drawn is not None:
        targets = [action.target for action in view.legal if isinstance(action, Take)]
        targets = targets or [card for choice in view.captures(view.drawn) for card in choice]
        drawn = card_name(texts, view.drawn)
        lines.append(texts("alt-drawn", card=drawn, targets=card_list(texts, targets)))
    if view.stake is not None and view.to_act is not None:
        points = view.stake.score.total
        lines.append(texts("alt-decides", player=players[view.to_act], points=points))
    return lines


def _latest(view: PlayerView) -> Turn | None:
    turns = [turn for turn in view.last_turns if turn is not None]
    return max(turns, key=lambda turn: turn.number, default=None)


def _did(texts: Texts, turn: Turn, *, choosing: bool) -> str:
    parts: list[str] = []
    if turn.played is not None:
        card = card_name(texts, turn.played)
        taken = card_list(texts, turn.took)
        took = texts("alt-did-took", card=card, taken=taken)
        parts.append(took if turn.took else texts("did-stays", card=card))
    if turn.drawn is not None and not choosing:
        card = card_name(texts, turn.drawn)
        taken = card_list(texts, turn.drawn_took)
        took = texts("alt-did-drew-took", card=card, taken=taken)
        parts.append(took if turn.drawn_took else texts("did-drew-stays", card=card))
    if turn.called:
        parts.append(texts("alt-did-called"))
    return texts("list-comma").join(parts) or texts("did-nothing")


def _own_cards(texts: Texts, view: PlayerView) -> str:
    """Return the hand, each card with the cards that it takes."""
    if not view.hand:
        return texts("alt-none")
    if view.phase is not Phase.PLAY or not view.legal:
        return card_list(texts, cards_in(view.hand))
    shown: list[str] = []
    either = texts("alt-or")
    for card in cards_in(view.hand):
        name = card_name(texts, card)
        choices = [card_list(texts, choice) for choice in view.captures(card)]
        targets = either.join(dict.fromkeys(choices))
        shown.append(texts("alt-takes", card=name, targets=targets) if choices else name)
    return texts("list-comma").join(shown)


def _field(texts: Texts, view: PlayerView) -> str:
    field = [card for card in view.field if card is not None]
    shown = card_list(texts, sorted(field)) if field else texts("alt-none")
    return texts("alt-field", cards=shown, pile=view.pile_count)


def _side(
    texts: Texts, view: PlayerView, seat: Seat, players: Players, *, counted: bool = True
) -> str:
    """Return a player's captures, yaku, calls, and the number of their cards."""
    player, calls, factor = players[seat], view.calls[seat], view.factor_at_stake(seat)
    parts = [captured_text(texts, player, view.captured[seat])]
    if view.yaku[seat]:
        parts.append(texts("alt-yaku", sum=base_sum(texts, view.yaku[seat])))
    if calls:
        parts.append(texts("alt-calls", count=calls))
    if factor != 1:
        parts.append(texts("alt-factor", factor=f"×{factor}"))
    if counted:
        parts.append(texts("alt-hand-count", count=view.hand_counts[seat]))
    return texts("sentence-gap").join(parts)


def near_list(texts: Texts, found: Sequence[YakuProgress]) -> str:
    """Return yaku in reach: `Akatan 2/3, Ribbons 4/5`."""
    near = [
        texts("alt-near-one", yaku=near_name(texts, one), have=one.have, need=one.need)
        for one in found
    ]
    return texts("list-comma").join(near)


def near_name(texts: Texts, one: YakuProgress) -> str:
    """Return the name of a yaku in reach; with the sake cup, if that counts as a plain card."""
    yaku = texts(f"yaku-{one.yaku}")
    return " + ".join([yaku, *(card_name(texts, card) for card in cards_in(one.cup))])


def _near(texts: Texts, view: PlayerView, seat: Seat, players: Players) -> str:
    if view.stake is not None and view.to_act == seat:
        return ""  # the picture shows the points of stopping instead
    near = near_list(texts, view.near_yaku(seat))
    return texts("alt-near", player=players[seat], yaku=near) if near else ""


# The alternative text of a round's result, whose picture is shown between rounds

_KNOWN: Final = {
    *(
        Yaku.GOKO,
        Yaku.TSUKIMI,
        Yaku.HANAMI,
        Yaku.INOSHIKACHO,
        Yaku.AKATAN,
        Yaku.AOTAN,
        Yaku.CHOFUKU,
    ),
    *(Yaku.MATSUKIRI, Yaku.SUGAWARA, Yaku.KUSA),
}
"""Yaku that always have the same cards. If there is too little room, these cards aren't listed."""


def result_alt(texts: Texts, view: PlayerView, reader: Seat | None = None, red: Seat = 0) -> str:
    """Return the winner with points and cards, the match so far, and the cards left in hands."""
    result, players = view.results[-1], seat_names(texts, red, reader)
    made = {found.yaku: _yaku(texts, found) for found in result.yaku}
    score = texts("sentence-gap").join(
        [score_text(texts, view.scores, players, red), *_match(texts, view, players)]
    )
    rounds = _rounds(texts, view, players) if len(view.results) > 1 else ""
    lines = [_headline(texts, result, players), *made.values(), score, rounds]
    if not result.yaku:
        lines += [captured_text(texts, players[seat], result.captured[seat]) for seat in SEATS]
    for seat in SEATS:
        if result.hands[seat]:
            left = card_list(texts, cards_in(result.hands[seat]))
            lines.append(texts("alt-left-over", player=players[seat], cards=left))
    return fitted(lines, [rounds, *(line for yaku, line in made.items() if yaku in _KNOWN)])


def _headline(texts: Texts, result: RoundResult, players: Players) -> str:
    winner = result.winner
    match result.reason:
        case Reason.RESIGN | Reason.TIMEOUT | Reason.ABORT:
            return texts("result-ended")
        case Reason.BOTH_LUCKY:
            return texts("result-both-lucky")
        case Reason.TESHI | Reason.KUTTSUKI if winner is not None:
            text = texts(f"yaku-{result.reason}")
        case _ if winner is not None:
            text = result_sum(texts, result)
        case _ if result.points:
            text, winner = texts("alt-exhausted"), result.oya
        case _:
            return texts("result-nobody")
    return texts("alt-won", player=players[winner], points=result.points, sum=text)


def _yaku(texts: Texts, found: YakuScore) -> str:
    return texts(
        "alt-made", yaku=texts(f"yaku-{found.yaku}"), cards=named_cards(texts, found.cards)
    )


def _match(texts: Texts, view: PlayerView, players: Players) -> list[str]:
    outcome = view.outcome
    if outcome is None or outcome.reason is MatchEnd.ABORT:
        return []
    if outcome.winner is None:
        return [texts("alt-match-drawn")]
    return [texts("alt-match-won", player=players[outcome.winner])]


def _rounds(texts: Texts, view: PlayerView, players: Players) -> str:
    """Return the winner and the points of each round that the picture shows."""
    shown: list[str] = []
    for result in view.results[-ROUNDS_SHOWN:]:
        gainer = result.winner if result.winner is not None or not result.points else result.oya
        shown.append(
            texts("alt-nobody")
            if gainer is None
            else texts("alt-round", player=players[gainer], points=result.points)
        )
    return texts("alt-rounds", rounds=texts("list-comma").join(shown))
