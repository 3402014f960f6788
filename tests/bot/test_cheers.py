"""Watchers cheer at a big hand: once each, until the next move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from bot.koikoi.state import Match, Phase
from bot.koikoi.view import view_for
from bot.locales import Language
from bot.matches.models.terms import GuildSettings, TimeControl
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import Button
from bot.screens.table import BIG, CHEERS, table_screen
from bot.screens.view_model import ViewModel
from bot.storage import people_rows
from tests.bot.conftest import both_worlds
from tests.bot.each import each
from tests.bot.forging import pressed
from tests.bot.harness import VIEWING, BotHarness, bot_harness
from tests.bot.view_models import model, played
from tests.locales.walked import WALKED

ALL = list(CHEERS.values())


@asynccontextmanager
async def viewing(
    tmp_path: Path, points: int = BIG
) -> AsyncIterator[tuple[BotHarness, RenderedMessage]]:
    """Aoi has just viewed the moon with the sake cup, and has to decide."""
    async with bot_harness(tmp_path, VIEWING, VIEWING) as room:
        settings = GuildSettings(
            room.world.guild.id, options={"points.tsukimi": str(points), "seven": "off"}, length=1
        )
        await room.store.write(people_rows.save_guild_settings, settings)
        table = await room.started()
        await room.move(room.aoi, wish="play 08B")
        yield room, room.now(table)


def cheers(seen: RenderedMessage) -> list[str]:
    """Return the cheers on a table, with their counts."""
    return [one.shown for one in seen.buttons if ":cheer " in (one.custom_id or "")]


def watchers(room: BotHarness, count: int) -> list[Pilot]:
    return [room.world.newcomer(f"Watcher {number}") for number in range(count)]


@both_worlds
async def test_cheers_are_counted_and_go_with_the_next_move(tmp_path: Path) -> None:
    async with viewing(tmp_path) as (room, table):
        assert cheers(table) == ALL
        assert [one.shown for one in table.buttons[-3:]] == ALL, "they move no other button"
        chiyo, dai, emi = watchers(room, 3)
        room.world.requests.clear()
        for who, what in ((chiyo, "👏"), (dai, "👏"), (emi, "🔥")):
            await who.click(what, in_=room.now(table))
        assert cheers(room.now(table)) == ["👏 2", "🌸", "🔥 1"]
        asked = [one.path for one in room.world.requests]
        assert len(asked) == 3, asked
        assert all("/callback" in path for path in asked), "each press is answered by the table"
        assert room.now(table).attachments == table.attachments, "the picture stays"

        await room.later(seconds=5)
        await room.aoi.click("Koi-koi!", in_=room.hand(room.aoi))
        await room.drawn()
        assert not cheers(room.now(table))
        late = await chiyo.click("🌸", in_=table, late=True)
        assert not cheers(room.now(table))
        assert late.message is None or late.message.id == table.id


async def test_one_cheer_for_each_and_none_for_the_players(tmp_path: Path) -> None:
    async with viewing(tmp_path) as (room, table):
        (chiyo,) = watchers(room, 1)
        await asyncio.gather(*(chiyo.click(what, in_=table) for what in ("👏", "🌸")))
        again = await chiyo.click("🔥", in_=room.now(table))
        assert again.ephemeral
        assert again.text.startswith("You've already cheered this round")
        for player in (room.aoi, room.ben):
            own = await player.click("🔥", in_=room.now(table))
            assert own.ephemeral
            assert own.text.startswith("Cheers are for spectators")
        assert sum(one != what for one, what in zip(cheers(room.now(table)), ALL, strict=True)) == 1
        assert (await room.stored()).match is not None


async def test_the_won_hand_is_another_moment_and_a_finished_match_has_ten_minutes(
    tmp_path: Path,
) -> None:
    async with viewing(tmp_path) as (room, table):
        chiyo, dai = watchers(room, 2)
        await chiyo.click("👏", in_=table)
        await room.later(seconds=5)
        await room.aoi.click("Stop", in_=room.hand(room.aoi))
        await room.drawn()
        over = room.now(table)
        assert "Rematch" in " ".join(over.labels)
        assert cheers(over) == ALL, "counted anew"
        await chiyo.click("🔥", in_=over)
        assert cheers(room.now(table)) == ["👏", "🌸", "🔥 1"]
        room.clock.move(timedelta(minutes=11))
        await dai.click("🔥", in_=room.now(table))
        assert not cheers(room.now(table))


async def test_after_a_restart_they_are_counted_anew(tmp_path: Path) -> None:
    async with bot_harness(tmp_path, VIEWING) as room:
        options = {"points.tsukimi": "10"}
        await room.store.write(
            people_rows.save_guild_settings, GuildSettings(room.world.guild.id, options=options)
        )
        table = await room.started()
        await room.move(room.aoi, wish="play 08B")
        chiyo, dai = watchers(room, 2)
        await chiyo.click("👏", in_=room.now(table))
        await room.client.close()
        async with room.open():
            await dai.click("🌸", in_=room.now(table))
            assert cheers(room.now(table)) == ["👏", "🌸 1", "🔥"]


async def test_a_small_hand_has_none(tmp_path: Path) -> None:
    async with viewing(tmp_path, BIG - 1) as (_, table):
        assert not cheers(table)


async def test_a_server_that_wants_none(tmp_path: Path) -> None:
    async with viewing(tmp_path) as (room, table):
        shown = (await room.aoi.command("koikoi-admin settings")).message
        assert shown is not None
        await room.aoi.click("Tables and time", in_=shown)
        await room.aoi.select("kk:0:0:set cheers", "off", in_=room.now(shown))
        assert "**Cheers**: on → off" in room.now(shown).text
        chiyo = room.world.newcomer("Chiyo")
        await chiyo.click("👏", in_=table)
        assert not cheers(room.now(table)), "the press found them switched off"


async def test_a_forged_cheer_counts_nowhere(tmp_path: Path) -> None:
    async with viewing(tmp_path) as (room, table):
        seq = (await room.stored()).seq
        chiyo = room.world.newcomer("Chiyo")
        for custom_id in (f"kk:1:{seq}:cheer boo", f"kk:1:{seq}:cheer", "kk:0:0:cheer clap"):
            answer = await pressed(chiyo, table, custom_id)
            assert answer.ephemeral, custom_id
        await pressed(chiyo, table, f"kk:1:{seq + 1}:cheer clap")
        assert cheers(room.now(table)) == ALL


async def test_no_hand_has_them(tmp_path: Path) -> None:
    async with viewing(tmp_path) as (room, _):
        for pilot in (room.aoi, room.ben):
            assert not [one for one in pilot.dms() if cheers(one)]


def big_moments(match: Match) -> bool:
    stake = view_for(match, None).stake
    return stake is not None and stake.score.total >= BIG


def won_big(match: Match) -> bool:
    return bool(match.results) and match.phase is Phase.DEAL and match.results[-1].points >= BIG


@each("language", WALKED)
def test_what_is_drawn_of_them(language: Language) -> None:
    for fits in (big_moments, won_big):
        match = played(fits)
        seen = model(match, language=language)
        assert not drawn(seen), "unless the server is known to want them"
        buttons = drawn(replace(seen, cheers={"fire": 12}))
        assert [(one.emoji, one.label) for one in buttons] == [("👏", ""), ("🌸", ""), ("🔥", "12")]
    dealt = played(won_big_before)
    assert not drawn(replace(model(dealt), cheers={}))
    assert drawn(replace(model(dealt, pace=TimeControl.DAILY), cheers={})), "until somebody moves"


def won_big_before(match: Match) -> bool:
    """Return whether the next round is dealt, and nobody has moved."""
    view = view_for(match, None)
    big = bool(match.results) and match.results[-1].points >= BIG
    return big and match.phase is Phase.PLAY and not any(view.last_turns)


def drawn(seen: ViewModel) -> list[Button]:
    return [
        one
        for row in table_screen(seen).rows
        for one in row
        if isinstance(one, Button) and ":cheer " in (one.custom_id or "")
    ]
