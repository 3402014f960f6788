"""Lists of a person's matches: the open matches on all servers, and the finished matches."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.listings import Page, Standing
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.screens.challenge import length_of, rules_name
from bot.screens.message import (
    Button,
    Buttons,
    Choice,
    Divider,
    Panel,
    Prose,
    Row,
    Section,
    Select,
    Style,
    panel_id,
    press_id,
)
from bot.screens.view_model import ViewModel, relative, round_line
from bot.screens.wording.daily_line import daily_name
from bot.screens.wording.figures import date_in_words
from bot.screens.wording.names import name, plain_name
from bot.screens.wording.turns import ending, no_result

A_PAGE: Final = 5


def games_panel(
    texts: Texts,
    person_id: int,
    games: Sequence[MatchInfo],
    page: int,
    closes_at: Callable[[MatchInfo], datetime],
    *,
    guild_id: int | None = None,
    looking: tuple[str, Buttons] | None = None,
) -> Panel:
    """List the open matches. The matches that wait for the person come first.

    Each has its most important button beside it, and the others below.

    `looking` is the text and the buttons of a search for an opponent. `closes_at` returns the time
    at which a challenge expires. `guild_id` is the server where the list is read; a table can be
    brought only to a channel of its own server.
    """
    blocks: list[Prose | Divider | Row] = [Prose(texts("games-title"))]
    if looking is not None:
        blocks += [Prose(looking[0]), looking[1]]
    each = A_PAGE if looking is None else A_PAGE - 1  # a message has room for 40 components
    pages = max(1, -(-len(games) // each))
    page = min(page, pages - 1)
    for info in games[page * each : (page + 1) * each]:
        if len(blocks) > 1:
            blocks.append(Divider())
        here = info.place.guild_id == guild_id
        line = _line(texts, person_id, info, closes_at)
        blocks += _entry(line, _buttons(texts, person_id, info, here=here))
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


def _entry(text: str, buttons: Buttons) -> list[Prose | Divider | Row]:
    """Return the text with the first button beside it, and the other buttons below."""
    first, *others = buttons
    return [Section(text, first), *([tuple(others)] if others else [])]


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
    if info.retry_of is not None:
        return f"-# {texts('retry-name')}"
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
    """Return the time left for the turn, or for the decision about an absent player.

    Against the computer there is no limit, so it returns the time since which the match waits.
    """
    info, texts = model.info, model.texts
    if info.absent == seat:
        return texts("games-late")
    if info.against_computer or info.turn_ends is None:
        return texts("games-since", since=relative(info.turn_since or info.created_at))
    return texts("turn-until", when=relative(info.turn_ends))


def _buttons(texts: Texts, person_id: int, info: MatchInfo, *, here: bool) -> Buttons:
    """Return the buttons of an open match, the most important first."""

    def press(action: str) -> str:
        return press_id(info.id, info.seq, action)

    label = "button-bring-short" if here else "button-send-again"
    bring = Button(texts(label), press("bring"))
    if info.status is Status.INVITED:
        if info.challenger.id == person_id:
            withdraw = Button(texts("button-withdraw"), press("withdraw"), Style.RED)
            return (withdraw, bring) if info.has_table else (withdraw,)
        row: Buttons = (
            Button(texts("button-accept"), press("accept"), Style.GREEN),
            Button(texts("button-decline"), press("withdraw")),
        )
        return (*row, bring) if info.has_table else row
    hand = Button(texts("button-open-hand"), press("hand"), Style.BLURPLE)
    # Pressing it shows the exact consequences, because the list doesn't read cards or tournaments.
    begun = info.number > 1 or None not in info.moved_at or info.day is not None
    free = not begun and info.rotation_id is None
    resign = Button(texts("button-leave-match" if free else "button-resign"), press("resign"))
    return (hand, bring, resign) if info.has_table else (hand, resign)


# Finished matches of a person


def history_panel(
    texts: Texts,
    person: Person,
    page: Page[MatchInfo],
    standing: Standing | None,
    *,
    here: bool,
    voided: Collection[int] = (),
) -> Panel:
    """Show the finished matches of a person, newest first, and their line on the leaderboard.

    `here` is true for the matches of one server. The leaderboard counts fewer matches, so both
    lines explain what they count. `voided` are the matches that an admin has voided.
    """
    blocks: list[Prose | Divider | Row] = [Prose(texts("history-title", name=name(texts, person)))]
    if standing is not None:
        blocks.append(Prose(_standing(texts, standing)))
    if page.total:
        blocks.append(
            Prose(texts("history-count-here" if here else "history-count", count=page.total))
        )
    lines = [
        texts("history-void", line=_finished_line(texts, person.id, info))
        if info.id in voided
        else _finished_line(texts, person.id, info)
        for info in page.items
    ]
    blocks.append(Prose("\n".join(lines) or texts("history-none")))
    choices = review_choices(texts, person.id, page.items)
    if choices:
        blocks.append((Select(panel_id("review"), choices, texts("history-review")),))
    blocks += turning(texts, f"history {person.id}", page.number, page.pages)
    return Panel(tuple(blocks))


def review_choices(texts: Texts, person_id: int, infos: Iterable[MatchInfo]) -> tuple[Choice, ...]:
    """Return the matches that can be reviewed and replayed."""
    return tuple(_choice(texts, person_id, info) for info in infos if _has_review(info))


def _has_review(info: MatchInfo) -> bool:
    return info.status is Status.FINISHED and info.seats is not None


def _choice(texts: Texts, person_id: int, info: MatchInfo) -> Choice:
    """Return a match to review as a choice: the opponent, the result, the date, and its number."""
    assert info.seats is not None
    seat = info.seat_of(person_id) or 0
    return Choice(
        texts(
            "history-review-line",
            name=plain_name(texts, info.seats[other(seat)]),
            score=f"{info.scores[seat]}–{info.scores[other(seat)]}",
        ),
        str(info.id),
        f"{date_in_words(texts, info.ended_at or info.created_at)} · #{info.id}",
    )


def _standing(texts: Texts, standing: Standing) -> str:
    return texts(
        "history-standing",
        won=standing.won,
        lost=standing.lost,
        drawn=standing.drawn,
        best=standing.best_round,
        rank=standing.rank,
    )


def _finished_line(texts: Texts, person_id: int, info: MatchInfo) -> str:
    seat = info.seat_of(person_id)
    when = relative(info.ended_at or info.created_at)
    if seat is None or info.seats is None:
        return texts("history-aborted", name=name(texts, info.opponent), when=when)
    opponent = name(texts, info.seats[other(seat)])
    if info.status is Status.ABORTED:
        return texts(f"history-{no_result(info, seat)}", name=opponent, when=when)
    line = texts(
        f"history-{ending(info, seat)}",
        name=opponent,
        score=texts("hand-score", own=info.scores[seat], other=info.scores[other(seat)]),
        when=when,
        rules=rules_name(texts, info.terms.rules)
        if info.day is None
        else daily_name(texts, info.day),
    )
    uncounted = not info.rated and (not info.against_computer or info.retry_of is not None)
    return texts("history-uncounted", line=line) if uncounted else line
