"""Opens tournaments as admins do: by the forms and the preview of `/koikoi-admin tournament`."""

from __future__ import annotations

from typing import Any, Final

from bot.playground.objects.channel import Channel
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id

NAME: Final = "Moon *Cup*"
FORMS: Final = {
    "tour-matches": frozenset({"length", "best", "rounds", "most"}),
    "tour-roles": frozenset({"entry", "call", "prize"}),
}
"""The inputs of the forms on a plan's preview, by the buttons that open these."""


def shown(answer: Answer) -> RenderedMessage:
    """Return the message of an answer."""
    assert answer.message is not None, answer
    return answer.message


async def listed(admin: Pilot, channel: Channel | None = None) -> RenderedMessage:
    """Return the list of tournaments, from which a new one is made."""
    panel = shown(await admin.command("koikoi-admin tournament", channel=channel))
    if panel.button(panel_id("tour-new")) is None:
        panel = shown(await admin.click(panel_id("tour-list"), in_=panel))
    return panel


async def plan(admin: Pilot, channel: Channel | None = None, **chosen: Any) -> Answer:
    """Fill in the form for a new tournament; return the answer: its preview, or a refusal.

    All other inputs stay as the forms preset them.
    """
    chosen = {one: str(value) for one, value in chosen.items()}
    panel = await listed(admin, channel)
    form = await admin.click(panel_id("tour-new"), in_=panel)
    later = frozenset().union(*FORMS.values())
    values = {"name": NAME, **{one: chosen[one] for one in chosen if one not in later}}
    answer = await admin.submit_modal(form, **values)
    for press, inputs in FORMS.items():
        values = {one: chosen[one] for one in chosen if one in inputs}
        if values:
            form = await admin.click(button_of(shown(answer), press), in_=shown(answer))
            answer = await admin.submit_modal(form, **values)
    return answer


def button_of(preview: RenderedMessage, press: str) -> str:
    """Return the custom id of a preview's button that begins with these words."""
    found = [one.custom_id or "" for one in preview.buttons]
    return next(one for one in found if one.startswith(f"{panel_id(press)} "))


async def open_tournament(admin: Pilot, channel: Channel | None = None, **chosen: Any) -> Answer:
    """Plan a tournament and open its sign-up; return the answer: its panel, or a refusal."""
    answer = await plan(admin, channel, **chosen)
    if answer.message is None or not any(
        "tour-open" in (one.custom_id or "") for one in answer.message.buttons
    ):
        return answer
    return await admin.click(button_of(answer.message, "tour-open"), in_=answer.message)
