"""The guided round leads to a yaku and a decision, whatever the newcomer plays."""

import random
from collections.abc import Callable, Sequence

import pytest

from bot.koikoi.actions import Action, Koi, Play, Stop
from bot.koikoi.cards import DECK
from bot.koikoi.deals import void_reason
from bot.koikoi.lesson import (
    NEWCOMER,
    QUESTIONS,
    STEPS,
    GuidedRound,
    LessonPlace,
    Step,
    advised,
    after,
    before,
    begun,
    last_choice,
    leads_on,
    read_place,
    resumed,
)
from bot.koikoi.lesson.guided_round import DEAL, RULES
from bot.koikoi.lesson.steps import MAX_PLACE_LENGTH
from bot.koikoi.rules import Yaku
from bot.koikoi.state import Phase, Reason

Choose = Callable[[Sequence[Action]], Action]


def played(choose: Callable[[GuidedRound], Action]) -> tuple[GuidedRound, list[Action], int]:
    """Return the end of a whole round, the newcomer's choices, and how many were rejected."""
    now, made, back = begun(), [], 0
    refused: set[str] = set()
    while not now.over:
        action = choose(now)
        moves = now.moves_with(action)
        assert last_choice(moves) == (now, action)
        if moves in refused:
            continue
        if leads_on(moves):
            now = now.after(action)
            made.append(action)
        else:
            refused.add(moves)
            back += 1
    return now, made, back


def is_won(now: GuidedRound, made: Sequence[Action]) -> bool:
    result = now.match.results[-1]
    decided = any(isinstance(one, Stop | Koi) for one in made)
    return result.winner == NEWCOMER and result.reason is Reason.STOP and decided


def test_the_deal_is_one_that_could_be_dealt() -> None:
    cards = [*DEAL.oya, *DEAL.ko, *DEAL.field, *DEAL.pile]
    assert sorted(cards) == list(DECK)
    assert void_reason(DEAL, RULES) is None


def test_the_tips_lead_to_moon_viewing_in_three_turns() -> None:
    now, made, back = played(lambda now: advised(now.moves))
    assert back == 0
    assert [type(one) for one in made] == [Play, Play, Play, Stop]
    assert [one.yaku for one in now.match.results[-1].yaku] == [Yaku.TSUKIMI]
    assert is_won(now, made)


def test_who_is_brave_wins_more() -> None:
    def brave(now: GuidedRound) -> Action:
        koi = now.match.phase is Phase.DECIDE and "+" not in now.moves
        return Koi() if koi else advised(now.moves)

    now, made, back = played(brave)
    assert back == 0
    assert is_won(now, made)
    assert now.match.results[-1].points > 5


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_played_the_newcomer_wins_by_a_decision(seed: int) -> None:
    chance = random.Random(seed)
    now, made, _ = played(lambda now: chance.choice(now.view.legal))
    assert is_won(now, made), now.moves
    assert len(LessonPlace(Step.ROUND, now.moves).text) <= MAX_PLACE_LENGTH
    assert resumed(now.moves) == now


def test_what_would_end_without_a_yaku_is_taken_back() -> None:
    """After 10C1, 03C1, 08C1, 01C1 only some cards lead to a yaku before the computer has one."""
    assert leads_on("MkEc")
    assert not leads_on("MkEcz"), "07R is too slow"
    now = resumed("MkEcH")
    assert now is not None
    assert now.match.phase is Phase.DECIDE
    assert leads_on("MkEcH-")
    assert not leads_on("MkEcH+"), "no yaku would follow that koi-koi"


def test_moves_that_never_were_possible_are_none() -> None:
    assert resumed("") == begun()
    for moves in ("zz", "+", "-", "A", "aa", "é"):
        assert resumed(moves) is None
    assert last_choice("") is None
    assert last_choice("zz") is None


def test_each_choice_can_be_undone() -> None:
    now, _, _ = played(lambda now: advised(now.moves))
    steps = 0
    while now.moves:
        earlier = now.turn_back()
        assert len(earlier.moves) < len(now.moves)
        now, steps = earlier, steps + 1
    assert now == begun()
    assert steps == 4
    assert begun().turn_back() == begun()


@pytest.mark.parametrize("step", STEPS)
def test_a_place_is_read_as_it_was_written(step: Step) -> None:
    assert read_place(LessonPlace(step).text) == LessonPlace(step)
    assert after(before(step)) in {step, after(step)}


@pytest.mark.parametrize("text", [None, "", "nowhere", "Months", "round", "round zz", "round a b"])
def test_a_place_of_another_version_is_a_place_of_this_one(text: str | None) -> None:
    place = read_place(text)
    assert place == LessonPlace(Step.ROUND if text and text.startswith("round") else Step.MONTHS)


def test_each_question_has_one_answer() -> None:
    for step, asked in QUESTIONS.items():
        assert asked.right in asked.choices, step
        assert len(set(asked.choices)) == len(asked.choices)
        months = [one // 4 for one in asked.choices if one // 4 == asked.about // 4]
        assert len(months) == 1, f"{step}: one card of the month that is asked for"
