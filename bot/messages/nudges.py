"""Being told that it is one's turn, without noise.

Edits make no sound on a phone. So who looked away gets one new message: a new hand in place of the
old one, or, who plays in the channel, a mention that is deleted when they move.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.koikoi.actions import Seat
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Nudges, Person, Preferences
from bot.matches.models.terms import Pace

LOOKED_AWAY: Final = timedelta(seconds=90)
"""Who did something within this time before their turn began is still there."""
DIGEST_FROM: Final = 3
"""So many matches by correspondence that wait for one person make one message."""


def players_of(info: MatchInfo) -> tuple[tuple[Seat, Person], ...]:
    """The people at a table, with their seats."""
    seats: tuple[Seat, Seat] = (0, 1)
    return tuple(
        (seat, player)
        for seat, player in zip(seats, info.seats or (), strict=False)
        if isinstance(player, Person) and not player.erased
    )


def on_turn(info: MatchInfo, seat: Seat) -> bool:
    """Whether it is this seat's turn, and not an absent player's."""
    return info.status is Status.PLAYING and info.to_act == seat


def wants_push(
    info: MatchInfo,
    seat: Seat,
    chosen: Preferences,
    *,
    seen: datetime | None,
    told: datetime | None,
) -> bool:
    """Whether this player is to be told now.

    `seen`: when they last pressed something here; `told`: when they last got a message that makes
    a sound.
    """
    if not on_turn(info, seat) or info.turn_since is None or chosen.nudges is Nudges.NEVER:
        return False
    if told is not None and told >= info.turn_since:
        return False
    if chosen.nudges is Nudges.ALWAYS:
        return True
    last = max((at for at in (info.moved_at[seat], seen) if at is not None), default=None)
    if info.terms.pace is Pace.DAILY:
        return last is None or last < info.turn_since
    return last is None or info.turn_since - last > LOOKED_AWAY
