"""Each sentence of a feature fits its reader and the moment; the matches' own are beside this file.

`SITUATIONS` lists who can press what, and when, for the features in which several people meet.
"""

from __future__ import annotations

import re
from typing import Final

from bot.locales import texts_in
from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.playground.testing.pilot import Pilot
from tests.bot.forging import board, pressed
from tests.bot.harness import BotHarness
from tests.rotations.test_rotation import opened
from tests.tournaments.test_played import looked, signed_up, won_by_first

EN: Final = texts_in("en")
HOST, MEMBER, BYSTANDER = "host", "member", "bystander"
EVERYBODY: Final = (HOST, MEMBER, BYSTANDER)
GATHERING, PLAYING, OVER = "gathering", "playing", "over"
Situations = dict[tuple[str, str], dict[str, Refusal]]

AT_TABLES: Final[Situations] = {
    ("join", GATHERING): dict.fromkeys((HOST, MEMBER), Refusal.ALREADY_SEATED),
    ("join", PLAYING): dict.fromkeys((HOST, MEMBER), Refusal.ALREADY_SEATED),
    ("join", OVER): dict.fromkeys(EVERYBODY, Refusal.ROTATION_OVER),
    ("start", GATHERING): dict.fromkeys((MEMBER, BYSTANDER), Refusal.NOT_YOUR_ROTATION),
    ("start", PLAYING): dict.fromkeys(EVERYBODY, Refusal.ROTATION_STARTED),
    ("start", OVER): dict.fromkeys(EVERYBODY, Refusal.ROTATION_OVER),
    ("leave", GATHERING): {BYSTANDER: Refusal.NOT_SEATED},
    ("leave", PLAYING): {BYSTANDER: Refusal.NOT_SEATED},
    ("leave", OVER): {
        **dict.fromkeys((HOST, MEMBER), Refusal.ROTATION_OVER),
        BYSTANDER: Refusal.NOT_SEATED_OVER,
    },
    ("again", OVER): {BYSTANDER: Refusal.NOT_SEATED_OVER},
}
"""At a table for several: by the route and the moment, why a press is refused, by its reader."""

NEVER, LOOKING, STOPPED = "never", "looking", "stopped"
IN_SEARCHES: Final = {
    ("find-play", NEVER): Refusal.NOBODY_FOUND,
    ("find-stop", NEVER): Refusal.NOT_LOOKING,
    ("find-daily", NEVER): Refusal.NOT_LOOKING,
    ("find-play", LOOKING): Refusal.STILL_LOOKING,
    ("find-play", STOPPED): Refusal.NOBODY_FOUND,
    ("find-stop", STOPPED): Refusal.NOT_LOOKING,
    ("find-daily", STOPPED): Refusal.NOT_LOOKING,
}
"""In the search for an opponent: why a press of the person who looks, or looked, is refused."""

SIGN_UP, ROUND, LATER, ENDED = "sign-up", "round", "later round", "ended"
SEED, PLAYER, GONE = "first seed", "player", "left in the sign-up"
ALL: Final = (SEED, PLAYER, GONE)
IN_TOURNAMENTS: Final[Situations] = {
    ("join", SIGN_UP): dict.fromkeys((SEED, PLAYER), Refusal.ALREADY_SIGNED_UP),
    ("leave", SIGN_UP): {GONE: Refusal.NOT_IN_TOURNAMENT},
    ("here", SIGN_UP): {
        **dict.fromkeys((SEED, PLAYER), Refusal.TOURNAMENT_OVER),
        GONE: Refusal.NOT_IN_TOURNAMENT,
    },
    ("join", ROUND): dict.fromkeys(ALL, Refusal.SIGN_UP_CLOSED),
    ("leave", ROUND): {GONE: Refusal.NOT_IN_TOURNAMENT},
    # The first seed of three has a bye.
    ("here", ROUND): {SEED: Refusal.NO_PAIRING, GONE: Refusal.NOT_IN_TOURNAMENT},
    # The player has lost, and is out.
    ("here", LATER): {PLAYER: Refusal.NO_PAIRING, GONE: Refusal.NOT_IN_TOURNAMENT},
    ("join", ENDED): dict.fromkeys(ALL, Refusal.SIGN_UP_CLOSED),
    ("leave", ENDED): {
        **dict.fromkeys((SEED, PLAYER), Refusal.TOURNAMENT_OVER),
        GONE: Refusal.NOT_IN_TOURNAMENT,
    },
    ("here", ENDED): {
        **dict.fromkeys((SEED, PLAYER), Refusal.TOURNAMENT_OVER),
        GONE: Refusal.NOT_IN_TOURNAMENT,
    },
}
"""In a tournament of three: as `AT_TABLES`."""


def fits(code: Refusal, text: str) -> bool:
    """Return whether a text is the sentence of this refusal, with any names and links."""
    said = re.escape(EN(f"refused-{code}", **dict.fromkeys(("name", "button"), "§")))
    said = re.sub(r"`/koikoi\\ (\w+)`", r"</koikoi \1:\\d+>", said)
    return re.fullmatch(said.replace("§", ".*"), text) is not None


async def test_at_a_table_each_press_is_answered_for_its_reader(room: BotHarness) -> None:
    _, (ben, _) = await opened(room, "Chiyo")
    readers: dict[str, Pilot] = {HOST: room.aoi, MEMBER: ben}
    readers[BYSTANDER] = room.world.newcomer("Dai")
    wrong, ground = [], await board(room)
    for moment in (GATHERING, PLAYING, OVER):
        if moment == PLAYING:
            await pressed(room.aoi, ground, "kk:0:0:rotation start 1")
            await room.drawn()
        elif moment == OVER:
            hand = (await room.service.queries.rotation(1)).match_id
            assert hand is not None
            await room.service.play.abort(hand, Person(room.world.newcomer("Emi").id, "Emi"))
            await room.drawn()
        for (route, when), codes in AT_TABLES.items():
            for who, code in codes.items():
                if when == moment:
                    said = (await pressed(readers[who], ground, f"kk:0:0:rotation {route} 1")).text
                    if not fits(code, said):
                        wrong.append(f"{route} {moment} {who}: {said}")
    assert not wrong, "\n".join(wrong)


async def test_in_direct_messages_a_command_names_what_it_opens(room: BotHarness) -> None:
    """A table for several was refused as a challenge."""
    for command, code in (
        ("play", Refusal.GUILD_ONLY),
        ("table", Refusal.ROTATION_GUILD_ONLY),
        ("tournament", Refusal.TOURNAMENT_GUILD_ONLY),
    ):
        said = (await room.aoi.command(f"koikoi {command}", channel=room.aoi.dm)).text
        assert fits(code, said), f"{command}: {said}"


async def test_in_a_search_each_press_is_answered_for_the_moment(room: BotHarness) -> None:
    wrong, ground = [], await board(room)
    for moment in (NEVER, LOOKING, STOPPED):
        if moment == LOOKING:
            await room.aoi.command("koikoi find")
            await room.drawn()
        elif moment == STOPPED:
            await pressed(room.aoi, ground, "kk:0:0:find-stop")
            await room.drawn()
        for (route, when), code in IN_SEARCHES.items():
            if when == moment:
                said = (await pressed(room.aoi, ground, f"kk:0:0:{route}")).text
                if not fits(code, said):
                    wrong.append(f"{route} {moment}: {said}")
    assert not wrong, "\n".join(wrong)


async def test_in_a_tournament_each_press_is_answered_for_its_reader(room: BotHarness) -> None:
    aoi, _, chiyo = await signed_up(room, "Chiyo")
    readers: dict[str, Pilot] = {SEED: aoi, PLAYER: chiyo, GONE: room.world.newcomer("Dai")}
    wrong, ground = [], await board(room)
    for moment in (SIGN_UP, ROUND, LATER, ENDED):
        if moment == ROUND:
            await looked(room, minutes=30)
        elif moment in (LATER, ENDED):
            await won_by_first(room)
            await looked(room, minutes=1)
        for (route, when), codes in IN_TOURNAMENTS.items():
            for who, code in codes.items():
                if when == moment:
                    said = (await pressed(readers[who], ground, f"kk:0:0:tour-{route} 1")).text
                    if not fits(code, said):
                        wrong.append(f"{route} {moment} {who}: {said}")
    assert not wrong, "\n".join(wrong)
