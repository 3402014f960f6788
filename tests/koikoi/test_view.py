"""A seat's view in a few plain situations."""

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.koikoi import (
    DECK,
    EMPTY,
    FULL_DECK,
    PRESETS,
    CardSet,
    Kind,
    Koi,
    Match,
    Phase,
    Play,
    Rules,
    Stop,
    Turn,
    Yaku,
    apply,
    card_set,
    kind_of,
    make_rules,
    new_match,
    parse_action,
    progress,
    view_for,
)
from tests.koikoi.scripts import card, cards, deal, script
from tests.koikoi.test_scripted_rounds import CALLED_TWICE, NO_YAKU, OVERTAKEN

STANDARD = PRESETS["wikipedia-2020"]
WILD = make_rules("wikipedia-2020", {"lightning_wild": "on"})


def after(*actions: str, preset: str = "wikipedia-2020") -> Match:
    match = apply(new_match(PRESETS[preset]), NO_YAKU).match
    for action in actions:
        match = apply(match, parse_action(action)).match
    return match


def test_each_sees_their_own_hand() -> None:
    match = after()
    assert view_for(match, 0).hand == card_set(NO_YAKU.oya)
    assert view_for(match, 1).hand == card_set(NO_YAKU.ko)
    assert view_for(match, None).hand == EMPTY
    assert view_for(match, None).hand_counts == (8, 8)
    assert [bool(view_for(match, seat).legal) for seat in (0, 1, None)] == [True, False, False]


def test_field_cards_keep_their_places() -> None:
    """03C2, drawn, takes 03C1 and leaves a gap. 11C1 fills it. 05R, drawn, is appended."""
    field = NO_YAKU.field
    first = view_for(after("play 10A"), 1)
    assert first.field == (*field[:5], None, *field[6:], card("10A"))
    assert first.pile_count == 23
    second = view_for(after("play 10A", "play 11C1"), 0)
    assert second.field == (*field[:5], card("11C1"), *field[6:], *cards("10A 05R"))


def test_the_last_turn_of_each_is_told() -> None:
    view = view_for(after("play 10A", "play 11C1"), 0)
    assert view.last_turns == (
        Turn(0, 1, card("10A"), (), card("03C2"), cards("03C1")),
        Turn(1, 2, card("11C1"), (), card("05R"), ()),
    )


def test_what_a_hand_card_can_take() -> None:
    triple = deal(
        oya="01B 12C1 09A 07A 02A 05A 11B 03C1",
        ko="08B 08A 10R 07R 06R 08C1 10C2 02C2",
        field="12C2 06C1 04R 09C2 12B 12C3 06C2 03B",
        pile="09R",
    )
    for preset, december in (
        ("wikipedia-2020", (cards("12B 12C2 12C3"),)),
        ("wikipedia-2015", (cards("12B"), cards("12C2"), cards("12C3"))),
    ):
        view = view_for(apply(new_match(PRESETS[preset]), triple).match, 0)
        assert view.captures(card("12C1")) == december
        assert view.captures(card("03C1")) == (cards("03B"),)
        assert view.captures(card("05A")) == ()


def test_a_draw_choice_shows_the_card() -> None:
    start = deal(
        oya="01B 12C1 09A 07A 02A 05A 11B 03C1",
        ko="08B 08A 10R 07R 06R 08C1 10C2 02C2",
        field="12C2 06C1 04R 09C2 12B 10A 06C2 11R",
        pile="06A",
    )
    match = apply(new_match(PRESETS["wikipedia-2020"]), start).match
    match = apply(match, Play(card("01B"))).match
    view = view_for(match, 1)
    assert (view.phase, view.to_act, view.drawn, view.pile_count) == (Phase.TAKE, 0, 20, 23)
    assert view.legal == ()
    assert [action.text for action in view_for(match, 0).legal] == ["take 06C1", "take 06C2"]
    assert view.last_turns[0] == Turn(0, 1, card("01B"), (), card("06A"), ())


def decision(preset: str) -> Match:
    """The oya's first decision in `CALLED_TWICE`, turn 9: tan, 1 point."""
    rules = make_rules(preset, {"blind_swap": "off"})
    match = new_match(rules)
    for action in script(rules, CALLED_TWICE):
        if match.phase is Phase.DECIDE:
            break
        match = apply(match, action).match
    return match


def test_a_decision_shows_what_is_at_stake() -> None:
    for preset, own, opponent in (
        ("wikipedia-2020", 1, 2),
        ("sloperama", 2, 1),
        ("ktane", 2, 2),
    ):
        view = view_for(decision(preset), 0)
        assert view.legal == (Koi(), Stop())
        stake = view.stake
        assert stake is not None
        assert [yaku.yaku for yaku in stake.score.yaku] == [Yaku.TAN]
        assert stake.score.total == 1
        assert stake.own_factor_after_call == own
        assert (stake.opponent_factor, stake.opponent_factor_after_call) == (1, opponent)
    assert view_for(after(), 0).stake is None


def test_between_rounds_the_board_is_empty_and_the_result_is_there() -> None:
    match = new_match(PRESETS["wikipedia-2020"])
    for action in script(match.rules, OVERTAKEN, [14]):
        match = apply(match, action).match
    view = view_for(match, 1)
    assert (view.phase, view.to_act, view.number, view.month) == (Phase.DEAL, None, 2, 2)
    assert (view.hand, view.hand_counts, view.field) == (EMPTY, (0, 0), ())
    assert (view.captured, view.yaku, view.progress) == ((EMPTY, EMPTY), ((), ()), ((), ()))
    assert (view.pile_count, view.turn, view.calls, view.field_brights) == (0, 0, (0, 0), 0)
    assert (view.drawn, view.stake, view.legal, view.last_turns) == (None, None, (), (None, None))
    [result] = view.results
    assert (result.winner, result.points) == (0, 28)
    assert (result.hands[0], result.hands[1]) == (EMPTY, card_set(cards("05R")))


@pytest.mark.parametrize(
    ("held", "drawn", "mine", "one", "two_months", "one_month"),
    [
        (0, False, True, False, False, False),
        (0, True, False, False, False, False),
        (0, True, True, True, False, True),
        (1, False, True, True, True, True),
        (1, False, False, True, True, True),
    ],
)
def test_what_still_forms_needs_a_card_that_captures(
    held: int, *, drawn: bool, mine: bool, one: bool, two_months: bool, one_month: bool
) -> None:
    """Each card in hand captures, and so does the card drawn then; a drawn card only its player's.

    The missing cards are a ribbon, two of two months, or two chaff of one month.
    """
    kasu = "02C1 02C2 03C1 03C2 04C1 04C2 05C1 05C2"
    gone = FULL_DECK & ~card_set(cards(f"{kasu} 01C1 01C2"))
    for own, other_pile, yaku, forms in (
        ("01R 02R", EMPTY, Yaku.AKATAN, one),
        ("01R", EMPTY, Yaku.AKATAN, two_months),
        (kasu, CardSet(gone), Yaku.KASU, one_month),
    ):
        # Wild lightning also takes a card of another month.
        for rules, expected in ((STANDARD, forms), (WILD, one)):
            view = replace(
                view_for(decision("wikipedia-2020"), 0),
                rules=rules,
                hand_counts=(held, 3),
                drawn=card("12C1") if drawn else None,
                to_act=0 if mine else 1,
            )
            every = progress(card_set(cards(own)), other_pile, rules)
            (near,) = (found for found in every if found.yaku is yaku)
            assert view.still_forms(0, near) is expected, (yaku, rules.lightning_wild)


def test_a_yaku_still_forms_if_any_months_that_can_be_captured_complete_it() -> None:
    """Random piles, mostly of plain cards, with each value of the sake cup."""
    plain = {*(one for one in DECK if kind_of(one) is Kind.CHAFF), card("09A")}
    rng, formed = random.Random(1), Counter[tuple[Yaku, bool]]()
    base = view_for(decision("wikipedia-2020"), 0)
    for number in range(1200):
        options = {"cup_chaff": str(number % 3), "lightning_wild": ("off", "on")[number // 3 % 2]}
        rules = make_rules("wikipedia-2020", options)
        deck = sorted(DECK, key=lambda one: rng.random() + (one not in plain))
        own, theirs = rng.randrange(4, 20), rng.randrange(20)
        mine, other_pile = card_set(deck[:own]), card_set(deck[own : own + theirs])
        view = replace(base, rules=rules, hand_counts=(number % 4, 0), drawn=None)
        months = 2 * (number % 4) + (rules.lightning_wild if number % 4 else 0)
        for near in progress(mine, other_pile, rules):
            left = [near.missing & 15 << month for month in range(0, 48, 4)]
            left = [taken for taken in left if taken]
            expected = near.possible and any(
                near.yaku in _formed(CardSet(mine | sum(taken)), other_pile, rules)
                for taken in combinations(left, min(months, len(left)))
            )
            assert view.still_forms(0, near) is expected, (near, rules.cup_chaff, months)
            formed[near.yaku, expected] += 1
    assert min(formed[Yaku.KASU, True], formed[Yaku.KASU, False]) > 20


def _formed(pile: CardSet, other_pile: CardSet, rules: Rules) -> set[Yaku]:
    return {one.yaku for one in progress(pile, other_pile, rules) if one.formed}
