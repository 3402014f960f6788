"""Lists all matches of a person on all servers: whose turn, since when, how to leave each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.match import MatchInfo, Status
from bot.screens.challenge import length_of
from bot.screens.custom_ids import panel_id, press_id
from bot.screens.message import Button, Divider, Panel, Prose, Row, Style
from bot.screens.view_model import ViewModel, relative, round_line
from bot.screens.wording.daily_line import daily_name
from bot.screens.wording.names import name

A_PAGE: Final = 5


def games_panel(
    texts: Texts,
    person_id: int,
    games: Sequence[MatchInfo],
    page: int,
    closes_at: Callable[[MatchInfo], datetime],
    *,
    guild_id: int | None = None,
    looking: tuple[str, Row] | None = None,
) -> Panel:
    """List the matches, first those that wait for the person.

    `looking`: what is said of an opponent who is looked for, and its buttons.

    `closes_at` returns when a challenge expires. `guild_id`: where the list is read; a table can
    be brought only to a channel of its own server.
    """
    blocks: list[Prose | Divider | Row] = [Prose(texts("games-title"))]
    if looking is not None:
        blocks += [Divider(), Prose(looking[0]), looking[1]]
    pages = max(1, -(-len(games) // A_PAGE))
    page = min(page, pages - 1)
    for info in games[page * A_PAGE : (page + 1) * A_PAGE]:
        blocks += [
            Divider(),
            Prose(_line(texts, person_id, info, closes_at)),
            _row(texts, person_id, info, here=info.place.guild_id == guild_id),
        ]
    if not games and looking is None:
        blocks.append(Prose(texts("games-none")))
    blocks += turning(texts, "games", page, pages)
    return Panel(tuple(blocks))


def turning(texts: Texts, verb: str, page: int, pages: int) -> list[Prose | Divider | Row]:
    """Return buttons to the previous page and the next page."""
    if pages < 2:
        return []
    back = Button(
        texts("button-previous"), panel_id(f"{verb} {max(0, page - 1)} back"), disabled=page == 0
    )
    on = Button(texts("button-next"), panel_id(f"{verb} {page + 1} on"), disabled=page + 1 >= pages)
    return [Prose(texts("games-page", page=page + 1, pages=pages)), (back, on)]


def _line(
    texts: Texts, person_id: int, info: MatchInfo, closes_at: Callable[[MatchInfo], datetime]
) -> str:
    invited = info.status is Status.INVITED
    state = (
        _challenge(texts, person_id, info, closes_at(info))
        if invited
        else _state(texts, person_id, info)
    )
    return f"{state}\n{_place(texts, info)}"


def _place(texts: Texts, info: MatchInfo) -> str:
    if info.day is not None:
        return f"-# {daily_name(texts, info.day)}"
    if info.place.guild_id is None:
        return texts("games-where-dm")
    return texts("games-where", channel=str(info.place.channel_id))


def _challenge(texts: Texts, person_id: int, info: MatchInfo, closes: datetime) -> str:
    until, length = relative(closes), length_of(texts, info.terms.rules)
    if info.challenger.id != person_id:
        challenger = name(texts, info.challenger)
        return texts("games-invited", name=challenger, length=length, until=until)
    if info.opponent is None:
        return texts("games-open-table", length=length, until=until)
    opponent = name(texts, info.opponent)
    return texts("games-inviting", name=opponent, length=length, until=until)


def _state(texts: Texts, person_id: int, info: MatchInfo) -> str:
    seat = info.seat_of(person_id)
    assert seat is not None
    model = ViewModel(texts, info, None, seat, info.red)
    round_, opponent = round_line(model), model.name(other(seat))
    if info.to_act is None:
        return texts("games-between", name=opponent, round=round_)
    if info.absent == other(seat):
        line = texts("games-absent", name=opponent, round=round_)
    elif info.to_act == seat:
        line = texts("games-your-turn", name=opponent, round=round_)
    else:
        line = texts("games-their-turn", name=opponent, round=round_)
    return f"{line} · {_time(model, seat)}"


def _time(model: ViewModel, seat: Seat) -> str:
    """Say how long the turn, or the choice about who is absent, may still take.

    Against the computer no time runs, so it says since when the match waits.
    """
    info, texts = model.info, model.texts
    if info.absent == seat:
        return texts("games-late")
    if info.against_computer or info.turn_ends is None:
        return texts("games-since", since=relative(info.turn_since or info.created_at))
    return texts("turn-until", when=relative(info.turn_ends))


def _row(texts: Texts, person_id: int, info: MatchInfo, *, here: bool) -> Row:
    def press(action: str) -> str:
        return press_id(info.id, info.seq, action)

    said = "button-bring-short" if here else "button-send-again"
    bring = Button(texts(said), press("bring"))
    if info.status is Status.INVITED:
        if info.challenger.id == person_id:
            row: Row = (Button(texts("button-withdraw"), press("withdraw"), Style.RED),)
            return (bring, *row) if info.has_table else row
        row = (
            Button(texts("button-accept"), press("accept"), Style.GREEN),
            Button(texts("button-decline"), press("withdraw")),
        )
        return (*row, bring) if info.has_table else row
    hand = Button(texts("button-open-hand"), press("hand"), Style.BLURPLE)
    # What follows exactly is said when it is pressed: cards and tournament are read only then.
    begun = info.number > 1 or None not in info.moved_at or info.day is not None
    free = not begun and info.rotation_id is None
    resign = Button(texts("button-withdraw" if free else "button-resign"), press("resign"))
    return (hand, bring, resign) if info.has_table else (hand, resign)
