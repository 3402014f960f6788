"""Examples worked out from each source's own text."""

import dataclasses

import pytest

from bot.koikoi import (
    PRESETS,
    Keep,
    MatchEnd,
    MatchOutcome,
    Yaku,
    apply,
    card_set,
    make_rules,
    new_match,
    parse_card,
    score,
)
from tests.koikoi.scripts import deal, script
from tests.koikoi.test_scripted_rounds import CALLED_TWICE

NINE_CHAFF = "01C1 01C2 02C1 02C2 03C1 03C2 04C1 04C2 05C1"
TWELVE_CHAFF = NINE_CHAFF + " 05C2 06C1 06C2"

# preset, cards, calls (own, the other's), worth (base, total)
EXAMPLES = [
    ("wikipedia-2015", "01R 02R 03R 04R 05R", (0, 0), (8, 16)),
    ("wikipedia-2015", "01B 08B 12B 09A", (0, 1), (11, 44)),
    ("wikipedia-2015", f"06A 07A 10A 09A {NINE_CHAFF}", (0, 0), (7, 14)),
    ("wikipedia-2020", "01R 02R 03R 04R 05R", (0, 0), (6, 6)),
    ("wikipedia-2020", "01B 08B 12B 09A", (0, 1), (10, 40)),
    ("wikipedia-2020", "01R 02R 03R 06R 09R 10R", (0, 0), (12, 24)),
    # The manual's own example: 12 plains and the blue ribbons, one koi-koi by anyone.
    ("ktane", f"06R 09R 10R {TWELVE_CHAFF}", (1, 0), (9, 18)),
    ("ktane", f"06R 09R 10R {TWELVE_CHAFF}", (0, 1), (9, 18)),
    ("ktane", "01B 03B 08B 11B 12B 09A", (0, 0), (25, 25)),
    ("ktane", "01R 02R 03R 06R 09R 10R 04R", (1, 1), (15, 45)),
    ("richmind", "01R 02R 03R 04R 05R", (0, 0), (8, 16)),
    ("richmind", "01B 08B 12B 09A", (0, 1), (10, 40)),
    ("richmind", f"06A 07A 10A 09A {NINE_CHAFF}", (0, 0), (6, 6)),
    ("richmind", f"06A 07A 10A 09A {NINE_CHAFF}", (0, 1), (6, 12)),
]


@pytest.mark.parametrize(("preset", "cards", "calls", "worth"), EXAMPLES)
def test_example(preset: str, cards: str, calls: tuple[int, int], worth: tuple[int, int]) -> None:
    found = score(card_set(map(parse_card, cards.split())), PRESETS[preset], *calls)
    assert (found.base, found.total) == worth


def test_richmind_with_the_cup_setting_off() -> None:
    rules = make_rules("richmind", {"viewing": "off"})
    found = score(card_set(map(parse_card, ["01B", "08B", "12B", "09A"])), rules, opponent_calls=1)
    assert [yaku.yaku for yaku in found.yaku] == [Yaku.SANKO]
    assert (found.base, found.total) == (5, 10)


@pytest.mark.parametrize("november", ["11B", "11A", "11R", "11C1"])
def test_where_any_november_card_is_rain_it_breaks_both_viewings(november: str) -> None:
    """Public score counters offer it; here next to a sankō, which it leaves unchanged."""
    cards = card_set(map(parse_card, ["01B", "03B", "08B", "09A", november]))
    sunny, rainy = (
        {one.yaku for one in score(cards, make_rules("wikipedia-2020", {"weather": word})).yaku}
        for word in ("off", "november")
    )
    assert sunny - rainy == {Yaku.TSUKIMI, Yaku.HANAMI}
    assert rainy == sunny - {Yaku.TSUKIMI, Yaku.HANAMI} != set()


@pytest.mark.parametrize(("brights", "calls", "factor"), [(1, 1, 4), (3, 2, 12)])
def test_sloperama_multiplies_whatever_the_base_is(brights: int, calls: int, factor: int) -> None:
    ten_chaff = card_set(map(parse_card, TWELVE_CHAFF.split()[:10]))
    found = score(ten_chaff, PRESETS["sloperama"], own_calls=calls, field_brights=brights)
    assert (found.base, found.factor, found.total) == (1, factor, factor)


# Events besides the scoring, in Sloperama's words


def test_an_automatic_win_is_six_points_and_the_deal() -> None:
    """Two brights on the field don't change the 6."""
    cards = deal(
        oya="01C1 02A 03R 04A 05A 06A 09R 08A",
        ko="07A 07R 07C1 07C2 01R 02R 04R 05R",
        field="01B 03B 06R 09C1 10A 11A 12C1 02C1",
        pile="",
    )
    match = apply(new_match(PRESETS["sloperama"]), cards).match
    match = apply(match, Keep()).match
    [result] = match.results
    assert (result.winner, result.points, result.factor) == (1, 6, 1)
    assert (match.scores, match.oya) == ((0, 6), 1)


def test_fifty_points_end_the_match() -> None:
    """The score is 46 to 31, and the winner scores 4."""
    rules = make_rules("sloperama", {"blind_swap": "off", "koi_factor": "none"})
    late = dataclasses.replace(new_match(rules), scores=(46, 31))
    for action in script(rules, CALLED_TWICE, (9, 13)):
        late = apply(late, action).match
    assert late.scores == (50, 31)
    assert late.outcome == MatchOutcome(0, MatchEnd.TARGET)
