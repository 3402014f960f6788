"""Tournaments that admins plan: kept in memory until their sign-up opens, and lost at a restart."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef, MatchLength, Terms
from bot.tournaments.model import Plan

MOST_PLANS: Final = 100
"""Number of plans that are kept, the newest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Planned:
    """A tournament whose sign-up is not open yet."""

    place: ChannelRef
    by: Person
    plan: Plan
    terms: Terms
    typed: str
    """The time to begin as the admin typed it."""
    begins: datetime | timedelta
    """The time to begin, or how long after the sign-up opens."""
    other: datetime | None = None
    """Another time that was perhaps meant."""
    days: int = 0
    """The days of a round; 0: its rounds are live."""
    preset: str | None = None
    length: MatchLength | None = None
    """The chosen rules and length; None: those of the channel."""

    def begins_at(self, now: datetime) -> datetime:
        """Return the time to begin if the sign-up opens now."""
        return now + self.begins if isinstance(self.begins, timedelta) else self.begins


class Plans:
    """The plans of all servers, by the interaction in which each began."""

    def __init__(self) -> None:
        self._plans: dict[int, Planned] = {}

    def keep(self, key: int, planned: Planned) -> None:
        """Keep a plan, in place of an older one with the same key."""
        self.drop(key)
        self._plans[key] = planned
        for oldest in [*self._plans][:-MOST_PLANS]:
            del self._plans[oldest]

    def get(self, key: int, by: Person) -> Planned | None:
        """Return an admin's plan; None if it is no longer kept."""
        found = self._plans.get(key)
        return found if found is not None and found.by.id == by.id else None

    def drop(self, key: int) -> None:
        """Forget a plan."""
        self._plans.pop(key, None)
