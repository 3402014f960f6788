"""Every field of a view, compared with the match in a plain way, under all rules."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields, replace
from typing import Final

import pytest

from bot.koikoi import (
    DECK,
    EMPTY,
    PRESETS,
    CardSet,
    Match,
    Phase,
    PlayerView,
    Rules,
    Seat,
    Stop,
    apply,
    card_code,
    card_set,
    cards_in,
    legal_actions,
    make_rules,
    progress,
    view_for,
)
from bot.koikoi.match import if_exhausted
from bot.koikoi.view import Prospect
from tests.koikoi.chance import random_walk
from tests.koikoi.plain_scoring import multiplied, plain_score

OF_MATCH: Final = (
    "rules", "seq", "phase", "to_act", "number", "oya", "scores", "results", "outcome",
)  # fmt: skip
OF_ROUND: Final = (
    "field", "captured", "drawn", "calls", "field_brights", "turn", "last_turns", "turns", "marks",
    "mark_yaku",
)  # fmt: skip
BETWEEN: Final[dict[str, object]] = {
    "field": (), "captured": (EMPTY, EMPTY), "drawn": None, "calls": (0, 0), "field_brights": 0,
    "turn": 0, "last_turns": (None, None), "turns": (), "marks": (0, 0), "mark_yaku": (0, 0),
    "pile_count": 0, "hand": EMPTY, "hand_counts": (0, 0), "yaku": ([], []),
    "progress": ((), ()), "legal": (), "stake": None,
}  # fmt: skip
"""The fields of each view while no round is played."""
SEATS: Final[tuple[Seat, Seat]] = (0, 1)
RULES: Final = (
    *PRESETS.values(),
    *(make_rules("wikipedia-2020", {"koi_factor": one, "rounds": "12"}) for one in
      ("opponent_x2", "own_plus_1", "all_plus_1", "steam")),
    *(make_rules("wikipedia-2020", {"viewing_after_koi": one}) for one in ("none", "3")),
    *(make_rules("ktane", {"field_brights": "on", "combine": one}) for one in
      ("sum", "product")),
)  # fmt: skip


def option_of(match: Match) -> dict[str, str]:
    return match.rules.options()


def codes(pile: CardSet) -> list[str]:
    return [card_code(one) for one in cards_in(pile)]


def call_factor(option: dict[str, str], own: int, opponent: int) -> int:
    if option["koi_factor"] == "steam" and own <= 3:
        return 1  # these are added
    return multiplied(1, {**option, "field_brights": "off"}, own, opponent, 0)


def plainly(match: Match, seat: Seat | None) -> dict[str, object]:
    """Return the fields of a seat's view."""
    found = {name: getattr(match, name) for name in OF_MATCH} | {"seat": seat}
    round_ = match.round
    if round_ is None:
        return {**found, **BETWEEN}
    piles, calls = round_.captured, round_.calls
    scored = [
        plain_score(
            codes(piles[one]), match.rules, (calls[one], calls[1 - one]), round_.field_brights,
            match.month,
        )
        for one in SEATS
    ]  # fmt: skip
    stake = None
    if round_.phase is Phase.DECIDE:
        own, opponent = calls[round_.to_act], calls[1 - round_.to_act]
        ends = (apply(match, Stop()).match, if_exhausted(match))
        stake = (
            scored[round_.to_act],
            call_factor(option_of(match), own + 1, opponent),
            call_factor(option_of(match), opponent, own),
            call_factor(option_of(match), opponent, own + 1),
            *(Prospect(one.scores, one.outcome) for one in ends),
        )
    return {
        **found,
        **{name: getattr(round_, name) for name in OF_ROUND},
        "pile_count": len(round_.pile) - round_.draws,
        "hand": EMPTY if seat is None or round_.phase is Phase.SWAP else round_.hands[seat],
        "hand_counts": tuple(len(codes(hand)) for hand in round_.hands),
        "legal": legal_actions(match) if seat == round_.to_act else (),
        "yaku": tuple(one[0] for one in scored),
        "progress": tuple(
            progress(piles[one], piles[1 - one], match.rules, match.month) for one in SEATS
        ),
        "stake": stake,
    }


def seen(view: PlayerView) -> dict[str, object]:
    """Return the fields of a view, with scores as `plain_score` gives them."""
    found: dict[str, object] = {one.name: getattr(view, one.name) for one in fields(view)}
    found["yaku"] = tuple([(one.yaku.value, one.points) for one in side] for side in view.yaku)
    if (stake := view.stake) is not None:
        yaku = [(one.yaku.value, one.points) for one in stake.score.yaku]
        found["stake"] = (
            (yaku, stake.score.base, stake.score.total),
            stake.own_factor_after_call, stake.opponent_factor, stake.opponent_factor_after_call,
            stake.stopped, stake.exhausted,
        )  # fmt: skip
    return found


def compare(match: Match) -> None:
    for seat in (*SEATS, None):
        view, wanted = seen(view_for(match, seat)), plainly(match, seat)
        differ = {name: (view[name], wanted[name]) for name in view if view[name] != wanted[name]}
        assert not differ, (seat, match.rules.preset)
        assert view.keys() == wanted.keys()


def test_a_seat_sees_at_each_moment_of_a_match_what_is_its_to_see() -> None:
    phases = Counter[Phase]()
    for number, rules in enumerate(RULES):
        for _, _, match in random_walk(rules, number, limit=60):
            compare(match)
            phases[match.phase] += 1
        compare(match)
    assert {*phases} >= {Phase.DEAL, Phase.PLAY, Phase.TAKE, Phase.DECIDE}


@pytest.mark.parametrize("rules", RULES, ids=lambda one: one.preset)
def test_yaku_and_factors_are_those_of_the_piles_and_calls(rules: Rules) -> None:
    """Random piles of both, and random numbers of calls and of brights on the field."""
    rng = random.Random(1)
    walk = random_walk(rules, 1)
    match = next(one for _, _, one in walk if one.phase is Phase.PLAY)
    assert match.round is not None
    for _ in range(60):
        deck = rng.sample(DECK, 40)
        first = rng.randrange(41)
        changed = replace(
            match.round,
            captured=(card_set(deck[:first]), card_set(deck[first:])),
            calls=(rng.randrange(5), rng.randrange(5)),
            field_brights=rng.randrange(4),
        )
        now = replace(match, number=rng.randrange(1, 13), round=changed)
        compare(now)
        view, option = view_for(now, 0), option_of(now)
        for seat in SEATS:
            own, opponent = changed.calls[seat], changed.calls[1 - seat]
            _, base, _ = plain_score(
                codes(changed.captured[seat]), now.rules, (own, opponent), 0, now.month
            )
            if option["koi_factor"] == "steam" and own <= 3:
                own = 0
            factor = multiplied(base or 1, option, own, opponent, changed.field_brights)
            assert view.factor_at_stake(seat) == factor // (base or 1)
