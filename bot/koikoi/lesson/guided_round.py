"""The guided round: a real round on a stacked deal, with a computer whose replies are fixed.

Its whole state is the newcomer's choices, a letter for each card, so that a button can hold it. The
computer gets no card of the months of the moon, the cup and the curtain, so it can't take them.
Nearly everything that the newcomer plays leads to a yaku; `planning` finds what doesn't.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from string import ascii_letters
from typing import Final

from bot.koikoi.actions import Action, Deal, Koi, Play, Seat, Stop, Take
from bot.koikoi.cards import DECK, Card, parse_card
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import PRESETS
from bot.koikoi.state import Match, Phase
from bot.koikoi.view import PlayerView, view_for

NEWCOMER: Final[Seat] = 0
COMPUTER: Final[Seat] = 1


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


DEAL: Final = Deal(
    oya=_cards("08C1 09R 03C1 01C1 06A 07R 10C1 12C1"),
    # The computer plays these from left to right. None is of the months 3, 8 and 9.
    ko=_cards("02C2 11A 04C2 07C2 12C3 06C1 10R 05R"),
    field=_cards("08B 01R 02C1 05C1 07C1 12C2 06C2 04C1"),
    # The newcomer draws the bridge, the cup, the curtain; the last eight are never drawn.
    pile=_cards(
        "05A 10C2 09A 04R 03B 11C1 04A 05C2 07A 01C2 10A 06R 01B 02R 02A 11R"
        " 08A 08C2 09C1 09C2 03R 03C2 11B 12B"
    ),
)
RULES: Final = replace(PRESETS["wikipedia-2020"], rounds=1)

_LETTERS: Final = dict(zip(DECK, ascii_letters, strict=False))
_CARDS: Final = {letter: card for card, letter in _LETTERS.items()}
KOI: Final = "+"
STOP: Final = "-"


@dataclass(frozen=True, slots=True)
class GuidedRound:
    """The round after some choices of the newcomer; it waits for the next one, or is over."""

    match: Match
    moves: str = ""

    @property
    def view(self) -> PlayerView:
        """Return what the newcomer sees."""
        return view_for(self.match, NEWCOMER)

    @property
    def over(self) -> bool:
        """Return whether the round has ended."""
        return self.match.finished

    def after(self, action: Action) -> GuidedRound:
        """Return the round after a choice and the reply. Raises `IllegalAction`."""
        return GuidedRound(_replied(apply(self.match, action).match), self.moves + _text(action))

    def moves_with(self, action: Action) -> str:
        """Return the moves as they are after a choice."""
        return self.moves + _text(action)

    def turn_back(self) -> GuidedRound:
        """Return the round before the newcomer's last choice; at the beginning it stays."""
        found = self
        for end in range(len(self.moves) - 1, -1, -1):
            earlier = resumed(self.moves[:end])
            if earlier is not None:
                return earlier
        return found


def begun() -> GuidedRound:
    """Return the round at its beginning."""
    return GuidedRound(apply(new_match(RULES), DEAL).match)


def resumed(moves: str) -> GuidedRound | None:
    """Return the round after these moves; None if they were never possible."""
    found, left = begun(), moves
    while left:
        action = _read(found.match, left)
        if action is None:
            return None
        left = left[len(_text(action)) :]
        found = found.after(action)
    return found


def last_choice(moves: str) -> tuple[GuidedRound, Action] | None:
    """Return the last of these moves, and the round before it; None if there is no such move."""
    now = resumed(moves)
    if now is None or not moves:
        return None
    earlier = now.turn_back()
    action = _read(earlier.match, moves[len(earlier.moves) :])
    assert action is not None
    return earlier, action


def _replied(match: Match) -> Match:
    """Return the match after the computer's turn, if it has one.

    It plays its cards in the order of the deal, takes the least valuable card, and stops.
    """
    while not match.finished and match.to_act == COMPUTER:
        legal = legal_actions(match)
        if match.phase is Phase.DECIDE:
            match = apply(match, Stop()).match
        elif match.phase is Phase.TAKE:
            match = apply(match, legal[-1]).match
        else:
            order = {card: place for place, card in enumerate(DEAL.ko)}
            plays = [one for one in legal if isinstance(one, Play)]
            first = min(order[one.card] for one in plays)
            match = apply(match, [one for one in plays if order[one.card] == first][-1]).match
    return match


def _text(action: Action) -> str:
    match action:
        case Play(card, None):
            return _LETTERS[card]
        case Play(card, target) if target is not None:
            return _LETTERS[card] + _LETTERS[target]
        case Take(target):
            return _LETTERS[target]
        case Koi():
            return KOI
        case Stop():
            return STOP
    raise ValueError(action.text)


def _read(match: Match, moves: str) -> Action | None:
    """Return the choice with which these moves begin, if it is legal."""
    if match.finished:
        return None
    texts = {_text(action): action for action in legal_actions(match)}
    return next((texts[moves[:size]] for size in (1, 2) if moves[:size] in texts), None)
