"""What speaks for one action against another."""

from bot.koikoi import Play, parse_card
from bot.koikoi.advantage import advantages
from bot.koikoi.aims import Aim
from bot.koikoi.purpose import purposes

from .test_purpose import position

MOON, PINE, IRIS = map(parse_card, ("08B", "01C1", "05C1"))


def test_only_what_the_other_action_lacks_speaks_for_one() -> None:
    view = position(hand="08B 01C1 05C1", field="08A 02C1", own="09A 09C1")
    found = {one.aim for one in advantages(view, Play(MOON), Play(PINE))}
    assert Aim.COMPLETES in found
    assert not advantages(view, Play(PINE), Play(PINE))


def test_that_both_are_harmless_speaks_for_neither() -> None:
    view = position(hand="01C1 05C1", field="08A 02C1")
    assert Aim.HARMLESS in {one.aim for one in purposes(view, Play(PINE))}
    assert Aim.HARMLESS in {one.aim for one in purposes(view, Play(IRIS))}
    assert Aim.HARMLESS not in {one.aim for one in advantages(view, Play(PINE), Play(IRIS))}
