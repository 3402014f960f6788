"""Validation of components beyond their single fields: sums, duplicates, combinations.

These checks run only if all fields are valid, on which they rely.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.playground.objects.components import (
    ATTACHMENT,
    BUTTON,
    CHECKBOX_GROUP,
    FILE,
    GALLERY,
    LINK_STYLE,
    PREMIUM_STYLE,
    RADIO_GROUP,
    ROW,
    SELECT,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
)
from bot.playground.objects.errors import BodyPlace
from bot.playground.rest.validation.emoji import is_emoji
from bot.playground.rest.validation.shapes import length

Json = dict[str, Any]

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
_WIDTH: Final = 5


def placed(components: Sequence[Json], place: BodyPlace) -> Iterator[tuple[Json, BodyPlace]]:
    """Yield every component with its place, in reading order."""
    for i, one in enumerate(components):
        here = place.at(i)
        yield one, here
        yield from placed(one.get("components") or (), here.at("components"))
        for inner in ("accessory", "component"):
            if one.get(inner):
                yield one[inner], here.at(inner)


def check_rules(
    components: Sequence[Json], place: BodyPlace, knows_emoji: Callable[[str], bool]
) -> None:
    """Check components by the rules for all of legacy messages, V2 messages and modals."""
    all_of_them = list(placed(components, place))
    _unique(
        all_of_them,
        "custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    )
    _unique(all_of_them, "id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    for one, here in all_of_them:
        if one["type"] == BUTTON:
            _check_button(one, here, knows_emoji)
        elif one["type"] == ROW:
            _check_row(one, here)
        elif one["type"] in SELECTS:
            _check_select(one, here, knows_emoji)
        elif one["type"] in (RADIO_GROUP, CHECKBOX_GROUP):
            _check_ticks(one, here)


def check_sums(components: Sequence[Json], place: BodyPlace) -> None:
    """Check the sums of a whole V2 message."""
    all_of_them = [one for one, _ in placed(components, place)]
    if len(all_of_them) > MOST_COMPONENTS:
        message = f"The total number of components must be {MOST_COMPONENTS} or fewer."
        place.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    if sum(length(one["content"]) for one in all_of_them if one["type"] == TEXT) > MOST_TEXT:
        message = f"Displayable text size is too large, must be {MOST_TEXT} or fewer."
        place.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_references(
    components: Sequence[Json], place: BodyPlace, filenames: Collection[str], fresh: Collection[str]
) -> None:
    """Check that every ``attachment://`` names a file of the message.

    Args:
        components: the components.
        place: their place in the body.
        filenames: the old and new files of the message.
        fresh: the new files of an edit, if Discord doesn't find them for a media gallery (see
            `Faults.refuses_gallery_uploads`).
    """
    for one, here in placed(components, place):
        match one["type"]:
            case kind if kind == GALLERY:
                for i, item in enumerate(one["items"]):
                    at = here.at("items", i, "media", "url")
                    _check_reference(item["media"]["url"], at, set(filenames) - set(fresh))
            case kind if kind == THUMBNAIL:
                _check_reference(one["media"]["url"], here.at("media", "url"), filenames)
            case kind if kind == FILE:
                _check_reference(one["file"]["url"], here.at("file", "url"), filenames)


def check_defaults(
    components: Sequence[Json], place: BodyPlace, known: Mapping[str, Collection[int]]
) -> None:
    """Check that the default values of menus exist; `known` has the ids of each kind."""
    for one, here in placed(components, place):
        if one["type"] not in SELECTS:
            continue
        for i, chosen in enumerate(one.get("default_values") or ()):
            if int(chosen["id"]) not in known.get(chosen["type"], ()):
                message = f"Unknown {chosen['type']}"
                at = here.at("default_values", i, "id")
                at.wrong("SELECT_COMPONENT_DEFAULT_VALUE_UNKNOWN", message)


def _check_reference(url: str, place: BodyPlace, filenames: Collection[str]) -> None:
    if url.startswith(ATTACHMENT) and url.removeprefix(ATTACHMENT) not in filenames:
        name = url.removeprefix(ATTACHMENT)
        message = f"The referenced attachment '{name}' was not found in the message's attachments."
        place.wrong("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)


def _unique(
    all_of_them: Sequence[tuple[Json, BodyPlace]], field: str, code: str, message: str
) -> None:
    seen: set[Any] = set()
    for one, here in all_of_them:
        value = one.get(field)
        if value is None or (field == "id" and value == 0):
            continue  # Discord chooses an id in place of 0
        if value in seen:
            here.at(field).wrong(code, message)
        seen.add(value)


def _check_button(button: Json, place: BodyPlace, knows_emoji: Callable[[str], bool]) -> None:
    style = button["style"]
    has = {field: button.get(field) is not None for field in ("custom_id", "url", "sku_id")}
    if style == PREMIUM_STYLE:
        if not has["sku_id"]:
            place.at("sku_id").wrong("BASE_TYPE_REQUIRED", "This field is required")
        return
    if style == LINK_STYLE:
        if not has["url"]:
            place.at("url").wrong("BASE_TYPE_REQUIRED", "A url is required")
        if has["custom_id"]:
            message = "A custom id and url cannot both be specified"
            place.wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    else:
        if not has["custom_id"]:
            message = "A custom id is required"
            place.at("custom_id").wrong("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)
        if has["url"]:
            message = "A custom id and url cannot both be specified"
            place.wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
    if not (button.get("label") or "").strip() and not button.get("emoji"):
        message = "A label or emoji is required"
        place.wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
    _check_emoji(button, place, knows_emoji)


def _check_row(row: Json, place: BodyPlace) -> None:
    kinds = [one["type"] for one in row["components"]]
    wide = any(kind in SELECTS or kind == TEXT_INPUT for kind in kinds)
    if wide and len(kinds) > 1:
        # A select or a text input fills its row.
        message = "The specified component exceeds the maximum width"
        place.at("components", 1).wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_select(select: Json, place: BodyPlace, knows_emoji: Callable[[str], bool]) -> None:
    least = 1 if select.get("min_values") is None else select["min_values"]
    most = 1 if select.get("max_values") is None else select["max_values"]
    if least > most:
        message = "Maximum values must be greater than or equal to minimum values"
        place.at("max_values").wrong("SELECT_COMPONENT_MAX_VALUES_TOO_SMALL", message)
    if select["type"] != SELECT:
        return
    _check_options(select["options"], place, least, most)
    for i, option in enumerate(select["options"]):
        _check_emoji(option, place.at("options", i), knows_emoji)


def _check_ticks(group: Json, place: BodyPlace) -> None:
    """Check radio buttons, of which one is chosen, or a group of boxes, of which all may be."""
    options = group["options"]
    if group["type"] == RADIO_GROUP:
        _check_options(options, place, 1, 1)
        return
    least = 1 if group.get("min_values") is None else group["min_values"]
    most = len(options) if group.get("max_values") is None else group["max_values"]
    if least > most:
        message = "Maximum values must be greater than or equal to minimum values"
        place.at("max_values").wrong("SELECT_COMPONENT_MAX_VALUES_TOO_SMALL", message)
    if least == 0 and group.get("required") is not False:
        message = "A group that needs no box can't be required"
        place.at("required").wrong("BASE_TYPE_FORBIDDEN", message)
    _check_options(options, place, least, most)


def _check_options(options: Sequence[Json], place: BodyPlace, least: int, most: int) -> None:
    if max(least, most) > len(options):
        message = f"Must be less than or equal to the number of options ({len(options)})"
        place.at("max_values").wrong("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)
    if sum(bool(option.get("default")) for option in options) > most:
        message = "More options are selected by default than may be chosen"
        place.at("options").wrong("SELECT_COMPONENT_TOO_MANY_DEFAULTS", message)
    seen: set[str] = set()
    for i, option in enumerate(options):
        if option["value"] in seen:
            message = "The specified option value is already used"
            place.at("options", i).wrong("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(option["value"])


def _check_emoji(owner: Json, place: BodyPlace, knows_emoji: Callable[[str], bool]) -> None:
    emoji = owner.get("emoji")
    if not emoji:
        return
    given = emoji.get("id")
    known = knows_emoji(str(given)) if given is not None else is_emoji(emoji.get("name") or "")
    if not known:
        place.at("emoji").wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji")
