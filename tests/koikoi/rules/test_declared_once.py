"""Options, presets and yaku are declared once; these tests name any missing counterpart."""

import ast
import dataclasses
import types
import typing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import koikoi
from bot.cli.wording import YAKU_NAMES
from bot.koikoi import (
    DECK,
    OPTIONS,
    PRESETS,
    CardSet,
    ErrorCode,
    GameError,
    Option,
    RecordError,
    Rules,
    Yaku,
    arithmetic,
    card_set,
    make_rules,
    progress,
)
from bot.koikoi.engine import table
from bot.koikoi.record import parse_record
from bot.koikoi.rules import (
    FORMED_YAKU,
    OPTIONS_BY_KEY,
    PATTERNS,
    cards_of_yaku,
    counted_month,
    number_of,
    place_of,
)
from bot.koikoi.rules.lookups import numbers_of
from bot.koikoi.rules.presets import PRESETS_BY_KEY
from bot.pictures import counted
from tests.koikoi.chance import house_rules

GAME = Path(koikoi.__file__).parent


# Options


def types_of(option: Option) -> set[object]:
    """Return the types that the field of an option must be annotated with, given its values."""
    words = {value for value in option.domain.values.values() if isinstance(value, str)}
    numbers = any(type(value) is int for value in option.domain.values.values())
    found: set[object] = {*map(type, option.domain.values.values())}
    found.discard(str)
    if option.usual is None:
        found.add(type(None))
    if option.key in {"rounds", "target"}:
        found.add(type(None))
    if words:
        found |= words if numbers else {str}
    return found


def annotated(hint: Any) -> set[object]:
    parts = typing.get_args(hint) if isinstance(hint, types.UnionType) else ()
    parts = parts or (typing.get_args(hint) if typing.get_origin(hint) is typing.Union else (hint,))
    return {
        part
        for one in parts
        for part in (typing.get_args(one) if typing.get_origin(one) is typing.Literal else (one,))
    }


def test_each_field_is_annotated_with_what_its_option_may_hold() -> None:
    hints = typing.get_type_hints(Rules)
    wrong = {
        f"Rules.{option.field}: {types_of(option)}"
        for option in OPTIONS
        if annotated(hints[option.field]) != types_of(option)
    }
    assert not wrong


def test_every_field_declares_an_option() -> None:
    owed = {one.name for one in dataclasses.fields(Rules)} - {one.field for one in OPTIONS}
    assert owed == {"preset", "flat"}, "declare these fields of Rules with option(...)"


def test_the_numbers_of_each_options_values_tell_them_apart() -> None:
    wrong = []
    for option in OPTIONS:
        numbers = option.domain.numbers
        if numbers.keys() != option.domain.values.keys():
            wrong.append(f"{option.key}: a value has no number")
        if len({*numbers.values()}) != len(option.choices):
            wrong.append(f"{option.key}: a number is that of two values")
        wrong += [
            f"{option.key}={text}: its number is another one"
            for text in option.choices
            if option.number(option.parse(text)) != number_of(option.key, text)
        ]
    assert not wrong, "\n".join(wrong)


@settings(deadline=None)
@given(rules=house_rules())
def test_every_option_has_its_place_among_the_numbers(rules: Rules) -> None:
    texts = rules.options()
    for option in OPTIONS:
        expected = number_of(option.key, texts[option.key]) if option.key in texts else -1
        assert rules.flat[place_of(option.key)] == expected
    assert len({place_of(option.key) for option in OPTIONS}) == len(OPTIONS)


def test_exclusion_goes_by_the_order_of_the_words_of_stacking() -> None:
    assert arithmetic.STACK_ALL < arithmetic.STACK_FAMILY < arithmetic.STACK_ONE


# Presets


@pytest.mark.parametrize("preset", PRESETS_BY_KEY)
def test_a_preset_names_only_what_it_changes(preset: str) -> None:
    for key, text in PRESETS_BY_KEY[preset].changes.items():
        assert key in OPTIONS_BY_KEY, f"{preset} changes {key}, which is no option"
        assert text != OPTIONS_BY_KEY[key].usual, f"{preset} says of {key} what is usual"


# Yaku


def test_every_yaku_that_is_formed_has_points() -> None:
    owed = [f"points_{yaku}" for yaku in FORMED_YAKU if f"points.{yaku}" not in OPTIONS_BY_KEY]
    assert not owed, f"declare these fields of Rules with points(...): {owed}"


def test_every_option_about_a_yaku_is_about_one_that_is_formed() -> None:
    about = {
        option.key.split(".")[1] for option in OPTIONS if option.key.startswith(("points", "extra"))
    }
    assert about == {str(yaku) for yaku in FORMED_YAKU}


def test_a_pattern_says_which_further_cards_are_paid_for_and_no_other_does() -> None:
    paid = {yaku for yaku in FORMED_YAKU if f"extra.{yaku}" in OPTIONS_BY_KEY}
    assert paid == {yaku for yaku in FORMED_YAKU if PATTERNS[yaku].further}


def test_the_lucky_hands_are_the_only_yaku_without_a_pattern() -> None:
    assert {*Yaku} - {*PATTERNS} == {Yaku.TESHI, Yaku.KUTTSUKI}
    assert tuple(Yaku)[: len(FORMED_YAKU)] == FORMED_YAKU


def test_the_arithmetic_gives_every_yaku_its_own_place() -> None:
    """Each yaku has its own points; its minimum cards bring exactly these."""
    for place, yaku in enumerate(FORMED_YAKU):
        changes = {f"points.{one}": str(50 + at) for at, one in enumerate(FORMED_YAKU)}
        rules = make_rules("ktane", {**changes, "rounds": "12"})
        pattern = PATTERNS[yaku]
        wanted = CardSet(cards_of_yaku(yaku, rules, 8))
        spare = sorted(card for card in DECK if (wanted & ~pattern.must) >> card & 1)
        kept = spare[: pattern.need - pattern.must.bit_count()]
        pile = card_set(kept) | pattern.must
        found = arithmetic.yaku_points(pile, rules.flat, 0, 8)
        owed = f"yaku_points (rules/arithmetic.py) returns {len(found)} of {len(FORMED_YAKU)} yaku"
        assert len(found) == len(FORMED_YAKU), owed
        assert found[place] == 50 + place, yaku
        without = arithmetic.yaku_points(pile & ~(1 << kept[-1]), rules.flat, 0, 8)
        assert without[place] == -1, yaku


def test_the_terminal_has_a_name_for_every_yaku() -> None:
    owed = sorted(set(Yaku) - set(YAKU_NAMES))
    assert not owed, f"bot/cli/wording.py has no name for {owed}"


piles = st.sets(st.sampled_from(DECK), max_size=40)


@settings(deadline=None)
@given(rules=house_rules(), own=piles, others=piles, month=st.integers(1, 12))
def test_progress_promises_what_scores_and_nothing_else(
    rules: Rules, own: set[int], others: set[int], month: int
) -> None:
    """`progress` counts cards, but only the arithmetic decides whether a yaku scores."""
    captured = card_set(card for card in DECK if card in own)
    theirs = card_set(card for card in DECK if card in others - own)
    round_month = counted_month(rules, month)
    found = {one.yaku: one for one in progress(captured, theirs, rules, month)}

    def scores(place: int, pile: int) -> bool:
        return arithmetic.yaku_points(pile, rules.flat, 0, round_month)[place] >= 0

    for place, yaku in enumerate(FORMED_YAKU):
        cards = cards_of_yaku(yaku, rules, round_month)
        if yaku not in found:
            assert not scores(place, cards), f"{yaku} scores, but isn't promised"
            continue
        one = found[yaku]
        assert scores(place, captured) == (one.formed and one.possible), yaku
        assert one.points == rules.flat[place]
        if one.possible:
            assert scores(place, captured | one.missing), f"{yaku} is promised in vain"
            rest = sorted(card for card in DECK if one.missing >> card & 1)
            few = card_set(rest[: max(0, one.lacking - 2)])  # the sake cup may count twice
            assert one.formed or not scores(place, captured | few), f"{yaku} needs fewer"
        else:
            assert not scores(place, captured | cards & ~theirs), f"{yaku} could still be formed"


# Errors


def test_every_refusal_has_a_sentence() -> None:
    for code in ErrorCode:
        names = {
            *("name", "presets", "key", "shown", "allowed", "target", "bank", "card", "seat"),
            *("choices", "taken", "text", "action", "group", "count", "version"),
        }
        sentence = str(GameError(code, phase="deal", **dict.fromkeys(names, "x")))
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_a_record_error_has_the_code_and_the_values_of_its_problem() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record("koikoi 1\nrules ktane\noption seven=3\n")
    assert refused.value.code is ErrorCode.BAD_OPTION_VALUE
    assert (refused.value.line, refused.value.values["key"]) == (3, "seven")


def test_the_game_words_its_refusals_in_one_place() -> None:
    """No other module of the game raises its own errors with a message for people."""
    coded = {"RulesError", "IllegalAction", "NotationError", "RecordError", "GameError"}
    for path in GAME.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in coded:
                assert not any(isinstance(part, ast.JoinedStr) for part in node.args), path


def test_no_preset_is_lost() -> None:
    assert list(PRESETS) == list(PRESETS_BY_KEY)


@pytest.mark.parametrize("length", [{"rounds": "12"}, {"rounds": "3"}, {"target": "50"}], ids=str)
def test_in_which_matches_the_month_scores_is_said_once(length: dict[str, str]) -> None:
    """The engine only computes with numbers, so it repeats `counted_month`."""
    rules = make_rules("nintendo", {**length, "points.month": "4"})
    numbers, state = numbers_of(rules), [0] * table.STATE_SIZE
    table.new_match(state, numbers)
    table.deal(state, 0, 0, 0, numbers)
    assert state[table.MONTH] == counted_month(rules, 1)
    shown = dict(counted(rules)).get(Yaku.MONTH)
    assert shown == (4 if counted_month(rules, 1) else None)
