"""A sentence that names a button takes the label as the message with the button has it.

Where both are in one language, the catalogue refers to the label: `{ button-hand }`. Where they
may be in two, the label is the variable `$button`; `CASES` reads these texts in two languages.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl

from bot.daily.screens import begun_screen
from bot.koikoi.rules import OPTIONS, make_rules
from bot.koikoi.state import Phase
from bot.locales import DEFAULT, LANGUAGES, Language, Texts, texts_in
from bot.matches.models.daily import FIRST_DAY
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.terms import GuildSettings
from bot.matchmaking.screens import state_line
from bot.matchmaking.transitions import brought_together
from bot.people.screens import privacy_panel
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.policies import Hosted
from bot.screens.hand import hand_screen
from bot.screens.learn import how_panel
from bot.screens.menu import menu_screen
from bot.screens.message import Button, Message, Prose, Screen, Select
from bot.screens.table import outside_screen, table_screen
from bot.tournaments.model import Calendar, Format
from bot.tournaments.panel_screens import manage_screen
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.bot.test_every_verb import items, positions
from tests.bot.test_new_direct_messages import asks_for_hands, fill_the_minute
from tests.bot.view_models import AOI, BEN, NOON, model, of_phase, played
from tests.locales.catalogues import catalogue, forms, nodes_of, variables
from tests.matchmaking.test_found import begun
from tests.matchmaking.test_pairing import looks
from tests.tournaments.opening import open_tournament
from tests.tournaments.test_pairing import tournament

OF_SERVER: Final = "de"
OF_READER: Final = "ja"
LABELS: Final = re.compile(r"(?:button|choose)-[\w-]+")
QUOTED: Final = re.compile(
    r"(?<!\*)\*([^*{}\n]+)\*(?!\*)|\*\*([^*{}\n]+)\*\*"
    r"|[“„«「『‘‚]\s*([^“”„«»「」『』‘’‚{}\n]+?)\s*[”“»」』’‘]"
)
"""A text in quotation marks or with emphasis, as the name of a button has them."""
NO_NAMES: Final = frozenset(
    {"coach-start", "did-called", "fair-title", "learn-turn", "learn-yaku", "lesson-text-yaku"}
    | {"history-standing", "moderation-about", "moderation-log", "option-points-about"}
    | {"remind-is-off", "alerts-are-off", "settings-share-all"}
)
"""They emphasize a word that a button has too, and don't mean the button."""

Named = tuple[str, RenderedMessage]
Case = Callable[[BotHarness], AsyncIterator[Named]]
"""Yields what the reader gets, with the message whose button it names."""


def referred(message: ftl.Message) -> set[str]:
    """Return the labels to which a message refers."""
    nodes = nodes_of(message.value) if message.value else ()
    found = {one.id.name for one in nodes if isinstance(one, ftl.MessageReference)}
    return {one for one in found if LABELS.fullmatch(one)}


def naming() -> dict[str, set[str]]:
    """Return each message that refers to labels, with them."""
    return {key: named for key, one in catalogue(DEFAULT).items() if (named := referred(one))}


# ── the catalogues ──────────────────────────────────────────────────────────────────────────────


@each("language", LANGUAGES)
def test_no_catalogue_repeats_a_label(language: Language) -> None:
    """A repeated label would stay behind when the button is renamed."""
    own = catalogue(language)
    labels = {
        text.rstrip("… .")
        for key, one in own.items()
        if LABELS.fullmatch(key)
        for text in forms(one.value)
        if "{" not in text
    }
    repeated = [
        f"{key}: {said}"
        for key, one in own.items()
        if key not in NO_NAMES and not LABELS.fullmatch(key)
        for text in forms(one.value)
        for found in QUOTED.finditer(text)
        if (said := next(filter(None, found.groups()))).rstrip("… .") in labels
    ]
    assert not repeated, "\n".join(repeated)


@each("language", LANGUAGES)
def test_each_language_names_the_same_labels(language: Language) -> None:
    own = catalogue(language)
    assert {key: referred(own[key]) for key in naming()} == naming()


# ── within one message ──────────────────────────────────────────────────────────────────────────

OWN_SCREENS: Final = {
    "learn-yaku": "the hand",
    "lesson-text-done": "the hand",
    "rule-tie-draw": "the hand after a match",
    "record-none": "the hand after a match",
    "blocks-note": "the menu",
    "setting-line": "the settings of another server, for an admin",
    "settings-share": "the settings of another server, for an admin",
    "language-found": "the settings, for an admin",
    "abort-tournament": "the answer's button, a panel of the same admin",
    "loss-undo": "the settings, after the answer",
    "find-looking": "the message that follows in the same place",
    "find-looking-here": "the message that follows in the same place",
    "find-missed": "the message before, in the same place",
}
"""Texts that name a button of another message, which is in the same reader's own language."""


def prose(message: Message) -> str:
    if isinstance(message, Screen):
        return message.content
    return "\n".join(one.text for one in message.blocks if isinstance(one, Prose))


def labels(message: Message) -> set[str]:
    found = {one.label for one in items(message) if isinstance(one, Button)}
    menus = [one.placeholder for one in items(message) if isinstance(one, Select)]
    return found | {one for one in menus if one}


def pattern_of(text: str) -> re.Pattern[str]:
    """Return a pattern of a text's variants, with its labels written out."""
    english = texts_in(DEFAULT)
    parts = re.split(r"(\{[^{}]*\})", text)
    return re.compile(
        "".join(
            re.escape(english(part[1:-1])) if LABELS.fullmatch(part[1:-1])
            # a variable
            else ".*?" if part.startswith("{") else re.escape(part)
            for part in parts
        )
    )  # fmt: skip


def rarely_shown() -> Iterator[Message]:
    """Yield states that no other test draws."""
    playing = model(played(of_phase(Phase.PLAY)))
    yield table_screen(replace(playing, closed=(AOI,), first_timers=(BEN,)))
    yield outside_screen(playing)
    cup = replace(tournament(Format.SINGLE, 4), calendar=Calendar.REFUSED)
    yield manage_screen(playing.texts, cup, AOI.id)
    yield table_screen(replace(playing, info=replace(playing.info, absent=0)))
    valued = {one.key: "9" for one in OPTIONS if one.key.startswith("points.")}
    terms = replace(playing.info.terms, rules=make_rules("wikipedia-2020", valued))
    yield how_panel(playing.texts, replace(playing.info, terms=terms))
    of_day = replace(playing.info, day=FIRST_DAY, opponent=Computer("master"))
    yield begun_screen(playing.texts, StoredMatch(of_day))
    over = model(played(lambda match: match.outcome is not None), 0)
    yield hand_screen(replace(over, wished_until=NOON))
    former = replace(over.info, seats=(AOI, Person(-1, "")))
    yield menu_screen(replace(over, info=former), can_bring=False)
    yield privacy_panel(playing.texts, Hosted())
    found, _ = brought_together((looks(1), looks(2)), at=NOON)
    line, row = state_line(playing.texts, found)
    yield Screen(line, (row,))


def stands(shown: set[str], named: set[str]) -> bool:
    """Return whether each label is there; a name may follow it, where there are several."""
    wanted = map(texts_in(DEFAULT), named)
    return all(any(one.split(": ")[0] == label for one in shown) for label in wanted)


def test_a_named_button_stands_under_its_sentence() -> None:
    drawn = [*positions(), *rarely_shown()]
    lacking, met = [], set()
    for key, named in naming().items():
        patterns = [pattern_of(one) for one in forms(catalogue(DEFAULT)[key].value)]
        for message in drawn:
            if any(one.search(prose(message)) for one in patterns):
                met.add(key)
                if key not in OWN_SCREENS and not stands(labels(message), named):
                    lacking.append(f"{key}: {prose(message)[:60]}")
    assert not lacking, lacking
    unmet = naming().keys() - met - OWN_SCREENS.keys()
    assert not unmet, sorted(unmet)


# ── in two languages at once ────────────────────────────────────────────────────────────────────


def press(message: RenderedMessage, route: str) -> str:
    """Return the custom id of a message's button, whatever its language."""
    ids = [one.custom_id for one in message.buttons if one.custom_id]
    return next(one for one in ids if one.split(":")[3].split()[0] == route)


def shown(answer: Answer) -> RenderedMessage:
    assert answer.message is not None
    return answer.message


async def asked(room: BotHarness, opponent: Pilot | None = None) -> RenderedMessage:
    options: dict[str, Any] = {"opponent": opponent} if opponent else {}
    message = shown(await room.aoi.command("koikoi play", **options))
    await room.drawn()
    return room.now(message)


async def table(room: BotHarness) -> RenderedMessage:
    message = await asked(room, room.ben)
    await room.ben.click(press(message, "accept"), in_=message)
    await room.drawn()
    return room.now(message)


async def own_challenge(room: BotHarness) -> AsyncIterator[Named]:
    message = await asked(room, room.ben)
    yield (await room.aoi.click(press(message, "accept"), in_=message)).text, message


async def own_table(room: BotHarness) -> AsyncIterator[Named]:
    message = await asked(room)
    yield (await room.aoi.click(press(message, "accept"), in_=message)).text, message


async def signed_up_twice(room: BotHarness) -> AsyncIterator[Named]:
    await open_tournament(room.aoi)
    await room.drawn()
    (message,) = (one for one in room.aoi.messages() if not one.ephemeral)
    join = press(message, "tour-join")
    await room.aoi.click(join, in_=message)
    await room.drawn()
    yield (await room.aoi.click(join, in_=message)).text, room.now(message)


async def on_a_waiting_list(room: BotHarness) -> AsyncIterator[Named]:
    await open_tournament(room.aoi, most=3)
    tournaments = room.service.of(Tournaments)
    for number in range(3):
        await tournaments.join(1, Person(300 + number, "x"))
    await room.client.of(TournamentRunner).go_on(1)
    await room.drawn()
    (message,) = (one for one in room.aoi.messages() if not one.ephemeral)
    yield (await room.aoi.click(press(message, "tour-join"), in_=message)).text, room.now(message)


async def rematch_of_strangers(room: BotHarness) -> AsyncIterator[Named]:
    """Two strangers play in direct messages, each in their own language."""
    room.aoi.speak("en-US")
    aoi, chika = await begun(room)
    await room.given_up(aoi)
    aoi.speak(OF_READER)
    chika.speak(OF_SERVER)
    await chika.command("koikoi games", channel=chika.dm)
    await room.drawn()
    await aoi.click("Rematch", in_=room.hand(aoi))
    await room.drawn()
    yield aoi.dms()[-1].content, room.hand(chika)


async def closed_hand(room: BotHarness) -> AsyncIterator[Named]:
    room.aoi.close_dms()
    message = await table(room)
    yield (await room.aoi.click(press(message, "hand"), in_=message)).text, message


async def closed(room: BotHarness) -> AsyncIterator[Named]:
    room.aoi.close_dms()
    said = await asks_for_hands(room, room.aoi)
    yield said, await table(room)


async def later(room: BotHarness) -> AsyncIterator[Named]:
    await fill_the_minute(room)
    message = await table(room)
    yield await asks_for_hands(room, room.aoi), message


async def flagged(room: BotHarness) -> AsyncIterator[Named]:
    room.world.core.dm_refusals.quarantined = True
    message = await table(room)
    yield await asks_for_hands(room, room.aoi), message


async def preferences(room: BotHarness) -> AsyncIterator[Named]:
    message = await table(room)
    panel = shown(await room.aoi.command("koikoi me"))
    (menu,) = (one for one in panel.selects if one.custom_id.endswith("me hand"))
    yield "".join(label for label, _ in menu.options), message


async def flagged_hand(room: BotHarness) -> AsyncIterator[Named]:
    room.world.core.dm_refusals.quarantined = True
    message = await table(room)
    yield (await room.aoi.click(press(message, "hand"), in_=message)).text, message


async def later_hand(room: BotHarness) -> AsyncIterator[Named]:
    await fill_the_minute(room)
    message = await table(room)
    yield (await room.aoi.click(press(message, "hand"), in_=message)).text, message


CASES: Final[dict[str, Case]] = {
    "refused-own-challenge": own_challenge,
    "refused-own-challenge-table": own_table,
    "refused-already-signed-up": signed_up_twice,
    "tournament-waiting-place": on_a_waiting_list,
    "rematch-asked-hand": rematch_of_strangers,
    "hand-dms-closed": closed_hand,
    "hand-dms-later": flagged_hand,
    "hand-dms-soon": later_hand,
    "dm-closed": closed,
    "dm-waits": later,
    "dm-flagged": flagged,
    "me-hand-channel": preferences,
}


def test_each_text_with_a_label_of_another_message_has_a_case() -> None:
    taking = {key for key, one in catalogue(DEFAULT).items() if "button" in variables(one)}
    assert taking == CASES.keys()


@pytest.mark.parametrize("key", CASES)
async def test_a_named_button_is_called_as_its_message_calls_it(key: str, room: BotHarness) -> None:
    """The reader's language is Japanese, that of the server and of others German."""
    settings = GuildSettings(room.world.guild.id, language=OF_SERVER)
    await room.service.settings.save_guild_settings(settings)
    room.aoi.speak(OF_READER)
    reader = texts_in(OF_READER)
    async for said, message in CASES[key](room):
        named = [one for one in message.labels if around(key, reader, one) in said]
        assert len(named) == 1, (said, message.labels)


def around(key: str, reader: Texts, label: str) -> str:
    """Return a label with the letters beside it in a text."""
    text = reader(key, button=f"<{label}>", name="", when="")
    found = re.search(rf".{{0,2}}<{re.escape(label)}>.{{0,2}}", text)
    assert found is not None
    return found[0].replace("<", "").replace(">", "")
