"""Presses on a tournament's message, on the list of tournaments, and on the admins' panel.

Every admin may start a tournament, decide a pairing, remove a player and end it, not only its
creator. Interventions in the game need a reason, which everybody can read.
"""

from __future__ import annotations

from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import (
    PAGE,
    ROUND,
    SNOWFLAKE,
    Arguments,
    Param,
    button,
    choice,
    enum_param,
    menu,
    number,
    optional,
)
from bot.buttons.press import ComponentInteraction, item_on
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, PLAYER
from bot.interactions.context import Context
from bot.interactions.direct_messages import greet_soon
from bot.interactions.labels import public_label
from bot.interactions.permissions import (
    check_permissions,
    check_presence,
    guild_id_of,
    has_role,
    may_write,
    trouble_in,
)
from bot.matches.errors import ChangedMeanwhile, Refusal, Refused
from bot.screens.message import Panel, Screen, panel_id
from bot.screens.view_model import joined
from bot.screens.wording.names import visible
from bot.tournaments.model import (
    LONGEST_NOTE,
    MAX_PLAYERS,
    Result,
    Seen,
    Stage,
    Tournament,
)
from bot.tournaments.panel_screens import (
    OPEN,
    list_screen,
    manage_screen,
    page_of,
    result_screen,
    start_question,
)
from bot.tournaments.permissions import DIRECTOR, TOURNAMENT
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.screens import board_url, leave_question, table_screen
from bot.tournaments.service import Tournaments
from bot.tournaments.text_export import text_file
from bot.tournaments.transitions import check_start, refuse_own, refuse_own_opponent


async def join(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Sign up, or join the waiting list of a full tournament.

    Raises `Refused` without the role that the tournament needs.
    """
    check_presence(context, context.guild_id)
    found = await context.of(Tournaments).get(tournament_id)
    if found.entry_role is not None and not has_role(context, found.entry_role):
        raise Refused(Refusal.ENTRY_ROLE, role=found.entry_role)
    if found.waits_as(context.person.id) is None:
        found = await context.of(Tournaments).join(tournament_id, context.person)
    place = found.waits_as(context.person.id)
    if place is None:
        await _answer(context, tournament_id)
    else:
        context.of(TournamentRunner).go_on_soon(tournament_id)
        leave_label = await public_label(context, "button-sign-off")
        told = context.texts("tournament-waiting-place", place=place, button=leave_label)
        await context.reply.send_text(told)
    greet_soon(context)  # else all would be opened as the first round begins


async def leave(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Leave; after the start, ask once more."""
    found = await context.of(Tournaments).get(tournament_id)
    if found.stage is Stage.RUNNING and not found.has_left(context.person.id):
        await context.reply.send(leave_question(context.texts, found, context.person.id))
        return
    await context.of(Tournaments).leave(tournament_id, context.person)
    await _answer(context, tournament_id)


async def leave_surely(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Leave a running tournament."""
    await context.of(Tournaments).leave(tournament_id, context.person)
    await context.reply.redraw(Screen(context.texts("tournament-left")))
    context.of(TournamentRunner).go_on_soon(tournament_id)


async def stay(context: Context, _: ComponentInteraction, _tournament_id: int) -> None:
    """Decline to leave."""
    await context.reply.redraw(Screen(context.texts("tournament-stayed")))


async def here(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Confirm the person's presence for their match of this round."""
    await context.of(Tournaments).here(tournament_id, context.person)
    message = context.interaction.message
    if message is None or not message.flags.ephemeral:
        await _answer(context, tournament_id)
        return
    admin = item_on(context.interaction, panel_id("tour-new")) is not None
    await context.reply.redraw(await tournaments_page(context, admin=admin))
    context.of(TournamentRunner).go_on_soon(tournament_id)


async def table(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Show the table to one person."""
    found = await context.of(Tournaments).get(tournament_id)
    scores = await context.of(Tournaments).scores(tournament_id)
    await context.reply.send(table_screen(context.texts, found, scores))


async def text(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Send the standings and pairings to one person, as a text file."""
    found = await context.of(Tournaments).get(tournament_id)
    scores = await context.of(Tournaments).scores(tournament_id)
    file = text_file(context.texts, found, scores)
    await context.reply.send(Screen(context.texts("tournament-text-sent"), file=file))


async def _answer(context: Context, tournament_id: int) -> None:
    if not await context.of(TournamentRunner).answer(context.reply, tournament_id):
        found = await context.of(Tournaments).get(tournament_id)
        await context.reply.send_text(joined([context.texts("tournament-noted"), board_url(found)]))


async def tournaments_page(
    context: Context, *, admin: bool = False, note: str | None = None
) -> Panel:
    """Return the list of a server's tournaments. Raises `Refused` outside a server."""
    guild_id = context.guild_id
    if guild_id is None:
        raise Refused(Refusal.TOURNAMENT_GUILD_ONLY)
    found = await context.of(Tournaments).of_guild(guild_id)
    return list_screen(context.texts, found, context.person.id, admin=admin, note=note)


NOTE: Final = TextField("reason", LONGEST_NOTE)


async def manage(context: Context) -> None:
    """Show the open tournament, or a list to choose from if there are several."""
    found = await context.of(Tournaments).of_guild(guild_id_of(context))
    open_now = [one for one in found if one.stage.open]
    if len(open_now) == 1:
        await context.reply.send(managed(context, open_now[0]))
    else:
        await context.reply.send(await tournaments_page(context, admin=True))


async def show_list(context: Context, _: ComponentInteraction) -> None:
    """Show the list of tournaments, from which a new one is made."""
    await context.reply.redraw(await tournaments_page(context, admin=True))


async def choose(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Show the panel of the chosen tournament."""
    await _panel(context, tournament_id)


async def turn(context: Context, _: ComponentInteraction, tournament_id: int, page: int) -> None:
    """Show the panel with another page of its pairings."""
    await _panel(context, tournament_id, page=page)


async def ask_to_start(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Ask once more: nobody can sign up afterwards."""
    found = await context.of(Tournaments).get(tournament_id)
    check_start(found)
    await context.reply.redraw(start_question(context.texts, found))


async def start(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Close the sign-up and start the tournament."""
    await context.of(Tournaments).start(tournament_id)
    await done(context, tournament_id)


async def bring(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Show the tournament at the end of this channel, and play its next matches here."""
    await check_permissions(context)
    shown = await context.of(TournamentRunner).show_anew(tournament_id, context.place)
    await _panel(context, tournament_id, context.texts("tournament-brought") if shown else None)


async def ask_result(
    context: Context, _: ComponentInteraction, tournament_id: int, number: int, pairing: int
) -> None:
    """Ask how a pairing of a round ended."""
    found = await context.of(Tournaments).get(tournament_id)
    if not found.stage.open or number != found.round:
        await _panel(context, tournament_id, context.texts("refused-round-over"))
    else:
        await _question(context, found, pairing)


async def _question(
    context: Context, found: Tournament, number: int, note: str | None = None
) -> None:
    pairings = [one for one in found.of_round(found.round) if one.number == number]
    if not pairings or pairings[0].second is None:
        raise Refused(Refusal.PAIRING_DECIDED)
    refuse_own(pairings[0], context.person)
    prospect = await context.of(Tournaments).prospect(found, pairings[0])
    screen = result_screen(context.texts, found, pairings[0], prospect, note)
    await context.reply.redraw(screen)


async def back(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Show the panel again."""
    await _panel(context, tournament_id)


# ── what needs a reason ─────────────────────────────────────────────────────────────────────────


async def ask_to_decide(
    context: Context,
    press: ComponentInteraction,
    tournament_id: int,
    _number: int,
    _result: Result,
    _round: int,
    _seen: str,
) -> None:
    """Ask for the reason of a result."""
    await _ask(context, press, tournament_id)


async def ask_to_remove(
    context: Context, press: ComponentInteraction, tournament_id: int, _page: int, person_id: int
) -> None:
    """Ask why a player is removed."""
    if person_id != context.person.id:
        found = await context.of(Tournaments).get(tournament_id)
        refuse_own_opponent(found, person_id, context.person)
    await _ask(context, press, tournament_id, person_id)


async def ask_to_end(context: Context, press: ComponentInteraction, tournament_id: int) -> None:
    """Ask why a tournament is cancelled."""
    await _ask(context, press, tournament_id)


async def _ask(
    context: Context, press: ComponentInteraction, tournament_id: int, person_id: int | None = None
) -> None:
    found = await context.of(Tournaments).get(tournament_id)
    verb = press.words[0]
    warns = found.stage is Stage.RUNNING and verb in ("tour-end", "tour-remove")
    about = context.texts(f"reason-about-{verb.removeprefix('tour-')}" if warns else "reason-about")
    custom_id = f"kk-tour:{tournament_id}:{' '.join(press.words)}"
    if person_id is not None:
        custom_id += f":{person_id}"
    texts = context.texts
    title, label = texts("reason-title"), texts("reason-label")
    await forms.open_modal(
        context, custom_id, Question(NOTE, label=label, about=about), title=title
    )


async def submit(
    context: Context,
    typed: str,
    tournament_id: int,
    source: tuple[str, Arguments],
    person_id: int | None,
) -> None:
    """Carry out the admin's decision. `source`: the route and arguments that opened the form."""
    tournaments, by, note = context.of(Tournaments), context.person, visible(typed)
    if not note:
        raise Refused(Refusal.NO_REASON)
    match source, person_id:
        case ("tour-end", _), None:
            await tournaments.cancel(tournament_id, by, note)
        case ("tour-remove", _), int():
            await tournaments.remove(tournament_id, person_id, by, note)
        case ("tour-decide", (_, number, result, shown_round, shown)), None:
            seen = Seen(shown_round, None if shown == OPEN else Result(shown))
            await _decide(context, tournament_id, number, result, seen=seen, note=note)
            return
        case _:
            raise Refused(Refusal.OLD_FORM)
    await done(context, tournament_id)


async def _decide(
    context: Context, tournament_id: int, number: int, result: Result, *, seen: Seen, note: str
) -> None:
    """Set a result if the pairing is still as the admin saw it; else show its present state."""
    tournaments, by, texts = context.of(Tournaments), context.person, context.texts
    try:
        await tournaments.decide(tournament_id, number, result, by, note, seen=seen)
    except ChangedMeanwhile:
        found = await tournaments.get(tournament_id)
        if not found.stage.open or found.round != seen.round:
            await context.reply.redraw(managed(context, found, texts("refused-round-over")))
        else:
            await _question(context, found, number, texts("refused-decided-meanwhile"))
    else:
        await done(context, tournament_id, (seen.round, number))


async def done(
    context: Context, tournament_id: int, pairing: tuple[int, int] | None = None
) -> None:
    """Confirm a change, and note whether the tournament's message can show it.

    `pairing`: the round and the number of the one that was decided; the panel shows its page.
    """
    context.of(TournamentRunner).go_on_soon(tournament_id)
    found: Tournament = await context.of(Tournaments).get(tournament_id)
    place = found.place
    writes = may_write(context, place.channel_id)
    if writes is None and place.parent_id is None:
        note = context.texts("tournament-done-gone")
    elif writes is False:
        note = context.texts("tournament-done-closed", channel=f"<#{place.channel_id}>")
    else:  # an unknown thread may be archived: then its message shows the change
        note = context.texts("tournament-done")
    page = 0 if pairing is None else page_of(found, *pairing)
    await context.reply.redraw(managed(context, found, note, page))


async def _panel(
    context: Context, tournament_id: int, note: str | None = None, page: int = 0
) -> None:
    found: Tournament = await context.of(Tournaments).get(tournament_id)
    await context.reply.redraw(managed(context, found, note, page))


def managed(context: Context, found: Tournament, note: str | None = None, page: int = 0) -> Panel:
    """Return the panel, with the bot's missing permissions in the tournament's channel."""
    looked_at = found.held_at is None and found.stage.open and found.place.parent_id is None
    trouble = trouble_in(context, found.place.channel_id) if looked_at else None
    told = joined([trouble, note]) or None
    return manage_screen(context.texts, found, context.person.id, told, page)


PAIRING: Final = number(1, MAX_PLAYERS)
SEEN_RESULT: Final = choice(OPEN, *Result)


def _read_source(text: str) -> tuple[str, Arguments] | None:
    name, *words = text.split(" ")
    found = ROUTES.panel.get(name)
    arguments = None if found is None else found.read_words(tuple(words))
    return None if arguments is None else (name, arguments)


SOURCE: Final = Param(_read_source)
"""The custom id of the button or menu that opened a form: its route, and its arguments."""


ROUTES: Final = Routes(
    panel={
        "tour-join": button(join, TOURNAMENT, needs=ANYBODY),
        "tour-leave": button(leave, TOURNAMENT, needs=PLAYER),
        "tour-leave-yes": button(leave_surely, TOURNAMENT, needs=PLAYER),
        "tour-leave-no": button(stay, TOURNAMENT, needs=PLAYER),
        "tour-here": button(here, TOURNAMENT, needs=PLAYER),
        "tour-table": button(table, TOURNAMENT, needs=ANYBODY),
        "tour-text": button(text, TOURNAMENT, needs=ANYBODY),
        "tour-list": button(show_list, needs=DIRECTOR),
        "tour-manage": button(choose, TOURNAMENT, needs=DIRECTOR),
        "tour-admin": menu(choose, needs=DIRECTOR, chosen=TOURNAMENT),  # of earlier lists
        "tour-start": button(ask_to_start, TOURNAMENT, needs=DIRECTOR),
        "tour-start-yes": button(start, TOURNAMENT, needs=DIRECTOR),
        "tour-bring": button(bring, TOURNAMENT, needs=DIRECTOR),
        "tour-back": button(back, TOURNAMENT, needs=DIRECTOR),
        "tour-end": button(ask_to_end, TOURNAMENT, needs=DIRECTOR),
        "tour-page": button(turn, TOURNAMENT, PAGE, needs=DIRECTOR, way=True),
        # of earlier panels
        "tour-result": menu(ask_result, TOURNAMENT, ROUND, needs=DIRECTOR, chosen=PAIRING),
        "tour-set": button(ask_result, TOURNAMENT, ROUND, PAIRING, needs=DIRECTOR),
        "tour-decide": button(
            ask_to_decide,
            TOURNAMENT,
            PAIRING,
            enum_param(Result),
            ROUND,
            SEEN_RESULT,
            needs=DIRECTOR,
        ),
        "tour-remove": menu(
            ask_to_remove, TOURNAMENT, number(0, 9), needs=DIRECTOR, chosen=SNOWFLAKE
        ),
    },
    forms={
        "kk-tour": form(
            submit,
            NOTE,
            panel_id("{1}"),
            TOURNAMENT,
            SOURCE,
            optional(SNOWFLAKE),
            needs=DIRECTOR,
        ),
    },
)
