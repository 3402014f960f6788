"""A player's cards as buttons. Each label tells the result, so that one press is a whole turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Protocol

from bot.koikoi.actions import Action, Play, Take
from bot.koikoi.cards import Card, CardSet, card_code, cards_in, distinct
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku_gains import stops_after
from bot.locales import Texts
from bot.screens.message import Button, Rows, Style, units
from bot.screens.view_model import Emojis
from bot.screens.wording.cards import capital, card_beside, card_name, label, taking

Stops = Mapping[Action, int]
"""The points of stopping after each action that completes a yaku; see `stops_after`."""


class CardReader(Protocol):
    """The reader of card buttons: a `ViewModel`, or a person in the lesson."""

    @property
    def texts(self) -> Texts:
        """Return the texts in the reader's language."""

    @property
    def emojis(self) -> Emojis:
        """Return the emojis of the cards for which Discord has one."""

    @property
    def picked(self) -> Card | None:
        """Return the card whose target is being chosen."""

    def press(self, action: str) -> str:
        """Return the custom id of a button for an action."""


A_ROW: Final = 4  # buttons in a row; a fifth would wrap on phones
MAX_CARD_BUTTONS: Final = 16  # four rows of buttons; the fifth row is for Yaku, Table, Menu
PHONE_LABEL: Final = 31
"""Maximum length of a label beside an emoji on a phone 390 pixels wide, in characters."""


def card_rows(model: CardReader, view: PlayerView) -> Rows:
    """Return the hand, sorted by month; disabled when it isn't the player's turn."""
    stops = stops_after(view)
    if model.picked is not None and _plays(view, model.picked):
        back = Button(model.texts("button-back"), model.press("unpick"))
        return in_rows([*_one_card(model, view, stops, model.picked), back])
    buttons = [
        button for card in cards_in(view.hand) for button in _one_card(model, view, stops, card)
    ]
    if len(buttons) > MAX_CARD_BUTTONS:
        buttons = [_card_or_pick(model, view, stops, card) for card in cards_in(view.hand)]
    return in_rows(buttons)


def take_rows(model: CardReader, view: PlayerView) -> Rows:
    """Return the cards that the drawn card can take."""
    if view.drawn is None:
        return ()
    legal = {action.target: action for action in view.legal if isinstance(action, Take)}
    stops = stops_after(view)
    return in_rows(
        [
            Button(
                _with_gain(
                    model,
                    stops,
                    legal[card],
                    capital(model.texts, card_beside(model.texts, card, view.drawn)),
                ),
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


def _one_card(model: CardReader, view: PlayerView, stops: Stops, card: Card) -> Iterable[Button]:
    """Return a button for each legal action of this card, each with the card's emoji."""
    emoji = model.emojis.get(card)
    plays = _plays(view, card)
    if len(plays) < 2:
        captures = view.captures(card)
        text = label(model.texts, card, captures)
        if not plays:
            waiting = model.press(f"wait {card_code(card)}")
            return [Button(text, waiting, disabled=True, emoji=emoji)]
        style = Style.GREEN if captures else Style.GREY
        if captures and stops:
            brief = label(model.texts, card, captures, brief=True)
            text = _with_gain(model, stops, plays[0], text, brief)
        return [Button(text, model.press(plays[0].text), style, emoji=emoji)]
    by_target = {play.target: play for play in plays if play.target is not None}
    return [
        Button(
            _with_gain(
                model,
                stops,
                by_target[target],
                taking(model.texts, card, target),
                taking(model.texts, card, target, brief=True),
            ),
            model.press(by_target[target].text),
            Style.GREEN,
            emoji=emoji,
        )
        for target in distinct(by_target)
    ]


def _with_gain(
    model: CardReader, stops: Stops, action: Action, said: str, brief: str | None = None
) -> str:
    """Return a label. If the action completes a yaku, it has the points of stopping after it."""
    points = stops.get(action)
    return marked_label(model.texts, points, said, brief or said) if points else said


def marked_label(texts: Texts, points: int, said: str, brief: str) -> str:
    """Return a label that begins with the points of a yaku, because a phone cuts labels at the end.

    If the label is too long with `said`, it has `brief` instead.
    """
    marked = texts("button-gain", said=said, points=points)
    fits = units(marked) <= PHONE_LABEL
    return marked if fits else texts("button-gain", said=brief, points=points)


def _card_or_pick(model: CardReader, view: PlayerView, stops: Stops, card: Card) -> Button:
    plays = _plays(view, card)
    if len(plays) > 1:
        completes = "✨ " if any(play in stops for play in plays) else ""
        return Button(
            f"{completes}{card_name(model.texts, card)} ▸ …",
            model.press(f"pick {card_code(card)}"),
            Style.GREEN,
            emoji=model.emojis.get(card),
        )
    return next(iter(_one_card(model, view, stops, card)))


def hand_size(hand: CardSet) -> int:
    """Return the number of cards in a hand."""
    return len(cards_in(hand))
