"""The fields of each component, and the components that each may contain."""

from collections.abc import Mapping
from typing import Any, Final

from bot.playground.objects.components import (
    BUTTON,
    CHANNEL_SELECT,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    GALLERY,
    LABEL,
    MENTIONABLE_SELECT,
    RADIO_GROUP,
    ROLE_SELECT,
    ROW,
    SECTION,
    SELECT,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    USER_SELECT,
)
from bot.playground.objects.errors import BodyPlace
from bot.playground.rest.validation.shapes import (
    Shape,
    form,
    integer,
    listing,
    one_of,
    snowflake,
    text,
    url,
    yes_or_no,
)

_INT32: Final = 2**31 - 1
_ID: Final[Mapping[str, Shape]] = {"id": integer(0, _INT32)}
_CUSTOM_ID: Final[Mapping[str, Shape]] = {"custom_id": text(100, 1)}
_EMOJI: Final = form({"id": snowflake, "name": text(32), "animated": yes_or_no})
_MEDIA: Final = form({"url": url(2048, "http", "https", "attachment")}, ["url"])
_UPLOADED: Final = form({"url": url(2048, "attachment")}, ["url"])
_OPTION: Final = form(
    {
        "label": text(100, 1),
        "value": text(100, 1),
        "description": text(100),
        "emoji": _EMOJI,
        "default": yes_or_no,
    },
    ["label", "value"],
)
_TICK: Final = form(
    {
        "label": text(100, 1),
        "value": text(100, 1),
        "description": text(100),
        "default": yes_or_no,
    },
    ["label", "value"],
)
"""A radio button, or a box of a group."""
_PICTURE: Final[Mapping[str, Shape]] = {
    "media": _MEDIA,
    "description": text(1024, 1),
    "spoiler": yes_or_no,
}
_CHOOSING: Final[Mapping[str, Shape]] = {
    **_ID,
    **_CUSTOM_ID,
    "placeholder": text(150),
    "min_values": integer(0, 25),
    "max_values": integer(1, 25),
    "disabled": yes_or_no,
    "required": yes_or_no,
    "options": listing(_OPTION, 25, 1),
}


def components(types: frozenset[int], most: int, least: int = 1) -> Shape:
    """Return the shape of a list of components of some types."""

    def check_one(value: Any, place: BodyPlace) -> bool:
        return component(types)(value, place)

    return listing(check_one, most, least)


def component(types: frozenset[int]) -> Shape:
    """Return the shape of a component of one of some types."""

    def check(value: Any, place: BodyPlace) -> bool:
        if not isinstance(value, dict):
            place.wrong("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return False
        if value.get("type") not in types:
            shown = ", ".join(map(str, sorted(types)))
            message = f'Value of field "type" must be one of ({shown}).'
            place.at("type").wrong("UNION_TYPE_CHOICES", message)
            return False
        return _SHAPES[value["type"]](value, place)

    return check


_SELECTS: Final = (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
IN_ROW: Final = frozenset({BUTTON, SELECT, *_SELECTS})
IN_MODAL_ROW: Final = frozenset({TEXT_INPUT})
IN_LABEL: Final = frozenset(
    {TEXT_INPUT, SELECT, *_SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
)
IN_CONTAINER: Final = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
IN_LEGACY: Final = frozenset({ROW})
IN_V2: Final = IN_CONTAINER | {CONTAINER}
IN_MODAL: Final = frozenset({ROW, TEXT, LABEL})

_SHAPES: Final[Mapping[int, Shape]] = {
    ROW: form({**_ID, "components": components(IN_ROW | IN_MODAL_ROW, 5)}, ["components"]),
    BUTTON: form(
        {
            **_ID,
            **_CUSTOM_ID,
            "style": one_of(1, 2, 3, 4, 5, 6),
            "label": text(80),
            "emoji": _EMOJI,
            "url": url(512, "http", "https", "discord"),
            "sku_id": snowflake,
            "disabled": yes_or_no,
        },
        ["style"],
    ),
    SELECT: form(_CHOOSING, ["custom_id", "options"]),
    **{kind: form(_CHOOSING, ["custom_id"]) for kind in _SELECTS},
    TEXT_INPUT: form(
        {
            **_ID,
            **_CUSTOM_ID,
            "style": one_of(1, 2),
            "label": text(45, 1),
            "value": text(4000),
            "placeholder": text(100),
            "required": yes_or_no,
            "min_length": integer(0, 4000),
            "max_length": integer(1, 4000),
        },
        ["custom_id", "style"],
    ),
    SECTION: form(
        {
            **_ID,
            "components": components(frozenset({TEXT}), 3),
            "accessory": component(frozenset({BUTTON, THUMBNAIL})),
        },
        ["components", "accessory"],
    ),
    TEXT: form({**_ID, "content": text(4000, 1)}, ["content"]),
    THUMBNAIL: form({**_ID, **_PICTURE}, ["media"]),
    GALLERY: form({**_ID, "items": listing(form(_PICTURE, ["media"]), 10, 1)}, ["items"]),
    FILE: form({**_ID, "file": _UPLOADED, "spoiler": yes_or_no}, ["file"]),
    SEPARATOR: form({**_ID, "divider": yes_or_no, "spacing": one_of(1, 2)}),
    CONTAINER: form(
        {
            **_ID,
            "accent_color": integer(0, 0xFFFFFF),
            "spoiler": yes_or_no,
            "components": components(IN_CONTAINER, 40),
        },
        ["components"],
    ),
    LABEL: form(
        {
            **_ID,
            "label": text(45, 1),
            "description": text(100, 1),
            "component": component(IN_LABEL),
        },
        ["label", "component"],
    ),
    FILE_UPLOAD: form({**_ID, **_CUSTOM_ID}, ["custom_id"]),
    RADIO_GROUP: form(
        {**_ID, **_CUSTOM_ID, "required": yes_or_no, "options": listing(_TICK, 10, 2)},
        ["custom_id", "options"],
    ),
    CHECKBOX_GROUP: form(
        {
            **_ID,
            **_CUSTOM_ID,
            "min_values": integer(0, 10),
            "max_values": integer(1, 10),
            "required": yes_or_no,
            "options": listing(_TICK, 10, 1),
        },
        ["custom_id", "options"],
    ),
    CHECKBOX: form({**_ID, **_CUSTOM_ID, "default": yes_or_no}, ["custom_id"]),
}
