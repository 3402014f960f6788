"""Seeds that found a fault are run again."""

import pytest

from tests.tools.__main__ import main
from tests.tools.endurance.run import RunOptions
from tests.tools.endurance.seeds import FOUND


@pytest.mark.parametrize(
    ("arguments", "seeds"),
    [([], [1]), (["--seed", "7"], [7]), (["--found"], [*FOUND, 99])],
)
@pytest.mark.parametrize("code", [0, 1])
def test_each_seed_is_played_and_one_finding_is_enough(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], seeds: list[int], code: int
) -> None:
    monkeypatch.setitem(FOUND, 99, "the last one is good")
    played: list[int] = []

    def endure(options: RunOptions) -> int:
        assert options.minutes == 2
        played.append(options.seed)
        return code if options.seed == seeds[0] else 0

    monkeypatch.setattr("tests.tools.endurance.run.endure", endure)
    assert main(["endure", "--minutes", "2", *arguments]) == code
    assert played == seeds
