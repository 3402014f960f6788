"""Between the table, which changes, and the round of a `Match`, which never does."""

from dataclasses import dataclass
from typing import Any, Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, card_set
from bot.koikoi.course import table as t
from bot.koikoi.rules import counted_month
from bot.koikoi.state import Match, Phase, Round, Turn

PHASES: Final = (Phase.DEAL, Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.FINISHED)
"""The phases, in the order of their numbers on the table."""
_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES)}


def table_of(match: Match) -> list[int]:
    """Return a table at which the match can go on."""
    round_ = match.round
    if round_ is None:
        table = [0] * t.STATE_SIZE
        table[t.PHASE] = t.FINISHED if match.finished else t.DEAL
        table[t.OYA], table[t.NUMBER] = match.oya, match.number
        table[t.SCORE], table[t.SCORE + 1] = match.scores
        return table
    turn = round_.last_turns[round_.to_act]
    return [  # in the order of the places
        _NUMBERS[round_.phase],
        round_.to_act,
        round_.turn,
        round_.oya,
        *round_.hands,
        *round_.captured,
        round_.field_cards,
        t.NONE if round_.drawn is None else round_.drawn,
        *round_.calls,
        t.NONE if round_.last_caller is None else round_.last_caller,
        *round_.marks,
        *round_.mark_yaku,
        round_.field_brights,
        counted_month(match.rules, match.month),
        0 if round_.drawn is None or turn is None else card_set(turn.took),
        0,
        *match.scores,
        match.number,
        *_NOTHING_ENDED,
        *round_.pile,
    ]


_NOTHING_ENDED: Final = (t.NONE, t.NONE, 0, 0, 0, t.NONE)
"""What follows the number of the round on a table at which nothing has ended yet."""


@dataclass(slots=True)
class Beside:
    """What belongs to a round and isn't on the table of numbers."""

    oya: Seat
    pile: tuple[Card, ...]
    places: list[Card | None]
    turns: tuple[Turn, ...]
    last_turns: list[Turn | None]


def what_is_beside(round_: Round) -> Beside:
    """Return what belongs to a round and isn't on its table."""
    return Beside(
        round_.oya, round_.pile, list(round_.field), round_.turns, list(round_.last_turns)
    )


def round_on(table: list[Any], beside: Beside) -> Round:
    """Return the round on a table as it is now; its numbers are cards and sets again."""
    caller, drawn = table[t.LAST_CALLER], table[t.DRAWN]
    return Round(
        oya=beside.oya,
        phase=PHASES[table[t.PHASE]],
        to_act=1 if table[t.TO_ACT] else 0,
        turn=table[t.TURN],
        hands=(table[t.HAND], table[t.HAND + 1]),
        field=tuple(beside.places),
        captured=(table[t.CAPTURED], table[t.CAPTURED + 1]),
        pile=beside.pile,
        drawn=None if drawn == t.NONE else drawn,
        field_brights=table[t.FIELD_BRIGHTS],
        calls=(table[t.CALLS], table[t.CALLS + 1]),
        last_caller=None if caller == t.NONE else 1 if caller else 0,
        marks=(table[t.MARK], table[t.MARK + 1]),
        mark_yaku=(table[t.MARK_YAKU], table[t.MARK_YAKU + 1]),
        last_turns=(beside.last_turns[0], beside.last_turns[1]),
        turns=beside.turns,
    )
