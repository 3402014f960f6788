"""The table: the public message of a match."""

from __future__ import annotations

from typing import Final

from bot.koikoi.cards import month_of
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.matches.models.match import Status
from bot.pictures.subjects import ResultBoard, TableBoard
from bot.screens.challenge import challenge_over_screen, challenge_screen
from bot.screens.message import Button, Picture, Rows, Screen, Style
from bot.screens.results import (
    between_row,
    finished_rows,
    headline,
    last_result,
    last_words,
    leftovers,
    match_result,
    next_dealer,
    next_round,
    pictured_round,
    result_lines,
    score_line,
)
from bot.screens.rotation_lines import hand_lines, standings_button
from bot.screens.view_model import (
    ViewModel,
    joined,
    level_line,
    notice_line,
    offer_line,
    offer_rows,
    round_line,
    sealed_line,
    turn_until,
    void_line,
)
from bot.screens.wording.alt import result_alt, table_alt
from bot.screens.wording.cards import card_name
from bot.screens.wording.figures import score_sum
from bot.screens.wording.names import bare_name, foreign, name, versus
from bot.screens.wording.turns import UNPLAYED, table_turns

CHEERS: Final = {"clap": "👏", "blossom": "🌸", "fire": "🔥"}
"""The reactions of watchers to a big hand, with their emojis."""
BIG: Final = 10
"""Minimum number of points of a big hand, multipliers included. One round in six has a big hand."""


def table_screen(model: ViewModel) -> Screen:
    """Show the public message of a match, from the challenge to the result."""
    if model.view is None:
        if model.info.status is Status.INVITED:
            return challenge_screen(model)
        return challenge_over_screen(model)
    if model.info.status is not Status.PLAYING:
        return _finished(model, model.view)
    if model.view.phase is Phase.DEAL:
        return _between(model, model.view)
    return _playing(model, model.view)


def outside_screen(model: ViewModel) -> Screen:
    """Show the public message of a match outside, which only presses on it change.

    While the match is played, it leads to the hands.
    """
    info, texts = model.info, model.texts
    if info.status is not Status.PLAYING:
        return table_screen(model)
    first, second = (name(texts, model.player(seat)) for seat in model.seats)
    line = texts("outside-playing", first=first, second=second)
    return Screen(line, ((Button(texts("button-hand"), model.press("hand"), Style.BLURPLE),),))


def sign_screen(model: ViewModel, url: str, *, in_thread: bool) -> Screen:
    """Show a link to a table in another channel.

    For a match in a thread there is also a button to the hand, so that players need not go there.
    """
    texts = model.texts
    if not in_thread:
        return Screen(texts("table-moved", url=url))
    line = texts("table-thread", match=versus(texts, model.info), url=url)
    return Screen(line, ((Button(texts("button-hand"), model.press("hand"), Style.BLURPLE),),))


def score_head(model: ViewModel) -> str:
    """Return the score: `🔴 Aoi 7 – 4 ⚪ Ben`."""
    texts, seats = model.texts, model.seats
    first, second = (bare_name(texts, model.player(seat)) for seat in seats)
    a, b = (model.info.scores[seat] for seat in seats)
    return texts("table-score", first=first, second=second, a=a, b=b)


def _playing(model: ViewModel, view: PlayerView) -> Screen:
    return Screen(
        content=joined(
            [
                f"{score_head(model)} · {round_line(model)}",
                _result_before(model, view),
                _whose_turn(model, view),
                offer_line(model),
                *table_turns(model.texts, view, model.red),
                void_line(model),
                _opening(model, view),
                level_line(model),
                _closed(model),
                _first_match(model, view),
                sealed_line(model),
                *_company(model),
                notice_line(model),
                model.note,
            ]
        ),
        rows=(*_rows(model), *offer_rows(model), *_cheers(model)),
        picture=_picture(model, view),
    )


def _result_before(model: ViewModel, view: PlayerView) -> str | None:
    """Return the last round's result, until somebody moves.

    In correspondence matches the next round is dealt at once, so people would miss the result.
    """
    result = last_result(model)
    if result is None or any(view.last_turns) or not model.daily:
        return None
    return model.texts("table-before", number=result.number, result=headline(model, result))


def _whose_turn(model: ViewModel, view: PlayerView) -> str | None:
    texts, info = model.texts, model.info
    if view.to_act is None:
        return None
    if info.absent is not None:
        absent, there = model.name(info.absent), model.name(other(info.absent))
        return texts("table-absent", name=absent, other=there)
    who = {"mark": model.mark(view.to_act), "name": model.name(view.to_act)}
    if view.phase is Phase.SWAP:
        line = texts("table-swap", **who)
    elif view.phase is Phase.DECIDE and view.stake is not None:
        text = score_sum(texts, view.stake.score)
        line = texts("decision-wait", sum=text, **who)
    else:
        line = texts("table-turn", **who)
    until = turn_until(model)
    return f"{line} · {until}" if until else line


def _opening(model: ViewModel, view: PlayerView) -> str | None:
    """Return how the first dealer was chosen, until somebody has moved; or None."""
    first = model.info.first_dealer
    if first is None or not first.draws or view.results or any(view.last_turns):
        return None
    texts, (a, b) = model.texts, first.draws[-1]
    same_month = month_of(a) == month_of(b)
    return texts(
        "table-dealer-draw-same" if same_month else "table-dealer-draw",
        first=name(texts, model.info.challenger),
        second=name(texts, model.info.opponent),
        a=card_name(texts, a),
        b=card_name(texts, b),
    )


def _first_match(model: ViewModel, view: PlayerView) -> str | None:
    """Tell people in their first match where their cards are, until the second round."""
    if not model.first_timers or view.results:
        return None
    texts = model.texts
    names = texts("list-comma").join(name(texts, one) for one in model.first_timers)
    return texts("table-first-match", names=names)


def _closed(model: ViewModel) -> str | None:
    """Return a line for players who can open their hand only here, or None.

    The reason is private, so only the hand shows it.
    """
    players = dict.fromkeys((*model.closed, *model.later, *model.soon))
    if not players:
        return None
    texts = model.texts
    names = texts("list-comma").join(name(texts, player) for player in players)
    return texts("table-hand-here", names=names)


def _between(model: ViewModel, view: PlayerView) -> Screen:
    return Screen(
        content=joined(
            [
                pictured_round(model),
                f"{score_line(model)} · {next_dealer(model, view.oya)}",
                next_round(model),
                offer_line(model),
                *_company(model),
                notice_line(model),
                model.note,
            ]
        ),
        rows=(between_row(model), *_rows(model), *offer_rows(model), *_cheers(model)),
        picture=_result_picture(model, view),
    )


def _finished(model: ViewModel, view: PlayerView) -> Screen:
    result = last_result(model)
    return Screen(
        content=joined(
            [
                match_result(model),
                score_head(model),
                *last_words(model),
                *result_lines(model),
                *_company(model),
                model.note,
            ]
        ),
        rows=(*finished_rows(model, *_others(model)), *_cheers(model)),
        picture=_result_picture(model, view) if result is not None else None,
    )


def _rows(model: ViewModel) -> Rows:
    texts = model.texts
    return (
        (
            Button(texts("button-hand"), model.press("hand"), Style.BLURPLE),
            Button(texts("button-yaku"), model.press("yaku")),
            Button(texts("button-menu"), model.press("menu")),
            *_others(model),
        ),
    )


def _company(model: ViewModel) -> list[str | None]:
    """Return lines about the table or tournament to which the match belongs."""
    if model.rotation is not None:
        return hand_lines(model)
    if model.tournament is not None:
        shown = foreign(model.texts, model.tournament)
        return [model.texts("table-tournament", name=shown)]
    return []


def _others(model: ViewModel) -> tuple[Button, ...]:
    if model.rotation is not None:
        return (standings_button(model.texts, model.rotation.id),)
    info = model.info
    if model.tournament is not None:
        return ()  # the winner's next opponent is determined
    if info.against_computer or not info.has_table or info.status is not Status.PLAYING:
        return ()
    return (Button(model.texts("button-winner"), model.press("winner")),)


def _cheers(model: ViewModel) -> Rows:
    """Return the reactions at a big hand, until the next move. The row is below all others."""
    counted = model.cheers
    aborted = model.info.status is Status.ABORTED
    if counted is None or aborted or model.view is None or not _is_big(model, model.view):
        return ()
    return (
        tuple(
            Button(str(counted.get(cheer) or ""), model.press(f"cheer {cheer}"), emoji=emoji)
            for cheer, emoji in CHEERS.items()
        ),
    )


def _is_big(model: ViewModel, view: PlayerView) -> bool:
    """Return whether a big yaku has just landed, or a big hand has just won its round."""
    if view.stake is not None:
        return view.stake.score.total >= BIG
    result = last_result(model)
    dealt = view.phase not in (Phase.DEAL, Phase.FINISHED)
    if result is None or (dealt and (any(view.last_turns) or not model.daily)):
        return False
    return result.reason not in UNPLAYED and result.winner is not None and result.points >= BIG


def _picture(model: ViewModel, view: PlayerView) -> Picture:
    alt = table_alt(model.texts, view, model.red, model.info.hand)
    return Picture(TableBoard(view, model.sides), alt, model.texts.language)


def board_picture(model: ViewModel, view: PlayerView) -> Picture:
    """Return the picture of the table; between rounds that of the result."""
    if view.phase in (Phase.DEAL, Phase.FINISHED):
        return _result_picture(model, view)
    return _picture(model, view)


def _result_picture(model: ViewModel, view: PlayerView) -> Picture:
    if not view.results:
        return _picture(model, view)
    alt = result_alt(model.texts, view, red=model.red)
    board = ResultBoard(view, model.sides)
    return Picture(board, alt, model.texts.language, leftovers(model))
