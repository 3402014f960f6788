"""The question of a hand to its player, the buttons for the answer, and the coach's line."""

from __future__ import annotations

from dataclasses import replace

from bot.koikoi.actions import Play, Seat, canonical_action
from bot.koikoi.cards import card_code
from bot.koikoi.state import Phase, other
from bot.koikoi.view import PlayerView, Stake
from bot.koikoi.yaku_gains import stops_after
from bot.matches.ports import Advice
from bot.screens.card_buttons import card_rows, take_rows
from bot.screens.decision import decision_rows, decision_text, ending, played_for
from bot.screens.message import Button, Item, Rows, Style, action_of
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.cards import card_name
from bot.screens.wording.figures import score_sum


def asks(view: PlayerView, seat: Seat) -> bool:
    """Return whether the hand has a question that must not be answered by an accidental press."""
    return view.to_act == seat and view.phase in (Phase.TAKE, Phase.DECIDE)


def question(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the question in words; None if the hand has no question."""
    asked = _question(model, view, seat)
    if model.confirming is None or not model.preferences.confirm:
        return asked
    return joined([asked, model.texts("hand-sure")])


def _question(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    texts = model.texts
    if view.phase is Phase.SWAP:
        key = "hand-swap-question" if view.to_act == seat else "hand-swap-wait"
        return texts(key, name=model.opponent)
    if view.to_act != seat:
        return _opponent_decides(model, view)
    if view.drawn is not None:
        return texts("hand-draw-question", card=card_name(texts, view.drawn))
    if view.stake is not None:
        return decision_text(model, view, view.stake, seat)
    if model.picked is not None:
        return texts("hand-pick-question", card=card_name(texts, model.picked))
    return None


def _opponent_decides(model: ViewModel, view: PlayerView) -> str | None:
    if view.stake is None or view.to_act is None:
        return None
    return model.texts(
        "decision-wait",
        mark=model.mark(view.to_act),
        name=model.opponent,
        sum=score_sum(model.texts, view.stake.score),
    )


def answers(model: ViewModel, view: PlayerView, seat: Seat) -> Rows:
    """Return the cards, or the buttons that answer the question."""
    rows = _answers(model, view, seat)
    if model.advice is not None:
        rows = _with_advice(model, view, rows, model.advice)
    return (
        _with_question(model, rows) if model.preferences.confirm and view.to_act == seat else rows
    )


def _with_advice(model: ViewModel, view: PlayerView, rows: Rows, advice: Advice) -> Rows:
    """Mark the button of the best action.

    On a phone, the text is above the picture, out of sight of the buttons.
    """
    best = canonical_action(advice.judged[0].action)
    alike = [one for one in view.legal if canonical_action(one) == best]
    ids = {model.press(one.text) for one in alike}
    ids |= {model.press(f"pick {card_code(one.card)}") for one in alike if isinstance(one, Play)}
    return tuple(
        tuple(
            replace(item, label=model.texts("lesson-tipped", said=item.label))
            if isinstance(item, Button) and item.custom_id in ids
            else item
            for item in row
        )
        for row in rows
    )


def _with_question(model: ViewModel, rows: Rows) -> Rows:
    """Make each move ask for confirmation, or return *yes* and *back* for the move being asked."""
    buttons = [item for row in rows for item in row if isinstance(item, Button)]
    if model.confirming is not None:
        asked = model.press(model.confirming.text)
        for button in buttons:
            if button.custom_id == asked:
                yes = replace(button, label=model.texts("button-sure", said=button.label))
                return ((yes, Button(model.texts("button-back"), model.press("unpick"))),)
    return tuple(tuple(_asking(model, item) for item in row) for row in rows)


def _asking(model: ViewModel, item: Item) -> Item:
    action = action_of(item.custom_id)
    if not isinstance(item, Button) or action.split(" ")[0] not in ("play", "take", "koi", "stop"):
        return item
    return replace(item, custom_id=model.press(f"sure {action}"))


def _answers(model: ViewModel, view: PlayerView, seat: Seat) -> Rows:
    texts = model.texts
    if view.to_act == seat:
        if view.phase is Phase.SWAP:
            swap = Button(texts("button-swap"), model.press("swap"), Style.BLURPLE)
            return ((Button(texts("button-keep"), model.press("keep"), Style.GREEN), swap),)
        if view.phase is Phase.TAKE:
            return take_rows(model, view)
        if view.phase is Phase.DECIDE and view.stake is not None:
            return decision_rows(model, view, view.stake, seat)
    return card_rows(model, view)


def called_upon(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the meaning of the opponent's call in the last turn; None without a call."""
    turn = view.last_turns[other(seat)]
    if turn is None or not turn.called or view.to_act != seat:
        return None
    texts, factor = model.texts, view.factor_at_stake(seat)
    if view.rules.reply_ends:
        key = "called-reply" if factor != 1 else "called-reply-plain"
    else:
        key = "called" if factor != 1 else "called-plain"
    return texts(key, name=model.opponent, factor=factor)


def coach_line(model: ViewModel, view: PlayerView, seat: Seat) -> str | None:
    """Return the coach's line for a person's first match: the next thing to do; or None."""
    texts, own = model.texts, view.to_act == seat
    if view.phase is Phase.DECIDE and view.stake is not None and own:
        return _coach_decision(model, view, view.stake, seat)
    if view.phase is Phase.TAKE and own:
        return texts("coach-draw")
    if view.phase is not Phase.PLAY:
        return None
    return _coach_turn(model, view, seat) if own else _coach_near(model, view, seat)


def _coach_decision(model: ViewModel, view: PlayerView, stake: Stake, seat: Seat) -> str:
    """Return advice for the match if it is at stake, or by how near the opponent is to a yaku."""
    texts, ends = model.texts, ending(model, view, stake.stopped, seat)
    if ends in {"wins", "loses", "ties"}:
        return texts(f"coach-decide-{ends}", what=played_for(model))
    rival = other(seat)
    for one in view.threats(rival):
        if one.lacking == 1:
            yaku = texts(f"yaku-{one.yaku}")
            return texts("coach-decide-threat", name=model.opponent, yaku=yaku)
    return texts("coach-decide")


def _coach_turn(model: ViewModel, view: PlayerView, seat: Seat) -> str:
    texts = model.texts
    plays = [action for action in view.legal if isinstance(action, Play)]
    if stops_after(view):
        return texts("coach-makes")
    if view.calls[other(seat)]:
        return texts("coach-called", name=model.opponent)
    if view.calls[seat]:
        return texts("coach-own-call")
    if not any(view.captures(play.card) for play in plays):
        return texts("coach-lay")
    return _coach_near(model, view, seat)


def _coach_near(model: ViewModel, view: PlayerView, seat: Seat) -> str:
    texts = model.texts
    near = next(
        (
            one
            for one in view.progress[seat]
            if one.have > 0 and 0 < one.lacking <= 2 and view.still_forms(seat, one)
        ),
        None,
    )
    if near is None:
        return texts("coach-start")
    return texts(
        "coach-near",
        have=near.have,
        need=near.need,
        yaku=texts(f"yaku-{near.yaku}"),
        made=texts(f"made-{near.yaku}"),
    )
