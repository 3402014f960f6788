"""What the guide of the guided round knows: which choices lead on, and which one to advise.

A choice leads on if the newcomer can still come to the choice between koi-koi and stop before the
computer has a yaku. The guide looks into the pile for that, but gives only advice that a player
could find.
"""

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Final

from bot.koikoi.actions import Action, Koi, Play, Stop, Take
from bot.koikoi.cards import Card, Kind, kind_of
from bot.koikoi.gains import stops_after
from bot.koikoi.lesson.guided_round import KOI, NEWCOMER, STOP, GuidedRound, resumed
from bot.koikoi.state import Phase, Reason
from bot.koikoi.view import PlayerView

_WORTH: Final = (Kind.BRIGHT, Kind.ANIMAL, Kind.RIBBON, Kind.CHAFF)


@lru_cache(maxsize=4096)
def leads_on(moves: str) -> bool:
    """Return whether the newcomer still comes to a yaku and its decision after these moves."""
    found = resumed(moves)
    return found is not None and _leads_on(found, {})


def _leads_on(found: GuidedRound, known: dict[Hashable, bool]) -> bool:
    """Search all that the newcomer may choose. `known`: positions that were searched already."""
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
    found = resumed(moves)
    assert found is not None
    choices = [*_best_first(found.view)]
    return next((one for one in choices if leads_on(found.moves_with(one))), choices[0])


def _best_first(view: PlayerView) -> Iterator[Action]:
    """Yield the choices as a careful player would: a yaku, then the most valuable capture.

    What takes nothing comes last; chaff is laid first.
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
    """Return how much an action captures, the most valuable first: as low as possible."""
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
