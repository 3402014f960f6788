"""Which route of Discord's API a request took: its path without ids and tokens."""

from typing import Final

OTHER: Final = "other"
_WORDS: Final = frozenset(
    {
        *("@me", "@original", "applications", "bot", "callback", "channels", "commands", "emojis"),
        *("gateway", "guilds", "interactions", "members", "messages", "oauth2", "permissions"),
        *("pins", "roles", "thread-members", "threads", "typing", "users", "webhooks"),
    }
)
_THEN_A_TOKEN: Final = frozenset({"interactions", "webhooks"})
"""After such a word and an id comes a token."""


def route_of(path: str) -> str:
    """Return the route of a path that follows the API's version, such as `/channels/{id}`.

    Only words that are known are kept: a path that is not is `OTHER`, so that nothing secret can
    get through, and the number of routes has a bound.
    """
    route: list[str] = []
    before = ["", ""]  # the last two parts of the path
    for part in path.strip("/").split("/"):
        if before[0] in _THEN_A_TOKEN:
            route.append("{token}")
        elif part.isascii() and part.isdecimal():
            route.append("{id}")
        elif part in _WORDS:
            route.append(part)
        else:
            return OTHER
        before = [before[1], part]
    return "/" + "/".join(route)
