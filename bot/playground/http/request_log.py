"""Logs every request of the bot with its response, so that tests can check them."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

MAX_REQUESTS: Final = 20_000


@dataclass(frozen=True, slots=True)
class LoggedRequest:
    """A request with its response."""

    method: str
    template: str | None
    """The route's path in the notation of Discord's API description; None for unknown routes."""
    path: str
    query: Mapping[str, str]
    body: Any
    filenames: tuple[str, ...]
    status: int
    response: Any
    headers: Mapping[str, str] = field(default_factory=dict)
    ordered: bool = False
    """Whether the response was an injected fault, or came from Discord's proxy."""
    size: int = 0
    """Size of the request's body in bytes."""
    audit_reason: str = ""
    """The reason for the server's audit log."""

    def __str__(self) -> str:
        return f"{self.method} {self.path} → {self.status}"


class RequestLog(deque[LoggedRequest]):
    """The newest requests, oldest first."""

    def __init__(self) -> None:
        super().__init__(maxlen=MAX_REQUESTS)

    def of(self, method: str, template: str) -> list[LoggedRequest]:
        """Return the requests of one route."""
        return [one for one in self if (one.method, one.template) == (method, template)]
