"""The deal of the day without a file: what `MemoryStore` keeps of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date

from bot.matches.daily import DailyScore
from bot.matches.listings import DailyStanding
from bot.matches.people import Person


@dataclass(frozen=True, slots=True)
class _Kept:
    score: DailyScore
    match_id: int
    calls: int

    @property
    def order(self) -> tuple[int, int]:
        """Best first."""
        return (-self.score.points, self.score.conceded)


class MemoryDailies:
    """The results of every day."""

    def __init__(self) -> None:
        self._kept: list[_Kept] = []

    def keep(self, match_id: int, score: DailyScore, calls: int) -> None:
        """A match is over."""
        self._kept.append(_Kept(score, match_id, calls))

    def ranked(
        self, day: date, guild_id: int | None, names: Mapping[int, str]
    ) -> list[DailyStanding]:
        """A day's table."""
        there = [
            one
            for one in self._kept
            if one.score.day == day and guild_id in (None, one.score.guild_id)
        ]
        there.sort(key=lambda one: (*one.order, one.match_id))
        orders = [one.order for one in there]
        return [
            DailyStanding(
                Person(one.score.person_id, names.get(one.score.person_id, "")),
                orders.index(one.order) + 1,
                one.score.points,
                one.score.conceded,
                one.calls,
            )
            for one in there
        ]

    def of(self, person_id: int) -> Sequence[dict[str, object]]:
        """What is kept about a person."""
        mine = [one for one in self._kept if one.score.person_id == person_id]
        return [
            {"day": one.score.day.isoformat(), "points": one.score.points, "calls": one.calls}
            for one in mine
        ]

    def rename(self, person_id: int, new_id: int) -> None:
        """The person goes, the results stay."""
        self._kept = [
            replace(one, score=replace(one.score, person_id=new_id))
            if one.score.person_id == person_id
            else one
            for one in self._kept
        ]
