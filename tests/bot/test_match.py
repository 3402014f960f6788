"""A match from the challenge to the result, as two people see it."""

from tests.bot.parlour import Parlour, choices


async def test_a_challenge_becomes_the_table(room: Parlour) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    challenge = answer.message
    assert challenge is not None
    assert "invites you to **Koi-Koi** (花札こいこい)" in challenge.content
    assert "3 rounds · 3 minutes a turn · Standard" in challenge.content
    assert challenge.labels == ["Accept", "How it works", "Decline"]
    assert not room.ben.dms(), "nobody gets a direct message before they accepted"

    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    table = room.now(challenge)
    assert "🔴" in table.content
    assert "Round 1/3" in table.content
    assert table.labels[:3] == ["My hand", "Yaku", "Menu"]
    assert "On the field" in table.alt_text
    assert len(room.aoi.dms()) == len(room.ben.dms()) == 1


async def test_a_whole_match_in_direct_messages(room: Parlour) -> None:
    table = await room.started()
    await room.play_until("finished")
    stored = await room.stored()
    assert stored.info.status.value == "finished"
    assert "Rematch" in room.now(table).labels
    assert not choices(room.hand(room.aoi))
