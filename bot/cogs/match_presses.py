"""Presses about a match: each is one call of the service, then the newest state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.koikoi.cards import parse_card
from bot.matches.errors import (
    AlreadyFinished,
    Illegal,
    MatchError,
    NotStarted,
    NotYourTurn,
    StaleAction,
)
from bot.matches.stored import Status
from bot.views.fair import fair_screen
from bot.views.learn import learn_panel
from bot.views.menu import menu_screen, resign_screen, watching_screen
from bot.views.message import Screen, TextFile
from bot.views.press import Press
from bot.views.rules_panel import rules_panel
from bot.views.scene import Scene, scene_of
from bot.views.showing import Showing
from bot.views.yaku_list import yaku_screen

from .answering import Refused, Visit, check_permissions
from .lists import games_page
from .play import place_of

MOVED_ON = (StaleAction, NotYourTurn, Illegal, AlreadyFinished, NotStarted)
QUESTIONS = ("take", "koi", "stop")


# ── playing ─────────────────────────────────────────────────────────────────────────────────


async def move(visit: Visit, press: Press) -> None:
    """A card, or the answer to a question."""
    showing = await _showing(visit, press)
    if press.verb in QUESTIONS and showing.just_asked(press.seq, visit.client.mistap_guard):
        await visit.reply.hold()  # a tap that was meant for what stood there before
        return
    service = visit.client.service
    await _then_redraw(
        visit,
        press,
        showing,
        lambda: service.act(press.match_id, visit.person, press.action, press.seq),
    )


async def pick(visit: Visit, press: Press) -> None:
    """A card that can do several things: show what."""
    showing = await _showing(visit, press)
    showing.pick(press.seq, parse_card(press.words[0]))
    await showing.through(visit.reply)


async def unpick(visit: Visit, press: Press) -> None:
    """Another card after all."""
    showing = await _showing(visit, press)
    showing.pick(press.seq, None)
    await showing.through(visit.reply)


async def look_again(visit: Visit, press: Press) -> None:
    """A card while it wasn't one's turn: its button was disabled, so this state is old."""
    showing = await _showing(visit, press)
    await showing.through(visit.reply)


async def ready(visit: Visit, press: Press) -> None:
    """On to the next round. A watcher is told that it isn't theirs to say."""
    showing = await _showing(visit, press)
    service = visit.client.service
    await _then_redraw(visit, press, showing, lambda: service.ready(press.match_id, visit.person))


async def patience(visit: Visit, press: Press) -> None:
    """Give the absent player another turn's time."""
    await _about_absence(visit, press, visit.client.service.wait)


async def daily(visit: Visit, press: Press) -> None:
    """Go on by correspondence."""
    await _about_absence(visit, press, visit.client.service.make_daily)


async def claim(visit: Visit, press: Press) -> None:
    """Take the win."""
    await _about_absence(visit, press, visit.client.service.claim)


async def _about_absence(visit: Visit, press: Press, act: Callable[..., Awaitable[object]]) -> None:
    showing = await _showing(visit, press)
    await _then_redraw(visit, press, showing, lambda: act(press.match_id, visit.person))


async def _showing(visit: Visit, press: Press) -> Showing:
    presenter = visit.client.presenter
    await presenter.saw(press.match_id, visit.person.id)
    return await presenter.showing_of(press.match_id, visit.person.id, visit.reply)


async def _then_redraw(
    visit: Visit, press: Press, showing: Showing, act: Callable[[], Awaitable[object]]
) -> None:
    """Do it, and answer with the newest state, once; what came too late gets a quiet line."""
    note = None
    with showing.held():
        try:
            await act()
        except MOVED_ON as moved_on:
            if await _is_public(visit, press):
                raise
            note = visit.texts(_NOTES.get(type(moved_on), "note-stale"))
        await showing.through(visit.reply, note)


_NOTES: dict[type[MatchError], str] = {NotYourTurn: "note-wait", Illegal: "note-illegal"}


async def _is_public(visit: Visit, press: Press) -> bool:
    """Whether others see the pressed message: a line for one person has no place there."""
    message = visit.interaction.message
    return (
        visit.interaction.guild_id is not None
        and message is not None
        and not message.flags.ephemeral
    )


# ── the challenge ───────────────────────────────────────────────────────────────────────────


async def accept(visit: Visit, press: Press) -> None:
    """The challenge becomes the table."""
    client = visit.client
    await client.presenter.saw(press.match_id, visit.person.id)
    table = await client.presenter.table_of(press.match_id)
    on_table = table.message_id == visit.reply.pressed_message
    with table.held():
        await client.service.accept(press.match_id, visit.person)
        if on_table:
            await table.through(visit.reply)
    await client.presenter.make_thread(press.match_id)
    if not on_table:
        await client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def decline(visit: Visit, press: Press) -> None:
    """No; from the challenger: never mind."""
    table = await visit.client.presenter.table_of(press.match_id)
    with table.held():
        await visit.client.service.decline(press.match_id, visit.person)
        await table.through(visit.reply)


async def withdraw(visit: Visit, press: Press) -> None:
    """The same from the list of one's matches."""
    await visit.client.service.decline(press.match_id, visit.person)
    await visit.reply.redraw(await games_page(visit, 0))


async def how(visit: Visit, _: Press) -> None:
    """The game in one minute."""
    await visit.reply.send(learn_panel(visit.texts, try_it=False))


# ── looking ─────────────────────────────────────────────────────────────────────────────────


async def hand(visit: Visit, press: Press) -> None:
    """One's hand, always fresh; for a watcher, what watching offers."""
    stored = await visit.client.service.get(press.match_id)
    if stored.info.seat_of(visit.person.id) is None:
        over = stored.info.status is not Status.PLAYING
        await visit.reply.send(watching_screen(scene_of(stored, visit.texts), over=over))
        return
    await visit.client.presenter.saw(press.match_id, visit.person.id)
    await visit.client.presenter.open_hand(press.match_id, visit.person.id, visit.reply)


async def next_game(visit: Visit, press: Press) -> None:
    """The hand of the match that has waited longest."""
    games = await visit.client.service.games_of(visit.person.id)
    waiting = [
        info
        for info in games
        if info.waits_for(visit.person.id) and info.seats is not None and info.id != press.match_id
    ]
    match_id = waiting[0].id if waiting else press.match_id
    await visit.client.presenter.open_hand(match_id, visit.person.id, visit.reply)


async def yaku(visit: Visit, press: Press) -> None:
    """Yaku so far and within reach."""
    scene = await _scene(visit, press)
    if scene.view is None:
        raise NotStarted(press.match_id)
    await visit.reply.send(yaku_screen(scene))


async def menu(visit: Visit, press: Press) -> None:
    """Rare things."""
    can_bring = visit.interaction.guild_id is not None
    await visit.reply.send(menu_screen(await _scene(visit, press), can_bring=can_bring))


async def rules(visit: Visit, press: Press) -> None:
    """The rules of this match."""
    stored = await visit.client.service.get(press.match_id)
    await visit.reply.send(rules_panel(visit.texts, stored.info.terms))


async def fair(visit: Visit, press: Press) -> None:
    """The proof that no deal was changed."""
    deals = await visit.client.service.fair_deal(press.match_id)
    await visit.reply.send(fair_screen(visit.texts, press.match_id, deals))


async def record(visit: Visit, press: Press) -> None:
    """The record, as a file."""
    text = await visit.client.service.record(press.match_id)
    said = visit.texts("record-here", match=str(press.match_id))
    await visit.reply.send(Screen(said, file=TextFile(f"match-{press.match_id}.koikoi.txt", text)))


async def _scene(visit: Visit, press: Press) -> Scene:
    stored = await visit.client.service.get(press.match_id)
    return scene_of(stored, visit.texts, stored.info.seat_of(visit.person.id))


# ── rare things ─────────────────────────────────────────────────────────────────────────────


async def ask_to_resign(visit: Visit, press: Press) -> None:
    """Once more, before it is lost."""
    scene = await _scene(visit, press)
    if scene.info.status is not Status.PLAYING:
        raise AlreadyFinished(press.match_id, scene.info.status)
    if scene.seat is None:
        raise Refused(visit.texts("refused-not-your-seat"))
    await visit.reply.send(resign_screen(scene))


async def resign(visit: Visit, press: Press) -> None:
    """Give up."""
    await visit.client.service.resign(press.match_id, visit.person)
    await visit.reply.redraw(Screen(visit.texts("resigned")))


async def play_on(visit: Visit, _: Press) -> None:
    """Not after all."""
    await visit.reply.redraw(Screen(visit.texts("resign-kept")))


async def bring(visit: Visit, press: Press) -> None:
    """The table's message, at the end of this channel."""
    stored = await visit.client.service.get(press.match_id)
    here = place_of(visit.interaction)
    if not stored.info.status.open:
        raise AlreadyFinished(press.match_id, stored.info.status)
    if visit.person.id not in {person.id for person in stored.info.people}:
        raise Refused(visit.texts("refused-not-your-seat"))
    elsewhere = here.guild_id is None or here.guild_id != stored.info.place.guild_id
    if not elsewhere:
        check_permissions(visit)
    await visit.client.presenter.resend_table(press.match_id, None if elsewhere else here)
    await visit.reply.say(visit.texts("games-bring-missing" if elsewhere else "brought"))


async def report(visit: Visit, press: Press) -> None:
    """Something looks wrong: draw everything anew, and say what to tell an admin."""
    stored = await visit.client.service.get(press.match_id)
    visit.client.presenter.redraw_all(press.match_id)
    said: dict[str, Any] = {"match": str(stored.id), "seq": str(stored.seq)}
    await visit.reply.say(visit.texts("reported", **said))


async def rematch(visit: Visit, press: Press) -> None:
    """Again: a new challenge to the other, or the answer to theirs."""
    client = visit.client
    new = (await client.service.rematch(press.match_id, visit.person)).stored
    await client.presenter.saw(new.id, visit.person.id)
    if new.info.place.guild_id is None:
        await client.presenter.post_hand(new.id, visit.person.id)
    else:
        await client.presenter.post_table(new.id)
        client.presenter.refresh(new.id)
    await visit.reply.hold()


async def winner(visit: Visit, press: Press) -> None:
    """Play the winner: at once, or as soon as there is one."""
    stored = await visit.client.service.get(press.match_id)
    if stored.info.seat_of(visit.person.id) is not None:
        raise Refused(visit.texts("refused-illegal"))
    await visit.client.challengers.join(visit, stored.info)
