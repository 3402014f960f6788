"""Shapes of JSON: checks of values, with Discord's error messages."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from bot.playground.objects.errors import BodyPlace

Shape = Callable[[Any, BodyPlace], bool]
"""Adds the errors of a value at its place. Returns whether the value is valid."""


def length(text: str) -> int:
    """Return a text's length in UTF-16 units, as Discord counts it; an emoji has two."""
    return len(text.encode("utf-16-le")) // 2


def text(most: int, least: int = 0) -> Shape:
    """Return the shape of a text with a length in a range."""

    def check(value: Any, place: BodyPlace) -> bool:
        if not isinstance(value, str):
            place.wrong("STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return False
        if least <= length(value) <= most:
            return True
        if least and not value:
            place.wrong("BASE_TYPE_REQUIRED", "This field is required")
        elif least:
            place.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            place.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        return False

    return check


def integer(least: int, most: int) -> Shape:
    """Return the shape of a whole number in a range."""

    def check(value: Any, place: BodyPlace) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            place.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            bound = f"int value should be greater than or equal to {least}."
            place.wrong("NUMBER_TYPE_MIN", bound)
        elif value > most:
            place.wrong("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    return check


def nonce(value: Any, place: BodyPlace) -> bool:
    """Check a nonce: a number or a short text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return True
    return text(25)(value, place)


def number(value: Any, place: BodyPlace) -> bool:
    """Check that a value is a number."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        place.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
        return False
    return True


def yes_or_no(value: Any, place: BodyPlace) -> bool:
    """Check that a value is a bool."""
    if not isinstance(value, bool):
        place.wrong("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
        return False
    return True


def snowflake(value: Any, place: BodyPlace) -> bool:
    """Check an id, as a text or a number."""
    if isinstance(value, bool) or not str(value).isdecimal():
        place.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return False
    return True


def one_of(*values: Any) -> Shape:
    """Return the shape of one of some values."""

    def check(value: Any, place: BodyPlace) -> bool:
        if isinstance(value, bool) or value not in values:
            shown = ", ".join(repr(one) for one in values)
            place.wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{shown}}}.")
            return False
        return True

    return check


def listing(shape: Shape, most: int, least: int = 0) -> Shape:
    """Return the shape of a list with a length in a range, whose items have a shape."""

    def check(value: Any, place: BodyPlace) -> bool:
        if not isinstance(value, list):
            place.wrong("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if not least <= len(value) <= most:
            if least:
                between = f"Must be between {least} and {most} in length."
                place.wrong("BASE_TYPE_BAD_LENGTH", between)
            else:
                place.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
            return False
        right = [shape(item, place.at(i)) for i, item in enumerate(value)]
        return all(right)

    return check


def form(fields: Mapping[str, Shape], required: Collection[str] = ()) -> Shape:
    """Return the shape of an object. Null counts as absent, unknown keys are ignored."""

    def check(value: Any, place: BodyPlace) -> bool:
        if not isinstance(value, dict):
            place.wrong("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return False
        right = True
        for name in required:
            if value.get(name) is None:
                place.at(name).wrong("BASE_TYPE_REQUIRED", "This field is required")
                right = False
        for name, shape in fields.items():
            if value.get(name) is not None:
                right = shape(value[name], place.at(name)) and right
        return right

    return check


def mapping(shape: Shape, keys: Collection[str]) -> Shape:
    """Return the shape of an object whose keys are in a set and whose values have a shape."""

    def check(value: Any, place: BodyPlace) -> bool:
        if not isinstance(value, dict):
            place.wrong("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return False
        right = True
        for key, one in value.items():
            if key not in keys:
                place.at(key).wrong("ENUM_TYPE_COERCE", f'Value "{key}" is not a valid enum value.')
                right = False
            elif one is not None:
                right = shape(one, place.at(key)) and right
        return right

    return check


def url(most: int, *schemes: str) -> Shape:
    """Return the shape of an address with one of some schemes."""
    fits = text(most, 1)

    def check(value: Any, place: BodyPlace) -> bool:
        if not fits(value, place):
            return False
        scheme = value.partition("://")[0].lower()
        if "://" not in value or scheme not in schemes:
            shown = ", ".join(f"'{one}'" for one in schemes)
            message = f'Scheme "{scheme}" is not supported. Scheme must be one of ({shown}).'
            place.wrong("URL_TYPE_INVALID_SCHEME", message)
            return False
        if not value.partition("://")[2]:
            place.wrong("URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return False
        return True

    return check
