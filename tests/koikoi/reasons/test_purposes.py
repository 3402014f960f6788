"""The purposes of actions, in positions that a player would recognise."""

import random
from dataclasses import replace

import pytest

from bot.koikoi import (
    DECK,
    PRESETS,
    Card,
    CardSet,
    Koi,
    Match,
    Play,
    PlayerView,
    Rules,
    Stop,
    Yaku,
    card_code,
    card_set,
    cards_in,
    deal_from_deck,
    make_rules,
    new_match,
    parse_action,
    parse_card,
    view_for,
)
from bot.koikoi import apply as apply_action
from bot.koikoi.reasons import Aim, Purpose, purposes
from bot.koikoi.reasons.afterstate import outs_to_form
from bot.koikoi.state import other
from tests.koikoi.chance import random_walk

STANDARD = PRESETS["wikipedia-2020"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(code) for code in text.split())


def position(
    *,
    hand: str,
    field: str,
    own: str = "",
    theirs: str = "",
    calls: int = 0,
    left: int | None = None,
    rules: Rules = STANDARD,
) -> PlayerView:
    """Return the view of the player to act with these cards and the opponent's calls.

    `left` is the number of cards in the opponent's hand: by default all that were dealt.
    """
    deal = deal_from_deck(rules, random.Random(5).sample(DECK, len(DECK)))
    match: Match = apply_action(new_match(rules), deal).match
    held = match.round
    assert held is not None
    captured = (CardSet(card_set(cards(own))), CardSet(card_set(cards(theirs))))
    seat = held.to_act
    hands = [held.hands[0], held.hands[1]]
    hands[seat] = CardSet(card_set(cards(hand)))
    if left is not None:
        hands[1 - seat] = card_set(cards_in(hands[1 - seat])[:left])
    held = replace(
        held,
        hands=(hands[0], hands[1]),
        field=cards(field),
        captured=captured if seat == 0 else (captured[1], captured[0]),
        calls=(0, calls) if seat == 0 else (calls, 0),
    )
    return view_for(replace(match, round=held), seat)


def told(view: PlayerView, action: str) -> dict[Aim, Purpose]:
    """Return the purposes of an action by their aims; of equal aims the most important one."""
    found: dict[Aim, Purpose] = {}
    for purpose in purposes(view, parse_action(action)):
        found.setdefault(purpose.aim, purpose)
    return found


def codes(found: tuple[Card, ...]) -> str:
    return " ".join(card_code(card) for card in found)


def test_the_moon_with_the_cup_in_hand() -> None:
    view = position(hand="08C1 09A 05C1", field="08B 09C1 02C1")
    first, *rest = purposes(view, parse_action("play 08C1"))
    assert (first.aim, first.yaku, codes(first.held)) == (Aim.NEARS, Yaku.TSUKIMI, "09A")
    assert codes(first.ready) == "09A", "a chrysanthemum lies there to be taken by the cup"
    assert {one.aim for one in rest} == {Aim.CAPTURES}
    assert codes(rest[0].cards) == "08B"


def test_without_a_match_the_cup_is_held_but_not_ready() -> None:
    view = position(hand="08C1 09A 05C1", field="08B 02C1")
    near = told(view, "play 08C1")[Aim.NEARS]
    assert (codes(near.held), codes(near.ready)) == ("09A", "")


def test_a_missing_card_on_the_field_is_ready_for_who_holds_its_month() -> None:
    view = position(hand="08C1 09C1 05C1", field="08B 09A 02C1")
    near = told(view, "play 08C1")[Aim.NEARS]
    assert (codes(near.lying), codes(near.ready)) == ("09A", "09A")
    view = position(hand="08C1 05C1", field="08B 09A 02C1")
    near = told(view, "play 08C1")[Aim.NEARS]
    assert (codes(near.lying), codes(near.ready)) == ("09A", "")


def test_a_yaku_that_is_completed_comes_first() -> None:
    view = position(hand="03C1 05C1", field="03R 02C1", own="01R 02R 01C1 02C2")
    first = purposes(view, parse_action("play 03C1"))[0]
    assert (first.aim, first.yaku, first.points) == (Aim.COMPLETES, Yaku.AKATAN, 5)


def test_a_yaku_that_grows() -> None:
    view = position(
        hand="03C1 05C1", field="03R 02C1", own="04R 05R 07R 11R 02R 04C1 05C2 07C1 11A"
    )
    assert told(view, "play 03C1")[Aim.ADDS].points == 1


def test_what_the_other_lacks_is_taken_from_under_their_nose() -> None:
    view = position(hand="03C1 05C1", field="03R 02C2", theirs="01R 02R 01C1 02C1")
    first = purposes(view, parse_action("play 03C1"))[0]
    assert (first.aim, first.yaku, codes(first.cards)) == (Aim.DENIES, Yaku.AKATAN, "03R")


def test_one_ribbon_of_many_denies_nothing() -> None:
    view = position(hand="04C1 08C1", field="04R 02C2", theirs="01R 02R 05R 07R 01C1 02C1")
    assert Aim.DENIES not in told(view, "play 04C1"), "four other ribbons would do as well"


def test_one_card_ends_a_set_that_the_other_has_begun() -> None:
    view = position(hand="07C1 05C1", field="07A 02C2", theirs="06A 06C1")
    assert told(view, "play 07C1")[Aim.DENIES].yaku is Yaku.INOSHIKACHO
    view = position(hand="07C1 05C1", field="07A 02C2", theirs="06C2 06C1")
    assert Aim.DENIES not in told(view, "play 07C1"), "nothing has begun"


def test_what_they_could_never_take_is_not_taken_from_them() -> None:
    """The player holds or sees every other card of its month."""
    theirs = "03B 03C2 09R 09C2"
    view = position(hand="09C1 10C1", field="01B 09A", theirs=theirs)
    assert Aim.DENIES not in told(view, "play 09C1")
    view = position(hand="09C1 10C1", field="01B 09A", theirs="03B 03C2")
    assert told(view, "play 09C1")[Aim.DENIES].yaku is Yaku.HANAMI, "a chrysanthemum is unseen"
    wild = make_rules("wikipedia-2015", {"lightning_wild": "on"})
    view = position(hand="09C1 10C1", field="01B 09A", theirs=theirs, rules=wild)
    assert Aim.DENIES in told(view, "play 09C1"), "the lightning would take it"


def test_what_ends_a_set_that_could_not_be_formed_anyway_denies_nothing() -> None:
    view = position(hand="07C1 06A", field="07A 02C2", theirs="10A 10C1")
    assert Aim.DENIES not in told(view, "play 07C1"), "the butterflies are in hand"


def test_only_yaku_that_lack_the_card_are_denied() -> None:
    """For rainy four brights only the rain man is missing."""
    view = position(
        hand="12C1 10C1", field="02C1 12B", theirs="01B 01C1 03B 03C1 08B 08C1 12C2 12C3"
    )
    assert Aim.DENIES not in told(view, "play 12C1"), "nor is there a fourth paulownia"
    view = position(hand="12C1 10C1", field="02C1 12B", theirs="01B 01C1 03B 03C1 08B 08C1")
    denied = {
        one.yaku for one in purposes(view, parse_action("play 12C1")) if one.aim is Aim.DENIES
    }
    assert denied == {Yaku.SHIKO, Yaku.GOKO}


def test_a_card_that_nobody_else_can_take_is_safe() -> None:
    view = position(hand="05C1 05C2 08C1", field="02C1 03C1", own="05R 05A")
    safe = told(view, "play 05C1")[Aim.SAFE]
    assert codes(safe.held) == "05C2"
    view = position(hand="05C1 05C2 08C1", field="02C1 03C1", own="05R 04C1")
    assert Aim.SAFE not in told(view, "play 05C1"), "the bridge is somewhere"
    assert codes(told(view, "play 05C1")[Aim.RETURNS].cards) == "05C2"


def test_what_would_help_the_other_is_no_harmless_card() -> None:
    theirs = "01R 02R 01C1 02C1"
    view = position(hand="03R 05C1", field="04C1 06C1", theirs=theirs)
    gives = told(view, "play 03R")
    assert (gives[Aim.GIVES].yaku, codes(gives[Aim.GIVES].cards)) == (Yaku.AKATAN, "03R")
    assert Aim.HARMLESS not in gives
    assert Aim.HARMLESS in told(view, "play 05C1")


def test_a_yaku_given_away_says_more_than_one_that_comes_near() -> None:
    """Three brights are worth more than blossom viewing, but are not complete."""
    view = position(hand="03B 05C1", field="04C1 06C1", theirs="01B 09A")
    risks = [one for one in purposes(view, parse_action("play 03B")) if one.weight < 0]
    assert [(one.aim, one.yaku) for one in risks] == [
        (Aim.GIVES, Yaku.HANAMI),
        (Aim.EXPOSES, Yaku.SANKO),
    ]


GROWN = "06R 09R 10R 01R 02R 07C1 07A"


def test_what_lets_their_yaku_grow_is_not_harmless() -> None:
    """After their call, a yaku with more points gives them another decision."""
    view = position(hand="07R 12C3", field="03R 11A", own="04R", theirs=GROWN, calls=1)
    found = told(view, "play 07R")
    assert (found[Aim.FEEDS].yaku, found[Aim.FEEDS].points) == (Yaku.TAN, 1)
    assert Aim.HARMLESS not in found
    assert Aim.HARMLESS in told(view, "play 12C3")


def test_where_only_a_new_yaku_reopens_the_decision_a_grown_one_lets_nobody_stop() -> None:
    rules = make_rules("wikipedia-2020", {"decision": "new_yaku"})
    view = position(hand="07R 12C3", field="03R 11A", theirs=GROWN, calls=1, rules=rules)
    assert Aim.FEEDS not in told(view, "play 07R")


def test_what_brings_the_other_within_one_card_is_not_harmless_either() -> None:
    view = position(hand="02R 05C1", field="04C1 06C1", theirs="01R 01C1")
    told_of = told(view, "play 02R")
    assert told_of[Aim.EXPOSES].yaku is Yaku.AKATAN
    assert Aim.HARMLESS not in told_of


def test_a_yaku_that_lacks_cards_in_ones_own_hand_only_is_no_risk() -> None:
    view = position(hand="02R 03R 05C1", field="04C1 06C1", theirs="01R 01C1")
    assert Aim.EXPOSES not in told(view, "play 02R"), "the third of them is in hand"
    assert Aim.HARMLESS in told(view, "play 02R")


def test_what_only_the_player_can_take_can_wait() -> None:
    view = position(hand="07C1 08C1", field="07A 07C2 08B 02C1", own="07R 12C1")
    assert codes(told(view, "play 08C1")[Aim.WAITS].cards) == "07A"
    view = position(hand="07C1 08C1", field="07A 08B 02C1", own="07R 12C1")
    assert Aim.WAITS not in told(view, "play 08C1"), "somebody may hold the other clover"


def test_wild_lightning_makes_nothing_sure() -> None:
    rules = make_rules("wikipedia-2015", {"lightning_wild": "on"})
    view = position(hand="05C1 05C2 08C1", field="02C1", own="05R 05A", rules=rules)
    assert Aim.SAFE not in told(view, "play 05C1")


def test_the_rules_in_force_say_what_is_a_yaku() -> None:
    rules = make_rules("wikipedia-2020", {"viewing": "off"})
    view = position(hand="08C1 09A 05C1", field="08B 09C1 02C1", rules=rules)
    assert Aim.NEARS not in told(view, "play 08C1")


def test_five_brights_are_worth_what_they_add_to_four() -> None:
    own = CardSet(card_set(cards("01B 03B 08B 12B")))
    by_yaku = {one.yaku: one for one in outs_to_form(own, CardSet(0), STANDARD)}
    assert codes(by_yaku[Yaku.GOKO].cards) == "11B"
    assert codes(by_yaku[Yaku.TSUKIMI].cards) == codes(by_yaku[Yaku.HANAMI].cards) == "09A"
    assert by_yaku[Yaku.GOKO].points == (STANDARD.points_goko or 0) - (STANDARD.points_shiko or 0)


def test_a_draw_that_may_take_either() -> None:
    view = position(hand="12C1 01C1", field="08B 08C1 02C1", own="09A 09C1")
    held = replace(view, drawn=parse_card("08C2"))
    assert told(held, "take 08B")[Aim.COMPLETES].yaku is Yaku.TSUKIMI
    assert Aim.COMPLETES not in told(held, "take 08C1")


def test_at_a_decision_hopes_and_fears() -> None:
    view = position(
        hand="07C1 03C1", field="07A 02C2", own="08B 09A 06A 10A 08C1 09C1 06C1 10C1",
        theirs="01R 02R 01C1 02C1",
    )  # fmt: skip
    hopes = purposes(view, Koi())
    assert (hopes[0].aim, hopes[0].yaku) == (Aim.NEARS, Yaku.INOSHIKACHO)
    assert codes(hopes[0].ready) == "07A"
    fears = [one for one in purposes(view, Stop()) if one.aim is Aim.FEARS]
    assert [(one.yaku, codes(one.cards)) for one in fears] == [(Yaku.AKATAN, "03R")]
    assert not fears[0].lying


def test_nobody_fears_a_card_that_they_alone_can_take() -> None:
    theirs = "01R 02R 09R 03B 01C1 02C1"
    view = position(hand="09C1 05C1", field="09A 12C2", own="09C2", theirs=theirs)
    assert fears(view)
    assert Yaku.HANAMI not in fears(view)
    view = position(hand="05C1", field="09A 12C2", own="09C2", theirs=theirs)
    assert Yaku.HANAMI in fears(view), "the other may hold the last chrysanthemum"
    view = position(hand="09C1 05C1", field="12C2", own="09C2", theirs=theirs)
    assert Yaku.HANAMI not in fears(view), "the cup itself is hidden, with nothing to match it"


def fears(view: PlayerView) -> set[Yaku | None]:
    return {one.yaku for one in purposes(view, Stop()) if one.aim is Aim.FEARS}


def test_a_fear_is_also_that_what_they_have_grows() -> None:
    view = position(hand="05R 12C3", field="03R 11A", own="04R", theirs=GROWN, calls=1)
    fears = told(view, "stop")
    assert fears[Aim.FEARS_MORE].yaku is Yaku.TAN
    assert codes(fears[Aim.FEARS_MORE].cards) == "03R 07R 11R", "those in hand are no danger"
    assert Aim.FEARS_MORE not in told(position(hand="05R", field="03R", theirs=GROWN[4:]), "stop")


def test_the_last_drawn_card_brings_nothing_near() -> None:
    """It is the dealer's last turn; the opponent has one more."""
    view = position(hand="", field="10A 05C1", own="06A 07A 02A 04A", left=1)
    last = told(replace(view, drawn=parse_card("10C1")), "take 10A")
    assert Aim.COMPLETES in last
    view = position(hand="", field="10A 05C1", own="06A 02A 03R 01R", left=1)
    last = told(replace(view, drawn=parse_card("10C1")), "take 10A")
    assert set(last) == {Aim.CAPTURES}
    view = position(hand="10C1", field="10A 05C1", own="06A 02A 03R 01R", left=1)
    assert set(told(view, "play 10C1")) == {Aim.CAPTURES}
    view = position(hand="10C1 07A", field="10A 05C1", own="06A 02A 03R 01R", left=2)
    assert Aim.NEARS in told(view, "play 10C1")


def test_who_has_no_turn_left_is_denied_nothing_and_can_take_nothing() -> None:
    theirs = "01R 02R 01C1 02C1"
    for left, denied in ((1, True), (0, False)):
        view = position(hand="03C1", field="03R 02C2", theirs=theirs, left=left)
        assert (Aim.DENIES in told(view, "play 03C1")) is denied
        view = position(hand="03R", field="05C1", theirs=theirs, left=left)
        assert (Aim.GIVES in told(view, "play 03R")) is denied
        view = position(hand="07C1", field="05C1", theirs=theirs, left=left)
        assert (Aim.HARMLESS in told(view, "play 07C1")) is denied


@pytest.mark.parametrize("preset", PRESETS)
def test_every_choice_of_random_matches_has_a_purpose(preset: str) -> None:
    for seed in range(3):
        for _, _, match in random_walk(PRESETS[preset], seed, limit=60):
            if match.to_act is None:
                continue
            view = view_for(match, match.to_act)
            for action in view.legal:
                found = purposes(view, action)
                assert list(found) == sorted(found, key=lambda one: -one.weight)
                if isinstance(action, Play) and view.hand_counts[other(match.to_act)]:
                    assert found, action.text
                hidden = card_set(DECK) & ~(
                    view.hand | view.field_cards | view.captured[0] | view.captured[1]
                )
                for one in found:
                    assert not card_set(one.held) & hidden
