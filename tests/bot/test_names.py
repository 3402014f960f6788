"""Names in their original form: complete, in their own script, without side effects on other text.

The names here are composed of many characters and run from right to left; every request with such a
name is checked.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from bot.locales import texts_in
from bot.matches.models.people import Person
from bot.playground.testing.pilot import Pilot
from bot.screens.message import (
    ALT_LIMIT,
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    END,
    ISOLATE,
    clip,
    panel_id,
    units,
)
from bot.screens.wording.names import (
    bare_name,
    drawn_name,
    escaped,
    isolated,
    plain_name,
    short_name,
    visible,
)
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.bot.test_thousands_forged import furnished
from tests.tournaments.test_played import looked, signed_up, won_by_first

CODER, FAMILY, ENGLAND = (
    "👩\u200d💻",
    "👨\u200d👩\u200d👧\u200d👦",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
)
HEBREW, PERSIAN = "דוד 7", "می\u200cخواهم ۱۲"
TEXTS = texts_in("en")

WHOLE = (
    *(CODER, FAMILY, ENGLAND, "👍🏽", "❤\ufe0f", "❤\ufe0f\u200d🔥"),
    *("🧑🏿\u200d🤝\u200d🧑🏻", "1\ufe0f\u20e3", "🇯🇵🇫🇷"),
    *("क्\u200dष", "ക്\u200d", "র\u200d\u09cd\u09af", "శ్రీ", "ශ්\u200dරී", "নমস্কার", "สวัสดีค่ะ", "བོད་"),
    *("می\u200cخواهم", "ه\u200d", "שָׁלוֹם", "مُحَمَّد", "ᠮᠣᠩᠭᠣᠯ"),
    *("葛\U000e0100城", "Nguyễn", "e\u0301", "ᄒ\u1161\u11ab"),
)  # fmt: skip
"""Their appearance depends on invisible characters."""


@each("called", WHOLE)
def test_what_makes_a_character_stays_in_it(called: str) -> None:
    assert visible(called) == called
    assert visible(f"Ai {called} {called}") == f"Ai {called} {called}"
    assert drawn_name(TEXTS, Person(1, called)) == called


@each(
    ("written", "seen"),
    [
        ("Ai\u202eneB", "Ai neB"),
        ("\u2067Ai\u2069", "Ai"),
        ("\u2068Ai", "Ai"),
        ("A\u200di", "Ai"),
        ("A\u200c\u200ci", "Ai"),
        ("\u200dAi\u200d", "Ai"),
        ("🎴\u200d", "🎴"),
        ("\u200d🎴", "🎴"),
        ("🎴\u200dAi", "🎴Ai"),
        ("دوست\u200c", "دوست"),
        ("Ai\U000e0041\U000e0042", "Ai"),
        ("🏴\U000e0041\U000e007f", "🏴"),
        ("🎴\ufe0f\ufe0f\ufe0f", "🎴\ufe0f"),
        ("\ufe0fAi", "Ai"),
        ("\u0301\u0302Ai", "Ai"),
        ("A\u0301\u0302\u0303\u0304\u0305\u0306\u0307i", "A\u0301\u0302\u0303\u0304i"),
        ("A\u2060\ufeff\u00ad\u034fi", "Ai"),
        ("Ai\ufff9Ben\ufffb", "Ai Ben"),
    ],
)
def test_what_only_deceives_is_left_out(written: str, seen: str) -> None:
    assert visible(written) == seen
    assert visible(seen) == seen


@each("cluster", [CODER, FAMILY, ENGLAND, "👍🏽", "क्षि", "e\u0301"])
@each("limit", [8, 16, 32, 80])
def test_a_text_is_cut_between_characters(cluster: str, limit: int) -> None:
    for before in range(12):
        cut = clip("a" * before + cluster * 40, limit)
        assert units(cut) <= limit
        kept = cut.removesuffix("…").lstrip("a")
        if before or units(cluster) < limit:
            assert kept == cluster * (len(kept) // len(cluster)), ascii(cut)


def test_one_endless_character_is_cut_somewhere() -> None:
    endless = "👩" + "\u200d👩" * 60
    assert units(clip(endless, 32)) <= 32
    assert drawn_name(TEXTS, Person(1, endless)).startswith("👩")


@each("limit", range(2, 30))
def test_a_cut_text_closes_what_it_isolates(limit: int) -> None:
    cut = clip(f"Ai – {isolated(HEBREW)} – {isolated(PERSIAN)}", limit)
    assert units(cut) <= limit
    assert not list(unbalanced(cut)), ascii(cut)


def test_only_what_moves_its_neighbours_is_isolated() -> None:
    for called in (HEBREW, PERSIAN, "Ai מ", "١٢", "ܐ", "ߒ"):
        for shown in (plain_name, bare_name, short_name):
            name = shown(TEXTS, Person(1, called))
            assert (name[0], name[-1]) == (ISOLATE, END)
        assert ISOLATE not in drawn_name(TEXTS, Person(1, called)), "a picture has no text around"
    for called in ("Ai", "あおい", "José 5", CODER, "Ольга", "अनु", "สม"):
        assert isolated(called) == called
    assert escaped("*מ*") == f"{ISOLATE}\\*מ\\*{END}"
    assert escaped(f"מ{END}{END}") == f"{ISOLATE}מ{END}", "nobody closes what we have opened"


# ── every screen ────────────────────────────────────────────────────────────────────────────────


def unbalanced(text: str) -> Iterator[str]:
    """Yield marks that are opened and never closed, or closed and never opened."""
    depth = 0
    for letter in text:
        depth += (letter == ISOLATE) - (letter == END)
        if depth < 0:
            yield f"closed, never opened: {text!r}"
            return
    if depth:
        yield f"never closed: {text!r}"


def faults(text: str) -> Iterator[str]:
    """Yield the faults of the foreign parts of a text."""
    yield from unbalanced(text)
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == ISOLATE) - (letter == END)
        if "\u0590" <= letter <= "\u08ff" and not depth:
            yield f"{letter!r} stands free: {text!r}"
            return
        cut = text[place : place + 3]
        if letter == CODER[0] and cut != CODER:
            yield f"an emoji is torn apart: {text!r}"
            return


def texts_of(body: Any) -> Iterator[tuple[str, str]]:
    """Yield each readable text in a request, with the name of its field."""
    if isinstance(body, list):
        for one in body:
            yield from texts_of(one)
    elif isinstance(body, dict):
        for field, value in body.items():
            if isinstance(value, str):
                if field not in ("custom_id", "value", "url", "nonce", "media"):
                    yield field, value
            else:
                yield from texts_of(value)


LIMITS = {
    "content": CONTENT_LIMIT,
    "label": CHOICE_LIMIT,
    "description": ALT_LIMIT,
    "placeholder": 150,
    "name": 100,
}


def check_requests(room: BotHarness, *called: str) -> None:
    """Check all requests of the bot; `called`: names that must be among them."""
    sent = [one for request in room.world.discord.requests for one in texts_of(request.body)]
    wrong = [fault for _, text in sent for fault in faults(text)]
    assert not wrong, wrong
    assert not [text for field, text in sent if units(text) > LIMITS.get(field, 4000)]
    for name in called:
        assert any(name in text for _, text in sent), name


def foreign(room: BotHarness) -> tuple[Pilot, Pilot]:
    """Give Aoi, Ben and their server names that are hard to display."""
    room.world.rename(room.aoi, f"{HEBREW} {CODER}")
    room.world.rename(room.ben, f"{CODER * 3} {PERSIAN}")
    room.world.rename_guild(room.world.guild, f"מועדון {CODER}")
    return room.aoi, room.ben


async def briefly(room: BotHarness) -> None:
    """Play a match in Japanese, from the challenge to the result."""
    answer = await room.aoi.command("koikoi play", opponent=room.ben, length="1")
    await room.drawn()
    await room.ben.click("受けて立つ", in_=answer.message)
    await room.drawn()
    await room.play_until("finished")


@pytest.mark.parametrize(("locale", "play"), [("en-US", furnished), ("ja", briefly)])
async def test_all_that_is_sent_shows_foreign_names_whole_and_isolated(
    room: BotHarness, locale: str, play: Callable[[BotHarness], Awaitable[None]]
) -> None:
    aoi, ben = foreign(room)
    room.world.make_community(room.world.guild, locale)
    for pilot in (aoi, ben):
        pilot.speak(locale)
    await play(room)
    await room.drawn()
    for path in ("games", "history", "leaderboard", "achievements", "profile", "tournament"):
        await aoi.command(f"koikoi {path}")
        await ben.command(f"koikoi {path}")
    await aoi.command("koikoi history", member=ben)
    await aoi.command("koikoi profile", member=ben)
    await aoi.autocomplete("koikoi-admin abort", "match", "")
    await ben.autocomplete("koikoi replay", "match", "")
    await ben.command("koikoi history", channel=ben.dm)
    await room.aoi.command("koikoi table")
    await room.drawn()
    check_requests(room, HEBREW, f"{ISOLATE}{CODER}", "מועדון")


async def test_a_tournament_shows_foreign_names_whole_and_isolated(room: BotHarness) -> None:
    foreign(room)
    await signed_up(room, f"{PERSIAN} 3", f"{CODER}{CODER} 4")
    await looked(room, minutes=30)
    panel = (await room.aoi.command("koikoi-admin tournament")).message
    assert panel is not None
    await room.aoi.click(panel_id("tour-set 1 1 2"), in_=panel)
    await won_by_first(room)
    await room.ben.click("Standings")
    await room.ben.command("koikoi tournament")
    check_requests(room, HEBREW, PERSIAN)
