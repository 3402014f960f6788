"""The guided round: a real round on a stacked deal, with a computer whose replies are fixed.

Its whole state is the newcomer's choices, a letter for each card, so that a button can hold it. The
computer gets no card of the months of the moon, the cup and the curtain, so it can't take them.
Nearly every choice of the newcomer leads to a yaku; `leads_on` finds the others.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from string import ascii_letters
from typing import Final

from bot.koikoi.actions import Action, Deal, Koi, Play, Seat, Stop, Take
from bot.koikoi.cards import DECK, Card, Kind, kind_of, parse_card
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.rules import PRESETS
from bot.koikoi.state import Match, Phase, Reason
from bot.koikoi.view import PlayerView, view_for
from bot.koikoi.yaku_gains import stops_after

NEWCOMER: Final[Seat] = 0
COMPUTER: Final[Seat] = 1


def _cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


DEAL: Final = Deal(
    oya=_cards("08C1 09R 03C1 01C1 06A 07R 10C1 12C1"),
    # The computer plays its cards from left to right. It has no card of the months 3, 8 and 9.
    ko=_cards("02C2 11A 04C2 07C2 12C3 06C1 10R 05R"),
    field=_cards("08B 01R 02C1 05C1 07C1 12C2 06C2 04C1"),
    # The newcomer draws the bridge, the cup, the curtain; the last eight cards are never drawn.
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
    """The round after some choices of the newcomer; it waits for the next choice, or is over."""

    match: Match
    moves: str = ""

    @property
    def view(self) -> PlayerView:
        """Return the newcomer's view of the match."""
        return view_for(self.match, NEWCOMER)

    @property
    def over(self) -> bool:
        """Return whether the round has ended."""
        return self.match.finished

    def after(self, action: Action) -> GuidedRound:
        """Return the round after a choice and the computer's reply. Raises `IllegalAction`."""
        return GuidedRound(_replied(apply(self.match, action).match), self.moves + _text(action))

    def moves_with(self, action: Action) -> str:
        """Return the moves up to and including a choice."""
        return self.moves + _text(action)

    def turn_back(self) -> GuidedRound:
        """Return the round before the newcomer's last choice; at the beginning, this round."""
        found = self
        for end in range(len(self.moves) - 1, -1, -1):
            earlier = resumed(self.moves[:end])
            if earlier is not None:
                return earlier
        return found


def begun() -> GuidedRound:
    """Return the round before the newcomer's first choice."""
    return GuidedRound(apply(new_match(RULES), DEAL).match)


def resumed(moves: str) -> GuidedRound | None:
    """Return the round after these moves; None if they are not possible."""
    current, left = begun(), moves
    while left:
        action = _read(current.match, left)
        if action is None:
            return None
        left = left[len(_text(action)) :]
        current = current.after(action)
    return current


def last_choice(moves: str) -> tuple[GuidedRound, Action] | None:
    """Return the round before the last of these moves, and that move; None if there is no move."""
    now = resumed(moves)
    if now is None or not moves:
        return None
    earlier = now.turn_back()
    action = _read(earlier.match, moves[len(earlier.moves) :])
    assert action is not None
    return earlier, action


def _replied(match: Match) -> Match:
    """Return the match after the computer's turn; the same match if it is not the computer's turn.

    The computer plays its cards in the order of the deal, takes the least valuable card, and stops.
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
    """Return the choice with which these moves begin; None if it is not legal."""
    if match.finished:
        return None
    texts = {_text(action): action for action in legal_actions(match)}
    return next((texts[moves[:size]] for size in (1, 2) if moves[:size] in texts), None)


# The guide of the guided round: which choices lead on, and which choice to advise.
#
# A choice leads on if the newcomer can still come to the choice between koi-koi and stop before the
# computer has a yaku. The guide reads the pile to find out, but gives only advice that a player
# could find.

_WORTH: Final = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)


@lru_cache(maxsize=4096)
def leads_on(moves: str) -> bool:
    """Return whether the newcomer still comes to a yaku and its decision after these moves."""
    current = resumed(moves)
    return current is not None and _leads_on(current, {})


def _leads_on(found: GuidedRound, known: dict[Hashable, bool]) -> bool:
    """Search all choices of the newcomer. `known` holds positions that were searched already."""
    match, round_ = found.match, found.match.round
    if round_ is None:
        result = match.results[-1]
        return result.winner == NEWCOMER and result.reason is Reason.STOP and _decided(found)
    if match.phase is Phase.DECIDE:
        return True
    key = (round_.hands, round_.captured, round_.field_cards, round_.drawn, round_.marks)
    if key not in known:
        known[key] = any(
            _leads_on(found.after(action), known) for action in _best_first(found.view)
        )
    return known[key]


def _decided(found: GuidedRound) -> bool:
    return KOI in found.moves or STOP in found.moves


@lru_cache(maxsize=1024)
def advised(moves: str) -> Action:
    """Return the choice that the guide would make after these moves."""
    current = resumed(moves)
    assert current is not None
    choices = [*_best_first(current.view)]
    return next((one for one in choices if leads_on(current.moves_with(one))), choices[0])


def _best_first(view: PlayerView) -> Iterator[Action]:
    """Yield the choices in a careful player's order: a yaku, then the most valuable capture.

    Cards that take nothing come last, chaff first among them.
    """
    if view.phase is Phase.DECIDE:
        yield from (Stop(), Koi())
        return
    stops = stops_after(view)
    yield from sorted(
        view.legal,
        key=lambda action: (-stops.get(action, 0), _worth(view, action)),
    )


def _worth(view: PlayerView, action: Action) -> tuple[int, int]:
    """Return a sort key for what an action captures: the lower, the more valuable."""
    match action:
        case Take(target):
            return (_WORTH.index(kind_of(target)), 0)
        case Play(card, target):
            taken: tuple[Card, ...] = (target,) if target is not None else ()
            if target is None and view.captures(card):
                taken = view.captures(card)[0]
            if not taken:
                return (len(_WORTH), -_WORTH.index(kind_of(card)))
            best = min(_WORTH.index(kind_of(one)) for one in (*taken, card))
            return (best, -len(taken))
    return (0, 0)
