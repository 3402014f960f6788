"""The hand: the whole game for one player, in a direct message or opened with *My hand*."""

from __future__ import annotations

from dataclasses import replace

from bot.koikoi.actions import Seat
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.terms import TimeControl
from bot.pictures.subjects import HandBoard, ResultBoard
from bot.screens.hints import advice_text, hint_button
from bot.screens.message import Button, Item, Picture, Row, Rows, Screen, Style, action_of
from bot.screens.questions import answers, called_upon, coach_line, question
from bot.screens.results import (
    between_row,
    finished_rows,
    last_result,
    last_words,
    leftovers,
    looking_back,
    match_result,
    next_dealer,
    next_round,
    pictured_round,
    result_lines,
    round_result,
)
from bot.screens.rotation_lines import hand_lines
from bot.screens.table import CHEERS
from bot.screens.view_model import (
    ViewModel,
    joined,
    level_line,
    notice_line,
    offer_line,
    offer_rows,
    relative,
    round_line,
    sealed_line,
    turn_until,
    void_line,
)
from bot.screens.wording.alt import SEATS, hand_alt, result_alt
from bot.screens.wording.daily_line import copied, daily_name, share_lines
from bot.screens.wording.turns import hand_turns, outcome_line


def hand_screen(model: ViewModel) -> Screen:
    """Show a player's hand in any phase of the match."""
    screen = _with_offer(model, _hand_screen(model))
    return (
        replace(screen, rows=_mirrored(model, screen.rows))
        if model.preferences.left_handed
        else screen
    )


def _with_offer(model: ViewModel, screen: Screen) -> Screen:
    """Add an offer to call the match off: the opponent's with its answers, or the reader's own."""
    line = offer_line(model)
    if line is None:
        return screen
    return replace(
        screen,
        content=f"{line}\n{screen.content}",
        rows=(*screen.rows[:-1], *offer_rows(model), *screen.rows[-1:]),
    )


def _mirrored(model: ViewModel, rows: Rows) -> Rows:
    """Reverse the order of the buttons, but not of cards, whose order is that of the picture."""
    asked = model.preferences.confirm and model.confirming is not None
    return tuple(
        row if _has_cards(row) and not (asked and _is_question(row)) else row[::-1] for row in rows
    )


def _is_question(row: Row) -> bool:
    """Return whether a row looks like *Yes* and *Back*. *Yes* is the button of the asked card."""
    return len(row) == 2 and action_of(row[1].custom_id) == "unpick"


def _has_cards(row: Row) -> bool:
    return any(_is_card(item) for item in row)


def _is_card(item: Item) -> bool:
    return not {"play", "wait", "pick", "take"}.isdisjoint(action_of(item.custom_id).split())


def _hand_screen(model: ViewModel) -> Screen:
    view, seat = model.view, model.seat
    assert view is not None
    assert seat is not None
    if model.info.status is not Status.PLAYING:
        return _finished(model, view, seat)
    if view.phase is Phase.DEAL:
        return _between(model, view, seat)
    if model.info.absent == other(seat):
        return _absent(model, view, seat)
    return _playing(model, view, seat)


def closed_hand_screen(model: ViewModel) -> Screen:
    """Show the hand of a finished match that has a newer match after it, as one small line.

    The buttons for looking back stay, because no other message may have them.
    """
    assert model.seat is not None
    line = f"-# {outcome_line(model.texts, model.info, model.seat)}"
    return Screen(line, looking_back(model))


def _playing(model: ViewModel, view: PlayerView, seat: Seat) -> Screen:
    result = _result_before(model, view, seat)
    # With the answers to an offer, there may be no room for another row.
    cheers = _cheers(model, seat) if result and not offer_rows(model) else ()
    return Screen(
        content=joined(
            [
                _late(model, seat) or _half_over(model, seat),
                result,
                _said(model) if result else None,
                _head(model, view, seat),
                *hand_turns(model.texts, view, seat, model.opponent),
                void_line(model),
                called_upon(model, view, seat),
                question(model, view, seat),
                model.texts("hand-waking") if model.waking and view.to_act != seat else None,
                _advice_line(model, view) or _coach_lines(model, view, seat),
                level_line(model) if model.info.place.guild_id is None else None,
                _why_here(model),
                model.texts(f"hand-table-{model.table_shut}") if model.table_shut else None,
                sealed_line(model) if model.table_shut or not model.info.has_table else None,
                notice_line(model),
                model.note,
            ]
        ),
        rows=(*_answers(model, view, seat), *cheers, _last_row(model, view)),
        picture=_picture(model, view, seat),
    )


def _why_here(model: ViewModel) -> str | None:
    """Return why the hand is here and not in direct messages, or None."""
    why = "closed" if model.closed else "later" if model.later else "soon" if model.soon else None
    moved = model.seat is not None and model.info.moved_at[model.seat] is not None
    if why is None or (why == "closed" and moved):  # nothing changes: once in a match is enough
        return None
    return model.texts(f"hand-dms-{why}", button=model.public("button-hand"))


def _answers(model: ViewModel, view: PlayerView, seat: Seat) -> Rows:
    """Return the cards, or the answers to the question; at a decision, the button for more facts.

    The teacher's odds are among them only in practice.
    """
    rows = answers(model, view, seat)
    if view.phase is not Phase.DECIDE or view.to_act != seat or model.confirming is not None:
        return rows
    label = "button-odds" if model.info.casual else "button-facts"
    odds = Button(model.texts(label), model.press("odds"))
    return (*rows[:-1], (*rows[-1], odds))


def _advice_line(model: ViewModel, view: PlayerView) -> str | None:
    return None if model.advice is None else advice_text(model.texts, view, model.advice)


def _coach_lines(model: ViewModel, view: PlayerView, seat: Seat) -> str:
    coached = coach_line(model, view, seat) if model.coach else None
    return joined([coached, _lesson_line(model, view)])


def _lesson_line(model: ViewModel, view: PlayerView) -> str | None:
    """Offer the lesson in a person's first match, until somebody has moved.

    It is offered only against the computer, so that no person has to wait for its end.
    """
    if not model.newcomer or not model.info.against_computer or any(view.last_turns):
        return None
    return model.texts("hand-lesson") if view.number == 1 and model.info.day is None else None


def _last_row(model: ViewModel, view: PlayerView) -> Row:
    """Return the last row; in practice, the hint replaces the link to the table.

    In practice the table has no visitors. With both buttons, the row would wrap on a phone.
    """
    row = bottom_row(model)
    if not model.info.casual:
        return row
    hint = hint_button(model, view)
    here = tuple(one for one in row if not (isinstance(one, Button) and one.url))
    return here if hint is None else (hint, *here)


def _head(model: ViewModel, view: PlayerView, seat: Seat) -> str:
    """Return the first line: `Your turn vs Aoi · #games · Round 2/3 · 4–7 · ⏳ ends in …`."""
    texts = model.texts
    own_turn = view.to_act == seat
    parts = [
        texts("hand-your-turn", name=model.opponent)
        if own_turn
        else texts("hand-their-turn", name=model.opponent),
        _where(model),
        round_line(model),
        None if model.rotation else _own_score(model, seat),  # a single round begins at 0
        turn_until(model),
    ]
    return " · ".join(part for part in parts if part)


def _where(model: ViewModel) -> str:
    info = model.info
    if info.day is not None:
        return daily_name(model.texts, info.day)
    if info.retry_of is not None:
        return model.texts("retry-name")
    return _channel(info)


def _channel(info: MatchInfo) -> str:
    return f"<#{info.place.channel_id}>" if info.place.guild_id is not None else ""


def _own_score(model: ViewModel, seat: Seat) -> str:
    scores = model.info.scores
    return model.texts("hand-score", own=scores[seat], other=scores[other(seat)])


def _result_before(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the last round's result, until the player moves.

    In correspondence matches the next round is dealt at once, so players would miss the result.
    """
    result = last_result(model)
    moved = view.last_turns[seat] is not None
    if result is None or moved or model.info.terms.pace is TimeControl.LIVE:
        return None
    head = model.texts("result-before", number=result.number)
    return f"{head}\n{round_result(model, result)}"


def _late(model: ViewModel, seat: Seat) -> str | None:
    """Return a warning that the player's time is up, or None. A phone shows it first.

    The opponent may now decide what happens, unless the player moves before.
    """
    if model.info.absent != seat:
        return None
    return model.texts("hand-late", name=model.opponent)


def _half_over(model: ViewModel, seat: Seat) -> str | None:
    """Return a reminder that half of the player's time is over, or None.

    The message of the reminder looks like that of a usual turn otherwise.
    """
    called = model.info.to_act == seat and model.info.half_over
    if not called:
        return None
    return model.texts("hand-half" if model.rotation is None else "rotation-half")


def bottom_row(model: ViewModel) -> Row:
    """Return the buttons Yaku, next waiting match, table, and menu.

    A hidden hand may stay old while its player waits. Then a button continues it: a press on it
    brings a new token.
    """
    texts = model.texts
    row = [Button(texts("button-yaku"), model.press("yaku"))]
    if model.waiting:
        row.append(Button(texts("button-next-game", count=model.waiting), model.press("next")))
    if model.table_url is not None:
        row.append(Button(texts("button-table"), url=model.table_url))
    others_turn = model.info.to_act not in (None, model.seat) and model.info.absent is None
    if model.renews and others_turn:
        row.append(Button(texts("button-lesson-next"), model.press("look")))
    row.append(Button(texts("button-menu"), model.press("menu")))
    return tuple(row)


def _between(model: ViewModel, view: PlayerView, seat: Seat) -> Screen:
    head = model.texts("hand-between", name=model.opponent)
    return Screen(
        content=joined(
            [
                pictured_round(model),
                _said(model),
                f"{head} · {_own_score(model, seat)} · {next_dealer(model, view.oya)}",
                next_round(model),
                notice_line(model),
                model.note,
            ]
        ),
        rows=(between_row(model), *_cheers(model, seat), bottom_row(model)),
        picture=_result_picture(model, view),
    )


def _absent(model: ViewModel, view: PlayerView, seat: Seat) -> Screen:
    """Ask the player what to do, because the opponent is absent."""
    texts, info = model.texts, model.info
    when = relative(info.deadline) if info.deadline else ""
    if model.daily:
        question = texts("absent-question-daily", name=model.opponent, when=when)
    else:
        question = texts("absent-question", name=model.opponent, when=when)
    row = [Button(texts("button-wait"), model.press("patience"), Style.BLURPLE)]
    if not model.daily:
        row.append(Button(texts("button-daily"), model.press("daily")))
    row.append(Button(texts("button-claim"), model.press("claim"), Style.GREEN))
    return Screen(
        content=joined([_head(model, view, seat), question, notice_line(model), model.note]),
        rows=(tuple(row), bottom_row(model)),
        picture=_picture(model, view, seat),
    )


def _cheers(model: ViewModel, seat: Seat) -> Rows:
    """Return the reactions to the last result, for strangers who can't write to each other."""
    info = model.info
    if not info.found or info.cheers[seat] is not None or last_result(model) is None:
        return ()
    return (
        tuple(
            Button("", model.press(f"praise {one}"), emoji=emoji) for one, emoji in CHEERS.items()
        ),
    )


def _said(model: ViewModel) -> str | None:
    """Return the reactions of two strangers to the last result, on one line."""
    lines = [
        model.texts("hand-cheer", name=model.who(seat), cheer=CHEERS[cheer])
        for seat, cheer in zip(SEATS, model.info.cheers, strict=True)
        if cheer in CHEERS
    ]
    return model.texts("sentence-gap").join(lines) or None


def _finished(model: ViewModel, view: PlayerView, seat: Seat) -> Screen:
    if model.near_table and model.table_url is not None and model.table_shut is None:
        return _beside_result(model, model.table_url)
    return Screen(
        content=joined(
            [
                _wish(model),
                match_result(model),
                _said(model),
                *last_words(model),
                *result_lines(model),
                *(hand_lines(model) if model.rotation is not None else ()),
                _shareable(model),
                model.note,
            ]
        ),
        rows=(*finished_rows(model), *_cheers(model, seat)),
        picture=_result_picture(model, view),
    )


def _beside_result(model: ViewModel, table_url: str) -> Screen:
    """Show the end as one line with a link to the table, which has the result and its buttons."""
    assert model.seat is not None
    line = f"-# {outcome_line(model.texts, model.info, model.seat)}"
    table = Button(model.texts("button-table"), url=table_url)
    return Screen(joined([line, model.note]), ((table,),))


def _wish(model: ViewModel) -> str | None:
    """Return a line if the other player wants to play again, or None."""
    if model.wished_until is None:
        return None
    return model.texts("hand-wish", name=model.opponent, when=relative(model.wished_until))


def _shareable(model: ViewModel) -> str | None:
    """Return the lines about a deal of the day, to copy; None for other matches."""
    standing, view = model.daily_result, model.view
    if standing is None or view is None:
        return None
    lines = copied(share_lines(model.texts, model.info, standing, view.results))
    hint = None if model.among_others else model.texts("daily-share-hint")
    return joined([lines, hint])


def _picture(model: ViewModel, view: PlayerView, seat: Seat) -> Picture:
    alt = hand_alt(model.texts, view, seat, model.info.hand)
    board = HandBoard(view, model.sides, model.preferences.large_print)
    return Picture(board, alt, model.texts.language)


def _result_picture(model: ViewModel, view: PlayerView) -> Picture | None:
    if not view.results:
        return None
    alt = result_alt(model.texts, view, model.seat)
    board = ResultBoard(view, model.sides)
    return Picture(board, alt, model.texts.language, leftovers(model))
