"""Eighteen piles under five sources' rules and four patterns of calls, calculated by hand.

A cell contains: base -> total with no calls / one own call / one by the opponent / one each.
Sloperama's page gives no values of yaku; these are Wikipedia's of 2020 (see `presets`).
"""

import pytest

from bot.koikoi import PRESETS, CardSet, Kind, card_set, cards_in, cards_of_kind, parse_card, score

SOURCES = ("wikipedia-2015", "wikipedia-2020", "sloperama", "ktane", "richmind")
CALLS = ((0, 0), (1, 0), (0, 1), (1, 1))

CHAFF = [f"{month:02}C{number}" for month in range(1, 7) for number in (1, 2)]

PILES = {
    "F1 poetry ribbons and two plain ones": "01R 02R 03R 04R 05R",
    "F2 crane, moon, phoenix, sake cup": "01B 08B 12B 09A",
    "F3 boar, deer, butterflies, sake cup, 9 chaff": "07A 10A 06A 09A " + " ".join(CHAFF[:9]),
    "F4 all six coloured ribbons": "01R 02R 03R 06R 09R 10R",
    "F5 all six coloured ribbons and a plain one": "01R 02R 03R 06R 09R 10R 04R",
    "F6 five brights, sake cup": "01B 03B 08B 11B 12B 09A",
    "F7 crane, curtain, rain man": "01B 03B 11B",
    "F8 crane, curtain, rain man, phoenix": "01B 03B 11B 12B",
    "F9 boar, deer, butterflies, nightingale, cuckoo": "07A 10A 06A 02A 04A",
    "F10 12 chaff, blue ribbons": "06R 09R 10R " + " ".join(CHAFF),
    "F11 11 chaff, sake cup, blue ribbons": "06R 09R 10R 09A " + " ".join(CHAFF[:11]),
    "F12 curtain, sake cup": "03B 09A",
    "F13 9 chaff, sake cup": "09A " + " ".join(CHAFF[:9]),
    "F14 crane, curtain, moon, phoenix": "01B 03B 08B 12B",
    "F15 all animals": "02A 04A 05A 06A 07A 08A 09A 10A 11A",
    "F16 all ribbons": "01R 02R 03R 04R 05R 06R 07R 09R 10R 11R",
    "F17 10 chaff": " ".join(CHAFF[:10]),
    "F18 blue ribbons, poetry lacking one": "06R 09R 10R 01R 02R",
}

# wikipedia-2015 | wikipedia-2020 | sloperama | ktane | richmind
MATRIX = """
F1  | 8 -> 16/16/32/32   | 6 -> 6/6/12/12     | 6 -> 6/12/6/12    | 7 -> 7/14/14/21   | 8 -> 16/16/32/32
F2  | 11 -> 22/22/44/44  | 10 -> 20/20/40/40  | 10 -> 10/20/10/20 | 11 -> 11/22/22/33 | 10 -> 20/20/40/40
F3  | 7 -> 14/14/28/28   | 6 -> 6/6/12/12     | 6 -> 6/12/6/12    | 7 -> 7/14/14/21   | 6 -> 6/6/12/12
F4  | 12 -> 24/24/48/48  | 12 -> 24/24/48/48  | 12 -> 12/24/12/24 | 14 -> 14/28/28/42 | 12 -> 24/24/48/48
F5  | 14 -> 28/28/56/56  | 13 -> 26/26/52/52  | 13 -> 13/26/13/26 | 15 -> 15/30/30/45 | 14 -> 28/28/56/56
F6  | 25 -> 50/50/100/100 | 20 -> 40/40/80/80 | 20 -> 20/40/20/40 | 25 -> 25/50/50/75 | 20 -> 40/40/80/80
F7  | 0 -> 0/0/0/0       | 0 -> 0/0/0/0       | 0 -> 0/0/0/0      | 0 -> 0/0/0/0      | 0 -> 0/0/0/0
F8  | 7 -> 14/14/28/28   | 7 -> 14/14/28/28   | 7 -> 7/14/7/14    | 7 -> 7/14/14/21   | 7 -> 14/14/28/28
F9  | 8 -> 16/16/32/32   | 6 -> 6/6/12/12     | 6 -> 6/12/6/12    | 7 -> 7/14/14/21   | 8 -> 16/16/32/32
F10 | 8 -> 16/16/32/32   | 8 -> 16/16/32/32   | 8 -> 8/16/8/16    | 9 -> 9/18/18/27   | 8 -> 16/16/32/32
F11 | 8 -> 16/16/32/32   | 8 -> 16/16/32/32   | 8 -> 8/16/8/16    | 9 -> 9/18/18/27   | 7 -> 14/14/28/28
F12 | 5 -> 5/5/10/10     | 5 -> 5/5/10/10     | 5 -> 5/10/5/10    | 5 -> 5/10/10/15   | 5 -> 5/5/10/10
F13 | 1 -> 1/1/2/2       | 1 -> 1/1/2/2       | 1 -> 1/2/1/2      | 1 -> 1/2/2/3      | 0 -> 0/0/0/0
F14 | 8 -> 16/16/32/32   | 8 -> 16/16/32/32   | 8 -> 8/16/8/16    | 8 -> 8/16/16/24   | 8 -> 16/16/32/32
F15 | 16 -> 32/32/64/64  | 10 -> 20/20/40/40  | 10 -> 10/20/10/20 | 11 -> 11/22/22/33 | 16 -> 32/32/64/64
F16 | 20 -> 40/40/80/80  | 16 -> 32/32/64/64  | 16 -> 16/32/16/32 | 18 -> 18/36/36/54 | 20 -> 40/40/80/80
F17 | 1 -> 1/1/2/2       | 1 -> 1/1/2/2       | 1 -> 1/2/1/2      | 1 -> 1/2/2/3      | 1 -> 1/1/2/2
F18 | 8 -> 16/16/32/32   | 6 -> 6/6/12/12     | 6 -> 6/12/6/12    | 7 -> 7/14/14/21   | 8 -> 16/16/32/32
"""  # noqa: E501


def pile(words: str) -> CardSet:
    return card_set(parse_card(word) for word in words.split())


def cells() -> list[tuple[str, str, int, tuple[int, ...]]]:
    found = []
    for (name, _), line in zip(PILES.items(), MATRIX.strip().splitlines(), strict=True):
        label, *columns = line.split("|")
        assert name.startswith(label.strip() + " ")
        for source, cell in zip(SOURCES, columns, strict=True):
            base, totals = cell.split("->")
            found.append((name, source, int(base), tuple(map(int, totals.split("/")))))
    return found


def test_each_pile_scores_what_each_source_says() -> None:
    faults = []
    for name, source, base, totals in cells():
        scores = [
            score(pile(PILES[name]), PRESETS[source], own_calls=own, opponent_calls=opponent)
            for own, opponent in CALLS
        ]
        found = [one.base for one in scores], tuple(one.total for one in scores)
        if found != ([base] * 4, totals):
            faults.append(f"{name}, {source}: {found} instead of {base} and {totals}")
        if not all(one.base * one.factor == one.total for one in scores):
            faults.append(f"{name}, {source}: the factors are not those of the totals")
    assert not faults, "\n".join(faults)


def test_the_piles_of_whole_kinds_are_whole() -> None:
    assert pile(PILES["F15 all animals"]) == cards_of_kind(Kind.ANIMAL)
    assert pile(PILES["F16 all ribbons"]) == cards_of_kind(Kind.RIBBON)
    assert len(cards_in(pile(PILES["F10 12 chaff, blue ribbons"]))) == 15


@pytest.mark.parametrize(
    ("brights", "totals"),
    [
        (0, [1, 2, 3, 4]),
        (1, [2, 4, 6, 8]),
        (2, [3, 6, 9, 12]),
        (3, [4, 8, 12, 16]),
        (5, [6, 12, 18, 24]),
    ],
)
def test_field_brights_and_own_calls_multiply_at_sloperama(brights: int, totals: list[int]) -> None:
    found = [
        score(
            pile(PILES["F17 10 chaff"]), PRESETS["sloperama"], own_calls=k, field_brights=brights
        ).total
        for k in range(4)
    ]
    assert found == totals
