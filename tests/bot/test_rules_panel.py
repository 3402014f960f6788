"""The description of rules: it contains everything in force, and fits a phone."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from itertools import product

import pytest

from bot.koikoi.rules import (
    FORMED_YAKU,
    OPTIONS,
    PRESET_NAMES,
    PRESETS,
    Option,
    Rules,
    Yaku,
    make_rules,
)
from bot.locales import Language, Texts, texts_in
from bot.matches.models.terms import Terms, TimeControl
from bot.messages.sending.components import built
from bot.screens.message import PANEL_LIMIT, Panel, Prose, units
from bot.screens.rules_panel import RulesSubject, rules_panel, rules_section
from bot.screens.wording.options import option_name
from bot.screens.wording.rule_lines import SECTIONS
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.locales.walked import WALKED

MINUTES = timedelta(minutes=3)
MATTERS: Mapping[str, dict[str, str]] = {
    "koi_limit_scope": {"koi_limit": "1"},
    "combine": {"field_brights": "on", "koi_factor": "own_plus_1", "seven": "off"},
}
"""Other options that are required for an option to have an effect."""


def pages(texts: Texts, rules: Rules) -> list[Panel]:
    terms = Terms(rules, TimeControl.LIVE, timedelta(minutes=3))
    return [
        rules_panel(texts, RulesSubject(terms)),
        *(rules_section(texts, RulesSubject(terms), one) for one in SECTIONS),
    ]


def told(panel: Panel) -> str:
    return "\n".join(block.text for block in panel.blocks if isinstance(block, Prose))


def values_of(option: Option) -> list[str]:
    """Return every value; of many numbers, which share the same words, only some."""
    words = [one for one in option.choices if not one.rpartition(":")[2].isdecimal()]
    numbers = [one for one in option.choices if one not in words]
    return words + (numbers if len(numbers) <= 24 else numbers[:3] + numbers[-2:])


@pytest.mark.parametrize("language", WALKED)
@each("option", OPTIONS)
def test_each_value_of_each_option_is_told(language: Language, option: Option) -> None:
    texts = texts_in(language)
    said: dict[str, str] = {}
    for value in values_of(option):
        rules = make_rules("wikipedia-2020", {**MATTERS.get(option.key, {}), option.key: value})
        # The title says "house rules" after any change: that doesn't count as a description.
        text = "\n".join(told(page).partition("\n")[2] for page in pages(texts, rules))
        unsaid = f"{value} reads like {said.get(text)}: see bot/screens/wording/rule_lines.py"
        assert text not in said, unsaid
        said[text] = value


POINTS = tuple(option.key for option in OPTIONS if option.key.startswith("points."))


@pytest.mark.parametrize("language", WALKED)
@each(("yaku", "stacking"), list(product(FORMED_YAKU, ("all", "family", "one"))))
def test_of_yaku_that_are_off_nothing_is_explained(
    language: Language, yaku: Yaku, stacking: str
) -> None:
    texts = texts_in(language)
    off = dict.fromkeys(POINTS, "off")
    beside = {"stacking": stacking, "weather": "rain_fog", "viewing_after_koi": "3"}
    rules = make_rules("wikipedia-2020", {**off, **beside, f"points.{yaku}": "5"})
    lines = told(
        rules_section(texts, RulesSubject(Terms(rules, TimeControl.LIVE, MINUTES)), "yaku")
    )
    listed = [line for line in lines.splitlines() if line.startswith("- ")]
    notes = {Yaku.TSUKIMI: 2, Yaku.HANAMI: 2, Yaku.KASU: 1, Yaku.MONTH: 1}.get(yaku, 0)
    assert len(listed) == 1 + notes, lines
    assert texts(f"yaku-{yaku}") in listed[0]
    other = {Yaku.TSUKIMI: "花見", Yaku.HANAMI: "月見"} if language == "ja" else {
        Yaku.TSUKIMI: "lossom", Yaku.HANAMI: "oon v"
    }  # fmt: skip
    if yaku in other:
        assert other[yaku] not in lines


def test_what_is_said_of_several_yaku_needs_several() -> None:
    texts = texts_in("en")

    def page(**changed: str) -> str:
        options = {key.replace("_", "."): value for key, value in changed.items()}
        rules = make_rules("wikipedia-2020", options)
        return told(
            rules_section(texts, RulesSubject(Terms(rules, TimeControl.LIVE, MINUTES)), "yaku")
        )

    assert "together aren't a separate yaku" in page(points_chofuku="off")
    assert "together aren't" not in page(points_chofuku="off", points_aotan="off")
    brights = dict.fromkeys(("points_shiko", "points_ameshiko", "points_sanko"), "off")
    assert "Only your best bright yaku" not in page(**brights)
    assert "All your yaku count together" in page(**brights)
    assert "sake cup is an animal" not in page(points_kasu="off")
    assert "month cards" in page(points_month="4", rounds="12").lower()
    assert "month" not in page(points_month="4", rounds="3").lower()
    assert "don't count" in page(viewing="off")
    assert "don't count" not in page(viewing="off", points_tsukimi="off", points_hanami="off")


@pytest.mark.parametrize("language", WALKED)
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_page_fits(language: Language, preset: str) -> None:
    texts = texts_in(language)
    for changed in ({}, {"rounds": "12", "blind_swap": "on", "weather": "rain_fog", "bank": "40"}):
        for page in pages(texts, make_rules(preset, changed)):
            assert units(told(page)) < PANEL_LIMIT / 2, "longer than a few turns of a phone's page"
            built(page)


def test_no_two_presets_are_told_alike() -> None:
    texts = texts_in("en")
    assert len({"".join(map(told, pages(texts, rules))) for rules in PRESETS.values()}) == 7


def test_what_a_source_leaves_open_is_told() -> None:
    texts = texts_in("en")
    taken = "gives no points for yaku: those of Standard apply."
    short, yaku, *_ = pages(texts, PRESETS["sloperama"])
    assert taken in told(short)
    assert taken in told(yaku)
    own = make_rules("sloperama", {"points.goko": "15"})
    assert taken not in told(pages(texts, own)[0]), "a server's own points are nobody else's"
    assert "the rest is as in Standard" in told(pages(texts, PRESETS["richmind"])[0])
    assert "source" not in "".join(map(told, pages(texts, PRESETS["wikipedia-2020"])))


async def test_a_challenge_names_no_further_cards_of_a_yaku_that_is_off(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    options = {"points.tane": "off", "extra.tane": "0", "extra.tan": "0"}
    await room.service.settings.save_guild_settings(replace(settings, options=options))
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    how = (await room.ben.click("How it works", in_=challenge.message)).text
    texts = texts_in("en")
    assert f"{option_name(texts, 'points.tane')}: off" in how
    assert f"{option_name(texts, 'extra.tan')}: 0" in how
    assert option_name(texts, "extra.tane") not in how


async def test_the_sections_open_beside_the_chart(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi rules")
    short = answer.message
    assert short is not None
    assert short.labels == ["Yaku", "Dealing", "Turns", "Scoring", "Match"]
    opened = (await room.aoi.click("Dealing", in_=short)).message
    assert opened is not None
    assert opened.ephemeral
    assert "### Standard · Dealing" in opened.text
    assert "in the same month, the higher card" in opened.text
    turned = await room.aoi.click("Scoring", in_=opened)
    assert not turned.messages, "the next section takes the place of the last one"
    assert "### Standard · Scoring" in room.now(opened).text
    assert "×2 and ×2 makes ×4" in room.now(opened).text
    assert room.now(opened).labels == short.labels


async def test_a_match_tells_its_own_rules(room: BotHarness) -> None:
    table = await room.started(rules="nintendo")
    menu = await room.ben.click("Menu", in_=table)
    short = (await room.ben.click("Rules", in_=menu.message)).message
    assert short is not None
    assert "### Rules: Handheld" in short.text
    assert "12 rounds · 3 minutes a turn" in short.text
    dealing = await room.ben.click("Dealing", in_=short)
    assert "Three cards of one month on the field: dealt again." in dealing.text
    assert "Four pairs on the field: dealt again." in dealing.text


async def test_a_round_names_its_month_where_month_cards_count(room: BotHarness) -> None:
    table = await room.started(rules="ktane", length="12")
    assert "Round 1/12 · January (pine)" in room.now(table).content
    assert "Round 1/12 · January (pine)" in room.hand(room.aoi).content


async def test_it_is_not_named_where_they_do_not_count(room: BotHarness) -> None:
    table = await room.started(rules="nintendo")
    assert "Round 1/12 ·" not in room.now(table).content


async def test_no_time_for_a_turn_is_told_where_no_clock_runs(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer")
    await room.drawn()
    menu = (await room.aoi.click("Menu", in_=room.hand(room.aoi))).message
    assert menu is not None
    rules = await room.aoi.click("Rules", in_=menu)
    assert "3 rounds" in rules.text
    assert "a turn" not in rules.text.split("In short")[0]
