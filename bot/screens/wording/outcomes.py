"""How a match ended, from one player's side: on their hand, and in a list of matches."""

from __future__ import annotations

from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.state import MatchEnd, Reason, other
from bot.locales import Texts
from bot.matches.models.match import CalledOff, MatchInfo, Status
from bot.screens.wording.names import name

UNPLAYED: Final = (Reason.RESIGN, Reason.TIMEOUT, Reason.ABORT)
"""Why a round has no result of its own."""
_GIVEN_UP: Final = (MatchEnd.RESIGN, MatchEnd.TIMEOUT)
"""Ends that say nothing about the points: who led may have lost."""


def ending(info: MatchInfo, seat: Seat) -> str:
    """Return how a match ended for a seat: `won`, `lost`, `drawn`, or `resign-lost` and the like.

    It is the last part of a message's id.
    """
    if info.winner is None:
        return "drawn"
    result = "won" if info.winner == seat else "lost"
    return f"{info.reason}-{result}" if info.reason in _GIVEN_UP else result


def no_result(info: MatchInfo, seat: Seat) -> str:
    """Return why a match has no result, as a seat is told: the last part of a message's id."""
    if info.reason == CalledOff.WITHDRAW:
        return "withdraw-own" if info.offered_by == seat else "withdraw"
    return "agreed" if info.reason == CalledOff.AGREED else "abort"


def outcome_line(texts: Texts, info: MatchInfo, seat: Seat) -> str:
    """Tell a player how their match ended: `You lost to Ben by 1, 6–7`."""
    assert info.seats is not None
    opponent = name(texts, info.seats[other(seat)])
    if info.status is Status.ABORTED:
        return texts(f"outcome-{no_result(info, seat)}", name=opponent)
    own, theirs = info.scores[seat], info.scores[other(seat)]
    key, score = ending(info, seat), texts("hand-score", own=own, other=theirs)
    if info.rotation_id is not None and info.reason in _GIVEN_UP:
        return texts(f"rotation-{key}", name=opponent)  # its points follow in the totals
    if key in ("won", "lost"):
        return texts(f"outcome-{key}", name=opponent, margin=abs(own - theirs), score=score)
    return texts(f"outcome-{key}", name=opponent, score=score)
