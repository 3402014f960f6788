"""Presses that look at something about a match; each answers its user alone."""

from __future__ import annotations

from bot.matches.errors import NotStarted, NotYourSeat
from bot.matches.models.match import Status, StoredMatch
from bot.views.fair import fair_screen
from bot.views.menu import menu_screen, watching_screen
from bot.views.message import Screen, TextFile
from bot.views.press import NO_MATCH, Press
from bot.views.rules_panel import rules_panel
from bot.views.scene import Scene, scene_of
from bot.views.yaku_list import yaku_screen

from .answering import Refused, Visit


async def hand(visit: Visit, press: Press) -> None:
    """One's hand, always fresh; for a watcher, what watching offers."""
    stored = await _visible(visit, press)
    if stored.info.seat_of(visit.person.id) is None:
        over = stored.info.status is not Status.PLAYING
        await visit.reply.send(watching_screen(scene_of(stored, visit.texts), over=over))
        return
    await visit.client.presenter.saw(press.match_id, visit.person.id)
    await visit.client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def next_game(visit: Visit, press: Press) -> None:
    """The hand of the match that has waited longest."""
    games = await visit.client.service.queries.games_of(visit.person.id)
    waiting = [
        info
        for info in games
        if info.waits_for(visit.person.id) and info.seats is not None and info.id != press.match_id
    ]
    match_id = waiting[0].id if waiting else press.match_id
    if match_id == NO_MATCH:  # a digest that was too slow to go
        raise Refused(visit.texts("refused-nothing-waits"))
    await visit.client.presenter.open_hand(match_id, visit.person.id, visit.reply)


async def yaku(visit: Visit, press: Press) -> None:
    """Yaku so far and within reach."""
    scene = await scene_for(visit, press)
    if scene.view is None:
        raise NotStarted(press.match_id)
    await visit.reply.send(yaku_screen(scene))


async def menu(visit: Visit, press: Press) -> None:
    """Rare things."""
    can_bring = visit.interaction.guild_id is not None
    await visit.reply.send(menu_screen(await scene_for(visit, press), can_bring=can_bring))


async def rules(visit: Visit, press: Press) -> None:
    """The rules of this match."""
    stored = await visit.client.service.queries.get(press.match_id)
    await visit.reply.send(rules_panel(visit.texts, stored.info.terms))


async def fair(visit: Visit, press: Press) -> None:
    """The proof that no deal was changed."""
    await _visible(visit, press)
    deals = await visit.client.service.queries.fair_deal(press.match_id)
    await visit.reply.send(fair_screen(visit.texts, press.match_id, deals))


async def record(visit: Visit, press: Press) -> None:
    """The record, as a file."""
    await _visible(visit, press)
    text = await visit.client.service.queries.record(press.match_id)
    said = visit.texts("record-here", match=str(press.match_id))
    await visit.reply.send(Screen(said, file=TextFile(f"match-{press.match_id}.koikoi.txt", text)))


async def scene_for(visit: Visit, press: Press) -> Scene:
    """The match as the one who pressed may see it."""
    stored = await _visible(visit, press)
    return scene_of(stored, visit.texts, stored.info.seat_of(visit.person.id))


async def _visible(visit: Visit, press: Press) -> StoredMatch:
    """The match; a deal of the day is its player's alone, since others still play those cards."""
    stored = await visit.client.service.queries.get(press.match_id)
    if stored.info.day is not None and stored.info.seat_of(visit.person.id) is None:
        raise NotYourSeat(press.match_id)
    return stored
