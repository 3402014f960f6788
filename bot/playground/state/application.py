"""The bot's application: its settings, which are stored on disk."""

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
"""Settings that Discord returns even if they aren't set."""
_COMMANDS_ONLY: Final[Json] = {
    "oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}
}
NEW: Final[Json] = {"integration_types_config": {"0": _COMMANDS_ONLY, "1": _COMMANDS_ONLY}}
"""The settings of a new application: Discord's install link, without the bot user."""


def settings(store: DocumentStore) -> Json:
    """Return the settings in the form of Discord's response."""
    stored: Json = next(store.all(_KIND), NEW)
    return stored


def change(store: DocumentStore, body: Mapping[str, Any]) -> None:
    """Change the settings in a valid body; null resets a setting."""
    changed = dict(settings(store))
    for name in _SETTABLE:
        if name not in body:
            continue
        value = _told(name, body[name])
        if value is None and name not in _ALWAYS_TOLD:
            changed.pop(name, None)
        else:
            changed[name] = value
    store.put(_KIND, 0, changed)


def _told(name: str, value: Any) -> Any:
    match name:
        case "description":
            # A text by Discord's reference, a text for each language by its API description.
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
