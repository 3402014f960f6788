"""The puzzle of the day: the position with a button for each choice, and then the answer.

Both are private. The shared line names neither a card nor a choice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from bot.koikoi.actions import Action, Play, Seat, Take
from bot.koikoi.puzzle import Puzzle
from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.matches.models.daily import end_of, number_of
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person, Preferences
from bot.matches.models.terms import ChannelRef, Terms, TimeControl
from bot.matches.review import DecisionPoint, Verdict
from bot.matches.review.verdicts import verdict
from bot.pictures.labels import RED_FIRST, Sides
from bot.pictures.subjects import HandBoard
from bot.puzzle.collection import SETTLED
from bot.puzzle.model import PuzzleResult, PuzzlesSolved
from bot.screens.decision import decision_facts
from bot.screens.message import Button, Picture, Screen, Style, panel_id
from bot.screens.questions import answers, called_upon, question
from bot.screens.view_model import NO_EMOJIS, Emojis, ViewModel, joined, relative, round_line
from bot.screens.wording.alt import fitted, hand_alt
from bot.screens.wording.daily_line import copied, streak_words
from bot.screens.wording.names import name
from bot.screens.wording.reasons import BENEFITS, action_name, dangers, reasons
from bot.screens.wording.turns import action_words, hand_turns

MANY_DAYS = 2
"""The shortest streak that a shared line names, in days."""


@dataclass(frozen=True, slots=True)
class PuzzleModel(ViewModel):
    """A position without people, from the player's side. Its buttons answer the puzzle."""

    number: int = 0

    def press(self, action: str) -> str:
        """Return the custom id of an answer: `puzzle play 214 03B`."""
        verb, *cards = action.split()
        return panel_id(" ".join(["puzzle", verb, str(self.number), *cards]))

    def name(self, seat: Seat) -> str:
        """Return the word for a player at the beginning of a sentence."""
        return self.texts("name-you" if seat == self.seat else "puzzle-other")

    def name_within(self, seat: Seat) -> str:
        """Return the word for a player in the middle of a sentence."""
        return self.name(seat) if seat == self.seat else self.texts("reason-opponent")

    @property
    def sides(self) -> Sides:
        """Return sides without names; the player is red."""
        return replace(RED_FIRST, red=self.red)


def puzzle_model(
    texts: Texts, puzzle: Puzzle, day: date, emojis: Emojis, *, preferences: Preferences
) -> PuzzleModel:
    """Return the model for the screens of a day's puzzle."""
    view = puzzle.view
    assert view.seat is not None
    nobody = Person(0, "")
    info = MatchInfo(
        id=0,
        status=Status.PLAYING,
        place=ChannelRef(None, 0),
        challenger=nobody,
        opponent=nobody,
        terms=Terms(view.rules, TimeControl.LIVE, timedelta()),
        created_at=end_of(day),
        seats=(nobody, nobody),
        scores=view.scores,
        number=view.number,
        day=day,
    )
    return PuzzleModel(
        texts,
        info,
        view,
        view.seat,
        red=view.seat,
        emojis=emojis,
        preferences=preferences,
        number=number_of(day),
    )


def puzzle_screen(model: PuzzleModel) -> Screen:
    """Show the position, and a button for each choice."""
    texts, view, seat = model.texts, _view(model), _seat(model)
    day = _day(model)
    lines: list[str | None] = [
        texts("puzzle-head", name=puzzle_name(texts, day)),
        _where(model, view, seat),
        *hand_turns(texts, view, seat, model.opponent),
        called_upon(model, view, seat),
        question(model, view, seat) or texts("puzzle-play"),
        None if view.stake is None else decision_facts(model, view, view.stake, seat),
        texts("puzzle-once"),
    ]
    picture = Picture(
        HandBoard(view, model.sides, model.preferences.large_print),
        hand_alt(texts, view, seat),
        texts.language,
    )
    return Screen(joined(lines), answers(model, view, seat), picture)


def result_screen(
    model: PuzzleModel,
    result: PuzzleResult,
    now: datetime,
    *,
    among_others: bool,
    again: bool = False,
) -> Screen:
    """Show the answer with its reason, the number of people who found it, and the rating's change.

    `again` is true if the person has just made another choice, which doesn't count.
    """
    texts, view = model.texts, _view(model)
    judged = verdict(DecisionPoint(view, result.answer.action), result.puzzle)
    told = right_lines(model, result) if result.answer.solved else wrong_lines(model, judged)
    lines: list[str | None] = [
        texts(f"puzzle-{outcome(result)}", name=puzzle_name(texts, result.answer.day)),
        texts("puzzle-again") if again else None,
        *told,
        _odds(texts, judged),
        _crowd(texts, result),
        _record(texts, result),
        copied(share_line(texts, result)),
        texts("puzzle-next", when=relative(end_of(max(result.answer.day, now.date())))),
    ]
    number = number_of(result.answer.day)
    share = Button(texts("button-share"), panel_id(f"puzzle-share {number}"), Style.GREEN)
    return Screen(
        joined(lines), ((share,),) if among_others else (), _answer_picture(model, judged)
    )


def shared_screen(texts: Texts, person: Person, result: PuzzleResult) -> Screen:
    """Show a person's result to a channel, with a button for people who want to try."""
    line = share_line(texts, result)
    solve = Button(texts("button-puzzle"), panel_id("puzzle"), Style.GREEN)
    return Screen(texts("puzzle-shared", name=name(texts, person), line=line), ((solve,),))


def right_lines(model: PuzzleModel, result: PuzzleResult) -> list[str | None]:
    """Return why the choice was the best, and the loss of the next best."""
    texts, view, puzzle = model.texts, _view(model), result.puzzle
    best, second = puzzle.best, puzzle.second
    danger = dangers(texts, view, second.action, best.action)
    next_best = {
        "action": choice_words(texts, view, second.action),
        "points": texts.decimal(best.points - second.points),
    }
    return [
        _best(texts, view, best.action, second.action),
        texts("puzzle-second-danger", danger=danger, **next_best)
        if danger
        else texts("puzzle-second", **next_best),
    ]


def wrong_lines(model: PuzzleModel, found: Verdict) -> list[str | None]:
    """Return the fault of the choice, the best choice, and the cost, as in a review."""
    texts, view = model.texts, _view(model)
    best, played = found.best.action, found.played.action
    action, grade = choice_words(texts, view, played), texts(f"review-grade-{found.grade}")
    danger = dangers(texts, view, played, best)
    return [
        texts("puzzle-chosen-danger", action=action, grade=grade, danger=danger)
        if danger
        else texts("puzzle-chosen", action=action, grade=grade),
        _best(texts, view, best, played),
        texts(
            "review-cost",
            points=texts.decimal(found.points),
            before=_percent(texts, found.best.chance),
            after=_percent(texts, found.played.chance),
        ),
    ]


def choice_words(texts: Texts, view: PlayerView, action: Action) -> str:
    """Return a choice as on its button; for a card that takes nothing, that it stays."""
    match action:
        case Play(card) if view.captures(card):
            return action_name(texts, view, action)
        case Take():
            return action_name(texts, view, action)
    return action_words(texts, view, action)


def _best(texts: Texts, view: PlayerView, best: Action, against: Action) -> str:
    """Return the best choice, and its advantages over another choice."""
    action = choice_words(texts, view, best)
    why = reasons(texts, view, best, BENEFITS, against=against)
    if not why:
        return texts("puzzle-best", action=action)
    return texts("puzzle-best-because", action=action, reason=why)


def _where(model: PuzzleModel, view: PlayerView, seat: Seat) -> str:
    """Return the rules, the round and the score: `Standard · Round 2/3 · 4–7`."""
    texts = model.texts
    score = texts("hand-score", own=view.scores[seat], other=view.scores[other(seat)])
    return " · ".join([texts(f"preset-{view.rules.preset}"), round_line(model), score])


def _odds(texts: Texts, found: Verdict) -> str | None:
    if found.odds is None:
        return None
    return texts(
        "review-odds",
        own=texts("name-you"),
        other=texts("puzzle-other"),
        improve=_percent(texts, found.odds.improve),
        first=_percent(texts, found.odds.other_first),
        nobody=_percent(texts, found.odds.nobody),
    )


def _crowd(texts: Texts, result: PuzzleResult) -> str:
    """Return the numbers of people who found the best choice, and who made the same mistake."""
    if result.people == 1:
        return texts("puzzle-first")
    share = _percent(texts, result.solvers / result.people)
    line = texts("puzzle-crowd", count=result.people, solvers=result.solvers, share=share)
    if result.answer.solved:
        return line
    alike = result.choices.get(result.answer.choice, 1) - 1
    return texts("puzzle-crowd-alike", crowd=line, count=alike)


def _record(texts: Texts, result: PuzzleResult) -> str | None:
    """Return the rating, the number of solved puzzles, and the streak; None for a late answer."""
    record = result.record
    if result.answer.late:
        return texts("puzzle-late")
    gained = f"{record.gained:+d}".replace("-", "−")
    parts = [
        texts("puzzle-rating", rating=str(record.rating), gained=gained)
        if record.answered >= SETTLED
        else texts("puzzle-rating-new", rating=str(record.rating), gained=gained),
        texts("puzzle-count", solved=record.solved, count=record.answered),
    ]
    if record.streak >= MANY_DAYS:
        parts.append(texts("puzzle-streak", days=record.streak))
    return " · ".join(parts)


def _answer_picture(model: PuzzleModel, found: Verdict) -> Picture:
    texts, view = model.texts, _view(model)
    played, best = found.played.action, found.best.action
    if found.loss <= 0.0:
        played = best  # an equivalent card
    alt = texts(
        "review-alt",
        played=choice_words(texts, view, played),
        better=choice_words(texts, view, best),
    )
    if played == best:
        alt = texts("puzzle-alt", best=choice_words(texts, view, best))
    board = hand_alt(texts, view, _seat(model)).split("\n")
    compared = (None if played == best else played, best)
    return Picture(
        HandBoard(view, model.sides, model.preferences.large_print, compared),
        fitted([alt, *board], [board[-1]]),
        texts.language,
    )


def _percent(texts: Texts, chance: float) -> str:
    return texts("percent", value=f"{100 * chance:.0f}")


def _view(model: PuzzleModel) -> PlayerView:
    assert model.view is not None
    return model.view


def _seat(model: PuzzleModel) -> Seat:
    assert model.seat is not None
    return model.seat


def _day(model: PuzzleModel) -> date:
    assert model.info.day is not None
    return model.info.day


def profile_line(texts: Texts, puzzles: PuzzlesSolved) -> str:
    """Return the line about puzzles in a person's own profile."""
    record = puzzles.record
    settled = record.answered >= SETTLED
    return texts(
        "profile-puzzles" if settled else "profile-puzzles-provisional",
        solved=record.solved,
        count=record.answered,
        rating=str(record.rating),
        streak=streak_words(texts, puzzles.streak),
    )


def daily_post_picture(texts: Texts, puzzle: Puzzle, day: date) -> Picture | None:
    """Return the picture of a day's position for a whole server, without choices."""
    model = puzzle_model(texts, puzzle, day, NO_EMOJIS, preferences=Preferences(0))
    return puzzle_screen(model).picture


def puzzle_name(texts: Texts, day: date) -> str:
    """Return `Puzzle #214`."""
    return texts("puzzle-name", number=str(number_of(day)))


def outcome(result: PuzzleResult) -> str:
    """Return "solved" or "missed", or the same with "-late"."""
    found = "solved" if result.answer.solved else "missed"
    return f"{found}-late" if result.answer.late else found


def share_line(texts: Texts, result: PuzzleResult) -> str:
    """Return the puzzle's number and whether it was solved, without naming a card or choice.

    `🧩 Koi-Koi, puzzle #214: ✅ solved · 🔥 5 days in a row`
    """
    number = str(number_of(result.answer.day))
    line = texts(f"puzzle-line-{outcome(result)}", number=number)
    if result.answer.late or result.record.streak < MANY_DAYS:
        return line
    return texts("puzzle-line-streak", line=line, days=result.record.streak)
