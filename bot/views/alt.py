"""The board in words: the picture's alt text, for who can't see it."""

from __future__ import annotations

from bot.koikoi.actions import Seat
from bot.koikoi.cards import CardSet, Kind, cards_in, kind_of
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.locales import Texts

from .cards import card_list, card_name

_KINDS = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON)


def table_alt(texts: Texts, view: PlayerView) -> str:
    """What everyone sees. No names: they are in the message already."""
    lines = [_field(texts, view)]
    for seat, player in ((0, texts("alt-red")), (1, texts("alt-white"))):
        lines.append(_captured(texts, player, view.captured[seat]))
        count = view.hand_counts[seat]
        lines.append(texts("alt-hand-count", player=player, count=count))
    return "\n".join(lines)


def hand_alt(texts: Texts, view: PlayerView, seat: Seat) -> str:
    """The whole game from one player's side."""
    own = card_list(texts, cards_in(view.hand)) if view.hand else texts("alt-none")
    return "\n".join(
        (
            texts("alt-your-hand", cards=own),
            _field(texts, view),
            _captured(texts, texts("alt-you"), view.captured[seat]),
            _captured(texts, texts("alt-opponent"), view.captured[other(seat)]),
            texts(
                "alt-hand-count",
                player=texts("alt-opponent"),
                count=view.hand_counts[other(seat)],
            ),
        )
    )


def unformatted(text: str) -> str:
    """A text without what only Discord's messages format."""
    return text.replace("**", "").replace("\\", "")


def _field(texts: Texts, view: PlayerView) -> str:
    field = [card for card in view.field if card is not None]
    shown = card_list(texts, sorted(field)) if field else texts("alt-none")
    line = texts("alt-field", cards=shown, pile=view.pile_count)
    if view.drawn is None:
        return line
    return line + " " + texts("alt-drawn", card=card_name(texts, view.drawn))


def _captured(texts: Texts, player: str, captured: CardSet) -> str:
    """Brights, animals and ribbons by name; chaff is a number."""
    if not captured:
        return texts("alt-captured-none", player=player)
    cards = cards_in(captured)
    named = [card for card in cards if kind_of(card) in _KINDS]
    chaff = len(cards) - len(named)
    shown = card_list(texts, named) if named else ""
    more = texts("alt-chaff", count=chaff) if chaff else ""
    joined = ("、" if texts.language == "ja" else "; ").join(part for part in (shown, more) if part)
    return texts("alt-captured", player=player, cards=joined)
