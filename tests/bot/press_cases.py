"""For each button, menu and form: a valid press, and the people who may press it.

This repeats independently the `ROUTES` that the modules of the handlers declare. A feature may have
its own in `tests/<feature>/press_cases.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bot.app import FEATURES
from bot.koikoi.cards import card_code
from bot.koikoi.lesson import QUESTIONS, STEPS
from bot.playground.objects.components import CHANNEL_SELECT, ROLE_SELECT
from tests.bot.crowd import PUBLIC
from tests.bot.harness import VIEWING
from tests.bot.scenes import (
    HERE,
    INVITED,
    MATCHES_FORM,
    NO_ADMIN,
    NOT_SEATED,
    PLAN_FORM,
    REVIEWS,
    ROLES_FORM,
    WATCHED,
    Case,
    Cases,
    absent,
    after,
    against_computer,
    answered,
    at_another_hour,
    begun,
    between_rounds,
    blocking,
    by_admin,
    by_director,
    by_host,
    by_mover,
    by_players,
    challenge,
    changed,
    entrant,
    erased,
    expired,
    finished,
    first_card,
    first_play,
    form,
    moderated,
    next_game,
    of_record,
    offered,
    own,
    own_match_of_admin,
    own_to_abort,
    panel,
    pasted,
    planned,
    praising,
    reason,
    rotation,
    said,
    season,
    seeded,
    seeking,
    setting,
    shown,
    sure_play,
    swapping,
    to_abort,
    to_answer,
    to_ask_for_an_answer,
    to_stop,
    to_take,
    tournament,
    tournament_list,
    warned,
    watchers,
)
from tests.root import HOME

STANDARD: Final = "kk-house:on,2,opponent_x2,0,oya=1"
HOUSE: Final[dict[str, str | list[str]]] = {
    "viewing": "off", "seven": "off", "koi_factor": "none", "koi_limit": "1", "exhaust": "zero"
}  # fmt: skip
"""The custom id of the form for house rules on a server without any, and answers."""

_ON_MATCHES: Final[Cases] = {
    "play": (by_mover(begun(first_play, on_turn=True), changes=True),),
    "take": (by_mover(to_take("take 05A"), changes=True),),
    "koi": (by_mover(to_stop("koi"), changes=True),),
    "stop": (by_mover(to_stop("stop"), changes=True),),
    "swap": (by_mover(swapping("swap"), changes=True),),
    "keep": (by_mover(swapping("keep"), changes=True),),
    "sure play": (by_mover(begun(sure_play, keep=True, on_turn=True)),),
    "sure take": (by_mover(to_take("sure take 05A")),),
    "sure koi": (by_mover(to_stop("sure koi")),),
    "sure stop": (by_mover(to_stop("sure stop")),),
    "pick": (by_players(begun(said("pick", first_card), keep=True)),),
    "unpick": (by_players(begun("unpick", keep=True)),),
    "look": (by_players(begun("look", keep=True)),),
    "wait": (by_players(begun(said("wait", first_card), keep=True)),),
    "ready": (by_players(between_rounds, changes=True),),
    "patience": (by_players(absent("patience"), changes=True),),
    "daily": (by_players(absent("daily"), changes=True),),
    "claim": (by_players(absent("claim"), changes=True),),
    "accept": (
        Case("invited", challenge("accept"), INVITED, "This is your own challenge", changes=True),
        Case(
            "invited",
            challenge("accept", opponent=False),
            "This is your own table",
            changes=True,
            where=HERE,
        ),
    ),
    "again": (
        Case("player", expired("again"), "This challenge expired", changes=True, where=HERE),
    ),
    "decline": (
        Case("player", challenge("decline"), INVITED, changes=True),
        Case("player", challenge("decline", opponent=False), "Only ", changes=True),
    ),
    "withdraw": (Case("player", challenge("withdraw"), INVITED, changes=True),),
    "level": (
        Case(
            "host",
            challenge("level", "greedy", opponent=False),
            "This menu is for ",
            changes=True,
        ),
    ),
    "how": (Case("anybody", challenge("how")),),
    "hand": (Case("reader", begun("hand", keep=True)),),
    "next": (by_players(begun("next", keep=True)),),
    "yaku": (Case("reader", begun("yaku", keep=True)),),
    "menu": (Case("reader", begun("menu", keep=True)),),
    "rules": (Case("anybody", begun("rules", keep=True)),),
    "rules open": (Case("anybody", begun("rules open yaku", keep=True)),),
    "rules turn": (Case("anybody", begun("rules turn yaku", keep=True)),),
    "fair": (Case("reader", begun("fair", keep=True)),),
    "record": (Case("reader", begun("record", keep=True)),),
    "hint": (by_mover(against_computer("hint")),),
    "odds": (by_mover(to_stop("odds")),),
    "resign": (by_players(begun("resign", keep=True)),),
    "resign-yes": (by_players(begun("resign-yes"), changes=True),),
    "resign-no": (by_players(begun("resign-no", keep=True)),),
    "leave-yes": (by_players(begun("leave-yes"), changes=True),),
    "off": (by_players(begun("off", keep=True)),),
    "off-yes": (by_players(begun("off-yes"), changes=True),),
    "off-agree": (by_players(offered("off-agree"), changes=True),),
    "off-no": (by_players(offered("off-no"), changes=True),),
    "bring": (by_players(begun("bring")),),
    "report": (by_players(begun("report", keep=True)),),
    "report-person": (by_players(begun("report-person", keep=True)),),
    "report-why": (by_players(begun("report-why", "leaving", keep=True)),),
    "block": (by_players(begun("block", keep=True)),),
    "block-yes": (by_players(begun("block-yes"), changes=True),),
    "block-no": (Case("anybody", begun("block-no", keep=True)),),
    "rematch": (by_players(finished("rematch", keep=False), WATCHED, changes=True),),
    "winner": (
        Case("spectator", begun("winner"), "You're playing this match yourself", where=HERE),
    ),
    "winner-yes": (
        Case(
            "spectator",
            begun("winner-yes"),
            "You're playing this match yourself",
            changes=True,
            where=HERE,
        ),
    ),
    "cheer": (
        Case(
            "spectator",
            after(VIEWING, "play 08B", "cheer clap", on_turn=False),
            "Cheers are for ",
            where=HERE,
        ),
    ),
    "praise": (Case("player", praising("praise clap"), "I can't find that match", changes=True),),
    "abort-yes": (
        Case("referee", begun("abort-yes"), NO_ADMIN, changes=True, where=HERE),
        Case(
            "referee",
            own_match_of_admin,
            NO_ADMIN,
            "You're playing in this match",
            changes=True,
            where=HERE,
        ),
    ),
    "abort-no": (Case("anybody", begun("abort-no", keep=True)),),
    "void": (Case("referee", finished("void"), NO_ADMIN, where=HERE),),
    **{name: (Case("reviewer", finished(words, *values)),) for name, words, *values in REVIEWS},
    "retry": (Case("reviewer", finished("retry 1", keep=False), changes=True, alone=True),),
    "film share": (Case("reviewer", finished("film share 1", keep=False), where=(PUBLIC,)),),
}

_ON_PANELS: Final[Cases] = {
    "games": (shown("games 0"),),
    "next": (Case("anybody", next_game),),
    "rules open": (shown("rules open yaku"),),
    "rules turn": (shown("rules turn yaku"),),
    "history": (shown("history {chiyo} 0"),),
    "board": (shown("board wins.all.here 0"),),
    "board-measure": (shown("board-measure wins.all.here", "rating"),),
    "board-period": (shown("board-period wins.all.here", "all"),),
    "board-open": (shown("board-open wins.all.here"),),
    "board-counting": (shown("board-counting rating.all.here"),),
    "profile": (shown("profile {chiyo} here"),),
    "profile-words": (shown("profile-words {chiyo} here"),),
    "achievements": (shown("achievements {chiyo}"),),
    "achievements-counting": (shown("achievements-counting"),),
    "earned": (Case("reviewer", finished("earned {}", "{} goko", panel=True)),),
    "review": (Case("reviewer", finished("review", "{}", panel=True)),),
    "replay": (Case("reviewer", finished("replay", "{}", panel=True)),),
    "replay step": (of_record("replay step 2 open"),),
    "replay rounds": (of_record("replay rounds table", "2"),),
    "replay points": (of_record("replay points table", "2"),),
    "replay review": (of_record("replay review"),),
    "film": (of_record("film 1"),),
    "film play": (of_record("film play 1"),),
    "try": (own("try"),),
    "find": (own("find any live"),),
    "find-play": (seeking("find-play", found=True),),
    "find-stop": (seeking("find-stop"), seeking("find-stop", found=True)),
    "find-daily": (seeking("find-daily"),),
    "find-computer": (own("find-computer"),),
    "lesson": (shown("lesson"),),
    "lesson-brief": (shown("lesson-brief"),),
    "lesson-to": (own("lesson-to draw"),),
    "lesson-pick": (own(f"lesson-pick {STEPS[0]} {card_code(QUESTIONS[STEPS[0]].right)}"),),
    "lesson-stop": (own("lesson-stop stop"),),
    "lesson-round": (own("lesson-round E"),),
    "lesson-undo": (own("lesson-undo"),),
    "rotation show": (Case("anybody", rotation("show"), where=HERE),),
    "rotation join": (Case("anybody", rotation("join", joins=True), changes=True, where=HERE),),
    "rotation leave": (Case("player", rotation("leave"), NOT_SEATED, changes=True, where=HERE),),
    "rotation start": (
        Case(
            "host",
            rotation("start", members=3),
            "Only Chiyo can start this table.",
            changes=True,
            where=HERE,
        ),
    ),
    "rotation again": (
        Case(
            "player",
            rotation("again", members=3, over=True),
            "You weren't at this table.",
            changes=True,
            where=HERE,
        ),
    ),
    "me hand": (own("me hand", "channel"),),
    "me nudges": (own("me nudges", "never"),),
    "me challenges": (own("me challenges", "off"),),
    "me print": (own("me print", "large"),),
    "me pause": (own("me pause", "long"),),
    "me confirm": (own("me confirm", "on"),),
    "me order": (own("me order", "left"),),
    "me motion": (own("me motion", "less"),),
    "me language": (own("me language", "ja"),),
    "remind": (shown("remind"),),
    "remind-clock": (shown("remind-clock", "9"),),
    "remind-zone": (shown("remind-zone", "Asia/Tokyo"),),
    "remind-zones": (shown("remind-zones"),),
    "remind-at": (own("remind-at Asia/Tokyo", "8"),),
    "remind-hour": (own("remind-hour 9", "8"),),
    "remind-off": (shown("remind-off"),),
    "remind-stop": (shown("remind-stop"),),
    "alerts-on": (Case("anybody", panel("alerts-on"), changes=True, alone=True, where=HERE),),
    "alerts-off": (shown("alerts-off"),),
    "alerts-stop": (shown("alerts-stop 7"),),
    "blocks": (shown("blocks"), shown("blocks 0")),
    "block-lift": (Case("anybody", blocking("block-lift 0 {id}"), changes=True),),
    "unblock": (Case("anybody", blocking("unblock 0", "{id}"), changes=True),),
    "report-answer": (by_host(to_ask_for_an_answer),),
    "export": (shown("export"),),
    "erase": (shown("erase"),),
    "erase-yes": (Case("anybody", erased, changes=True, alone=True),),
    "erase-no": (shown("erase-no"),),
    "settings": (by_admin(setting("settings table"), changes=False),),
    "set preset": (by_admin(setting("set preset", "ktane")),),
    "set length": (by_admin(setting("set length", "6")),),
    "set option": (by_admin(setting("set option seven", "off")),),
    "set value": (by_admin(setting("set value seven", "off")),),
    "set pace": (by_admin(setting("set pace", "daily")),),
    "set live": (by_admin(setting("set live", "10")),),
    "set daily": (by_admin(setting("set daily", "48")),),
    "set threads": (by_admin(setting("set threads", "on")),),
    "set cheers": (by_admin(setting("set cheers", "off")),),
    "set find": (by_admin(setting("set find", "off")),),
    "set language": (by_admin(setting("set language", "ja")),),
    "set channel": (by_admin(setting("set channel {channel}", "ktane"), where=HERE),),
    "set channels": (
        by_admin(setting("set channels", "{channel}", kind=CHANNEL_SELECT), where=HERE),
    ),
    "channel": (
        by_admin(setting("channel", "{channel}", kind=CHANNEL_SELECT), changes=False, where=HERE),
    ),
    "set tournament-role": (
        by_admin(setting("set tournament-role", "{role}", kind=ROLE_SELECT), where=HERE),
    ),
    "set all-channels": (by_admin(setting("set all-channels", channels=(1,)), where=HERE),),
    "set weekly": (by_admin(setting("set weekly", "{channel}", kind=CHANNEL_SELECT), where=HERE),),
    "set daily-post": (
        by_admin(setting("set daily-post", "{channel}", kind=CHANNEL_SELECT), where=HERE),
    ),
    "set weekly-day": (by_admin(setting("set weekly-day", "fri")),),
    "set weekly-hour": (by_admin(setting("set weekly-hour", "18")),),
    "set daily-hour": (by_admin(setting("set daily-hour", "18")),),
    "set zone": (by_admin(setting("set zone", "Asia/Tokyo")),),
    "set zone-clock": (by_admin(setting("set zone-clock", "9"), changes=False),),
    "set weekly-measure": (by_admin(setting("set weekly-measure", "points")),),
    "option": (by_admin(setting("option flow", "seven"), changes=False),),
    "change": (by_admin(setting("change points.goko"), changes=False),),
    "house": (by_admin(setting("house"), changes=False),),
    "rare": (by_admin(setting("rare"), changes=False),),
    "preset": (by_admin(setting("preset seven", options={"seven": "off"}), where=HERE),),
    "preset-yes": (
        by_admin(setting("preset-yes ktane {last}", options={"seven": "off"}), where=HERE),
    ),
    "reset": (by_admin(setting("reset", options={"seven": "off"}), changes=False),),
    "undo": (by_admin(setting("undo {last}", cheers=False), where=HERE),),
    "paste": (by_admin(setting("paste"), changes=False),),
    "settings-file": (by_admin(setting("settings-file"), changes=False),),
    "import": (by_admin(pasted, where=HERE),),
    "abort": (
        Case("referee", to_abort, NO_ADMIN, where=HERE),
        Case("referee", own_to_abort, NO_ADMIN, "You're playing in this match", where=HERE),
    ),
    "mod": (by_admin(setting("mod 0"), changes=False),),
    "mod-member": (by_admin(moderated("mod-member", blocked=True), changes=False),),
    "mod-block": (by_admin(moderated("mod-block"), changes=False),),
    "mod-block-for": (by_admin(moderated("mod-block-for"), changes=False),),
    "mod-warned": (by_admin(warned("mod-warned"), changes=False),),
    "mod-warn": (by_admin(warned("mod-warn"), changes=False),),
    "mod-unwarn": (by_admin(warned("mod-unwarn"), where=HERE),),
    "mod-lift": (by_admin(moderated("mod-lift", blocked=True), where=HERE),),
    "set log": (by_admin(setting("set log", "{channel}", kind=CHANNEL_SELECT), where=HERE),),
    "tour-join": (
        Case("anybody", tournament("tour-join {id}", actors=watchers), changes=True, where=HERE),
    ),
    "tour-leave": (entrant("tour-leave {id}"),),
    "tour-leave-yes": (entrant("tour-leave-yes {id}", running=True),),
    "tour-leave-no": (entrant("tour-leave-no {id}", running=True, changes=False),),
    "tour-here": (entrant("tour-here {id}", running=True),),
    "tour-table": (Case("anybody", tournament("tour-table {id}", running=True)),),
    "tour-text": (Case("anybody", tournament("tour-text {id}", running=True)),),
    "tour-list": (by_director(tournament_list("tour-list"), changes=False),),
    "tour-manage": (by_director(tournament("tour-manage {id}"), changes=False),),
    "tour-admin": (by_director(tournament("tour-admin", "{id}"), changes=False),),
    "tour-new": (
        by_director(tournament_list("tour-new"), changes=False),
        planned("tour-new {key}", changes=False),
    ),
    "tour-matches": (planned("tour-matches {key}", changes=False),),
    "tour-roles": (planned("tour-roles {key}", changes=False),),
    "tour-open": (planned("tour-open {key}"),),
    "tour-drop": (planned("tour-drop {key}", changes=False),),
    "tour-change": (by_director(tournament("tour-change {id}", "name"), changes=False),),
    "tour-hour": (at_another_hour(),),
    "tour-start": (by_director(tournament("tour-start {id}"), changes=False),),
    "tour-start-yes": (by_director(tournament("tour-start-yes {id}")),),
    "tour-bring": (by_director(tournament("tour-bring {id}")),),
    "tour-back": (by_director(tournament("tour-back {id}"), changes=False),),
    "tour-end": (by_director(tournament("tour-end {id}"), changes=False),),
    "tour-result": (
        by_director(tournament("tour-result {id} 1", "1", running=True), changes=False),
    ),
    "tour-page": (by_director(tournament("tour-page {id} 0", running=True), changes=False),),
    "tour-set": (by_director(tournament("tour-set {id} 1 1", running=True), changes=False),),
    "tour-decide": (
        by_director(tournament("tour-decide {id} 1 first 1 open", running=True), changes=False),
    ),
    "tour-remove": (by_director(tournament("tour-remove {id} 0", "{chiyo}"), changes=False),),
    "tour-event": (by_director(tournament("tour-event {id} off"), changes=False),),
    "tour-seeds": (by_director(tournament("tour-seeds {id}"), changes=False),),
    # A draw is by chance, and would differ between two worlds.
    "tour-seeding": (by_director(tournament("tour-seeding {id} rating"), changes=False),),
    "tour-seed": (by_director(tournament("tour-seed {id} 0", "{chiyo}"), changes=False),),
    "season-new": (by_admin(season("season-new {}"), where=HERE),),
    "season-quarter": (by_admin(season("season-quarter {}"), where=HERE),),
    "season-keep": (by_admin(season("season-keep"), changes=False),),
    "erase-server-no": (shown("erase-server-no"),),
    "erase-server": (
        Case("manager", setting("erase-server", cheers=False), NO_ADMIN, changes=True),
    ),
}

_ON_FORMS: Final[Cases] = {
    "kk-form": (
        by_admin(form(setting("change points.goko"), "kk-form:points.goko", "value", "7")),
    ),
    "kk-house": (by_admin(answered(setting("house"), STANDARD, **HOUSE), where=HERE),),
    "kk-rare": (by_admin(answered(setting("rare"), "kk-rare:", rare=["points.kusa"])),),
    "kk-rules": (
        by_admin(
            form(setting("paste"), "kk-rules", "line", "koikoi-rules:1 sloperama usual seven=2"),
            changes=False,
        ),
    ),
    "kk-report": (
        by_players(
            form(begun("report"), "kk-report:{match}:{seq}", "problem", "No pile."), changes=True
        ),
    ),
    "kk-person": (
        by_players(
            form(begun("report-why"), "kk-person:{match}:{seq}:name", "words", "Rude."),
            changes=True,
        ),
    ),
    "kk-answer": (by_host(to_answer, changes=True),),
    "kk-block": (by_admin(moderated("mod-block", typed=True)),),
    "kk-block-for": (by_admin(moderated("mod-block-for", typed=True)),),
    "kk-warn": (by_admin(warned("mod-warn", typed=True)),),
    "kk-void": (
        Case(
            "referee",
            form(finished("void", keep=False), "kk-void:{match}:{seq}", "reason", "Shared."),
            NO_ADMIN,
            changes=True,
            where=HERE,
        ),
    ),
    "kk-tour": (
        reason("tour-end {id}", ""),
        reason("tour-remove {id} 0", ":{chiyo}"),
        reason("tour-decide {id} 1 first 1 open", "", running=True),
    ),
    "kk-tour-seed": (by_director(seeded()),),
    "kk-tour-new": (
        by_director(tournament_list("tour-new", form=True), changes=False),
        planned("tour-new {key}", ("kk-tour-new", PLAN_FORM), changes=False),
    ),
    "kk-tour-matches": (planned("tour-matches {key}", MATCHES_FORM, changes=False),),
    "kk-tour-roles": (planned("tour-roles {key}", ROLES_FORM, changes=False),),
    "kk-tour-change": tuple(
        changed(what, value) for what, value in (("name", "Moon"), ("begins", "2h"), ("most", "9"))
    ),
}


def _with_features(name: str, cases: Cases) -> Cases:
    """Return these cases, and those of the same name that features declare."""
    found = {press: list(several) for press, several in cases.items()}
    for feature in FEATURES:
        module = f"tests.{feature.name}.press_cases"
        if (HOME / feature.name / "press_cases.py").exists():
            for press, several in getattr(import_module(module), name, {}).items():
                found.setdefault(press, []).extend(several)
    return {press: tuple(several) for press, several in found.items()}


ON_MATCHES: Final = _with_features("ON_MATCHES", _ON_MATCHES)
ON_PANELS: Final = _with_features("ON_PANELS", _ON_PANELS)
ON_FORMS: Final = _with_features("ON_FORMS", _ON_FORMS)
