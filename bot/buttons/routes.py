"""Lists every verb of a button or menu: its handler, the words that may follow it, who may press.

A new button needs a line here, and a handler. `press_id("bring")` on a screen is pressed as
`"bring": button(match_menu.bring, needs=PLAYER)`. Words that follow the verb are named after the
handler, which gets their values; `needs` says who may press. A press that fits no line is not ours,
and reaches no handler.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.buttons import (
    abort,
    account,
    challenges,
    daily,
    erase_server,
    film,
    hand_menu,
    leaderboard,
    lesson,
    lists,
    match_menu,
    play,
    profile,
    puzzle,
    replay,
    report,
    review,
    rotation,
    rules,
    seasons,
    settings,
)
from bot.buttons.params import (
    CARD,
    DAY,
    EARNED,
    LENGTH,
    LEVEL,
    MATCH,
    MOVES,
    NUMBER,
    PAGE,
    ROTATION,
    ROUND,
    SEAT,
    SNOWFLAKE,
    STEP,
    TOURNAMENT,
    VALUE,
    Arguments,
    Param,
    Route,
    button,
    channel_menu,
    choice,
    enum_param,
    match_route,
    menu,
    number,
    optional,
    text_of,
)
from bot.buttons.press import ComponentInteraction
from bot.interactions.authorization import (
    ADMIN,
    ANYBODY,
    BOT_HOST,
    DIRECTOR,
    HOST,
    INVITED,
    MANAGER,
    ON_TURN,
    PLAYER,
    READER,
    REFEREE,
    REVIEWER,
    spectator,
)
from bot.koikoi.lesson import Step
from bot.koikoi.rules import PRESET_NAMES
from bot.matches.errors import Refusal
from bot.matches.models.hosting import Reason
from bot.matches.models.people import PREFERENCES
from bot.matches.models.rankings import Measure
from bot.matches.models.terms import SETTINGS, TimeControl
from bot.matchmaking import presses as matchmaking
from bot.matchmaking.model import ANY, PRESETS
from bot.moderation import presses as moderation
from bot.reminders import presses as reminder
from bot.reminders.screens import HOURS
from bot.safety import presses as safety
from bot.screens.daily import SCOPES
from bot.screens.leaderboard import read_board, read_period
from bot.screens.message import NO_MATCH
from bot.screens.profile import SCOPES as PROFILE_SCOPES
from bot.screens.replay import SEEN
from bot.screens.settings_pages import AS_SERVER
from bot.screens.settings_panel import GROUPS, PAGES, QUESTIONS, SHARE
from bot.screens.table import CHEERS
from bot.screens.wording.options import OPTION_KEYS
from bot.screens.wording.rule_lines import SECTIONS
from bot.tournaments import panel_screens, planning
from bot.tournaments import presses as tournament
from bot.tournaments.model import MAX_PLAYERS, Format, Result
from bot.tournaments.panel_screens import OPEN

HOUR: Final = number(0, HOURS - 1)
OPTION: Final = choice(*OPTION_KEYS)
BOARD: Final = Param(read_board)
PERIOD: Final = Param(read_period)
CHANGE: Final = number(0, 10**18 - 1)
"""The number of a change of a server's settings; 0: nobody changed anything yet."""
PAIRING: Final = number(1, MAX_PLAYERS)
MINUTES: Final = number(1, 10**8)
"""A time, in minutes since 1970."""
SEEN_RESULT: Final = choice(OPEN, *Result)
SEEN_IN_REPLAY: Final = choice(*SEEN)

ON_MATCHES: Final[Mapping[str, Route]] = {
    "play": button(play.play, CARD, optional(CARD), needs=ON_TURN),
    "take": button(play.take, CARD, needs=ON_TURN),
    "koi": button(play.koi, needs=ON_TURN),
    "stop": button(play.stop, needs=ON_TURN),
    "swap": button(play.swap, needs=ON_TURN),
    "keep": button(play.keep, needs=ON_TURN),
    "sure play": button(play.ask_to_play, CARD, optional(CARD), needs=ON_TURN),
    "sure take": button(play.ask_to_take, CARD, needs=ON_TURN),
    "sure koi": button(play.ask_to_koi, needs=ON_TURN),
    "sure stop": button(play.ask_to_stop, needs=ON_TURN),
    "pick": button(play.pick, CARD, needs=PLAYER),
    "unpick": button(play.unpick, needs=PLAYER),
    "wait": button(play.look_again, CARD, needs=PLAYER),
    "ready": button(play.ready, needs=PLAYER),
    "patience": button(play.patience, needs=PLAYER),
    "daily": button(play.daily, needs=PLAYER),
    "claim": button(play.claim, needs=PLAYER),
    "accept": button(challenges.accept, needs=INVITED),
    "decline": button(challenges.decline, needs=PLAYER),
    "withdraw": button(challenges.withdraw, needs=PLAYER),
    "level": menu(challenges.play_computer, needs=HOST, chosen=LEVEL),
    "how": button(challenges.how, needs=ANYBODY),
    "hand": button(hand_menu.hand, needs=READER),
    "next": button(hand_menu.next_game, needs=PLAYER),
    "yaku": button(hand_menu.yaku, needs=READER),
    "menu": button(hand_menu.menu, needs=READER),
    "rules": button(rules.show, needs=ANYBODY),
    "rules open": button(rules.open_section, choice(*SECTIONS), needs=ANYBODY),
    "rules turn": button(rules.turn_to_section, choice(*SECTIONS), needs=ANYBODY),
    "fair": button(hand_menu.fair, needs=READER),
    "record": button(hand_menu.record, needs=READER),
    "hint": button(hand_menu.advise, needs=ON_TURN),
    "odds": button(hand_menu.odds, needs=ON_TURN),
    "review": button(review.review, optional(SEAT), optional(PAGE), needs=REVIEWER, way=True),
    "replay": button(replay.open_replay, needs=REVIEWER),
    "replay at": button(replay.open_at, STEP, needs=REVIEWER),
    "replay round": button(replay.open_round, ROUND, needs=REVIEWER),
    "replay step": button(replay.step, STEP, SEEN_IN_REPLAY, needs=REVIEWER, way=True),
    "replay rounds": menu(replay.jump, SEEN_IN_REPLAY, needs=REVIEWER, chosen=STEP),
    "replay points": menu(replay.jump, SEEN_IN_REPLAY, needs=REVIEWER, chosen=STEP),
    "film": button(film.film, ROUND, needs=REVIEWER),
    "film play": button(film.play, ROUND, needs=REVIEWER),
    "film share": button(film.share, ROUND, needs=REVIEWER),
    "resign": button(match_menu.ask_to_resign, needs=PLAYER),
    "resign-yes": button(match_menu.resign, needs=PLAYER),
    "resign-no": button(match_menu.play_on, needs=PLAYER),
    "leave-yes": button(match_menu.withdraw, needs=PLAYER),
    "off": button(match_menu.ask_to_offer, needs=PLAYER),
    "off-yes": button(match_menu.offer, needs=PLAYER),
    "off-agree": button(play.call_off, needs=PLAYER),
    "off-no": button(play.go_on, needs=PLAYER),
    "bring": button(match_menu.bring, needs=PLAYER),
    "report": button(report.ask, needs=PLAYER),
    "report-person": button(safety.ask_why, needs=PLAYER),
    "report-why": menu(safety.ask_for_words, needs=PLAYER, chosen=enum_param(Reason)),
    "block": button(safety.ask_to_block, needs=PLAYER),
    "block-yes": button(safety.block, needs=PLAYER),
    "block-no": button(safety.keep, needs=ANYBODY),
    "rematch": button(match_menu.rematch, needs=PLAYER),
    "winner": button(rotation.play_winner, needs=ANYBODY),
    "share": button(daily.share, needs=PLAYER),
    "cheer": button(play.react_as_watcher, choice(*CHEERS), needs=spectator(Refusal.OWN_CHEER)),
    "praise": button(play.react, choice(*CHEERS), needs=PLAYER),
    "abort-yes": button(abort.end_match, needs=REFEREE),
    "abort-no": button(abort.cancel_abort, needs=ANYBODY),
    "void": button(moderation.ask_to_void, needs=REFEREE),
}
ON_PANELS: Final[Mapping[str, Route]] = {
    "games": button(lists.games, PAGE, needs=ANYBODY, way=True),
    "next": button(hand_menu.next_game, needs=ANYBODY),
    "rules open": button(rules.open_section, choice(*SECTIONS), needs=ANYBODY),
    "rules turn": button(rules.turn_to_section, choice(*SECTIONS), needs=ANYBODY),
    "history": button(lists.history, SNOWFLAKE, PAGE, needs=ANYBODY, way=True),
    "board": button(leaderboard.turn, BOARD, PAGE, needs=ANYBODY, way=True),
    "board-measure": menu(
        leaderboard.choose_measure, BOARD, needs=ANYBODY, chosen=enum_param(Measure)
    ),
    "board-period": menu(leaderboard.choose_period, BOARD, needs=ANYBODY, chosen=PERIOD),
    "board-open": button(leaderboard.open_board, BOARD, needs=ANYBODY),
    "profile": button(profile.turn, SNOWFLAKE, choice(*PROFILE_SCOPES), needs=ANYBODY),
    "profile-words": button(profile.words, SNOWFLAKE, choice(*PROFILE_SCOPES), needs=ANYBODY),
    "achievements": button(profile.achievements, SNOWFLAKE, needs=ANYBODY),
    "earned": menu(replay.choose_earned, SNOWFLAKE, needs=REVIEWER, chosen=EARNED),
    "review": menu(lists.review, needs=REVIEWER, chosen=MATCH),
    "replay": menu(replay.choose, needs=REVIEWER, chosen=MATCH),
    "replay step": button(replay.step, STEP, SEEN_IN_REPLAY, needs=ANYBODY, way=True),
    "replay rounds": menu(replay.jump, SEEN_IN_REPLAY, needs=ANYBODY, chosen=STEP),
    "replay points": menu(replay.jump, SEEN_IN_REPLAY, needs=ANYBODY, chosen=STEP),
    "replay review": button(replay.review_file, needs=ANYBODY),
    "film": button(film.film, ROUND, needs=ANYBODY),
    "film play": button(film.play, ROUND, needs=ANYBODY),
    "try": button(challenges.try_it, needs=ANYBODY),
    "lesson": button(lesson.open_beside, needs=ANYBODY),
    "lesson-brief": button(lesson.brief, needs=ANYBODY),
    "lesson-to": button(lesson.turn_to, enum_param(Step), needs=ANYBODY),
    "lesson-pick": button(lesson.pick, enum_param(Step), CARD, needs=ANYBODY),
    "lesson-stop": button(lesson.stop_or_koi, choice("stop", "koi"), needs=ANYBODY),
    "lesson-round": button(lesson.play, MOVES, needs=ANYBODY),
    "lesson-undo": button(lesson.undo, optional(MOVES), needs=ANYBODY),
    "find": button(
        matchmaking.again, choice(ANY, *PRESETS), enum_param(TimeControl), needs=ANYBODY
    ),
    "find-play": button(matchmaking.play, needs=ANYBODY),
    "find-stop": button(matchmaking.stop, needs=ANYBODY),
    "find-daily": button(matchmaking.by_the_day, needs=ANYBODY),
    "find-computer": button(challenges.play_meanwhile, needs=ANYBODY),
    "daily": button(daily.begin, optional(LEVEL), needs=ANYBODY),
    "daily-new": button(daily.begin_anew, optional(LEVEL), needs=ANYBODY),
    "daily-table": button(daily.table, DAY, optional(LEVEL), needs=ANYBODY),
    "daily-page": button(
        daily.turn_page, DAY, choice(*SCOPES), LEVEL, PAGE, needs=ANYBODY, way=True
    ),
    "daily-best": button(daily.best, DAY, LEVEL, needs=ANYBODY),
    "daily-round": button(daily.best_round, DAY, LEVEL, number(1, 3), needs=ANYBODY),
    "daily-level": menu(daily.choose_level, DAY, choice(*SCOPES), needs=ANYBODY, chosen=LEVEL),
    "puzzle": button(puzzle.begin, needs=ANYBODY),
    "puzzle play": button(puzzle.play, DAY, CARD, optional(CARD), needs=ANYBODY),
    "puzzle take": button(puzzle.take, DAY, CARD, needs=ANYBODY),
    "puzzle koi": button(puzzle.koi, DAY, needs=ANYBODY),
    "puzzle stop": button(puzzle.stop, DAY, needs=ANYBODY),
    "puzzle-share": button(puzzle.share, DAY, needs=ANYBODY),
    "rotation show": button(rotation.show, ROTATION, needs=ANYBODY),
    "rotation join": button(rotation.join, ROTATION, needs=ANYBODY),
    "rotation leave": button(rotation.leave, ROTATION, needs=PLAYER),
    "rotation start": button(rotation.start, ROTATION, needs=HOST),
    "rotation again": button(rotation.again, ROTATION, needs=PLAYER),
    **{
        f"me {one.menu}": menu(partial(account.choose, one), needs=ANYBODY, chosen=text_of(one))
        for one in PREFERENCES
        if one.menu
    },
    "remind": button(reminder.show, needs=ANYBODY),
    "remind-clock": menu(reminder.choose_clock, needs=ANYBODY, chosen=HOUR),
    "remind-hour": menu(reminder.choose_hour, HOUR, needs=ANYBODY, chosen=HOUR),
    "remind-off": button(reminder.switch_off, needs=ANYBODY),
    "remind-stop": button(reminder.stop, needs=ANYBODY),
    "alerts-on": button(reminder.hear_of_tables, needs=ANYBODY),
    "alerts-off": button(reminder.hear_no_more, needs=ANYBODY),
    "alerts-stop": button(reminder.stop_alerts, SNOWFLAKE, needs=ANYBODY),
    "blocks": button(safety.show, optional(PAGE), needs=ANYBODY, way=True),
    "unblock": menu(safety.lift, PAGE, needs=ANYBODY, chosen=SNOWFLAKE),
    "report-answer": button(report.ask_for_answer, NUMBER, needs=BOT_HOST),
    "export": button(account.export, needs=ANYBODY),
    "erase": button(account.ask_to_erase, needs=ANYBODY),
    "erase-yes": button(account.erase, needs=ANYBODY),
    "erase-no": button(account.keep, needs=ANYBODY),
    "settings": button(settings.turn_page, choice(*PAGES, SHARE), needs=ADMIN),
    "set preset": menu(settings.set_preset, needs=ADMIN, chosen=choice(*PRESET_NAMES)),
    "set length": menu(settings.set_length, needs=ADMIN, chosen=LENGTH),
    "set option": menu(settings.set_question, choice(*QUESTIONS), needs=ADMIN, chosen=VALUE),
    "set value": menu(settings.set_value, OPTION, needs=ADMIN, chosen=VALUE),
    **{
        f"set {one.menu}": menu(partial(settings.choose, one), needs=ADMIN, chosen=text_of(one))
        for one in SETTINGS
        if one.menu
    },
    "set channel": menu(
        rules.set_preset, SNOWFLAKE, needs=ADMIN, chosen=choice(AS_SERVER, *PRESET_NAMES)
    ),
    "set channels": channel_menu(settings.set_channels, needs=ADMIN),
    "channel": channel_menu(rules.choose_channel, needs=ADMIN),
    "set weekly": channel_menu(settings.set_weekly, needs=ADMIN),
    "set daily-post": channel_menu(settings.set_daily_post, needs=ADMIN),
    "option": menu(settings.open_option, choice(*GROUPS), needs=ADMIN, chosen=OPTION),
    "change": button(settings.change, OPTION, needs=ADMIN),
    "preset": button(settings.reset_to_preset, OPTION, needs=ADMIN),
    "preset-yes": button(settings.set_preset_surely, choice(*PRESET_NAMES), CHANGE, needs=ADMIN),
    "reset": button(settings.reset, needs=ADMIN),
    "undo": button(settings.undo, CHANGE, needs=ADMIN),
    "paste": button(rules.paste, needs=ADMIN),
    "import": button(rules.take, CHANGE, needs=ADMIN),
    "abort": menu(abort.choose_match, needs=REFEREE, chosen=MATCH),
    "mod": button(moderation.turn, PAGE, needs=ADMIN, way=True),
    "mod-member": menu(moderation.choose_member, needs=ADMIN, chosen=SNOWFLAKE),
    "mod-block": button(moderation.ask_to_block, SNOWFLAKE, needs=ADMIN),
    "mod-lift": button(moderation.lift, SNOWFLAKE, needs=ADMIN),
    "set log": channel_menu(moderation.set_log, needs=ADMIN),
    "tour-join": button(tournament.join, TOURNAMENT, needs=ANYBODY),
    "tour-leave": button(tournament.leave, TOURNAMENT, needs=PLAYER),
    "tour-leave-yes": button(tournament.leave_surely, TOURNAMENT, needs=PLAYER),
    "tour-leave-no": button(tournament.stay, TOURNAMENT, needs=PLAYER),
    "tour-here": button(tournament.here, TOURNAMENT, needs=PLAYER),
    "tour-table": button(tournament.table, TOURNAMENT, needs=ANYBODY),
    "tour-admin": menu(tournament.choose, needs=DIRECTOR, chosen=TOURNAMENT),
    "tour-new": menu(planning.choose_format, needs=DIRECTOR, chosen=enum_param(Format)),
    "tour-open": button(planning.open_planned, SNOWFLAKE, needs=ADMIN),
    "tour-drop": button(planning.drop_planned, SNOWFLAKE, needs=ADMIN),
    "tour-change": menu(
        planning.choose_change, TOURNAMENT, needs=DIRECTOR, chosen=choice(*panel_screens.CHANGES)
    ),
    "tour-hour": button(planning.begin_at, TOURNAMENT, MINUTES, needs=DIRECTOR),
    "tour-start": button(tournament.ask_to_start, TOURNAMENT, needs=DIRECTOR),
    "tour-start-yes": button(tournament.start, TOURNAMENT, needs=DIRECTOR),
    "tour-bring": button(tournament.bring, TOURNAMENT, needs=DIRECTOR),
    "tour-back": button(tournament.back, TOURNAMENT, needs=DIRECTOR),
    "tour-end": button(tournament.ask_to_end, TOURNAMENT, needs=DIRECTOR),
    "tour-result": menu(tournament.ask_result, TOURNAMENT, ROUND, needs=DIRECTOR, chosen=PAIRING),
    "tour-set": button(tournament.ask_result, TOURNAMENT, ROUND, PAIRING, needs=DIRECTOR),
    "tour-decide": button(
        tournament.ask_to_decide,
        TOURNAMENT,
        PAIRING,
        enum_param(Result),
        ROUND,
        SEEN_RESULT,
        needs=DIRECTOR,
    ),
    "tour-remove": menu(
        tournament.ask_to_remove, TOURNAMENT, number(0, 9), needs=DIRECTOR, chosen=SNOWFLAKE
    ),
    "season-new": button(seasons.begin, PERIOD, needs=ADMIN),
    "season-quarter": button(seasons.by_quarter, PERIOD, needs=ADMIN),
    "season-keep": button(seasons.keep, needs=ADMIN),
    "erase-server": button(erase_server.erase, needs=MANAGER),
    "erase-server-no": button(erase_server.keep, needs=ANYBODY),
}


def resolve(press: ComponentInteraction) -> tuple[Route, Arguments] | None:
    """Return the verb of a press and its handler's arguments; None if there is no such button."""
    if press.match_id != NO_MATCH:
        return match_route(ON_MATCHES, press)
    return match_route(ON_PANELS, press) if press.seq == 0 else None
