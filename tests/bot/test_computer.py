"""Matches against the computer: in a channel, in direct messages, from *learn*."""

from .parlour import Parlour, choices


async def play_out(room: Parlour, match_id: int = 1) -> None:
    for _ in range(120):
        stored = await room.stored(match_id)
        if not stored.info.status.open:
            return
        assert stored.match is not None
        if stored.match.phase.value == "deal":
            await room.later(seconds=20)
        elif choices(room.hand(room.aoi)):
            await room.move(room.aoi, wish="stop")
        else:
            await room.later(seconds=3)
    raise AssertionError("it never ended")


async def test_a_match_against_the_computer(room: Parlour) -> None:
    answer = await room.aoi.command("koikoi computer", length="1")
    table = answer.message
    assert table is not None
    assert not answer.ephemeral
    assert "Computer" in table.content
    assert "<t:" not in table.content, "nobody hurries"
    await room.drawn()
    await play_out(room)
    assert "Rematch" in room.now(table).labels
    await room.aoi.click("Rematch", in_=table)
    await room.drawn()
    assert (await room.stored(2)).info.status.value == "playing"
    assert room.aoi.last().id != table.id


async def test_the_computer_makes_a_human_pause(room: Parlour) -> None:
    await room.aoi.command("koikoi computer", length="1")
    await room.drawn()
    if not choices(room.hand(room.aoi)):
        await room.later(seconds=3)
    while choices(room.hand(room.aoi)):
        await room.move(room.aoi)
    seq = (await room.stored()).seq
    await room.later(seconds=2)
    assert (await room.stored()).seq == seq
    await room.later(seconds=1)
    assert (await room.stored()).seq > seq


async def test_in_direct_messages_the_hand_is_all_there_is(room: Parlour) -> None:
    answer = await room.aoi.command("koikoi computer", channel=room.aoi.dm, length="1")
    assert answer.message is not None
    assert "Yaku" in answer.message.labels
    await room.drawn()
    assert len(room.aoi.dms()) == 1
    await play_out(room)
    assert "Rematch" in room.hand(room.aoi).labels
    await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    await room.drawn()
    assert "vs Computer" in room.hand(room.aoi).content or "Computer" in room.hand(room.aoi).content
    assert not [seen for seen in room.aoi.messages() if not seen.ephemeral]


async def test_challenging_the_bot_sits_down_with_it(room: Parlour) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.bot)
    assert "Computer" in answer.text


async def test_learn_leads_into_a_first_match(room: Parlour) -> None:
    answer = await room.aoi.command("koikoi learn")
    await room.aoi.click("Try against me", in_=answer.message)
    await room.drawn()
    assert "Round 1/1" in room.aoi.last().content
    assert "💡" in room.hand(room.aoi).content


async def test_a_level_that_is_none_is_refused(room: Parlour) -> None:
    assert room.service.thinker.levels[0] == "greedy"
    answer = await room.aoi.command("koikoi computer", level="greedy")
    assert not answer.ephemeral
