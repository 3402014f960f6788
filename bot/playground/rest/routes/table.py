"""The table of routes: methods and paths in the notation of Discord's API description."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from bot.playground.core import Core
from bot.playground.http.request import ApiRequest, ApiResponse

Handler = Callable[[Core, ApiRequest], Awaitable[ApiResponse]]


@dataclass(frozen=True, slots=True)
class Route:
    """A route with its handler."""

    method: str
    template: str
    handler: Handler
    public: bool = False
    """Whether the route needs no bot token, because its path has another token."""

    def match(self, path: str) -> dict[str, str] | None:
        """Return the parameters of a path of this route; None for other paths."""
        steps, given = self.template.split("/"), path.split("/")
        if len(steps) != len(given):
            return None
        params: dict[str, str] = {}
        for step, text in zip(steps, given, strict=True):
            if step.startswith("{"):
                params[step[1:-1]] = text
            elif step != text:
                return None
        return params


ROUTES: Final[list[Route]] = []


def route(method: str, template: str, *, public: bool = False) -> Callable[[Handler], Handler]:
    """Register a handler."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, public))
        # Fixed parts come before parameters, because @me isn't a user id.
        ROUTES.sort(key=lambda one: one.template.count("{"))
        return handler

    return register


def find(method: str, path: str) -> tuple[Route, dict[str, str]] | bool:
    """Return the route of a request; otherwise whether the path has a route of another method."""
    known = False
    for one in ROUTES:
        params = one.match(path)
        if params is None:
            continue
        if one.method == method:
            return one, params
        known = True
    return known
