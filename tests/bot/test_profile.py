"""The profile: by command and from a member's menu, per server and globally, as text and drawn."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

from bot.daily.screens import profile_line as deals_line
from bot.daily.service import Daily
from bot.koikoi.rules import Yaku
from bot.koikoi.state import RoundResult
from bot.leaderboards.profile_screens import Shown, facts, figures_of, profile_screen, words_screen
from bot.leaderboards.screens import podium_picture
from bot.locales import Language, texts_in
from bot.matches.models.achievements import Achievement
from bot.matches.models.daily import DealsPlayed, Streak
from bot.matches.models.people import Person
from bot.matches.models.profiles import (
    Accuracy,
    Expected,
    Profile,
    StoredProfile,
    Tally,
    WinLossRecord,
)
from bot.matches.models.rankings import Measure, RankedRow, Rating, StandingRow
from bot.matches.models.round_counts import RoundCounts, YakuCounts
from bot.matches.models.terms import ChannelRef
from bot.pictures.subjects import FIGURES, FILLERS, Podium
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.collection import puzzle_of
from bot.puzzle.model import PuzzleRecord, PuzzlesSolved
from bot.puzzle.screens import profile_line
from bot.puzzle.service import Puzzles
from bot.screens.message import ALT_LIMIT, CONTENT_LIMIT, units
from bot.screens.wording.figures import result_sum, sum_figure
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.bot.test_leaderboard import won
from tests.locales.walked import WALKED
from tests.pictures.boards import STANDARD, is_multiplied, is_won, seen


async def profile(pilot: Pilot, of: Pilot | None = None) -> RenderedMessage:
    member = pilot if of is None else of
    answer = await pilot.command("koikoi profile", member=member)
    assert answer.message is not None
    assert answer.ephemeral
    return answer.message


async def test_ones_own_after_a_match(room: BotHarness) -> None:
    await room.started(length="1")
    await room.played_out()
    answer = await room.aoi.command("koikoi profile")
    assert answer.message is not None
    shown = answer.message
    assert "### 🎴 Aoi · Flower Card Club" in shown.text
    assert shown.attachments
    assert "Matches between two people count, but only the first 5 in a week" in shown.text
    words = await room.aoi.click("In words", in_=shown)
    assert words.ephemeral
    assert "**Matches:**" in words.text
    assert "provisional until 10 matches" in words.text
    assert shown.alt_text.startswith("Profile of Aoi")
    assert "Matches: " in shown.alt_text
    assert "*" not in shown.alt_text


async def test_a_members_here_and_on_all_servers(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    shown = await profile(room.ben, room.aoi)
    words = await room.ben.click("In words", in_=shown)
    assert "1 won, 0 lost, 0 drawn · winning streak: 1 now, best 1" in words.text
    assert "**Against you:** 1 won, 0 lost, 0 drawn" in words.text
    await room.ben.click("All servers", in_=shown)
    assert "### 🎴 Aoi · all servers" in room.now(shown).text
    await room.ben.click("This server", in_=room.now(shown))
    assert "Flower Card Club" in room.now(shown).text
    board = await room.ben.click("Leaderboard", in_=room.now(shown))
    assert "Leaderboard of Flower Card Club" in board.text


async def test_what_was_earned_is_explained_behind_a_button(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.ben)
    shown = await profile(room.aoi, chiyo)
    room.world.leave(room.world.guild, chiyo.person)
    panel = await room.aoi.click("Achievements", in_=shown)
    assert panel.ephemeral
    assert f"### Chiyo: 0 of {len(Achievement)} achievements" in panel.text
    alone = await room.aoi.command("koikoi profile", channel=room.aoi.dm, member=room.ben)
    assert alone.message is not None
    assert "Achievements" not in alone.message.labels, "in direct messages only one's own"


async def test_from_a_members_menu_in_japanese(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    room.ben.speak("ja")
    answer = await room.ben.user_command("こいこいの成績", room.aoi)
    assert answer.ephemeral
    assert "Aoiさんのプロフィール" in answer.text
    assert answer.message is not None
    assert "1勝0敗0分" in answer.message.alt_text
    words = await room.ben.click("文字で見る", in_=answer.message)
    assert "仮：ほかの人とも対戦したことのある3人以上を相手に10戦するまで" in words.text


async def test_who_has_not_played_is_told_how_to_begin(room: BotHarness) -> None:
    shown = await profile(room.aoi)
    assert (
        "You haven't finished a match against another player that counts on this server yet."
        in shown.text
    )
    assert "/koikoi play" in shown.text
    assert not shown.attachments
    of_ben = await profile(room.aoi, room.ben)
    assert (
        "Ben hasn't finished a match against another player that counts on this server yet."
        in of_ben.text
    )
    await room.aoi.click("All servers", in_=of_ben)
    assert "a match against another player that counts yet." in room.now(of_ben).text


async def test_in_direct_messages_it_is_that_of_all_servers(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    answer = await room.aoi.command("koikoi profile", channel=room.aoi.dm)
    assert "Aoi · all servers" in answer.text
    assert answer.message is not None
    assert "This server" not in answer.message.labels


async def test_a_bot_has_none(room: BotHarness) -> None:
    """It has no achievements and no finished matches either."""
    bot = room.world.core.directory.bot
    place = room.aoi.client.channel(room.world.channel.id)
    begun = room.aoi.client.user_command(place, "Koi-Koi profile", bot)
    answer = await room.aoi._answer(begun)
    assert "Choose a person" in answer.text
    for command in ("profile", "achievements", "history"):
        answer = await room.aoi.command(f"koikoi {command}", member=str(bot.id))
        assert "Choose a person" in answer.text


async def test_who_was_erased_has_none_and_the_other_keeps_theirs(room: BotHarness) -> None:
    await won(room, room.aoi, room.ben)
    before = (await profile(room.aoi)).alt_text
    await room.service.privacy.erase(Person(room.ben.id, room.ben.name))
    assert (await profile(room.aoi)).alt_text == before
    assert "hasn't finished a match" in (await profile(room.aoi, room.ben)).text


async def test_an_old_button_works_after_the_person_left(room: BotHarness) -> None:
    """They are shown with their last known name."""
    chiyo = room.world.newcomer("Chiyo")
    await won(room, chiyo, room.aoi)
    shown = await profile(room.aoi, chiyo)
    room.world.leave(room.world.guild, chiyo.person)
    await room.aoi.click("All servers", in_=shown)
    assert "### 🎴 Chiyo · all servers" in room.now(shown).text


# ── whatever is in it ───────────────────────────────────────────────────────────────────────


AOI = Person(7, "Aoi")


def full(person: Person = AOI, *, big: int = 12) -> Profile:
    """The profile of an active player; more active with a larger `big`."""
    counts = RoundCounts(
        big, 5 * big, 2 * big, big, big // 2, big // 3, {STANDARD: YakuCounts(4 * big, {})}
    )
    curve = (1500, 1480, 1650)
    return Profile(
        person,
        StandingRow(big, big // 2, 1, 5 * big, 34, None, 1650, ranked=True),
        3,
        Rating(31.0, 2.0, big, big),
        StoredProfile(
            person,
            Tally(counts, 2, 5, curve),
            WinLossRecord(3, 4, 0),
            Accuracy(87.4, 3),
            WinLossRecord(5, 3, 0),
        ),
        tuple(Expected(yaku.value, big, big / 7) for yaku in Yaku),
        biggest(),
        tuple(Achievement),
    )


def biggest() -> RoundResult:
    return seen(STANDARD, is_won).results[-1]


def test_the_words_say_what_the_picture_shows() -> None:
    texts, found = texts_in("en"), full()
    figures, words = figures_of(texts, found), "\n".join(facts(texts, found))
    assert figures.record == (6, 5, 1)
    assert "6 won, 5 lost, 1 drawn · winning streak: 2 now, best 5" in words
    assert [figures.figures[name] for name in ("streak", "best-streak")] == ["2", "5"]
    assert f"{figures.rating}, rank 3 · between 1480 and 1650 in the last 3 matches" in words
    assert figures.figures["average"] == "5.0"
    assert "12 of 48 won, 5.0 points per round" in words
    assert [figures.figures[name] for name in FIGURES[1]] == ["12 of 24", "50%", "33%"]
    assert set(figures.figures) == {name for row in FIGURES for name in row}
    assert "called in 12 of 24 rounds with a yaku; 6 of them won, 4 lost" in words
    shown = [one.yaku for one in figures.yaku]
    assert shown[:3] == list(Yaku)[:3]
    assert set(shown[3:]) == set(FILLERS), "apart from the others"
    assert "Five brights ×12 (expected 1.7)" in words
    assert set(figures.hand) == {card for one in biggest().yaku for card in one.cards}
    told = result_sum(texts, biggest())
    assert f"**Best round:** 34 points with {told}" in words
    assert told.count("+") == figures.hand_sum.count("+")
    assert figures.figures["accuracy"] == "87%"
    assert "87% on average, in 3 reviewed matches" in words
    assert figures.against == (5, 3, 0)
    assert "**Against you:** 5 won, 3 lost, 0 drawn" in words


def test_what_was_earned_stands_above_the_picture_and_in_the_words() -> None:
    shown = Shown(replace(full(), earned=(Achievement.TWENTY,)), "here", "Club", own=True)
    for screen in (profile_screen(texts_in("en"), shown), words_screen(texts_in("en"), shown)):
        assert "🏅 Achievements: Twenty\n" in screen.content


async def test_deals_and_puzzles_stand_in_it_with_their_days_in_a_row(room: BotHarness) -> None:
    """A lost deal counts against the computer. Nobody else sees answers to puzzles."""
    aoi = Person(room.aoi.id, "Aoi")
    for days in (1, 1, 2):
        stored = await room.service.of(Daily).start(ChannelRef(room.world.guild.id, 1), aoi)
        await room.service.play.resign(stored.id, aoi)
        today = room.service.of(Puzzles).today()
        judged = puzzle_of(today).judged[0]
        await room.service.of(Puzzles).answer(aoi, today, judged.action)
        room.clock.move(timedelta(days=days))
    shown = await profile(room.aoi)
    assert "**Against the computer:** 0 of 3 won" in shown.text
    assert "**Deal of the day:** 3 played · days in a row: 0 now, best 3" in shown.text
    assert re.search(
        r"\*\*Puzzles:\*\* \d of 3 solved · rating \d+, provisional · days in a row: 0 now, best 3",
        shown.text,
    )
    theirs = await profile(room.ben, room.aoi)
    assert "**Deal of the day:** 3 played" in theirs.text
    assert "Puzzles" not in theirs.text
    none = await profile(room.ben)
    assert "Deal of the day" not in none.text
    await won(room, room.aoi, room.ben)
    room.aoi.speak("ja")
    words = await room.aoi.click("文字で見る", in_=await profile(room.aoi))
    assert "**今日の一局：**3回 · 連続0日（最高3日）" in words.text
    assert "**コンピューター相手：**3戦0勝" in words.text


@each("language", WALKED)
def test_the_longest_profile_fits(language: Language) -> None:
    person = Person(2**62, "*" * 32)
    solved = PuzzlesSolved(PuzzleRecord(1500, 10, *[999_999] * 3), Streak(999_999, 999_999))
    texts, deals = texts_in(language), DealsPlayed(999_999, Streak(999_999, 999_999))
    more = (deals_line(texts, deals), profile_line(texts, solved))
    shown = Shown(full(person, big=999_999), "here", "*" * 100, own=False, more=more)
    screen = profile_screen(texts_in(language), shown)
    for content in (screen.content, words_screen(texts_in(language), shown).content):
        assert units(content) <= CONTENT_LIMIT
    assert screen.picture is not None
    assert units(screen.picture.alt) <= ALT_LIMIT
    assert not screen.picture.alt.endswith("…"), "nothing is cut"


def test_the_biggest_hand_says_why_its_points_are_more_than_its_yaku() -> None:
    multiplied = seen("sloperama", is_multiplied).results[-1]
    assert (multiplied.base, multiplied.points, len(multiplied.yaku)) == (8, 16, 3)
    two = replace(multiplied, yaku=multiplied.yaku[:2], base=7, points=14)
    one = replace(multiplied, yaku=multiplied.yaku[:1], base=5, points=10)
    assert [sum_figure(each) for each in (multiplied, two, one)] == ["8 ×2", "(5+2) ×2", "5 ×2"]
    plain = [replace(each, multipliers=()) for each in (two, one)]
    assert [sum_figure(each) for each in plain] == ["5+2", ""]


def test_the_picture_of_the_biggest_hands_says_it_as_well() -> None:
    texts, best = texts_in("en"), seen("sloperama", is_multiplied).results[-1]
    aoi = RankedRow(Person(101, "Aoi"), 1, StandingRow(1, 1, best_round=16))
    for measure, figure in ((Measure.HAND, "8 ×2"), (Measure.WINS, "")):
        picture = podium_picture(texts, measure, [aoi], [best])
        assert isinstance(picture.subject, Podium)
        assert [place.sum for place in picture.subject.places] == [figure]
        assert ("= 8, ×2 (brights on the field) = 16" in picture.alt) is bool(figure)


def test_the_words_of_the_podium_have_the_place_of_a_provisional_rating() -> None:
    people = [RankedRow(Person(n, "Aoi"), n, StandingRow(1, 1, rating=1500)) for n in (1, 2)]
    picture = podium_picture(texts_in("en"), Measure.RATING, people, [None, None])
    assert isinstance(picture.subject, Podium)
    assert [place.rank for place in picture.subject.places] == [None, None]
    _, *lines = picture.alt.splitlines()
    assert [line[0] for line in lines] == ["1", "2"]
