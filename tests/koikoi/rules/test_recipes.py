"""The recipes for adding an option or a yaku, followed in a copy of the sources."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from tests.root import ROOT

pytestmark = pytest.mark.reads_code


class Sources:
    """A modifiable copy of the bot's sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copytree(ROOT / "bot", folder / "bot", ignore=ignore_patterns("__pycache__", "web"))

    def change(self, path: str, old: str, new: str) -> None:
        file = self.folder / "bot" / path
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} doesn't say once: {old}"
        file.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *lines: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", "\n".join(lines)],
            cwd=self.folder,
            env={"PYTHONPATH": str(self.folder), "HOME": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    return Sources(tmp_path)


def test_an_option_is_one_declaration(sources: Sources) -> None:
    """It is added among the others: no other code changes, and every number finds its place."""
    sources.change(
        "koikoi/rules/rules.py",
        "    deal: str = option(",
        '    hurry: str = option("Whether to hurry.", word("no", "a_little"), usual="no")\n'
        "    deal: str = option(",
    )
    said = sources.run(
        "from bot.koikoi import PRESETS, card_set, make_rules, parse_card, score",
        "from bot.koikoi.rules import place_of",
        "rules = make_rules('ktane', {'hurry': 'a_little', 'points.month': '7', 'rounds': '12'})",
        "print(rules.hurry, PRESETS['steam'].hurry, rules.flat[place_of('hurry')])",
        "print(rules.changed_options()['hurry'])",
        "pile = card_set(map(parse_card, '03B 09A 08B'.split()))",
        "print(score(pile, PRESETS['wikipedia-2020'], opponent_calls=1).total)",
        "from bot.koikoi.rules import course_options as r",
        "from bot.opponents.compiled.encoding import rule_numbers",
        "numbers = rule_numbers(rules)",
        "print(numbers[r.ROUNDS], numbers[r.BANK] == r.OFF, numbers[r.TESHI] == r.REDEAL)",
    )
    assert said.splitlines() == ["a_little no 1", "a_little", "40", "12 True True"]


def test_a_yaku_is_a_member_a_pattern_its_points_and_how_it_is_formed(sources: Sources) -> None:
    """`master` still plays, although its network was trained without the yaku."""
    sources.change(
        "koikoi/rules/yaku.py", '    TANE = "tane"\n', '    PINES = "pines"\n    TANE = "tane"\n'
    )
    sources.change(
        "koikoi/rules/yaku.py",
        "    Yaku.TANE: Pattern(",
        "    Yaku.PINES: Pattern(15, 4),\n    Yaku.TANE: Pattern(",
    )
    sources.change(
        "koikoi/rules/rules.py",
        "    points_tane: int | None",
        '    points_pines: int | None = points("pines", "the four pines", usual=3)\n'
        "    points_tane: int | None",
    )
    sources.change(
        "koikoi/rules/arithmetic.py",
        "        inoshikacho,\n        tane,\n",
        "        inoshikacho,\n"
        "        rules[PINES] if captured & 15 == 15 else -1,\n"
        "        tane,\n",
    )
    sources.change(
        "koikoi/rules/arithmetic.py",
        "TANE: Final = FORMED",
        "PINES: Final = FORMED_YAKU.index(Yaku.PINES)\nTANE: Final = FORMED",
    )
    sources.change(
        "koikoi/rules/lookups.py",
        "    others = brights + ",
        "    pines = 0\n"
        "    if pile & 15 == 15 and numbers[arithmetic.PINES] >= 0:\n"
        "        pines = numbers[arithmetic.PINES] << YAKU_COUNT | 1 << arithmetic.PINES\n"
        "    others = pines + brights + ",
    )
    said = sources.run(
        "from bot.koikoi import PRESETS, CardSet, EMPTY, make_rules, progress, yaku_of",
        "from bot.koikoi.rules.lookups import base_in, numbers_of, worth",
        "rules = PRESETS['wikipedia-2020']",
        "print([(one.yaku.value, one.points) for one in yaku_of(CardSet(15), rules)])",
        "print(base_in(worth(15, 0, 0, numbers_of(rules))))",
        "near = progress(CardSet(7), EMPTY, rules)[0]",
        "print(near.yaku.value, near.lacking)",
        "off = make_rules('wikipedia-2020', {'points.pines': 'off'})",
        "print('pines' in [one.yaku.value for one in progress(CardSet(7), EMPTY, off)])",
        "from bot.opponents.search import network",
        "learned = network.learned('network.npz')",
        "row = network.RULES_TOLD.index('points.pines')",
        "print(learned.rules[row].any(), learned.rules[row + 1].any())",
        "print((learned.bias_under(rules) == learned.bias_under(off)).all())",
    )
    assert said.splitlines() == ["[('pines', 3)]", "3", "pines 1", "False", "False True", "True"]
