"""Checks that the logs contain every answered move, and no move that nobody sent."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.matches.models.change_set import Log, LoggedAction
from tests.tools.endurance.controls import MOVES
from tests.tools.endurance.presses import SentPress
from tests.tools.endurance.report import Figure, Finding


def lost_moves(
    answered: Sequence[SentPress], sent: Sequence[SentPress], logs: Mapping[int, Log]
) -> Iterator[Finding]:
    """Yield the answered presses that the log does not explain.

    At the press's seq the log has its own action; or that of another press, which was sent before
    this press was answered; or an action without a press: a resignation, a time-out, a computer's
    move. Erased people have negative numbers in the log.
    """
    by_place: dict[tuple[int, int], list[SentPress]] = {}
    for one in sent:
        by_place.setdefault((one.match_id, one.seq), []).append(one)
    for press in answered:
        log = logs.get(press.match_id)
        actions = () if log is None else log.actions
        if press.seq >= len(actions):
            yield Finding(Figure.LOST, "an answered move is not in the log", str(press))
        elif not _explained(actions[press.seq], press, by_place[press.match_id, press.seq]):
            yield Finding(Figure.LOST, "another move stands where one was answered", str(press))


def moves_nobody_made(
    sent: Sequence[SentPress], logs: Mapping[int, Log], erased: Collection[int] = ()
) -> Iterator[Finding]:
    """Find moves in the logs that their person did not press at that seq: doubled presses."""
    pressed = {(one.match_id, one.seq, one.action, one.person_id) for one in sent}
    for match_id, log in logs.items():
        for line in log.actions:
            if line.person_id is None or not _is_move(line):
                continue
            who = {line.person_id} if line.person_id > 0 else erased
            if pressed.isdisjoint((match_id, line.seq, line.text, one) for one in who):
                where = f"match {match_id}, seq {line.seq}, person {line.person_id}"
                yield Finding(Figure.DOUBLED, "a move that nobody sent", where)


def _explained(line: LoggedAction, press: SentPress, rivals: Sequence[SentPress]) -> bool:
    if line.person_id is None or not _is_move(line):
        return True
    assert press.answered is not None
    return any(
        one.action == line.text
        and (line.person_id < 0 or one.person_id == line.person_id)
        and one.order < press.answered
        for one in rivals
    )


def _is_move(line: LoggedAction) -> bool:
    return line.text.split(" ", maxsplit=1)[0] in MOVES
