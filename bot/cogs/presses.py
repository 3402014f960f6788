"""From a press to what it does: one table of verbs."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import discord

from bot.views.press import NO_MATCH, Press

from . import (
    abort_presses,
    challenge_presses,
    daily,
    look_presses,
    mine,
    panel_presses,
    play_presses,
    rare_presses,
    review_presses,
    settings_presses,
    teacher_presses,
)
from .answering import Visit, answering

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

_log = logging.getLogger(__name__)

Act = Callable[[Visit, Press], Awaitable[None]]

ON_MATCHES: Final[Mapping[str, Act]] = {
    "play": play_presses.move,
    "take": play_presses.move,
    "koi": play_presses.move,
    "stop": play_presses.move,
    "swap": play_presses.move,
    "keep": play_presses.move,
    "pick": play_presses.pick,
    "unpick": play_presses.unpick,
    "wait": play_presses.look_again,
    "ready": play_presses.ready,
    "accept": challenge_presses.accept,
    "decline": challenge_presses.decline,
    "level": challenge_presses.play_computer,
    "how": challenge_presses.how,
    "hand": look_presses.hand,
    "next": look_presses.next_game,
    "yaku": look_presses.yaku,
    "menu": look_presses.menu,
    "hint": teacher_presses.advise,
    "odds": teacher_presses.advise,
    "resign": rare_presses.ask_to_resign,
    "resign-yes": rare_presses.resign,
    "resign-no": rare_presses.play_on,
    "withdraw": challenge_presses.withdraw,
    "bring": rare_presses.bring,
    "rules": look_presses.rules,
    "fair": look_presses.fair,
    "record": look_presses.record,
    "review": review_presses.review,
    "report": rare_presses.report,
    "rematch": rare_presses.rematch,
    "winner": rare_presses.winner,
    "patience": play_presses.patience,
    "daily": play_presses.daily,
    "claim": play_presses.claim,
    "share": daily.share,
    "abort-yes": abort_presses.end_match,
    "abort-no": abort_presses.spare_match,
}
ON_PANELS: Final[Mapping[str, Act]] = {
    "games": panel_presses.games,
    "next": look_presses.next_game,
    "history": panel_presses.history,
    "leaderboard": panel_presses.leaderboard,
    "review": panel_presses.review,
    "daily": daily.begin,
    "daily-new": daily.begin_anew,
    "daily-table": daily.table,
    "daily-page": daily.turn_page,
    "try": panel_presses.try_it,
    "me": mine.choose,
    "export": mine.export,
    "erase": mine.ask_to_erase,
    "erase-yes": mine.erase,
    "erase-no": mine.keep,
    "settings": settings_presses.turn_page,
    "set": settings_presses.set_value,
    "option": settings_presses.open_option,
    "change": settings_presses.change,
    "preset": settings_presses.as_preset,
    "reset": settings_presses.reset,
    "abort": abort_presses.choose_match,
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
                if not await settings_presses.submit(visit, custom_id, data):
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
