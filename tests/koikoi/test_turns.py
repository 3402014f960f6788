"""Turns and decisions in unusual situations."""

import pytest

from bot.koikoi import (
    DrawChoice,
    Drew,
    IllegalAction,
    Koi,
    KoiKoiCalled,
    Match,
    Phase,
    Played,
    Reason,
    Resign,
    RoundEnded,
    Yaku,
    YakuFormed,
    apply,
    make_rules,
    new_match,
    parse_action,
)
from tests.koikoi.scripts import card, cards, deal

# The oya takes the curtain with the first card, the cup with the second: hanami in turn 3.
HANAMI = deal(
    oya="03R 09R 01C1 05C1 06C1 07C1 10C1 12C1",
    ko="02A 04C1 05C2 06C2 07C2 08C1 10C2 11R",
    field="03B 09A 01B 02C1 12C2 08C2 11A 04A",
    pile="12B 03C1 05A 06A 07A 08A 10A 04R",
)


def course(*actions: str, **options: str) -> Match:
    match = apply(new_match(make_rules("wikipedia-2020", options)), HANAMI).match
    for action in actions:
        match = apply(match, parse_action(action)).match
    return match


def test_a_yaku_calls_for_a_decision() -> None:
    match = course("play 03R", "play 02A", "play 09R")
    assert match.phase is Phase.DECIDE
    step = apply(match, Koi())
    assert step.events == (KoiKoiCalled(0, 1),)
    assert step.match.to_act == 1
    assert step.match.round is not None
    called = step.match.round.turns[-1]
    assert (called.number, called.called) == (3, True)
    assert step.match.round.last_turns[0] == called


def test_a_round_that_is_broken_off_has_a_result_without_points() -> None:
    step = apply(course("play 03R"), Resign(1))
    [result] = step.match.results
    assert (result.reason, result.winner, result.points) == (Reason.RESIGN, 0, 0)
    assert step.events[0] == RoundEnded(result)


def test_the_months_cards_are_among_what_is_formed() -> None:
    start = deal(
        oya="01B 01C1 02A 03C1 05C1 06C1 07C1 10C1",
        ko="04C1 05C2 06C2 07C2 08C1 10C2 11R 12C1",
        field="01R 01C2 09A 09C1 12B 08C2 11A 03R",
        pile="04A 02C1 04R",
    )
    match = apply(new_match(make_rules("ktane", {"rounds": "12"})), start).match
    for action in ("play 01B 01R", "play 05C2"):
        match = apply(match, parse_action(action)).match
    step = apply(match, parse_action("play 01C1"))
    formed = step.events[-1]
    assert isinstance(formed, YakuFormed)
    assert [one.yaku for one in formed.yaku] == [Yaku.MONTH]


def test_events_tell_a_turn_in_order() -> None:
    first = apply(course(), parse_action("play 03R"))
    assert first.events == (
        Played(0, card("03R"), cards("03B")),
        Drew(0, card("12B"), cards("12C2")),
    )
    third = apply(course("play 03R", "play 02A"), parse_action("play 09R"))
    assert isinstance(third.events[-1], YakuFormed)
    assert (third.events[-1].seat, third.events[-1].base) == (0, 5)


def test_a_call_that_changes_a_viewings_value_is_no_new_yaku() -> None:
    """Steam: hanami is worth 1, and 3 after a call of its owner. The next decision comes with new
    cards, not automatically at the end of the next turn."""
    options = {"points.hanami": "1", "viewing_after_koi": "3"}
    match = course("play 03R", "play 02A", "play 09R", "koi", **options)
    assert match.round is not None
    assert match.round.marks == (3, 0)
    for action in ("play 11R", "play 05C1"):
        match = apply(match, parse_action(action)).match
    assert match.phase is Phase.PLAY
    assert match.to_act == 1


def test_a_drawn_card_sees_the_card_just_laid() -> None:
    """Wikipedia: "any card now on the table"."""
    start = deal(
        oya="05R 09R 01C1 05C1 06C1 07C1 10C1 12C1",
        ko="02A 04C1 03R 06C2 07C2 08C1 10C2 11R",
        field="03B 09A 01B 02C1 12C2 08C2 11A 04A",
        pile="05A",
    )
    step = apply(
        apply(new_match(make_rules("wikipedia-2020")), start).match, parse_action("play 05R")
    )
    assert step.events == (Played(0, card("05R"), ()), Drew(0, card("05A"), cards("05R")))


def test_a_drawn_card_may_have_the_choice() -> None:
    start = deal(
        oya="05R 09R 01C1 05C1 06C1 07C1 10C1 12C1",
        ko="02A 04C1 03R 06C2 07C2 08C1 10C2 11R",
        field="05C2 09A 01B 02C1 12C2 08C2 11A 04A",
        pile="12B",
    )
    match = apply(new_match(make_rules("wikipedia-2020")), start).match
    step = apply(match, parse_action("play 12C1"))
    assert step.match.phase is Phase.PLAY
    choice = deal(
        oya="05R 09R 01C1 05C1 06C1 07C1 10C1 12C1",
        ko="02A 04C1 03R 06C2 07C2 08C1 10C2 11R",
        field="05C2 09A 01B 02C1 12C2 12C3 11A 04A",
        pile="12B",
    )
    step = apply(
        apply(new_match(make_rules("wikipedia-2020")), choice).match, parse_action("play 10C1")
    )
    assert step.events[-1] == DrawChoice(0, card("12B"), cards("12C2 12C3"))
    with pytest.raises(IllegalAction, match=r"^12B can't take 11A, only one of 12C2, 12C3\.$"):
        apply(step.match, parse_action("take 11A"))
    taken = apply(step.match, parse_action("take 12C3"))
    assert taken.events == (Drew(0, card("12B"), cards("12C3")),)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("play 02A", "02A isn't in the hand of seat 0."),
        ("play 12C1", "12C1 can take one of 12B, 12C2: say which."),
        ("play 12C1 11A", "12C1 can't take 11A, only one of 12B, 12C2."),
        ("play 09R 09A", "09R takes 09A by itself: name no target."),
        ("play 09R 11A", "09R can't take 11A."),
        ("play 05R 11A", "05R can't take 11A."),
        ("take 11A", "That isn't possible now: a hand card must be played."),
    ],
)
def test_a_refusal_names_the_cards(action: str, sentence: str) -> None:
    start = deal(
        oya="05R 09R 01C1 05C1 06C1 07C1 10C1 12C1",
        ko="02A 04C1 03R 06C2 07C2 08C1 10C2 11R",
        field="03B 09A 01B 02C1 12C2 12B 11A 04A",
        pile="12C3",
    )
    match = apply(new_match(make_rules("wikipedia-2020")), start).match
    with pytest.raises(IllegalAction) as refused:
        apply(match, parse_action(action))
    assert str(refused.value) == sentence
