"""The router: receives every button, menu and form, and calls the handlers of the bot's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import discord

from bot.buttons.forms import Form, handle_submitted, read_form
from bot.buttons.params import Arguments, Route, match_route
from bot.buttons.press import ComponentInteraction, read_press
from bot.buttons.routes import Routes
from bot.interactions.answering import Interactions
from bot.interactions.authorization import MATCH, ResourceRef, check
from bot.interactions.context import Context
from bot.screens.message import NO_MATCH

Interaction = discord.Interaction[Any]

R = TypeVar("R", bound=Route)


class RouteTable:
    """All routes of the bot."""

    def __init__(self, routes: Iterable[Routes]) -> None:
        """Join the routes. Raises `ValueError` if two have the same name."""
        declared = tuple(routes)
        self.match: Final = _joined(one.match for one in declared)
        self.panel: Final = _joined(one.panel for one in declared)
        self.forms: Final = _joined(one.forms for one in declared)

    def resolve(self, press: ComponentInteraction) -> tuple[Route, Arguments] | None:
        """Return the route of a press and its handler's arguments, or None without a route."""
        if press.match_id != NO_MATCH:
            return match_route(self.match, press)
        return match_route(self.panel, press) if press.seq == 0 else None

    def resolve_form(
        self, interaction: discord.Interaction[Any]
    ) -> tuple[Form, Any, Arguments] | None:
        """Return a form, its submitted value, and the values of its custom id.

        None if it is no form of the bot, or was not opened from a message of this person.
        """
        data: Mapping[str, Any] = interaction.data or {}
        name, *words = str(data.get("custom_id")).split(":")
        found = self.forms.get(name)
        arguments = None if found is None else found.read_words(tuple(words))
        if found is None or arguments is None:
            return None
        read = read_form(interaction, found.opened_by.format(*words), found.inputs)
        return None if read is None else (found, read[0], arguments)


def _joined(parts: Iterable[Mapping[str, R]]) -> Mapping[str, R]:
    joined: dict[str, R] = {}
    for part in parts:
        if twice := joined.keys() & part.keys():
            raise ValueError(f"two routes have the name {', '.join(sorted(twice))}")
        joined.update(part)
    return joined


class Router:
    """Answers every button, menu and form, known or not."""

    def __init__(self, interactions: Interactions, routes: RouteTable) -> None:
        self._interactions = interactions
        self._routes = routes

    async def handle(self, interaction: Interaction) -> None:
        """Answer an interaction if it is a press or a form."""
        answers = {
            discord.InteractionType.component: self._press,
            discord.InteractionType.modal_submit: self._form,
        }
        answer = answers.get(interaction.type)
        if (
            answer is not None
            and not await self._interactions.in_flight.reject_duplicate_or_stopping(interaction)
        ):
            await answer(interaction)

    async def _press(self, interaction: Interaction) -> None:
        """Answer a press. The log names match and step, never the press: it may name cards."""
        press = read_press(interaction)
        about = "A press on a foreign control"
        if press is not None:
            about = f"A press on match {press.match_id}, seq {press.seq}"
        match_id = None if press is None or press.match_id == NO_MATCH else press.match_id
        async with self._interactions.answer(interaction, about, match_id=match_id) as context:
            context.refuse_barred(None if press is None else press.words[0])
            if press is None or not await self._handled(context, press):
                await context.reply.send_text(context.texts("refused-old-button"))

    async def _form(self, interaction: Interaction) -> None:
        found = self._routes.resolve_form(interaction)
        async with self._interactions.answer(interaction, "A form") as context:
            context.refuse_barred()
            if found is None:
                await context.reply.send_text(context.texts("refused-old-form"))
                return
            form, value, arguments = found
            await check(context, form.needs, form.reference(arguments))
            await handle_submitted(context, partial(form.handler, context, value, *arguments))

    async def _handled(self, context: Context, press: ComponentInteraction) -> bool:
        """Check the permission, and call the handler; return False if there is no such route."""
        found = self._routes.resolve(press)
        if found is None:
            return False
        route, arguments = found
        if press.match_id != NO_MATCH:
            if context.is_outside:
                await context.update_outside(press.match_id)
            reference: ResourceRef | None = ResourceRef(MATCH, press.match_id)
        else:
            reference = route.reference(arguments)
        await check(context, route.needs, reference)
        await route.handler(context, press, *arguments)
        return True
