"""House rules as one line: written, read on another server, and rejected with a reason."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.koikoi.rules import OPTIONS, PRESET_NAMES
from bot.matches.errors import InvalidSetting, SettingProblem
from bot.matches.models.terms import LENGTHS, SETTINGS, GuildSettings, SettingChange, TimeControl
from bot.matches.transitions.house_rules import (
    MAX_LINE_LENGTH,
    check_settings,
    differences,
    rules_line,
    rules_of_length,
    terms_from,
    with_rules_line,
)

HERE = GuildSettings(7, preset="ktane", pace=TimeControl.DAILY, channels=(70,), language="ja")


def test_a_line_says_what_differs_from_the_preset() -> None:
    assert rules_line(GuildSettings(7)) == "koikoi-rules:1 wikipedia-2020 usual"
    house = GuildSettings(7, "sloperama", {"seven": "2", "exhaust": "oya:6", "bank": "off"}, 6)
    assert rules_line(house) == "koikoi-rules:1 sloperama 6 exhaust=oya:6 seven=2"


def test_a_line_takes_rules_and_length_along_and_nothing_else() -> None:
    read = with_rules_line(HERE, "koikoi-rules:1 sloperama 6 exhaust=oya:6 seven=2")
    options = {"seven": "2", "exhaust": "oya:6"}
    assert read == replace(HERE, preset="sloperama", length=6, options=options)


def test_a_line_takes_a_length_along_that_is_not_played() -> None:
    """Without it the bank would equal the preset's target, which is invalid."""
    house = GuildSettings(7, "sloperama", {"rounds": "6", "bank": "50"}, 3)
    line = rules_line(house)
    assert line == "koikoi-rules:1 sloperama 3 bank=50 rounds=6"
    assert with_rules_line(GuildSettings(7), line) == house


@pytest.mark.parametrize(
    "pasted",
    [
        "```\n{}\n```",
        "  {}  ",
        "`{}`",
        "\n{}\n\n",
        "koikoi-rules:1\nsloperama  usual\tseven=2",
        "Ben 12:04\nOur koikoi rules: `{}`",
    ],
)
def test_a_line_may_be_pasted_with_what_stood_around_it(pasted: str) -> None:
    read = with_rules_line(HERE, pasted.format("koikoi-rules:1 sloperama usual seven=2"))
    assert (read.preset, read.length, read.options) == ("sloperama", "usual", {"seven": "2"})


@settings(deadline=None)
@given(
    st.sampled_from(sorted(PRESET_NAMES)),
    st.sampled_from(sorted(LENGTHS)),
    st.dictionaries(st.sampled_from(OPTIONS), st.integers(0, 200), max_size=8),
)
def test_what_was_written_is_read_as_the_same_rules(
    preset: str, length: str, picked: dict[object, int]
) -> None:
    options = {
        option.key: option.choices[number % len(option.choices)]
        for option, number in picked.items()
        if hasattr(option, "key") and hasattr(option, "choices")
    }
    house = GuildSettings(7, preset, options, LENGTHS[length])
    try:
        check_settings(house)
    except InvalidSetting:
        return
    line = rules_line(house)
    read = with_rules_line(HERE, line)
    assert terms_from(read).rules == terms_from(house).rules
    assert read.length == house.length
    assert rules_line(read) == line
    assert not differences(replace(HERE, preset=preset, options=options, length=house.length), read)


def test_even_a_line_with_every_option_fits_into_the_form() -> None:
    longest = max(len(choice) for option in OPTIONS for choice in option.choices)
    every = sum(len(f" {option.key}=") + longest for option in OPTIONS)
    assert len("koikoi-rules:1 wikipedia-2020 usual") + every < MAX_LINE_LENGTH


@pytest.mark.parametrize(
    ("line", "word", "problem"),
    [
        ("", "", SettingProblem.LINE),
        ("hello", "hello", SettingProblem.LINE),
        ("koikoi-rules", "koikoi-rules", SettingProblem.LINE),
        ("koikoi-rules:0 ktane usual", "koikoi-rules:0", SettingProblem.LINE),
        ("koikoi-rules:１ ktane usual", "koikoi-rules:１", SettingProblem.LINE),
        ("koikoi-rules:1", "koikoi-rules:1", SettingProblem.LINE),
        ("koikoi-rules:1 ktane", "koikoi-rules:1", SettingProblem.LINE),
        ("koikoi-rules:2 ktane usual", "koikoi-rules:2", SettingProblem.NEWER),
        ("koikoi-rules:2 what ever", "koikoi-rules:2", SettingProblem.NEWER),
        ("koikoi-rules:1 poker usual", "poker", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane 25", "25", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane usual sev", "sev", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane usual seven", "seven", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane usual seven=3", "seven=3", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane usual eight=2", "eight=2", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 ktane usual seven=2 seven=off", "seven=off", SettingProblem.UNKNOWN),
        ("koikoi-rules:1 wikipedia-2020 usual combine=sum", "combine", SettingProblem.COMBINE),
    ],
)
def test_a_line_that_says_nothing_clear_is_refused(
    line: str, word: str, problem: SettingProblem
) -> None:
    with pytest.raises(InvalidSetting) as refused:
        with_rules_line(HERE, line)
    assert (refused.value.key, refused.value.problem) == (word, problem)


def test_another_preset_is_one_change_or_all_that_it_brings() -> None:
    before, after = GuildSettings(7), GuildSettings(7, "sloperama", {"koi_limit": "1"})
    preset = SettingChange("preset", "wikipedia-2020", "sloperama")
    length = SettingChange("length", "rounds 3", "target 50")
    limit = SettingChange("koi_limit", "0", "1")
    assert differences(before, after) == (preset, length, limit)
    found = differences(before, after, all_options=True)
    assert found[:2] == (preset, length)
    old, new = (rules_of_length(one.preset, one.options, "usual") for one in (before, after))
    assert {one.key: one.new for one in found[2:]} == {
        key: text for key, text in new.options().items() if old.options().get(key, text) != text
    }


def test_a_length_that_comes_to_the_same_is_no_change() -> None:
    assert not differences(GuildSettings(7), GuildSettings(7, length=3))


def test_each_setting_that_admins_choose_is_a_difference() -> None:
    """Rules and lengths are compared separately; the rest is not chosen by people."""
    apart = {"guild_id", "preset", "options", "length", "channel_presets"}
    unchosen = {"found_language", "weekly_posted", "daily_posted"}
    before = GuildSettings(7)
    others = {one.name for one in fields(GuildSettings)} - apart - unchosen
    for setting in (one for one in SETTINGS if one.field in others):
        now = getattr(before, setting.field)
        values = [value for value in setting.values.values() if value != now]
        other = values[0] if values else "ja" if setting.languages else 70
        changed: dict[str, Any] = {setting.field: (70,) if setting.field == "channels" else other}
        after = replace(before, **changed)
        assert [one.key for one in differences(before, after)] == [setting.field]
        others.remove(setting.field)
    assert not others
    assert not differences(before, replace(before, found_language="ja"))
    after = replace(before, channel_presets={70: "ktane"})
    assert differences(before, after) == (SettingChange("channel 70", None, "ktane"),)
