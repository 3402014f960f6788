"""Lists every verb of a button or menu: its handler, and the words that may follow it.

A new button needs a line here, and a handler. `press_id("bring")` on a screen is pressed as
`"bring": button(match_menu.bring)`. Words that follow the verb are named after the handler, which
gets their values. A press that fits no line is not ours, and reaches no handler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.buttons import (
    abort,
    account,
    challenges,
    channel_rules,
    cheers,
    daily,
    erase_server,
    film,
    leaderboard,
    lesson,
    lists,
    look,
    match_menu,
    play,
    profile,
    puzzle,
    replay,
    report,
    report_answer,
    review,
    rotation,
    rules,
    rules_line,
    seasons,
    settings,
    teacher,
    tournament,
    tournament_admin,
)
from bot.buttons.press import Press
from bot.buttons.words import (
    CARD,
    DAY,
    EARNED,
    LENGTH,
    LEVEL,
    MATCH,
    MOVES,
    ON_OFF,
    PAGE,
    ROUND,
    SEAT,
    SNOWFLAKE,
    STEP,
    VALUE,
    Arguments,
    Verb,
    Word,
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
from bot.koikoi.lesson import Step
from bot.koikoi.rules import PRESET_NAMES
from bot.matches.models.people import ComputerPause, HandPlace, Nudges
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import Pace
from bot.matches.models.tournament import MOST, Result
from bot.screens.account import LANGUAGE_CHOICES
from bot.screens.channel_rules import AS_SERVER
from bot.screens.custom_ids import NO_MATCH
from bot.screens.daily import SCOPES
from bot.screens.leaderboard import read_board, read_period
from bot.screens.profile import SCOPES as PROFILE_SCOPES
from bot.screens.replay_rows import SEEN
from bot.screens.settings_panel import GROUPS, PAGES, QUESTIONS, SERVER_LANGUAGES, SHARE
from bot.screens.table import CHEERS
from bot.screens.tournament_panel import OPEN
from bot.screens.wording.options import OPTION_KEYS
from bot.screens.wording.rule_lines import SECTIONS

OPTION: Final = one_of(*OPTION_KEYS)
BOARD: Final = Word(read_board)
PERIOD: Final = Word(read_period)
TOURNAMENT: Final = MATCH
"""The number of a tournament has the form of that of a match."""
CHANGE: Final = number(0, 10**18 - 1)
"""The number of a change of a server's settings; 0: nobody changed anything yet."""
PAIRING: Final = number(1, MOST)
SEEN_RESULT: Final = one_of(OPEN, *Result)
SEEN_IN_REPLAY: Final = one_of(*SEEN)

ON_MATCHES: Final[Mapping[str, Verb]] = {
    "play": button(play.play, CARD, maybe(CARD)),
    "take": button(play.take, CARD),
    "koi": button(play.koi),
    "stop": button(play.stop),
    "swap": button(play.swap),
    "keep": button(play.keep),
    "sure play": button(play.ask_to_play, CARD, maybe(CARD)),
    "sure take": button(play.ask_to_take, CARD),
    "sure koi": button(play.ask_to_koi),
    "sure stop": button(play.ask_to_stop),
    "pick": button(play.pick, CARD),
    "unpick": button(play.unpick),
    "wait": button(play.look_again, CARD),
    "ready": button(play.ready),
    "patience": button(play.patience),
    "daily": button(play.daily),
    "claim": button(play.claim),
    "accept": button(challenges.accept),
    "decline": button(challenges.decline),
    "withdraw": button(challenges.withdraw),
    "level": menu(challenges.play_computer, chosen=LEVEL),
    "how": button(challenges.how),
    "hand": button(look.hand),
    "next": button(look.next_game),
    "yaku": button(look.yaku),
    "menu": button(look.menu),
    "rules": button(rules.show),
    "rules open": button(rules.open_section, one_of(*SECTIONS)),
    "rules turn": button(rules.turn_to_section, one_of(*SECTIONS)),
    "fair": button(look.fair),
    "record": button(look.record),
    "hint": button(teacher.advise),
    "odds": button(teacher.odds),
    "review": button(review.review, maybe(SEAT), maybe(PAGE), way=True),
    "replay": button(replay.open_replay),
    "replay at": button(replay.open_at, STEP),
    "replay round": button(replay.open_round, ROUND),
    "replay step": button(replay.step, STEP, SEEN_IN_REPLAY, way=True),
    "replay rounds": menu(replay.jump, SEEN_IN_REPLAY, chosen=STEP),
    "replay points": menu(replay.jump, SEEN_IN_REPLAY, chosen=STEP),
    "film": button(film.film, ROUND),
    "film play": button(film.play, ROUND),
    "film share": button(film.share, ROUND),
    "resign": button(match_menu.ask_to_resign),
    "resign-yes": button(match_menu.resign),
    "resign-no": button(match_menu.play_on),
    "leave-yes": button(match_menu.withdraw),
    "off": button(match_menu.ask_to_offer),
    "off-yes": button(match_menu.offer),
    "off-agree": button(play.call_off),
    "off-no": button(play.go_on),
    "bring": button(match_menu.bring),
    "report": button(report.ask),
    "rematch": button(match_menu.rematch),
    "winner": button(match_menu.winner),
    "leave-line": button(match_menu.leave_line),
    "share": button(daily.share),
    "cheer": button(cheers.cheer, one_of(*CHEERS)),
    "abort-yes": button(abort.end_match),
    "abort-no": button(abort.spare_match),
}
ON_PANELS: Final[Mapping[str, Verb]] = {
    "games": button(lists.games, PAGE, way=True),
    "next": button(look.next_game),
    "rules open": button(rules.open_section, one_of(*SECTIONS)),
    "rules turn": button(rules.turn_to_section, one_of(*SECTIONS)),
    "history": button(lists.history, SNOWFLAKE, PAGE, way=True),
    "board": button(leaderboard.turn, BOARD, PAGE, way=True),
    "board-measure": menu(leaderboard.choose_measure, BOARD, chosen=member_of(Measure)),
    "board-period": menu(leaderboard.choose_period, BOARD, chosen=PERIOD),
    "board-open": button(leaderboard.open_board, BOARD),
    "profile": button(profile.turn, SNOWFLAKE, one_of(*PROFILE_SCOPES)),
    "profile-words": button(profile.words, SNOWFLAKE, one_of(*PROFILE_SCOPES)),
    "achievements": button(profile.achievements, SNOWFLAKE),
    "earned": menu(replay.choose_earned, SNOWFLAKE, chosen=EARNED),
    "review": menu(lists.review, chosen=MATCH),
    "replay": menu(replay.choose, chosen=MATCH),
    "replay step": button(replay.step, STEP, SEEN_IN_REPLAY, way=True),
    "replay rounds": menu(replay.jump, SEEN_IN_REPLAY, chosen=STEP),
    "replay points": menu(replay.jump, SEEN_IN_REPLAY, chosen=STEP),
    "replay review": button(replay.review_file),
    "film": button(film.film, ROUND),
    "film play": button(film.play, ROUND),
    "try": button(challenges.try_it),
    "lesson": button(lesson.open_beside),
    "lesson-brief": button(lesson.brief),
    "lesson-to": button(lesson.turn_to, member_of(Step)),
    "lesson-pick": button(lesson.pick, member_of(Step), CARD),
    "lesson-stop": button(lesson.stop_or_koi, one_of("stop", "koi")),
    "lesson-round": button(lesson.play, MOVES),
    "lesson-undo": button(lesson.undo, maybe(MOVES)),
    "daily": button(daily.begin, maybe(LEVEL)),
    "daily-new": button(daily.begin_anew, maybe(LEVEL)),
    "daily-table": button(daily.table, DAY, maybe(LEVEL)),
    "daily-page": button(daily.turn_page, DAY, one_of(*SCOPES), LEVEL, PAGE, way=True),
    "daily-best": button(daily.best, DAY, LEVEL),
    "daily-round": button(daily.best_round, DAY, LEVEL, number(1, 3)),
    "daily-level": menu(daily.choose_level, DAY, one_of(*SCOPES), chosen=LEVEL),
    "puzzle": button(puzzle.begin),
    "puzzle play": button(puzzle.play, DAY, CARD, maybe(CARD)),
    "puzzle take": button(puzzle.take, DAY, CARD),
    "puzzle koi": button(puzzle.koi, DAY),
    "puzzle stop": button(puzzle.stop, DAY),
    "puzzle-share": button(puzzle.share, DAY),
    "rotation show": button(rotation.show, MATCH),
    "rotation join": button(rotation.join, MATCH),
    "rotation leave": button(rotation.leave, MATCH),
    "rotation start": button(rotation.start, MATCH),
    "rotation again": button(rotation.again, MATCH),
    "me hand": menu(account.choose_hand, chosen=member_of(HandPlace)),
    "me nudges": menu(account.choose_nudges, chosen=member_of(Nudges)),
    "me challenges": menu(account.choose_challenges, chosen=ON_OFF),
    "me print": menu(account.choose_print, chosen=meaning({"usual": False, "large": True})),
    "me pause": menu(account.choose_pause, chosen=member_of(ComputerPause)),
    "me confirm": menu(account.choose_confirm, chosen=ON_OFF),
    "me order": menu(account.choose_order, chosen=meaning({"usual": False, "left": True})),
    "me motion": menu(account.choose_motion, chosen=meaning({"usual": False, "less": True})),
    "me language": menu(account.choose_language, chosen=one_of(*LANGUAGE_CHOICES)),
    "report-answer": button(report_answer.ask, MATCH),
    "export": button(account.export),
    "erase": button(account.ask_to_erase),
    "erase-yes": button(account.erase),
    "erase-no": button(account.keep),
    "settings": button(settings.turn_page, one_of(*PAGES, SHARE)),
    "set preset": menu(settings.set_preset, chosen=one_of(*PRESET_NAMES)),
    "set length": menu(settings.set_length, chosen=LENGTH),
    "set option": menu(settings.set_question, one_of(*QUESTIONS), chosen=VALUE),
    "set value": menu(settings.set_value, OPTION, chosen=VALUE),
    "set pace": menu(settings.set_pace, chosen=member_of(Pace)),
    "set live": menu(settings.set_live_minutes, chosen=number(1, 60)),
    "set daily": menu(settings.set_daily_hours, chosen=number(1, 168)),
    "set threads": menu(settings.set_threads, chosen=ON_OFF),
    "set cheers": menu(settings.set_cheers, chosen=ON_OFF),
    "set language": menu(settings.set_language, chosen=one_of(*SERVER_LANGUAGES)),
    "set channel": menu(
        channel_rules.set_preset, SNOWFLAKE, chosen=one_of(AS_SERVER, *PRESET_NAMES)
    ),
    "set channels": channel_menu(settings.set_channels),
    "channel": channel_menu(channel_rules.choose_channel),
    "set weekly": channel_menu(settings.set_weekly),
    "option": menu(settings.open_option, one_of(*GROUPS), chosen=OPTION),
    "change": button(settings.change, OPTION),
    "preset": button(settings.as_preset, OPTION),
    "preset-yes": button(settings.set_preset_surely, one_of(*PRESET_NAMES), CHANGE),
    "reset": button(settings.reset),
    "undo": button(settings.undo, CHANGE),
    "paste": button(rules_line.paste),
    "import": button(rules_line.take, maybe(CHANGE)),
    "abort": menu(abort.choose_match, chosen=MATCH),
    "tour-join": button(tournament.join, TOURNAMENT),
    "tour-leave": button(tournament.leave, TOURNAMENT),
    "tour-leave-yes": button(tournament.leave_surely, TOURNAMENT),
    "tour-leave-no": button(tournament.stay, TOURNAMENT),
    "tour-here": button(tournament.here, TOURNAMENT),
    "tour-table": button(tournament.table, TOURNAMENT),
    "tour-admin": menu(tournament_admin.choose, chosen=TOURNAMENT),
    "tour-start": button(tournament_admin.ask_to_start, TOURNAMENT),
    "tour-start-yes": button(tournament_admin.start, TOURNAMENT),
    "tour-bring": button(tournament_admin.bring, TOURNAMENT),
    "tour-back": button(tournament_admin.back, TOURNAMENT),
    "tour-end": button(tournament_admin.ask_to_end, TOURNAMENT),
    "tour-result": menu(tournament_admin.choose_pairing, TOURNAMENT, maybe(ROUND), chosen=PAIRING),
    "tour-set": button(tournament_admin.ask_result, TOURNAMENT, ROUND, PAIRING),
    "tour-decide": button(
        tournament_admin.ask_to_decide,
        TOURNAMENT,
        PAIRING,
        member_of(Result),
        maybe(ROUND),
        maybe(SEEN_RESULT),
    ),
    "tour-remove": menu(tournament_admin.ask_to_remove, TOURNAMENT, number(0, 9), chosen=SNOWFLAKE),
    "season-new": button(seasons.begin, PERIOD),
    "season-quarter": button(seasons.by_quarter, PERIOD),
    "season-keep": button(seasons.keep),
    "erase-server": button(erase_server.erase),
    "erase-server-no": button(erase_server.keep),
}


def meant(press: Press) -> tuple[Verb, Arguments] | None:
    """Return the verb of a press and its handler's arguments; None if there is no such button."""
    if press.match_id != NO_MATCH:
        return find(ON_MATCHES, press)
    return find(ON_PANELS, press) if press.seq == 0 else None
