"""Between the table, which changes, and the round of a `Match`, which never does."""

from dataclasses import dataclass
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, CardSet, card_set
from bot.koikoi.course import table as t
from bot.koikoi.rules import counted_month
from bot.koikoi.state import Match, Phase, Round, Turn

PHASES: Final = (Phase.DEAL, Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.FINISHED)
"""The phases, in the order of their numbers on the table."""
_NUMBERS: Final = {phase: number for number, phase in enumerate(PHASES)}


def table_of(match: Match) -> list[int]:
    """Return a table at which the match can go on."""
    table = [0] * t.STATE_SIZE
    table[t.PHASE] = _NUMBERS[match.phase]
    table[t.OYA], table[t.NUMBER] = match.oya, match.number
    table[t.SCORE], table[t.SCORE + 1] = match.scores
    table[t.DRAWN] = table[t.LAST_CALLER] = t.NONE
    if match.round is not None:
        _lay_out(table, match.round)
        table[t.MONTH] = counted_month(match.rules, match.month)
    return table


def _lay_out(table: list[int], round_: Round) -> None:
    table[t.TO_ACT], table[t.TURN] = round_.to_act, round_.turn
    table[t.HAND], table[t.HAND + 1] = round_.hands
    table[t.CAPTURED], table[t.CAPTURED + 1] = round_.captured
    table[t.FIELD] = round_.field_cards
    table[t.FIELD_BRIGHTS] = round_.field_brights
    table[t.CALLS], table[t.CALLS + 1] = round_.calls
    table[t.MARK], table[t.MARK + 1] = round_.marks
    table[t.MARK_YAKU], table[t.MARK_YAKU + 1] = round_.mark_yaku
    table[t.PILE : t.PILE + len(round_.pile)] = round_.pile
    if round_.last_caller is not None:
        table[t.LAST_CALLER] = round_.last_caller
    if round_.drawn is not None:
        turn = round_.last_turns[round_.to_act]
        assert turn is not None
        table[t.DRAWN], table[t.PLAYED_TOOK] = round_.drawn, card_set(turn.took)


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


def round_on(table: list[int], beside: Beside) -> Round:
    """Return the round on a table as it is now."""
    caller, drawn = table[t.LAST_CALLER], table[t.DRAWN]
    return Round(
        oya=beside.oya,
        phase=PHASES[table[t.PHASE]],
        to_act=1 if table[t.TO_ACT] else 0,
        turn=table[t.TURN],
        hands=(CardSet(table[t.HAND]), CardSet(table[t.HAND + 1])),
        field=tuple(beside.places),
        captured=(CardSet(table[t.CAPTURED]), CardSet(table[t.CAPTURED + 1])),
        pile=beside.pile,
        drawn=None if drawn == t.NONE else Card(drawn),
        field_brights=table[t.FIELD_BRIGHTS],
        calls=(table[t.CALLS], table[t.CALLS + 1]),
        last_caller=None if caller == t.NONE else 1 if caller else 0,
        marks=(table[t.MARK], table[t.MARK + 1]),
        mark_yaku=(table[t.MARK_YAKU], table[t.MARK_YAKU + 1]),
        last_turns=(beside.last_turns[0], beside.last_turns[1]),
        turns=beside.turns,
    )
