"""`koikoi voids`: the matches that admins made void, and the host's confirmation."""

import asyncio

import pytest

from bot.__main__ import main
from bot.cli.doctor import void_matches_of
from bot.cli.terminal import ToKnow
from bot.moderation.service import Moderation
from tests.cli.test_json import read
from tests.cli.test_reports import filled, url
from tests.matches.world import ADMIN, AOI, BEN, World

__all__ = ["url"]


async def made_void(world: World) -> None:
    ended = await world.given_up(AOI, BEN)
    await world.service.of(Moderation).void(ended.id, 7, ADMIN, "They share\nan account")


def test_a_void_waits_for_the_host_and_is_confirmed_once(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(url, made_void)
    assert main(["voids"]) == 0
    said = capsys.readouterr().out
    for words in (
        "Match 1: Aoi (101) vs Ben (102), 0–0, ended 2026-07-01 09:00 UTC, server 7",
        "what was gained by it is gone and what was lost stays",
        "by Admin (199)\n    They share\n    an account",
        "koikoi voids 1 --confirm",
    ):
        assert words in said
    (one,) = read(capsys, "voids")
    assert one == read(capsys, "voids", "1")
    assert (one["match"], one["server"], one["reach"]) == (1, "7", "gain")
    with pytest.raises(ToKnow, match=r"^Waiting for your confirmation: 1\. "):
        asyncio.run(void_matches_of(url))
    assert (one["admin"], one["reason"]) == ("Admin (199)", "They share\nan account")
    assert main(["voids", "1", "--confirm"]) == 0
    assert "counts nowhere any more" in capsys.readouterr().out
    assert read(capsys, "voids") == []
    assert main(["voids"]) == 0
    assert "No void match waits for you." in capsys.readouterr().out
    assert asyncio.run(void_matches_of(url)) == "none waits for your confirmation."
    for more in ([], ["--confirm"]):
        assert main(["voids", "1", *more]) == 1
        assert "Match 1 doesn't wait for you" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--confirm"], ["1", "--confirm", "--json"], ["one"]])
def test_what_can_not_be_confirmed(wrong: list[str]) -> None:
    with pytest.raises(SystemExit, check=lambda left: left.code == 2):
        main(["voids", *wrong])
