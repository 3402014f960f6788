"""Hands: the whole game in a direct message, and by *My hand*."""

from datetime import timedelta

from bot.matches.models.people import HandPlace, Preferences
from bot.matches.models.people import Person as Player
from tests.bot.conftest import both_worlds
from tests.bot.harness import BotHarness, choices


@both_worlds
async def test_my_hand_is_the_whole_game_in_the_channel(room: BotHarness) -> None:
    table = await room.started(length="1")
    hands = {}
    for pilot in (room.aoi, room.ben):
        answer = await pilot.click("My hand", in_=table)
        assert answer.ephemeral
        hands[pilot.id] = answer.message
    for _ in range(120):
        stored = await room.stored()
        if not stored.info.status.open:
            break
        mover = await room.mover()
        await room.move(mover, hands[mover.id], wish="stop")
    assert "Rematch" in room.now(table).labels
    for shown in hands.values():
        assert shown is not None
        assert room.now(shown).labels == ["Table"], "it was kept current by its token"


async def test_an_open_hand_is_redrawn_when_the_other_moves(room: BotHarness) -> None:
    table = await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    answer = await waiter.click("My hand", in_=table)
    assert answer.message is not None
    assert not choices(answer.message)
    before = (await room.stored()).seq
    while (await room.mover()).id == mover.id:
        await room.move(mover)
    assert (await room.stored()).seq > before
    assert choices(room.now(answer.message))
    assert f"{mover.name}: " in room.now(answer.message).content


async def test_a_newer_hand_takes_the_older_ones_place(room: BotHarness) -> None:
    table = await room.started()
    first = (await room.aoi.click("My hand", in_=table)).message
    second = (await room.aoi.click("My hand", in_=table)).message
    assert first is not None
    assert second is not None
    await room.world.until(lambda: room.world.message(first.id) is None, "the older one goes")
    assert room.world.message(second.id) is not None


async def test_a_stranger_watches(room: BotHarness) -> None:
    table = await room.started()
    chiyo = room.world.newcomer("Chiyo")
    answer = await chiyo.click("My hand", in_=table)
    assert answer.ephemeral
    assert "You're watching **" in answer.text
    assert answer.message is not None
    said, offered = answer.text, answer.message.labels
    assert offered == ["Watch", "Rules", "Play the winner"]
    yaku = await chiyo.click("Yaku", in_=table)
    assert "🔴" in yaku.text
    assert "⚪" in yaku.text
    menu = await chiyo.click("Menu", in_=table)
    assert menu.message is not None
    assert (menu.text, menu.message.labels) == (said, offered)
    watch = menu.message.buttons[0]
    assert watch.url is not None
    assert watch.url.endswith(f"/{table.id}")
    rules = await chiyo.click("Rules", in_=menu.message)
    assert "Rules: Standard" in rules.text
    own = await room.aoi.click("Menu", in_=table)
    assert own.text.startswith("Match against Ben · Round 1/3")
    await room.service.play.resign(1, Player(room.aoi.id, "Aoi"))
    await room.drawn()
    late = await room.ben.click("Menu", in_=table, late=True)
    assert late.message is not None
    assert late.message.labels == [
        "Record",
        "Rules",
        "Fair deal",
        "Report a problem",
        "Block",
        "Report player",
        "Table",
        "Add to another server",
    ]


async def test_closed_direct_messages_stop_nobody(room: BotHarness) -> None:
    room.ben.close_dms()
    table = await room.started(length="1")
    shown = room.now(table)
    assert "Ben: your cards are under **My hand**." in shown.content
    answer = await room.ben.click("My hand", in_=table)
    assert "I can't send you direct messages" in answer.text
    hand = answer.message
    for _ in range(120):
        if not (await room.stored()).info.status.open:
            break
        mover = await room.mover()
        await room.move(mover, hand if mover.id == room.ben.id else None, wish="stop")
    assert "Rematch" in room.now(table).labels


async def test_who_prefers_the_channel_gets_no_direct_message(room: BotHarness) -> None:
    await room.service.settings.save_preferences(Preferences(room.ben.id, hand=HandPlace.CHANNEL))
    table = await room.started()
    assert not room.ben.dms()
    assert "your cards are under" not in room.now(table).content
    assert len(room.aoi.dms()) == 1


async def test_a_hand_leads_back_to_the_table(room: BotHarness) -> None:
    table = await room.started()
    link = room.hand(room.aoi).button("Table")
    assert link is not None
    assert link.url == (
        f"https://discord.com/channels/{room.world.guild.id}/{table.channel_id}/{table.id}"
    )


async def test_a_first_match_is_coached(room: BotHarness) -> None:
    await room.started(length="1")
    assert "💡" in room.hand(room.aoi).content
    await room.played_out()
    await room.started(length="1")
    assert "💡" not in room.hand(room.aoi).content


async def test_a_first_match_says_on_the_table_where_the_cards_are(room: BotHarness) -> None:
    """A newcomer saw a public table, and a notification at another place."""
    table = await room.started(length="1")
    told = ": I've sent your cards by direct message. **My hand** shows them here."
    assert f"-# Aoi, Ben{told}" in table.content
    await room.played_out()
    chiyo = room.world.newcomer("Chiyo")
    answer = await room.aoi.command("koikoi play", opponent=chiyo)
    await room.drawn()
    await chiyo.click("Accept", in_=answer.message)
    await room.drawn()
    assert answer.message is not None
    assert f"-# Chiyo{told}" in room.now(answer.message).content


async def test_who_plays_in_the_channel_is_not_sent_to_direct_messages(room: BotHarness) -> None:
    await room.service.settings.save_preferences(Preferences(room.ben.id, hand=HandPlace.CHANNEL))
    table = await room.started(length="1")
    assert "-# Aoi: I've sent your cards" in table.content


@both_worlds
async def test_the_next_hand_shrinks_the_hand_of_a_finished_match(room: BotHarness) -> None:
    await room.started(length="1")
    old = room.hand(room.aoi)
    await room.played_out()
    assert room.now(old).content.startswith(("**🏆 You won", "**You lost", "**🤝 A draw"))
    await room.started(length="1")
    await room.world.until(lambda: room.now(old).content.startswith("-# "), "the hand shrinks")
    assert room.now(old).labels == ["Review", "Replay"]
    assert not room.now(old).attachments
    replay = await room.aoi.click("Replay", in_=room.now(old))
    assert replay.ephemeral or replay.message is not None


async def test_next_game_opens_the_one_that_waits(room: BotHarness) -> None:
    await room.started()
    chiyo = room.world.newcomer("Chiyo")
    answer = await room.aoi.command("koikoi play", opponent=chiyo)
    await room.drawn()
    await chiyo.click("Accept", in_=answer.message)
    await room.drawn()
    for match_id in (1, 2):
        while (await room.mover(match_id)).id != room.aoi.id:
            stored = await room.stored(match_id)
            assert stored.match is not None
            mover = await room.mover(match_id)
            await room.move(mover, room.hand(mover))
    hand = room.aoi.dms()[0]
    room.clock.move(timedelta(seconds=1))
    await room.aoi.click("Yaku", in_=hand)
    assert any("Next game (1)" in seen.labels for seen in room.aoi.dms())
    opened = await room.aoi.click("Next game")
    assert opened.ephemeral
    assert "Your turn" in opened.text
