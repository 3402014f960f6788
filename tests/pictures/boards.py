"""Each kind of board in its states, by name: the subjects of the reference pictures."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, month_of, parse_card
from bot.koikoi.lesson import SCENES
from bot.koikoi.rules import PRESETS, Yaku
from bot.koikoi.state import Match, Phase, Reason
from bot.koikoi.view import PlayerView, view_for
from bot.messages.sending.delivery import labels_in
from bot.pictures import middle_view
from bot.pictures.labels import ENGLISH as PLAIN
from bot.pictures.labels import Labels, Sides
from bot.pictures.sample_views import busiest_view, deciding_view
from bot.pictures.sprites.brush_text import NAMES
from bot.pictures.subjects import (
    FIGURES,
    ChanceCourse,
    CourseRound,
    CourseStep,
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
    Subject,
    TableBoard,
    YakuChart,
)
from bot.tournaments.pictures import EventCover
from tests.pictures.played_matches import played
from tests.tournaments.drawn import bracket, double, round_robin, swiss

STANDARD = "wikipedia-2020"
ENGLISH = labels_in("en")
JAPANESE = replace(
    PLAIN, round="局", yaku={yaku.value: name for yaku, name in NAMES.items()}, nobody="流局"
)


@cache
def found(preset: str, fits: Callable[[Match], bool]) -> Match:
    """Return the first matching moment of matches played at random in a fixed order."""
    return next(match for seed in range(200) for match in played(preset, seed, 12) if fits(match))


def seen(preset: str, fits: Callable[[Match], bool], *, by_player: bool = False) -> PlayerView:
    """Return that moment as seen by the player to act, or by a spectator."""
    match = found(preset, fits)
    seat: Seat | None = match.to_act if by_player else None
    return view_for(match, seat)


def takes(match: Match) -> bool:
    return match.phase is Phase.TAKE


def swaps(match: Match) -> bool:
    return match.phase is Phase.SWAP


def decides(match: Match) -> bool:
    return match.phase is Phase.DECIDE


def has_called(match: Match) -> bool:
    """Return whether somebody has just called koi-koi."""
    round_ = match.round
    return round_ is not None and any(turn and turn.called for turn in round_.last_turns)


def has_stack(match: Match) -> bool:
    """Return whether three cards of one month lie on the field."""
    round_ = match.round
    if round_ is None or match.phase is not Phase.PLAY:
        return False
    months = Counter(month_of(card) for card in round_.field if card is not None)
    return max(months.values(), default=0) >= 3


def is_won(match: Match) -> bool:
    return bool(match.results) and bool(match.results[-1].yaku)


def is_multiplied(match: Match) -> bool:
    return is_won(match) and bool(match.results[-1].multipliers)


def is_exhausted(match: Match) -> bool:
    return bool(match.results) and match.results[-1].reason is Reason.EXHAUSTED


def has_three_rounds(match: Match) -> bool:
    return len(match.results) == 3 and not match.finished


def is_over(match: Match) -> bool:
    return match.finished and len(match.results) > 1


def busiest_hand() -> PlayerView:
    """A hand of eight next to sixteen cards on the field."""
    return replace(busiest_view(), seat=0, hand=middle_view(0).hand)


def match_chart() -> YakuChart:
    """The chart in the middle of a round."""
    mine, theirs = busiest_view().captured
    return YakuChart(PRESETS["nintendo"], mine, theirs, 3)


def long_match() -> PlayerView:
    """The end of a match of many rounds, with a yaku of three cards."""
    view = seen("ktane", is_over)
    last = replace(view.results[0], yaku=seen(STANDARD, is_won).results[-1].yaku[:1])
    seats: tuple[Seat, ...] = (0, 1)
    rounds = [
        replace(view.results[n % 2], points=n * 5 % 13, winner=seats[n % 2]) for n in range(12)
    ]
    return replace(view, results=(*rounds, last), scores=(52, 21))


def review() -> HandBoard:
    """The first play a player had, compared with the last one."""
    view = middle_view(0)
    return HandBoard(view, compared=(view.legal[0], view.legal[-1]))


def course() -> ChanceCourse:
    """The winning chances of the white player: two turning points beside each other."""
    first = ((52, 52, None), (55, 54, None), (61, 38, 1), (34, 26, 2), (30, 30, None))
    second = ((22, 22, None), (41, 40, None), (64, 52, 3), (70, 70, None))
    rounds = (first, second)
    return ChanceCourse(
        1,
        tuple(
            CourseRound(number, tuple(CourseStep(*step) for step in steps), (6, 12 * number - 12))
            for number, steps in enumerate(rounds, start=1)
        ),
        100,
        ("100%", "50%", "0%"),
        NAMED,
    )


def podium() -> Podium:
    """A usual name, one that is too long, and one without drawable letters or yaku."""
    yaku = seen(STANDARD, is_won).results[-1].yaku[0]
    return Podium((
        PodiumPlace(1, "Aoi", "1612", yaku),
        PodiumPlace(2, "Maximilian von Hohenburg", "18/37", yaku),
        PodiumPlace(None, "漢字", "1540?", None),
    ))  # fmt: skip


def biggest_hands() -> Podium:
    """The players with the biggest hands: multiplied, of several yaku, of one, and unnamed."""
    yaku = seen(STANDARD, is_won).results[-1].yaku[0]
    return Podium((
        PodiumPlace(1, "Maximilian von Hohenburg", "+156", yaku, "(20+6) ×2 ×3"),
        PodiumPlace(2, "🎴", "+7", yaku, "5+2"),
        PodiumPlace(3, "Aoi", "+5", yaku),
    ))  # fmt: skip


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, codes.split()))


def on_tiles(*figures: str) -> dict[str, str]:
    """Return the figures of a profile by name; each name in `FIGURES` needs a figure."""
    return dict(zip((name for row in FIGURES for name in row), figures, strict=True))


def profile() -> ProfileFigures:
    """The profile of somebody with many matches and a name that is too long."""
    curve = tuple(1500 + 4 * n + 60 * (n * 37 % 11 - 5) // 5 for n in range(60))
    yaku = (
        MadeYaku(Yaku.TSUKIMI, 41, 33.2),
        MadeYaku(Yaku.KASU, 38, 44.1),
        MadeYaku(Yaku.INOSHIKACHO, 9, 5.2),
        MadeYaku(Yaku.MONTH, 2, None),
        MadeYaku(Yaku.TAN, 31, 28.4),
        MadeYaku(Yaku.TANE, 24, 25.1),
    )
    return ProfileFigures(
        "Maximilian von Hohenburg", (118, 92, 11), "1612", 3, curve,
        on_tiles("3", "11", "5.4", "91%", "81 of 194", "61%", "26%"), yaku,
        cards("01B 03B 08B 12B 11B 09A"), 40, (5, 3, 0), "(15+5) ×2",
    )  # fmt: skip


def first_profile() -> ProfileFigures:
    """The profile of somebody with a Japanese name after their first match."""
    return ProfileFigures(
        "花見 さくら", (1, 0, 0), "1540?", None, (1540,),
        on_tiles("1", "1", "5.0", "–", "0 of 1", "–", "–"),
        (MadeYaku(Yaku.TAN, 1, 0.1),), cards("01R 02R 03R 04R 05R"), 5, None,
    )  # fmt: skip


RATED: Final = Sides(0, ("Aoi", "Ben"), (("1512", "+24"), ("1488?", "−1024")))
NAMED: Final = Sides(0, ("Aoi", "Ben"))
LONG: Final = Sides(1, ("Wolfgang Amadeus von Hohenburg", "花見 さくら"))
HANDS: Final = (middle_view(0).hand, middle_view(1).hand)

Board = Callable[[], tuple[Subject, Labels]]
BOARDS: Final[Mapping[str, Board]] = {
    "table": lambda: (TableBoard(middle_view(None)), PLAIN),
    "table-japanese": lambda: (TableBoard(middle_view(None)), JAPANESE),
    "table-busiest": lambda: (TableBoard(busiest_view()), PLAIN),
    "table-drawn-card": lambda: (TableBoard(seen(STANDARD, takes)), PLAIN),
    "table-decision": lambda: (TableBoard(seen(STANDARD, decides)), PLAIN),
    "table-called": lambda: (TableBoard(seen(STANDARD, has_called)), PLAIN),
    "table-three-of-a-month": lambda: (TableBoard(seen(STANDARD, has_stack)), PLAIN),
    "table-swap": lambda: (TableBoard(seen("sloperama", swaps)), PLAIN),
    "table-open": lambda: (OpenBoard(middle_view(None), HANDS), PLAIN),
    "hand": lambda: (HandBoard(middle_view(0)), PLAIN),
    "hand-waiting": lambda: (HandBoard(middle_view(1)), PLAIN),
    "hand-drawn-card": lambda: (HandBoard(seen(STANDARD, takes, by_player=True)), PLAIN),
    "hand-decision": lambda: (HandBoard(deciding_view()), PLAIN),
    "hand-called": lambda: (HandBoard(seen(STANDARD, has_called, by_player=True)), PLAIN),
    "hand-swap": lambda: (HandBoard(seen("sloperama", swaps, by_player=True)), PLAIN),
    "hand-review": lambda: (review(), PLAIN),
    "large-hand": lambda: (HandBoard(middle_view(0), large=True), PLAIN),
    "large-hand-drawn-card": lambda: (
        HandBoard(seen(STANDARD, takes, by_player=True), large=True),
        PLAIN,
    ),
    "large-hand-decision": lambda: (HandBoard(deciding_view(), large=True), PLAIN),
    "large-hand-busiest": lambda: (HandBoard(busiest_hand(), large=True), PLAIN),
    "result": lambda: (ResultBoard(seen(STANDARD, is_won), NAMED), ENGLISH),
    "result-japanese": lambda: (ResultBoard(seen(STANDARD, is_won)), JAPANESE),
    "result-multiplied": lambda: (ResultBoard(seen("sloperama", is_multiplied), LONG), ENGLISH),
    "result-nobody-won": lambda: (ResultBoard(seen(STANDARD, is_exhausted), LONG), ENGLISH),
    "result-three-rounds": lambda: (
        ResultBoard(seen(STANDARD, has_three_rounds), NAMED),
        labels_in("de"),
    ),
    "result-match-over": lambda: (ResultBoard(seen("ktane", is_over), RATED), ENGLISH),
    "result-long-match": lambda: (
        ResultBoard(long_match(), replace(LONG, ratings=RATED.ratings)),
        labels_in("ja"),
    ),
    "course": lambda: (course(), ENGLISH),
    "podium": lambda: (podium(), ENGLISH),
    "podium-japanese": lambda: (podium(), JAPANESE),
    "podium-biggest-hands": lambda: (biggest_hands(), ENGLISH),
    "profile": lambda: (profile(), ENGLISH),
    "profile-japanese": lambda: (profile(), labels_in("ja")),
    "profile-first-match": lambda: (first_profile(), ENGLISH),
    "bracket-of-8": lambda: (bracket(8, 1, some=True), ENGLISH),
    "bracket-of-8-over": lambda: (bracket(8, 3), labels_in("ja")),
    "bracket-of-13": lambda: (bracket(13, some=True), labels_in("ja")),
    "double-of-8": lambda: (double(8, 2), ENGLISH),
    "double-of-8-over": lambda: (double(8, 7), labels_in("ja")),
    "crosstable-of-12": lambda: (round_robin(12, 8), ENGLISH),
    "standings-of-9": lambda: (swiss(9, 4), labels_in("ja")),
    "event": lambda: (EventCover("Moon Cup", "Single elimination · live"), ENGLISH),
    "yaku-chart": lambda: (YakuChart(PRESETS[STANDARD]), ENGLISH),
    "yaku-chart-japanese": lambda: (YakuChart(PRESETS[STANDARD]), labels_in("ja")),
    "yaku-chart-match": lambda: (match_chart(), labels_in("de")),
    "months": lambda: (MonthsChart(), ENGLISH),
    "months-japanese": lambda: (MonthsChart(), labels_in("ja")),
    "kinds": lambda: (KindsChart(), ENGLISH),
    "kinds-japanese": lambda: (KindsChart(), labels_in("ja")),
    "scene-capture": lambda: (LessonBoard(SCENES[0]), ENGLISH),
    "scene-drawn": lambda: (LessonBoard(SCENES[1]), ENGLISH),
    "scene-drawn-japanese": lambda: (LessonBoard(SCENES[1]), labels_in("ja")),
    "scene-yaku": lambda: (LessonBoard(SCENES[2]), ENGLISH),
}
