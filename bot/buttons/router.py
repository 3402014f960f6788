"""The router: receives every button, menu and form, and calls the handlers of the bot's own."""

from __future__ import annotations

from typing import Any

import discord

from bot.buttons.press import ComponentInteraction, read_press
from bot.buttons.routes import RouteTable
from bot.interactions.answering import Interactions
from bot.interactions.authorization import MATCH, ResourceRef, check
from bot.interactions.context import Context
from bot.screens.message import NO_MATCH

Interaction = discord.Interaction[Any]


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
        about = "A press that is none of ours"
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
            form, typed, arguments = found
            await check(context, form.needs, form.reference(arguments))
            await form.handler(context, typed, *arguments)

    async def _handled(self, context: Context, press: ComponentInteraction) -> bool:
        """Check the permission, and call the handler; return False if there is no such route."""
        found = self._routes.resolve(press)
        if found is None:
            return False
        route, arguments = found
        if press.match_id != NO_MATCH:
            reference: ResourceRef | None = ResourceRef(MATCH, press.match_id)
        else:
            reference = route.reference(arguments)
        await check(context, route.needs, reference)
        await route.handler(context, press, *arguments)
        return True
