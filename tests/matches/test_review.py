"""Reviews: counted decisions, their costs, and the summary; with artificial teachers."""

import asyncio
import random
from dataclasses import replace

import pytest

from bot.koikoi.actions import Action, Keep, Koi, Play, Resign, Stop, Swap, Take, canonical_action
from bot.koikoi.cards import DECK, parse_card
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.record import export_record, format_record, parse_record
from bot.koikoi.rules import Rules, make_rules
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.matches.errors import Refusal
from bot.matches.ports import Advice as Said
from bot.matches.review import DecisionPoint, Grade, Reviews, moments, summarize
from bot.matches.review.summary import TOLERANCE, accuracy
from bot.matches.review.verdicts import verdict
from bot.opponents.advice import ActionWorth, EngineAdvice
from bot.storage.engine import Database
from tests.koikoi.hidden import reshuffled
from tests.refused import refuses

from .world import AOI, BEN, HERE, World, indifferent, live

RULES = make_rules("wikipedia-2020", {"rounds": "3"})


def random_match(rules: Rules = RULES, seed: int = 1) -> list[Action]:
    """Return a whole match, played at random."""
    chance = random.Random(seed)
    match, actions = new_match(rules), list[Action]()
    while not match.finished:
        if match.phase is Phase.DEAL:
            action: Action = deal_from_deck(rules, chance.sample(DECK, 48))
        else:
            action = chance.choice(legal_actions(match))
        actions.append(action)
        match = apply(match, action).match
    return actions


def found(seed: int = 1) -> list[DecisionPoint]:
    return list(moments(RULES, random_match(seed=seed)))


def judging(
    moment: DecisionPoint,
    loss: float,
    *,
    error: float = 0.1,
    worth: float = 0.02,
    least: float = 5.0,
) -> EngineAdvice:
    """Advice with one action that is better by *loss* points, and one that is the worst."""
    others = [
        one for one in moment.view.legal if canonical_action(one) != canonical_action(moment.action)
    ]
    best = ActionWorth(others[0], 3.0, 0.6, 0.0)
    played = ActionWorth(moment.action, 3.0 - loss, 0.6 - worth * loss, error, worth * error)
    rest = [
        ActionWorth(one, 3.0 - least, 0.6 - worth * least, error, worth * error)
        for one in moment.view.legal
        if one not in (best.action, moment.action)
    ]
    if loss <= 0.0:
        best, played = played, replace(best, points=3.0 - least, chance=0.6 - worth * least)
    return EngineAdvice((best, *sorted([played, *rest], key=lambda one: -one.points)), None)


def with_choice(at_least: int = 3) -> DecisionPoint:
    return next(one for one in found() if len({*map(canonical_action, one.view.legal)}) >= at_least)


# ── which decisions count ─────────────────────────────────────────────────────────────────────


def test_every_moment_is_what_its_player_saw() -> None:
    for moment in found():
        assert moment.view.seat == moment.seat == moment.view.to_act
        assert moment.action in moment.view.legal
        assert len({canonical_action(one) for one in moment.view.legal}) > 1
        assert 1 <= moment.turn <= 8


def test_one_card_two_alike_and_a_blind_swap_are_no_decisions() -> None:
    pine, plain = parse_card("01C1"), parse_card("01C2")
    assert canonical_action(Play(pine)) == canonical_action(Play(plain))
    assert canonical_action(Take(pine)) == canonical_action(Take(plain))
    assert canonical_action(Play(parse_card("01B"), pine)) != canonical_action(Play(pine))
    assert canonical_action(Play(parse_card("11C1"))) != canonical_action(Play(parse_card("11R")))
    swapping = make_rules("sloperama")
    shown = list(moments(swapping, random_match(swapping)))
    assert shown
    assert not any(isinstance(one.action, Swap | Keep) for one in shown)


def test_a_match_that_was_resigned_has_the_moments_until_then() -> None:
    actions = random_match()[:12]
    assert list(moments(RULES, [*actions, Resign(0)])) == list(moments(RULES, actions))
    assert list(moments(RULES, [actions[0], Resign(1)])) == []


# ── what a decision costs ─────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Grade.BEST),
        (0.19, Grade.BEST),
        (0.25, Grade.GOOD),
        (0.9, Grade.INACCURACY),
        (1.5, Grade.MISTAKE),
        (4.0, Grade.BLUNDER),
    ],
)
def test_a_loss_has_its_grade_and_noise_is_none(loss: float, grade: Grade) -> None:
    moment = with_choice()
    judged = verdict(moment, judging(moment, loss))
    assert judged.grade is grade
    assert judged.loss == pytest.approx(loss if grade is not Grade.BEST else 0.0)
    assert judged.stake == pytest.approx(5.0)


def test_fewer_points_for_a_better_chance_cost_nothing() -> None:
    moment = with_choice()
    careful = ActionWorth(moment.action, 1.0, 0.9, 0.0)
    others = [one for one in moment.view.legal if one != moment.action]
    bold = [ActionWorth(one, 4.0, 0.8, 0.1, 0.001) for one in others]
    judged = verdict(moment, EngineAdvice((careful, *bold), None))
    assert (judged.points, judged.chance, judged.grade) == (0.0, 0.0, Grade.BEST)


def test_points_that_no_chance_hangs_on_are_not_lost() -> None:
    moment = with_choice()
    best, *others = (one for one in moment.view.legal if one != moment.action)
    played = ActionWorth(moment.action, 1.0, 0.98, 0.1, 0.01)
    rest = [ActionWorth(one, 0.0, 0.5, 0.1, 0.01) for one in others]
    judged = verdict(moment, EngineAdvice((ActionWorth(best, 4.0, 0.99, 0.0), played, *rest), None))
    assert (judged.points, judged.chance, judged.grade) == (0.0, 0.0, Grade.BEST)


def test_the_twin_of_the_best_card_is_as_good() -> None:
    twins = next(
        (one, twin)
        for one in (m for seed in range(20) for m in found(seed))
        for twin in one.view.legal
        if twin != one.action and canonical_action(twin) == canonical_action(one.action)
    )
    moment, twin = twins
    rest = [one for one in moment.view.legal if one not in (moment.action, twin)]
    judged = [ActionWorth(twin, 2.0, 0.6, 0.0), ActionWorth(moment.action, 1.0, 0.5, 0.1, 0.01)]
    judged += [ActionWorth(one, 0.0, 0.4, 0.1, 0.01) for one in rest]
    assert verdict(moment, EngineAdvice(tuple(judged), None)).grade is Grade.BEST


def test_a_loss_is_written_in_points_of_such_a_match() -> None:
    moment = with_choice()
    long, short = (replace(judging(moment, 2.0), point=worth) for worth in (0.01, 0.04))
    assert verdict(moment, long).chance == verdict(moment, short).chance
    assert verdict(moment, long).loss == pytest.approx(4 * verdict(moment, short).loss)


# ── accuracy ──────────────────────────────────────────────────────────────────────────────────


def test_accuracy_is_a_hundred_without_losses_and_falls_with_each() -> None:
    assert accuracy(0.0, point=0.02, rounds=3) == pytest.approx(100.0)
    figures = [accuracy(lost, point=0.02, rounds=3) for lost in (0.0, 0.01, 0.05, 0.2, 0.9, 3.0)]
    assert figures == sorted(figures, reverse=True)
    assert len(set(figures)) == len(figures)
    assert accuracy(3 * 0.02 * TOLERANCE, point=0.02, rounds=3) == pytest.approx(36.8, abs=0.1)


def test_accuracy_measures_long_matches_as_short_ones() -> None:
    """The same loss per round is a smaller share of the chances in a long match."""
    assert accuracy(0.08, point=0.04, rounds=1) == pytest.approx(
        accuracy(0.24, point=0.01, rounds=12)
    )


def test_who_gave_away_less_has_the_better_accuracy() -> None:
    """Once 81 percent meant five times the loss of 78 percent."""
    shown = found()
    for seed in range(30):
        chance = random.Random(seed)
        judged = [(one, judging(one, chance.choice((0.0, 0.0, 0.4, 3.0)))) for one in shown]
        first, second = summarize(judged).seats
        assert first.accuracy is not None
        assert second.accuracy is not None
        assert (first.accuracy > second.accuracy) == (first.chance < second.chance)


# ── the whole ─────────────────────────────────────────────────────────────────────────────────


def test_a_seat_has_its_own_losses_by_round_and_its_costliest_decisions_in_order() -> None:
    shown = found()
    own = [n for n, one in enumerate(shown) if one.seat == 0]
    costs = {place: 1.0 + rank for rank, place in enumerate(own[:8])}
    review = summarize([(one, judging(one, costs.get(n, 0.0))) for n, one in enumerate(shown)])
    played, other = review.seats
    assert played.points == pytest.approx(sum(costs.values()))
    assert sum(one.points for one in played.rounds) == pytest.approx(played.points)
    assert [one.number for one in played.rounds] == sorted({m.view.number for m in shown})
    assert [one.moment for one in played.turning_points] == [shown[n] for n in own[3:8]]
    assert played.decisions == len(own)
    assert other.accuracy == pytest.approx(100.0)
    assert other.turning_points == ()
    assert other.counts == {Grade.BEST: len(shown) - len(own)}
    assert played.accuracy is not None
    assert played.accuracy < 90.0


def test_only_what_cost_a_point_of_winning_chance_is_a_turning_point() -> None:
    """In a long match many inaccuracies cost almost nothing: they count, but changed nothing."""
    shown = found()
    own = [n for n, one in enumerate(shown) if one.seat == 0]
    worth = {own[0]: 0.004, own[1]: 0.02}
    judged = [
        (one, judging(one, 1.5, worth=worth[n]) if n in worth else judging(one, 0.0))
        for n, one in enumerate(shown)
    ]
    judged = [(one, replace(advice, point=0.004)) for one, advice in judged]
    review = summarize(judged).seats[0]
    assert [round(one.chance, 3) for one in review.turning_points] == [0.03]
    assert sum(review.counts[grade] for grade in (Grade.MISTAKE, Grade.BLUNDER)) == 2


def test_who_never_had_a_choice_has_no_accuracy() -> None:
    review = summarize([])
    assert [one.accuracy for one in review.seats] == [None, None]
    assert [one.decisions for one in review.seats] == [0, 0]


# ── asked for, remembered ─────────────────────────────────────────────────────────────────────


class Teacher:
    """Judges all choices equal; counts the requests, and can be blocked or unavailable."""

    def __init__(self) -> None:
        self.asked: list[PlayerView] = []
        self.away = False
        self.free = asyncio.Event()
        self.free.set()

    async def __call__(self, view: PlayerView) -> Said | None:
        await self.free.wait()
        self.asked.append(view)
        return None if self.away else indifferent(view)


async def test_all_who_ask_wait_for_the_same_review() -> None:
    teacher, actions = Teacher(), random_match()
    reviews = Reviews(teacher)
    told: list[tuple[int, int]] = []
    teacher.free.clear()
    asking = [asyncio.create_task(reviews.of(1, RULES, actions)) for _ in range(3)]
    await asyncio.sleep(0)
    reviews.listen(1, lambda *how: told.append(how))
    asking.pop().cancel()  # a reader leaves
    teacher.free.set()
    first, second = await asyncio.gather(*asking)
    assert first is second is reviews.known(1)
    assert await reviews.of(1, RULES, actions) is first
    whole = len(list(moments(RULES, actions)))
    assert len(teacher.asked) == whole
    assert (whole - 1, whole) in told


async def test_without_a_teacher_there_is_none_and_later_there_is() -> None:
    teacher, actions = Teacher(), random_match()
    teacher.away = True
    reviews = Reviews(teacher)
    with refuses(Refusal.NO_TEACHER):
        await reviews.of(1, RULES, actions)
    assert reviews.known(1) is None
    teacher.away = False
    assert (await reviews.of(1, RULES, actions)).seats[0].decisions


async def test_what_is_being_made_ends_with_the_bot() -> None:
    teacher = Teacher()
    teacher.free.clear()
    reviews = Reviews(teacher)
    waiting = asyncio.create_task(reviews.of(1, RULES, random_match()))
    await asyncio.sleep(0)
    await reviews.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_only_a_match_that_is_over_is_reviewed(store: Database) -> None:
    world = World(store)
    invited = await world.service.challenges.invite(
        HERE, AOI, BEN, live(teshi="off", kuttsuki="off")
    )
    with refuses(Refusal.NOT_STARTED):
        await world.service.reviews.review(invited.id)
    playing = (await world.service.challenges.accept(invited.id, BEN)).stored
    with refuses(Refusal.NOT_FINISHED):
        await world.service.reviews.review(playing.id)
    await world.move(playing)
    await world.service.play.resign(playing.id, AOI)
    review = await world.service.reviews.review(playing.id)
    assert sum(one.decisions for one in review.seats) == 1


async def test_what_was_done_for_somebody_absent_is_not_held_against_them(store: Database) -> None:
    world = World(store)
    stored = await world.play_until(await world.started(live(rounds="24")), Phase.DECIDE)
    await world.later(minutes=3)
    over = (await world.service.play.resign(stored.id, AOI)).stored
    assert over.seq > stored.seq + 1  # a fallback move stopped for them
    asked: list[int] = []

    def teaches(view: PlayerView) -> EngineAdvice:
        asked.append(view.seq)
        return indifferent(view)

    world.thinker.teacher = teaches
    await world.service.reviews.review(over.id)
    assert asked
    assert stored.seq not in asked


async def test_a_review_after_a_restart_asks_about_the_same(store: Database) -> None:
    world = World(store)
    over = await world.play_out(await world.started())
    asked: list[list[PlayerView]] = []
    for _ in range(2):
        world = World(world.store)
        seen: list[PlayerView] = []

        def teaches(view: PlayerView, seen: list[PlayerView] = seen) -> EngineAdvice:
            seen.append(view)
            return indifferent(view)

        world.thinker.teacher = teaches
        await world.service.reviews.review(over.id)
        asked.append(seen)
    assert asked[0] == asked[1]


def test_nothing_hidden_is_judged() -> None:
    """If hidden cards are reshuffled, the teacher gets exactly the same requests."""
    actions = random_match()
    chance = random.Random(2)
    compared = 0
    for end in range(2, 40):
        match = new_match(RULES)
        for action in actions[:end]:
            match = apply(match, action).match
        if match.round is None or match.phase is Phase.FINISHED or match.to_act is None:
            continue
        again = reshuffled(RULES, actions[:end], match, match.to_act, chance)
        if again is None or match.to_act != again.to_act:
            continue
        shown = [one for one in moments(RULES, actions[: end + 1]) if one.view.seq == match.seq]
        assert all(view_for(again, match.to_act) == one.view for one in shown)
        compared += len(shown)
    assert compared > 5


def test_a_call_is_a_decision() -> None:
    kinds = {type(one.action) for seed in range(8) for one in found(seed)}
    assert {Play, Take} <= kinds
    assert kinds & {Koi, Stop}


def test_a_record_reads_the_same_as_the_match() -> None:
    actions = random_match()
    read = parse_record(format_record(export_record(RULES, actions)))
    assert list(moments(read.rules, read.actions)) == found()
