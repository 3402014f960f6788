"""A player's cards as buttons: each says what happens, so that one tap is a whole turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.koikoi.actions import Play, Take
from bot.koikoi.cards import Card, CardSet, card_code, cards_in, distinct
from bot.koikoi.view import PlayerView
from bot.screens.message import Button, Rows, Style
from bot.screens.view_model import ViewModel
from bot.screens.wording.cards import capital, card_beside, card_name, label, taking

A_ROW: Final = 4  # buttons in a row; a fifth one wraps on phones
MOST: Final = 16  # four rows of buttons; the fifth row is for Yaku, Table, Menu


def card_rows(model: ViewModel, view: PlayerView) -> Rows:
    """Return the hand, sorted by month; disabled when it isn't the player's turn."""
    if model.picked is not None and _plays(view, model.picked):
        back = Button(model.texts("button-back"), model.press("unpick"))
        return in_rows([*_one_card(model, view, model.picked), back])
    buttons = [button for card in cards_in(view.hand) for button in _one_card(model, view, card)]
    if len(buttons) > MOST:
        buttons = [_card_or_pick(model, view, card) for card in cards_in(view.hand)]
    return in_rows(buttons)


def take_rows(model: ViewModel, view: PlayerView) -> Rows:
    """Return the cards that the drawn card can take."""
    if view.drawn is None:
        return ()
    legal = {action.target: action for action in view.legal if isinstance(action, Take)}
    return in_rows(
        [
            Button(
                capital(card_beside(model.texts, card, view.drawn)),
                model.press(legal[card].text),
                Style.GREEN,
                emoji=model.emojis.get(card),
            )
            for card in distinct(legal)
        ]
    )


def in_rows(buttons: Sequence[Button]) -> Rows:
    """Return the buttons in rows of four."""
    return tuple(tuple(buttons[start : start + A_ROW]) for start in range(0, len(buttons), A_ROW))


def _plays(view: PlayerView, card: Card) -> tuple[Play, ...]:
    return tuple(a for a in view.legal if isinstance(a, Play) and a.card == card)


def _one_card(model: ViewModel, view: PlayerView, card: Card) -> Iterable[Button]:
    """Return one button for each thing that this card can do, each with the card's emoji."""
    emoji = model.emojis.get(card)
    plays = _plays(view, card)
    if len(plays) < 2:
        captures = view.captures(card)
        said = label(model.texts, card, captures)
        if not plays:
            waiting = model.press(f"wait {card_code(card)}")
            return [Button(said, waiting, disabled=True, emoji=emoji)]
        style = Style.GREEN if captures else Style.GREY
        return [Button(said, model.press(plays[0].text), style, emoji=emoji)]
    by_target = {play.target: play for play in plays if play.target is not None}
    return [
        Button(
            taking(model.texts, card, target),
            model.press(by_target[target].text),
            Style.GREEN,
            emoji=emoji,
        )
        for target in distinct(by_target)
    ]


def _card_or_pick(model: ViewModel, view: PlayerView, card: Card) -> Button:
    plays = _plays(view, card)
    if len(plays) > 1:
        return Button(
            f"{card_name(model.texts, card)} ▸ …",
            model.press(f"pick {card_code(card)}"),
            Style.GREEN,
            emoji=model.emojis.get(card),
        )
    return next(iter(_one_card(model, view, card)))


def hand_size(hand: CardSet) -> int:
    """Return how many cards a hand holds."""
    return len(cards_in(hand))
