"""The cost of choices: judged by a search, added up by round."""

import json
from math import sqrt

import pytest

from bot.koikoi import PRESET_NAMES, Phase, make_rules
from tests.tools.__main__ import main
from tests.tools.arena.regret import Judgement, judged_round, regret

PLAYOUTS = 1000


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_round_is_judged_choice_by_choice_under_every_preset(preset: str) -> None:
    judged = judged_round("player", make_rules(preset), 1, 3, PLAYOUTS)
    assert judged == judged_round("player", make_rules(preset), 1, 3, PLAYOUTS)
    assert judged
    for one in judged:
        assert one.chance + 0.01 >= 0  # points break ties of the chances
        assert not one.agrees or one.chance == one.points == 0


def test_a_beginner_loses_more_than_who_thinks_ahead() -> None:
    rules = make_rules("wikipedia-2020")
    beginner, thinker = (
        regret([judged_round(name, rules, 1, place, PLAYOUTS) for place in range(4)])
        for name in ("sprout", "expert")
    )
    assert beginner.points > thinker.points + 1
    assert beginner.chance > thinker.chance


def test_losses_are_means_of_rounds_for_one_seat() -> None:
    rounds = [
        [Judgement(Phase.PLAY, False, 0.1, 2.0), Judgement(Phase.DECIDE, False, 0.3, 4.0)],
        [Judgement(Phase.PLAY, True, 0.0, 0.0)],
    ]
    found = regret(rounds)
    assert (found.choices, found.differ) == (3, 2)
    assert (found.chance, found.chance_error) == pytest.approx((0.1, 0.1))
    assert (found.points, found.points_error) == pytest.approx((1.5, 1.5))
    plays = regret(rounds, {Phase.PLAY})
    assert (plays.choices, plays.differ) == (2, 1)
    assert (plays.points, plays.points_error) == pytest.approx((0.5, sqrt(0.5) / sqrt(2)))
    assert regret(rounds[:1]).chance_error == 0


def test_the_command_says_it_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = ["--rounds", "1", "--playouts", "200"]
    assert main(["regret", "player", "--rules", "ktane", *sizes, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"] == "ktane"
    assert found["all"]["choices"] == sum(
        found[phase]["choices"] for phase in ("play", "take", "decide")
    )
    assert main(["regret", "player", "--rules", "ktane", *sizes]) == 0
    assert "a round loses" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nobody"], "There is no player 'nobody'"),
        (["player", "--rules", "chess"], "chess"),
        (["player", "--rounds", "0"], "at least 1"),
        (["player", "--playouts", "0"], "at least 1"),
    ],
)
def test_bad_input_gets_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["regret", *arguments]) == 2
    assert sentence in capsys.readouterr().err
