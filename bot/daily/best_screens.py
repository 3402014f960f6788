"""The best match of a past day's deal, a round at a time, turn by turn."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.daily import number_of
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import StoredMatch
from bot.matches.replay import PlayedRound
from bot.pictures.subjects import ResultBoard
from bot.screens.message import CONTENT_LIMIT, Button, Picture, Screen, clip, panel_id, press_id
from bot.screens.results import day_of_match, headline
from bot.screens.view_model import joined, view_model_of
from bot.screens.wording.alt import result_alt
from bot.screens.wording.names import name
from bot.screens.wording.turns import UNPLAYED, told_turn


def best_screen(
    texts: Texts,
    stored: StoredMatch,
    best: DailyStanding,
    rounds: tuple[PlayedRound, ...],
    number: int,
) -> Screen:
    """Show a round of the best match, with buttons to the other rounds; `number` counts from 1."""
    info = stored.info
    day = number_of(day_of_match(info))
    played = [one for one in rounds if one.view.results[-1].reason not in UNPLAYED]
    head = texts(
        "daily-best",
        number=str(day),
        name=name(texts, best.person),
        score=texts("hand-score", own=best.points, other=best.conceded),
        opponent=name(texts, info.opponent),
    )
    if not played:
        return Screen(head)
    shown = played[min(number, len(played)) - 1]
    result = shown.view.results[-1]
    model = view_model_of(stored, texts)
    turns = [told_turn(texts, view, turn, model.red) for turn, view in shown.turns]
    return Screen(
        clip(joined([head, *turns, headline(model, result)]), CONTENT_LIMIT),
        (
            tuple(
                Button(
                    texts("button-daily-round", number=one.view.results[-1].number),
                    panel_id(f"daily-round {day} {best.level} {one.view.results[-1].number}"),
                    disabled=one is shown,
                )
                for one in played
            ),
            (Button(texts("button-replay"), press_id(info.id, info.seq, "replay")),),
        ),
        Picture(
            ResultBoard(shown.view, model.sides),
            result_alt(texts, shown.view, None, model.red),
            texts.language,
        ),
    )


def no_best_screen(texts: Texts, day: int, level: str) -> Screen:
    """Tell the reader that nobody finished that day's deal against this level."""
    table = Button(texts("button-daily-table"), panel_id(f"daily-table {day} {level}"))
    return Screen(texts("daily-best-none", number=str(day)), ((table,),))
