"""The deal and the puzzle of the day in words: their names, and the lines that people share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.koikoi.actions import Seat
from bot.koikoi.state import RoundResult, other
from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import MatchInfo
from bot.matches.models.puzzle import PuzzleResult
from bot.screens.wording.names import plain_name
from bot.screens.wording.turns import UNPLAYED, ending

_PLAYED: tuple[str, ...] = ("won", "lost", "drawn")


def daily_name(texts: Texts, day: date) -> str:
    """Return `Deal of the day #214`."""
    return texts("daily-name", number=str(number_of(day)))


def share_lines(
    texts: Texts, info: MatchInfo, standing: DailyStanding, results: Sequence[RoundResult]
) -> str:
    """Return three lines: the game with its result, the rounds, and an explanation.

    Strangers may read them, also outside Discord. They name no card.

    `🎴 Koi-Koi, deal of the day #214: won 14–8 against Computer · Expert`
    `🟩 +7 · 🟥 −8 · 🟩 +7 · koi-koi ×2`
    `Three rounds of Japanese flower cards, the same for everybody · 🔥 5 days in a row`
    """
    assert info.day is not None
    seat = info.seat_of(standing.person.id) or 0
    end = ending(info, seat)
    head = texts(
        f"daily-line-{end if end in _PLAYED else 'resigned'}",
        number=str(number_of(info.day)),
        score=f"{standing.points}–{standing.conceded}",
        name=plain_name(texts, info.opponent),
    )
    rounds = [_round(texts, seat, one) for one in results if one.reason not in UNPLAYED]
    if standing.calls:
        rounds.append(texts("daily-line-calls", calls=standing.calls))
    about = texts("daily-line-about")
    if standing.streak > 1:
        about = texts("daily-line-streak", about=about, days=standing.streak)
    return "\n".join([head, *([" · ".join(rounds)] if rounds else []), about])


def _round(texts: Texts, seat: Seat, result: RoundResult) -> str:
    """Return a player's gain or loss in a round, with a colour and a sign."""
    own, theirs = max(result.deltas[seat], 0), max(result.deltas[other(seat)], 0)
    if own:
        return texts("daily-line-round-won", points=own)
    if theirs:
        return texts("daily-line-round-lost", points=theirs)
    return texts("daily-line-round-none")


def copied(lines: str) -> str:
    """Return lines in a block for which Discord shows a copy button."""
    return f"```\n{lines}\n```"


# The puzzle of the day: its name, and the line that people share

MANY_DAYS = 2
"""Minimum number of days of a streak that is mentioned."""


def puzzle_name(texts: Texts, day: date) -> str:
    """Return `Puzzle #214`."""
    return texts("puzzle-name", number=str(number_of(day)))


def outcome(result: PuzzleResult) -> str:
    """Return "solved" or "missed", or the same with "-late"."""
    solved = "solved" if result.answer.solved else "missed"
    return f"{solved}-late" if result.answer.late else solved


def share_line(texts: Texts, result: PuzzleResult) -> str:
    """Return a line with the puzzle and its result. It names neither a card nor a choice.

    `🧩 Koi-Koi, puzzle #214: ✅ solved · 🔥 5 days in a row`
    """
    number = str(number_of(result.answer.day))
    line = texts(f"puzzle-line-{outcome(result)}", number=number)
    if result.answer.late or result.record.streak < MANY_DAYS:
        return line
    return texts("puzzle-line-streak", line=line, days=result.record.streak)
