"""The routes for an interaction's token after the first answer, and for webhooks of channels."""

from typing import Final

from bot.playground.core import Core
from bot.playground.http.request import NO_CONTENT, ApiRequest, ApiResponse
from bot.playground.objects.errors import (
    INVALID_WEBHOOK_TOKEN,
    NOT_THE_AUTHOR,
    TOO_MANY_FOLLOW_UPS,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
)
from bot.playground.objects.interaction import Answer, Interaction, State
from bot.playground.objects.message import LOADING, Draft, Message
from bot.playground.objects.person import Person
from bot.playground.rest.automod import check_edit, filtered_answer
from bot.playground.rest.routes.callbacks import hidden_outside, replace_body, respond
from bot.playground.rest.routes.table import route
from bot.playground.rest.validation.message_body import check_message

MOST_FOLLOW_UPS: Final = 5
_ALL = "/webhooks/{webhook_id}/{webhook_token}"
_ONE = _ALL + "/messages/{message_id}"
_ORIGINAL = _ALL + "/messages/@original"


@route("POST", _ALL, public=True)
async def follow_up(core: Core, request: ApiRequest) -> ApiResponse:
    """Write another message.

    After "thinking…" alone it is an edit of that message, with the limits of edits: it notifies
    nobody, and new files can't be shown in a media gallery.

    An application that only a person has installed may write five.

    The webhooks of channels have the same path, and write to their channels.
    """
    if request.id("webhook_id") in core.webhooks:
        return _execute(core, request)
    interaction = _interaction(core, request)
    if interaction.answer is None:
        raise UNKNOWN_WEBHOOK.error()
    original = _original_or_none(core, interaction)
    if original is not None and original.flags & LOADING:
        check_message(core, request.form, request.uploads, original)
        return ApiResponse(core.messages.wire(_edited(core, interaction, original, request)))
    check_message(core, request.form, request.uploads)
    core.directory.require_uploads(interaction.channel, request.uploads)
    if interaction.only_users:
        if interaction.follow_ups == MOST_FOLLOW_UPS:
            raise TOO_MANY_FOLLOW_UPS.error()
        interaction.follow_ups += 1
    body = hidden_outside(core, interaction, filtered_answer(core, interaction, request.form))
    answer = replace_body(request, body)
    return ApiResponse(core.messages.wire(respond(core, interaction, answer)))


def _execute(core: Core, request: ApiRequest) -> ApiResponse:
    webhook = core.webhooks[request.id("webhook_id")]
    if request.params["webhook_token"] != webhook.token:
        raise INVALID_WEBHOOK_TOKEN.error()
    check_message(core, request.form, request.uploads)
    author = Person(webhook.id, webhook.name, None, bot=True)
    more = {"webhook_id": str(webhook.id)}
    draft = Draft(request.form, request.uploads, more)
    message = core.messages.create(core.directory.channel(webhook.channel_id), author, draft)
    if request.query.get("wait") not in {"true", "True", "1"}:
        return NO_CONTENT
    return ApiResponse(core.messages.wire(message))


@route("GET", _ORIGINAL, public=True)
@route("GET", _ONE, public=True)
async def get_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Return a message that answered the interaction."""
    return ApiResponse(core.messages.wire(_message(core, request, _interaction(core, request))))


@route("PATCH", _ORIGINAL, public=True)
@route("PATCH", _ONE, public=True)
async def edit_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Edit a message that answered the interaction."""
    interaction = _interaction(core, request)
    message = _message(core, request, interaction)
    check_message(core, request.form, request.uploads, message)
    return ApiResponse(core.messages.wire(_edited(core, interaction, message, request)))


@route("DELETE", _ORIGINAL, public=True)
@route("DELETE", _ONE, public=True)
async def delete_message(core: Core, request: ApiRequest) -> ApiResponse:
    """Delete a message that answered the interaction."""
    interaction = _interaction(core, request)
    message = _message(core, request, interaction)
    core.messages.delete(message)
    if interaction.state is State.DEFERRED:
        core.interactions.set_state(interaction, State.ANSWERED)
    return NO_CONTENT


def _interaction(core: Core, request: ApiRequest) -> Interaction:
    if request.id("webhook_id") != core.directory.bot.id:
        raise UNKNOWN_WEBHOOK.error()
    return core.interactions.for_token(request.params["webhook_token"])


def _original_or_none(core: Core, interaction: Interaction) -> Message | None:
    if interaction.original_id is None:
        return None
    return core.messages.by_id.get(interaction.original_id)


def _message(core: Core, request: ApiRequest, interaction: Interaction) -> Message:
    if request.params.get("message_id", "@original") == "@original":
        message = _original_or_none(core, interaction)
        if interaction.answer in {None, Answer.MODAL} or message is None:
            raise UNKNOWN_MESSAGE.error()
        return message
    message = core.messages.get(interaction.channel.id, request.id("message_id"))
    mine = message.id in {*interaction.message_ids, interaction.original_id}
    if not mine:
        # A token gives access only to the messages that answered its interaction.
        raise (UNKNOWN_MESSAGE if message.only_for else NOT_THE_AUTHOR).error()
    return message


def _edited(core: Core, interaction: Interaction, message: Message, request: ApiRequest) -> Message:
    core.directory.require_uploads(interaction.channel, request.uploads)
    check_edit(core, interaction, message, request.form)
    filling = bool(message.flags & LOADING)
    changed = core.messages.edit(message, request.form, request.uploads, silently=filling)
    if filling:
        # No push, because Discord notifies nobody of an edit, even if it replaces "thinking…".
        core.interactions.set_state(interaction, State.ANSWERED)
    return changed
