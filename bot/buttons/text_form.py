"""Forms with one field. They are not kept in memory: each is parsed when it is submitted.

Only a refused text is kept for a while: the next form begins with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar, overload

import discord
from discord import ui

from bot.buttons.params import Param, Route
from bot.buttons.press import item_on
from bot.interactions.authorization import Permission
from bot.interactions.context import Context
from bot.interactions.refused_texts import Key
from bot.screens.message import clip

_LONGEST_TITLE: Final = 45
_LONGEST_ABOUT: Final = 100
"""Discord's limits in characters; a label has the limit of a title."""


@dataclass(frozen=True, slots=True)
class Field:
    """The field: its custom id, its maximum length, several lines or one, and optional or not."""

    custom_id: str
    longest: int
    lines: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Route):
    """A form: its handler gets the typed text and the values of its words."""

    field: Field
    opened_by: str
    """The custom id of the button or menu that opens it; `{0}` is the form's first word.

    That custom id may have more words.
    """


A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
Act0 = Callable[[Context, str], Awaitable[None]]
Act1 = Callable[[Context, str, A], Awaitable[None]]
Act2 = Callable[[Context, str, A, B], Awaitable[None]]
Act3 = Callable[[Context, str, A, B, C], Awaitable[None]]


@overload
def form(act: Act0, field: Field, opened_by: str, /, *, needs: Permission) -> Form: ...
@overload
def form(
    act: Act1[A], field: Field, opened_by: str, a: Param[A], /, *, needs: Permission
) -> Form: ...
@overload
def form(
    act: Act2[A, B], field: Field, opened_by: str, a: Param[A], b: Param[B], /, *, needs: Permission
) -> Form: ...
@overload
def form(
    act: Act3[A, B, C],
    field: Field,
    opened_by: str,
    a: Param[A],
    b: Param[B],
    c: Param[C],
    /,
    *,
    needs: Permission,
) -> Form: ...
def form(
    act: Callable[..., Awaitable[None]],
    field: Field,
    opened_by: str,
    /,
    *words: Param[Any],
    needs: Permission,
) -> Form:
    """Return a form, from its handler, its field, the button that opens it, and its words."""
    return Form(act, needs, words, field=field, opened_by=opened_by)


async def open_modal(
    context: Context,
    custom_id: str,
    field: Field,
    *,
    title: str,
    label: str,
    about: str,
    placeholder: str | None = None,
    typed: str | None = None,
) -> None:
    """Open a form as the answer, or refuse if it is too late for one. Texts are cut to fit.

    `typed`: the field's initial text. If the person's last text in this form was refused, the form
    has that text instead.
    """
    kept = context.tools.refused_texts.get(_key(context, custom_id), context.service.clock.now())
    form = ui.Modal(title=clip(title, _LONGEST_TITLE), custom_id=custom_id)
    style = discord.TextStyle.paragraph if field.lines else discord.TextStyle.short
    form.add_item(
        ui.Label(
            text=clip(label, _LONGEST_TITLE),
            description=clip(about, _LONGEST_ABOUT),
            component=ui.TextInput(
                custom_id=field.custom_id,
                style=style,
                placeholder=None if placeholder is None else clip(placeholder, _LONGEST_ABOUT),
                default=kept or typed,
                max_length=field.longest,
                required=not field.optional,
            ),
        )
    )
    form.stop()  # discord.py need not keep it: it can be read also after a restart
    if not await context.reply.open_modal(form):
        await context.reply.send_text(context.texts("refused-late-form"))


def keep_refused(context: Context, typed: str) -> None:
    """Keep the text of the submitted form, because it was refused: the next form begins with it."""
    key = _key(context, _custom_id(context))
    context.tools.refused_texts.keep(key, typed, context.service.clock.now())


async def submitted(context: Context, typed: str, handling: Callable[[], Awaitable[None]]) -> None:
    """Handle a submitted form. Its text is kept if that raises an error, as `keep_refused` does."""
    context.tools.refused_texts.drop(_key(context, _custom_id(context)))
    try:
        await handling()
    except Exception:
        keep_refused(context, typed)
        raise


def _custom_id(context: Context) -> str:
    data: Mapping[str, Any] = context.interaction.data or {}
    return str(data.get("custom_id"))


def _key(context: Context, custom_id: str) -> Key:
    return context.person.id, context.guild_id, custom_id


def read_typed(interaction: discord.Interaction[Any], opened_by: str, field: Field) -> str | None:
    """Return the typed text. None for another form's field, or if it is too long.

    Also None unless the form was opened by the button or menu `opened_by` on a message for the
    person.
    """
    if item_on(interaction, opened_by, longer=True) is None:
        return None
    data: Mapping[str, Any] = interaction.data or {}
    match data.get("components"):
        case [{"component": {"custom_id": field.custom_id, "value": str(typed)}}]:
            return typed if len(typed) <= field.longest else None
        case _:
            return None
