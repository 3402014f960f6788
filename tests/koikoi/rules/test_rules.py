"""House rules: presets, changes, and refusals."""

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings

from bot.koikoi import OPTIONS, PRESET_NAMES, PRESETS, Rules, RulesError, make_rules
from bot.koikoi.cards import CardSet
from bot.koikoi.rules import OPTIONS_BY_KEY, RARE_YAKU, Yaku, yaku_of
from tests.koikoi.chance import house_rules

# A few values of each preset that distinguish it from the others.
TELLING = {
    "wikipedia-2015": {"match_three": "one", "points.goko": "15", "extra.akatan": "1"},
    "wikipedia-2020": {"exhaust": "oya:1", "points.sanko": "5", "seven": "2"},
    "sloperama": {"target": "50", "blind_swap": "on", "koi_factor": "own_plus_1", "deal": "kof4"},
    "ktane": {"rounds": "3", "points.chofuku": "off", "tie": "draw", "points.month": "4"},
    "richmind": {"cup_chaff": "0", "extra.kasu": "1", "exhaust": "zero"},
    "steam": {"bank": "30", "zero_sum": "on", "viewing_after_koi": "3", "koi_factor": "steam"},
    "nintendo": {"stacking": "family", "koi_limit": "1", "field_pairs": "redeal"},
}


@pytest.mark.parametrize(("preset", "options"), TELLING.items(), ids=list(TELLING))
def test_presets(preset: str, options: dict[str, str]) -> None:
    assert options.items() <= PRESETS[preset].options().items()
    assert PRESETS[preset].changed_options() == {}
    assert make_rules(preset) == PRESETS[preset]


def test_their_names() -> None:
    assert list(PRESET_NAMES) == list(PRESETS) == list(TELLING)
    assert PRESET_NAMES["wikipedia-2020"] == "Standard"


def test_every_option_is_a_field_and_explained_in_a_line() -> None:
    names = {field.name for field in fields(Rules)} - {"preset", "flat"}
    assert {option.field for option in OPTIONS} == names
    for option in OPTIONS:
        assert option.explanation.endswith(".")
        assert "\n" not in option.explanation
        assert len(option.explanation) < 150


def test_every_value_of_every_option_reads_as_it_is_written() -> None:
    for option in OPTIONS:
        for text in option.choices:
            assert option.format(option.parse(text)) == text


def test_a_value_that_can_be_chosen_no_more_is_read_as_what_it_was() -> None:
    """Records, matches and settings may contain it: a tie with a rematch was a draw."""
    old = make_rules("ktane", {"tie": "rematch"})
    assert old == PRESETS["ktane"]
    assert old.options()["tie"] == "draw"
    assert "rematch" not in OPTIONS_BY_KEY["tie"].choices


@settings(deadline=None)
@given(rules=house_rules())
def test_rules_are_made_again_from_what_was_changed(rules: Rules) -> None:
    assert make_rules(rules.preset, rules.changed_options()) == rules
    assert make_rules(rules.preset, rules.options()) == rules


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("rounds", "0"), ("rounds", "25"), ("rounds", "off"), ("target", "501"), ("bank", "0"),
        ("teshi", "pay"), ("teshi", "pay:"), ("teshi", "pay:100"), ("teshi", "6"),
        ("field_quad", "pay:6"), ("exhaust", "off"), ("points.goko", "-1"), ("points.goko", "1.5"),
        ("points.goko", "010"), ("points.goko", "٥"), ("extra.tan", "2"), ("seven", "on"),
        ("koi_limit", "13"), ("blind_swap", "yes"), ("match_three", "ALL"), ("deal", ""),
    ],
)  # fmt: skip
def test_other_values_are_refused(key: str, text: str) -> None:
    with pytest.raises(RulesError, match=f"^{key} can't be .*[.]$") as refused:
        make_rules("wikipedia-2020", {key: text})
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("options", "key", "reason"),
    [
        ({"combine": "sum", "field_brights": "on"}, "combine", "own_plus_1 or all_plus_1"),
        (
            {"combine": "sum", "koi_factor": "own_plus_1", "seven": "off"},
            "combine",
            "nothing to add",
        ),
        (
            {"combine": "sum", "field_brights": "on", "koi_factor": "all_plus_1", "seven": "2"},
            "combine",
            "seven doubles",
        ),
        ({"target": "50", "bank": "50"}, "target", "from the start"),
        (
            {option.key: "off" for option in OPTIONS if option.key.startswith("points.")},
            "points.goko",
            "nobody could ever win",
        ),
    ],
)
def test_contradictions_are_refused_with_the_reason(
    options: dict[str, str], key: str, reason: str
) -> None:
    with pytest.raises(RulesError, match=reason) as refused:
        make_rules("wikipedia-2020", options)
    assert refused.value.key == key


def test_unknown_names_are_refused() -> None:
    with pytest.raises(RulesError, match="'nobody'"):
        make_rules("nobody")
    with pytest.raises(RulesError, match="'colour'") as refused:
        make_rules("ktane", {"colour": "red"})
    assert refused.value.key == "colour"


def test_fields_are_checked_however_rules_are_made() -> None:
    with pytest.raises(RulesError, match="zero_sum can't be 1"):
        replace(PRESETS["steam"], zero_sum=1)  # type: ignore[arg-type]  # meant
    with pytest.raises(RulesError, match=r"extra\.tan can't be True"):
        replace(PRESETS["steam"], extra_tan=True)
    with pytest.raises(RulesError, match="either a number of rounds or a target"):
        replace(PRESETS["steam"], target=50)
    with pytest.raises(RulesError, match="either a number of rounds or a target"):
        replace(PRESETS["steam"], rounds=None)


def test_switching_to_twelve_rounds_brings_the_month_cards() -> None:
    """Keep Talking: month cards count "in a 12-round game"."""
    assert make_rules("ktane", {"rounds": "12"}).points_month == 4


def test_the_yaku_of_older_games_are_off_in_every_preset() -> None:
    found = {getattr(rules, f"points_{yaku}") for rules in PRESETS.values() for yaku in RARE_YAKU}
    assert found == {None}
    every = dict.fromkeys((f"points.{yaku}" for yaku in RARE_YAKU - {Yaku.MATSUKIRI}), "5")
    counting = {one.yaku for one in yaku_of(CardSet((1 << 48) - 1), make_rules("ktane", every))}
    assert counting >= RARE_YAKU - {Yaku.MATSUKIRI}
