"""The mentions of a message, restricted to its allowed mentions."""

import re
from collections.abc import Mapping
from typing import Any

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


def mentioned_users(text: str, allowed: Mapping[str, Any] | None) -> list[int]:
    """Return the ids of mentioned users, each once, in order.

    If `allowed` is None, all mentions count; otherwise only the allowed ones.
    """
    ids = list(dict.fromkeys(int(one) for one in _USER.findall(text)))
    if allowed is None or "users" in (allowed.get("parse") or ()):
        return ids
    named = {int(one) for one in allowed.get("users") or ()}
    return [one for one in ids if one in named]


def mentioned_roles(text: str, allowed: Mapping[str, Any] | None) -> list[int]:
    """Return the ids of mentioned roles, each once, in order. They may not be mentionable."""
    ids = list(dict.fromkeys(int(one) for one in _ROLE.findall(text)))
    if allowed is None or "roles" in (allowed.get("parse") or ()):
        return ids
    named = {int(one) for one in allowed.get("roles") or ()}
    return [one for one in ids if one in named]


def mentions_everyone(text: str, allowed: Mapping[str, Any] | None) -> bool:
    """Return whether the message mentions everyone."""
    permitted = allowed is None or "everyone" in (allowed.get("parse") or ())
    return permitted and _EVERYONE.search(text) is not None
