"""Parsing of custom ids: typed values for our own ids, None for anything else."""

from datetime import UTC, date, datetime
from inspect import signature

from discord import ComponentType

from bot.app import ROUTES
from bot.buttons.press import ComponentInteraction
from bot.koikoi.cards import parse_card
from bot.koikoi.rules import OPTIONS
from bot.locales import texts_in
from bot.matches.models.terms import GuildSettings
from bot.screens.message import Button, Item, Panel, Screen
from bot.servers.page_screens import NextPosts
from bot.servers.screens import settings_panel
from tests.bot.each import each
from tests.bot.fitting import fits, misfits

BUTTON = ComponentType.button
MENU = ComponentType.string_select
CHANNELS = ComponentType.channel_select
MONDAY = datetime(2026, 7, 6, tzinfo=UTC)
POSTS = NextPosts(MONDAY, MONDAY, MONDAY)


@each(
    ("custom_id", "component", "values", "arguments"),
    [
        ("kk:1:2:play 01B", BUTTON, (), (parse_card("01B"), None)),
        ("kk:1:2:play 01B 01R", BUTTON, (), (parse_card("01B"), parse_card("01R"))),
        ("kk:1:2:koi", BUTTON, (), ()),
        ("kk:1:2:review", BUTTON, (), (None, None)),
        ("kk:1:2:review 1 3 on", BUTTON, (), (1, 3)),
        ("kk:0:0:games 2", BUTTON, (), (2,)),
        ("kk:0:0:games 2 back", BUTTON, (), (2,)),
        ("kk:0:0:history 9223372036854775807 0 on", BUTTON, (), (2**63 - 1, 0)),
        ("kk:0:0:daily-page 1 all wild 0", BUTTON, (), (date(2026, 1, 1), "all", "wild", 0)),
        ("kk:0:0:daily-table 1", BUTTON, (), (date(2026, 1, 1), None)),
        ("kk:0:0:me hand", MENU, ("channel",), ("channel",)),
        ("kk:0:0:me challenges", MENU, ("off",), ("off",)),
        ("kk:0:0:unblock 2", MENU, ("7",), (2, 7)),
        ("kk:0:0:tour-admin", MENU, ("7",), (7,)),
        ("kk:0:0:remind-hour 19", MENU, ("8",), (19, 8)),
        ("kk:0:0:remind-at America/New_York", MENU, ("8",), ("America/New_York", 8)),
        ("kk:0:0:set pace", MENU, ("daily",), ("daily",)),
        ("kk:0:0:set length", MENU, ("rules",), ("rules",)),
        ("kk:0:0:set length", MENU, ("12",), (12,)),
        ("kk:0:0:set channels", CHANNELS, (), ((),)),
        ("kk:0:0:set channels", CHANNELS, ("7", "8"), ((7, 8),)),
    ],
)
def test_what_we_write_is_read_to_typed_values(
    custom_id: str, component: ComponentType, values: tuple[str, ...], arguments: tuple[object, ...]
) -> None:
    press = ComponentInteraction.read(custom_id, component, values)
    assert press is not None
    found = ROUTES.resolve(press)
    assert found is not None
    assert found[1] == arguments


@each(
    "custom_id",
    [
        "", "kk", "kk:", "kk:1", "kk:1:2", "kk:1:2:", "kk:1:2: ", "kk::2:koi", "kk:1::koi",
        "kk:1:2:koi ", "kk:1:2: koi", "kk:1:2:koi koi", "kk:1:2:koi:koi", "kk:1:2:koi\n",
        "kk:01:2:koi", "kk:1:02:koi", "kk:-1:2:koi", "kk:١:2:koi", "kk:1:²:koi", "KK:1:2:koi",
        "kk:9223372036854775808:2:koi", "kk:1:9223372036854775808:koi", "kk:1:2:KOI",
        "kk:1:2:play", "kk:1:2:play 01b", "kk:1:2:play 13B", "kk:1:2:play 01B 01R 01C1",
        "kk:1:2:play 01B on", "kk:1:2:play  01B", "kk:1:2:take", "kk:1:2:take 01B 01R",
        "kk:1:2:review 0", "kk:1:2:review 2 0", "kk:1:2:review 0 -1", "kk:1:2:review 0 99999",
        "kk:1:2:deal", "kk:1:2:resign 0", "kk:1:2:timeout 1", "kk:1:2:abort", "kk:0:0:play 01B",
        "kk:0:0:games", "kk:0:0:games on", "kk:0:0:games 01", "kk:0:0:games ٣", "kk:0:0:games 1e3",
        "kk:0:0:games 99999999999999999999", "kk:0:0:history 5", "kk:0:0:history -5 0",
        "kk:0:0:history 9223372036854775808 0", "kk:0:0:history 0 0", "kk:0:0:daily-page 0 all 0",
        "kk:0:0:daily-page 1 there 0", "kk:0:0:daily-table 99999999", "kk:0:0:settings",
        "kk:0:0:settings option rounds", "kk:0:0:settings hidden", "kk:0:0:change colour",
        "kk:0:0:change", "kk:0:0:preset rounds target", "kk:0:0:me hand", "kk:0:0:set pace",
        "kk:0:0:set", "kk:0:0:me", "kk:1:2:reset", "kk:1:2:erase-yes", "kk:0:0:abort-yes",
        "kk:0:1:reset",         "kk:1:2:level",
    ],
)  # fmt: skip
def test_what_we_never_write_is_no_press(custom_id: str) -> None:
    assert not fits(custom_id, BUTTON)


@each(
    ("custom_id", "component", "values"),
    [
        ("kk:1:2:koi", MENU, ()), ("kk:1:2:koi", BUTTON, ("koi",)),
        ("kk:0:0:me hand", MENU, ()), ("kk:0:0:me hand", MENU, ("dm", "channel")),
        ("kk:0:0:me hand", MENU, ("DM",)), ("kk:0:0:me hand", MENU, ("on",)),
        ("kk:0:0:me hand", BUTTON, ("dm",)), ("kk:0:0:me hand", CHANNELS, ("dm",)),
        ("kk:0:0:set live", MENU, ("0",)), ("kk:0:0:set live", MENU, ("61",)),
        ("kk:0:0:set live", MENU, ("９",)), ("kk:0:0:set daily", MENU, ("169",)),
        ("kk:0:0:set length", MENU, ("25",)), ("kk:0:0:set length", MENU, ("",)),
        ("kk:0:0:set preset", MENU, ("mine",)), ("kk:0:0:set option rounds", MENU, ("3",)),
        ("kk:0:0:set value rounds", MENU, ("colour",)), ("kk:0:0:set language", MENU, ("auto",)),
        ("kk:0:0:set channels", MENU, ("7",)), ("kk:0:0:set channels", CHANNELS, ("-7",)),
        ("kk:0:0:set channels", CHANNELS, ("9223372036854775808",)),
        ("kk:0:0:option flow", MENU, ("colour",)), ("kk:0:0:option other", MENU, ("rounds",)),
        ("kk:0:0:review", MENU, ("1000000000000000000",)), ("kk:0:0:review", MENU, ("0",)),
        ("kk:0:0:abort", MENU, ("one",)), ("kk:1:2:level", MENU, ("ｍaster",)),
    ],
)  # fmt: skip
def test_what_no_menu_of_ours_offers_is_no_press(
    custom_id: str, component: ComponentType, values: tuple[str, ...]
) -> None:
    assert not fits(custom_id, component, values)


def test_every_handler_takes_what_its_verb_reads() -> None:
    for name, verb in {**ROUTES.match, **ROUTES.panel}.items():
        taken = len(signature(verb.handler).parameters) - 2
        assert taken == len(verb.words) + (verb.chosen is not None), name


@each("preset", ["wikipedia-2020", "sloperama"])
def test_every_option_of_the_settings_fits(preset: str) -> None:
    pages = ["rules", "table", "posts", "advanced", *(f"option {option.key}" for option in OPTIONS)]
    for page in pages:
        house = GuildSettings(7, preset=preset, options={"blind_swap": "on"}, length="rules")
        for item in items(settings_panel(texts_in("en"), "Club", house, page, posts=POSTS)):
            assert not misfits(item)


def test_a_button_that_nobody_understands_is_found() -> None:
    assert misfits(Button("Waltz", "kk:1:2:waltz"))
    assert misfits(Button("Page", "kk:0:0:games"))
    assert not misfits(Button("Page", "kk:0:0:games 1"))


def items(message: Screen | Panel) -> list[Item]:
    rows = message.rows if isinstance(message, Screen) else message.blocks
    return [item for row in rows if isinstance(row, tuple) for item in row]
