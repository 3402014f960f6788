"""Validation of application commands."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.playground.objects.errors import ApiError, BodyPlace, Problems
from bot.playground.objects.locales import LOCALES
from bot.playground.rest.validation.shapes import (
    form,
    integer,
    length,
    listing,
    mapping,
    number,
    one_of,
    text,
    yes_or_no,
)
from bot.playground.state.commands import (
    CHAT,
    GROUP,
    INTEGER,
    MESSAGE,
    NUMBER,
    STRING,
    SUBCOMMAND,
    USER,
)

Json = Mapping[str, Any]

MOST_CHAT: Final = 100
MOST_MENU: Final = 15
MOST_CHARACTERS: Final = 8000
# Letters and digits of any script, the marks of Devanagari and Thai included.
_NAME: Final = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")

_NAMES: Final = mapping(text(32, 1), LOCALES)
_DESCRIPTIONS: Final = mapping(text(100, 1), LOCALES)


def _value(value: Any, place: BodyPlace) -> bool:
    return (text(100) if isinstance(value, str) else number)(value, place)


_CHOICE: Final = form(
    {"name": text(100, 1), "name_localizations": mapping(text(100, 1), LOCALES), "value": _value},
    ["name", "value"],
)


def _options(value: Any, place: BodyPlace) -> bool:
    return listing(_OPTION, 25)(value, place)


_OPTION: Final = form(
    {
        "type": integer(1, 11),
        "name": text(32, 1),
        "name_localizations": _NAMES,
        "description": text(100, 1),
        "description_localizations": _DESCRIPTIONS,
        "required": yes_or_no,
        "autocomplete": yes_or_no,
        "choices": listing(_CHOICE, 25),
        "min_value": number,
        "max_value": number,
        "min_length": integer(0, 6000),
        "max_length": integer(1, 6000),
        "options": _options,
    },
    ["type", "name", "description"],
)
_COMMAND: Final = form(
    {
        "type": one_of(CHAT, USER, MESSAGE),
        "name": text(32, 1),
        "name_localizations": _NAMES,
        "description": text(100),
        "description_localizations": _DESCRIPTIONS,
        "options": _options,
        "dm_permission": yes_or_no,
        "nsfw": yes_or_no,
        "contexts": listing(one_of(0, 1, 2), 3),
        "integration_types": listing(one_of(0, 1), 2),
    },
    ["name"],
)


def check_commands(bodies: Any) -> None:
    """Refuse an invalid set of commands.

    Raises:
        ApiError: a command is invalid.
    """
    problems = Problems()
    if not isinstance(bodies, list):
        raise Problems.one((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    seen: set[tuple[int, str]] = set()
    for i, body in enumerate(bodies):
        place = problems.under(i)
        if not _COMMAND(body, place):
            continue
        _check(body, place)
        key = (body.get("type") or CHAT, body["name"])
        if key in seen:
            message = "Application command names must be unique"
            place.at("name").wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
    problems.raise_any()
    for kind, most in ((CHAT, MOST_CHAT), (USER, MOST_MENU), (MESSAGE, MOST_MENU)):
        if sum(one == kind for one, _ in seen) > most:
            message = f"Maximum number of application commands reached ({most})."
            raise ApiError(400, 30032, message)


def check_command(body: Json) -> None:
    """Refuse an invalid command.

    Raises:
        ApiError: the command is invalid.
    """
    problems = Problems()
    place = problems.under()
    if _COMMAND(body, place):
        _check(body, place)
    problems.raise_any()


def _check(body: Json, place: BodyPlace) -> None:
    if (body.get("type") or CHAT) == CHAT:
        _check_name(body, place)
        if not body.get("description"):
            place.at("description").wrong("BASE_TYPE_REQUIRED", "This field is required")
    elif body.get("description") or body.get("options"):
        message = "Context menu commands cannot have description or options"
        place.wrong("APPLICATION_COMMAND_CONTEXT_MENU_FIELDS", message)
    _check_options(body.get("options") or (), place.at("options"), depth=0)
    if sum(length(one) for one in _texts(body)) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        place.wrong("APPLICATION_COMMAND_TOO_LARGE", message)


def _check_name(owner: Json, place: BodyPlace) -> None:
    names: dict[tuple[str, ...], str | None] = {("name",): owner["name"]}
    for locale, name in (owner.get("name_localizations") or {}).items():
        names["name_localizations", locale] = name
    for path, name in names.items():
        if name is not None and (not _NAME.fullmatch(name) or name != name.lower()):
            message = "Command name is invalid"
            place.at(*path).wrong("APPLICATION_COMMAND_INVALID_NAME", message)


def _check_options(options: Sequence[Json], place: BodyPlace, depth: int) -> None:
    names: set[str] = set()
    optional_before = False
    nested = [option["type"] in {SUBCOMMAND, GROUP} for option in options]
    if any(nested) and not all(nested):
        message = "Sub-command and sub-command group option types are mutually exclusive"
        place.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    for i, option in enumerate(options):
        here = place.at(i)
        _check_name(option, here)
        if option["name"] in names:
            message = "Option name already exists"
            here.at("name").wrong("APPLICATION_COMMAND_OPTION_NAME_ALREADY_EXISTS", message)
        names.add(option["name"])
        if option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            here.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")
        _check_kind(option, here, depth)


def _check_kind(option: Json, place: BodyPlace, depth: int) -> None:
    kind = option["type"]
    if kind in {SUBCOMMAND, GROUP}:
        too_deep = depth > (1 if kind == SUBCOMMAND else 0)
        if too_deep or (kind == GROUP and not option.get("options")):
            message = "Sub-commands can't be nested this way"
            place.at("type").wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            return
        _check_options(option.get("options") or (), place.at("options"), depth + 1)
        return
    if option.get("options"):
        message = "Only sub-commands and groups have options"
        place.at("options").wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    choices = option.get("choices") or ()
    if option.get("autocomplete") and choices:
        message = "Autocomplete can't be used together with choices"
        place.at("autocomplete").wrong("APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES", message)
    if (choices or option.get("autocomplete")) and kind not in {STRING, INTEGER, NUMBER}:
        message = "This option type can't have choices"
        place.at("choices").wrong("APPLICATION_COMMAND_OPTION_CHOICES_TYPE", message)
    _check_choices(choices, kind, place.at("choices"))


def _check_choices(choices: Sequence[Json], kind: int, place: BodyPlace) -> None:
    names, values = set(), set()
    for i, choice in enumerate(choices):
        if choice["name"] in names or choice["value"] in values:
            message = "Option choice names and values must be unique"
            place.at(i).wrong("APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE", message)
        names.add(choice["name"])
        values.add(choice["value"])
        if isinstance(choice["value"], str) != (kind == STRING):
            message = f'Value "{choice["value"]}" does not fit the option.'
            place.at(i, "value").wrong("NUMBER_TYPE_COERCE", message)


def _texts(owner: Json) -> Iterator[str]:
    """Yield the texts that count for a command's size; of translations only the longest."""
    for field in ("name", "description"):
        texts = [owner.get(field) or "", *(owner.get(f"{field}_localizations") or {}).values()]
        yield max(filter(None, texts), key=length, default="")
    if isinstance(owner.get("value"), str):
        yield owner["value"]
    for inner in (*(owner.get("options") or ()), *(owner.get("choices") or ())):
        yield from _texts(inner)
