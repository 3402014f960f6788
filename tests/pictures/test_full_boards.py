"""The fullest board of each kind: nothing covers a text, and nothing leaves the picture."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.koikoi.actions import Seat
from bot.koikoi.cards import DECK, card_set, month_of
from bot.koikoi.lesson import SCENES
from bot.koikoi.rules import PRESETS, Multiplier, MultiplierName, YakuScore, make_rules
from bot.koikoi.state import MatchEnd, MatchOutcome, Reason, RoundResult, Turn
from bot.koikoi.view import PlayerView
from bot.locales import DEFAULT, LANGUAGES
from bot.messages.sending.delivery import labels_in
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.fonts import length
from bot.pictures.boards.layout import WIDTH
from bot.pictures.boards.yaku_chart import ANY_OF, SHOWN, counted, extra_of
from bot.pictures.labels import Labels, Sides
from bot.pictures.sample_views import busiest_view, deciding_view, ended_view, middle_view
from bot.pictures.sprites.catalogue import TAKEN
from bot.pictures.subjects import (
    FILLERS,
    ChanceCourse,
    CourseRound,
    CourseStep,
    Flourish,
    HandBoard,
    KindsChart,
    LessonBoard,
    MadeYaku,
    MonthsChart,
    OpenBoard,
    Podium,
    PodiumPlace,
    ProfileFigures,
    ResultBoard,
    Scene,
    TableBoard,
    YakuChart,
)
from tests.pictures.boards import (
    BOARDS,
    STANDARD,
    cards,
    has_stack,
    on_tiles,
    podium,
    profile,
    seen,
)
from tests.pictures.kinds import KINDS as SUBJECTS
from tests.pictures.names import LONGEST, NAMES
from tests.pictures.noting import Edges, NotingPictures, Part
from tests.pictures.test_pictures import PHONE
from tests.tournaments.drawn import bracket, double, longest_cover, round_robin, swiss

WIDE = (
    *LONGEST,
    NAMES["Burmese"],
    "Wolfgang Amadeus M. von Hohenburg",
    "花見さくら花見さくら花見さくら花見さくら",
    "Aoi",
    "",
)
PAIRS = tuple(zip(WIDE, (*WIDE[1:], WIDE[0]), strict=True))
RATINGS = (("2987?", "+1024"), ("1488?", "−1024"))
EVERY = tuple(YakuScore(yaku, 15, SHOWN[yaku]) for yaku in SHOWN)


def sides(number: int, *, red: Seat = 0, rated: bool = False, hand: int | None = None) -> Sides:
    names = PAIRS[number % len(PAIRS)]
    return Sides(red, names, RATINGS, hand) if rated else Sides(red, names, hand=hand)


def ways(view: PlayerView) -> list[PlayerView]:
    """Return the views of a spectator and of both players."""
    seats: tuple[Seat, ...] = (0, 1)
    own = middle_view(0).hand if view.hand == 0 else view.hand
    return [
        replace(view, seat=None),
        *(replace(view, seat=seat, hand=own, hand_counts=(8, 8)) for seat in seats),
    ]


def full_views() -> list[PlayerView]:
    """A match's biggest figures on the fullest fields, and each number of yaku at the decision."""
    rules = replace(make_rules("wikipedia-2020"), rounds=None, target=500)

    def most(view: PlayerView) -> PlayerView:
        return replace(view, number=12, scores=(488, 1024), calls=(4, 4), rules=rules)

    views = [most(view) for view in (middle_view(None), busiest_view())]
    turns = (
        Turn(0, 7, DECK[0], DECK[1:4], DECK[44], DECK[45:48], called=True),
        Turn(1, 6, DECK[4], DECK[5:8], DECK[40], DECK[41:44], called=True),
    )
    for view in tuple(views):
        views.append(replace(view, last_turns=(turns[0], None)))
        views.append(replace(view, last_turns=(None, turns[1])))
        views.append(replace(view, last_turns=turns, drawn=DECK[11], phase=view.phase, legal=()))
    decision = deciding_view()
    seat, stake = decision.to_act, decision.stake
    assert seat is not None
    assert stake is not None
    stake = replace(stake, score=replace(stake.score, total=1560))
    for count in range(1, 9):
        for yaku in (EVERY[:count], EVERY[7 : 7 + count]):
            full = replace(most(decision), oya=seat, stake=stake, yaku=(yaku, yaku))
            views.append(replace(full, captured=busiest_view().captured))
    return views


def results() -> list[PlayerView]:
    """Results of each number of yaku and factors, in the middle of a match and at its end."""
    ended = ended_view()
    last = ended.results[-1]
    every = tuple(Multiplier(name, 4) for name in MultiplierName)
    captured = busiest_view().captured
    hands = (card_set(DECK[:8]), card_set(DECK[8:16]))
    views = []
    for count in (0, 1, 2, 3, 5, 8, 12):
        for multipliers in ((), every[:2], every[-1:], every[1:2] * 3):
            yaku = EVERY[:count] if count % 2 else EVERY[4 : 4 + count]
            reason = Reason.STOP if count else Reason.EXHAUSTED
            winner = last.winner if count else None
            one = replace(
                last, reason=reason, yaku=yaku, base=128, points=1536, winner=winner, hands=hands,
                captured=captured, multipliers=multipliers if count else (),
            )  # fmt: skip
            views += _in_match(ended, one)
    empty = (card_set(()), card_set(()))
    nothing = replace(last, reason=Reason.EXHAUSTED, yaku=(), points=0, winner=None)
    nothing = replace(nothing, multipliers=(), captured=captured, hands=empty)
    won = replace(last, reason=Reason.RESIGN, yaku=(), points=0, multipliers=(), captured=captured)
    return [*views, *_in_match(ended, nothing), *_in_match(ended, won)]


def _in_match(view: PlayerView, last: RoundResult) -> list[PlayerView]:
    many = (replace(last, points=488),) * 11
    view = replace(view, scores=(488, 1024))
    over = replace(view, outcome=MatchOutcome(0, MatchEnd.ROUNDS))
    return [
        replace(view, results=(last,)),
        replace(view, results=(*many, last)),
        replace(over, results=(last,)),
        replace(over, results=(*many, last)),
    ]


def draw_tables(p: NotingPictures, labels: Labels) -> None:
    for number, view in enumerate(full_views()):
        for shown in ways(view):
            names = sides(number, red=1 if number % 2 else 0, hand=None if number % 3 else 12)
            if shown.seat is None:
                p.draw(TableBoard(shown, names), labels)
                p.draw(OpenBoard(shown, (card_set(DECK[:8]), card_set(DECK[40:])), names), labels)
            else:
                p.draw(HandBoard(shown, names), labels)
                p.draw(HandBoard(shown, names, large=True), labels)


def draw_names(p: NotingPictures, labels: Labels) -> None:
    view = replace(busiest_view(), scores=(488, 1024), calls=(4, 4))
    result = results()[1]
    for number in range(len(PAIRS)):
        p.draw(TableBoard(view, sides(number)), labels)
        p.draw(ResultBoard(result, sides(number)), labels)


def draw_results(p: NotingPictures, labels: Labels) -> None:
    for number, view in enumerate(results()):
        p.draw(ResultBoard(view, sides(number, rated=True)), labels)


def draw_reviews(p: NotingPictures, labels: Labels) -> None:
    view = replace(busiest_view(), seat=0, hand=middle_view(0).hand)
    for one in (middle_view(0), view):
        legal = middle_view(0).legal
        for large in (False, True):
            p.draw(HandBoard(one, sides(1), compared=(legal[0], legal[-1]), large=large), labels)
    for number in range(len(PAIRS)):
        for count in (1, 3, 12, 24, 120):
            names = sides(number, hand=128 if count == 1 else None)
            p.draw(longest_course(count, names), labels)


def longest_course(count: int, names: Sides) -> ChanceCourse:
    """Rounds of eight choices, with the biggest scores and the turning points at the end."""

    def steps(number: int) -> tuple[CourseStep, ...]:
        points = (None, None, None, 1, 2, 3, 4, 5) if number == count else (None,) * 8
        return tuple(CourseStep(100, 10 * place, point) for place, point in enumerate(points))

    rounds = [CourseRound(n, steps(n), (1024, -1024)) for n in range(1, count + 1)]
    ticks = ("100 %", "50 %", "0 %")
    return ChanceCourse(0, tuple(rounds), 0 if count > 1 else None, ticks, names)


def draw_films(p: NotingPictures, labels: Labels) -> None:
    seats: tuple[Seat, ...] = (0, 1)
    flourishes = [Flourish(seat, EVERY[:count]) for seat in seats for count in (0, 1, 2, 3, 5)]
    flourishes += [Flourish(0, (one,)) for one in EVERY]
    view = full_views()[1]
    scenes = [Scene(view, 100, one) for one in flourishes]
    assert list(p.film([*scenes, Scene(results()[-1], 100)], labels, sides(1)))


def draw_charts(p: NotingPictures, labels: Labels) -> None:
    for rules in PRESETS.values():
        p.draw(YakuChart(rules), labels)
        p.draw(YakuChart(replace(rules, points_goko=99, points_tane=99)), labels)
        p.draw(YakuChart(rules, *busiest_view().captured, 12), labels)
    p.draw(MonthsChart(), labels)
    p.draw(KindsChart(), labels)
    for scene in SCENES:
        p.draw(LessonBoard(scene), labels)


def draw_people(p: NotingPictures, labels: Labels) -> None:
    for number, yaku in enumerate(EVERY):
        name, best = WIDE[number % len(WIDE)], replace(yaku, points=100)
        place = PodiumPlace(10, name, "+1536", best, "(120+36) ×2 ×3 ×4")
        p.draw(Podium((place, replace(place, rank=None, sum="", figure="1234/5678"))), labels)
    others = (one.yaku for one in EVERY if one.yaku not in FILLERS)
    made = tuple(MadeYaku(yaku, 1234, 1034.2) for yaku in others)
    fillers = tuple(MadeYaku(yaku, 1234, 1034.2) for yaku in FILLERS)
    hand = cards("01B 03B 08B 12B 11B 09A 01R 02R 03R 06A 07A 10A")
    for number, name in enumerate(WIDE):
        start = 3 * (number % 4)
        figures = ProfileFigures(
            name, (1234, 1192, 111), "2987?", 123, (1500, 1600, 2987),
            on_tiles("123", "123", "155.4", "100%", "1234 of 5678", "100%", "100%"),
            (*made[start : start + 3], *fillers), hand, 1536, (1234, 1103, 102),
            "(120+36) ×2 ×3 ×4",
        )  # fmt: skip
        p.draw(figures, labels)


def draw_tournaments(p: NotingPictures, labels: Labels) -> None:
    for people in (2, 3, 8, 13, 16, 21, 32):
        for over in range(4):
            p.draw(bracket(people, over, some=True), labels)
    for people in (3, 5, 8, 16, 32):
        for over in range(9):
            p.draw(double(people, over), labels)
    for people in (2, 3, 9, 12, 16):
        p.draw(round_robin(people), labels)
        p.draw(round_robin(people, max(1, people - 2)), labels)
        p.draw(swiss(people, 4), labels)
        p.draw(swiss(people, 9), labels)
    for language, name in product(LANGUAGES, LONGEST):
        p.draw(longest_cover(name, language), labels)


KINDS: dict[str, Callable[[NotingPictures, Labels], None]] = {
    "tables and hands": draw_tables,
    "names": draw_names,
    "results": draw_results,
    "reviews": draw_reviews,
    "films": draw_films,
    "charts": draw_charts,
    "people": draw_people,
    "tournaments": draw_tournaments,
}


@pytest.fixture(scope="module")
def noting(cache: Path) -> NotingPictures:
    return NotingPictures(cache)


def widest_words() -> Labels:
    """Each word from the language in which it is widest, as an upper bound for all languages."""
    spoken = [labels_in(language) for language in LANGUAGES]

    def widest(words: Iterable[str]) -> str:
        return max(words, key=lambda word: length(word, 40))

    chosen: dict[str, Any] = {}
    for one in fields(Labels):
        said = [getattr(labels, one.name) for labels in spoken]
        chosen[one.name] = (
            widest(said)
            if isinstance(said[0], str)
            else {key: widest(words[key] for words in said) for key in said[0]}
        )
    return replace(Labels(**chosen), language=DEFAULT)


WORDS: dict[str, Callable[[], Labels]] = {
    "en": partial(labels_in, "en"),
    "ja": partial(labels_in, "ja"),  # brushed letters
    "th": partial(labels_in, "th"),  # signs above and below the letters
    "the widest": widest_words,
}


@pytest.mark.parametrize(
    "words",
    [pytest.param(one, marks=[] if one == "the widest" else pytest.mark.slow) for one in WORDS],
)
def test_nothing_overlaps(noting: NotingPictures, words: str) -> None:
    """Every kind of picture is drawn, so a new kind is drawn with the longest words, too."""
    labels, faults = WORDS[words](), []
    noting.kinds.clear()
    for kind, draw in KINDS.items():
        draw(noting, labels)
        faults += [f"{kind}: {one}" for one in sorted(set(noting.problems()))]
    assert not faults, "\n".join(faults)
    assert noting.kinds == set(SUBJECTS), "draw it here at its fullest"


def test_the_chart_says_how_many_cards_a_yaku_of_any_cards_needs(noting: NotingPictures) -> None:
    for preset, rules in PRESETS.items():
        noting.noting.canvases.clear()
        noting.draw(YakuChart(rules), labels_in("en"))
        (canvas,) = noting.noting.canvases
        texts = Counter(part.name for part in canvas.notes.parts if part.kind == "text")
        needed = Counter(f"{ANY_OF[yaku]} of" for yaku, _ in counted(rules) if yaku in ANY_OF)
        assert needed
        assert not needed - texts, preset
        extra = [yaku for yaku, _ in counted(rules) if extra_of(rules, yaku)]
        assert texts["each further +1"] + texts["+1"] == len(extra), preset
        assert not noting.problems(), preset


def test_a_phone_shows_the_charts_words_eleven_points_high(
    noting: NotingPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    small: list[str] = []
    write = Canvas.write

    def measured(
        canvas: Canvas, text: str, x: int, middle: int, style: TextStyle, **more: Any
    ) -> int:
        if style.size * PHONE / WIDTH < 11:
            small.append(f"{canvas.renderer.language}: {text} {style.size}")
        return write(canvas, text, x, middle, style, **more)

    monkeypatch.setattr(Canvas, "write", measured)
    for language in LANGUAGES:
        for rules in PRESETS.values():
            noting.draw(YakuChart(rules), labels_in(language))
    assert not small, sorted(set(small))


def middle(part: Part) -> Edges:
    x, y = (sum(part.edges[side::2]) // 2 for side in (0, 1))
    return x, y, x + 1, y + 1


def test_the_chart_of_a_match_marks_the_cards_of_both_players(noting: NotingPictures) -> None:
    """Own cards are bright, the opponent's are crossed, missing ones are dark."""
    noting.noting.canvases.clear()
    mine, theirs = cards("01B 03B 07A 01R"), cards("08B 09A 10A 02R")
    rules = replace(PRESETS[STANDARD], teshi=None, kuttsuki=None)
    noting.draw(YakuChart(rules, card_set(mine), card_set(theirs), 2), labels_in("en"))
    (canvas,) = noting.noting.canvases
    shown = [part for part in canvas.notes.parts if part.kind == "card"]
    signs = [part for part in canvas.notes.parts if part.name == TAKEN]

    def named(parts: Iterable[Part]) -> set[int]:
        return {int(part.name.split(".")[-1]) for part in parts}

    dark = named(part for part in shown if part.name.startswith("corner"))
    bright = named(shown) - dark
    # The last card below a sign is the visible one.
    crossed = named(
        [part for part in shown if part.edges[0] <= sign.edges[0] + 4 and part.holds(middle(sign))][
            -1
        ]
        for sign in signs
    )
    assert bright == set(mine)
    assert not dark & set(mine)
    assert crossed == {card for card in theirs if card in dark}
    assert len(crossed) == len(theirs)
    assert not noting.problems()


def test_a_profile_has_yaku_of_any_cards_apart_and_says_how_often_koi_koi_was_called(
    noting: NotingPictures,
) -> None:
    noting.noting.canvases.clear()
    noting.draw(profile(), labels_in("en"))
    (canvas,) = noting.noting.canvases
    names = [part.name for part in canvas.notes.parts]
    assert {"Moon viewing", "81 of 194", "M"} <= set(names)
    assert not {"Animals", "Ribbons", "Plain cards"} & set(names)
    assert [name for name in names if name.endswith(".large")] == [
        "kind.ANIMAL.large",
        "kind.RIBBON.large",
        "kind.CHAFF.large",
    ]


def test_a_podium_has_a_place_for_a_provisional_rating(noting: NotingPictures) -> None:
    noting.noting.canvases.clear()
    noting.draw(podium(), labels_in("en"))
    (canvas,) = noting.noting.canvases
    names = [part.name for part in canvas.notes.parts if part.kind == "text"]
    assert {"1", "2", "3", "1540?", "Maximilian von Hohenburg"} <= set(names)


@pytest.mark.parametrize(("language", "word"), [("en", "won"), ("ja", "勝")])
def test_a_round_won_without_points_says_so_in_the_readers_language(
    noting: NotingPictures, language: str, word: str
) -> None:
    noting.noting.canvases.clear()
    noting.draw(ResultBoard(results()[-1], sides(0)), labels_in(language))
    (canvas,) = noting.noting.canvases
    assert word in [part.name for part in canvas.notes.parts]
    assert not noting.problems()


def test_usual_boards_are_clean(noting: NotingPictures) -> None:
    noting.noting.canvases.clear()
    faults = []
    for name, board in BOARDS.items():
        noting.draw(*board())
        faults += [f"{name}: {one}" for one in noting.problems()]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("fullest", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("preset", [STANDARD, "sloperama"])
def test_every_card_of_the_field_is_seen(
    noting: NotingPictures, preset: str, large: bool, fullest: bool
) -> None:
    """This includes a deal with three cards of a month: each has full size, and is marked."""
    noting.noting.canvases.clear()
    view = busiest_view() if fullest else seen(preset, has_stack)
    months = Counter(month_of(card) for card in view.field if card is not None)
    threes = sum(count for count in months.values() if count == 3)
    hand = replace(view, seat=view.to_act, hand=middle_view(0).hand)
    noting.draw(TableBoard(view))
    noting.draw(HandBoard(hand, large=large))
    for notes in [canvas.notes for canvas in noting.noting.canvases]:
        names = {part.name for part in notes.parts}
        for card in view.field:
            if card is not None:
                sizes = [f"{one}.{card}" for one in ("LARGE", "HAND", "FIELD")]
                assert max(notes.seen(one) for one in sizes if one in names) > 0.7, card
        assert sum(part.name == "×3" for part in notes.parts) >= threes
    assert fullest or threes
    assert not noting.problems()
