"""Forms. They are not kept in memory: each is parsed when it is submitted.

A form has up to five inputs. Only the values of a refused form are kept for a while: the next form
begins with them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import KW_ONLY, dataclass, replace
from typing import Any, Final, Generic, TypeVar, cast, overload

import discord
from discord import ui

from bot.buttons.params import SNOWFLAKE, Param, Route
from bot.buttons.press import item_on
from bot.interactions.authorization import Permission
from bot.interactions.context import Context
from bot.interactions.refused_forms import Key, Values
from bot.screens.message import CHOICE_LIMIT, Choice, clip

_LONGEST_TITLE: Final = 45
_LONGEST_ABOUT: Final = 100
"""Discord's limits in characters; a label has the limit of a title."""

T = TypeVar("T")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Question:
    """An input of a form with its texts, in the reader's language. Texts are cut to fit.

    `preset` are the input's initial values: a text, the values of choices, or ids of roles.
    """

    asked: Input[Any]
    _: KW_ONLY
    label: str
    about: str | None = None
    placeholder: str | None = None
    choices: tuple[Choice, ...] = ()
    preset: tuple[str, ...] = ()


class Inputs(ABC, Generic[V]):
    """The inputs of a form, and how their values are read."""

    @abstractmethod
    def read_form(self, submitted: Values) -> V:
        """Return the handler's argument. Raises `ValueError` if no app submits these values."""


class Input(Inputs[T]):
    """One input. A form of one input calls its handler with the value itself."""

    custom_id: str

    def read_form(self, submitted: Values) -> T:
        """Return the only value."""
        if list(submitted) != [self.custom_id]:
            raise ValueError("the form has other inputs")
        return self.read(submitted[self.custom_id])

    @abstractmethod
    def read(self, submitted: tuple[str, ...]) -> T:
        """Return the value. Raises `ValueError` if no app submits that for this input."""

    @abstractmethod
    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return the component. `guild`: the server of the form, or None."""


@dataclass(frozen=True, slots=True)
class TextField(Input[str]):
    """A text: its maximum length, several lines or one, and optional or not."""

    custom_id: str
    longest: int
    lines: bool = False
    optional: bool = False

    def read(self, submitted: tuple[str, ...]) -> str:
        """Return the text."""
        (text,) = submitted
        if len(text) > self.longest:
            raise ValueError("the text is too long")
        return text

    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return a text input."""
        hint = question.placeholder
        return ui.TextInput(
            custom_id=self.custom_id,
            style=discord.TextStyle.paragraph if self.lines else discord.TextStyle.short,
            placeholder=None if hint is None else clip(hint, _LONGEST_ABOUT),
            default=question.preset[0] if question.preset else None,
            max_length=self.longest,
            required=not self.optional,
        )


@dataclass(frozen=True, slots=True)
class ChoiceField(Input[T]):
    """One of several choices."""

    custom_id: str
    chosen: Param[T]

    def read(self, submitted: tuple[str, ...]) -> T:
        """Return the choice."""
        return _one_of(self.chosen, submitted)


class RadioField(ChoiceField[T]):
    """One of at most ten choices, which are all visible."""

    __slots__ = ()

    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return radio buttons."""
        options = [discord.RadioGroupOption(**one) for one in _options(question)]
        return ui.RadioGroup(custom_id=self.custom_id, options=options)


class MenuField(ChoiceField[T]):
    """One of at most 25 choices, in a menu."""

    __slots__ = ()

    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return a menu."""
        options = [discord.SelectOption(**one) for one in _options(question)]
        return ui.Select(custom_id=self.custom_id, options=options)


@dataclass(frozen=True, slots=True)
class CheckboxField(Input[tuple[T, ...]]):
    """Any number of at most ten choices, which are all visible."""

    custom_id: str
    chosen: Param[T]

    def read(self, submitted: tuple[str, ...]) -> tuple[T, ...]:
        """Return the choices."""
        if len({*submitted}) != len(submitted):
            raise ValueError("a choice is there twice")
        return tuple(_one_of(self.chosen, (one,)) for one in submitted)

    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return checkboxes."""
        options = [discord.CheckboxGroupOption(**one) for one in _options(question)]
        return ui.CheckboxGroup(
            custom_id=self.custom_id, options=options, min_values=0, required=False
        )


@dataclass(frozen=True, slots=True)
class RoleField(Input[int | None]):
    """The id of a role of the server; None: no role."""

    custom_id: str

    def read(self, submitted: tuple[str, ...]) -> int | None:
        """Return the role's id."""
        return _one_of(SNOWFLAKE, submitted) if submitted else None

    def component(self, question: Question, guild: discord.Guild | None) -> ui.Item[Any]:
        """Return a menu of roles, without a preset that was deleted: Discord refuses it."""
        there = [
            int(one)
            for one in question.preset
            if guild is not None and guild.get_role(int(one)) is not None
        ]
        kind = discord.SelectDefaultValueType.role
        return ui.RoleSelect(
            custom_id=self.custom_id,
            placeholder=question.placeholder,
            min_values=0,
            required=False,
            default_values=[discord.SelectDefaultValue(id=one, type=kind) for one in there],
        )


def _one_of(chosen: Param[T], submitted: tuple[str, ...]) -> T:
    (text,) = submitted
    value = chosen.read(text)
    if value is None:
        raise ValueError("this was not offered")
    return value


def _options(question: Question) -> list[dict[str, Any]]:
    return [
        {
            "label": clip(one.label, CHOICE_LIMIT),
            "value": one.value,
            "description": one.description and clip(one.description, CHOICE_LIMIT),
            "default": one.value in question.preset,
        }
        for one in question.choices
    ]


class Answers:
    """The values of a form with several inputs: `answers[NAME]` has the type of `NAME`."""

    def __init__(self, values: Mapping[Input[Any], Any]) -> None:
        self._values = values

    def __getitem__(self, asked: Input[T]) -> T:
        """Return the value of an input."""
        return cast("T", self._values[asked])

    def __contains__(self, asked: Input[Any]) -> bool:
        """Return whether the form had this input."""
        return asked in self._values


@dataclass(frozen=True, slots=True)
class Group(Inputs[Answers]):
    """Several inputs. `partial`: whether a form may have only some of them."""

    inputs: tuple[Input[Any], ...]
    partial: bool = False

    def read_form(self, submitted: Values) -> Answers:
        """Return the values by their inputs."""
        asked = [one for one in self.inputs if not self.partial or one.custom_id in submitted]
        if [one.custom_id for one in asked] != list(submitted):
            raise ValueError("the form has other inputs")
        return Answers({one: one.read(submitted[one.custom_id]) for one in asked})


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Route):
    """A form: its handler gets the submitted value, and the values of its words."""

    inputs: Inputs[Any]
    opened_by: str
    """The custom id of the button or menu that opens it; `{0}` is the form's first word.

    That custom id may have more words.
    """


A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
Act0 = Callable[[Context, V], Awaitable[None]]
Act1 = Callable[[Context, V, A], Awaitable[None]]
Act2 = Callable[[Context, V, A, B], Awaitable[None]]
Act3 = Callable[[Context, V, A, B, C], Awaitable[None]]


@overload
def form(act: Act0[V], inputs: Inputs[V], opened_by: str, /, *, needs: Permission) -> Form: ...
@overload
def form(
    act: Act1[V, A], inputs: Inputs[V], opened_by: str, a: Param[A], /, *, needs: Permission
) -> Form: ...
@overload
def form(
    act: Act2[V, A, B],
    inputs: Inputs[V],
    opened_by: str,
    a: Param[A],
    b: Param[B],
    /,
    *,
    needs: Permission,
) -> Form: ...
@overload
def form(
    act: Act3[V, A, B, C],
    inputs: Inputs[V],
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
    inputs: Inputs[Any],
    opened_by: str,
    /,
    *words: Param[Any],
    needs: Permission,
) -> Form:
    """Return a form, from its handler, its inputs, the button that opens it, and its words."""
    return Form(act, needs, words, inputs=inputs, opened_by=opened_by)


async def open_modal(context: Context, custom_id: str, *questions: Question, title: str) -> None:
    """Open a form as the answer, or refuse if it is too late for one.

    If the person's last values in this form were refused, the form has those values instead of the
    presets.
    """
    kept = context.tools.refused_forms.get(_key(context, custom_id), context.service.clock.now())
    title = title.rstrip("… ")  # of a button's label, which promises a form
    modal = ui.Modal(title=clip(title, _LONGEST_TITLE), custom_id=custom_id)
    for one in questions:
        shown = replace(one, preset=kept.get(one.asked.custom_id, one.preset))
        modal.add_item(
            ui.Label(
                text=clip(one.label, _LONGEST_TITLE),
                description=None if one.about is None else clip(one.about, _LONGEST_ABOUT),
                component=one.asked.component(shown, context.guild),
            )
        )
    modal.stop()  # discord.py need not keep it: it can be read also after a restart
    if not await context.reply.open_modal(modal):
        await context.reply.send_text(context.texts("refused-late-form"))


def keep_refused(context: Context) -> None:
    """Keep the values of the submitted form because it was refused: the next form has them."""
    values = _submitted(context.interaction)
    if values is not None:
        key = _key(context, _custom_id(context))
        context.tools.refused_forms.keep(key, values, context.service.clock.now())


def keep_values(context: Context, custom_id: str, values: Values) -> None:
    """Keep values for another form than the submitted one: the next one with this custom id.

    It has its own presets for inputs without a value.
    """
    key = _key(context, custom_id)
    context.tools.refused_forms.keep(key, values, context.service.clock.now())


async def handle_submitted(context: Context, handling: Callable[[], Awaitable[None]]) -> None:
    """Handle a submitted form. Its values are kept if that raises, as `keep_refused` does."""
    context.tools.refused_forms.drop(_key(context, _custom_id(context)))
    try:
        await handling()
    except Exception:
        keep_refused(context)
        raise


def _custom_id(context: Context) -> str:
    data: Mapping[str, Any] = context.interaction.data or {}
    return str(data.get("custom_id"))


def _key(context: Context, custom_id: str) -> Key:
    return context.person.id, context.guild_id, custom_id


def read_form(
    interaction: discord.Interaction[Any], opened_by: str, inputs: Inputs[V]
) -> tuple[V] | None:
    """Return the submitted value of a form. None for other inputs, or values that aren't possible.

    Also None unless the form was opened by the button or menu `opened_by` on a message for the
    person.
    """
    values = _submitted(interaction)
    if item_on(interaction, opened_by, longer=True) is None or values is None:
        return None
    try:
        return (inputs.read_form(values),)
    except ValueError:
        return None


def _submitted(interaction: discord.Interaction[Any]) -> Values | None:
    """Return the values of a submitted form by the ids of its inputs; None for another shape."""
    data: Mapping[str, Any] = interaction.data or {}
    components = data.get("components")
    found: dict[str, tuple[str, ...]] = {}
    for one in components if isinstance(components, list) else ():
        match one:
            case {"component": {"custom_id": str(name), "value": str(text)}}:
                values: tuple[Any, ...] = (text,)
            case {"component": {"custom_id": str(name), "values": [*several]}}:
                values = tuple(several)
            case _:
                return None
        if name in found or not all(isinstance(value, str) for value in values):
            return None
        found[name] = values
    return found
