"""Invariants of every match, for any cards, players and rules."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from bot.koikoi import (
    DECK,
    PRESETS,
    Deal,
    IllegalAction,
    Match,
    Phase,
    Rules,
    apply,
    cards_in,
    legal_actions,
    new_match,
    parse_action,
    replay,
    size,
    view_for,
    yaku_of,
)
from bot.koikoi.engine import table as t
from bot.koikoi.match import Running, table_of
from bot.koikoi.record import (
    Comment,
    MatchRecord,
    export_record,
    format_record,
    parse_record,
    replay_record,
)
from tests.koikoi.chance import (
    ALWAYS,
    OTHER_ACTIONS,
    PRESET_RULES,
    SEEDS,
    house_rules,
    random_walk,
    shuffled_deal,
)


def whole_deck(match: Match) -> list[int]:
    assert match.round is not None
    round_ = match.round
    places = [*cards_in(round_.hands[0]), *cards_in(round_.hands[1])]
    places += [card for card in round_.field if card is not None]
    places += [*cards_in(round_.captured[0]), *cards_in(round_.captured[1])]
    places += round_.pile[round_.draws :]
    if round_.drawn is not None:
        places.append(round_.drawn)
    return sorted(places)


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_every_card_is_in_one_place(rules: Rules, seed: int) -> None:
    for _, _, match in random_walk(rules, seed):
        if match.round is not None:
            assert whole_deck(match) == list(DECK)


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_round_keeps_its_shape(rules: Rules, seed: int) -> None:
    """The oya acts on odd turns, hands shrink turn by turn, and sixteen turns end the round."""
    for _, _, match in random_walk(rules, seed):
        round_ = match.round
        if round_ is None or round_.phase is Phase.SWAP:
            continue
        assert round_.turn <= 16
        assert (round_.to_act == round_.oya) == (round_.turn % 2 == 1)
        assert len(round_.pile) - round_.draws >= 8
        played = round_.turn - (round_.phase is Phase.PLAY)
        assert size(round_.hands[0]) + size(round_.hands[1]) == 16 - played
        assert sum(round_.calls) <= played
        if round_.phase is Phase.DECIDE:
            assert round_.hands[round_.to_act], "an empty hand stops by itself"


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_what_is_legal_applies_and_nothing_else(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    for match, _, _ in random_walk(rules, seed, limit=60):
        legal = legal_actions(match)
        assert len(set(legal)) == len(legal)
        assert (match.phase is Phase.DEAL) == (not legal)
        for action in (*legal, *ALWAYS):
            assert apply(match, action).match.seq == match.seq + 1
        for action in rng.sample(OTHER_ACTIONS, 100):
            if action not in legal:
                with pytest.raises(IllegalAction, match=r"^[A-Z0-9].*\.$"):
                    apply(match, action)
        if match.phase is not Phase.DEAL:
            with pytest.raises(IllegalAction):
                apply(match, shuffled_deal(rules, rng))
        assert legal_actions(match) == legal


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_finished_match_takes_no_action(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    walk = list(random_walk(rules, seed, limit=rng.randrange(1, 100)))
    match = apply(walk[-1][2], ALWAYS[seed % 5]).match if not walk[-1][2].finished else walk[-1][2]
    assert legal_actions(match) == ()
    for action in (*ALWAYS, *rng.sample(OTHER_ACTIONS, 20), shuffled_deal(rules, rng)):
        with pytest.raises(IllegalAction):
            apply(match, action)


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_the_log_is_the_match(rules: Rules, seed: int) -> None:
    walk = list(random_walk(rules, seed))
    actions = [action for _, action, _ in walk]
    match = walk[-1][2]
    assert match.seq == len(actions)
    assert replay(rules, actions) == match
    assert [parse_action(action.text) for action in actions] == actions


MATCH_LACKS = {*range(t.WINNER, t.PILE), t.DRAWN_TOOK}
"""Indexes of the table that no later step reads."""


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_match_holds_each_number_that_its_table_has(rules: Rules, seed: int) -> None:
    going_on = Running(new_match(rules))
    for _, action, _ in random_walk(rules, seed):
        going_on.apply(action)
        match = going_on.match()
        if match.round is None:
            continue
        numbers, again = going_on._table, table_of(match)
        lacks = MATCH_LACKS | ({t.PLAYED_TOOK} if match.round.drawn is None else set())
        for place in set(range(t.STATE_SIZE)) - lacks:
            assert again[place] == numbers[place], f"place {place} after {action}"


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_record_reads_as_it_was_written(rules: Rules, seed: int) -> None:
    walk = list(random_walk(rules, seed))
    actions = tuple(action for _, action, _ in walk)
    comments = (
        Comment("players", "Aoi, Ben"),
        Comment("", "a word", 0),
        Comment("end", "x", len(actions)),
    )
    record = MatchRecord(rules, actions, comments)
    text = format_record(record)
    parsed = parse_record(text)
    assert parsed == record
    assert format_record(parsed) == text
    assert replay_record(parsed) == walk[-1][2]


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_an_export_replays_and_holds_nothing_hidden(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    walk = list(random_walk(rules, seed, limit=rng.randrange(1, 60)))
    actions, match = [action for _, action, _ in walk], walk[-1][2]
    deals = [action for action in actions if isinstance(action, Deal)]
    nonces = [f"{rng.getrandbits(256):064x}" for _ in deals]
    text = format_record(export_record(rules, actions, [("players", "Aoi, Ben")], nonces))
    again = replay_record(parse_record(text))
    assert again.results == match.results
    assert again.scores == match.scores
    if match.round is None:
        assert again == match
    else:
        assert nonces[-1] not in text
        assert deals[-1].text not in text
        assert again.round is None


# Some house rules lower a base: weather, a chōfuku worth less than the yaku that it replaces, a
# viewing worth less after a call. No preset does.
@settings(deadline=None)
@given(rules=PRESET_RULES, seed=SEEDS)
def test_a_base_never_falls(rules: Rules, seed: int) -> None:
    bases = [0, 0]
    for before, _, match in random_walk(rules, seed):
        if match.round is None or before.round is None:
            bases = [0, 0]
            continue
        for seat in (0, 1):
            calls, captured = match.round.calls[seat], match.round.captured[seat]
            base = sum(yaku.points for yaku in yaku_of(captured, rules, calls, match.month))
            assert base >= bases[seat]
            bases[seat] = base


@settings(deadline=None)
@given(rules=PRESET_RULES, seed=SEEDS)
def test_three_of_a_month_meet_on_the_field_only_in_the_deal(rules: Rules, seed: int) -> None:
    if rules.match_three == "one":
        return
    for before, _, match in random_walk(rules, seed):
        if before.round is None or match.round is None:
            continue
        counts = Counter(card // 4 for card in match.round.field if card is not None)
        earlier = Counter(card // 4 for card in before.round.field if card is not None)
        for month, count in counts.items():
            assert count < 3 or earlier[month] == count


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_scores_are_the_sum_of_the_rounds(rules: Rules, seed: int) -> None:
    bank = rules.bank or 0
    for _, _, match in random_walk(rules, seed):
        for seat in (0, 1):
            assert match.scores[seat] == bank + sum(one.deltas[seat] for one in match.results)
        for result in match.results:
            assert result.points >= 0
            assert min(result.deltas) == (-result.points if rules.zero_sum else 0)
            assert max(result.deltas) == result.points
            assert [one.number for one in match.results] == list(range(1, len(match.results) + 1))
        if match.finished:
            assert match.outcome is not None
            leader = match.scores.index(max(match.scores))
            tied = match.scores[0] == match.scores[1]
            assert match.outcome.winner == (None if tied else leader)


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_every_seat_has_a_view_of_everything(rules: Rules, seed: int) -> None:
    for _, _, match in random_walk(rules, seed, limit=40):
        for seat in (0, 1, None):
            view = view_for(match, seat)
            assert view.legal == (legal_actions(match) if seat == match.to_act else ())
            assert view.hand_counts == (
                (0, 0) if match.round is None else tuple(map(size, match.round.hands))
            )
            for card in cards_in(view.hand):
                plays = [action for action in view.legal if getattr(action, "card", None) == card]
                if plays:
                    assert len(plays) == max(1, len(view.captures(card)))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset_comes_to_its_end(preset: str) -> None:
    *_, (_, _, match) = random_walk(PRESETS[preset], seed=1, limit=5000)
    assert match.finished
