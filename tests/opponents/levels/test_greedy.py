"""The greedy opponent's judgement in simple cases."""

import random

from bot.koikoi import PRESETS, Deal, Koi, Match, Phase, Stop, apply, new_match, other, view_for
from bot.opponents import Greedy
from tests.koikoi.chance import random_walk
from tests.koikoi.scripts import deal


def choice(match: Match) -> str:
    assert match.to_act is not None
    return Greedy().choose(view_for(match, match.to_act), random.Random(0)).text


def start(cards: Deal, preset: str = "wikipedia-2020") -> Match:
    return apply(new_match(PRESETS[preset]), cards).match


def opening(field: str, oya: str = "01R 02C1 04C1 05C1 06C1 07C1 09C1 11C1") -> Deal:
    ko = "02R 02A 03C1 04A 05A 06A 07A 09A"
    return deal(oya=oya, ko=ko, field=field, pile="11A")


def test_it_prefers_a_bright_to_chaff() -> None:
    assert choice(start(opening("01B 02C2 10A 10R 12C1 12C2 08C1 03C2"))) == "play 01R"


def test_it_chooses_the_better_of_two() -> None:
    assert choice(start(opening("01B 01C1 10A 10R 12C1 12C2 08C1 03C2"))) == "play 01R 01B"


def test_it_lays_what_is_least_worth_where_nothing_matches() -> None:
    cards = opening(
        "10A 10R 10C1 12C1 12C2 08C1 08C2 03C2", oya="01B 02C1 04R 05R 06C1 07R 09R 11B"
    )
    assert choice(start(cards)) in {"play 02C1", "play 06C1"}


def test_it_keeps_the_hand_it_hasnt_seen() -> None:
    assert choice(start(opening("01B 01C1 10A 10R 12C1 12C2 08C1 03C2"), "sloperama")) == "keep"


def test_it_calls_now_and_then_and_never_against_a_caller() -> None:
    called = stopped = 0
    for seed in range(300):
        for match, _, _ in random_walk(PRESETS["wikipedia-2020"], seed, limit=40):
            if match.phase is not Phase.DECIDE or match.round is None:
                continue
            seat = match.round.to_act
            action = Greedy().choose(view_for(match, seat), random.Random(0))
            assert action in {Koi(), Stop()}
            assert action == Stop() or not match.round.calls[other(seat)]
            called += action == Koi()
            stopped += action == Stop()
    assert 0 < called < stopped
