"""All screens for a person who searches for an opponent."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

from bot.locales import Texts
from bot.matches.models.terms import TimeControl
from bot.matchmaking.model import Gone, SeekerMessage, Why
from bot.matchmaking.screens import (
    found_screen,
    gone_screen,
    looking_screen,
    pointer_screen,
    resting_screen,
)
from bot.matchmaking.transitions import alone_again, brought_together, by_the_day
from bot.screens.message import Screen
from tests.matchmaking.test_pairing import NOON, looks


def screens(texts: Texts) -> Iterator[Screen]:
    """Yield the screens of waiting, being matched, and the end, except for a match that began."""
    first, second = looks(1, preset="nintendo"), looks(2, 1834)
    pair = brought_together((first, second), at=NOON)
    waiting = [
        first,
        alone_again(pair[0]),
        replace(first, quiet=True),
        by_the_day(first, at=NOON),
        looks(3, pace=TimeControl.DAILY),
    ]
    hidden = SeekerMessage(1, 1, "token", NOON + timedelta(minutes=15))
    for count in (0, 1, 2):
        for seeker in waiting:
            yield looking_screen(texts, seeker, count)
            for line in ("find-here", "find-here-soon", "find-here-flagged"):
                seen_here = replace(seeker, shown=hidden)
                yield looking_screen(texts, seen_here, count, hindrance=line)
    for seeker in waiting[:2]:
        yield resting_screen(texts, seeker)
    yield pointer_screen(texts, "https://discord.com/channels/@me/1/1")
    yield found_screen(texts, pair[0], pair)
    yield found_screen(texts, replace(pair[1], confirmed=True), pair)
    for why in Why:
        if why is not Why.BEGUN:
            yield gone_screen(texts, Gone(first, why))
