"""Whole rounds from fixed cards, with the outcome that each source's rules give."""

import pytest

from bot.koikoi import Deal, Match, Reason, Yaku, make_rules
from tests.koikoi.scripts import deal, play_script

SOURCES = ("wikipedia-2015", "wikipedia-2020", "sloperama", "ktane", "richmind")

NO_YAKU = deal(
    oya="10A 07C2 01B 03B 07C1 07R 05C2 12B",
    ko="11C1 03R 12C1 01R 11R 11A 06A 12C3",
    field="09R 06C2 09C2 12C2 02C2 03C1 04C2 08C1",
    pile="03C2 05R 07A 10C2 01C1 02R 02C1 05A 02A 08B 06R 11B 08C2 05C1 04C1 10C1 04R 09A",
)
CALLED_IN_VAIN = deal(
    oya="04A 08C2 03R 09C1 06R 07A 02R 11A",
    ko="01C1 01C2 04C2 07C2 02C1 05C1 12C2 07R",
    field="08C1 07C1 11B 09C2 06C2 04C1 10C1 02A",
    pile="01R 10A 12C3 01B 11R 05A 03B 12B 03C1 10R 05R 09R 08A 08B 11C1 06C1",
)
OVERTAKEN = deal(
    oya="06C2 01C2 09A 10R 06A 10A 08A 03B",
    ko="04C1 05C2 05C1 11B 01R 07C1 02R 05R",
    field="04R 03C2 09C2 01B 04C2 04A 08C1 11A",
    pile="07C2 10C1 12C2 01C1 06C1 11C1 12C1 05A 10C2 09C1 12C3 08B 07R 12B 02C1 03C1",
)
CALLED_TWICE = deal(
    oya="07R 12C3 03C2 05R 01C2 06C1 05C2 12B",
    ko="03C1 02C1 11C1 07C1 07A 12C1 04R 06R",
    field="03R 01R 05C1 02R 01C1 10C2 08C2 09C2",
    pile="08B 08A 02C2 11R 07C2 06A 09R 09A 10A 04A 04C1 05A 11A 01B 02A 12C2",
)
TRIPLE = deal(
    oya="05A 12C1 09A 07A 02A 01B 11B 03C1",
    ko="08B 08A 10R 07R 06R 08C1 10C2 02C2",
    field="12C2 06C1 04R 09C2 12B 12C3 06C2 11C1",
    pile="09R 01C2 09C1 06A 04A 11R 05C2 05R 02C1 07C2 05C1 11A 10C1 10A 03B 08C2",
)


# Neither fields nor hands of these rounds are lucky; the blind swap is off, because the policy does
# not cover it.
def play(preset: str, cards: Deal, *koi_turns: int, **options: str) -> Match:
    return play_script(make_rules(preset, {"blind_swap": "off"} | options), cards, koi_turns)


@pytest.mark.parametrize("koi_turns", [(), (14,)], ids=["no yaku", "called in vain"])
@pytest.mark.parametrize("preset", SOURCES)
def test_an_exhausted_round(preset: str, koi_turns: tuple[int, ...]) -> None:
    match = play(preset, CALLED_IN_VAIN if koi_turns else NO_YAKU, *koi_turns)
    [result] = match.results
    privilege = 1 if preset == "wikipedia-2020" else 0  # oya-ken, independent of the calls
    assert (result.reason, result.winner, result.yaku) == (Reason.EXHAUSTED, None, ())
    assert (result.base, result.factor, result.points) == (0, 1, privilege)
    assert match.scores == (privilege, 0)
    assert match.oya == 0


@pytest.mark.parametrize(
    ("preset", "options", "base", "points"),
    [
        ("wikipedia-2015", {}, 7, 14),
        ("wikipedia-2015", {"match_three": "all"}, 7, 28),
        ("wikipedia-2020", {}, 7, 28),
        ("sloperama", {}, 7, 14),
        ("ktane", {}, 7, 14),
        ("richmind", {}, 6, 12),
    ],
)
def test_a_caller_is_overtaken(
    preset: str, options: dict[str, str], base: int, points: int
) -> None:
    """The oya's curtain, laid last, completes hanami: with an empty hand the round stops."""
    match = play(preset, OVERTAKEN, 14, **options)
    [result] = match.results
    assert (result.reason, result.winner) == (Reason.STOP, 0)
    assert (result.base, result.points) == (base, points)
    assert match.scores == (points, 0)


@pytest.mark.parametrize(
    ("preset", "points"),
    list(zip(SOURCES, (4, 4, 12, 12, 4), strict=True)),
)
def test_two_own_calls(preset: str, points: int) -> None:
    match = play(preset, CALLED_TWICE, 9, 13)
    [result] = match.results
    assert [(yaku.yaku, yaku.points) for yaku in result.yaku] == [
        (Yaku.TANE, 1),
        (Yaku.TAN, 1),
        (Yaku.KASU, 2),
    ]
    assert (result.winner, result.base, result.points) == (0, 4, points)


@pytest.mark.parametrize(
    ("preset", "options", "points"),
    [
        ("wikipedia-2015", {}, 2),
        ("wikipedia-2015", {"match_three": "all"}, 1),
        ("wikipedia-2020", {}, 1),
        ("sloperama", {}, 2),
        ("ktane", {}, 1),
        ("richmind", {}, 2),
    ],
)
def test_a_triple_on_the_field(preset: str, options: dict[str, str], points: int) -> None:
    match = play(preset, TRIPLE, **options)
    [result] = match.results
    assert (result.winner is not None, result.reason) == (True, Reason.STOP)
    assert result.points == points
