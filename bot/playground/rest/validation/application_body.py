"""Validation of changes of the application."""

from typing import Any, Final

from bot.playground.objects.errors import BodyPlace, Problems
from bot.playground.rest.validation.shapes import (
    Shape,
    form,
    integer,
    listing,
    mapping,
    one_of,
    text,
    url,
)

_MOST_PERMISSIONS: Final = 2**54 - 1


def _permissions(value: Any, place: BodyPlace) -> bool:
    """Check permission bits, as a number or as the text of a number."""
    given = int(value) if isinstance(value, str) and value.isdecimal() else value
    return integer(0, _MOST_PERMISSIONS)(given, place)


def _description(value: Any, place: BodyPlace) -> bool:
    """Check a text, or a text for each language."""
    shape: Shape = form({"default": text(400)}) if isinstance(value, dict) else text(400)
    return shape(value, place)


_PARAMS: Final = form(
    {
        "scopes": listing(one_of("applications.commands", "bot"), 2, 1),
        "permissions": _permissions,
    },
    ["scopes"],
)
_LINK: Final = url(2048, "http", "https")
_FORM: Final = form(
    {
        "description": _description,
        "tags": listing(text(20), 5),
        "custom_install_url": _LINK,
        "install_params": _PARAMS,
        "integration_types_config": mapping(form({"oauth2_install_params": _PARAMS}), {"0", "1"}),
        "interactions_endpoint_url": _LINK,
        "role_connections_verification_url": _LINK,
        "event_webhooks_url": _LINK,
    }
)


def check_application(body: Any) -> None:
    """Refuse a bad change of the application.

    Raises:
        ApiError: the body is invalid.
    """
    problems = Problems()
    place = problems.under()
    if _FORM(body, place):
        if body.get("custom_install_url") and body.get("install_params"):
            message = "Cannot set both a custom install URL and install params"
            place.at("custom_install_url").wrong("APPLICATION_INSTALL_URL_AND_PARAMS", message)
        types = body.get("integration_types_config")
        if types is not None and not any(one is not None for one in types.values()):
            message = "At least one installation context is needed."
            place.at("integration_types_config").wrong("BASE_TYPE_BAD_LENGTH", message)
    problems.raise_any()
