"""Chooses at random the requests that fail, and the events that come twice or late."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.playground.faults.rest_faults import Fault
from bot.playground.gateway.session import Arrival
from bot.playground.http.request import ApiResponse

_LONGEST: Final = 5.0
"""Maximum duration of a request, in seconds."""


@dataclass(slots=True)
class RandomFaults:
    """Decides the fault of each request and each event."""

    rng: random.Random
    counted: Counter[str]
    often: float = 0.08
    """The share of requests with a fault."""
    events: float = 0.04
    """The share of events that arrive twice, or late."""
    _kinds: tuple[tuple[Callable[[str, str], Fault], int], ...] = field(init=False)

    def __post_init__(self) -> None:
        self._kinds = (
            (self._slow, 8),
            (self._broken, 5),
            (self._lost, 4),
            (self._limited, 4),
            (self._banned, 1),
        )

    def request(self, method: str, template: str) -> Fault | None:
        """Return the fault of a request, if any."""
        if self.rng.random() >= self.often:
            return None
        kinds, weights = zip(*self._kinds, strict=True)
        (kind,) = self.rng.choices(kinds, weights)
        fault: Fault = kind(method, template)
        return fault

    def event(self, name: str) -> Arrival:
        """Return how an event arrives. The events that open a connection always arrive normally."""
        if name in {"READY", "RESUMED"} or self.rng.random() >= self.events:
            return Arrival.ONCE
        arrival = self.rng.choice((Arrival.TWICE, Arrival.LATE))
        self.counted[f"event {arrival.value}"] += 1
        return arrival

    def _slow(self, method: str, template: str) -> Fault:
        self.counted["latency"] += 1
        seconds = min(_LONGEST, self.rng.expovariate(1.0))
        return Fault(method, template, None, 1, seconds=seconds)

    def _broken(self, method: str, template: str) -> Fault:
        status = self.rng.choice((500, 502, 503, 504, 520))
        self.counted["5xx"] += 1
        return _failed(method, template, status)

    def _lost(self, method: str, template: str) -> Fault:
        """Let the request take effect, but lose its response."""
        self.counted["answer lost"] += 1
        fault = _failed(method, template, 502)
        fault.done_all_the_same = True
        return fault

    def _limited(self, method: str, template: str) -> Fault:
        self.counted["429"] += 1
        return self._too_many(method, template, {"Via": "1.1 google"})

    def _banned(self, method: str, template: str) -> Fault:
        """Return Cloudflare's response, which has no ``Via``."""
        self.counted["429 without Via"] += 1
        return self._too_many(method, template, {})

    def _too_many(self, method: str, template: str, more: dict[str, str]) -> Fault:
        wait = round(self.rng.uniform(0.05, 1.0), 2)
        body = {"message": "You are being rate limited.", "code": 0, "global": False}
        headers = {"Retry-After": str(wait), "X-RateLimit-Scope": "user", **more}
        return Fault(method, template, ApiResponse({**body, "retry_after": wait}, 429, headers), 1)


def _failed(method: str, template: str, status: int) -> Fault:
    body = {"message": f"{status}: on order", "code": 0}
    return Fault(method, template, ApiResponse(body, status), 1)
