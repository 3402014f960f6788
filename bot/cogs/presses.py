"""From a press to what it does: one table of verbs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.views.press import NO_MATCH, Press

from . import admin, match_presses, mine, panel_presses
from .answering import Visit, answering

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

_log = logging.getLogger(__name__)

Act = Callable[[Visit, Press], Awaitable[None]]

ON_MATCHES: Final[Mapping[str, Act]] = {
    "play": match_presses.move,
    "take": match_presses.move,
    "koi": match_presses.move,
    "stop": match_presses.move,
    "swap": match_presses.move,
    "keep": match_presses.move,
    "pick": match_presses.pick,
    "unpick": match_presses.pick,
    "wait": match_presses.look_again,
    "ready": match_presses.ready,
    "accept": match_presses.accept,
    "decline": match_presses.decline,
    "how": match_presses.how,
    "hand": match_presses.hand,
    "next": match_presses.next_game,
    "yaku": match_presses.yaku,
    "menu": match_presses.menu,
    "resign": match_presses.ask_to_resign,
    "resign-yes": match_presses.resign,
    "resign-no": match_presses.play_on,
    "withdraw": match_presses.withdraw,
    "bring": match_presses.bring,
    "rules": match_presses.rules,
    "fair": match_presses.fair,
    "record": match_presses.record,
    "report": match_presses.report,
    "rematch": match_presses.rematch,
    "winner": match_presses.winner,
    "patience": match_presses.patience,
    "daily": match_presses.daily,
    "claim": match_presses.claim,
    "abort-yes": admin.end_match,
    "abort-no": admin.spare_match,
}
ON_PANELS: Final[Mapping[str, Act]] = {
    "games": panel_presses.games,
    "history": panel_presses.history,
    "leaderboard": panel_presses.leaderboard,
    "try": panel_presses.try_it,
    "me": mine.choose,
    "export": mine.export,
    "erase": mine.ask_to_erase,
    "erase-yes": mine.erase,
    "erase-no": mine.keep,
    "settings": admin.turn_page,
    "set": admin.set_value,
    "option": admin.open_option,
    "change": admin.change,
    "preset": admin.as_preset,
    "reset": admin.reset,
    "abort": admin.choose_match,
}


class Presses:
    """Answers every button and menu, known or not."""

    def __init__(self, client: KoiKoiClient) -> None:
        self._client = client

    async def answer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A press of ours. Logs name the match and the step, never the press: it may name cards."""
        acts = ON_PANELS if press.match_id == NO_MATCH else ON_MATCHES
        act = acts.get(press.verb)
        about = f"A press on match {press.match_id}, seq {press.seq}"
        async with answering(self._client, interaction, about) as visit:
            if act is None:
                await visit.reply.say(visit.texts("refused-old-button"))
            else:
                await act(visit, press)

    async def leftover(self, interaction: discord.Interaction[Any]) -> None:
        """What no button answers: forms, and buttons of older versions."""
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            async with answering(self._client, interaction, "A form") as visit:
                if not await admin.submit(visit, custom_id, data):
                    await visit.reply.say(visit.texts("refused-old-form"))
        elif interaction.type is discord.InteractionType.component:
            if Press.read(custom_id) is not None and _is_on(interaction.message, custom_id):
                return
            async with answering(self._client, interaction, "An old button") as visit:
                await visit.reply.say(visit.texts("refused-old-button"))


def _is_on(message: discord.Message | None, custom_id: str) -> bool:
    """Whether the pressed message has the item: else the library drops the press in silence."""
    return message is not None and custom_id in set(_custom_ids(message.components))


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _custom_ids(getattr(component, "children", ()))
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from _custom_ids([accessory])
