"""Ratings as figures, in texts and pictures."""

from __future__ import annotations

from bot.matches.models.rankings import RatingChange


def rating_figure(change: RatingChange) -> str:
    """Return the rating after a match; as on the leaderboard, a ? marks a provisional one."""
    return f"{change.after}" if change.settled else f"{change.after}?"


def change_figure(change: RatingChange) -> str:
    """Return how a rating changed, with its sign: `+24`, `−24`, `±0`."""
    number = change.after - change.before
    return f"{'+' if number > 0 else '−' if number else '±'}{abs(number)}"
