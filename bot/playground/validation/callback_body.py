"""What makes the first answer to an interaction refused."""

from collections.abc import Mapping
from typing import Any

from ..attachments import Upload
from ..core import Core
from ..errors import Problems
from ..interactions import Answer, Interaction, Kind
from .message_body import check_message

_ALLOWED = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFERRED_MESSAGE, Answer.MODAL, Answer.ACTIVITY},
    Kind.COMPONENT: set(Answer) - {Answer.CHOICES},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL: set(Answer) - {Answer.CHOICES, Answer.MODAL},
}


def check_callback(
    core: Core, interaction: Interaction, body: Mapping[str, Any], uploads: Mapping[int, Upload]
) -> Answer:
    """The kind of answer, if the body is a fit one."""
    try:
        answer = Answer(body.get("type", 0))
    except ValueError:
        raise Problems.one(("type",), "BASE_TYPE_CHOICES", "Unknown callback type") from None
    if answer not in _ALLOWED[interaction.kind]:
        message = "This callback type does not fit the interaction"
        raise Problems.one(("type",), "INTERACTION_CALLBACK_TYPE", message)
    data = body.get("data") or {}
    if answer is Answer.MESSAGE:
        check_message(core, data, uploads)
    elif answer is Answer.UPDATE:
        check_message(core, data, uploads, interaction.message)
    return answer
