"""Faults that tests order: errors and delays that Discord shows on a bad day."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.http.request import ApiResponse


@dataclass(slots=True)
class Fault:
    """One kind of trouble on one route."""

    method: str
    template: str
    """The route as Discord's API description writes it."""
    response: ApiResponse | None
    """What is answered instead; None lets the request through, only later."""
    times: int
    done_all_the_same: bool = False
    """The request takes effect, and only its answer is lost."""
    gate: asyncio.Event | None = None
    """Held back until this is set."""
    met: int = 0
    """How many requests have met it."""
    seconds: float = 0.0
    """How much later than usual the request arrives."""
    hangs_up: bool = False
    """The connection is closed instead of an answer."""
    garbles: bool = False
    """The answer breaks off in the middle of its JSON."""
    channel_id: int | None = None
    """Only requests about this channel meet it; None: all."""
    message_id: int | None = None
    """Only requests about this message meet it; None: all."""

    def fits(self, method: str, template: str, params: Mapping[str, str]) -> bool:
        """Return whether a request meets it; `params`: what its path names."""
        wanted = {"channel_id": self.channel_id, "message_id": self.message_id}
        ours = all(one is None or params.get(name) == str(one) for name, one in wanted.items())
        return self.times > 0 and ours and (self.method, self.template) == (method, template)

    def release(self) -> None:
        """Release the requests that are held back, and hold no more."""
        self.times = 0
        if self.gate is not None:
            self.gate.set()


FaultChooser = Callable[[str, str], Fault | None]
"""Decides which fault a request meets, by its method and template; None: none."""


@dataclass(slots=True)
class Faults:
    """The ordered faults; the first one that fits is used first."""

    choose: FaultChooser | None = None
    """Decides about each request that meets no fault on order."""
    forgets_attachments: bool = False
    """Whether an UPDATE_MESSAGE that names no attachments loses those of the message.

    Discord's issue 6277 says that it does; its reference says that it doesn't.
    """
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
        return self._order(
            Fault(method, template, ApiResponse(body, status), times, done_all_the_same)
        )

    def hang_up(
        self, method: str, template: str, *, times: int = 1, done_all_the_same: bool = False
    ) -> Fault:
        """Close the connection of the next requests without an answer."""
        fault = Fault(method, template, ApiResponse(status=500), times, done_all_the_same)
        fault.hangs_up = True
        return self._order(fault)

    def garble(
        self, method: str, template: str, *, times: int = 1, done_all_the_same: bool = False
    ) -> Fault:
        """Answer the next requests with half of a JSON object, as a broken proxy does."""
        fault = Fault(method, template, ApiResponse({}), times, done_all_the_same)
        fault.garbles = True
        return self._order(fault)

    def limit(
        self,
        method: str,
        template: str,
        *,
        retry_after: float = 0.1,
        times: int = 1,
        via: bool = True,
        everywhere: bool = False,
        code: int = 0,
        shared: bool = False,
    ) -> Fault:
        """Answer the next requests with 429; without ``Via`` it looks like a ban.

        `shared`: not the bot alone is limited; such a pause may be long, and the header is seen to
        name a shorter one than the body.
        """
        body: dict[str, Any] = {
            "message": "You are being rate limited.",
            "code": code,
            "retry_after": retry_after,
            "global": everywhere,
        }
        named = min(retry_after, 1.0) if shared else retry_after
        scope = "shared" if shared else "user"
        headers = {"Retry-After": str(named), "X-RateLimit-Scope": scope}
        if via:
            headers["Via"] = "1.1 google"
        return self._order(Fault(method, template, ApiResponse(body, 429, headers), times))

    def hold(self, method: str, template: str, *, times: int = 1) -> Fault:
        """Hold the next requests back until released."""
        return self._order(Fault(method, template, None, times, gate=asyncio.Event()))

    def delay(self, method: str, template: str, seconds: float, *, times: int = 1) -> Fault:
        """Let the next requests through after `seconds` seconds."""
        return self._order(Fault(method, template, None, times, seconds=seconds))

    def take(self, method: str, template: str, params: Mapping[str, str]) -> Fault | None:
        """Return the fault for a request, or None; `params`: what its path names."""
        for fault in self._orders:
            if fault.fits(method, template, params):
                fault.times -= 1
                fault.met += 1
                return fault
        return None if self.choose is None else self.choose(method, template)

    def clear(self) -> None:
        """Drop all orders."""
        self.choose = None
        for fault in self._orders:
            fault.release()
        self._orders.clear()

    def _order(self, fault: Fault) -> Fault:
        self._orders.append(fault)
        return fault
