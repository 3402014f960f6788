"""The application behind the bot: what its owner has set, kept on disk."""

from collections.abc import Mapping
from typing import Any, Final

from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

_KIND: Final = "application"
_SETTABLE: Final = (
    "description", "tags", "custom_install_url", "install_params", "integration_types_config",
    "interactions_endpoint_url", "role_connections_verification_url", "event_webhooks_url",
    "event_webhooks_status", "event_webhooks_types", "max_participants",
)  # fmt: skip
_ALWAYS_TOLD: Final = frozenset(
    {"description", "interactions_endpoint_url", "role_connections_verification_url"}
)
"""Told also where it is not set."""
_COMMANDS_ONLY: Final[Json] = {
    "oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}
}
NEW: Final[Json] = {"integration_types_config": {"0": _COMMANDS_ONLY, "1": _COMMANDS_ONLY}}
"""A new application has Discord's own link, for servers and for people, without the bot user."""


def settings(store: DocumentStore) -> Json:
    """What is set, as Discord tells it."""
    kept: Json = next(store.all(_KIND), NEW)
    return kept


def change(store: DocumentStore, body: Mapping[str, Any]) -> None:
    """Set what a valid body names; null takes it back."""
    kept = dict(settings(store))
    for name in _SETTABLE:
        if name not in body:
            continue
        value = _told(name, body[name])
        if value is None and name not in _ALWAYS_TOLD:
            kept.pop(name, None)
        else:
            kept[name] = value
    store.put(_KIND, 0, kept)


def _told(name: str, value: Any) -> Any:
    match name:
        case "description":
            # The reference takes a text, Discord's API description one for each language.
            return (value.get("default") if isinstance(value, dict) else value) or ""
        case "install_params":
            return value and _params(value)
        case "integration_types_config" if value is not None:
            return {key: _installation(one) for key, one in value.items() if one is not None}
    return value


def _installation(one: Mapping[str, Any]) -> Json:
    params = one.get("oauth2_install_params")
    return {} if params is None else {"oauth2_install_params": _params(params)}


def _params(params: Mapping[str, Any]) -> Json:
    permissions = str(params.get("permissions") or 0)
    return {"scopes": params.get("scopes") or [], "permissions": permissions}
