"""Faults on order: what Discord does on a bad day, for the tests."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from .call import Reply


@dataclass(slots=True)
class Fault:
    """One kind of trouble on one route."""

    method: str
    template: str
    """The route as Discord's API description writes it."""
    reply: Reply | None
    """What is answered instead; None lets the request through, only later."""
    times: int
    done_all_the_same: bool = False
    """The request takes effect, and only its answer is lost."""
    gate: asyncio.Event | None = None
    """Held back until this is set."""
    met: int = 0
    """How many requests have met it."""

    def release(self) -> None:
        """Let go of what is held back, and hold no more."""
        self.times = 0
        if self.gate is not None:
            self.gate.set()


@dataclass(slots=True)
class Faults:
    """The faults on order, first come first served."""

    _orders: list[Fault] = field(default_factory=list)

    def fail(
        self,
        method: str,
        template: str,
        status: int,
        *,
        times: int = 1,
        code: int = 0,
        message: str = "",
        done_all_the_same: bool = False,
    ) -> Fault:
        """Answer the next requests with an error."""
        body = {"message": message or f"{status}: on order", "code": code}
        return self._order(Fault(method, template, Reply(body, status), times, done_all_the_same))

    def limit(
        self,
        method: str,
        template: str,
        *,
        retry_after: float = 0.1,
        times: int = 1,
        via: bool = True,
        everywhere: bool = False,
    ) -> Fault:
        """Answer the next requests with 429; without ``Via`` it looks like a ban."""
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "code": 0,
            "retry_after": retry_after,
            "global": everywhere,
        }
        headers = {"Retry-After": str(retry_after), "X-RateLimit-Scope": "user"}
        if via:
            headers["Via"] = "1.1 google"
        return self._order(Fault(method, template, Reply(body, 429, headers), times))

    def hold(self, method: str, template: str, *, times: int = 1) -> Fault:
        """Hold the next requests back until released."""
        return self._order(Fault(method, template, None, times, gate=asyncio.Event()))

    def take(self, method: str, template: str) -> Fault | None:
        """The fault that a request meets, if any."""
        for fault in self._orders:
            if fault.times > 0 and (fault.method, fault.template) == (method, template):
                fault.times -= 1
                fault.met += 1
                return fault
        return None

    def clear(self) -> None:
        """Order nothing any more."""
        for fault in self._orders:
            fault.release()
        self._orders.clear()

    def _order(self, fault: Fault) -> Fault:
        self._orders.append(fault)
        return fault
