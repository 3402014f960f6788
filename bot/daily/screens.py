"""The deal of the day: screens for its start, its result, sharing, and everybody's results.

No screen names a card, so people who haven't played yet may read all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from bot.locales import Texts
from bot.matches.models.daily import DealsPlayed, end_of, number_of
from bot.matches.models.listings import DailyStanding, Page
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.screens.games import turning
from bot.screens.message import (
    Button,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Screen,
    Select,
    Style,
    panel_id,
    press_id,
)
from bot.screens.results import day_of_match, level_of_match, result_row, table_button
from bot.screens.view_model import joined, relative
from bot.screens.wording.daily_line import copied, share_lines, streak_words
from bot.screens.wording.names import name, plain_name

HERE: Final = "here"
EVERYONE: Final = "all"
SCOPES: Final = (HERE, EVERYONE)


def begun_screen(texts: Texts, stored: StoredMatch) -> Screen:
    """Tell the player that the match has begun, and that the hand comes by direct message."""
    info = stored.info
    day = day_of_match(info)
    opponent = name(texts, info.opponent)
    head = texts("daily-begun", number=str(number_of(day)), name=opponent)
    hand = Button(texts("button-hand"), press_id(info.id, info.seq, "hand"), Style.BLURPLE)
    return Screen(head, ((hand, table_button(texts, info)),))


def unfinished_screen(
    texts: Texts, earlier: MatchInfo, today: date, level: str | None = None
) -> Screen:
    """Tell the player that an earlier day's match is open. It may be finished first or later."""
    day = day_of_match(earlier)
    number, new = str(number_of(day)), str(number_of(today))
    finish = Button(
        texts("button-daily-finish", number=number),
        press_id(earlier.id, earlier.seq, "hand"),
        Style.BLURPLE,
    )
    wanted = f"daily-new {level}" if level else "daily-new"
    begin = Button(texts("button-daily-begin", number=new), panel_id(wanted), Style.GREEN)
    return Screen(texts("daily-unfinished", number=number), ((finish, begin),))


def result_screen(
    texts: Texts, stored: StoredMatch, standing: DailyStanding | None, *, among_others: bool
) -> Screen:
    """Show a person their result, and the time of the next deal."""
    info = stored.info
    day = day_of_match(info)
    until = texts("daily-next", when=relative(end_of(day)))
    if standing is None:
        over = texts("daily-void", number=str(number_of(day)))
        return Screen(joined([over, until]), ((table_button(texts, info),),))
    row = result_row(texts, info, among_others=among_others)
    if info.status is Status.FINISHED:
        row += (Button(texts("button-replay"), press_id(info.id, info.seq, "replay")),)
    points = {"points": standing.points, "conceded": standing.conceded, "rank": standing.rank}
    return Screen(
        joined(
            [
                texts("daily-played", number=str(number_of(day))),
                texts("daily-result", **points),
                copied(_lines(texts, stored, standing)),
                until,
            ]
        ),
        (
            row,
            (best_button(texts, number_of(day) - 1, standing.level, "button-daily-yesterday"),),
        ),
    )


def best_button(texts: Texts, number: int, level: str, label: str) -> Button:
    """Return a button to the best match of a past day."""
    return Button(texts(label), panel_id(f"daily-best {number} {level}"))


def shared_screen(
    texts: Texts, person: Person, stored: StoredMatch, standing: DailyStanding
) -> Screen:
    """Show a result to the channel, with a button for people who haven't played yet."""
    info, lines = stored.info, _lines(texts, stored, standing)
    return Screen(
        texts("daily-shared", name=name(texts, person), line=lines),
        (
            (
                Button(
                    texts("button-today"), panel_id(f"daily {level_of_match(info)}"), Style.GREEN
                ),
                table_button(texts, info),
            ),
        ),
    )


def _lines(texts: Texts, stored: StoredMatch, standing: DailyStanding) -> str:
    results = stored.match.results if stored.match is not None else ()
    return share_lines(texts, stored.info, standing, results)


@dataclass(frozen=True, slots=True)
class DayTable:
    """The selection of results: a day, a scope, and a level of the computer player."""

    day: date
    scope: str
    level: str
    levels: tuple[str, ...]
    today: date


def daily_table_panel(
    texts: Texts,
    shown: DayTable,
    page: Page[DailyStanding],
    own: DailyStanding | None,
    *,
    guild: str | None,
) -> Panel:
    """Show a day's results of this server (`guild` is its name), or of all people."""
    number, scope, level = number_of(shown.day), shown.scope, shown.level
    where = guild if guild is not None and scope == HERE else texts("daily-table-all")
    levels = tuple(
        Choice(
            texts("daily-table-level", name=plain_name(texts, Computer(one))),
            one,
            chosen=one == level,
        )
        for one in shown.levels
    )
    blocks: list[Prose | Divider | Row] = [
        Prose(texts("daily-table-title", number=str(number), where=where)),
        Prose("\n".join(_line(texts, one) for one in page.items) or texts("daily-table-none")),
    ]
    if own is not None:
        blocks.append(Prose(texts("daily-table-you", rank=own.rank, points=own.points)))
    if guild is not None:
        blocks.append(
            tuple(
                Button(
                    texts(f"button-daily-{one}"),
                    panel_id(f"daily-page {number} {one} {level} 0"),
                    disabled=one == scope,
                )
                for one in SCOPES
            )
        )
    blocks.append((Select(panel_id(f"daily-level {number} {scope}"), levels),))
    if shown.day < shown.today and page.items:
        blocks.append((best_button(texts, number, level, "button-daily-best"),))
    verb = f"daily-page {number} {scope} {level}"
    return Panel((*blocks, *turning(texts, verb, page.number, page.pages)))


def _line(texts: Texts, one: DailyStanding) -> str:
    who = name(texts, one.person)
    line = texts("daily-table-line", rank=one.rank, name=who, points=one.points)
    return texts("daily-table-line-calls", line=line, calls=one.calls) if one.calls else line


def profile_line(texts: Texts, deals: DealsPlayed) -> str:
    """Return the line of a person's profile."""
    return texts("profile-deals", count=deals.count, streak=streak_words(texts, deals.streak))
