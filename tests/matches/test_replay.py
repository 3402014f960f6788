"""Courses of matches, and record files with any content."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.koikoi.actions import Abort, Action, Deal, Resign
from bot.koikoi.cards import DECK
from bot.koikoi.deals import deal_from_deck
from bot.koikoi.match import apply, legal_actions, new_match
from bot.koikoi.record import Comment, MatchRecord, export_record, format_record
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase
from bot.matches.errors import RecordProblem, Refusal
from bot.matches.models.match import Status
from bot.matches.models.people import Computer, Person
from bot.matches.replay import LARGEST_FILE, Course, course_of, read_record
from bot.matches.review import moments
from tests.refused import refuses

GAMES = sorted((Path(__file__).parents[1] / "koikoi" / "games").glob("*.koikoi"))


def actions_of(preset: str = "wikipedia-2020", seed: int = 3, rounds: int = 3) -> list[Action]:
    """Return the actions of some rounds, played at random."""
    chance, actions = random.Random(seed), list[Action]()
    match = new_match(make_rules(preset, {"rounds": str(rounds)}))
    while match.outcome is None:
        action: Action
        if match.phase is Phase.DEAL:
            action = deal_from_deck(match.rules, chance.sample(DECK, len(DECK)))
        else:
            action = chance.choice(legal_actions(match))
        actions.append(action)
        match = apply(match, action).match
    return actions


def text_of(actions: list[Action], *comments: tuple[str, str], rounds: int = 3) -> bytes:
    rules = make_rules("wikipedia-2020", {"rounds": str(rounds)})
    head = tuple(Comment(key, value) for key, value in comments)
    return format_record(MatchRecord(rules, tuple(actions), head)).encode()


def problem(content: bytes) -> tuple[RecordProblem, int]:
    with refuses(Refusal.UNREADABLE_RECORD) as refused:
        read_record(content)
    return refused.value.values["record"]


def states(course: Course) -> list[Match]:
    match, found = new_match(course.rules), []
    for action in course.actions:
        match = apply(match, action).match
        found.append(match)
    return found


def test_each_step_is_the_match_after_so_many_actions() -> None:
    actions = actions_of()
    course = course_of(make_rules("wikipedia-2020", {"rounds": "3"}), actions)
    after = states(course)
    for step in range(1, course.steps + 1):
        position = course.at(step)
        assert position.match == after[course.stops[step - 1] - 1]
        assert position.step == step
    assert course.at(0).step == course.at(-5).step == 1
    assert course.at(9_999).step == course.steps


def test_the_choices_on_the_way_are_those_that_a_review_judges() -> None:
    actions = actions_of()
    course = course_of(make_rules("wikipedia-2020", {"rounds": "3"}), actions)
    judged = {one.view.seq: one for one in moments(course.rules, actions)}
    found = {
        moment.view.seq: moment
        for step in range(1, course.steps + 1)
        if (moment := course.at(step).moment) is not None
    }
    assert judged.items() <= found.items()
    for seq, moment in judged.items():
        assert course.at(course.step_of(seq)).moment == moment


def test_void_deals_are_no_steps_and_rounds_begin_where_cards_lie() -> None:
    """The seeds are searched for a match in which cards were dealt again."""
    for seed in range(60):
        actions = actions_of(seed=seed)
        course = course_of(make_rules("wikipedia-2020", {"rounds": "3"}), actions)
        deals = sum(isinstance(one, Deal) for one in actions)
        if deals > len(course.rounds):
            break
    assert deals > len(course.rounds) == 3
    assert course.steps == len(actions) - (deals - 3)
    for place, shown in enumerate(course.rounds, 1):
        assert shown.number == place
        first, last = course.at(shown.first).match, course.at(shown.last).match
        assert first.results == last.results[:-1] or first.results == last.results
        assert last.results[-1] == shown.result
        assert course.round_at(shown.first) == course.round_at(shown.last) == place


def test_a_match_that_was_given_up_between_rounds_ends_there() -> None:
    actions = actions_of()
    second = [place for place, one in enumerate(actions) if isinstance(one, Deal)][1]
    course = course_of(make_rules("wikipedia-2020", {"rounds": "3"}), [*actions[:second], Abort()])
    assert course.at(course.steps).match.outcome is not None
    assert course.rounds[-1].last == course.steps


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.stem)
def test_records_of_every_preset_are_read(game: Path) -> None:
    recorded = read_record(game.read_bytes())
    assert recorded.info.scores == recorded.course.at(recorded.course.steps).match.scores
    assert recorded.info.id == 0


def test_a_record_says_who_played() -> None:
    actions = actions_of()
    named = read_record(text_of(actions, ("players", "Aoi, computer (master)")))
    assert named.info.seats == (Person(1, "Aoi"), Computer("master"))
    assert named.info.status is Status.FINISHED
    assert read_record(text_of(actions)).info.seats == (Person(1, ""), Person(2, ""))
    long = read_record(text_of(actions, ("players", "A" * 5000 + ", computer (<@1>)")))
    assert long.info.seats is not None
    first, second = long.info.seats
    assert isinstance(first, Person)
    assert len(first.name) == 100
    assert second == Person(2, "computer (<@1>)")


def test_a_record_may_end_in_mid_match() -> None:
    actions = actions_of()
    recorded = read_record(text_of(actions[:20]))
    assert recorded.info.status is Status.PLAYING
    assert recorded.info.winner is None
    given_up = read_record(text_of([*actions[:20], Resign(0)]))
    assert given_up.info.winner == 1
    assert given_up.info.reason == "resign"
    assert read_record(text_of([*actions[:20], Abort()])).info.status is Status.ABORTED


def test_what_our_matches_export_is_read() -> None:
    actions = actions_of()
    rules = make_rules("wikipedia-2020", {"rounds": "3"})
    deals = [one for one in actions if isinstance(one, Deal)]
    record = export_record(rules, actions, [("players", "Aoi, Ben")], ["ab" * 32] * len(deals))
    content = format_record(record).encode()
    assert read_record(b"\xef\xbb\xbf" + content.replace(b"\n", b"\r\n")).course.actions == tuple(
        actions
    )
    assert len(content) * 4 < LARGEST_FILE


def test_bad_files_are_refused_with_what_is_wrong_and_where() -> None:
    good = text_of(actions_of())
    lines = good.decode().split("\n")
    assert problem(b"") == (RecordProblem.NO_RECORD, 1)
    assert problem(b"\x89PNG\r\n\x1a\n\xff\xfe") == (RecordProblem.NO_RECORD, 0)
    assert problem(b"koikoi 2\n") == (RecordProblem.NO_RECORD, 1)
    assert problem(b"koikoi 1\n") == (RecordProblem.NOTATION, 1)
    assert problem(b"koikoi 1\nrules nothing\n") == (RecordProblem.RULES, 2)
    assert problem(b"koikoi 1\nrules ktane\noption rounds=99999\n") == (RecordProblem.RULES, 3)
    assert problem(b"koikoi 1\nrules ktane\n") == (RecordProblem.EMPTY, 0)
    assert problem(b"koikoi 1\nrules ktane\nresign 0\n") == (RecordProblem.EMPTY, 0)
    assert problem(b"koikoi 1\nrules ktane\n<@1>\n") == (RecordProblem.NOTATION, 3)
    assert problem("\n".join([*lines[:4], "play 01Z"]).encode()) == (RecordProblem.NOTATION, 5)
    assert problem("\n".join([*lines[:4], "koi"]).encode()) == (RecordProblem.ILLEGAL, 5)


def test_huge_files_are_refused_before_they_are_read() -> None:
    assert problem(b"koikoi 1\n" + b"#" * LARGEST_FILE) == (RecordProblem.SIZE, 0)
    dealt = next(one for one in actions_of() if isinstance(one, Deal))
    many = text_of([dealt] * 101)
    assert len(many) < LARGEST_FILE
    assert problem(many) == (RecordProblem.SIZE, 0)
