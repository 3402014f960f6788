"""Each sentence fits its reader and the moment.

`SITUATIONS` lists who can press what, and when; each press is answered by the sentence of that
situation. The other tests say a sentence in all states of its reader.
"""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Final

from bot.daily.service import Daily
from bot.koikoi.state import Match, Phase
from bot.koikoi.view import view_for
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.errors import Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.screens.rules_panel import yaku_screen
from bot.screens.wording.alt import hand_alt
from bot.storage.export_rows import export_person
from tests.bot.each import each
from tests.bot.forging import board, pressed
from tests.bot.harness import BotHarness
from tests.bot.view_models import model, played

EN: Final = texts_in("en")
CHALLENGER, INVITED, BYSTANDER = "challenger", "invited", "bystander"
READERS: Final = (CHALLENGER, INVITED, BYSTANDER)
WAITING, WITHDRAWN, RAN_OUT, PLAYING, OVER = "waiting", "withdrawn", "ran out", "playing", "over"

SITUATIONS: Final[dict[tuple[str, str], dict[str, Refusal]]] = {
    # A challenge is accepted, by its message as it was.
    ("accept", WAITING): {
        CHALLENGER: Refusal.OWN_CHALLENGE,
        BYSTANDER: Refusal.NOT_INVITED,
    },
    ("accept", WITHDRAWN): dict.fromkeys(READERS, Refusal.CHALLENGE_OVER),
    ("accept", RAN_OUT): dict.fromkeys(READERS, Refusal.CHALLENGE_EXPIRED),
    ("accept", PLAYING): dict.fromkeys(READERS, Refusal.ALREADY_STARTED),
    ("accept", OVER): dict.fromkeys(READERS, Refusal.ALREADY_FINISHED),
    # A button of the match's players.
    ("rematch", WAITING): {BYSTANDER: Refusal.NOT_INVITED},
    ("rematch", WITHDRAWN): {BYSTANDER: Refusal.CHALLENGE_OVER},
    ("rematch", RAN_OUT): {BYSTANDER: Refusal.CHALLENGE_EXPIRED},
    ("rematch", PLAYING): {
        CHALLENGER: Refusal.NOT_FINISHED,
        INVITED: Refusal.NOT_FINISHED,
        BYSTANDER: Refusal.NOT_YOUR_SEAT,
    },
    ("rematch", OVER): {BYSTANDER: Refusal.NOT_YOUR_SEAT_OVER},
}
"""By the route and the moment: why a press is refused, for each reader."""
OFFERED: Final = {("accept", RAN_OUT, INVITED): ["Ask again"]}
"""Situations in which the answer has a button."""


async def in_state(room: BotHarness, moment: str) -> int:
    """Make a challenge of Aoi to Ben, and bring it to this moment; return its number."""
    asked = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    assert asked.message is not None
    match_id = max(info.id for info in await room.service.queries.games_of(room.aoi.id))
    if moment == WITHDRAWN:
        await room.aoi.click("Decline", in_=asked.message)
    elif moment == RAN_OUT:
        await room.later(minutes=11)
    elif moment in (PLAYING, OVER):
        await room.ben.click("Accept", in_=asked.message)
        await room.drawn()
        if moment == OVER:
            await room.given_up(room.ben, match_id)
    await room.drawn()
    return match_id


async def test_each_press_is_answered_for_its_reader_and_moment(room: BotHarness) -> None:
    readers = {CHALLENGER: room.aoi, INVITED: room.ben, BYSTANDER: room.world.newcomer("Chiyo")}
    wrong, ground = [], await board(room)
    for moment in (WITHDRAWN, RAN_OUT, OVER, WAITING, PLAYING):
        room.clock.move(timedelta(minutes=1))
        match_id = await in_state(room, moment)
        info = (await room.stored(match_id)).info
        cases = [
            (route, who, code)
            for (route, when), codes in SITUATIONS.items()
            for who, code in codes.items()
            if when == moment
        ]
        for route, who, code in cases:
            answer = await pressed(readers[who], ground, f"kk:{match_id}:{info.seq}:{route}")
            said = re.escape(EN(f"refused-{code}", **dict.fromkeys(("name", "button"), "§")))
            said = re.sub(r"`/koikoi\\ (\w+)`", r"</koikoi \1:\\d+>", said)
            labels = answer.message.labels if answer.message else []
            offered = OFFERED.get((route, moment, who), [])
            if not re.fullmatch(said.replace("§", ".*"), answer.text) or labels != offered:
                wrong.append(f"{route} {moment} {who}: {answer.text} {labels}")
        if moment == WAITING:
            await room.service.challenges.decline(match_id, Person(room.aoi.id, "Aoi"))
    assert not wrong, "\n".join(wrong)


async def test_a_challenge_that_ran_out_is_asked_again_once(room: BotHarness) -> None:
    await room.aoi.command("koikoi play", opponent=room.ben, length="6")
    await room.later(minutes=11)
    late = await pressed(room.ben, await board(room), "kk:1:0:accept")
    assert late.ephemeral
    assert late.message is not None
    offer = late.message
    again = await room.ben.click("Ask again", in_=offer)
    await room.drawn()
    assert "Asked: the challenge is in" in again.text
    twice = await room.ben.click("Ask again", in_=offer, late=True)
    assert "already an open challenge between you" in twice.text
    (table,) = (one for one in room.aoi.messages() if "Ben invites you" in one.content)
    assert "6 rounds" in table.content
    await room.aoi.click("Accept", in_=table)
    await room.drawn()
    info = (await room.stored(2)).info
    assert (info.status, info.challenger.id) == (Status.PLAYING, room.ben.id)


async def test_a_deal_of_the_day_is_somebodys_own(room: BotHarness) -> None:
    place = ChannelRef(room.world.guild.id, room.world.channel.id)
    await room.service.of(Daily).start(place, Person(room.ben.id, "Ben"), "greedy")
    info = (await room.stored()).info
    ground = await board(room)
    for route in ("hand", "yaku", "menu", "resign", "review"):
        answer = await pressed(room.aoi, ground, f"kk:{info.id}:{info.seq}:{route}")
        assert answer.text.startswith("This is Ben's own deal of the day"), route


# ── a profile, a place, what is kept ────────────────────────────────────────────────────────────


async def test_an_empty_profile_says_what_makes_it_grow(room: BotHarness) -> None:
    """A match that ends before a round is finished doesn't count for its winner."""
    empty = "against another player that counts on this server yet"
    assert empty in (await room.aoi.command("koikoi profile")).text
    await room.started(length="1")
    await room.move(await room.mover())
    await room.move(await room.mover())
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    await room.drawn()
    text = (await room.aoi.command("koikoi profile")).text
    assert empty in text
    assert re.search(r"with </koikoi play:\d+>: your profile starts with your first match", text)


async def test_a_place_is_named_with_its_measure(room: BotHarness) -> None:
    """A person can be first by wins without a place by rating."""
    await room.started()
    await room.given_up(room.ben)
    assert "rank 1 by wins" in (await room.aoi.command("koikoi history")).text
    assert "no rank by rating yet" in (await room.aoi.command("koikoi leaderboard")).text


KEPT: Final = {
    **dict.fromkeys(("person", "nicknames"), "Discord id and names"),
    **dict.fromkeys(("reminder", "table alerts", "waits for direct messages"), "reminders"),
    **dict.fromkeys(("matches", "actions", "messages", "counted", "replies"), "the matches"),
    **dict.fromkeys(("looking", "missed matches"), "the matches"),
    **dict.fromkeys(("tournaments", "pairings", "removals"), "tournaments"),
    "tables": "tables",
    **dict.fromkeys(("dailies", "puzzles"), "puzzles"),
    **dict.fromkeys(("standings", "ratings", "profiles", "computer", "accuracy"), "your results"),
    **dict.fromkeys(("achievements", "achievement counters"), "your results and achievements"),
    **dict.fromkeys(("people blocked",), "the people you blocked"),
    **dict.fromkeys(
        ("settings", "tournaments run", "moderation done"), "your decisions as an admin"
    ),
    **dict.fromkeys(
        ("blocks", "warnings", "moderation", "matches moderated"), "gives you all of it"
    ),
    **dict.fromkeys(("bars", "marks for you"), "gives you all of it"),
    "reports": "the problems you reported",
}
"""By subject of the export: the words of `/koikoi privacy` that name it."""


async def test_all_that_is_exported_is_named(room: BotHarness) -> None:
    exported = {name async for name, _ in export_person(room.store, room.aoi.id)}
    assert exported == KEPT.keys()
    said = EN("privacy-text")
    assert [words for words in KEPT.values() if words not in said] == []
    assert "Nothing else" not in said


# ── a count beside what is counted ──────────────────────────────────────────────────────────────


@each("language", LANGUAGES)
def test_plain_cards_with_the_sake_cup_are_counted_with_its_name(language: Language) -> None:
    """Five of ten stood beside a pile of four."""

    def counts(match: Match) -> bool:
        if match.phase is not Phase.PLAY or match.to_act is None:
            return False
        view = view_for(match, match.to_act)
        near = view.near_yaku(match.to_act)
        return not view.yaku[match.to_act] and bool(near) and bool(near[0].cup)

    match = played(counts)
    assert match.to_act is not None
    texts = texts_in(language)
    name = f"{texts('yaku-kasu')} + {texts('card-09A')}"
    one = model(match, match.to_act, language=language)
    assert one.view is not None
    assert name in yaku_screen(one).content
    assert name in hand_alt(texts, one.view, match.to_act)
