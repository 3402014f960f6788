"""Lists for a person: matches, history, leaderboard, rules, and stored personal data."""

import json
import re

from bot.matches.models.people import HandPlace, Nudges, Person
from bot.playground.objects.components import SECTION
from bot.screens.message import panel_id
from tests.bot.harness import BotHarness
from tests.matches.world import ADMIN


async def test_games_is_the_way_out_of_every_match(room: BotHarness) -> None:
    table = await room.started()
    chiyo = room.world.newcomer("Chiyo")
    await chiyo.command("koikoi play", opponent=room.aoi)
    await room.aoi.command("koikoi play")
    answer = await room.aoi.command("koikoi games", channel=room.aoi.dm)
    assert answer.ephemeral
    assert answer.message is not None
    for line in ("vs Ben · Round 1/3", "Chiyo invites you · 3 rounds", "Your open table"):
        assert line in answer.text, answer.text
    assert f"<#{table.channel_id}>" in answer.text
    hand = await room.aoi.click("Open hand", in_=answer.message)
    assert hand.ephemeral
    assert "Yaku" in (hand.message.labels if hand.message else ())
    await room.aoi.click("Withdraw", in_=answer.message)
    assert "You invited" not in room.now(answer.message).text
    question = await room.aoi.click("Withdraw", in_=room.now(answer.message))
    await room.aoi.click("Yes, withdraw", in_=question.message)
    accepted = await room.aoi.click("Accept", in_=answer.message)
    assert accepted.ephemeral, "the hand, since this is no table"
    assert (await room.stored(2)).info.status.value == "playing"


async def test_help_leads_to_the_lesson_the_rules_and_a_match(room: BotHarness) -> None:
    for channel in (room.world.channel, room.aoi.dm):
        answer = await room.aoi.command("help", channel=channel)
        same = await room.aoi.command("koikoi help", channel=channel)
        assert (same.text, same.ephemeral) == (answer.text, True)
        assert answer.ephemeral
        assert "Koi-Koi in one minute" in answer.text
        for name in ("learn", "rules", "play", "computer", "games"):
            assert re.search(rf"</koikoi {name}:\d+>: [A-Z]", answer.text), name
    lesson = await room.aoi.click("Lesson: 5 minutes", in_=answer.message)
    assert "Twelve months" in lesson.text
    room.aoi.speak("ja")
    answer = await room.aoi.command("help")
    assert re.search(r"`/koikoi 遊び方`（</koikoi learn:\d+>）：札を押しながら", answer.text)
    match = await room.aoi.click("私と遊んでみる", in_=answer.message)
    assert (await room.stored(1)).info.against_computer, match.text


async def guests_challenge(room: BotHarness, count: int) -> None:
    for number in range(count):
        guest = room.world.newcomer(f"Guest {number}")
        await guest.command("koikoi play", opponent=room.aoi)
        await room.drawn()


async def test_many_matches_have_pages(room: BotHarness) -> None:
    await guests_challenge(room, 7)
    answer = await room.aoi.command("koikoi games")
    assert answer.message is not None
    assert "Page 1 of 2" in answer.text
    await room.aoi.click("▸", in_=answer.message)
    page = room.now(answer.message)
    assert "Page 2 of 2" in page.text
    assert "Guest 6" in page.text
    await room.aoi.click("◂", in_=page)
    assert "Guest 0" in room.now(answer.message).text


async def test_each_match_has_its_most_important_button_beside_it(room: BotHarness) -> None:
    """A full page has exactly as many components as Discord allows."""
    await guests_challenge(room, 6)
    seen = (await room.aoi.command("koikoi games")).message
    assert seen is not None
    assert len(seen.components) == 40
    beside = [one for one in seen.components if one["type"] == SECTION]
    assert [one["accessory"]["label"] for one in beside] == ["Accept"] * 5
    for number, one in enumerate(beside):
        assert f"Guest {number}" in one["components"][0]["content"]
    await room.aoi.click(beside[2]["accessory"]["custom_id"], in_=seen)
    left = room.now(seen).components
    now = [one["accessory"]["label"] for one in left if one["type"] == SECTION]
    assert now == ["Accept"] * 5, "the third has begun"
    assert (await room.stored(3)).info.status.value == "playing"


async def test_many_matches_beside_a_search_leave_room_for_it(room: BotHarness) -> None:
    """Discord allows 40 components: five matches and both buttons of a search would be 45."""
    await room.aoi.command("koikoi find")
    await guests_challenge(room, 6)
    seen = (await room.aoi.command("koikoi games")).message
    assert seen is not None
    assert sum(one.label == "Accept" for one in seen.buttons) == 4
    assert "Page 1 of 2" in seen.text
    await room.aoi.click("▸", in_=seen)
    assert sum(one.label == "Accept" for one in room.now(seen).buttons) == 2


async def test_no_match_says_what_to_do(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi games")
    assert re.search(r"</koikoi play:\d+>, find an opponent", answer.text)


async def test_a_finished_match_is_in_the_history_and_on_the_leaderboard(room: BotHarness) -> None:
    await room.pointless()
    await room.started(length="3")
    await room.given_up(room.ben)
    answer = await room.aoi.command("koikoi history")
    assert "🏆 won: Ben resigned at **0–\u20600**" in answer.text
    assert "1 won · 0 lost" in answer.text
    assert "rank 1 by wins" in answer.text, "the leaderboard opens by rating"
    theirs = await room.aoi.command("koikoi history", member=room.ben)
    assert "### Ben: finished matches" in theirs.text
    assert "resigned against Aoi at **0–\u20600**" in theirs.text
    assert "lost to" not in theirs.text
    board = await room.ben.command("koikoi leaderboard")
    assert board.message is not None
    lines = board.text.splitlines()
    assert lines[2:4] == ["▫️ Aoi · 1516?", "▫️ Ben · 1484?"], "a newcomer's rating is provisional"
    assert "You: 1484?; no rank by rating yet: 1 of 10 rated matches" in board.text
    await room.ben.select(panel_id("board-measure rating.all.here"), "wins", in_=board.message)
    shown = room.now(board.message).text
    assert shown.splitlines()[2].startswith("**1.** Aoi · won 1 of 1 · ")
    assert "You: rank 2, won 0 of 1" in shown


async def test_the_head_of_the_history_says_which_matches_it_counts(room: BotHarness) -> None:
    """The leaderboard has only matches between people; the list has every match."""
    await room.pointless()
    await room.started(length="3")
    await room.given_up(room.ben)
    await room.aoi.command("koikoi computer", level="greedy")
    await room.service.play.resign(2, Person(room.aoi.id, "Aoi"))
    await room.started()
    await room.service.play.abort(3, ADMIN)
    answer = await room.aoi.command("koikoi history")
    shown = answer.text.splitlines()
    head, count, *listed = shown[shown.index("### Aoi: finished matches") + 1 :]
    assert head.startswith("**Leaderboard**, matches between people: 1 won · 0 lost · 0 drawn")
    assert count.startswith("**3 matches** on this server")
    assert listed[0].startswith("🛑 ended by an admin, against Ben")
    assert listed[1].startswith("🏳️ resigned against Simple Bot")
    assert listed[2].startswith("🏆 won: Ben resigned")


async def test_who_let_their_time_run_out_reads_so(room: BotHarness) -> None:
    """The first player to move lets the time run out; the opponent claims the win."""
    await room.started(length="1")
    mover, waiter = await room.mover(), await room.waiter()
    await room.later(minutes=4)
    await waiter.click("Claim the win", in_=room.hand(waiter))
    await room.drawn()
    own = await mover.command("koikoi history")
    assert f"⌛ ran out of time against {waiter.name} at **0–\u20600**" in own.text
    theirs = await waiter.command("koikoi history")
    assert f"🏆 won: {mover.name} ran out of time at **0–\u20600**" in theirs.text


async def test_history_and_leaderboard_have_pages(room: BotHarness) -> None:
    await room.pointless()
    for number in range(11):
        other = room.world.newcomer(f"Guest {number}")
        # One person may not begin this many in a minute: each guest challenges once.
        answer = await other.command("koikoi play", opponent=room.aoi, length="3")
        await room.drawn()
        await room.aoi.click("Accept", in_=answer.message)
        await room.drawn()
        await room.given_up(other, number + 1)
    history = await room.aoi.command("koikoi history")
    assert "Page 1 of 2" in history.text
    await room.aoi.click("▸", in_=history.message)
    assert history.message is not None
    assert "Page 2 of 2" in room.now(history.message).text
    assert "### Aoi: finished matches" in room.now(history.message).text
    board = await room.aoi.command("koikoi leaderboard")
    await room.aoi.click("▸", in_=board.message)
    assert board.message is not None
    assert "2/2" in room.now(board.message).labels
    assert "Guest 0 · 1484?" in room.now(board.message).text
    assert "You: 1646?" in room.now(board.message).text, "one's own rating is on every page"


async def test_the_rules_in_force_with_every_yaku(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi rules")
    shown = answer.message
    assert shown is not None
    yaku = await room.aoi.click("Yaku", in_=shown)
    assert "**Five brights** 10 · all five brights" in yaku.text
    assert "Yaku worth 7 or more together count double." in answer.text
    table = await room.started(rules="nintendo")
    menu = await room.ben.click("Menu", in_=table)
    of_match = await room.ben.click("Rules", in_=menu.message)
    assert "### Rules: Handheld" in of_match.text
    assert "At most 1 koi-koi per round in total;" in of_match.text


async def test_preferences_are_kept(room: BotHarness) -> None:
    answer = await room.ben.command("koikoi me")
    shown = answer.message
    assert shown is not None
    for key, value in {
        "hand": "channel", "nudges": "never", "challenges": "off", "language": "ja",
    }.items():  # fmt: skip
        await room.ben.select(f"kk:0:0:me {key}", value, in_=shown)
    kept = await room.service.settings.preferences(room.ben.id)
    assert (kept.hand, kept.nudges) == (HandPlace.CHANNEL, Nudges.NEVER)
    assert not kept.challenges
    assert kept.language == "ja"
    assert "あなたの設定" in room.now(shown).text


async def test_privacy_shows_gives_and_erases(room: BotHarness) -> None:
    table = await room.started()
    answer = await room.ben.command("koikoi privacy")
    assert "The bot doesn't read messages" in answer.text
    given = await room.ben.click("Send me my data", in_=answer.message)
    assert given.ephemeral
    assert given.message is not None
    assert "Ben" in json.dumps(json.loads(room.file(given.message)))
    question = await room.ben.click("Erase my data", in_=answer.message)
    await room.ben.click("Keep it", in_=question.message)
    assert (await room.stored()).info.status.open
    question = await room.ben.click("Erase my data", in_=answer.message)
    await room.ben.click("Yes, erase everything", in_=question.message)
    await room.drawn()
    assert "Aoi wins the match" in room.now(table).content
    history = await room.aoi.command("koikoi history")
    assert "a former player" in history.text
    assert "Ben" not in history.text
