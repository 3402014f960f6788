"""The finished rounds of a match, turn by turn, as everybody at the table could see them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.koikoi.actions import Action, Deal
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules
from bot.koikoi.state import Turn
from bot.koikoi.view import PlayerView, view_for


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One round: the table after it, and its turns, each with the table after that turn."""

    view: PlayerView
    turns: tuple[tuple[Turn, PlayerView], ...]


def played_rounds(rules: Rules, actions: Iterable[Action]) -> tuple[PlayedRound, ...]:
    """Return every round of a match that ended; a deal that was void is none."""
    match, turns = new_match(rules), dict[int, tuple[Turn, PlayerView]]()
    rounds: list[PlayedRound] = []
    for action in actions:
        if isinstance(action, Deal):
            turns = {}
        match = apply(match, action).match
        view = view_for(match, None)
        for turn in view.last_turns:
            if turn is not None and turns.get(turn.number, (None,))[0] != turn:
                turns[turn.number] = (turn, view)
        if len(match.results) > len(rounds):
            rounds.append(PlayedRound(view, tuple(turns[number] for number in sorted(turns))))
    return tuple(rounds)
