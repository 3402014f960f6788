"""*Report player*: the host's view of a person, the possible actions, and who learns of it."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main
from bot.matches.models.hosting import ReportReason
from bot.playground.testing.pilot import Answer, Pilot
from bot.safety.service import Safety
from bot.storage import export_rows, host_rows
from tests.bot.harness import BotHarness
from tests.bot.test_host_reports import answered, host_told, settled
from tests.cli.test_reports import filled, url
from tests.matches.world import AOI, BEN, CHIYO, HERE, World

__all__ = ["url"]
WORDS = "Waits *until* the end,\neach turn."


async def reported(room: BotHarness, pilot: Pilot, words: str = WORDS) -> Answer:
    menu = (await pilot.click("Menu")).message
    asked = (await pilot.click("Report player", in_=menu)).message
    assert asked is not None
    (custom_id,) = [one.custom_id for one in asked.selects]
    form = await pilot.select(custom_id, "leaving", in_=asked)
    return await pilot.submit_modal(form, words=words)


async def test_the_host_reads_who_did_what_in_which_match_and_answers(room: BotHarness) -> None:
    await room.started()
    before = len(room.aoi.everything())
    answer = await reported(room, room.ben)
    assert answer.text == "Thank you. The host can read it. Aoi won't be told."
    told = await host_told(room, room.aoi)
    assert told.content.splitlines() == [
        "**Report 1** by Ben",
        "About Aoi: Quits or stalls matches",
        f"{room.world.guild.name} · match 1, step 1",
        "> Waits \\*until\\* the end,",
        "> each turn.",
        "-# On the bot's machine, `koikoi reports 1` shows it with the record of the match.",
    ]
    assert len(room.aoi.everything()) == before + 1, "Aoi is the host; as a player, nothing is told"
    await answered(room, room.aoi, "Thanks.")
    await settled(room)
    assert (await host_told(room, room.ben, "answers your report")).content.endswith("Thanks.")


async def test_after_a_report_the_player_can_be_blocked_at_once(room: BotHarness) -> None:
    await room.started()
    thanks = await reported(room, room.ben)
    asked = (await room.ben.click("Block", in_=thanks.message)).message
    assert asked is not None
    assert asked.content.startswith("Block Aoi?")


async def test_reports_of_both_kinds_are_limited_together(room: BotHarness) -> None:
    await room.started()
    for _ in range(5):
        await reported(room, room.ben)
    assert (await reported(room, room.ben)).text.startswith("You have reported 5 problems")


async def test_a_report_names_nobody_who_is_erased(room: BotHarness) -> None:
    """The text of the reporter stays; an erasure of the reporter removes it."""
    await room.started()
    await reported(room, room.ben, "Rude.")
    await room.store.write(export_rows.erase_person, room.aoi.id)
    (report,) = await room.store.read(host_rows.reports)
    assert report.about is not None
    assert report.about.erased
    assert (report.reason, report.about.name) == (ReportReason.LEAVING, "")
    told = [rows async for rows in export_rows.export_person(room.store, room.ben.id)]
    assert "Rude." in json.dumps(told, default=str)
    await room.store.write(export_rows.erase_person, room.ben.id)
    assert not await room.store.read(host_rows.reports)


def test_the_terminal_says_who_it_is_about_and_how_to_keep_them_out(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def act(world: World) -> None:
        stored = await world.started()
        await world.service.of(Safety).report(stored.id, AOI, ReportReason.NAME, "Bad name")
        await world.service.reports.send(stored.id, AOI, "Stuck")

    filled(url, act)
    assert main(["reports", "1"]) == 0
    told = capsys.readouterr().out
    assert (
        f"step 1\nabout Ben (koikoi bar person {BEN.id}): offensive name or picture\n    B" in told
    )
    assert main(["reports", "2"]) == 0
    assert "about" not in capsys.readouterr().out


def test_somebody_can_be_kept_out_of_find_alone(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    person = 123456789012345678
    states = []

    async def act(world: World) -> None:
        states.append(await world.store.read(host_rows.host_state))

    filled(url, act)
    assert main(["bar", "person", str(person), "--find", "--reason", "Leaves"]) == 0
    assert f"Person {person} is barred from /koikoi find. From now" in capsys.readouterr().out
    filled(url, act)
    assert states[-1].bars_from_find(person)
    assert not states[-1].bars_person(person)
    assert main(["bar", "person", str(person)]) == 0
    filled(url, act)
    assert states[-1].bars_from_find(person)
    assert states[-1].bars_person(person)
    capsys.readouterr()
    assert main(["bar", "list"]) == 0
    assert f"Person {person} from /koikoi find: Leaves\n" in capsys.readouterr().out
    assert main(["bar", "lift", "person", str(person)]) == 0
    filled(url, act)
    assert not states[-1].bars


def test_the_host_bars_whom_a_report_is_about_by_its_number(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nobody reads the id of an erased person, but their account is refused when it is back."""
    states = []

    async def report(world: World) -> None:
        stored = await world.started()
        await world.service.of(Safety).report(stored.id, AOI, ReportReason.NAME, "Bad name")
        await world.service.reports.send(stored.id, AOI, "Stuck")

    async def erase(world: World) -> None:
        await world.service.privacy.erase(BEN)

    async def back(world: World) -> None:
        await world.service.challenges.invite(HERE, BEN, CHIYO)

    async def read(world: World) -> None:
        states.append(await world.store.read(host_rows.host_state))

    filled(url, report)
    assert main(["bar", "report", "2"]) == 1
    assert "Report 2 is about no person." in capsys.readouterr().err
    assert main(["bar", "report", "3"]) == 1
    assert main(["bar", "report", "1", "--find"]) == 0
    assert f"Person {BEN.id} (Ben) is barred from /koikoi find." in capsys.readouterr().out
    assert main(["bar", "lift", "person", str(BEN.id)]) == 0
    filled(url, erase)
    assert main(["reports", "1"]) == 0
    assert "\nabout a former player (koikoi bar report 1): offensive" in capsys.readouterr().out
    assert main(["bar", "report", "1", "--reason", "Rude"]) == 0
    assert "is barred. They were erased, so nobody can read" in capsys.readouterr().out
    filled(url, read)
    assert states[-1].bars_person(BEN.id)
    assert not states[-1].bars_person(AOI.id)
    assert main(["bar", "list"]) == 0
    listed = capsys.readouterr().out
    assert str(BEN.id) not in listed.split()
    former = listed.split("Former player ")[1].split(":")[0]
    assert main(["bar", "lift", "former", former]) == 0
    filled(url, back)
    assert main(["bar", "report", "1"]) == 0
    assert f"Person {BEN.id} (Ben) is barred." in capsys.readouterr().out, "they are known again"
