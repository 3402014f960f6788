"""The values of a submitted modal, with the checks of Discord's app."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.playground.objects.components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    RADIO_GROUP,
    SELECTS,
    TEXT_INPUT,
    walk,
)

Json = dict[str, Any]


def filled(components: Sequence[Json], values: Mapping[str, Any]) -> list[Json]:
    """Return the components of a submitted modal: their ids and values.

    Args:
        components: the components of the modal.
        values: the values by custom id. Missing values are those preset in the modal.

    Raises:
        ValueError: the modal doesn't have a field, or its value is invalid.
    """
    known = {one["custom_id"] for one in walk(components) if "custom_id" in one}
    if strange := set(values) - known:
        raise ValueError(f"The form has no field {min(strange)!r}.")
    return [_filled(one, number * 10, values) for number, one in enumerate(components, start=1)]


def _filled(component: Json, number: int, values: Mapping[str, Any]) -> Json:
    done: Json = {"type": component["type"], "id": component.get("id") or number}
    if "component" in component:
        done["component"] = _filled(component["component"], number + 1, values)
    if "components" in component:
        done["components"] = [_filled(one, number + 1, values) for one in component["components"]]
    if "custom_id" not in component:
        return done
    return done | {"custom_id": component["custom_id"]} | _value(component, values)


def _value(component: Json, values: Mapping[str, Any]) -> Json:
    given = values.get(component["custom_id"])
    kind = component["type"]
    if kind == TEXT_INPUT:
        return {"value": _text(component, given)}
    if kind in SELECTS or kind == CHECKBOX_GROUP:
        return {"values": _chosen(component, given)}
    if kind == RADIO_GROUP:
        return {"value": next(iter(_chosen(component, given)), None)}
    if kind == CHECKBOX:
        return {"value": bool(component.get("default") if given is None else given)}
    return {"value": given}


def _text(component: Json, given: Any) -> str:
    text = str(component.get("value") or "" if given is None else given)
    required = component.get("required") is not False
    least = component.get("min_length") or int(required)
    most = component.get("max_length") or 4000
    if text == "" and not required:
        return text
    if not least <= len(text) <= most:
        name = component.get("label") or component["custom_id"]
        raise ValueError(f"{name!r} takes {least} to {most} characters.")
    return text


def _chosen(component: Json, given: Any) -> list[str]:
    options = component.get("options") or ()
    if given is None:
        given = [option["value"] for option in options if option.get("default")]
        given += [one["id"] for one in component.get("default_values") or ()]
    chosen = [given] if isinstance(given, str) else [str(one) for one in given]
    offered = {option["value"] for option in options}
    if options and not offered.issuperset(chosen):
        raise ValueError(f"There is no option {min(set(chosen) - offered)!r}.")
    required = component.get("required") is not False
    least = component.get("min_values") if component.get("min_values") is not None else 1
    if required and len(chosen) < (least or 0):
        raise ValueError(f"Choose at least {least}.")
    all_of_them = len(options) if component["type"] == CHECKBOX_GROUP else 1
    most = component.get("max_values") or all_of_them
    if len(chosen) > most:
        raise ValueError(f"Choose at most {most}.")
    return chosen
