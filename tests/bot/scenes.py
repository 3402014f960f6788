"""Valid presses: matches, tables, tournaments and settings in their current state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

from bot.koikoi.actions import Play
from bot.koikoi.cards import Card
from bot.koikoi.state import Phase
from bot.matches.errors import Refusal
from bot.matches.models.daily import day_of, number_of
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal
from bot.matchmaking.service import Matchmaking
from bot.moderation.service import Moderation, Ranked
from bot.playground.objects.components import BUTTON, SELECT
from bot.rotations.service import Rotations
from bot.safety.service import Safety
from bot.screens.message import panel_id, press_id
from bot.tournaments.model import Format, Plan, Stage, Tournament
from bot.tournaments.plans import Planned, Plans
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot.crowd import DM, PLACES, PRIVATE, PUBLIC, Scene, Town
from tests.bot.harness import CHALLENGER_DEALS, CHOICE, VIEWING
from tests.matchmaking.test_pairing import seek
from tests.refused import refuses

Made = Callable[[Town], Awaitable[Scene]]
HERE: Final = (PUBLIC, PRIVATE)

# ── why somebody was refused ────────────────────────────────────────────────────────────────────

UNKNOWN: Final = {
    "match": "I can't find that match.",
    "rotation": "I don't know this table.",
    "tournament": "I can't find that tournament here.",
}
NO_HOST: Final = "Only the bot's host can do this."
NO_ADMIN: Final = "Only members who can manage the server can do that."
NOT_OUTSIDE: Final = "That needs a server that I'm on, and I'm not a member here."
WATCHING: Final = "You're watching this match; only its two players can do that."
WATCHED: Final = "This match is over; only its two players can do that."
OTHERS_DEAL: Final = "This is "
OLD_BUTTON: Final = "This button is from an older version."


@dataclass(frozen=True, slots=True)
class Case:
    """A kind of press.

    Args:
        needs: the name of the required permission.
        scene: creates the scene.
        refused: the beginning of the refusal; `also`: of other refusals for some people.
        changes: whether permitted people store something; otherwise something is shown.
        where: the places in which it has an effect.
        secret: only its players may: others still play the same cards.
        alone: it concerns the presser alone, and each presser is a newcomer.
    """

    needs: str
    scene: Made
    refused: str = ""
    also: str = ""
    changes: bool = False
    where: tuple[str, ...] = PLACES
    secret: bool = False
    alone: bool = False


Cases = Mapping[str, tuple[Case, ...]]
"""For each button, menu or form: the valid presses."""

REVIEWS: Final = (
    ("review", "review"),
    ("replay", "replay"),
    ("replay at", "replay at 1"),
    ("replay round", "replay round 1"),
    ("replay step", "replay step 2 open"),
    ("replay rounds", "replay rounds table", "2"),
    ("replay points", "replay points table", "2"),
    ("film", "film 1"),
    ("film play", "film play 1"),
)
"""Looks at a finished match: for each verb, a press and its values."""


def of_match(stored: StoredMatch, words: str, *values: str, **more: Any) -> Scene:
    """A button, or with values a menu, on a message of a match."""
    info = stored.info
    known: dict[str, Any] = {
        "press": press_id(stored.id, stored.seq, words),
        "values": values,
        "names": "match",
        "players": frozenset(one.id for one in info.people),
        "host": info.challenger.id,
        "invited": None if info.opponent is None else getattr(info.opponent, "id", None),
        "match": stored.id,
    }
    if values:
        known["kind"] = SELECT
    return Scene(**(known | more))


def turn(stored: StoredMatch) -> frozenset[int]:
    """Return the player on turn, as a set."""
    assert stored.info.seats is not None
    assert stored.info.to_act is not None
    return frozenset({getattr(stored.info.seats[stored.info.to_act], "id", 0)})


async def kept(room: Town, name: str, make: Callable[[], Awaitable[StoredMatch]]) -> StoredMatch:
    """Return a match that is not changed any more, created once."""
    if name not in room.kept:
        room.kept[name] = (await make()).id
    return await room.stored(room.kept[name])


async def free_for_search(room: Town) -> None:
    """End the kept live match: a live search rests while its person plays one."""
    begun = room.kept.pop("begun", None)
    if begun is not None:
        await room.service.play.abort(begun, None)
    room.clock.move(timedelta(days=1))  # pairs that met or declined can be brought together again


# ── challenges ──────────────────────────────────────────────────────────────────────────────────


def challenge(words: str, *values: str, opponent: bool = True, **more: Any) -> Made:
    async def made(room: Town) -> Scene:
        room.tick()
        other = room.person(room.dai) if opponent else None
        terms = await room.service.settings.terms(room.place)
        asked = await room.service.challenges.invite(
            room.place, room.person(room.chiyo), other, terms
        )
        if values:
            await room.later(minutes=1)
        return of_match(await room.stored(asked.id), words, *values, **more)

    return made


def expired(words: str) -> Made:
    """Make a challenge that ran out."""

    async def made(room: Town) -> Scene:
        scene = await challenge(words)(room)
        await room.later(minutes=11)
        return scene

    return made


# ── matches ─────────────────────────────────────────────────────────────────────────────────────


def begun(
    words: str | Callable[[Town, StoredMatch], Awaitable[str]],
    *values: str,
    keep: bool = False,
    on_turn: bool = False,
    **terms: Any,
) -> Made:
    """A match that has just begun; reused for presses without an effect."""

    async def made(room: Town) -> Scene:
        stored = await (kept(room, "begun", room.match) if keep else room.match(**terms))
        said = words if isinstance(words, str) else await words(room, stored)
        actors = turn(stored) if on_turn else None
        return of_match(stored, said, *values, actors=actors)

    return made


async def first_play(room: Town, stored: StoredMatch) -> str:
    (mover,) = turn(stored)
    legal = (await room.service.queries.view(stored.id, mover)).legal
    return next(one.text for one in legal if isinstance(one, Play))


async def first_card(room: Town, stored: StoredMatch) -> str:
    return (await first_play(room, stored)).split()[1]


def said(verb: str, what: Callable[[Town, StoredMatch], Awaitable[str]]) -> Any:
    async def words(room: Town, stored: StoredMatch) -> str:
        return f"{verb} {await what(room, stored)}"

    return words


async def sure_play(room: Town, stored: StoredMatch) -> str:
    return f"sure {await first_play(room, stored)}"


def after(deck: Any, action: str, words: str, *, on_turn: bool = True) -> Made:
    """A match after its first move."""

    async def made(room: Town) -> Scene:
        stored = await room.match(deck)
        mover = room.at_turn(stored)
        legal = (await room.service.queries.view(stored.id, mover.id)).legal
        first = next(one for one in legal if one.text.startswith(action))
        stored = (await room.service.play.act(stored.id, mover, first, stored.seq)).stored
        await room.drawn()
        return of_match(stored, words, actors=turn(stored) if on_turn else None)

    return made


def to_stop(words: str) -> Made:
    return after(VIEWING, "play 08B", words)


def to_take(words: str) -> Made:
    return after(CHOICE, "play 12C1", words)


def swapping(words: str) -> Made:
    return begun(words, on_turn=True, preset="sloperama", length="rules")


async def between_rounds(room: Town) -> Scene:
    stored = await room.played(await room.match(), Phase.DEAL)
    return of_match(stored, "ready")


def absent(words: str) -> Made:
    async def made(room: Town) -> Scene:
        stored = await room.match()
        await room.client.presenter.post_table(stored.id)  # an unseen turn has no deadline
        await room.drawn()
        late = turn(stored)
        await room.later(minutes=2)  # half of the turn, then all of it
        await room.later(minutes=2)
        scene = of_match(await room.stored(stored.id), words)
        return replace(scene, actors=scene.players - late)

    return made


def offered(words: str) -> Made:
    async def made(room: Town) -> Scene:
        stored = await room.match()
        await room.service.play.offer(stored.id, room.person(room.chiyo))
        await room.drawn()
        return of_match(await room.stored(stored.id), words, actors=frozenset({room.dai.id}))

    return made


def finished(words: str, *values: str, keep: bool = True, panel: bool = False) -> Made:
    """A match that was played out. `panel`: it is chosen from a list; `{}` is its number."""

    async def ended(room: Town) -> StoredMatch:
        return await room.played(await room.match(length=1), None)

    async def made(room: Town) -> Scene:
        stored = await (kept(room, "finished", lambda: ended(room)) if keep else ended(room))
        chosen = [one.format(stored.id) for one in values]
        scene = of_match(stored, words.format(room.chiyo.id), *chosen)
        return replace(scene, press=panel_id(words.format(room.chiyo.id))) if panel else scene

    return made


def against_computer(words: str) -> Made:
    async def made(room: Town) -> Scene:
        room.tick()
        room.chance.deal(CHALLENGER_DEALS)
        terms = await room.service.settings.terms(room.place, length=1)
        start = room.service.computers.start
        stored = await start(room.place, room.person(room.chiyo), "greedy", terms)
        await room.drawn()
        return of_match(stored, words)

    return made


async def to_abort(room: Town) -> Scene:
    stored = await kept(room, "begun", room.match)
    return chosen_to_abort(of_match(stored, ""))


async def own_to_abort(room: Town) -> Scene:
    return chosen_to_abort(await own_match_of_admin(room))


def chosen_to_abort(scene: Scene) -> Scene:
    """The same match, chosen from the list."""
    return replace(scene, press=panel_id("abort"), values=(str(scene.match),), kind=SELECT)


async def own_match_of_admin(room: Town) -> Scene:
    """A match in which the owner of the server plays."""
    room.tick()
    terms = await room.service.settings.terms(room.place)
    one, owner = room.person(room.chiyo), room.person(room.aoi)
    asked = await room.service.challenges.invite(room.place, one, owner, terms)
    stored = (await room.service.challenges.accept(asked.id, owner)).stored
    await room.drawn()
    return of_match(stored, "abort-yes")


def by_players(
    made: Made, why: str = WATCHING, *, changes: bool = False, where: tuple[str, ...] = PLACES
) -> Case:
    return Case("player", made, why, changes=changes, where=where)


def by_mover(made: Made, *, changes: bool = False) -> Case:
    return Case("on turn", made, WATCHING, changes=changes)


INVITED: Final = "This challenge is for "

# ── panels ──────────────────────────────────────────────────────────────────────────────────────


def panel(words: str, *values: str, kind: int | None = None, **more: Any) -> Made:
    """A button, or with values a menu, on a panel. `{…}` are replaced by current ids."""

    async def made(room: Town) -> Scene:
        room.tick()
        ids = {
            "chiyo": room.chiyo.id,
            "channel": room.world.channel.id,
            "role": room.world.guild.manager_role_id,
            "today": number_of(day_of(room.clock.now())),
        }
        chosen = tuple(one.format_map(ids) for one in values)
        what = kind or (SELECT if values else 2)
        return Scene(panel_id(words.format_map(ids)), chosen, what, **more)

    return made


def own(words: str, *values: str) -> Case:
    """A setting of a person about themselves."""
    return Case("anybody", panel(words, *values), changes=True, alone=True)


def shown(words: str, *values: str, **more: Any) -> Case:
    return Case("anybody", panel(words, *values), **more)


def of_record(words: str, *values: str) -> Case:
    async def made(room: Town) -> Scene:
        if not room.record:
            stored = await room.played(await room.match(length=1), None)
            room.record = await room.service.queries.record(stored.id)
        return replace(await panel(words, *values)(room), record=room.record)

    return Case("anybody", made)


async def next_game(room: Town) -> Scene:
    stored = await kept(room, "begun", room.match)
    return Scene(panel_id("next"), actors=turn(stored))


def by_host(made: Made, *, changes: bool = False) -> Case:
    """For the host of the bot, who is on no other server."""
    return Case("host of the bot", made, NO_HOST, changes=changes, where=(PUBLIC, PRIVATE, DM))


async def to_answer(room: Town) -> Scene:
    """A report that waits for an answer: its host owns the application."""
    room.clock.move(timedelta(hours=1))  # reports are limited per hour
    stored = await kept(room, "begun", room.match)
    number = await room.service.reports.send(stored.id, room.person(room.chiyo), "No pile.")
    await room.client.host_desk.deliver()
    await room.drawn()
    form = (f"kk-answer:{number}", {"answer": "Mended."})
    return Scene(panel_id(f"report-answer {number}"), form=form)


async def to_ask_for_an_answer(room: Town) -> Scene:
    return replace(await to_answer(room), form=None)


async def erased(room: Town) -> Scene:
    room.tick()
    return Scene(panel_id("erase-yes"))


# ── to find an opponent on any server ───────────────────────────────────────────────────────────


def seeking(words: str, *, found: bool = False) -> Case:
    """Chiyo searches for an opponent, and has found Dai if requested."""

    async def made(room: Town) -> Scene:
        room.tick()
        if found:
            await free_for_search(room)
        await seek(room.service, [room.person(room.chiyo)])
        if found:
            room.clock.move(timedelta(minutes=10))  # any difference of ratings is accepted by now
            await seek(room.service, [room.person(room.dai)])
            await room.service.of(Matchmaking).bring_together(room.dai.id)
        theirs = frozenset({room.chiyo.id, *([room.dai.id] if found else [])})
        return Scene(panel_id(words), actors=theirs)

    return Case("anybody", made, changes=True, where=(PUBLIC, PRIVATE, DM))


def praising(words: str) -> Made:
    """Chiyo was matched with Dai outside servers, and a round of theirs is over."""

    async def made(room: Town) -> Scene:
        room.tick()
        await free_for_search(room)
        room.chance.deal(CHALLENGER_DEALS)
        search = room.service.of(Matchmaking)
        for one in (room.chiyo, room.dai):
            await seek(room.service, [room.person(one)])
            room.clock.move(timedelta(minutes=10))
        await search.bring_together(room.dai.id)
        await search.play(room.person(room.chiyo))
        (begun,) = {
            one.match.id: one.match
            for one in (await search.play(room.person(room.dai))).gone
            if one.match is not None
        }.values()
        return of_match(await room.played(begun, Phase.DEAL), words)

    return made


def blocking(words: str, *values: str) -> Made:
    """Chiyo has blocked Dai, and can undo that."""

    async def made(room: Town) -> Scene:
        stored = await room.match()
        await room.service.of(Safety).block(stored.id, room.person(room.chiyo))
        person = str(room.dai.id)
        chosen = tuple(value.format(id=person) for value in values)
        kind = SELECT if values else BUTTON
        press = panel_id(words.format(id=person))
        return Scene(press, chosen, kind, actors=frozenset({room.chiyo.id}))

    return made


# ── tables for several ──────────────────────────────────────────────────────────────────────────


def rotation(words: str, *, members: int = 2, over: bool = False, joins: bool = False) -> Made:
    """Chiyo's table with this many members, perhaps a finished one; `joins`: for other people."""

    async def made(room: Town) -> Scene:
        room.tick()
        service, people = room.service.of(Rotations), [room.chiyo, room.dai, room.given][:members]
        table = await service.open(room.place, room.person(room.chiyo), Goal(hands=6))
        for one in people[1:]:
            await room.drawn()  # otherwise it is random whether this state is drawn at all
            await service.join(table.id, room.person(one))
        if over:
            await room.drawn()
            await service.start(table.id, room.person(room.chiyo))
            with refuses(Refusal.ROTATION_OVER):
                for one in people:
                    await room.drawn()
                    await service.leave(table.id, room.person(one))
        await room.drawn()
        seated = frozenset(one.id for one in people)
        return Scene(
            panel_id(f"rotation {words} {table.id}"),
            names="rotation",
            players=seated,
            host=room.chiyo.id,
            actors=frozenset(one.id for one in room.pilots) - seated if joins else None,
        )

    return made


# ── the server's settings ───────────────────────────────────────────────────────────────────────


def setting(words: str, *values: str, kind: int | None = None, **stored: Any) -> Made:
    """A press on the panel; `stored`: changed settings, which somebody has changed before."""

    async def made(room: Town) -> Scene:
        await room.restore_settings()
        guild_id, service = room.world.guild.id, room.service.settings
        if stored:
            await service.change_guild_settings(
                guild_id, room.person(room.aoi), lambda now: replace(now, **stored)
            )
        said = words.replace("{last}", str(await service.last_change(guild_id)))
        return await panel(said, *values, kind=kind)(room)

    return made


def by_admin(made: Made, *, changes: bool = True, where: tuple[str, ...] = PLACES) -> Case:
    return Case("admin", made, NO_ADMIN, changes=changes, where=where)


def moderated(verb: str, *, blocked: bool = False, typed: bool = False) -> Made:
    """About a member who has never played; `typed`: the form opened by the button."""

    async def made(room: Town) -> Scene:
        room.tick()
        guild_id, moderation = room.world.guild.id, room.service.of(Moderation)
        fay = Person(10**17 + len(await moderation.blocks(guild_id, 10_000)), "Fay")
        if blocked:
            await moderation.block(guild_id, Ranked(room.person(room.aoi)), Ranked(fay), "Rude")
        term = "7" if verb == "mod-block-for" else None
        name = f"kk-block:{fay.id}" if term is None else f"kk-block-for:{fay.id}:{term}"
        form = (name, {"reason": "Rude"}) if typed else None
        chosen = str(fay.id) if verb == "mod-member" else term
        press = panel_id(verb if verb == "mod-member" else f"{verb} {fay.id}")
        if chosen is None:
            return Scene(press, form=form)
        return Scene(press, (chosen,), SELECT, form=form)

    return made


def warned(verb: str, *, typed: bool = False) -> Made:
    """About a member who was warned; `typed`: the form opened by the menu."""

    async def made(room: Town) -> Scene:
        room.tick()
        guild_id, moderation = room.world.guild.id, room.service.of(Moderation)
        fay = Person(10**17 + len(await moderation.warnings(guild_id, 10_000)), "Fay")
        await moderation.warn(guild_id, Ranked(room.person(room.aoi)), Ranked(fay), "Rude", None)
        [warning] = await moderation.warnings(guild_id, 1)
        form = (f"kk-warn:{fay.id}:7", {"reason": "Rude"}) if typed else None
        chosen = {"mod-warned": str(fay.id), "mod-warn": "7", "mod-unwarn": str(warning.id)}[verb]
        press = panel_id(verb if verb == "mod-warned" else f"{verb} {fay.id}")
        return Scene(press, (chosen,), SELECT, form=form)

    return made


def by_director(made: Made, *, changes: bool = True) -> Case:
    return Case("director", made, NO_ADMIN, changes=changes)


async def pasted(room: Town) -> Scene:
    await room.restore_settings()
    text = "```\nkoikoi-rules:1 sloperama usual seven=2\n```"
    since = await room.service.settings.last_change(room.world.guild.id)
    return Scene(panel_id(f"import {since}"), text=text)


def season(words: str) -> Made:
    async def made(room: Town) -> Scene:
        room.tick()
        boards, guild_id = room.service.leaderboards, room.world.guild.id
        running = await boards.begin_season(guild_id, "Moon")
        return Scene(panel_id(words.format(running.period)), content="```\nSun\n```")

    return made


# ── tournaments ─────────────────────────────────────────────────────────────────────────────────


async def cup(room: Town) -> Tournament:
    """Open Aoi's tournament, and sign up Chiyo, Dai and two others; end all other tournaments."""
    room.tick()
    await room.restore_settings()  # including the role of tournament managers
    service = room.service.of(Tournaments)
    for one in await service.of_guild(room.world.guild.id):
        if one.stage.open:
            await service.cancel(one.id, room.person(room.aoi), "the next one")
    terms = await room.service.settings.terms(room.place, length=1)
    plan = Plan(name="Cup", format=Format.SINGLE, most=8)
    found = await service.create(room.place, room.person(room.aoi), plan, terms, timedelta(hours=1))
    for pilot in (room.chiyo, room.dai, *room.others):
        room.clock.move(timedelta(seconds=1))
        await service.join(found.id, room.person(pilot))
    return found


async def first_hand(room: Town, deck: Sequence[Card]) -> int:
    """Begin a table for several at which Chiyo and Dai play first; return the hand's match."""
    room.tick()
    service = room.service.of(Rotations)
    table = await service.open(room.place, room.person(room.chiyo), Goal(hands=6))
    for one in (room.dai, room.given):
        await service.join(table.id, room.person(one))
    room.chance.deal(CHALLENGER_DEALS, deck)
    await service.start(table.id, room.person(room.chiyo))
    number = (await room.service.queries.rotation(table.id)).match_id
    assert number is not None
    return number


def tournament(
    words: str,
    *values: str,
    running: bool = False,
    names: bool = True,
    actors: Callable[[Town, Tournament], frozenset[int]] | None = None,
    **more: Any,
) -> Made:
    """Aoi's tournament with Chiyo, Dai and two others signed up."""

    async def made(room: Town) -> Scene:
        service = room.service.of(Tournaments)
        found = await cup(room)
        if running:
            await service.start(found.id)
            await room.client.of(TournamentRunner).go_on(found.id)
        for _ in range(3):  # one announcement may lead to another
            await room.client.of(TournamentRunner).look()
            await room.shown()
        found = await service.get(found.id)
        assert (found.stage is Stage.RUNNING) is running
        ids = {"id": found.id, "chiyo": room.chiyo.id}
        chosen = tuple(one.format_map(ids) for one in values)
        press = words.format_map(ids)
        form = more.get("form")
        return Scene(
            panel_id(press),
            chosen,
            SELECT if chosen else 2,
            names="tournament" if names else None,
            players=frozenset({room.chiyo.id, room.dai.id}),
            actors=None if actors is None else actors(room, found),
            form=None if form is None else (form.format_map(ids), {"reason": "It rains."}),
        )

    return made


Filled = tuple[str, Mapping[str, str | list[str]]]
"""The custom id of a form, and its values."""
MATCHES_FORM: Final[Filled] = ("kk-tour-matches", {"length": ["3"], "rounds": "4", "most": "8"})
ROLES_FORM: Final[Filled] = ("kk-tour-roles", {"entry": [], "call": [], "prize": []})


def planned(words: str, filled: Filled | None = None, *, changes: bool = True) -> Case:
    """Aoi's tournament, which is opened once she confirms its hour."""

    async def made(room: Town) -> Scene:
        await tournament("tour-back {id}")(room)  # it is shown, so that no more work follows
        terms = await room.service.settings.terms(room.place)
        plan, begins = Plan(name="Moon", format=Format.SWISS), room.clock.now() + timedelta(days=1)
        planned = Planned(
            place=room.place,
            by=room.person(room.aoi),
            plan=plan,
            terms=terms,
            typed="in 1 day",
            begins=begins,
        )
        room.service.of(Plans).keep(KEY, planned)
        form = None if filled is None else (f"{filled[0]}:{KEY}", filled[1])
        actors = frozenset({room.aoi.id})
        return Scene(panel_id(words.format(key=KEY)), actors=actors, form=form)

    return by_director(made, changes=changes)


KEY: Final = 10**18


def at_another_hour() -> Case:
    async def made(room: Town) -> Scene:
        found = await tournament("tour-back {id}")(room)
        begins = int((room.clock.now() + timedelta(days=1)).timestamp()) // 60
        press = f"{found.press.replace('tour-back', 'tour-hour')} {begins}"
        return replace(found, press=press)

    return by_director(made)


def changed(what: str, value: str) -> Case:
    """The form in which an admin enters the new value."""

    async def made(room: Town) -> Scene:
        found = await tournament("tour-change {id}")(room)
        number = found.press.split(" ")[-1]
        return replace(found, form=(f"kk-tour-change:{number}:{what}", {"value": value}))

    return by_director(made)


PLAN_FORM: Final[Mapping[str, str | list[str]]] = {
    "name": "Moon",
    "format": "swiss",
    "begins": "2h",
    "days": ["0"],
    "rules": ["server"],
}


def tournament_list(press: str, *, form: bool = False) -> Made:
    """The list of a server's tournaments, with the form for a new one."""

    async def made(room: Town) -> Scene:
        await tournament("tour-back {id}")(room)
        filled = ("kk-tour-new", PLAN_FORM) if form else None
        return Scene(panel_id(press), form=filled)

    return made


def watchers(room: Town, found: Tournament) -> frozenset[int]:
    return frozenset(one.id for one in room.pilots) - found.people.keys()


NOT_IN_IT: Final = "You aren't playing in this tournament"
NOT_SEATED: Final = "You're not at this table."


def entrant(words: str, **more: Any) -> Case:
    changes = more.pop("changes", True)
    return Case("player", tournament(words, **more), NOT_IN_IT, changes=changes)


def seeded() -> Made:
    """The form in which an admin gives Chiyo the third seed."""

    async def made(room: Town) -> Scene:
        found = await tournament("tour-seed {id} 0", "{chiyo}")(room)
        number = found.press.split(" ")[1]
        return replace(found, form=(f"kk-tour-seed:{number}:0:{room.chiyo.id}", {"seed": "3"}))

    return made


# ── forms ───────────────────────────────────────────────────────────────────────────────────────


def form(made: Made, custom_id: str, name: str, typed: str) -> Made:
    async def scene(room: Town) -> Scene:
        found = await made(room)
        filled = custom_id.format(match=found.match, seq=0)
        if found.names == "match":
            _, match, seq, _ = found.press.split(":")
            filled = custom_id.format(match=match, seq=seq)
        return replace(found, form=(filled, {name: typed}))

    return scene


def answered(made: Made, custom_id: str, **values: str | list[str]) -> Made:
    """The press on a form with several inputs, or with one that isn't typed."""

    async def scene(room: Town) -> Scene:
        return replace(await made(room), form=(custom_id, values))

    return scene


def reason(words: str, source: str, **more: Any) -> Case:
    custom_id = "kk-tour:{id}:" + words + source
    return by_director(tournament(words, form=custom_id, **more))
