"""A match's achievements in one line of its result; ratings next to it; and the whole list."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from sqlalchemy import insert

from bot.leaderboards.achievement_screens import achievements_panel
from bot.locales import LANGUAGES, texts_in
from bot.matches.models.achievements import Achievement, Achievements, Earned
from bot.matches.models.people import Person
from bot.matches.models.rankings import EVERYWHERE, ExclusionReason, RatingChange
from bot.matches.models.terms import GuildSettings
from bot.pictures.subjects import ResultBoard
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.hand import hand_screen
from bot.screens.message import (
    CHOICE_LIMIT,
    CONTENT_LIMIT,
    PANEL_LIMIT,
    Prose,
    Select,
    panel_id,
    units,
)
from bot.screens.results import result_lines
from bot.screens.table import table_screen
from bot.storage import people_rows
from bot.storage.counting_tables import achievements, ratings
from tests.bot.each import each
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness
from tests.bot.test_replay import step_of
from tests.bot.view_models import BEN, NOON, model, played
from tests.locales.walked import WALKED

EARNED = "🏅 Achievements: **Aoi** – A hundred matches · **Ben** – A hundred matches"
RATINGS = "📈 Rating: Aoi **1484?** (−16) · Ben **1516?** (+16) · ? is provisional"

ALL: Final = len(Achievement)


async def practised(room: BotHarness) -> None:
    """Both have played 99 rated matches elsewhere. Rounds give no points."""
    await room.pointless()
    for pilot in (room.aoi, room.ben):
        await room.store.write(people_rows.name_people, [Person(pilot.id, pilot.name)])
    async with room.store.writing() as connection:
        for pilot in (room.aoi, room.ben):
            row = {"guild_id": EVERYWHERE, "person_id": pilot.id, "mu": 25, "sigma": 25 / 3}
            await connection.execute(insert(ratings).values(**row, matches=99, opponents=3))


def table(room: BotHarness) -> RenderedMessage:
    (found,) = [one for one in room.aoi.messages() if "wins the match" in one.content]
    return found


async def test_what_both_earned_is_one_line_and_stays_as_it_is(room: BotHarness) -> None:
    await practised(room)
    await room.started()
    await room.given_up(room.aoi)
    lines = table(room).content.splitlines()
    assert lines.count(EARNED) == 1
    assert lines.count(RATINGS) == 1
    hand = room.hand(room.aoi).content.splitlines()
    assert EARNED.replace("**Aoi**", "**You**") in hand
    assert RATINGS.replace("Aoi", "You") in hand
    await room.started()
    await room.given_up(room.ben, 2)
    room.client.presenter.redraw_all(1)
    await room.drawn()
    first, second = (one for one in room.aoi.messages() if "wins the match" in one.content)
    assert first.content.splitlines() == lines, "it says the same when it is drawn again"
    assert "🏅" not in second.content, "once and for ever"
    assert "**1501?** (+17)" in second.content


async def test_the_press_that_ends_the_match_shows_it_at_once(room: BotHarness) -> None:
    await practised(room)
    await room.started(length="1")
    for _ in range(200):
        mover = await room.mover()
        answer = await room.move(mover, wish="stop")
        if not (await room.stored()).info.status.open:
            break
    own = answer.message
    assert own is not None
    assert "A hundred matches" in own.content, answer.text
    assert "📈 Rating" in own.content


async def test_a_bot_killed_before_it_could_say_so_says_it_once_when_it_is_back(
    room: BotHarness,
) -> None:
    await practised(room)
    await room.started()
    await room.first_round()
    faults = room.world.core.faults
    fault = faults.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 503, times=10**6)
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    await room.world.until(lambda: fault.met > 0, "it is tried")
    await room.client.close()
    assert not [one for one in room.aoi.messages() if "🏅" in one.content]
    faults.clear()
    async with room.open():
        await room.drawn()
        assert table(room).content.splitlines().count(EARNED) == 1


async def test_who_is_erased_is_named_no_more_and_the_other_keeps_theirs(room: BotHarness) -> None:
    await practised(room)
    await room.started()
    await room.given_up(room.aoi)
    privacy = await room.aoi.command("koikoi privacy")
    await room.aoi.click("Erase", in_=privacy.message)
    await room.aoi.click("Yes, erase everything")
    await room.drawn()
    lines = table(room).content.splitlines()
    assert "🏅 Achievement: **Ben** – A hundred matches" in lines
    assert "📈 Rating: Ben **1516?** (+16) · ? is provisional" in lines


async def test_ratings_that_stay_as_they_were_have_their_reason(room: BotHarness) -> None:
    """Of the matches of the same two people, only the first five of a week count."""
    why = "only the first 5 matches in a week between the same two players count."
    why = f"-# This match doesn't count: {why}"
    await room.pointless()
    for number in range(1, 7):
        await room.started()
        await room.given_up(room.aoi, number)
        over = [one for one in room.aoi.messages() if "wins the match" in one.content][-1]
        assert ("(±0)" in over.content) is (number == 6)
        assert (why in over.content.splitlines()) is (number == 6)
        assert (why in room.hand(room.ben).content) is (number == 6)


def test_the_picture_has_the_ratings_of_who_is_still_here() -> None:
    over = model(played(lambda match: match.outcome is not None), players=(Person(-1, ""), BEN))
    changes = {
        -1: RatingChange(1500, 1524, settled=True),
        BEN.id: RatingChange(1500, 1476, settled=False),
    }
    picture = table_screen(replace(over, ratings=changes)).picture
    assert picture is not None
    assert isinstance(picture.subject, ResultBoard)
    assert picture.subject.sides.ratings == (("", ""), ("1476?", "−24"))


# ── the list ────────────────────────────────────────────────────────────────────────────────


async def test_the_list_says_what_is_earned_and_what_is_open(room: BotHarness) -> None:
    await practised(room)
    await room.started()
    await room.given_up(room.aoi)
    answer = await room.aoi.command("koikoi achievements")
    assert answer.ephemeral
    assert answer.message is not None
    lines = answer.message.text.splitlines()
    assert f"### Aoi: 1 of {ALL} achievements" in lines
    (mine,) = [line for line in lines if line.startswith("🏅")]
    assert mine.startswith("🏅 **A hundred matches** · <t:")
    assert sum(line.startswith("▫️") for line in lines) == ALL - 1
    assert any(line.endswith("thirty days · 0 of 30") for line in lines)
    (menu,) = answer.message.selects
    replay = await room.aoi.select(menu.custom_id, menu.options[0][1], in_=answer.message)
    assert replay.message is not None
    step, steps = step_of(replay.message)
    assert step == steps, "it was earned when the match ended"
    assert "You resigned against Ben" in replay.text
    chiyo = room.world.newcomer("Chiyo")
    theirs = await chiyo.command("koikoi achievements", member=room.ben)
    assert f"### Ben: 1 of {ALL} achievements" in theirs.text
    assert theirs.message is not None
    assert theirs.message.selects, "it was played here"
    alone = await chiyo.command("koikoi achievements", channel=chiyo.dm, member=room.ben)
    why = "🔒 This is your own list: in direct messages, no one sees anyone else's."
    assert f"{why} Look up Ben's on a server.\n### Chiyo" in alone.text
    assert f"### Chiyo: 0 of {ALL} achievements" in alone.text, "in direct messages one's own"
    assert alone.message is not None
    assert not alone.message.selects
    own = await chiyo.command("koikoi achievements", channel=chiyo.dm)
    assert "🔒" not in own.text, "nothing else was asked for"
    matches = await chiyo.command("koikoi history", channel=chiyo.dm, member=room.ben)
    assert why in matches.text, "so are matches"


async def test_the_menu_says_against_whom_and_when_and_opens_at_the_round(
    room: BotHarness,
) -> None:
    cheap = {f"points.{yaku}": "20" for yaku in ("kasu", "tan", "tane")}
    await room.store.write(
        people_rows.save_guild_settings, GuildSettings(room.world.guild.id, options=cheap)
    )
    await room.started(length="3")
    await room.played_out()
    course = await room.service.replays.course(1)
    first = next(one for one in course.rounds if one.result and one.result.points >= 20)
    assert first.result is not None
    assert first.last < course.steps, "the match went on"
    stored = await room.stored()
    assert first.result.winner is not None
    winner = room.pilot_at(stored, first.result.winner)
    loser = room.ben if winner.id == room.aoi.id else room.aoi
    async with room.store.writing() as connection:
        row = {"person_id": winner.id, "match_id": 1, "earned_at": NOON}
        for one in (Achievement.TWENTY, Achievement.MATCHES):
            await connection.execute(insert(achievements).values(**row, achievement=one.value))
    own, other = (
        stored.info.scores[first.result.winner],
        stored.info.scores[1 - first.result.winner],
    )
    found = await room.service.queries.achievements(winner.id)
    has = [one.achievement for one in found.earned]
    assert {Achievement.TWENTY, Achievement.MATCHES, Achievement.FIRST_YAKU} <= set(has)
    for language, day in (("en", "1 July 2026"), ("ja", "2026年7月1日")):
        loser.speak(language)
        listed = (await loser.command("koikoi achievements", member=winner)).message
        assert listed is not None
        (menu,) = listed.selects
        texts = texts_in(language)
        assert [one[0] for one in menu.options] == [texts(f"achievement-{one}") for one in has]
        chosen = {one: menu.options[place][1] for place, one in enumerate(has)}
        late = (chosen[Achievement.TWENTY], chosen[Achievement.MATCHES])
        options = [o for one in listed.components for o in one.get("options", ())]
        told = {one["description"] for one in options if one["value"] in late}
        assert told == {f"{loser.name} {own}–{other} · {day}"}
        opened = await loser.select(menu.custom_id, chosen[Achievement.TWENTY], in_=listed)
        assert opened.message is not None
        assert step_of(opened.message) == (first.last, course.steps)
        opened = await loser.select(menu.custom_id, chosen[Achievement.MATCHES], in_=listed)
        assert opened.message is not None
        assert step_of(opened.message) == (course.steps, course.steps)
    assert listed is not None
    forged = panel_id(f"earned {room.world.newcomer('Chiyo').id}")
    answer = await pressed(loser, listed, forged, "1 twenty")
    assert "古いバージョン" in answer.text


async def test_the_list_speaks_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    answer = await room.aoi.command("koikoi achievements")
    assert f"### Aoiさんの実績：0/{ALL}" in answer.text
    assert "▫️ **五光** · 五光で上がる" in answer.text


@each("language", WALKED)
def test_the_longest_of_everything_fits(language: str) -> None:
    aoi, ben = Person(101, "*" * 32), Person(102, "_" * 32)
    everything = tuple(
        Earned(person.id, one, number, NOON, 7)
        for person in (aoi, ben)
        for number, one in enumerate(Achievement, start=1)
    )
    changed = RatingChange(1500, 1234, settled=False, uncounted=ExclusionReason.LIMIT)
    changes = {person.id: changed for person in (aoi, ben)}
    over = played(lambda match: match.outcome is not None)
    for seat in (None, 0):
        shown = model(over, 0 if seat == 0 else None, language=language, players=(aoi, ben))
        shown = replace(shown, earned=everything, ratings=changes)
        screen = table_screen(shown) if seat is None else hand_screen(shown)
        assert units(screen.content) <= CONTENT_LIMIT
        assert all(line is not None and "\n" not in line for line in result_lines(shown))
    texts, over_info = texts_in(language), model(over, players=(aoi, ben)).info
    later = [replace(one, earned_at=NOON + timedelta(days=one.match_id or 0)) for one in everything]
    for earned in ((), tuple(later[:ALL])):
        matches = {one.match_id or 0: over_info for one in earned}
        panel = achievements_panel(texts, aoi, Achievements(earned, {}), matches)
        menus = [one for row in panel.blocks if isinstance(row, tuple) for one in row]
        for choice in (one for menu in menus if isinstance(menu, Select) for one in menu.choices):
            assert units(choice.label) <= CHOICE_LIMIT
            assert units(choice.description or "") <= CHOICE_LIMIT
        said = [one.text for one in panel.blocks if isinstance(one, Prose)]
        assert sum(map(units, said)) <= PANEL_LIMIT


def test_each_has_a_short_name_and_a_line() -> None:
    """The profile shows the names in a row."""
    for language in LANGUAGES:
        texts = texts_in(language)
        for one in Achievement:
            assert len(texts(f"achievement-{one}")) <= 20
            assert texts.attribute(f"achievement-{one}", "about")
