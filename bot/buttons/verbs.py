"""Every verb that a button or menu of ours may name: its handler, and what may follow it.

A new button needs a line here, and a handler. `press_id("bring")` on a screen is pressed as
`"bring": button(rare_presses.bring)`; words that follow the verb are named after the handler,
which gets their values. What fits no line is no press of ours, and reaches no handler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.buttons import abort as abort_presses
from bot.buttons import challenges as challenge_presses
from bot.buttons import look as look_presses
from bot.buttons import match_menu as rare_presses
from bot.buttons import panels as panel_presses
from bot.buttons import play as play_presses
from bot.buttons import review as review_presses
from bot.buttons import settings as settings_presses
from bot.buttons import teacher as teacher_presses
from bot.buttons.press import Press
from bot.buttons.words import (
    CARD,
    DAY,
    LENGTH,
    LEVEL,
    MATCH,
    ON_OFF,
    PAGE,
    SEAT,
    SNOWFLAKE,
    VALUE,
    Arguments,
    Verb,
    button,
    channel_menu,
    find,
    maybe,
    meaning,
    member_of,
    menu,
    number,
    one_of,
)
from bot.commands import account as mine
from bot.commands import daily
from bot.koikoi.rules import PRESET_NAMES
from bot.matches.models.people import HandPlace, Nudges
from bot.matches.models.terms import Pace
from bot.screens.account import LANGUAGE_CHOICES
from bot.screens.custom_ids import NO_MATCH
from bot.screens.daily import SCOPES
from bot.screens.settings_panel import GROUPS, PAGES, QUESTIONS, SERVER_LANGUAGES
from bot.screens.wording.options import OPTION_KEYS

OPTION: Final = one_of(*OPTION_KEYS)

ON_MATCHES: Final[Mapping[str, Verb]] = {
    "play": button(play_presses.play, CARD, maybe(CARD)),
    "take": button(play_presses.take, CARD),
    "koi": button(play_presses.koi),
    "stop": button(play_presses.stop),
    "swap": button(play_presses.swap),
    "keep": button(play_presses.keep),
    "pick": button(play_presses.pick, CARD),
    "unpick": button(play_presses.unpick),
    "wait": button(play_presses.look_again, CARD),
    "ready": button(play_presses.ready),
    "patience": button(play_presses.patience),
    "daily": button(play_presses.daily),
    "claim": button(play_presses.claim),
    "accept": button(challenge_presses.accept),
    "decline": button(challenge_presses.decline),
    "withdraw": button(challenge_presses.withdraw),
    "level": menu(challenge_presses.play_computer, chosen=LEVEL),
    "how": button(challenge_presses.how),
    "hand": button(look_presses.hand),
    "next": button(look_presses.next_game),
    "yaku": button(look_presses.yaku),
    "menu": button(look_presses.menu),
    "rules": button(look_presses.rules),
    "fair": button(look_presses.fair),
    "record": button(look_presses.record),
    "hint": button(teacher_presses.advise),
    "odds": button(teacher_presses.advise),
    "review": button(review_presses.review, maybe(SEAT), maybe(PAGE), way=True),
    "resign": button(rare_presses.ask_to_resign),
    "resign-yes": button(rare_presses.resign),
    "resign-no": button(rare_presses.play_on),
    "bring": button(rare_presses.bring),
    "report": button(rare_presses.report),
    "rematch": button(rare_presses.rematch),
    "winner": button(rare_presses.winner),
    "share": button(daily.share),
    "abort-yes": button(abort_presses.end_match),
    "abort-no": button(abort_presses.spare_match),
}
ON_PANELS: Final[Mapping[str, Verb]] = {
    "games": button(panel_presses.games, PAGE, way=True),
    "next": button(look_presses.next_game),
    "history": button(panel_presses.history, SNOWFLAKE, PAGE, way=True),
    "leaderboard": button(panel_presses.leaderboard, PAGE, way=True),
    "review": menu(panel_presses.review, chosen=MATCH),
    "try": button(panel_presses.try_it),
    "daily": button(daily.begin),
    "daily-new": button(daily.begin_anew),
    "daily-table": button(daily.table, DAY),
    "daily-page": button(daily.turn_page, DAY, one_of(*SCOPES), PAGE, way=True),
    "me hand": menu(mine.choose_hand, chosen=member_of(HandPlace)),
    "me nudges": menu(mine.choose_nudges, chosen=member_of(Nudges)),
    "me challenges": menu(mine.choose_challenges, chosen=ON_OFF),
    "me print": menu(mine.choose_print, chosen=meaning({"usual": False, "large": True})),
    "me language": menu(mine.choose_language, chosen=one_of(*LANGUAGE_CHOICES)),
    "export": button(mine.export),
    "erase": button(mine.ask_to_erase),
    "erase-yes": button(mine.erase),
    "erase-no": button(mine.keep),
    "settings": button(settings_presses.turn_page, one_of(*PAGES)),
    "set preset": menu(settings_presses.set_preset, chosen=one_of(*PRESET_NAMES)),
    "set length": menu(settings_presses.set_length, chosen=LENGTH),
    "set option": menu(settings_presses.set_question, one_of(*QUESTIONS), chosen=VALUE),
    "set value": menu(settings_presses.set_value, OPTION, chosen=VALUE),
    "set pace": menu(settings_presses.set_pace, chosen=member_of(Pace)),
    "set live": menu(settings_presses.set_live_minutes, chosen=number(1, 60)),
    "set daily": menu(settings_presses.set_daily_hours, chosen=number(1, 168)),
    "set threads": menu(settings_presses.set_threads, chosen=ON_OFF),
    "set language": menu(settings_presses.set_language, chosen=one_of(*SERVER_LANGUAGES)),
    "set channels": channel_menu(settings_presses.set_channels),
    "option": menu(settings_presses.open_option, one_of(*GROUPS), chosen=OPTION),
    "change": button(settings_presses.change, OPTION),
    "preset": button(settings_presses.as_preset, OPTION),
    "reset": button(settings_presses.reset),
    "abort": menu(abort_presses.choose_match, chosen=MATCH),
}


def meant(press: Press) -> tuple[Verb, Arguments] | None:
    """The verb of a press, with what its handler gets; None if it is no press of ours."""
    if press.match_id != NO_MATCH:
        return find(ON_MATCHES, press)
    return find(ON_PANELS, press) if press.seq == 0 else None
