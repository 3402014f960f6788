"""Events in words: a whole turn, an action, the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.koikoi.actions import Action, Koi, Play, Seat, Stop, Take
from bot.koikoi.rules import YakuScore
from bot.koikoi.state import MatchEnd, Phase, Reason, Turn, other
from bot.koikoi.view import PlayerView
from bot.koikoi.yaku_gains import formed_in
from bot.locales import Texts
from bot.matches.models.match import EndReason, MatchInfo, Status
from bot.screens.wording.cards import card_list, card_name
from bot.screens.wording.names import MARKS, name


def did(
    texts: Texts,
    turn: Turn,
    *,
    table: bool = False,
    choosing: bool = False,
    formed: Sequence[YakuScore] = (),
) -> str:
    """Return a turn: `Crane ▸ Pine ribbon · drew Nightingale, stays · ✨ Akatan · koi-koi!`.

    `choosing` is true if the player still has to choose the card that the drawn card takes.
    """
    parts: list[str] = []
    if turn.played is not None:
        card = card_name(texts, turn.played)
        if turn.took:
            taken = card_list(texts, turn.took)
            parts.append(
                texts("did-took-table", card=card, taken=taken)
                if table
                else texts("did-took", card=card, taken=taken)
            )
        else:
            parts.append(texts("did-stays", card=card))
    if turn.drawn is not None:
        card = card_name(texts, turn.drawn)
        if turn.drawn_took:
            taken = card_list(texts, turn.drawn_took)
            parts.append(texts("did-drew-took", card=card, taken=taken))
        elif choosing:
            parts.append(texts("did-drew", card=card))
        else:
            parts.append(texts("did-drew-stays", card=card))
    if formed:
        names = [texts(f"yaku-{one.yaku}") for one in formed]
        parts.append(texts("did-formed", yaku=texts("list-comma").join(names)))
    if turn.called:
        parts.append(texts("did-called"))
    return " · ".join(parts) or texts("did-nothing")


def action_words(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return `Crane ▸ Pine ribbon` or `Crane, stays`, for hand cards and drawn cards.

    It has no verb, because sentences such as "You played …" contain it.
    """
    match action:
        case Play(card, target):
            taken = view.captures(card) if target is None else ((target,),)
            if not taken:
                return texts("did-stays", card=card_name(texts, card))
            return texts("did-took", card=card_name(texts, card), taken=card_list(texts, taken[0]))
        case Take(target) if view.drawn is not None:
            drawn = card_name(texts, view.drawn)
            return texts("did-took", card=drawn, taken=card_name(texts, target))
        case Koi():
            return texts("review-koi")
        case Stop():
            points = view.stake.score.total if view.stake is not None else 0
            return texts("review-stop", points=points)
    return action.text


def table_turns(texts: Texts, view: PlayerView, red: Seat) -> list[str]:
    """Return both players' last turns for everyone; *red* is the seat of the red player."""
    return _in_order(texts, view, lambda turn: told_turn(texts, view, turn, red))


def told_turn(texts: Texts, view: PlayerView, turn: Turn, red: Seat) -> str:
    """Return a player's last turn for everyone, with the player's colour."""
    return f"{MARKS[int(turn.seat != red)]} {_did(texts, view, turn, table=True)}"


def hand_turns(texts: Texts, view: PlayerView, seat: Seat, opponent: str) -> list[str]:
    """Return both players' last turns for one of them."""
    you = texts("name-you")
    return _in_order(
        texts,
        view,
        lambda turn: texts(
            "turn-by",
            name=you if turn.seat == seat else opponent,
            did=_did(texts, view, turn),
        ),
    )


def _in_order(texts: Texts, view: PlayerView, told: Callable[[Turn], str]) -> list[str]:
    """Return the last turns in words, the older turn first. The newer turn has a mark."""
    turns = [turn for turn in view.last_turns if turn is not None]
    lines = [told(turn) for turn in sorted(turns, key=lambda turn: turn.number)]
    return [*lines[:-1], *(texts("turn-newest", turn=line) for line in lines[-1:])]


def _did(texts: Texts, view: PlayerView, turn: Turn, *, table: bool = False) -> str:
    """Return a turn with the yaku that it formed, except at a decision, which shows them itself."""
    own = turn.seat == view.to_act
    choosing = own and view.phase is Phase.TAKE
    named = choosing or (own and view.phase is Phase.DECIDE)
    formed = () if named else formed_in(view, turn)
    return did(texts, turn, table=table, choosing=choosing, formed=formed)


# The end of a match from one player's side, for the hand and for lists of matches

UNPLAYED: Final = (Reason.RESIGN, Reason.TIMEOUT, Reason.ABORT)
"""Reasons for the end of a round that has no result."""
_GIVEN_UP: Final = (MatchEnd.RESIGN, MatchEnd.TIMEOUT)
"""Ends that don't depend on the points: the leading player may have lost."""


def ending(info: MatchInfo, seat: Seat) -> str:
    """Return how a match ended for a seat: `won`, `lost`, `drawn`, or `resign-lost` and the like.

    It is the last part of a message's id.
    """
    if info.winner is None:
        return "drawn"
    result = "won" if info.winner == seat else "lost"
    return f"{info.reason}-{result}" if info.reason in _GIVEN_UP else result


def no_result(info: MatchInfo, seat: Seat) -> str:
    """Return why a match has no result, from a seat's side, as the last part of a message's id."""
    if info.reason == EndReason.WITHDRAW:
        return "withdraw-own" if info.offered_by == seat else "withdraw"
    return "agreed" if info.reason == EndReason.AGREED else "abort"


def outcome_line(texts: Texts, info: MatchInfo, seat: Seat) -> str:
    """Return the result of a match for a player: `You lost to Ben by 1, 6–7`."""
    assert info.seats is not None
    opponent = name(texts, info.seats[other(seat)])
    if info.status is Status.ABORTED:
        return texts(f"outcome-{no_result(info, seat)}", name=opponent)
    own, theirs = info.scores[seat], info.scores[other(seat)]
    key, score = ending(info, seat), texts("hand-score", own=own, other=theirs)
    if info.rotation_id is not None and info.reason in _GIVEN_UP:
        return texts(f"rotation-{key}", name=opponent)  # the totals include its points
    if key in ("won", "lost"):
        return texts(f"outcome-{key}", name=opponent, margin=abs(own - theirs), score=score)
    return texts(f"outcome-{key}", name=opponent, score=score)
