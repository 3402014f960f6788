"""The first answer to an interaction: a message, an update, a form, choices."""

from dataclasses import replace
from typing import Any

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.errors import Problems
from bot.playground.objects.interaction import Answer, Interaction, Kind, State
from bot.playground.objects.message import EPHEMERAL, LOADING, Draft, Message
from bot.playground.rest.automod import check_edit, filtered_answer
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.callback_body import check_callback

Json = dict[str, Any]


@route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", public=True)
async def answer(core: Core, request: ApiRequest) -> ApiResponse:
    """Handle the first answer to an interaction."""
    interaction = core.interactions.for_callback(
        request.id("interaction_id"), request.params["interaction_token"]
    )
    kind = check_callback(core, interaction, request.form, request.uploads)
    core.directory.require_uploads(interaction.channel, request.uploads)
    data: Json = request.form.get("data") or {}
    message: Message | None = None
    match kind:
        case Answer.MESSAGE:
            data = hidden_outside(core, interaction, filtered_answer(core, interaction, data))
            message = respond(core, interaction, replace_body(request, data))
            core.interactions.set_answer(interaction, kind, State.ANSWERED)
        case Answer.DEFERRED_MESSAGE:
            flags = hidden_outside(core, interaction, {"flags": data.get("flags")})
            message = respond(core, interaction, ApiRequest({}, body=flags), LOADING)
            core.interactions.set_answer(interaction, kind, State.DEFERRED)
        case Answer.DEFERRED_UPDATE:
            interaction.original_id = _own_message(interaction).id
            core.interactions.set_answer(interaction, kind, State.ANSWERED)
        case Answer.UPDATE:
            own = core.messages.get(interaction.channel.id, _own_message(interaction).id)
            check_edit(core, interaction, own, data)
            if core.faults.forgets_attachments and "attachments" not in data:
                data = {**data, "attachments": [{"id": number} for number in request.uploads]}
            message = core.messages.edit(own, data, request.uploads)
            interaction.original_id = message.id
            core.interactions.set_answer(interaction, kind, State.ANSWERED)
        case Answer.CHOICES:
            interaction.choices = data["choices"]
            core.interactions.set_answer(interaction, kind, State.ANSWERED)
        case Answer.MODAL:
            interaction.modal = data
            core.interactions.set_answer(interaction, kind, State.ANSWERED)
        case Answer.ACTIVITY:
            raise Problems.one(("type",), "INTERACTION_TYPE", "This application has no activity")
    if request.query.get("with_response") not in {"1", "true", "True"}:
        return NO_CONTENT
    return ApiResponse(_told(core, interaction, kind, message))


def hidden_outside(core: Core, interaction: Interaction, body: Json) -> Json:
    """Return the body of an answer, ephemeral where members may not use applications of their own.

    Discord hides the answers of an application that only a person has installed from others there.
    """
    guild = core.directory.guilds.get(interaction.channel.guild_id or 0)
    if guild is None or guild.external_apps or not interaction.only_users:
        return body
    return {**body, "flags": int(body.get("flags") or 0) | EPHEMERAL}


def replace_body(request: ApiRequest, body: Json) -> ApiRequest:
    """Return the request with another body."""
    return replace(request, body=body)


def full_name(data: Json) -> str:
    """Return a command's name with group and subcommand, as Discord shows it above the answer."""
    steps = [one for one in data.get("options", ()) if one["type"] in {1, 2}]
    return " ".join([data["name"], *map(full_name, steps)])


def respond(core: Core, interaction: Interaction, request: ApiRequest, flags: int = 0) -> Message:
    """Write a message that answers an interaction; the first one becomes ``@original``."""
    core.directory.channel(interaction.channel.id)  # raises if it was deleted meanwhile
    ephemeral = int(request.form.get("flags") or 0) & EPHEMERAL
    more: Json = {
        "flags": flags | ephemeral,
        "webhook_id": str(core.directory.bot.id),
        "application_id": str(core.directory.bot.id),
        "interaction_metadata": interaction.metadata(),
    }
    if interaction.kind is Kind.COMMAND:
        more["type"] = 20 if interaction.data.get("type", 1) == 1 else 23
        more["interaction"] = {
            "id": str(interaction.id),
            "type": 2,
            "name": full_name(interaction.data),
            "user": interaction.person.wire(),
        }
    elif interaction.message is not None:
        more["type"] = 19
        reference = {"type": 0, "channel_id": str(interaction.channel.id)}
        reference["message_id"] = str(interaction.message.id)
        if interaction.channel.guild_id is not None:
            reference["guild_id"] = str(interaction.channel.guild_id)
        more["message_reference"] = reference
    only_for = interaction.person.id if ephemeral else None
    draft = Draft(request.form, request.uploads, more, only_for, interaction.token)
    message = core.messages.create(interaction.channel, core.directory.bot, draft)
    if interaction.original_id is None:
        interaction.original_id = message.id
    interaction.message_ids.append(message.id)
    if not flags & LOADING:
        core.pushes.consider(interaction.channel, message, interaction.person.id)
    return message


def _own_message(interaction: Interaction) -> Message:
    if interaction.message is None:
        message = "Interaction has no message to update"
        raise Problems.one(("type",), "INTERACTION_CALLBACK_TYPE", message)
    return interaction.message


def _told(core: Core, interaction: Interaction, kind: Answer, message: Message | None) -> Json:
    metadata: Json = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "channel_id": str(interaction.channel.id),
        "response_message_loading": kind is Answer.DEFERRED_MESSAGE,
    }
    if interaction.channel.guild_id is not None:
        metadata["guild_id"] = str(interaction.channel.guild_id)
    if interaction.original_id is not None:
        original = core.messages.by_id.get(interaction.original_id)
        metadata["response_message_id"] = str(interaction.original_id)
        metadata["response_message_ephemeral"] = bool(original and original.flags & EPHEMERAL)
    reply: Json = {"interaction": metadata}
    if message is not None and kind in {Answer.MESSAGE, Answer.UPDATE}:
        reply["resource"] = {"type": int(kind), "message": core.messages.wire(message)}
    return reply
