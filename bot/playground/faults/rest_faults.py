"""Injected faults of the REST API: errors and delays that Discord sometimes has."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.http.request import ApiResponse


@dataclass(slots=True)
class Fault:
    """A fault of one kind on one route."""

    method: str
    template: str
    """The route's path in the notation of Discord's API description."""
    response: ApiResponse | None
    """The response; None: the request is only delayed."""
    times: int
    done_all_the_same: bool = False
    """Whether the request takes effect, and only its response is lost."""
    gate: asyncio.Event | None = None
    """An event until which requests are held back."""
    met: int = 0
    """The number of requests that have had this fault."""
    seconds: float = 0.0
    """The delay of a request, in seconds."""
    hangs_up: bool = False
    """Whether the connection is closed without a response."""
    garbles: bool = False
    """Whether the response ends in the middle of its JSON."""
    channel_id: int | None = None
    """The channel whose requests have this fault; None: all."""
    message_id: int | None = None
    """The message whose requests have this fault; None: all."""

    def fits(self, method: str, template: str, params: Mapping[str, str]) -> bool:
        """Return whether a request has this fault; `params` are the parameters of its path."""
        wanted = {"channel_id": self.channel_id, "message_id": self.message_id}
        ours = all(one is None or params.get(name) == str(one) for name, one in wanted.items())
        return self.times > 0 and ours and (self.method, self.template) == (method, template)

    def release(self) -> None:
        """Release the requests that are held back, and hold back no others."""
        self.times = 0
        if self.gate is not None:
            self.gate.set()


FaultChooser = Callable[[str, str], Fault | None]
"""Chooses a fault for a request, by its method and template; None: no fault."""


@dataclass(slots=True)
class Faults:
    """All injected faults. The first one that fits a request applies."""

    choose: FaultChooser | None = None
    """Chooses faults for the requests that have no injected fault."""
    forgets_attachments: bool = False
    """Whether an UPDATE_MESSAGE without attachments removes those of the message.

    It does by Discord's issue 6277, but not by Discord's reference.
    """
    refuses_gallery_uploads: bool = True
    """Whether an edit can't show a new file in a media gallery.

    It can't, by Discord's open issue 7529. New messages don't have this problem.
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
        """Answer the next requests with half of a JSON object, like a broken proxy."""
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
        """Answer the next requests with 429. Without ``Via`` the response looks like a ban.

        With `shared`, the limit isn't that of the bot alone. Such a pause may be long, and its
        header may name a shorter pause than the body.
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
        """Return the fault for a request, or None; `params` are the parameters of its path."""
        for fault in self._orders:
            if fault.fits(method, template, params):
                fault.times -= 1
                fault.met += 1
                return fault
        return None if self.choose is None else self.choose(method, template)

    def clear(self) -> None:
        """Remove all faults."""
        self.choose = None
        for fault in self._orders:
            fault.release()
        self._orders.clear()

    def _order(self, fault: Fault) -> Fault:
        self._orders.append(fault)
        return fault
