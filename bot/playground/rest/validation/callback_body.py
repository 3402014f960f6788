"""Validation of the first answer to an interaction."""

from collections.abc import Mapping
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.components import LABEL, ROW, TEXT_INPUT
from bot.playground.objects.errors import BodyPlace, Problems
from bot.playground.objects.interaction import Answer, Interaction, Kind
from bot.playground.objects.locales import LOCALES
from bot.playground.objects.upload import Upload
from bot.playground.rest.validation.component_rules import check_rules, placed
from bot.playground.rest.validation.component_shapes import IN_MODAL, components
from bot.playground.rest.validation.message_body import check_message
from bot.playground.rest.validation.shapes import form, listing, mapping, number, text

MOST_IN_MODAL: Final = 5
_ALLOWED: Final = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL},
    Kind.COMPONENT: {
        Answer.MESSAGE,
        Answer.DEFERRED_MESSAGE,
        Answer.DEFERRED_UPDATE,
        Answer.UPDATE,
        Answer.MODAL,
    },
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: {
        Answer.MESSAGE,
        Answer.DEFERRED_MESSAGE,
        Answer.DEFERRED_UPDATE,
        Answer.UPDATE,
    },
}
_MODAL: Final = form(
    {"custom_id": text(100, 1), "title": text(45, 1), "components": components(IN_MODAL, 40)},
    ["custom_id", "title", "components"],
)


def check_callback(
    core: Core, interaction: Interaction, body: Mapping[str, Any], uploads: Mapping[int, Upload]
) -> Answer:
    """Return the kind of answer, if the body is valid.

    Raises:
        ApiError: the body is invalid.
    """
    answer = _kind(interaction, body)
    data = body.get("data")
    needs_data = {Answer.MESSAGE, Answer.UPDATE, Answer.CHOICES, Answer.MODAL}
    if answer in needs_data and not isinstance(data, dict):
        raise Problems.one(("data",), "BASE_TYPE_REQUIRED", "This field is required")
    match answer:
        case Answer.MESSAGE:
            check_message(core, data or {}, uploads)
        case Answer.UPDATE:
            # The bot may have edited the message after the click.
            clicked = interaction.message
            current = clicked and core.messages.by_id.get(clicked.id)
            check_message(core, data or {}, uploads, current or clicked)
        case Answer.CHOICES:
            _check_choices(interaction, data or {})
        case Answer.MODAL:
            _check_modal(data or {})
        case _:
            pass
    return answer


def _kind(interaction: Interaction, body: Mapping[str, Any]) -> Answer:
    try:
        answer = Answer(body.get("type", 0))
    except ValueError:
        message = "Value must be one of {4, 5, 6, 7, 8, 9, 12}."
        raise Problems.one(("type",), "BASE_TYPE_CHOICES", message) from None
    allowed = _ALLOWED[interaction.kind]
    if interaction.kind is Kind.MODAL and interaction.message is None:
        allowed = allowed - {Answer.UPDATE, Answer.DEFERRED_UPDATE}
    if answer not in allowed:
        message = "This callback type does not fit the interaction."
        raise Problems.one(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", message)
    return answer


def _check_choices(interaction: Interaction, data: Mapping[str, Any]) -> None:
    problems = Problems()
    value = text(100) if _focused_type(interaction.data.get("options") or ()) == 3 else number
    choice = form(
        {
            "name": text(100, 1),
            "name_localizations": mapping(text(100, 1), LOCALES),
            "value": value,
        },
        ["name", "value"],
    )
    form({"choices": listing(choice, 25)}, ["choices"])(data, problems.under("data"))
    problems.raise_any()


def _focused_type(options: Any) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if inner := _focused_type(option.get("options") or ()):
            return inner
    return 0


def _check_modal(data: Mapping[str, Any]) -> None:
    problems = Problems()
    place = problems.under("data")
    if _MODAL(data, place):
        here = place.at("components")
        if len(data["components"]) > MOST_IN_MODAL:
            message = f"Must be between 1 and {MOST_IN_MODAL} in length."
            here.wrong("BASE_TYPE_BAD_LENGTH", message)
        check_rules(data["components"], here, lambda _: True)
        for one, at in placed(data["components"], here):
            _check_modal_component(one, at)
    problems.raise_any()


def _check_modal_component(one: Mapping[str, Any], place: BodyPlace) -> None:
    if one["type"] == ROW and any(c["type"] != TEXT_INPUT for c in one["components"]):
        message = 'Value of field "type" must be one of (4).'
        place.at("components").wrong("UNION_TYPE_CHOICES", message)
    if one["type"] == ROW and any(c.get("label") is None for c in one["components"]):
        place.at("components", 0, "label").wrong("BASE_TYPE_REQUIRED", "This field is required")
    if one["type"] == LABEL and one["component"].get("label") is not None:
        message = "A label component's text input has no label of its own"
        place.at("component", "label").wrong("BASE_TYPE_FORBIDDEN", message)
    if one["type"] == TEXT_INPUT:
        least, most = one.get("min_length") or 0, one.get("max_length") or 4000
        if least > most:
            message = "Must be greater than or equal to min_length."
            place.at("max_length").wrong("TEXT_INPUT_COMPONENT_INVALID_LENGTHS", message)
