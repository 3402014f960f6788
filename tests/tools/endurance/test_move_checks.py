"""The endurance run detects lost and doubled moves, without false alarms."""

from collections.abc import Iterable

from bot.matches.models.change_set import Log, LoggedAction
from bot.matches.models.match import MatchInfo, Status
from tests.matches.world import AOI, BEN, HERE, MORNING, live
from tests.tools.endurance.commands import SentCommand, unexplained
from tests.tools.endurance.move_checks import lost_moves, moves_nobody_made
from tests.tools.endurance.presses import SentPress
from tests.tools.endurance.report import Finding

INFO = MatchInfo(1, Status.PLAYING, HERE, AOI, BEN, live(), MORNING)


def log(*lines: tuple[str, int | None]) -> dict[int, Log]:
    """Return the log of match 1, with these actions and their people."""
    actions = (LoggedAction(seq, text, MORNING, who) for seq, (text, who) in enumerate(lines))
    return {1: Log(INFO, tuple(actions))}


def press(order: int, who: int, seq: int, action: str, answered: int | None = None) -> SentPress:
    return SentPress(order, who, 1, seq, action, forged=False, answered=answered)


def sorts(found: Iterable[Finding]) -> list[str]:
    return [one.what for one in found]


DEAL = ("deal", None)
HERS = press(1, AOI.id, 1, "play 01B", answered=2)


def test_a_move_that_is_in_the_log_is_kept() -> None:
    assert not list(lost_moves([HERS], [HERS], log(DEAL, ("play 01B", AOI.id))))


def test_an_answered_move_that_the_log_has_not_is_lost() -> None:
    assert sorts(lost_moves([HERS], [HERS], log(DEAL))) == ["an answered move is not in the log"]
    assert sorts(lost_moves([HERS], [HERS], {})) == ["an answered move is not in the log"]


def test_who_came_second_has_lost_nothing() -> None:
    first = press(0, AOI.id, 1, "play 02R")
    assert not list(lost_moves([HERS], [first, HERS], log(DEAL, ("play 02R", AOI.id))))


def test_a_move_that_was_sent_after_the_answer_can_not_explain_it() -> None:
    later = press(3, AOI.id, 1, "play 02R")
    found = lost_moves([HERS], [HERS, later], log(DEAL, ("play 02R", AOI.id)))
    assert sorts(found) == ["another move stands where one was answered"]


def test_what_no_press_makes_explains_it() -> None:
    for line in (("resign 1", BEN.id), ("timeout 0", None), ("play 02R", None)):
        assert not list(lost_moves([HERS], [HERS], log(DEAL, line)))


def test_a_move_that_nobody_sent_is_noticed() -> None:
    found = moves_nobody_made([HERS], log(DEAL, ("play 01B", AOI.id), ("play 01B", AOI.id)))
    assert sorts(found) == ["a move that nobody sent"]
    assert not list(moves_nobody_made([HERS], log(DEAL, ("play 01B", AOI.id), ("koi", None))))


def test_each_match_needs_a_command_from_before_it() -> None:
    assert unexplained([3, 7], [SentCommand(0), SentCommand(3)]) == []
    assert unexplained([3, 4], [SentCommand(0)]) == [4]
    assert unexplained([3, 4], [SentCommand(0), SentCommand(4)]) == [4], "that one came later"
    assert unexplained([3, 4], [SentCommand(0), SentCommand(0, usable=False)]) == [4], (
        "that one was refused"
    )
