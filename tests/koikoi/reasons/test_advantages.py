"""The advantages of one action over another."""

from bot.koikoi import Play, PlayerView, Yaku, parse_action, parse_card
from bot.koikoi.reasons import Aim, advantages, purposes
from tests.koikoi.reasons.test_purposes import position

MOON, PINE, IRIS = map(parse_card, ("08B", "01C1", "05C1"))


def test_only_what_the_other_action_lacks_speaks_for_one() -> None:
    view = position(hand="08B 01C1 05C1", field="08A 02C1", own="09A 09C1")
    found = {one.aim for one in advantages(view, Play(MOON), Play(PINE))}
    assert Aim.COMPLETES in found
    assert not advantages(view, Play(PINE), Play(PINE))


def told(view: PlayerView, action: str, against: str) -> set[tuple[Aim, Yaku | None]]:
    found = advantages(view, parse_action(action), parse_action(against))
    return {(one.aim, one.yaku) for one in found}


def test_a_yaku_that_both_make_speaks_for_neither() -> None:
    view = position(hand="02C1 10C1", field="02A 10A 12C1", own="04A 05A 08A 11A")
    assert (Aim.COMPLETES, Yaku.TANE) not in told(view, "play 02C1", "play 10C1")


def test_more_points_for_the_same_yaku_do_speak_for_a_card() -> None:
    chaff = "01C1 03C1 04C1 05C1 06C1 07C1 08C1 09C1 12C1"
    view = position(hand="02C1 10C1", field="02C2 10R", own=chaff)
    made = (Aim.COMPLETES, Yaku.KASU)
    assert made in told(view, "play 02C1", "play 10C1"), "two points"
    assert made not in told(view, "play 10C1", "play 02C1"), "one point"


def test_that_yaku_grow_with_either_card_speaks_for_neither() -> None:
    chaff = "01C1 03C1 04C1 05C1 06C1 07C1 08C1 09C1 12C1 12C2"
    view = position(hand="02C1 10C1 11A", field="02C2 10C2 11R", own=chaff)
    assert Aim.ADDS in {one.aim for one in purposes(view, parse_action("play 02C1"))}
    assert not told(view, "play 02C1", "play 10C1")


def test_that_both_come_near_a_yaku_speaks_for_neither() -> None:
    view = position(hand="06A 10A 05C1", field="06C1 10C1 07C2", own="07A 07R")
    near = (Aim.NEARS, Yaku.INOSHIKACHO)
    assert near in told(view, "play 06A", "play 05C1")
    assert near not in told(view, "play 06A", "play 10A")


def test_a_step_that_both_take_speaks_for_neither() -> None:
    view = position(hand="02C1 03C1 05C1", field="02R 03R 12C1", own="07A 07C1")
    step = (Aim.BUILDS, Yaku.AKATAN)
    assert step in told(view, "play 02C1", "play 05C1")
    assert step not in told(view, "play 02C1", "play 03C1")


def test_that_both_are_harmless_speaks_for_neither() -> None:
    view = position(hand="01C1 05C1", field="08A 02C1")
    assert Aim.HARMLESS in {one.aim for one in purposes(view, Play(PINE))}
    assert Aim.HARMLESS in {one.aim for one in purposes(view, Play(IRIS))}
    assert Aim.HARMLESS not in {one.aim for one in advantages(view, Play(PINE), Play(IRIS))}
