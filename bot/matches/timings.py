"""Every waiting time and limit in one place: judgement, tuned in play."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Timings:
    """How long things wait."""

    live_invitation: timedelta = timedelta(minutes=10)
    daily_invitation: timedelta = timedelta(hours=24)
    live_offer: timedelta = timedelta(minutes=1)  # then an empty table offers the computer
    daily_offer: timedelta = timedelta(hours=1)
    live_swap: timedelta = timedelta(seconds=30)
    next_round: timedelta = timedelta(seconds=20)
    absence: timedelta = timedelta(minutes=10)
    daily_turn: timedelta = timedelta(hours=24)  # of a live match that became daily
    computer_pause: timedelta = timedelta(seconds=2.5)  # a human moment
    computer_think: timedelta = timedelta(seconds=30)  # then it is played for
    unattended: timedelta = timedelta(days=7)  # a match against the computer left alone


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one person may have open at once."""

    matches: int = 25
    invitations: int = 5
