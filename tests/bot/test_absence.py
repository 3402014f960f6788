"""When the opponent is absent, the other player decides; without a decision, time does."""

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness, choices


async def gone(room: BotHarness, **options: str) -> tuple[RenderedMessage, RenderedMessage]:
    """Return a table whose mover let the deadline pass, and the hand of the other player."""
    table = await room.started(**options)
    if options.get("pace") == "daily":
        await room.later(hours=24, seconds=1)
    else:
        await room.later(minutes=3, seconds=1)
    hand = room.hand(await room.waiter())  # a new one, because it notifies
    return room.now(table), hand


async def test_the_one_who_is_there_is_asked(room: BotHarness) -> None:
    table, hand = await gone(room)
    mover, waiter = await room.mover(), await room.waiter()
    assert (
        f"💤 {mover.name} has run out of time. {waiter.name} can decide what happens next, under "
        "**My hand**" in table.content
    )
    assert f"💤 **{mover.name} has run out of time.** What now?" in hand.content
    assert hand.labels[:3] == ["Wait", "Continue daily", "Claim the win"]
    late = room.hand(mover)
    assert "Claim the win" not in late.labels
    assert f"⏰ **Your time is up.** {waiter.name} can end the match now" in late.content
    assert "<t:" not in late.content, "no deadline of theirs runs any more"
    assert choices(late), "a move still counts"


async def test_the_question_is_among_the_matches_that_wait(room: BotHarness) -> None:
    await gone(room)
    mover, waiter = await room.mover(), await room.waiter()
    games = await waiter.command("koikoi games")
    assert f"💤 **{mover.name} has run out of time: you decide**" in games.text
    assert "**Your turn**" in (await mover.command("koikoi games")).text


async def test_waiting_gives_another_turns_time(room: BotHarness) -> None:
    table, hand = await gone(room)
    mover, waiter = await room.mover(), await room.waiter()
    await waiter.click("Wait", in_=hand)
    await room.drawn()
    assert f"**{mover.name}'s turn**" in room.now(table).content
    await room.move(mover)
    assert (await room.stored()).seq == 2


async def test_it_becomes_daily(room: BotHarness) -> None:
    _, hand = await gone(room)
    await (await room.waiter()).click("Continue daily", in_=hand)
    assert (await room.stored()).info.terms.pace.value == "daily"


async def test_the_win_is_claimed(room: BotHarness) -> None:
    table, hand = await gone(room)
    mover, waiter = await room.mover(), await room.waiter()
    await waiter.click("Claim the win", in_=hand)
    await room.drawn()
    shown = room.now(table).content
    assert f"{waiter.name} wins the match" in shown
    assert f"{mover.name} didn't come back in time." in shown


async def test_who_comes_back_just_plays_on(room: BotHarness) -> None:
    table, hand = await gone(room)
    mover, waiter = await room.mover(), await room.waiter()
    await room.move(mover)
    assert "💤" not in room.now(table).content
    late = await waiter.click("Claim the win", in_=hand, late=True)
    assert late.ephemeral
    assert late.text == "They're back, or still have time: the match continues."


async def test_when_nobody_answers_time_does(room: BotHarness) -> None:
    _, hand = await gone(room)
    await room.later(minutes=10, seconds=1)
    assert (await room.stored()).info.terms.pace.value == "daily"
    await room.later(hours=24, seconds=1)
    shown = room.now(hand) if room.world.message(hand.id) else room.hand(await room.waiter())
    assert shown.labels[:2] == ["Wait", "Claim the win"]
    await room.later(minutes=10, seconds=1)
    stored = await room.stored()
    assert stored.info.status.value == "finished"
    assert stored.info.reason == "timeout"


async def test_who_left_the_server_is_found_missing_when_their_time_is_up(room: BotHarness) -> None:
    table = await room.started()
    mover = await left(room)
    waiter = await room.waiter()
    hand = room.hand(waiter)
    assert hand.labels[:3] == ["Wait", "Continue daily", "Claim the win"]
    await waiter.click("Claim the win", in_=hand)
    await room.drawn()
    assert (
        "It doesn't count: it ended before both players had played a card."
        in room.now(table).content
    )
    assert mover.name not in (await waiter.command("koikoi leaderboard")).text
    assert "No one has finished" in (await waiter.command("koikoi leaderboard")).text


async def test_leaving_the_server_saves_nobody_from_the_loss(room: BotHarness) -> None:
    """This holds before a round is finished, too. Then nobody gets a win, as the result says."""
    table = await room.started()
    for _ in range(2):
        await room.play_until("play")
        await room.move(await room.mover())
    await room.play_until("play")
    mover, waiter = await left(room), await room.waiter()
    asked = len(members_asked(room))
    await room.later(minutes=1)
    assert len(members_asked(room)) == asked, "once it is known, nobody is asked again"
    await waiter.click("Claim the win", in_=room.hand(waiter))
    await room.drawn()
    shown = room.now(table).content
    assert (
        f"-# No round was finished: the match counts as a loss for {mover.name},"
        f" but not as a win for {waiter.name}." in shown
    )
    assert f"{mover.name} **1484?** (−16)" in shown
    assert f"{waiter.name} **1500?** (±0)" in shown
    guild = room.world.guild.id
    assert (await room.service.queries.standing(guild, waiter.id)) is None
    theirs = await room.service.queries.standing(guild, mover.id)
    assert theirs is not None
    assert (theirs.played, theirs.lost) == (1, 1)


async def left(room: BotHarness) -> Pilot:
    """Let the player to move leave the server, which is noticed when their time is up."""
    mover = await room.mover()
    room.world.leave(room.world.guild, mover.person)
    await room.later(minutes=3, seconds=1)
    await room.eventually(lambda info: info.absent is not None and info.called_at is None)
    return mover


def members_asked(room: BotHarness) -> list[str]:
    """Return the paths of the bot's requests for members."""
    return [one.path for one in room.world.discord.requests if "/members/" in one.path]


async def test_nothing_is_posted_for_who_has_left_the_server(room: BotHarness) -> None:
    """Their hand in direct messages stays, with its buttons."""
    await room.started(length="1")
    await room.played_out()
    hand = room.hand(room.aoi)
    room.world.leave(room.world.guild, room.aoi.person)
    before = len(room.ben.messages())
    refused = await room.aoi.click("Rematch", in_=hand)
    assert "no longer on the server" in refused.text
    assert len(room.ben.messages()) == before


async def test_the_table_is_not_brought_up_for_who_has_left_the_server(room: BotHarness) -> None:
    await room.started()
    before = [seen.id for seen in room.ben.messages()]
    games = await room.aoi.command("koikoi games", channel=room.aoi.dm)
    assert games.message is not None
    room.world.leave(room.world.guild, room.aoi.person)
    refused = await room.aoi.click("Send the table again", in_=games.message)
    assert "no longer on the server" in refused.text
    assert [seen.id for seen in room.ben.messages()] == before


async def test_a_watcher_decides_nothing(room: BotHarness) -> None:
    table, _ = await gone(room)
    assert "Claim the win" not in table.labels
