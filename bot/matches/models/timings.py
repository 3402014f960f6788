"""All waiting times and limits. The values were chosen by experience from play."""

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
    computer_pause: timedelta = timedelta(seconds=2.5)  # so that people can follow the moves
    computer_think: timedelta = timedelta(seconds=30)  # then a simple move is made for it
    gathering: timedelta = timedelta(hours=1)  # then a table that nobody started closes
    next_hand: timedelta = timedelta(seconds=15)  # between two hands at a table for several
    unattended: timedelta = timedelta(days=7)  # a match against the computer left alone


@dataclass(frozen=True, slots=True)
class Limits:
    """How many matches may be open at once, and how fast new ones may begin."""

    matches: int = 25  # that a person plays
    invitations: int = 5  # of a person, without an answer
    begun: int = 6  # challenges and matches that a person begins in a `minute`
    minute: timedelta = timedelta(minutes=1)
    reports: int = 5  # problems that a person reports in a `report_time`
    report_time: timedelta = timedelta(hours=1)
    tournaments: int = 5  # open ones of a server
    # Only busy matches count for a channel or a server. A match that was left alone disturbs
    # nobody and may stay open for a week.
    channel: int = 25  # busy matches of a channel and its threads
    guild: int = 200  # busy matches of a server
    busy: timedelta = timedelta(hours=1)  # after the last move, or the challenge
