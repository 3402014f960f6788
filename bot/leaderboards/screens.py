"""Leaderboards: rating, wins, points, biggest hand; this week, a season, all time."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date, timedelta
from typing import Final

from bot.koikoi.rules import YakuScore
from bot.koikoi.state import RoundResult
from bot.locales import Texts
from bot.matches.models.rankings import (
    ALL_TIME,
    ENOUGH_IN_SEASON,
    ENOUGH_MATCHES,
    ENOUGH_OPPONENTS,
    PERIODS,
    RATED_A_WEEK,
    SEASON,
    WEEK,
    Leaderboard,
    Measure,
    RankedRow,
    Season,
    StandingRow,
    is_season,
    week_period,
)
from bot.pictures.subjects import Podium, PodiumPlace
from bot.screens.message import Button, Choice, Picture, Row, Screen, Select, Style, panel_id
from bot.screens.view_model import joined
from bot.screens.wording.daily_line import copied
from bot.screens.wording.figures import (
    date_in_words,
    day_in_words,
    rating_figure,
    result_sum,
    sum_figure,
)
from bot.screens.wording.names import bare_name, drawn_name, foreign, plain_name

_PERIOD: Final = re.compile(r"w\d{4}-\d\d-\d\d|q20\d\d-[1-4]|s[1-9]\d{0,9}", re.ASCII)
_MARKS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Board:
    """A leaderboard: `period` is one of `PERIODS`, or the key of a week or a season."""

    measure: Measure = Measure.RATING
    period: str = ALL_TIME
    here: bool = True  # this server's; else of all servers

    @property
    def word(self) -> str:
        """The leaderboard as a word of a custom id."""
        return f"{self.measure}.{self.period}.{'here' if self.here else 'all'}"

    @property
    def elsewhere(self) -> Board:
        """The same leaderboard of all servers, or of this one.

        All servers have no weeks, and of the seasons only quarters.
        """
        shared = self.period in (SEASON, ALL_TIME) or self.period[0] == "q"
        return replace(self, here=not self.here, period=self.period if shared else ALL_TIME)


def read_board(word: str) -> Board | None:
    """Return the leaderboard of a word; None if the bot never writes this word."""
    parts = word.split(".")
    measure = {one.value: one for one in Measure}.get(parts[0])
    if len(parts) != 3 or measure is None:
        return None
    period = read_period(parts[1])
    if period is None or parts[2] not in ("here", "all"):
        return None
    board = Board(measure, period, parts[2] == "here")
    return board if board.here or board.elsewhere.elsewhere == board else None


def read_period(text: str) -> str | None:
    """Return the period of a text; None if it isn't a valid period."""
    if text in PERIODS:
        return text
    if not _PERIOD.fullmatch(text):
        return None
    return text if text[0] != "w" or _monday(text) is not None else None


def leaderboard_screen(
    texts: Texts,
    board: Board,
    found: Leaderboard,
    *,
    guild: str | None,
    picture: Picture | None = None,
) -> Screen:
    """Show a page of a leaderboard, and the reader's own rank.

    `guild` is the server's name; None in direct messages, where only all servers can be shown.
    """
    title = (
        texts("leaderboard-title", guild=foreign(texts, guild or ""))
        if board.here
        else texts("leaderboard-title-all")
    )
    lines = [_line(texts, board.measure, one, found.marks) for one in found.page.items]
    content = joined(
        [
            title,
            texts(
                "leaderboard-head",
                measure=texts(f"measure-{board.measure}"),
                period=period_name(texts, board.period, found.season),
            ),
            *(lines or [_nobody(texts, board)]),
            _own(texts, board, found),
        ]
    )
    return Screen(content, _rows(texts, board, found, in_guild=guild is not None), picture)


def counting_screen(texts: Texts, board: Board) -> Screen:
    """Explain which matches count for a leaderboard, and the signs on its pages."""
    lines = [texts("leaderboard-about", week=RATED_A_WEEK)]
    if board.measure is Measure.RATING:
        kind = "-season" if is_season(board.period) else ""
        lines.append(
            texts(
                f"leaderboard-about-provisional{kind}",
                enough=ENOUGH_MATCHES,
                people=ENOUGH_OPPONENTS,
                season=ENOUGH_IN_SEASON,
            )
        )
    return Screen(joined([*lines, texts("leaderboard-about-marks")]))


def podium_picture(
    texts: Texts, measure: Measure, first: Sequence[RankedRow], rounds: Sequence[RoundResult | None]
) -> Picture:
    """Return the picture of the first three, and its alt text.

    Each has the most valuable yaku of their best round. If that round decides the ranks, the
    calculation of its points is shown, too.
    """
    whole = measure is Measure.HAND
    places = tuple(
        PodiumPlace(
            _rank(measure, placed),
            drawn_name(texts, placed.person),
            figure_of(texts, measure, placed.line),
            _best_yaku(best),
            sum_figure(best) if whole and best is not None else "",
        )
        for placed, best in zip(first, rounds, strict=True)
    )
    lines = [
        texts(
            "alt-podium-line",
            rank=str(_rank(measure, placed) or number),
            name=plain_name(texts, placed.person),
            result=plain_result(texts, measure, placed.line),
            yaku=_yaku_of(texts, best, whole=whole),
        )
        for number, (placed, best) in enumerate(zip(first, rounds, strict=True), 1)
    ]
    alt = "\n".join([texts("alt-podium"), *lines])
    return Picture(Podium(places), alt, texts.language)


def _best_yaku(best: RoundResult | None) -> YakuScore | None:
    yaku = () if best is None else best.yaku
    return max(yaku, key=lambda one: one.points, default=None)


def _yaku_of(texts: Texts, best: RoundResult | None, *, whole: bool) -> str:
    """Return the best yaku of a round, or the whole sum of its points."""
    yaku = _best_yaku(best)
    if best is None or yaku is None:
        return texts("alt-podium-none")
    return result_sum(texts, best) if whole else texts(f"yaku-{yaku.yaku}")


def weekly_screen(
    texts: Texts,
    guild: str,
    monday: date,
    measure: Measure,
    people: Sequence[RankedRow],
    *,
    picture: Picture | None,
) -> Screen:
    """Return the public table of a week."""
    title = texts(
        "weekly-title",
        guild=foreign(texts, guild),
        first=day_in_words(texts, monday),
        last=day_in_words(texts, monday + timedelta(days=6)),
        measure=texts(f"measure-{measure}"),
    )
    lines = [_line(texts, measure, one, {}) for one in people]
    look = Button(texts("button-leaderboard"), weekly_button_id(monday, measure))
    return Screen(joined([title, *lines]), ((look,),), picture)


def weekly_button_id(monday: date, measure: Measure) -> str:
    """Return the custom id of the button under the table of a week."""
    return panel_id(f"board-open {Board(measure, week_period(monday)).word}")


def season_screen(texts: Texts, season: Season, before: Season | None = None) -> Screen:
    """Show an admin the running season; `before` is the season that the command has ended."""
    name = season_name(texts, season)
    head = (
        texts("season-now", season=name)
        if before is None or before == season
        else texts("season-begun", season=name, before=season_name(texts, before))
    )
    key = "season-how-quarter" if season.quarter is not None else "season-how-begun"
    return Screen(joined([head, texts(key), texts("season-command")]))


def season_question(
    texts: Texts, running: Season, *, by_quarter: bool, name: str | None = None
) -> Screen:
    """Ask an admin for confirmation before a season is ended, which can't be undone.

    `name` is that of the new season. The button that begins it reads the name from the message.
    """
    if by_quarter:
        head, verb = [texts("season-ask-quarter")], "season-quarter"
    else:
        named = [texts("season-ask-named"), copied(name)] if name else []
        head, verb = named or [texts("season-ask-new"), texts("season-ask-unnamed")], "season-new"
    yes = Button(texts("button-season-begin"), panel_id(f"{verb} {running.period}"), Style.RED)
    no = Button(texts("button-season-keep"), panel_id("season-keep"))
    ends = texts("season-ends", before=season_name(texts, running))
    return Screen(joined([*head, ends]), ((yes, no),))


def season_name(texts: Texts, season: Season) -> str:
    """Return a season's name: its quarter, a name given by an admin, or its first day."""
    if season.quarter is not None:
        year, place = season.quarter
        name = texts("season-quarter", year=str(year), quarter=place)
        if season.began_at is None:
            return name
        since = date_in_words(texts, season.began_at)
        return texts("season-rest", season=name, date=since)
    if season.name:
        return foreign(texts, season.name)
    assert season.began_at is not None
    return texts("season-since", date=date_in_words(texts, season.began_at))


def period_name(texts: Texts, period: str, season: Season | None) -> str:
    """Return the name of a period; `season` is the season of the period, if it is one."""
    if season is not None:
        key = "period-season" if period == SEASON else "period-past-season"
        return texts(key, season=season_name(texts, season))
    monday = _monday(period)
    if monday is not None:
        return texts("period-of-week", date=date_in_words(texts, monday))
    return texts(f"period-{period}")


def result_of(texts: Texts, measure: Measure, line: StandingRow) -> str:
    """Return a person's result in one measure, in words."""
    numbers = {one.name: getattr(line, one.name) for one in fields(line) if one.name != "best"}
    if not measure.ranks(line):
        return rating_figure(texts, line.rating, settled=False)
    numbers["rating"] = str(line.rating)  # 1500, never 1,500
    return texts(f"result-{measure}", **numbers)


def plain_result(texts: Texts, measure: Measure, line: StandingRow) -> str:
    """Return a result in words without formatting."""
    return result_of(texts, measure, line).replace("*", "")


def figure_of(texts: Texts, measure: Measure, line: StandingRow) -> str:
    """Return a person's result as a figure for the picture."""
    match measure:
        case Measure.RATING:
            return rating_figure(texts, line.rating, settled=line.ranked)
        case Measure.WINS:
            return f"{line.won}/{line.played}"
        case Measure.POINTS:
            return f"{line.points}"
        case Measure.HAND:
            return f"+{line.best_round}"


def _line(
    texts: Texts, measure: Measure, placed: RankedRow, marks: Mapping[int, tuple[int, ...]]
) -> str:
    shown = {
        "name": bare_name(texts, placed.person),
        "result": result_of(texts, measure, placed.line),
        "marks": _marks(marks.get(placed.person.id, ())),
    }
    if _rank(measure, placed) is None:
        return texts("leaderboard-line-provisional", **shown).rstrip()
    return texts("leaderboard-line", rank=placed.rank, **shown).rstrip()


def _rank(measure: Measure, placed: RankedRow) -> int | None:
    """Return the rank; None for a rating that is still provisional."""
    return placed.rank if measure.ranks(placed.line) else None


def _marks(ranks: tuple[int, ...]) -> str:
    """Return a medal for each rank, with their number if there are several."""
    counts = {rank: ranks.count(rank) for rank in sorted(set(ranks))}
    return " ".join(_MARKS[rank] + (f"×{n}" if n > 1 else "") for rank, n in counts.items())


def _own(texts: Texts, board: Board, found: Leaderboard) -> str:
    own, rating = found.own, found.rating
    if own is None:
        return texts("leaderboard-you-none")
    result = result_of(texts, board.measure, own.line)
    if board.measure.ranks(own.line):
        return texts("leaderboard-you", rank=own.rank, result=result)
    if rating is not None and not rating.settled:
        return texts(
            "leaderboard-you-provisional",
            result=result,
            matches=rating.matches,
            enough=ENOUGH_MATCHES,
            opponents=rating.independent,
            people=ENOUGH_OPPONENTS,
        )
    return texts(
        "leaderboard-you-few", result=result, played=own.line.played, enough=ENOUGH_IN_SEASON
    )


def _nobody(texts: Texts, board: Board) -> str:
    """Return the text of an empty list, which may be empty only for its period."""
    return texts("leaderboard-none" if board.period == ALL_TIME else "leaderboard-none-then")


def _rows(texts: Texts, board: Board, found: Leaderboard, *, in_guild: bool) -> tuple[Row, ...]:
    measures = tuple(
        Choice(texts(f"measure-{one}"), one.value, chosen=one is board.measure) for one in Measure
    )
    return (
        (Select(panel_id(f"board-measure {board.word}"), measures),),
        (Select(panel_id(f"board-period {board.word}"), _periods(texts, board, found)),),
        *_turning(texts, board, found, in_guild=in_guild),
    )


def _periods(texts: Texts, board: Board, found: Leaderboard) -> tuple[Choice, ...]:
    named = {one: texts(f"period-{one}") for one in (ALL_TIME, WEEK)}
    named[SEASON] = texts("period-this-season")
    if not board.here:
        del named[WEEK]
    named |= {one.period: season_name(texts, one) for one in found.earlier}
    if board.period not in named:
        named[board.period] = period_name(texts, board.period, found.season)
    return tuple(
        Choice(label, period, chosen=period == board.period) for period, label in named.items()
    )


def _turning(texts: Texts, board: Board, found: Leaderboard, *, in_guild: bool) -> tuple[Row, ...]:
    page, pages = found.page.number, found.page.pages
    row: list[Button] = []
    if pages > 1:
        back = panel_id(f"board {board.word} {max(0, page - 1)} back")
        on = panel_id(f"board {board.word} {page + 1} on")
        row = [
            Button(texts("button-previous"), back, disabled=page == 0),
            Button(f"{page + 1}/{pages}", panel_id(f"board {board.word} {page}"), disabled=True),
            Button(texts("button-next"), on, disabled=page + 1 >= pages),
        ]
    if in_guild:
        label = texts("button-board-all" if board.here else "button-board-here")
        row.append(Button(label, panel_id(f"board {board.elsewhere.word} 0 other")))
    row.append(
        Button(texts("button-counting"), panel_id(f"board-counting {board.word}"), emoji="ℹ️")
    )
    return (tuple(row),)


def _monday(period: str) -> date | None:
    """Return the Monday of a week's key; None for other periods."""
    try:
        day = date.fromisoformat(period[1:])
    except ValueError:
        return None
    return day if period[0] == "w" and day.weekday() == 0 else None
