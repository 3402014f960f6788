"""The bot's words in pictures can be read on a phone in every language, and none is cut.

The pictures are as full as they usually become: numbers of hundreds of matches, the longest yaku.
`test_full_boards` draws fuller ones, which don't overlap either.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.koikoi.actions import Seat
from bot.koikoi.lesson import SCENES
from bot.koikoi.rules import PRESETS, Yaku, YakuScore
from bot.koikoi.state import MatchEnd, MatchOutcome
from bot.locales import LANGUAGES, Language
from bot.messages.sending.delivery import labels_in
from bot.pictures.boards.yaku_chart import SHOWN
from bot.pictures.boards.yaku_names import names_of
from bot.pictures.labels import Labels
from bot.pictures.sample_views import busiest_view, deciding_view, ended_view, middle_view
from bot.pictures.sprites.brush_text import NAMES as JAPANESE
from bot.pictures.sprites.card_size import units
from bot.pictures.subjects import (
    FILLERS,
    Flourish,
    HandBoard,
    KindsChart,
    LessonBoard,
    MadeYaku,
    MonthsChart,
    Podium,
    PodiumPlace,
    ResultBoard,
    Scene,
    TableBoard,
    YakuChart,
)
from tests.pictures.boards import LONG, NAMED, RATED, STANDARD, profile, seen, takes
from tests.pictures.noting import NotingPictures
from tests.pictures.test_pictures import PHONE
from tests.tournaments.drawn import bracket, double, longest_cover, round_robin, swiss

LEGIBLE = 11
"""The smallest words, in points of a phone."""
MOST_YAKU = 6
"""More yaku at once are so rare that their names may be smaller."""
WRITTEN = [yaku for yaku in SHOWN if yaku not in {Yaku.TESHI, Yaku.KUTTSUKI}]
SETS = [WRITTEN[at : at + MOST_YAKU] for at in range(0, len(WRITTEN), MOST_YAKU)]


def draw_tables(p: NotingPictures, labels: Labels) -> None:
    target = replace(middle_view(0).rules, rounds=None, target=500)
    for view in (middle_view(0), deciding_view(), replace(middle_view(0), rules=target)):
        p.draw(HandBoard(view), labels)
        p.draw(HandBoard(view, large=True), labels)
        p.draw(TableBoard(replace(view, seat=None), replace(LONG, hand=12)), labels)
    p.draw(HandBoard(seen(STANDARD, takes, by_player=True)), labels)


def draw_results(p: NotingPictures, labels: Labels) -> None:
    ended = ended_view()
    last, over = ended.results[-1], MatchOutcome(0, MatchEnd.ROUNDS)
    for outcome, sides in ((None, NAMED), (over, RATED)):
        for yaku in SETS:
            for count in range(1, MOST_YAKU + 1):
                for some in {tuple(yaku[:count]), tuple(yaku[-count:])}:
                    made = tuple(YakuScore(one, 15, SHOWN[one]) for one in some)
                    results = (*ended.results, replace(last, yaku=made))
                    view = replace(ended, results=results, outcome=outcome)
                    p.draw(ResultBoard(view, sides), labels)
        nobody = replace(last, yaku=(), winner=None, points=0)
        view = replace(ended, results=(*ended.results, nobody), outcome=outcome)
        p.draw(ResultBoard(view, sides), labels)


def draw_films(p: NotingPictures, labels: Labels) -> None:
    seats: tuple[Seat, ...] = (0, 1)
    made = [YakuScore(one, 15, SHOWN[one]) for one in SHOWN]
    flourishes = [
        Flourish(seats[at % 2], tuple(made[at : at + 3])) for at in range(0, len(made), 3)
    ]
    flourishes += [Flourish(0, (one,)) for one in made]
    view = busiest_view()
    assert list(p.film([Scene(view, 100, one) for one in flourishes], labels, NAMED))


def draw_charts(p: NotingPictures, labels: Labels) -> None:
    for rules in PRESETS.values():
        p.draw(YakuChart(rules), labels)
        p.draw(YakuChart(rules, *busiest_view().captured, 12), labels)
    p.draw(MonthsChart(), labels)
    p.draw(KindsChart(), labels)
    for scene in SCENES:
        p.draw(LessonBoard(scene), labels)


def draw_people(p: NotingPictures, labels: Labels) -> None:
    made = [YakuScore(one, 15, SHOWN[one]) for one in SHOWN]
    others = [one for one in SHOWN if one not in FILLERS]
    for at in range(0, len(made), 3):
        places = [
            PodiumPlace(rank, "Aoi", "+156", one) for rank, one in enumerate(made[at:][:3], 1)
        ]
        p.draw(Podium(tuple(places)), labels)
        p.draw(Podium(tuple(replace(one, sum="(20+6) ×2 ×3") for one in places)), labels)
    fillers = tuple(MadeYaku(yaku, 38, 44.1) for yaku in FILLERS)
    for at in range(0, len(others), 3):
        yaku = tuple(MadeYaku(one, 141, 133.2) for one in others[at : at + 3])
        record = (618, 592, 111)
        figures = replace(profile(), yaku=(*yaku, *fillers), record=record, against=(123, 98, 11))
        p.draw(figures, labels)
        p.draw(replace(figures, hand_sum="", hand=SHOWN[Yaku.KASU], hand_points=10), labels)


def draw_tournaments(p: NotingPictures, labels: Labels) -> None:
    for people in (2, 8, 13, 32):
        for over in range(4):
            p.draw(bracket(people, over, some=True), labels)
    for people in (5, 16):
        for over in range(9):
            p.draw(double(people, over), labels)
    for people in (3, 9, 16):
        p.draw(round_robin(people), labels)
        p.draw(swiss(people, 9), labels)
    p.draw(longest_cover("Aoi", labels.language), labels)


KINDS: dict[str, Callable[[NotingPictures, Labels], None]] = {
    "tables and hands": draw_tables,
    "results": draw_results,
    "films": draw_films,
    "charts": draw_charts,
    "people": draw_people,
    "tournaments": draw_tournaments,
}


def words_of(labels: Labels) -> set[str]:
    """Return all words of the bot in pictures, and the names of the yaku in Japanese."""
    said = [getattr(labels, one.name) for one in fields(labels) if one.name != "decimal"]
    texts = {one for each in said for one in ([each] if isinstance(each, str) else each.values())}
    return {*texts, *JAPANESE.values()} - {""}


def halves(word: str) -> Iterator[tuple[str, str]]:
    """Yield the ways in which a word stands in two lines."""
    for at, letter in enumerate(word):
        if letter in " -":
            yield word[: at + 1].rstrip(), word[at + 1 :]


def named_alone(texts: list[str], labels: Labels) -> list[str]:
    """Return the yaku that lack a Japanese name in a picture where others have one."""
    pairs = [names_of(yaku, labels) for yaku in SHOWN]
    ways = {two: name for name, _ in pairs for two in halves(name)}
    joined = set(texts)
    for two in pairwise(texts):
        if two in ways:
            joined = joined - {*two} | {ways[two]}
    named = {japanese: name for name, japanese in pairs if japanese and name in joined}
    alone = [name for japanese, name in named.items() if japanese not in texts]
    return alone if 0 < len(alone) < len(named) else []


def faults(p: NotingPictures, labels: Labels) -> Iterator[str]:
    """Yield small, cut and overlapping words, and yaku that alone lack a Japanese name."""
    words = words_of(labels)
    written = words | {half for word in words for two in halves(word) for half in two}
    cut = {word[:at].rstrip(" ([{") + "..." for word in words for at in range(1, len(word))}
    for kind, draw in KINDS.items():
        draw(p, labels)
        for canvas in p.noting.canvases:
            texts = {part.name: part.size for part in canvas.notes.parts if part.kind == "text"}
            least = -(-LEGIBLE * units(canvas.notes.size[0]) // PHONE)
            for text, size in texts.items():
                if text in written and size < least and any(map(str.isalpha, text)):
                    yield f"{kind}: {text!r} has {size} units, a phone needs {least}"
                if text in cut:
                    yield f"{kind}: {text!r} is cut"
            for name in named_alone(list(texts), labels):
                yield f"{kind}: {name!r} has no Japanese name beside it, others have"
        yield from (f"{kind}: {one}" for one in p.problems())


@pytest.fixture(scope="module")
def noting(cache: Path) -> NotingPictures:
    return NotingPictures(cache)


FAST = ("de", "ja")


@pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=[] if one in FAST else pytest.mark.slow) for one in LANGUAGES],
)
def test_a_phone_shows_the_words_large_and_whole(
    noting: NotingPictures, language: Language
) -> None:
    noting.noting.canvases.clear()
    found = sorted(set(faults(noting, labels_in(language))))
    assert not found, "\n".join(found)


def test_each_yaku_is_drawn() -> None:
    assert set(SHOWN) == {*WRITTEN, Yaku.TESHI, Yaku.KUTTSUKI}
    assert {yaku for each in SETS for yaku in each} == set(WRITTEN)
