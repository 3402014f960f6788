"""The operations of a page: the actions of a person, and changes to people and servers."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.interaction import Interaction, State
from bot.playground.objects.locales import LOCALES
from bot.playground.objects.page_forms import list_dm
from bot.playground.page.controls import CONTROLS
from bot.playground.page.page_request import PageRequest
from bot.playground.user_client.client import CantDo

Json = dict[str, Any]

_LONGEST_NAME: Final = 32


Answering = Callable[[PageRequest], Awaitable[Any]]


async def _command(request: PageRequest) -> Json:
    path = [str(name) for name in request.field("name", list)]
    return _begun(request.client.command(request.channel, path, request.field("options", dict)))


async def _user_command(request: PageRequest) -> Json:
    target = request.named("target_id")
    return _begun(request.client.user_command(request.channel, request.field("name", str), target))


async def _autocomplete(request: PageRequest) -> list[Json]:
    path = [str(name) for name in request.field("name", list)]
    options, focused = request.field("options", dict), request.field("focused", str)
    interaction = request.client.autocomplete(request.channel, path, options, focused)
    while interaction.state is State.PENDING:
        await request.core.changes.next()
    if interaction.state is State.FAILED:
        raise CantDo("Loading options failed.")
    return interaction.choices


async def _click(request: PageRequest) -> Json:
    return _begun(request.client.use(request.message, request.field("custom_id", str)))


async def _select(request: PageRequest) -> Json:
    values = [str(value) for value in request.field("values", list)]
    return _begun(request.client.use(request.message, request.field("custom_id", str), values))


async def _submit_modal(request: PageRequest) -> Json:
    opened_by = request.core.interactions.by_id(request.id("interaction_id"))
    if opened_by is None or opened_by.person.id != request.person.id:
        raise CantDo("This form is no longer open.")
    return _begun(request.client.submit(opened_by, request.field("values", dict)))


async def _delete(request: PageRequest) -> None:
    request.client.delete(request.message)


async def _say(request: PageRequest) -> Json:
    text = request.field("content", str).strip()
    if not text or len(text) > 2000:
        raise CantDo("A message has 1 to 2000 characters.")
    return {"message_id": str(request.client.say(request.channel, text).id)}


async def _open_dm(request: PageRequest) -> Json:
    """Open the direct messages with the bot, or with another person."""
    directory = request.core.directory
    if "other_id" not in request.fields:
        return list_dm(directory.open_dm(request.person), directory.bot)
    other = request.named("other_id")
    if other.id == request.person.id:
        raise CantDo("Nobody writes to themselves.")
    return list_dm(request.world.open_between(request.person, other), directory.bot)


async def _add_person(request: PageRequest) -> Json:
    name, locale = request.field("name", str).strip(), _locale(request)
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise CantDo(f"A name has 1 to {_LONGEST_NAME} characters.")
    guild = request.core.directory.guilds.get(request.id("guild_id"))
    person = request.world.add_person(name, locale, guild)
    request.core.directory.open_dm(person)
    return {"id": str(person.id)}


async def _set_locale(request: PageRequest) -> None:
    request.world.set_locale(request.person, _locale(request))


async def _set_dms(request: PageRequest) -> None:
    request.world.set_dms(request.person, is_open=request.field("open", bool))


async def _set_app(request: PageRequest) -> None:
    request.world.install_for(request.person, installed=request.field("installed", bool))


async def _read(request: PageRequest) -> None:
    """Do nothing: the page itself stores which messages a person has read."""


_OPS: Final[Mapping[str, Answering]] = {
    "command": _command,
    "user_command": _user_command,
    "autocomplete": _autocomplete,
    "click": _click,
    "select": _select,
    "submit_modal": _submit_modal,
    "dismiss": _delete,
    "delete_message": _delete,
    "say": _say,
    "open_dm": _open_dm,
    "add_person": _add_person,
    "set_locale": _set_locale,
    "set_dms": _set_dms,
    "set_app": _set_app,
    "read": _read,
    **CONTROLS,
}


async def answer_page(core: Core, fields: Mapping[str, Any]) -> Any:
    """Perform an operation for a page, and return its result.

    Raises:
        CantDo: Discord's app would not do it. The message is a sentence for the person.
    """
    answering = _OPS.get(str(fields.get("op")))
    if answering is None:
        raise CantDo("The playground does not know this request.")
    return await answering(PageRequest(core, fields))


def _begun(interaction: Interaction) -> Json:
    return {"id": str(interaction.id)}


def _locale(request: PageRequest) -> str:
    locale = request.field("locale", str)
    if locale not in LOCALES:
        raise CantDo(f"Discord has no language {locale!r}.")
    return locale
