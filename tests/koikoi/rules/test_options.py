"""Every option has an effect: with another value the game takes another course.

Scoring options change the worth of a pile; the others change a round or a match.
"""

import random
from collections.abc import Callable

import pytest

from bot.koikoi import (
    DECK,
    OPTIONS,
    PRESETS,
    Action,
    Card,
    Deal,
    DealVoided,
    Keep,
    Match,
    MatchEnd,
    MatchOutcome,
    Phase,
    Play,
    Reason,
    RoundResult,
    Swap,
    Take,
    VoidReason,
    Yaku,
    apply,
    cards_in,
    deal_from_deck,
    first_oya,
    legal_actions,
    make_rules,
    new_match,
    parse_card,
    score,
)
from bot.koikoi.cards import card_set
from tests.koikoi.scripts import cards, deal, play_script

COVERED: set[str] = set()

Test = Callable[..., None]


def changes(*keys: str) -> Callable[[Test], Test]:
    """Declare the options whose effect a test shows."""

    def note(test: Test) -> Test:
        COVERED.update(keys)
        return test

    return note


# Scoring: option, preset, other options, cards, calls, {value: total}

TEN_CHAFF = "01C1 01C2 02C1 02C2 03C1 03C2 04C1 04C2 05C1 05C2"
SIXTEEN_PLAIN = TEN_CHAFF + " 06C1 06C2 07C1 07C2 08C1 08C2"
SIX_RIBBONS = "01R 02R 03R 06R 09R 10R"
ANIMALS = "02A 04A 05A 08A 11A"
AUGUST = "08B 08A 08C1 08C2"

PILES: list[tuple[str, dict[str, str], str, dict[str, int], dict[str, int]]] = [
    ("points.goko", {}, "01B 03B 08B 11B 12B", {}, {"10": 10, "13": 13, "off": 8}),
    ("points.shiko", {}, "01B 03B 08B 12B", {}, {"8": 8, "12": 12, "off": 5}),
    ("points.ameshiko", {}, "01B 03B 08B 11B", {}, {"7": 7, "9": 9, "off": 5}),
    ("points.sanko", {}, "01B 03B 08B", {}, {"5": 5, "6": 6, "off": 0}),
    ("points.tsukimi", {}, "08B 09A", {}, {"5": 5, "3": 3, "off": 0}),
    ("points.hanami", {}, "03B 09A", {}, {"5": 5, "3": 3, "off": 0}),
    ("points.inoshikacho", {}, "06A 07A 10A", {}, {"5": 5, "6": 6, "off": 0}),
    ("points.akatan", {}, "01R 02R 03R", {}, {"5": 5, "6": 6, "off": 0}),
    ("points.aotan", {}, "06R 09R 10R", {}, {"5": 5, "6": 6, "off": 0}),
    ("points.chofuku", {}, SIX_RIBBONS, {}, {"10": 12, "20": 22, "off": 12}),
    ("points.chofuku", {"points.akatan": "6"}, SIX_RIBBONS, {}, {"10": 12, "off": 13, "0": 13}),
    ("points.tane", {}, ANIMALS, {}, {"1": 1, "2": 2, "off": 0}),
    ("points.tan", {}, "01R 02R 04R 05R 07R", {}, {"1": 1, "2": 2, "off": 0}),
    ("points.kasu", {}, TEN_CHAFF, {}, {"1": 1, "2": 2, "off": 0}),
    ("points.matsukiri", {}, "01B 08B 12B", {}, {"off": 5, "3": 5, "6": 6}),
    ("points.matsukiri", {"points.sanko": "off"}, "01B 08B 12B", {}, {"off": 0, "3": 3}),
    ("points.matsukiri", {}, "01B 03B 08B 12B", {}, {"6": 8}),
    ("points.sugawara", {}, "01B 02A 03B", {}, {"off": 0, "5": 5}),
    ("points.sugawara", {}, "01B 02A 03B 08B", {}, {"off": 5, "5": 10}),
    ("points.kusa", {}, "04R 05R 07R", {}, {"off": 0, "5": 5}),
    ("points.kusa", {"stacking": "family"}, "04R 05R 07R 01R 02R", {}, {"off": 1, "5": 5}),
    ("points.nanatan", {}, "01R 02R 04R 05R 06R 07R 09R", {}, {"off": 3, "7": 10}),
    ("points.nanatan", {}, "01R 02R 04R 05R 06R 07R 11R", {}, {"off": 3, "7": 3}),
    ("points.sujuroku", {}, SIXTEEN_PLAIN, {}, {"off": 7, "9": 16}),
    ("points.sujuroku", {}, SIXTEEN_PLAIN[:-4] + " 11B", {}, {"off": 6, "9": 15}),
    ("points.sujuroku", {}, SIXTEEN_PLAIN[:-4], {}, {"off": 6, "9": 6}),
    ("points.month", {"rounds": "12"}, AUGUST, {"month": 8}, {"off": 0, "4": 4}),
    ("points.month", {"rounds": "12"}, AUGUST, {"month": 9}, {"4": 0}),
    ("points.month", {"rounds": "6"}, AUGUST, {"month": 8}, {"4": 0}),
    ("extra.inoshikacho", {}, "06A 07A 10A 02A", {}, {"0": 5, "1": 6}),
    ("extra.akatan", {}, "01R 02R 03R 04R", {}, {"0": 5, "1": 6}),
    ("extra.aotan", {}, "06R 09R 10R 04R", {}, {"0": 5, "1": 6}),
    ("extra.chofuku", {}, SIX_RIBBONS + " 04R", {}, {"0": 13, "1": 14}),
    ("extra.tane", {}, ANIMALS + " 09A", {}, {"0": 1, "1": 2}),
    ("extra.tan", {}, "01R 02R 04R 05R 07R 11R", {}, {"0": 1, "1": 2}),
    ("extra.kasu", {}, TEN_CHAFF + " 06C1", {}, {"0": 1, "1": 2}),
    ("cup_chaff", {}, TEN_CHAFF + " 09A", {}, {"0": 1, "1": 2, "2": 3}),
    ("cup_chaff", {}, TEN_CHAFF[:-10] + " 09A", {}, {"1": 0, "2": 1}),
    ("stacking", {}, SIX_RIBBONS + " 08B 09A", {}, {"all": 17, "family": 15, "one": 10}),
    ("stacking", {}, "06A 07A 10A 02A 04A", {}, {"all": 6, "family": 5, "one": 5}),
    ("viewing", {}, "03B 08B 09A", {}, {"on": 10, "off": 0, "needs_other": 0}),
    ("viewing", {}, "03B 09A " + TEN_CHAFF, {}, {"on": 7, "off": 2, "needs_other": 7}),
    ("viewing_after_koi", {}, "03B 08B 09A", {"own_calls": 1}, {"off": 10, "3": 6, "none": 0}),
    ("viewing_after_koi", {}, "03B 08B 09A", {"own_calls": 0}, {"off": 10, "3": 10, "none": 10}),
    ("weather", {}, "03B 08B 09A 11B", {}, {"off": 10, "rain_fog": 5, "rain": 0, "november": 0}),
    ("weather", {}, "03B 08B 09A 12C3", {}, {"off": 10, "rain_fog": 5, "rain": 10, "november": 10}),
    ("weather", {}, "03B 08B 09A 11R", {}, {"off": 10, "rain": 10, "november": 0}),
    ("weather", {}, "03B 08B 09A 11C1", {}, {"off": 10, "rain_fog": 10, "rain": 0, "november": 0}),
    ("seven", {}, "01B 03B 08B 12B", {}, {"off": 8, "2": 16}),
    (
        "koi_factor",
        {},
        "01B 03B 08B",
        {"own_calls": 2, "opponent_calls": 3},
        {"none": 5, "opponent_x2": 10, "own_plus_1": 15, "all_plus_1": 30, "steam": 7},
    ),
    ("koi_factor", {}, "01B 03B 08B", {"own_calls": 3}, {"steam": 8}),
    ("koi_factor", {}, "01B 03B 08B", {"own_calls": 4}, {"steam": 10}),
    ("field_brights", {}, "01B 03B 08B", {"field_brights": 2}, {"off": 5, "on": 15}),
    (
        "combine",
        {"field_brights": "on", "koi_factor": "own_plus_1"},
        "01B 03B 08B",
        {"field_brights": 2, "own_calls": 1},
        {"product": 30, "sum": 20},
    ),
]
COVERED.update(key for key, *_ in PILES)


@pytest.mark.parametrize(("key", "others", "pile", "counts", "totals"), PILES)
def test_an_option_changes_what_a_pile_scores(
    key: str, others: dict[str, str], pile: str, counts: dict[str, int], totals: dict[str, int]
) -> None:
    captured = card_set(cards(pile))
    plain = {"koi_factor": "none", "seven": "off"} | others
    found = {
        value: score(captured, make_rules("wikipedia-2020", plain | {key: value}), **counts).total
        for value in totals
    }
    assert found == totals


# A round: seeded deals, hands played from left to right, koi-koi called whenever possible

FREE = {"teshi": "off", "kuttsuki": "off", "field_quad": "off", "field_pairs": "off"}


def seeded(seed: int) -> Deal:
    order = list(DECK)
    random.Random(seed).shuffle(order)
    return deal_from_deck(PRESETS["wikipedia-2020"], order)


def always_koi(seed: int, **options: str) -> RoundResult:
    match = play_script(make_rules("wikipedia-2020", FREE | options), seeded(seed), range(1, 17))
    return match.results[0]


def names(result: RoundResult) -> list[str]:
    return [yaku.yaku.value for yaku in result.yaku]


@changes("koi_limit", "koi_limit_scope")
def test_a_limit_of_calls_ends_the_round() -> None:
    free, limited = always_koi(16), always_koi(16, koi_limit="1")
    shared = always_koi(16, koi_limit="1", koi_limit_scope="round")
    assert (free.winner, free.points, names(free)) == (1, 4, ["tane", "tan"])
    assert (limited.winner, limited.points, names(limited)) == (0, 12, ["aotan", "tan"])
    assert (shared.winner, shared.points, names(shared)) == (1, 2, ["tan"])


@changes("reply_ends")
def test_a_reply_may_end_the_round() -> None:
    off, on = always_koi(17), always_koi(17, reply_ends="on")
    assert (off.winner, off.points, names(off)) == (1, 10, ["kasu"])
    assert (on.winner, on.points, names(on)) == (0, 10, ["inoshikacho"])


@changes("decision")
def test_an_eleventh_chaff_may_leave_the_choice_closed() -> None:
    increase, new_yaku = always_koi(17), always_koi(17, decision="new_yaku")
    assert (increase.reason, increase.winner) == (Reason.STOP, 1)
    assert (new_yaku.reason, new_yaku.winner) == (Reason.EXHAUSTED, None)


@changes("exhaust")
def test_an_exhausted_round_may_pay() -> None:
    zero, oya, caller = (always_koi(3, exhaust=value) for value in ("zero", "oya:6", "caller"))
    assert (zero.winner, zero.points, zero.deltas) == (None, 0, (0, 0))
    assert (oya.winner, oya.points, oya.deltas) == (None, 6, (6, 0))
    assert (caller.winner, caller.base, caller.factor, caller.points) == (1, 11, 1, 11)
    assert names(caller) == ["sanko", "tsukimi", "tane"]
    assert {one.reason for one in (zero, oya, caller)} == {Reason.EXHAUSTED}


@changes("match_three")
def test_three_on_the_field() -> None:
    triple = deal(
        oya="01B 02A 03B 04A 05A 06A 07A 08A",
        ko="02R 03R 04R 05R 06R 07R 08B 09R",
        field="01R 01C1 01C2 10A 11A 12B 09A 10R",
        pile="02C1",
    )
    everything = Play(parse_card("01B"))
    one_of_three = tuple(Play(parse_card("01B"), target) for target in triple.field[:3])
    for value, plays in (("all", (everything,)), ("one", one_of_three)):
        match = apply(new_match(make_rules("wikipedia-2020", {"match_three": value})), triple).match
        found = [one for one in legal_actions(match) if isinstance(one, Play) and one.card == 0]
        assert tuple(found) == plays
        after = apply(match, plays[0]).match.round
        assert after is not None
        assert len(cards_in(after.captured[0])) == (4 if value == "all" else 2)


LIGHTNING = parse_card("11C1")


@changes("lightning_wild")
def test_wild_lightning_takes_any_card() -> None:
    start = deal(
        oya="11C1 02A 03B 04A 05A 06A 07A 08A",
        ko="02R 03R 04R 05R 06R 07R 08B 09R",
        field="01R 01C1 12C2 10A 12C1 12B 09A 10R",
        pile="02C1",
    )
    off = apply(new_match(PRESETS["wikipedia-2020"]), start).match
    assert Play(LIGHTNING) in legal_actions(off)
    on = apply(new_match(make_rules("wikipedia-2020", {"lightning_wild": "on"})), start).match
    wild = [one for one in legal_actions(on) if isinstance(one, Play) and one.card == LIGHTNING]
    assert wild == [Play(LIGHTNING, target) for target in sorted(start.field)]
    after = apply(on, Play(LIGHTNING, parse_card("12B"))).match.round
    assert after is not None
    assert cards_in(after.captured[0]) == cards("11C1 12B")


def test_wild_lightning_matches_its_own_month_first() -> None:
    start = deal(
        oya="11C1 02A 03B 04A 05A 06A 07A 08A",
        ko="02R 03R 04R 05R 06R 07R 08B 09R",
        field="01R 01C1 12C2 10A 12C1 11B 09A 10R",
        pile="02C1",
    )
    on = apply(new_match(make_rules("wikipedia-2020", {"lightning_wild": "on"})), start).match
    assert Play(LIGHTNING) in legal_actions(on)


def test_wild_lightning_is_drawn() -> None:
    start = deal(
        oya="01B 02A 03B 04A 05A 06A 07A 08A",
        ko="02R 03R 04R 05R 06R 07R 08B 09R",
        field="01R 12C3 12C2 10A 12C1 12B 09A 10R",
        pile="11C1",
    )
    on = make_rules("wikipedia-2020", {"lightning_wild": "on", "field_quad": "off"})
    match = apply(apply(new_match(on), start).match, Play(parse_card("01B"))).match
    assert match.phase is Phase.TAKE
    assert legal_actions(match) == tuple(map(Take, sorted(start.field[1:])))


# The start of a round

QUAD = "01B 01R 01C1 01C2"
PAIRS = "02A 02R 03B 03R 04A 04R 05A 05R"
OTHER_PAIRS = "06A 06R 07A 07R 08A 08B 09A 09R"
PLAIN = "10A 11B 12B 02C1 03C1 04C1 06C1 07C1"
FIELD = "10R 11A 12C1 02C2 03C2 04C2 06C2 07C2"


def dealt(start: Deal, **options: str) -> tuple[Match, list[VoidReason]]:
    step = apply(new_match(make_rules("wikipedia-2020", options)), start)
    return step.match, [event.reason for event in step.events if isinstance(event, DealVoided)]


@changes("teshi")
def test_a_quad_in_hand() -> None:
    start = deal(oya=PLAIN, ko=QUAD + " 05A 08A 09A 10C1", field=FIELD, pile="")
    match, _ = dealt(start, teshi="pay:6")
    [result] = match.results
    assert (result.winner, result.reason, result.points) == (1, Reason.TESHI, 6)
    assert (result.base, result.factor, match.scores, match.oya) == (6, 1, (0, 6), 1)
    assert [(one.yaku, one.points, one.cards) for one in result.yaku] == [
        (Yaku.TESHI, 6, cards(QUAD))
    ]
    assert dealt(start, teshi="redeal")[1] == [VoidReason.TESHI]
    assert dealt(start, teshi="off")[0].phase is Phase.PLAY


@changes("kuttsuki")
def test_four_pairs_in_hand() -> None:
    start = deal(oya=OTHER_PAIRS, ko=PLAIN, field=FIELD, pile="")
    match, _ = dealt(start, kuttsuki="pay:5")
    [result] = match.results
    assert (result.winner, result.reason, result.points) == (0, Reason.KUTTSUKI, 5)
    assert dealt(start, kuttsuki="redeal")[1] == [VoidReason.KUTTSUKI]
    assert dealt(start, kuttsuki="off")[0].phase is Phase.PLAY


def test_two_quads_are_one_teshi() -> None:
    start = deal(oya="01B 01R 01C1 01C2 05A 05R 05C1 05C2", ko=PLAIN, field=FIELD, pile="")
    assert dealt(start)[0].scores == (6, 0)


@changes("both_lucky")
def test_two_lucky_hands() -> None:
    start = deal(oya=QUAD + " 05C1 08C1 09C1 10C1", ko=OTHER_PAIRS, field=FIELD, pile="")
    tie, _ = dealt(start, both_lucky="tie")
    assert (tie.results[0].reason, tie.results[0].winner) == (Reason.BOTH_LUCKY, None)
    assert (tie.results[0].points, tie.scores, tie.number, tie.oya) == (0, (0, 0), 2, 0)
    assert dealt(start, both_lucky="ignore")[0].phase is Phase.PLAY
    assert dealt(start, both_lucky="redeal")[1] == [VoidReason.BOTH_LUCKY]
    dealer, _ = dealt(start, both_lucky="dealer")
    assert (dealer.results[0].reason, dealer.scores) == (Reason.TESHI, (6, 0))
    # If one kind of lucky hand is dealt again, the points of the other are irrelevant.
    assert dealt(start, kuttsuki="redeal")[1] == [VoidReason.KUTTSUKI]


@changes("field_quad")
def test_a_quad_on_the_field() -> None:
    start = deal(oya=PLAIN, ko=PAIRS, field=QUAD + " 10R 11A 12C1 09R", pile="")
    match, void = dealt(start, field_quad="redeal")
    assert (void, match.phase, match.results) == ([VoidReason.FIELD_QUAD], Phase.DEAL, ())
    assert (match.number, match.oya, match.seq) == (1, 0, 1)
    paid, _ = dealt(start, field_quad="dealer:6")
    assert (paid.scores, paid.results[0].reason) == ((6, 0), Reason.TESHI)
    # The field has priority over the hands: only here do the ko's four pairs count.
    off, _ = dealt(start, field_quad="off")
    assert (off.scores, off.results[0].reason) == ((0, 6), Reason.KUTTSUKI)


@changes("field_pairs")
def test_four_pairs_on_the_field() -> None:
    start = deal(oya=PLAIN, ko=QUAD + " 05A 08C1 09C1 10C1", field=OTHER_PAIRS, pile="")
    start = deal(
        oya="10A 11B 12B 02C1 03C1 04C1 02A 10R",
        ko="11A 12C1 02C2 03C2 04C2 01B 05A 10C1",
        field=OTHER_PAIRS,
        pile="",
    )
    assert dealt(start, field_pairs="redeal")[1] == [VoidReason.FIELD_PAIRS]
    paid, _ = dealt(start, field_pairs="dealer:7")
    assert (paid.scores, paid.results[0].reason) == ((7, 0), Reason.KUTTSUKI)
    assert dealt(start, field_pairs="off")[0].phase is Phase.PLAY


@changes("field_triple")
def test_three_of_a_month_on_the_field() -> None:
    start = deal(
        oya=PLAIN, ko="10C1 11A 12C1 02C2 03C2 04C2 06C2 07C2",
        field="01R 01C1 01C2 05A 08A 09A 10R 11R", pile="",
    )  # fmt: skip
    assert dealt(start, field_triple="redeal")[1] == [VoidReason.FIELD_TRIPLE]
    assert dealt(start, field_triple="off")[0].phase is Phase.PLAY


@changes("blind_swap")
def test_a_blind_swap() -> None:
    start = deal(oya=PLAIN, ko="10C1 11R 12C2 02R 03R 04R 06R 07R", field=FIELD, pile="")
    kept, _ = dealt(start)
    asked, _ = dealt(start, blind_swap="on")
    assert (kept.phase, asked.phase, asked.to_act) == (Phase.PLAY, Phase.SWAP, 1)
    assert legal_actions(asked) == (Swap(), Keep())
    for action, (oya, ko) in ((Keep(), (start.oya, start.ko)), (Swap(), (start.ko, start.oya))):
        after = apply(asked, action).match
        assert after.round is not None
        assert after.round.hands == (card_set(oya), card_set(ko))
        assert (after.phase, after.to_act) == (Phase.PLAY, 0)


def test_a_swap_may_bring_the_lucky_hand() -> None:
    start = deal(oya=QUAD + " 05A 08A 09A 10C1", ko=PLAIN, field=FIELD, pile="")
    asked, _ = dealt(start, blind_swap="on")
    assert apply(asked, Keep()).match.scores == (6, 0)
    assert apply(asked, Swap()).match.scores == (0, 6)


def test_a_void_deal_offers_no_swap() -> None:
    start = deal(oya=QUAD + " 05A 08A 09A 10C1", ko=PLAIN, field=FIELD, pile="")
    match, void = dealt(start, blind_swap="on", teshi="redeal")
    assert (void, match.phase) == ([VoidReason.TESHI], Phase.DEAL)


@changes("deal")
def test_the_order_of_dealing() -> None:
    groups = {
        value: deal_from_deck(make_rules("wikipedia-2020", {"deal": value}), DECK)
        for value in ("kfo4", "kfo2", "kof4", "kfo8")
    }
    first = {
        value: (dealt.ko[:4], dealt.field[:4], dealt.oya[:4]) for value, dealt in groups.items()
    }

    def run(*numbers: int) -> tuple[Card, ...]:
        return tuple(map(Card, numbers))

    assert first["kfo4"] == (run(0, 1, 2, 3), run(4, 5, 6, 7), run(8, 9, 10, 11))
    assert first["kof4"] == (run(0, 1, 2, 3), run(8, 9, 10, 11), run(4, 5, 6, 7))
    assert first["kfo2"] == (run(0, 1, 6, 7), run(2, 3, 8, 9), run(4, 5, 10, 11))
    assert first["kfo8"] == (run(0, 1, 2, 3), run(8, 9, 10, 11), run(16, 17, 18, 19))
    assert {dealt.pile for dealt in groups.values()} == {DECK[24:]}


@changes("first_dealer")
def test_the_first_dealer() -> None:
    # The first seat draws the later month, so the second deals; the challenger is seat 0.
    order = cards("12B 01R") + tuple(card for card in DECK if card not in cards("12B 01R"))
    found = {
        value: first_oya(make_rules("wikipedia-2020", {"first_dealer": value}), order)
        for value in ("month_draw", "challenger")
    }
    assert found == {"month_draw": 1, "challenger": 0}
    rules = make_rules("wikipedia-2020", {"first_dealer": "random"})
    assert {first_oya(rules, DECK), first_oya(rules, DECK[::-1])} == {0, 1}


# Between rounds, and the end of the match


def after_rounds(*actions: Action, **options: str) -> Match:
    match = new_match(make_rules("wikipedia-2020", options))
    for action in actions:
        match = apply(match, action).match
    return match


LUCKY_OYA = deal(oya=QUAD + " 05A 08A 09A 10C1", ko=PLAIN, field=FIELD, pile="")
LUCKY_KO = deal(oya=PLAIN, ko=QUAD + " 05A 08A 09A 10C1", field=FIELD, pile="")
BOTH_LUCKY = deal(oya=QUAD + " 05C1 08C1 09C1 10C1", ko=OTHER_PAIRS, field=FIELD, pile="")


@changes("next_dealer")
@pytest.mark.parametrize(
    ("value", "after_oya", "after_ko"), [("winner", 0, 1), ("loser", 1, 0), ("alternate", 1, 1)]
)
def test_who_deals_after_a_win(value: str, after_oya: int, after_ko: int) -> None:
    assert after_rounds(LUCKY_OYA, next_dealer=value).oya == after_oya
    assert after_rounds(LUCKY_KO, next_dealer=value).oya == after_ko


@changes("draw_dealer")
def test_who_deals_after_a_draw() -> None:
    assert after_rounds(BOTH_LUCKY, draw_dealer="same").oya == 0
    assert after_rounds(BOTH_LUCKY, draw_dealer="other").oya == 1


@changes("rounds", "target")
def test_how_long_a_match_is() -> None:
    won = MatchOutcome(0, MatchEnd.ROUNDS)
    assert after_rounds(LUCKY_OYA, rounds="1").outcome == won
    assert after_rounds(LUCKY_OYA, rounds="2").outcome is None
    assert after_rounds(LUCKY_OYA, LUCKY_OYA, rounds="2").outcome == won
    assert after_rounds(LUCKY_OYA, target="6").outcome == MatchOutcome(0, MatchEnd.TARGET)
    assert after_rounds(LUCKY_OYA, target="7").outcome is None


@changes("bank", "zero_sum")
def test_paying_out_of_a_bank() -> None:
    assert after_rounds(LUCKY_OYA).scores == (6, 0)
    assert after_rounds(LUCKY_OYA, bank="10").scores == (16, 10)
    assert after_rounds(LUCKY_OYA, zero_sum="on").scores == (6, -6)
    assert after_rounds(LUCKY_OYA, zero_sum="on").outcome is None, "without a bank nobody is bust"
    assert after_rounds(LUCKY_OYA, bank="10", zero_sum="on").scores == (16, 4)
    bust = MatchOutcome(0, MatchEnd.BUST)
    assert after_rounds(LUCKY_OYA, bank="6", zero_sum="on").outcome == bust
    assert after_rounds(LUCKY_OYA, bank="7", zero_sum="on").outcome is None


@changes("tie")
def test_equal_points_at_the_end() -> None:
    draw = MatchOutcome(None, MatchEnd.ROUNDS)
    assert after_rounds(BOTH_LUCKY, rounds="1", tie="draw").outcome == draw
    assert after_rounds(BOTH_LUCKY, rounds="1", tie="extra_round").outcome is None
    decided = after_rounds(BOTH_LUCKY, BOTH_LUCKY, LUCKY_OYA, rounds="1", tie="extra_round")
    assert decided.outcome == MatchOutcome(0, MatchEnd.ROUNDS)
    assert decided.number == 3


def test_every_option_is_shown_to_matter() -> None:
    owed = sorted({option.key for option in OPTIONS} - COVERED)
    assert not owed, f"write a test with @changes(...) in this file for each of {owed}"
    assert {option.key for option in OPTIONS} == COVERED
