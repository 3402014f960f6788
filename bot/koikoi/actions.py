"""Everything that can happen in a match, as values with a short text form.

Chance is an action too (`Deal`), and so are resigning, a missed deadline and an abort: a match
is its rules and its list of actions, nothing else. The text of an action is the same in the
database, in a button and in an exported record.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Literal

from bot.koikoi.cards import Card, Kind, card_code, kind_of, month_of, parse_card
from bot.koikoi.errors import ErrorCode, NotationError

Seat = Literal[0, 1]


def _codes(cards: tuple[Card, ...]) -> str:
    return ",".join(card_code(card) for card in cards)


@dataclass(frozen=True, slots=True)
class Deal:
    """How the shuffled deck fell: both hands, the field, and the pile from its top.

    A record may contain only the top of the pile. An action that needs a missing card is illegal.
    """

    oya: tuple[Card, ...]
    ko: tuple[Card, ...]
    field: tuple[Card, ...]
    pile: tuple[Card, ...]

    def __post_init__(self) -> None:
        for name, cards in (("oya", self.oya), ("ko", self.ko), ("field", self.field)):
            if len(cards) != 8:
                raise NotationError(ErrorCode.DEAL_SIZE, group=name, count=len(cards))
        seen: set[Card] = set()
        for card in (*self.oya, *self.ko, *self.field, *self.pile):
            if card in seen:
                raise NotationError(ErrorCode.DEALT_TWICE, card=card_code(card))
            seen.add(card)

    @property
    def text(self) -> str:
        """The action as text: `deal oya=… ko=… field=… pile=…`."""
        groups = (("oya", self.oya), ("ko", self.ko), ("field", self.field), ("pile", self.pile))
        return " ".join(["deal", *(f"{name}={_codes(cards)}" for name, cards in groups)])


@dataclass(frozen=True, slots=True)
class Swap:
    """The ko demands the dealer's hand, unseen (Sloperama)."""

    text = "swap"


@dataclass(frozen=True, slots=True)
class Keep:
    """The ko keeps the hand that was dealt."""

    text = "keep"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a hand card; `target` says which card it takes where there is a choice."""

    card: Card
    target: Card | None = None

    @property
    def text(self) -> str:
        """The action as text: `play 03B` or `play 03B 03R`."""
        if self.target is None:
            return f"play {card_code(self.card)}"
        return f"play {card_code(self.card)} {card_code(self.target)}"


@dataclass(frozen=True, slots=True)
class Take:
    """Choose which card the drawn card takes."""

    target: Card

    @property
    def text(self) -> str:
        """The action as text: `take 05R`."""
        return f"take {card_code(self.target)}"


@dataclass(frozen=True, slots=True)
class Koi:
    """Call koi-koi: play on for more."""

    text = "koi"


@dataclass(frozen=True, slots=True)
class Stop:
    """End the round and score."""

    text = "stop"


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up the match."""

    seat: Seat

    @property
    def text(self) -> str:
        """The action as text: `resign 0` or `resign 1`."""
        return f"resign {self.seat}"


@dataclass(frozen=True, slots=True)
class Timeout:
    """A player loses the match by not moving in time."""

    seat: Seat

    @property
    def text(self) -> str:
        """The action as text: `timeout 0` or `timeout 1`."""
        return f"timeout {self.seat}"


@dataclass(frozen=True, slots=True)
class Abort:
    """The match ends without a winner."""

    text = "abort"


Action = Deal | Swap | Keep | Play | Take | Koi | Stop | Resign | Timeout | Abort


def _parse_group(name: str, word: str) -> tuple[Card, ...]:
    prefix, _, codes = word.partition("=")
    if prefix != name:
        raise NotationError(ErrorCode.DEAL_FORM)
    return tuple(parse_card(code) for code in codes.split(",")) if codes else ()


def _parse_deal(words: list[str]) -> Deal:
    if len(words) != 4:
        raise NotationError(ErrorCode.DEAL_FORM)
    oya, ko, field, pile = map(_parse_group, ("oya", "ko", "field", "pile"), words)
    return Deal(oya, ko, field, pile)


def _parse_play(words: list[str]) -> Play:
    if len(words) not in {1, 2}:
        raise NotationError(ErrorCode.PLAY_FORM)
    return Play(*map(parse_card, words))


def _parse_take(words: list[str]) -> Take:
    if len(words) != 1:
        raise NotationError(ErrorCode.TAKE_FORM)
    return Take(parse_card(words[0]))


def _parse_seat(words: list[str]) -> Seat:
    if words == ["0"]:
        return 0
    if words == ["1"]:
        return 1
    raise NotationError(ErrorCode.SEAT_FORM)


def _bare(action: Action) -> Callable[[list[str]], Action]:
    def parse(words: list[str]) -> Action:
        if words:
            raise NotationError(ErrorCode.WORDS_AFTER_ACTION, action=action.text)
        return action

    return parse


_PARSERS: Final[dict[str, Callable[[list[str]], Action]]] = {
    "deal": _parse_deal,
    "swap": _bare(Swap()),
    "keep": _bare(Keep()),
    "play": _parse_play,
    "take": _parse_take,
    "koi": _bare(Koi()),
    "stop": _bare(Stop()),
    "resign": lambda words: Resign(_parse_seat(words)),
    "timeout": lambda words: Timeout(_parse_seat(words)),
    "abort": _bare(Abort()),
}


def parse_action(text: str) -> Action:
    """Return the action that `text` describes; the inverse of every action's `text`.

    Raises NotationError if the text isn't an action.
    """
    verb, *words = text.split() or [""]
    parser = _PARSERS.get(verb)
    if parser is None:
        raise NotationError(ErrorCode.UNKNOWN_ACTION, text=verb[:20])
    return parser(words)


# Equivalent actions


def canonical_action(action: Action) -> Hashable:
    """Return a key that is equal for equivalent actions.

    Plain chaff of one month is interchangeable, in the hand as on the field.
    """
    match action:
        case Play(card, target):
            return "play", _worth(card), None if target is None else _worth(target)
        case Take(target):
            return "take", _worth(target)
    return action.text


def _worth(card: Card) -> Hashable:
    return (month_of(card),) if kind_of(card) is Kind.CHAFF else card
