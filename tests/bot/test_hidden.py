"""Hidden cards stay hidden: cards that people can't see have no effect on anything they get.

The same evening happens in two worlds that differ only in hidden cards: the other hand, the rest of
the pile, a daily deal. In both, everybody presses everything, at each moment. For people who don't
know these cards, every version of every message must be equal, with its buttons, descriptions and
files.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from bot.daily.service import Daily
from bot.koikoi.cards import Card, parse_card
from bot.koikoi.deals import deal_from_deck
from bot.matches.models.match import StoredMatch
from bot.playground.testing.pilot import Pilot
from bot.screens.message import press_id
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot import press_cases
from tests.bot.crowd import Scene, town
from tests.bot.harness import CHALLENGER_DEALS, VIEWING
from tests.bot.scenes import cup, first_hand
from tests.bot.two_worlds import NUMBERS, OYA, Night, Witness, assert_alike, night

PLAYED: Final = tuple(map(parse_card, ("08B", "03C2")))
"""Cards of a dealer's hand in both worlds."""
LAST: Final = ("abort-yes", "resign-yes", "off-yes", "leave-yes")
"""Presses that may end a match come after all others."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at a moment.

    `knows`: people who may know the cards that differ. `sealed`: hidden even after the match.
    """

    name: str
    make: Callable[[Night], Awaitable[StoredMatch]]
    pressing: Sequence[str] = ("Chiyo", "Emi")
    knows: Sequence[str] = ("Dai",)
    sealed: bool = False


async def challenged(
    night: Night, one: Pilot, other: Pilot, *decks: Sequence[Card], **terms: Any
) -> StoredMatch:
    """A match in which these decks come first."""
    room = night.room
    room.tick()
    asked = await room.service.settings.terms(room.place, **{"length": 3} | terms)
    challenges, person = room.service.challenges, room.person(other)
    invited = await challenges.invite(room.place, room.person(one), person, asked)
    room.chance.deal(*decks)
    begun = (await challenges.accept(invited.id, person)).stored
    await room.drawn()
    return begun


async def begun(night: Night) -> StoredMatch:
    return await night.room.match(night.deck())


async def turn_of_the_other(night: Night) -> StoredMatch:
    """Dai knows more cards, and is on turn."""
    room, deck = night.room, night.deck(tuple(one for one in OYA if VIEWING[one] not in PLAYED))
    return await challenged(night, room.dai, room.chiyo, CHALLENGER_DEALS, deck)


async def second_seat(night: Night) -> StoredMatch:
    """Dai has begun; his other cards differ."""
    return await night.moved(await turn_of_the_other(night), "play 03C2")


async def decision_of_the_other(night: Night) -> StoredMatch:
    return await night.moved(await turn_of_the_other(night), "play 08B")


async def deciding(night: Night) -> StoredMatch:
    return await night.moved(await begun(night), "play 08B")


async def second_round(night: Night) -> StoredMatch:
    room = night.room
    stored = await night.moved(await room.match(), "play 08B")
    stored = await night.moved(stored, "stop")
    room.chance.deal(night.deck())
    for one in stored.info.people:
        stored = (await room.service.play.ready(stored.id, one)).stored
    await room.drawn()
    assert room.at_turn(stored).id == room.chiyo.id, "the winner deals"
    return stored


async def before_the_swap(night: Night) -> StoredMatch:
    """Nobody has seen a hand yet, so both differ."""
    room = night.room
    rules = (await room.service.settings.terms(room.place, preset="sloperama")).rules
    dealt = deal_from_deck(rules, VIEWING)
    places = [VIEWING.index(one) for one in (*dealt.oya[:4], *dealt.ko[:4])]
    terms = {"preset": "sloperama", "length": "rules"}
    return await challenged(night, room.chiyo, room.dai, night.deck(places), **terms)


async def against_computer(night: Night) -> StoredMatch:
    room = night.room
    room.tick()
    room.chance.deal(CHALLENGER_DEALS, night.deck())
    terms = await room.service.settings.terms(room.place, length=1)
    start = room.service.computers.start
    stored = await start(room.place, room.person(room.chiyo), "greedy", terms)
    await room.drawn()
    return stored


async def at_a_table(night: Night) -> StoredMatch:
    """The first hand of a table for several."""
    playing = await first_hand(night.room, night.deck())
    await night.room.drawn()
    return await night.room.stored(playing)


async def in_a_tournament(night: Night) -> StoredMatch:
    room, service = night.room, night.room.service.of(Tournaments)
    found = await cup(room)
    await service.start(found.id)
    await room.client.of(TournamentRunner).go_on(found.id)
    room.chance.deal(CHALLENGER_DEALS, night.deck(), CHALLENGER_DEALS, night.deck())
    for pilot in (room.chiyo, room.dai, *room.others):
        await service.here(found.id, room.person(pilot))
    for _ in range(3):  # one announcement may lead to another
        await room.client.of(TournamentRunner).look()
        await room.shown()
    game = (await room.service.queries.games_of(room.chiyo.id))[-1]
    assert game.seats is not None
    return await room.stored(game.id)


async def daily_in_play(night: Night) -> StoredMatch:
    """Dai plays the daily deal; nobody else has begun."""
    room = night.room
    stored = await room.service.of(Daily).start(room.place, room.person(room.dai), "greedy")
    if stored.info.status.open:
        assert room.at_turn(stored).id == room.dai.id, "choose other secrets"
    return stored


async def daily_over(night: Night) -> StoredMatch:
    room = night.room
    stored = await daily_in_play(night)
    if stored.info.status.open:
        await room.service.play.resign(stored.id, room.person(room.dai))
    return await room.stored(stored.id)


async def daily_of_others(night: Night) -> StoredMatch:
    """Dai has finished his deal, and the others are playing theirs."""
    room = night.room
    for one in (room.emi, room.aoi):
        await room.service.of(Daily).start(room.place, room.person(one), "greedy")
    return await daily_over(night)


async def daily_after_mine(night: Night) -> StoredMatch:
    """Emi and Dai have finished their deals; others are still playing."""
    room = night.room
    own = await room.service.queries.match_of_day(room.emi.id, room.service.of(Daily).today())
    assert own is not None
    await room.service.play.resign(own.id, room.person(room.emi))
    return await daily_over(night)


async def daily_of_yesterday(night: Night) -> StoredMatch:
    """Dai has finished it, and Aoi continues it after midnight."""
    room = night.room
    stored = await daily_over(night)
    room.clock.move(timedelta(days=1))
    return stored


MOMENTS: Final = (
    Moment("a match", begun, ("Chiyo", "Dai", "Emi", "Aoi")),
    Moment("a match, from the second seat", second_seat, ("Chiyo",)),
    Moment("the other's turn", turn_of_the_other, ("Dai", "Emi")),
    Moment("koi-koi or stop", deciding),
    Moment("the other's koi-koi or stop", decision_of_the_other, ("Dai", "Emi")),
    Moment("the second round", second_round),
    Moment("before the swap", before_the_swap, ("Chiyo",), knows=()),
    Moment("against the computer", against_computer, knows=()),
    Moment("at a table for several", at_a_table, ("Given",)),
    Moment("in a tournament", in_a_tournament, ("Emi",), ("Chiyo", "Dai", "Fumi", "Goro")),
)
OWN_HANDS: Final = ("today's deal, while I play", "today's deal, after mine")
"""At the beginning of these moments, the readers get their own daily deal."""
OF_THE_DAY: Final = (
    Moment("today's deal", daily_in_play, ("Dai", "Chiyo", "Emi", "Aoi"), sealed=True),
    Moment("today's deal, played", daily_over, ("Dai", "Chiyo", "Emi"), sealed=True),
    Moment("today's deal, while I play", daily_of_others, ("Emi", "Aoi"), sealed=True),
    Moment("today's deal, after mine", daily_after_mine, ("Emi",), ("Dai", "Aoi"), sealed=True),
    Moment(
        "yesterday's, which I still play",
        daily_of_yesterday,
        ("Aoi",),
        ("Dai", "Emi", "Chiyo"),
        sealed=True,
    ),
)


FIRST: Final = (
    replace(MOMENTS[0], pressing=("Chiyo", "Emi")),
    replace(OF_THE_DAY[0], pressing=("Chiyo",)),
    replace(OF_THE_DAY[1], pressing=("Emi",)),
)
"""The moments of the fast half."""


@dataclass(frozen=True, slots=True)
class Door:
    """A possible press on a match."""

    words: str
    values: tuple[str, ...]
    kind: int


async def doors_of_matches(folder: Path) -> Sequence[Door]:
    """Return all of them, with the words of real buttons."""
    known: dict[Door, None] = {}
    async with town(folder) as room:
        for cases in press_cases.ON_MATCHES.values():
            scene = await cases[0].scene(room)
            words = scene.press.split(":", 3)[3]
            known[Door(words, scene.values, scene.kind)] = None
            await room.over()
    return sorted(known, key=lambda one: LAST.index(one.words) if one.words in LAST else -1)


async def press_everything(night: Night, moment: Moment, doors: Sequence[Door]) -> None:
    room, witness = night.room, night.witness
    witness.ignoring = frozenset(night.pilot(one).id for one in moment.knows)
    stored = await moment.make(night)
    await room.shown()
    witness.step(f"{moment.name}: begins", keep=moment.name not in OWN_HANDS, settled=True)
    for door in doors:
        if moment.sealed and door.words in LAST:
            continue
        for name in moment.pressing:
            press = press_id(stored.id, stored.seq, door.words)
            presser = await night.presser(night.pilot(name), door.words)
            seen = await room.press(presser, Scene(press, door.values, door.kind))
            if seen.answer.modal is not None:
                witness.told(name, seen.answer.modal)
            now = await room.stored(stored.id)
            hidden = now.match is not None and now.match.round is not None
            witness.step(f"{moment.name}: {name}: {door.words}", keep=moment.sealed or hidden)
            if now.info.revision == stored.info.revision:
                continue
            if moment.sealed:
                stored = now
                continue
            await room.over()
            stored = await moment.make(night)
            witness.step("", keep=False)
    await room.over()
    witness.step("", keep=False)


@pytest.mark.parametrize("signature", ["f" * 32, "0" * 32, "0" * 15 + "f" * 17, "f" + "0" * 31])
def test_any_signature_of_a_file_is_one_number(signature: str) -> None:
    assert NUMBERS.sub("#", f'chart.png?hm={signature}"') == 'chart.png?hm=#"'


@pytest.mark.parametrize(
    "moments",
    [
        pytest.param(FIRST, id="the first"),
        pytest.param(MOMENTS, id="matches", marks=pytest.mark.slow),
        pytest.param(OF_THE_DAY, id="of the day", marks=pytest.mark.slow),
    ],
)
async def test_no_press_shows_hidden_cards(moments: Sequence[Moment], tmp_path: Path) -> None:
    doors = await doors_of_matches(tmp_path / "doors")
    witnesses: list[Witness] = []
    for differs in (False, True):
        async with night(tmp_path / str(differs), differs=differs) as found:
            for moment in moments:
                await press_everything(found, moment, doors)
        witnesses.append(found.witness)
    assert_alike(witnesses)
