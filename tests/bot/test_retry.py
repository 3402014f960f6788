"""*Retry from here*: the position of a turning point, played against the computer."""

from __future__ import annotations

from bot.koikoi.view import view_for
from bot.locales import texts_in
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import NOWHERE
from bot.playground.testing.answers import Answer
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness
from tests.bot.test_review import over

EN = texts_in("en")
RETRY, AGAIN = EN("button-retry"), EN("button-retry-again")


async def turning_point(room: BotHarness, pilot: Pilot, table: RenderedMessage) -> RenderedMessage:
    """Return the first turning point of a match that is over."""
    answer = await pilot.click("Review", in_=table)
    assert answer.message is not None
    on = next(
        one.custom_id
        for one in answer.message.buttons
        if one.custom_id and one.custom_id.endswith(" on")
    )
    page = await pilot.click(on, in_=answer.message)
    assert page.message is not None
    return page.message


async def begun(room: BotHarness) -> Answer:
    """Let Aoi play the first turning point again, in match 2."""
    page = await turning_point(room, room.aoi, await over(room))
    return await room.aoi.click(RETRY, in_=page)


async def test_a_turning_point_is_played_again_in_a_hand_that_nobody_else_sees(
    room: BotHarness,
) -> None:
    public = len(room.ben.messages())
    page = await turning_point(room, room.aoi, await over(room))
    answer = await room.aoi.click(RETRY, in_=page)
    assert answer.ephemeral
    assert EN("retry-name") in answer.text
    stored = await room.stored(2)
    assert (stored.info.retry_of, stored.info.place) == (1, NOWHERE)
    review = room.service.reviews.jobs.known(1)
    assert review is not None
    assert stored.match is not None
    seat = stored.info.seat_of(room.aoi.id)
    assert seat is not None
    moment = review.seats[seat].turning_points[0].moment
    assert view_for(stored.match, seat) == moment.view
    assert answer.message is not None
    assert answer.message.attachments
    later = [one for one in room.ben.messages() if one.content and EN("retry-name") in one.content]
    assert not later
    assert len(room.ben.messages()) >= public


async def test_the_result_says_that_it_was_a_retry_and_how_the_match_ended(
    room: BotHarness,
) -> None:
    answer = await begun(room)
    assert answer.message is not None
    first = (await room.stored(1)).info
    await room.service.play.resign(2, Person(room.aoi.id, room.aoi.name))
    await room.drawn()
    shown = room.now(answer.message)
    assert "A retry, so it doesn't count. The match itself ended **🔴 Aoi " in shown.content
    assert f"{first.scores[first.red]} – {first.scores[1 - first.red]} ⚪ Ben" in shown.content
    assert AGAIN in shown.labels
    assert EN("button-rematch") not in shown.labels
    again = await room.aoi.click(AGAIN, in_=shown)
    assert again.ephemeral
    info = (await room.stored(3)).info
    assert (info.status, info.retry_of) == (Status.PLAYING, 1)
    assert info.retry_at == (await room.stored(2)).info.retry_at
    history = await room.aoi.command("koikoi history", channel=room.aoi.dm)
    assert "doesn't count" in history.text


async def test_pressed_twice_it_is_one_match(room: BotHarness) -> None:
    page = await turning_point(room, room.aoi, await over(room))
    first = await room.aoi.click(RETRY, in_=page)
    second = await room.aoi.click(RETRY, in_=page)
    assert first.text == second.text
    mine = await room.service.queries.games_of(room.aoi.id)
    assert [one.id for one in mine] == [2]


async def test_a_watcher_of_the_match_plays_it_from_the_players_seat(room: BotHarness) -> None:
    table = await over(room)
    chiyo = room.world.newcomer("Chiyo")
    page = await turning_point(room, chiyo, table)
    answer = await chiyo.click(RETRY, in_=page)
    assert answer.ephemeral
    stored = await room.stored(2)
    assert stored.info.seat_of(chiyo.id) == 0
    assert stored.info.seat_of(room.aoi.id) is None


async def test_in_direct_messages_the_hand_is_a_message(room: BotHarness) -> None:
    await over(room)
    page = await turning_point(room, room.aoi, room.hand(room.aoi))
    await room.aoi.click(RETRY, in_=page)
    await room.drawn()
    shown = [one for one in room.aoi.messages(room.aoi.dm) if EN("retry-name") in one.content]
    assert len(shown) == 1
    assert not shown[0].ephemeral


async def test_after_a_restart_it_goes_on(room: BotHarness) -> None:
    await begun(room)
    before = await room.stored(2)
    await room.client.close()
    async with room.open():
        await room.world.until(room.client.is_ready, "it is back")
        after = await room.stored(2)
        assert (after.match, after.deals) == (before.match, before.deals)


async def test_no_animation_of_it_is_shared(room: BotHarness) -> None:
    """It may show the cards of a deal of the day, as if the computer had played them."""
    table = await over(room)
    answer = await room.aoi.click(RETRY, in_=await turning_point(room, room.aoi, table))
    await room.service.play.resign(2, Person(room.aoi.id, room.aoi.name))
    await room.drawn()
    assert answer.message is not None
    for shown, shared in ((table, True), (room.now(answer.message), False)):
        replayed = await room.aoi.click(EN("button-replay"), in_=shown)
        film = await room.aoi.click(EN("button-film"), in_=replayed.message)
        assert film.message is not None
        assert (EN("button-share") in film.message.labels) is shared


async def test_in_japanese_the_hand_says_so(room: BotHarness) -> None:
    table = await over(room)
    hana, texts = room.world.newcomer("Hana", locale="ja"), texts_in("ja")
    page = await turning_point(room, hana, table)
    answer = await hana.click(texts("button-retry"), in_=page)
    assert texts("retry-name") in answer.text
    await room.service.play.resign(2, Person(hana.id, hana.name))
    await room.drawn()
    assert answer.message is not None
    shown = room.now(answer.message)
    assert "元の対戦の結果" in shown.content
    assert texts("button-retry-again") in shown.labels
