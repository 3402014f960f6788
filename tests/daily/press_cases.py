"""Presses on daily deals. People who still play the same cards see nothing of them."""

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.daily.service import Daily
from bot.screens.message import panel_id
from tests.bot.crowd import PUBLIC, Scene, Town
from tests.bot.scenes import (
    OTHERS_DEAL,
    REVIEWS,
    Case,
    Cases,
    Made,
    by_players,
    of_match,
    own,
    shown,
)


def of_the_day(words: str, *values: str, over: bool = False, panel: bool = False) -> Made:
    """Chiyo's deal of today, or of a day on which she has finished it."""

    async def made(room: Town) -> Scene:
        room.tick()
        today = room.service.of(Daily).today()
        stored = await room.service.queries.match_of_day(room.chiyo.id, today)
        if stored is not None and not over and not stored.info.status.open:
            room.clock.move(timedelta(days=1))
            stored = None
        if stored is None:
            stored = await room.service.of(Daily).start(
                room.place, room.person(room.chiyo), "greedy"
            )
        if over:
            stored = await room.played(stored, None)
        chosen = [one.format(stored.id) for one in values]
        said = words.format(room.chiyo.id)
        scene = of_match(stored, said, *chosen)
        return replace(scene, press=panel_id(said)) if panel else scene

    return made


ON_MATCHES: Final[Cases] = {
    **{
        words: (Case("reader", of_the_day(words), OTHERS_DEAL, secret=True),)
        for words in ("hand", "yaku", "menu", "fair", "record")
    },
    "share": (by_players(of_the_day("share", over=True), OTHERS_DEAL, where=(PUBLIC,)),),
    **{
        name: (Case("reviewer", of_the_day(words, *values, over=True), OTHERS_DEAL, secret=True),)
        for name, words, *values in REVIEWS
    },
    "film share": (
        Case("reviewer", of_the_day("film share 1", over=True), OTHERS_DEAL, secret=True, where=()),
    ),
}

ON_PANELS: Final[Cases] = {
    **{
        words.split()[0]: (
            Case(
                "reviewer",
                of_the_day(words, value, over=True, panel=True),
                OTHERS_DEAL,
                secret=True,
            ),
        )
        for words, value in (("earned {}", "{} goko"), ("review", "{}"), ("replay", "{}"))
    },
    "daily": (own("daily greedy"),),
    "daily-new": (own("daily-new greedy"),),
    "daily-table": (shown("daily-table {today} greedy"),),
    "daily-page": (shown("daily-page {today} here greedy 0"),),
    "daily-best": (shown("daily-best 1 greedy"),),
    "daily-round": (shown("daily-round 1 greedy 1"),),
    "daily-level": (shown("daily-level {today} here", "wild"),),
}
