"""The results of rounds and matches in words, with their effects on the players."""

from __future__ import annotations

from datetime import date
from typing import Final

from bot.koikoi.actions import Seat
from bot.koikoi.cards import cards_in
from bot.koikoi.state import Reason, RoundResult, other
from bot.locales import Texts
from bot.matches.models.achievements import Achievement
from bot.matches.models.daily import number_of
from bot.matches.models.match import EndReason, MatchInfo, Status
from bot.matches.models.people import Computer, Person
from bot.matches.models.rankings import RATED_A_WEEK, ExclusionReason, VoidReach
from bot.matches.statistics import both_moved
from bot.screens.message import Button, Row, Rows, Style, panel_id, press_id
from bot.screens.view_model import ViewModel, joined, relative
from bot.screens.wording.cards import card_list
from bot.screens.wording.figures import change_figure, rating_figure, result_sum
from bot.screens.wording.names import bare_name
from bot.screens.wording.turns import UNPLAYED, ending, outcome_line


def last_result(model: ViewModel) -> RoundResult | None:
    """Return the result of the last finished round, or None."""
    return model.view.results[-1] if model.view is not None and model.view.results else None


def pictured_round(model: ViewModel) -> str | None:
    """Return the winner of the last finished round, the sum and the payments; None before.

    The cards left in the hands are in the picture beside it, and in its alternative text.
    """
    result = last_result(model)
    return None if result is None else joined([headline(model, result), *_payments(model, result)])


def last_round(model: ViewModel) -> str | None:
    """Return the result of the last finished round in words, or None."""
    result = last_result(model)
    return None if result is None else round_result(model, result)


def round_result(model: ViewModel, result: RoundResult) -> str:
    """Return the winner of the round, the sum, the payments, and the cards left in the hands."""
    return joined([headline(model, result), *_payments(model, result), leftovers(model)])


def headline(model: ViewModel, result: RoundResult) -> str:
    """Return the winner of the round and the sum, as a headline."""
    texts = model.texts
    if result.reason in UNPLAYED:
        return texts("result-ended")
    if result.reason is Reason.BOTH_LUCKY:
        return texts("result-both-lucky")
    if result.winner is None:
        if not result.points:
            return texts("result-nobody")
        return texts(
            "result-oya",
            mark=model.mark(result.oya),
            name=model.who(result.oya),
            points=result.points,
        )
    winner = result.winner
    if result.reason in (Reason.TESHI, Reason.KUTTSUKI):
        return texts(
            "result-lucky",
            mark=model.mark(winner),
            name=model.who(winner),
            points=result.points,
            yaku=texts(f"yaku-{result.reason}"),
        )
    return texts(
        "result-won",
        mark=model.mark(winner),
        name=model.who(winner),
        points=result.points,
        sum=result_sum(texts, result),
    )


def _payments(model: ViewModel, result: RoundResult) -> list[str]:
    """Return the other player's payment, if the rules transfer points between banks."""
    return [
        model.texts("result-paid-you", points=-result.deltas[seat])
        if seat == model.seat
        else model.texts("result-paid", name=model.name(seat), points=-result.deltas[seat])
        for seat in _SEATS
        if result.deltas[seat] < 0
    ]


_SEATS: Final[tuple[Seat, Seat]] = (0, 1)


def leftovers(model: ViewModel) -> str:
    """Return the cards left in the hands of the last finished round, in words; "" if none were."""
    result = last_result(model)
    if result is None or result.reason in UNPLAYED:
        return ""
    return "\n".join(
        _leftover(model, seat, card_list(model.texts, cards_in(result.hands[seat])))
        for seat in _SEATS
        if result.hands[seat]
    )


def _leftover(model: ViewModel, seat: Seat, cards: str) -> str:
    if seat == model.seat:
        return model.texts("result-leftover-you", mark=model.mark(seat), cards=cards)
    return model.texts("result-leftover", mark=model.mark(seat), name=model.name(seat), cards=cards)


def next_dealer(model: ViewModel, oya: Seat) -> str:
    """Return the dealer of the next round, in words."""
    if oya == model.seat:
        return model.texts("result-deals-you")
    return model.texts("result-deals", name=model.name(oya))


def next_round(model: ViewModel) -> str:
    """Return the time at which the next round starts, in words."""
    if model.info.deadline is None:
        return model.texts("table-deal-soon")
    return model.texts("table-deal", when=relative(model.info.deadline))


def score_line(model: ViewModel) -> str:
    """Return the score: `🔴 7 – 18 ⚪`."""
    a, b = (model.info.scores[seat] for seat in model.seats)
    return model.texts("result-score", a=a, b=b)


def match_result(model: ViewModel) -> str:
    """Return the winner of the match and the score, for everybody or for the reading player."""
    if model.seat is not None:
        return f"**{outcome_line(model.texts, model.info, model.seat)}**"
    texts, info = model.texts, model.info
    if info.status is Status.ABORTED:
        return called_off_line(model)
    winner, of_hand = info.winner, info.rotation_id is not None
    if winner is None:
        return texts("rotation-hand-drawn" if of_hand else "match-drawn")
    who = {"mark": model.mark(winner), "name": model.name(winner)}
    if of_hand:
        return texts("rotation-hand-won", **who)
    if ending(info, winner) != "won":
        return texts("match-won", **who)
    return texts("match-won-by", margin=abs(info.scores[0] - info.scores[1]), **who)


def called_off_line(model: ViewModel) -> str:
    """Return the reason why the match has no result, for everybody."""
    info = model.info
    by = info.offered_by
    if by is None or info.reason == EndReason.ABORT:
        return model.texts("match-abort")
    return model.texts(f"match-{info.reason}", name=model.name(by))


def last_words(model: ViewModel) -> list[str | None]:
    """Return the lines after the result: the deciding sum, and why the match ended early.

    The cards left in the hands are in the picture, and in its alternative text.
    """
    texts, info, result = model.texts, model.info, last_result(model)
    lines: list[str | None] = []
    if result is not None and result.reason not in UNPLAYED:
        line = headline(model, result)
        alone = info.rotation_id is not None  # a hand is a match of one round
        lines += [line if alone else texts("table-before", number=result.number, result=line)]
        lines += _payments(model, result)
    lines += [_why(model), _why_unrated(model), _retried(model)]
    return lines


def _why_unrated(model: ViewModel) -> str | None:
    """Return why the match isn't rated; None if it is rated, or is of an unrated kind."""
    info, view = model.info, model.view
    unrated = not info.rated and not info.against_computer and info.rotation_id is None
    if not unrated or info.status is not Status.FINISHED:
        return None
    begun = view is None or both_moved(view.results)  # both have moved: an earlier version's match
    return model.texts("match-unrated" if begun else "match-unrated-early")


def _retried(model: ViewModel) -> str | None:
    """Return that a position was played again, and how that match had ended; None for others."""
    first = model.retried
    if first is None or first.seats is None:
        return None
    texts, (red, white) = model.texts, (first.red, other(first.red))
    score = texts(
        "table-score",
        first=bare_name(texts, first.seats[red]),
        second=bare_name(texts, first.seats[white]),
        a=first.scores[red],
        b=first.scores[white],
    )
    return texts("match-retried", score=score)


def _why(model: ViewModel) -> str | None:
    """Return why not all rounds were played. A player's line already has the player who gave up."""
    winner, reason = model.info.winner, model.info.reason
    match reason:
        case "target":
            return model.texts("match-target")
        case "bust":
            return model.texts("match-bust")
        case "resign" if winner is not None and model.seat is None:
            return model.texts("match-resign", name=model.name(other(winner)))
        case "timeout" if winner is not None and model.seat is None:
            return model.texts("match-timeout", name=model.name(other(winner)))
        case _:
            return None


def between_row(model: ViewModel) -> Row:
    """Return the buttons after a round: the next round, and the proof of the deal.

    A computer is always ready, so against it a single press starts the next round.
    """
    texts, info = model.texts, model.info
    seats = info.seats or (None, None)
    ready = sum(info.ready)
    alone = any(isinstance(player, Computer) for player in seats)
    label = texts("button-ready-alone") if alone else texts("button-ready", ready=ready)
    return (
        Button(label, model.press("ready"), Style.GREEN),
        Button(texts("button-fair"), model.press("fair")),
    )


def finished_rows(model: ViewModel, *links: Button) -> Rows:
    """Return the row of buttons after a match: play again, review, replay, links, and *More*.

    *More* is the match's menu, with the record, the deals and everything else.
    """
    texts, info = model.texts, model.info
    row: list[Button] = []
    if info.day is not None:
        row += result_row(texts, info, among_others=model.among_others)
    elif info.retry_of is not None:
        again = press_id(info.retry_of, 0, f"retry {info.retry_at}")
        row.append(Button(texts("button-retry-again"), again, Style.GREEN))
    elif _can_be_repeated(info) and model.tournament is None:
        row.append(Button(texts("button-rematch"), model.press("rematch"), Style.GREEN))
    for looking in looking_back(model):
        row += looking
    row += links
    if info.status is Status.FINISHED or (model.seat is not None and not info.against_computer):
        row.append(Button(texts("button-more"), model.press("menu")))
    return (tuple(row),) if row else ()


def looking_back(model: ViewModel) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons of a match that was played to its end: review and replay."""
    if model.info.status is not Status.FINISHED:
        return ()
    review = Button(model.texts("button-review"), model.press("review"), Style.BLURPLE)
    return ((review, Button(model.texts("button-replay"), model.press("replay"))),)


def _can_be_repeated(info: MatchInfo) -> bool:
    """Return whether the same two may play again. They may not after a hand of a shared table."""
    if info.status is not Status.FINISHED or info.rotation_id is not None:
        return False
    return not any(one.erased for one in info.people)


# The effects of a finished match on its players: achievements and new ratings


def result_lines(model: ViewModel) -> list[str | None]:
    """Return a line of achievements, a line of ratings, and why the ratings are unchanged."""
    return [_earned(model), _ratings(model), _uncounted(model)]


def achievement_name(texts: Texts, achievement: Achievement) -> str:
    """Return the name of an achievement."""
    return texts(f"achievement-{achievement}")


def earned_line(texts: Texts, achievement: Achievement) -> str:
    """Return a line that tells a person about a new achievement."""
    return texts("match-earned", people=achievement_name(texts, achievement))


def _earned(model: ViewModel) -> str | None:
    texts, people, count = model.texts, [], 0
    for seat, person in _people(model):
        names = [
            achievement_name(texts, one.achievement)
            for one in model.earned
            if one.person_id == person.id
        ]
        if names:
            count += len(names)
            names_text = texts("list-comma").join(names)
            people.append(texts("match-earned-by", name=model.who(seat), names=names_text))
    key = "match-earned" if count == 1 else "match-earned-more"
    return texts(key, people=" · ".join(people)) if people else None


def _ratings(model: ViewModel) -> str | None:
    texts, people, settled = model.texts, [], True
    for seat, person in _people(model):
        change = model.ratings.get(person.id)
        if change is not None:
            rating = rating_figure(texts, change.after, settled=change.settled)
            values = {"rating": rating, "change": change_figure(change)}
            people.append(texts("match-rating-of", name=model.who(seat), **values))
            settled &= change.settled
    key = "match-ratings" if settled else "match-ratings-provisional"
    return texts(key, people=" · ".join(people)) if people else None


def _uncounted(model: ViewModel) -> str | None:
    reasons = {change.uncounted for change in model.ratings.values()}
    if ExclusionReason.LIMIT in reasons:
        return model.texts("match-uncounted-limit", week=RATED_A_WEEK)
    for reach in VoidReach:
        if reach.exclusion in reasons:
            return model.texts("match-void", reach=model.texts(f"void-reach-{reach}"))
    winner = model.info.winner
    if ExclusionReason.GIVEN_UP not in reasons or winner is None:
        return None
    names = {"winner": model.name(winner), "loser": model.name(other(winner))}
    return model.texts("match-uncounted-given-up", **names)


def _people(model: ViewModel) -> list[tuple[Seat, Person]]:
    """Return the people at the table in the order of the colours, without erased ones."""
    seats = model.info.seats or ()
    return [
        (seat, player)
        for seat in (model.seats if seats else _SEATS)
        for player in seats[seat : seat + 1]
        if isinstance(player, Person) and not player.erased
    ]


# The buttons of a match of a day's deal, once it is over.


def result_row(texts: Texts, info: MatchInfo, *, among_others: bool) -> tuple[Button, ...]:
    """Return buttons to share the result, and to see the results of others."""
    table = table_button(texts, info)
    if not among_others or info.status is not Status.FINISHED:
        return (table,)
    share = Button(texts("button-share"), press_id(info.id, info.seq, "share"), Style.GREEN)
    return (share, table)


def table_button(texts: Texts, info: MatchInfo) -> Button:
    """Return a button to the table in which a match stands, or will."""
    asked = f"daily-table {number_of(day_of_match(info))} {level_of_match(info)}"
    return Button(texts("button-daily-table"), panel_id(asked))


def day_of_match(info: MatchInfo) -> date:
    """Return the day whose deal this match is."""
    assert info.day is not None
    return info.day


def level_of_match(info: MatchInfo) -> str:
    """Return the level of the computer in a match against it."""
    assert isinstance(info.opponent, Computer)
    return info.opponent.level
