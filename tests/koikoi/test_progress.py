"""Yaku: the cards that form them, and how many cards of each a pile lacks."""

import pytest

from bot.koikoi import (
    EMPTY,
    PRESETS,
    CardSet,
    Yaku,
    YakuProgress,
    card_set,
    cards_in,
    cards_of_month,
    make_rules,
    progress,
    yaku_of,
)
from tests.koikoi.scripts import cards

STANDARD = PRESETS["wikipedia-2020"]
TEN_CHAFF = "01C1 01C2 02C1 02C2 03C1 03C2 04C1 04C2 05C1 05C2"


def pile(words: str) -> CardSet:
    return card_set(cards(words))


@pytest.mark.parametrize(
    ("preset", "captured", "yaku", "earning"),
    [
        ("wikipedia-2020", "01B 03B 08B 11B", Yaku.AMESHIKO, "01B 03B 08B 11B"),
        ("wikipedia-2020", "06A 07A 10A 02A", Yaku.INOSHIKACHO, "06A 07A 10A"),
        ("wikipedia-2015", "06A 07A 10A 02A", Yaku.INOSHIKACHO, "02A 06A 07A 10A"),
        ("wikipedia-2020", "01R 02R 03R 04R", Yaku.AKATAN, "01R 02R 03R"),
        ("wikipedia-2015", "01R 02R 03R 04R", Yaku.AKATAN, "01R 02R 03R 04R"),
        ("wikipedia-2020", TEN_CHAFF + " 09A", Yaku.KASU, TEN_CHAFF + " 09A"),
        ("richmind", TEN_CHAFF + " 09A", Yaku.KASU, TEN_CHAFF),
    ],
)
def test_the_cards_that_earn_a_yaku(preset: str, captured: str, yaku: Yaku, earning: str) -> None:
    [found] = yaku_of(pile(captured), PRESETS[preset])
    assert (found.yaku, found.cards) == (yaku, cards(earning))


def test_the_months_cards_earn_theirs() -> None:
    rules = make_rules("ktane", {"rounds": "12"})
    [found] = yaku_of(cards_of_month(8), rules, month=8)
    assert (found.yaku, found.points, found.cards) == (Yaku.MONTH, 4, cards("08B 08A 08C1 08C2"))
    assert yaku_of(cards_of_month(8), PRESETS["ktane"], month=8) == ()


def of(found: tuple[YakuProgress, ...], yaku: Yaku) -> YakuProgress:
    return next(one for one in found if one.yaku is yaku)


def test_near_yaku_stand_first_and_impossible_ones_last() -> None:
    found = progress(pile("01R 02R 06A"), pile("07A 01B 03B"), STANDARD)
    assert found[0].yaku is Yaku.AKATAN
    assert (found[0].have, found[0].need, found[0].lacking, found[0].points) == (2, 3, 1, 5)
    assert (cards_in(found[0].held), cards_in(found[0].missing)) == (cards("01R 02R"), cards("03R"))
    assert [one.possible for one in found] == sorted((one.possible for one in found), reverse=True)
    spoiled = {one.yaku for one in found if not one.possible}
    assert spoiled == {
        *(Yaku.GOKO, Yaku.SHIKO, Yaku.AMESHIKO, Yaku.SANKO),
        *(Yaku.HANAMI, Yaku.INOSHIKACHO),
    }
    assert all(one.missing == EMPTY for one in found if not one.possible)


def test_four_brights_in_the_rain_need_the_rain_man() -> None:
    dry = of(progress(pile("01B 03B 08B 12B"), EMPTY, STANDARD), Yaku.AMESHIKO)
    assert (dry.have, dry.need, dry.formed, dry.possible) == (3, 4, False, True)
    gone = of(progress(pile("01B 03B 08B 12B"), pile("11B"), STANDARD), Yaku.AMESHIKO)
    assert not gone.possible
    assert of(progress(pile("01B 03B 08B 11B"), EMPTY, STANDARD), Yaku.AMESHIKO).formed


@pytest.mark.parametrize(("cup", "have"), [("0", 9), ("1", 10), ("2", 11)])
def test_the_sake_cup_counts_as_the_rules_say(cup: str, have: int) -> None:
    rules = make_rules("wikipedia-2020", {"cup_chaff": cup})
    found = of(progress(pile(TEN_CHAFF[:-5] + " 09A"), EMPTY, rules), Yaku.KASU)
    assert (found.have, found.formed) == (have, have >= 10)


@pytest.mark.parametrize(
    ("weather", "own", "yaku", "possible"),
    [
        ("off", "11B 12C1", Yaku.HANAMI, True),
        ("rain_fog", "11B", Yaku.HANAMI, False),
        ("rain_fog", "11B", Yaku.TSUKIMI, True),
        ("rain_fog", "12C1", Yaku.TSUKIMI, False),
        ("rain", "11C1", Yaku.TSUKIMI, False),
        ("rain", "11C1", Yaku.HANAMI, False),
        ("rain", "11C1", Yaku.SANKO, True),
        ("rain", "11R", Yaku.TSUKIMI, True),
        ("november", "11R", Yaku.TSUKIMI, False),
        ("november", "11A", Yaku.HANAMI, False),
        ("november", "12C1", Yaku.HANAMI, True),
    ],
)
def test_weather_spoils_viewings(weather: str, own: str, yaku: Yaku, possible: bool) -> None:
    rules = make_rules("wikipedia-2020", {"weather": weather})
    assert of(progress(pile(own), EMPTY, rules), yaku).possible is possible


def test_only_yaku_of_these_rules_are_listed() -> None:
    rules = make_rules("ktane", {"viewing": "off", "rounds": "12"})
    listed = {one.yaku for one in progress(EMPTY, EMPTY, rules, month=2)}
    assert listed.isdisjoint({Yaku.CHOFUKU, Yaku.TSUKIMI, Yaku.HANAMI, Yaku.TESHI})
    assert Yaku.MONTH in listed
    assert Yaku.MONTH not in {one.yaku for one in progress(EMPTY, EMPTY, PRESETS["ktane"], 2)}
