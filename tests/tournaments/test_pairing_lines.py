"""The running round on the admins' panel: each pairing's line has a button of its own."""

from __future__ import annotations

from bot.matches.models.people import Person
from bot.playground.objects.components import SECTION
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import panel_id
from bot.tournaments.model import Format, Result
from bot.tournaments.service import Tournaments
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness
from tests.tournaments.test_decisions import director, panel_of
from tests.tournaments.test_played import looked, newest, opened, settled, signed_up


def lines(panel: RenderedMessage) -> dict[str, str]:
    """Return the pairings with a button: the text, and the button's label."""
    return {
        one["components"][0]["content"]: one["accessory"]["label"]
        for one in panel.components
        if one["type"] == SECTION
    }


async def test_a_line_says_how_a_pairing_stands(room: BotHarness) -> None:
    aoi, _, _, dai = await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    early = await panel_of(emi)
    assert not lines(early), "before the start nobody is paired"
    await looked(room, minutes=30)
    panel = await panel_of(emi)
    assert lines(panel) == {"⏳ Aoi – Dai": "Decide…", "⏳ Ben – Chiyo": "Decide…"}
    await room.service.of(Tournaments).here(1, Person(aoi.id, "Aoi"))
    assert "⏳ Aoi ✅ – Dai" in lines(await panel_of(emi))
    await room.service.of(Tournaments).here(1, Person(dai.id, "Dai"))
    await looked(room)
    panel = await panel_of(emi)
    assert [*lines(panel)] == ["🎴 Aoi – Dai", "⏳ Ben – Chiyo"]
    await emi.click("Decide…", in_=panel)
    form = await emi.click("Dai wins", in_=room.now(panel))
    await emi.submit_modal(form, reason="saw it")
    await settled(room)
    assert lines(room.now(panel)) == {
        "✔️ **Dai** beats Aoi (decided by an admin)": "Correct…",
        "⏳ Ben – Chiyo": "Decide…",
    }
    await emi.click("Correct…", in_=room.now(panel))
    assert "Now: ✔️ **Dai** beats Aoi" in room.now(panel).text


async def test_a_second_press_shows_the_same_question(room: BotHarness) -> None:
    """This includes a press after a restart."""
    await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    panel = await panel_of(emi)
    await emi.click("Decide…", in_=panel)
    question = room.now(panel)
    await emi.click("Decide…", in_=panel, late=True)
    assert room.now(panel).text == question.text
    await room.client.close()
    async with room.open():
        await emi.click("Decide…", in_=panel, late=True)
        again = room.now(panel)
        assert (again.text, again.labels) == (question.text, question.labels)
        await emi.click("Back", in_=again)
        assert lines(room.now(panel)) == lines(panel)


async def test_a_menu_of_an_earlier_panel_leads_to_the_same_question(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    emi = director(room)
    await looked(room, minutes=30)
    panel = await panel_of(emi)
    await pressed(emi, panel, panel_id("tour-result 1 1"), "2")
    assert "How did **Ben vs Chiyo** end?" in room.now(panel).text


async def full(room: BotHarness) -> None:
    """Begin a round of 32 players."""
    await opened(room, format=Format.SWISS.value)
    for number in range(32):
        person = Person(300 + number, f"Player {number + 1:02}")
        await room.service.of(Tournaments).join(1, person)
    await looked(room, minutes=30)


async def test_the_panel_stays_on_the_page_of_the_pairing(room: BotHarness) -> None:
    await full(room)
    emi = director(room)
    panel = await panel_of(emi)
    first = [*lines(panel)]
    assert len(first) == 8
    assert len(panel.components) == 40
    assert "Page 1 of 2" in panel.text
    await emi.click("▸", in_=panel)
    second = [*lines(room.now(panel))]
    assert not {*first} & {*second}
    ninth = panel_id("tour-set 1 1 9")
    await emi.click(ninth, in_=room.now(panel))
    await emi.click("Back", in_=room.now(panel))
    assert [*lines(room.now(panel))] == second
    await emi.click(ninth, in_=room.now(panel))
    form = await emi.click(panel_id("tour-decide 1 9 first 1 open"), in_=room.now(panel))
    await emi.submit_modal(form, reason="saw it")
    await settled(room)
    decided, *others = lines(room.now(panel))
    assert "(decided by an admin)" in decided
    assert others == second[1:], "each line stays in its place"
    await emi.click("◂", in_=room.now(panel))
    assert [*lines(room.now(panel))] == first


async def test_a_late_press_shows_the_round_that_is_played_now(room: BotHarness) -> None:
    await full(room)
    emi = director(room)
    panel, other = await panel_of(emi), await panel_of(emi)
    await emi.click("▸", in_=other)
    found = await newest(room)
    for one in found.undecided:
        await room.service.of(Tournaments).decide(
            found.id, one.number, Result.FIRST, Person(900, "Another admin"), "elsewhere"
        )
    await looked(room)
    assert (await newest(room)).round == 2
    await emi.click("Decide…", in_=panel)
    assert "That round is over" in room.now(panel).text
    assert "Page 1 of 2" in room.now(panel).text
    await emi.click("◂", in_=room.now(other))
    assert "Round 2/" in room.now(other).text
    await room.service.of(Tournaments).cancel(found.id, Person(900, "Another admin"), "rain")
    await emi.click("▸", in_=room.now(other))
    assert room.now(other).labels == ["All tournaments"]


async def test_the_list_is_behind_a_button(room: BotHarness) -> None:
    """The only open tournament's panel opens itself, and a new one is made in the list."""
    await signed_up(room)
    emi = director(room)
    panel = await panel_of(emi)
    await emi.click("All tournaments", in_=panel)
    listed = room.now(panel)
    assert "Tournaments here" in listed.text
    assert "A new tournament…" in listed.labels
    await emi.click("Manage", in_=listed)
    assert room.now(panel).labels == panel.labels


async def test_an_admin_who_confirms_their_presence_in_the_list_can_still_manage(
    room: BotHarness,
) -> None:
    aoi, *_ = await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    panel = await panel_of(aoi)
    await aoi.click("All tournaments", in_=panel)
    listed = room.now(panel)
    assert listed.labels == ["Manage", "I'm here", "A new tournament…"]
    await aoi.click("I'm here", in_=listed)
    assert room.now(panel).labels == ["Manage", "A new tournament…"]
