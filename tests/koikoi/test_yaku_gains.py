"""The promised gains of a card are those that the following decision offers."""

from hypothesis import example, given, settings

from bot.koikoi import (
    Deal,
    Koi,
    Match,
    Phase,
    Play,
    Rules,
    Seat,
    Take,
    Yaku,
    apply,
    make_rules,
    new_match,
    other,
    parse_action,
    size,
    view_for,
)
from bot.koikoi.view import BRIGHTS
from bot.koikoi.yaku_gains import formed_in, stops_after
from tests.koikoi.chance import SEEDS, house_rules, random_walk
from tests.koikoi.scripts import deal

CUP_FIRST = deal(
    oya="09C1 03B 08C1 12C1 04C1 04C2 05C1 06C1",
    ko="01C1 02C1 04A 05C2 06C2 07C1 10C1 11R",
    field="09A 03C1 03R 08B 01B 02A 07A 10A",
    pile="12B 12C2 04R 06R 05R",
)
"""The oya takes the cup with the first card; then moon and curtain each complete a viewing."""


SEATS: tuple[Seat, Seat] = (0, 1)


def after(first: Deal, *actions: str, **options: str) -> Match:
    match = apply(new_match(make_rules("wikipedia-2020", options)), first).match
    for action in actions:
        match = apply(match, parse_action(action)).match
    return match


def promised(match: Match, action: str) -> int:
    return stops_after(view_for(match, match.to_act)).get(parse_action(action), 0)


def test_a_card_that_completes_a_yaku_promises_what_stopping_then_scores() -> None:
    match = after(CUP_FIRST)
    assert promised(match, "play 09C1") == 0, "the cup alone is nothing"
    match = after(CUP_FIRST, "play 09C1", "play 11R")
    assert promised(match, "play 03B 03C1") == 5
    assert promised(match, "play 08C1") == 5
    assert promised(match, "play 12C1") == 0
    match = apply(match, parse_action("play 08C1")).match
    stake = view_for(match, 0).stake
    assert stake is not None
    assert stake.score.total == 5
    match = apply(apply(match, Koi()).match, parse_action("play 10C1")).match
    assert promised(match, "play 03B 03C1") == 20, "10, and seven or more doubles"


def test_the_promise_counts_the_calls() -> None:
    match = after(CUP_FIRST, "play 09C1", "play 11R", "play 08C1", "koi", "play 10C1")
    assert promised(match, "play 03B 03C1") == 20
    own = ["play 09C1", "play 11R", "play 08C1", "koi", "play 10C1"]
    match = after(CUP_FIRST, *own, koi_factor="own_plus_1")
    assert promised(match, "play 03B 03C1") == 40


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_the_promise_is_kept_under_any_rules(rules: Rules, seed: int) -> None:
    """It is exact unless the drawn card captures, too; no other card completes a yaku."""
    for before, action, match in random_walk(rules, seed):
        if not isinstance(action, Play | Take):
            continue
        seat = before.to_act
        assert seat is not None
        worth = stops_after(view_for(before, seat)).get(action, 0)
        if match.phase is Phase.TAKE:
            continue  # the drawn card captures
        turn = match.round.last_turns[seat] if match.round is not None else None
        if isinstance(action, Play) and (turn is None or turn.drawn_took):
            continue
        view = view_for(match, seat)
        decides = match.phase is Phase.DECIDE
        if match.round is not None:
            assert decides == (worth > 0)
            assert not decides or (view.stake is not None and view.stake.score.total == worth)
        else:
            result = match.results[-1]
            assert worth in {0, result.points}
            assert bool(worth) == (result.winner == seat and bool(result.yaku))


@settings(max_examples=20, deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_turn_that_leads_to_a_decision_formed_something(rules: Rules, seed: int) -> None:
    for before, _, match in random_walk(rules, seed):
        view = view_for(match, None)
        for turn in view.last_turns:
            if turn is None:
                continue
            formed = formed_in(view, turn)
            assert set(formed) <= set(view.yaku[turn.seat])
            # Rain spoils viewings later, and a rule may make them worthless after a call.
            stays = rules.weather == "off" and rules.viewing_after_koi != "none"
            if turn.called and stays:
                assert formed
        if before.phase is Phase.PLAY and match.phase is Phase.DECIDE and rules.weather == "off":
            turn = view.last_turns[match.to_act or 0]
            assert turn is not None
            assert formed_in(view, turn)


def test_what_a_turn_formed_is_named_once() -> None:
    match = after(CUP_FIRST, "play 09C1", "play 11R", "play 08C1")
    view = view_for(match, None)
    turn = view.last_turns[0]
    assert turn is not None
    assert [one.yaku for one in formed_in(view, turn)] == [Yaku.TSUKIMI]
    other = view.last_turns[1]
    assert other is not None
    assert formed_in(view, other) == ()
    match = apply(apply(match, Koi()).match, parse_action("play 10C1")).match
    match = apply(match, parse_action("play 03B 03C1")).match
    view = view_for(match, None)
    turn = view.last_turns[0]
    assert turn is not None
    assert [one.yaku for one in formed_in(view, turn)] == [Yaku.HANAMI], "the moon's is old"


# ── what can still happen ─────────────────────────────────────────────────────────────────────


@settings(max_examples=25, deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_what_is_formed_was_possible_all_along(rules: Rules, seed: int) -> None:
    ruled_out: set[tuple[Seat, Yaku]] = set()
    for _, _, match in random_walk(rules, seed):
        if match.round is None:
            ruled_out.clear()
            continue
        view = view_for(match, None)
        for seat in SEATS:
            assert not ruled_out & {(seat, one.yaku) for one in view.yaku[seat]}
            for one in view.progress[seat]:
                if not one.formed and not view.still_forms(seat, one):
                    ruled_out.add((seat, one.yaku))


def test_in_the_last_turn_only_what_lacks_two_cards_can_happen() -> None:
    """Without wild lightning a turn has two captures, and each is of one month."""
    ruled_out: set[Yaku] = set()
    for seed in range(8):
        for _, _, match in random_walk(make_rules("wikipedia-2020"), seed):
            view = view_for(match, None)
            for seat in SEATS:
                if view.phase is not Phase.PLAY or view.hand_counts[seat] != 1:
                    continue
                for one in view.progress[seat]:
                    if view.still_forms(seat, one):
                        assert one.lacking <= 2 or one.yaku is Yaku.KASU
                    elif one.possible:
                        ruled_out.add(one.yaku)
    assert ruled_out >= {Yaku.GOKO, Yaku.TANE, Yaku.KASU}


@settings(max_examples=25, deadline=None)
@example(rules=make_rules("wikipedia-2020", {"weather": "rain"}), seed=0)  # a spoiled viewing
@given(rules=house_rules(), seed=SEEDS)
def test_near_is_what_is_half_there_and_of_the_brights_only_one(rules: Rules, seed: int) -> None:
    for _, _, match in random_walk(rules, seed):
        view = view_for(match, None)
        for seat in SEATS:
            formed = {one.yaku for one in view.yaku[seat]}
            open_ = [one for one in view.progress[seat] if one.yaku not in formed and one.possible]
            half = [one for one in open_ if one.lacking <= one.have and view.still_forms(seat, one)]
            brights = [one for one in half if one.yaku in BRIGHTS]
            left_out = brights if formed & BRIGHTS else brights[1:]
            assert view.near_yaku(seat) == tuple(one for one in half if one not in left_out)


@settings(max_examples=25, deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_what_the_other_forms_with_a_card_or_two_was_a_threat(rules: Rules, seed: int) -> None:
    """A threat needs no card of the viewer's own hand; each completed yaku was a threat before."""
    for before, action, match in random_walk(rules, seed):
        if before.round is None or isinstance(action, Deal):
            continue
        rival = before.round.to_act
        view = view_for(before, other(rival))
        threats = view.threats(rival)
        cup = max(0, rules.cup_chaff - 1)
        for one in threats:
            assert not one.missing & view.hand
            assert one.lacking <= min(2, size(one.missing) + cup)
        if match.round is None:
            continue
        named, near = {one.yaku for one in threats}, {one.yaku for one in view.near_yaku(rival)}
        old = {one.yaku for one in view.yaku[rival]}
        new = {one.yaku for one in view_for(match, None).yaku[rival]} - old
        assert named <= near
        assert all(
            one.yaku in named
            for one in view.progress[rival]
            if one.yaku in new & near and one.lacking <= 2
        )
