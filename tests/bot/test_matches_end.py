"""Resigning, an admin's end, rematches, the record and the proof of the deals."""

from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.deals import deal_commitment
from bot.koikoi.record import parse_record
from bot.matches.models.change_set import ChangeSet
from bot.matches.models.listings import MOST_OPEN
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.storage import match_rows
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness
from tests.matches.world import ADMIN
from tests.storage.test_contract import NOON, TERMS


async def test_resigning_is_asked_for_twice(room: BotHarness) -> None:
    table = await room.started()
    while None in (await room.stored()).info.moved_at:
        await room.move(await room.mover())
    menu = await room.aoi.click("Menu", in_=table)
    question = await room.aoi.click("Resign", in_=menu.message)
    assert "It counts as a loss." in question.text
    await room.aoi.click("Keep playing", in_=question.message)
    assert (await room.stored()).info.status.open
    question = await room.aoi.click("Resign", in_=menu.message)
    await room.aoi.click("Yes, resign", in_=question.message)
    await room.drawn()
    shown = room.now(table).content
    assert "Ben wins the match" in shown
    assert "Aoi resigned." in shown
    late = await pressed(room.aoi, room.now(table), "kk:1:3:resign")
    assert late.text == "This match is over."


async def test_an_admin_ends_a_stuck_match(room: BotHarness) -> None:
    chiyo = room.world.newcomer("Chiyo")
    challenge = await chiyo.command("koikoi play", opponent=room.ben)
    assert challenge.message is not None
    await room.drawn()
    await room.ben.click("Accept", in_=challenge.message)
    await room.drawn()
    table = room.now(challenge.message)
    listed = await room.aoi.command("koikoi-admin abort")
    assert listed.ephemeral
    question = await room.aoi.select("Which match should end?", "1", in_=listed.message)
    assert "between Chiyo and Ben, without a result?" in question.text
    await room.aoi.click("Let it continue", in_=question.message)
    assert (await room.stored()).info.status.open
    question = await room.aoi.command("koikoi-admin abort", match=1)
    await room.aoi.click("End it", in_=question.message)
    await room.drawn()
    assert "🛑 An admin ended this match" in room.now(table).content
    assert "No match is open" in (await room.aoi.command("koikoi-admin abort")).text


async def test_no_admin_saves_themselves_from_a_loss(room: BotHarness) -> None:
    """A question asked before the match began has the same result as a new one."""
    why = "You're playing in this match, so you can't end it without a result."
    challenge = await room.ben.command("koikoi play", opponent=room.aoi)
    early = await room.aoi.command("koikoi-admin abort", match=1)
    assert "without a result?" in early.text
    await room.drawn()
    await room.aoi.click("Accept", in_=challenge.message)
    await room.drawn()
    assert why in (await room.aoi.click("End it", in_=early.message)).text
    listed = await room.aoi.command("koikoi-admin abort")
    assert why in (await room.aoi.select("Which match should end?", "1", in_=listed.message)).text
    assert why in (await room.aoi.command("koikoi-admin abort", match=1)).text
    assert (await room.stored()).info.status.open
    await room.aoi.command("koikoi computer", level="greedy")
    question = await room.aoi.command("koikoi-admin abort", match=2)
    await room.aoi.click("End it", in_=question.message)
    assert not (await room.stored(2)).info.status.open, "nobody else loses anything by it"


async def test_an_admin_who_types_sees_the_open_matches_of_the_server(room: BotHarness) -> None:
    await room.started()
    await room.world.newcomer("Chiyo").command("koikoi play")
    found = await room.aoi.autocomplete("koikoi-admin abort", "match", "")
    assert found == ["1 · Aoi – Ben · in progress", "2 · Chiyo – anyone · challenge"]
    for typed in ("1", "be", "aoi"):
        assert await room.aoi.autocomplete("koikoi-admin abort", "match", typed) == found[:1]
    await room.service.play.abort(1, ADMIN)
    assert await room.aoi.autocomplete("koikoi-admin abort", "match", "") == found[1:]
    elsewhere = room.world.add_guild("Elsewhere", room.ben.person)
    (channel, *_) = room.world.core.directory.channels_of(elsewhere.id)
    await room.world.until(
        lambda: room.client.get_guild(elsewhere.id) is not None, "the bot knows the server"
    )
    there = await room.ben.autocomplete("koikoi-admin abort", "match", "", channel=channel)
    assert there == []


async def test_an_admin_finds_a_match_by_its_number_among_very_many(room: BotHarness) -> None:
    guild = room.world.guild.id
    for number in range(MOST_OPEN + 2):
        asker = Person(10**17 + number, f"N{number}")
        info = MatchInfo(
            0, Status.INVITED, ChannelRef(guild, room.world.channel.id), asker, None, TERMS, NOON
        )
        await room.store.write(match_rows.create, ChangeSet(info, people=info.people))
    assert len(await room.service.queries.open_in_guild(guild)) == MOST_OPEN
    last = MOST_OPEN + 2
    found = await room.aoi.autocomplete("koikoi-admin abort", "match", str(last))
    assert found == [f"{last} · N{last - 1} – anyone · challenge"]
    for typed in (str(last + 1), "٣", "9" * 30):
        assert await room.aoi.autocomplete("koikoi-admin abort", "match", typed) == []


async def test_no_admin_ends_another_servers_match(room: BotHarness) -> None:
    await room.started()
    elsewhere = room.world.add_guild("Elsewhere", room.ben.person)
    channel = room.world.core.directory.channels_of(elsewhere.id)[0]
    await room.world.until(
        lambda: room.client.get_guild(elsewhere.id) is not None, "the bot knows the server"
    )
    answer = await room.ben.command("koikoi-admin abort", channel=channel, match=1)
    assert answer.text.startswith("I can't find that match.")


async def test_playing_again_needs_both(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.played_out()
    await room.aoi.click("Rematch", in_=room.hand(room.aoi))
    await room.drawn()
    challenge = [
        seen for seen in room.ben.messages() if "wants a **Koi-Koi** rematch" in seen.content
    ]
    assert len(challenge) == 1
    await room.aoi.click("Rematch", in_=table)
    await room.drawn()
    assert (
        len([seen for seen in room.ben.messages() if "wants a **Koi-Koi** rematch" in seen.content])
        == 1
    )
    await room.ben.click("Rematch", in_=table)
    await room.drawn()
    assert "Round 1/1" in room.now(challenge[0]).content
    assert (await room.stored(2)).info.status.value == "playing"


async def test_the_record_of_a_match_can_be_replayed(room: BotHarness) -> None:
    table = await room.started(length="1")
    await room.played_out()
    more = await room.ben.click("More", in_=table)
    answer = await room.ben.click("Record", in_=more.message)
    assert answer.ephemeral
    assert answer.message is not None
    text = room.file(answer.message)
    record = parse_record(text)
    assert record.rules.rounds == 1
    assert "# players: " in text


async def test_the_proof_is_sealed_during_the_round_and_opened_after_it(room: BotHarness) -> None:
    table = await room.started(length="1")
    public = table.content.split("Sealed before play: `")[1].split("…`")[0]
    assert len(public) == 16, "one line on a phone"
    for pilot in (room.aoi, room.ben):
        assert "ealed" not in room.hand(pilot).content, "a push shows the hand's text"
    menu = await room.aoi.click("Menu", in_=table)
    during = await room.aoi.click("Fair deal", in_=menu.message)
    sealed = during.text.split("Round 1, sealed: `")[1].split("`")[0]
    assert len(sealed) == 64
    assert sealed.startswith(public)
    assert during.message is not None
    assert "nonce" not in room.file(during.message)
    await room.play_until("finished")
    assert public not in room.now(table).content
    more = await room.aoi.click("More", in_=room.now(table))
    after = await room.aoi.click("Fair deal", in_=more.message)
    assert f"Round 1, opened: `{sealed}`" in after.text
    assert after.message is not None
    lines = room.file(after.message).splitlines()
    nonce = next(line for line in lines if line.startswith("nonce ")).split(" ")[1]
    deal = parse_action(next(line for line in lines if line.startswith("deal ")))
    assert isinstance(deal, Deal)
    assert deal_commitment(nonce, deal) == sealed


async def test_without_a_table_the_seal_stands_under_the_hand(room: BotHarness) -> None:
    """In direct messages nobody else could have seen it."""
    await room.aoi.command("koikoi computer", level="greedy", channel=room.aoi.dm)
    await room.drawn()
    stored = await room.stored()
    assert f"`{stored.deals[-1].commitment[:16]}…`" in room.hand(room.aoi).content
    assert stored.deals[-1].commitment not in room.hand(room.aoi).content
