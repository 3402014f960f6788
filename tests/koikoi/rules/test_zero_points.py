"""A yaku of 0 points is equivalent to a yaku that is off, everywhere."""

import random
from datetime import timedelta

import pytest

from bot.koikoi import PRESETS, make_rules
from bot.koikoi.cards import DECK, CardSet, card_set
from bot.koikoi.progress import progress
from bot.koikoi.record import format_record, parse_record
from bot.koikoi.rules import FORMED_YAKU, OPTIONS_BY_KEY, Rules, Yaku, score, yaku_of
from bot.koikoi.rules.arithmetic import HANAMI, TSUKIMI, yaku_points
from bot.koikoi.rules.lookups import base_in, numbers_of, worth, yaku_in
from bot.locales import texts_in
from bot.matches.models.terms import Terms, TimeControl
from bot.opponents.compiled.encoding import rule_numbers
from bot.pictures.boards.yaku_chart import points_of
from bot.screens.wording.options import read_value
from bot.storage.rows import TermsIn

OTHERS: tuple[dict[str, str], ...] = (
    {},
    {"decision": "new_yaku", "stacking": "family"},
    {"viewing": "needs_other", "stacking": "one", "rounds": "12"},
)

COUNTING = {"points", "extra", "stacking", "viewing", "weather", "cup_chaff"}
"""The options that decide which yaku count, or their parts before a dot."""


def everywhere(rules: Rules, seed: str) -> list[object]:
    """Return all visible effects: sums, yaku, progress, the chart, the compiled numbers."""
    rng = random.Random(seed)
    seen: list[object] = [rules.flat, tuple(rule_numbers(rules)), numbers_of(rules)]
    seen += [points_of(rules, yaku) for yaku in Yaku]
    for size in (6, 12, 18, 24, 30):
        pile = card_set(rng.sample(DECK, size))
        for calls in (0, 1):
            seen.append(score(pile, rules, calls, 1, month=3))
            seen.append(yaku_of(pile, rules, calls, 3))
            seen.append(worth(pile, calls, 3, numbers_of(rules)))
        seen.append(progress(pile, CardSet(0), rules, 3))
    return seen


def test_each_yaku_of_no_points_is_as_if_it_were_off() -> None:
    """The rules are compared under each preset, their effects once per yaku."""
    presets, everything = tuple(PRESETS), CardSet((1 << 48) - 1)
    faults = []
    for place, yaku in enumerate(FORMED_YAKU):
        key = f"points.{yaku}"
        for preset in presets:
            for others in OTHERS:
                zero = make_rules(preset, {**others, key: "0"})
                off = make_rules(preset, {**others, key: "off"})
                same = zero == off and zero.flat == off.flat
                if same and preset == presets[place % len(presets)]:
                    same = everywhere(zero, preset + yaku) == everywhere(off, preset + yaku)
                if not same:
                    faults.append(f"{preset} {others}: 0 points for {yaku} are not off")
                listed = {one.yaku for one in yaku_of(everything, zero, 0, 3)}
                listed |= {one.yaku for one in progress(CardSet(0), CardSet(0), zero, 3)}
                if yaku in listed:
                    faults.append(f"{preset} {others}: {yaku} of 0 points is listed")
        if "0" in OPTIONS_BY_KEY[key].choices or read_value(texts_in("en"), key, " 0 ") != "off":
            faults.append(f"{yaku}: 0 points are offered, or not understood")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_viewing_of_no_points_after_koi_koi_is_none(preset: str) -> None:
    rules = make_rules(preset, {"viewing_after_koi": "0"})
    assert rules == make_rules(preset, {"viewing_after_koi": "none"})
    pile = card_set(card for card in DECK if card in {8, 28, 32, 0})
    viewings = 1 << TSUKIMI | 1 << HANAMI
    for calls, seen in ((0, viewings), (1, 0), (2, 0)):
        assert yaku_in(worth(pile, calls, 0, numbers_of(rules))) & viewings == seen
        names = {one.yaku for one in yaku_of(pile, rules, calls, None)}
        assert (Yaku.TSUKIMI in names, Yaku.HANAMI in names) == (bool(seen), bool(seen))


@pytest.mark.parametrize("key", [*(f"points.{yaku}" for yaku in FORMED_YAKU), "viewing_after_koi"])
def test_records_and_matches_with_no_points_mean_the_same(key: str) -> None:
    record = parse_record(f"koikoi 1\nrules wikipedia-2020\noption {key}=0\n")
    instead = OPTIONS_BY_KEY[key].domain.retired["0"]
    assert record.rules == make_rules("wikipedia-2020", {key: instead})
    assert parse_record(format_record(record)).rules == record.rules
    stored = TermsIn().row(Terms(record.rules, TimeControl.LIVE, timedelta(minutes=3)))
    assert stored["options"][key] == instead
    assert (
        TermsIn().read({**stored, "options": {**stored["options"], key: "0"}}).rules == record.rules
    )


def test_matches_from_before_an_option_know_its_usual_value() -> None:
    """Their rows and records don't contain it."""
    stored = TermsIn().row(Terms(PRESETS["ktane"], TimeControl.LIVE, timedelta(minutes=3)))
    for key in ("weather", "viewing_after_koi"):
        older = {name: text for name, text in stored["options"].items() if name != key}
        assert TermsIn().read(stored | {"options": older}).rules == PRESETS["ktane"]


def test_no_yaku_of_no_points_asks_for_a_decision() -> None:
    """Under `decision=new_yaku` each counted yaku asks; house rules reach 0 points in many ways.

    The options that decide what counts have random values, and a third of the yaku 0 points.
    """
    rng, faults = random.Random("zero"), []
    keys = [f"points.{yaku}" for yaku in FORMED_YAKU]
    counting = {
        key: one.choices
        for key, one in OPTIONS_BY_KEY.items()
        if one.choices and key.partition(".")[0] in COUNTING
    }
    for _ in range(60):
        chosen = {key: rng.choice(choices) for key, choices in counting.items()}
        chosen |= dict.fromkeys(rng.sample(keys, len(keys) // 3), "0")
        chosen |= {"viewing_after_koi": rng.choice(("0", "1", "none")), "decision": "new_yaku"}
        rules = make_rules(rng.choice(tuple(PRESETS)), chosen)
        for size in (8, 14, 20, 26):
            pile, calls, month = (
                card_set(rng.sample(DECK, size)),
                rng.randrange(3),
                rng.randrange(13),
            )
            found = worth(pile, calls, month, numbers_of(rules))
            points = yaku_points(pile, rules.flat, calls, month)
            asking = [place for place in range(len(points)) if yaku_in(found) >> place & 1]
            if base_in(found) <= 0 < len(asking) or any(points[place] <= 0 for place in asking):
                faults.append(f"{chosen}: {pile}")
    assert not faults, "\n".join(faults)
