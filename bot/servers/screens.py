"""The admins' panel: the rules, the tables, and every option with its meaning.

A choice is saved at once. A choice that contradicts another one is refused, and the panel shows the
reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.koikoi.rules import OPTIONS, PRESET_NAMES, RARE_YAKU, Option
from bot.locales import LANGUAGES, Texts
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS, ChangedSettings, GuildSettings
from bot.matches.transitions.house_rules import rules_of_length
from bot.screens.challenge import length_of, preset_name
from bot.screens.message import (
    Button,
    ChannelSelect,
    Choice,
    Divider,
    Panel,
    Prose,
    RoleSelect,
    Row,
    Rows,
    Select,
    Style,
    panel_id,
)
from bot.screens.rules_panel import house_name, other_rules
from bot.screens.setting_changes import changed_line, setting_value
from bot.screens.view_model import joined
from bot.screens.wording.names import escaped
from bot.screens.wording.options import option_about, option_name, value_name, words_of
from bot.servers.page_screens import NextPosts, channel_list, channel_rules, posts_page
from bot.servers.question_screens import rules_to_share, undo_row

LENGTH_KEYS: Final = ("rounds", "target")
PAGES: Final = ("rules", "channels", "table", "posts", "advanced")
SHARE: Final = "share"
"""The page for sharing rules, which is opened from the pages with rules."""
GROUPS: Final = ("flow", "points", "rare", "counting")
QUESTIONS: Final = ("viewing", "seven", "koi_factor", "koi_limit", "exhaust")
"""The options of the form that is opened on the page *Rules*."""
LENGTHS: Final = ("1", "3", "6", "12")
USUAL_LIMITS: Final = ("0", "1", "2", "3")
USUAL_EXHAUST: Final = ("zero", "oya:1", "oya:6", "caller")
MOST_CHOICES: Final = 25
_COUNTING: Final = (
    "cup_chaff", "stacking", "viewing", "viewing_after_koi", "weather", "koi_limit",
    "koi_limit_scope", "decision", "reply_ends", "seven", "koi_factor", "field_brights",
    "combine", "exhaust", "bank", "zero_sum", "tie",
)  # fmt: skip

RARE: Final = tuple(
    one.key for one in OPTIONS if one.key in {f"points.{yaku}" for yaku in RARE_YAKU}
)
"""The options with the points of the yaku of older lists."""
OFF: Final = "off"
"""The value of a yaku that doesn't count."""

Blocks = list[Prose | Divider | Row]


def settings_panel(
    texts: Texts,
    guild: str,
    settings: GuildSettings,
    page: str = "rules",
    note: str = "",
    *,
    changed: Sequence[ChangedSettings] = (),
    posts: NextPosts | None = None,
    closed: bool = False,
) -> Panel:
    """Show a page: one of `PAGES`, `posts HOUR`, `share`, `option KEY`, or `channel ID`.

    `option KEY TYPED` is the page of an option after a refused text, which the form then has.
    Below the page is the last change of the settings. `posts` are the facts for the page *Posts*.
    `closed`: all channels that were chosen for matches are deleted.
    """
    kind, _, key = page.partition(" ")
    match kind:
        case "table":
            blocks = _table(texts, guild, settings, closed=closed)
        case "posts":
            assert posts is not None
            menus = _menus(texts, settings, kind)
            clock = int(key) if key else None
            blocks = posts_page(texts, guild, settings, menus, posts, clock=clock)
        case "advanced":
            blocks = _advanced(texts, guild, settings)
        case "channels":
            blocks = [*channel_list(texts, guild, settings)]
        case "channel":
            blocks = [*channel_rules(texts, settings, int(key))]
        case "share":
            blocks = [*rules_to_share(texts, guild, settings)]
        case "option":
            option, _, typed = key.partition(" ")
            blocks = _option(texts, settings, option, typed)
        case _:
            kind, blocks = "rules", _rules(texts, guild, settings)
    if note:
        blocks.append(Prose(note))
    lines = "\n".join(changed_line(texts, one) for one in changed)
    audit: Blocks = [Prose(lines), *undo_row(texts, changed)] if lines else []
    return Panel((*blocks, *_rows(texts, kind, settings), *audit))


def chosen_options(settings: GuildSettings) -> dict[str, str]:
    """Return the value of every option in the next match under these settings."""
    return rules_of_length(settings.preset, settings.options, settings.length).options()


def usual_options(settings: GuildSettings) -> dict[str, str]:
    """Return the value of every option under the unchanged preset, at its usual length."""
    return rules_of_length(settings.preset, {}, "usual").options()


def _rows(texts: Texts, now: str, settings: GuildSettings) -> Rows:
    pages = tuple(
        Button(texts(f"button-page-{page}"), panel_id(f"settings {page}"), disabled=page == now)
        for page in PAGES
    )
    if now in ("table", "posts", "channels", "channel", SHARE):
        return (pages,)  # the page has no rules
    share = Button(texts("button-share-rules"), panel_id(f"settings {SHARE}"))
    if not settings.options:
        return (pages, (share,))  # nothing to reset
    label = texts("button-reset", rules=preset_name(texts, settings.preset))
    return (pages, (share, Button(label, panel_id("reset"), Style.RED)))


def _rules(texts: Texts, guild: str, settings: GuildSettings) -> Blocks:
    now = chosen_options(settings)
    house = texts("settings-house", rules=house_name(texts, settings))
    title = texts("settings-title", guild=escaped(guild))
    others = other_rules(texts, settings, settings.channel_presets)
    return [
        Prose(joined([title, house, others])),
        (
            Select(
                panel_id("set preset"),
                tuple(
                    Choice(
                        texts("ask-preset", value=preset_name(texts, preset)),
                        preset,
                        texts(f"about-{preset}"),
                        preset == settings.preset,
                    )
                    for preset in PRESET_NAMES
                ),
            ),
        ),
        (_lengths(texts, settings),),
        Prose("\n".join(_answer(texts, key, now[key]) for key in QUESTIONS)),
        (Button(texts("button-house"), panel_id("house"), Style.BLURPLE),),
    ]


def _lengths(texts: Texts, settings: GuildSettings) -> Select:
    """Return the menu of lengths: the usual length, some numbers of rounds, and that of the rules.

    If the usual length is that of the rules, they are one choice.
    """
    now = str(settings.length)
    # Without the server's options, which may contradict a length that isn't chosen.
    usual = length_of(texts, rules_of_length(settings.preset, {}, "usual"))
    own = length_of(texts, rules_of_length(settings.preset, settings.options, "rules"))
    lengths = {"usual": texts("length-usual", length=usual)}
    rounds = LENGTHS if now in {*LENGTHS, "usual", "rules"} else (now, *LENGTHS)
    lengths |= {value: texts("length-rounds", rounds=int(value)) for value in rounds}
    if own != usual or now == "rules":
        lengths["rules"] = texts("length-as-rules", length=own)
    return Select(
        panel_id("set length"),
        tuple(
            Choice(texts("ask-length", value=label), value, chosen=value == now)
            for value, label in lengths.items()
        ),
    )


def _answer(texts: Texts, key: str, now: str) -> str:
    value = f"**{value_name(texts, key, now)}**"
    return f"- {texts('settings-choice', option=option_name(texts, key), value=value)}"


def offered_values(key: str, now: str) -> tuple[str, ...]:
    """Return the values of a question: the usual ones, and the one in force."""
    usual = {"koi_limit": USUAL_LIMITS, "exhaust": USUAL_EXHAUST}
    values = tuple(usual.get(key, _BY_KEY[key].choices))
    return values if now in values else (now, *values)


def rare_choice(texts: Texts, key: str, now: str) -> Choice:
    """Return the choice of a yaku of older lists, with its cards and its points."""
    yaku = key.partition(".")[2]
    cards = texts(f"made-{yaku}")
    about = cards if now == OFF else texts("settings-choice", option=cards, value=now)
    return Choice(texts(f"yaku-{yaku}"), key, about)


_BY_KEY: Final = {option.key: option for option in OPTIONS}


def _table(texts: Texts, guild: str, settings: GuildSettings, *, closed: bool) -> Blocks:
    title = texts("settings-table-title", guild=escaped(guild))
    # A menu from which nothing is chosen can't be emptied.
    label = texts("button-channels-all")
    opens: Blocks = [(Button(label, panel_id("set all-channels"), Style.GREEN),)] if closed else []
    return [
        Prose(f"{title}\n{texts('settings-table')}"),
        *_menus(texts, settings, "table").values(),
        (
            ChannelSelect(
                panel_id("set channels"),
                settings.channels,
                texts("ask-channels"),
                gone=texts("settings-channel-deleted"),
            ),
        ),
        *opens,
        Prose(texts("settings-tournament-role")),
        (
            RoleSelect(
                panel_id("set tournament-role"),
                () if settings.tournament_role is None else (settings.tournament_role,),
                texts("ask-tournament-role"),
                gone=texts("role-gone"),
            ),
        ),
    ]


def _menus(texts: Texts, settings: GuildSettings, page: str) -> dict[str, Row]:
    """Return the menus of a page, by the field that they set."""
    asked = (one for one in SETTINGS if one.menu and one.page == page)
    return {one.field: (_menu(texts, one, settings),) for one in asked}


def _menu(texts: Texts, asked: Setting, settings: GuildSettings) -> Select:
    now = asked.text(getattr(settings, asked.field))
    values = [*asked.values, *(LANGUAGES if asked.languages else ())]
    if asked.offered:
        values = [value for value in values if value in {*asked.offered, now}]
    return Select(
        panel_id(f"set {asked.menu}"),
        tuple(
            Choice(
                texts(f"ask-{asked.menu}", value=setting_value(texts, asked, value)),
                value,
                chosen=value == now,
            )
            for value in values
        ),
    )


def _group(option: Option) -> str:
    if option.key in RARE:
        return "rare"
    if option.key.startswith(("points.", "extra.")):
        return "points"
    return "counting" if option.key in _COUNTING else "flow"


def _advanced(texts: Texts, guild: str, settings: GuildSettings) -> Blocks:
    now = chosen_options(settings)
    usual = usual_options(settings)
    title = texts("settings-advanced-title", guild=escaped(guild))
    if settings.length != "rules":
        usual |= {key: now.get(key, "") for key in LENGTH_KEYS}  # the length has its own menu
    about = texts("settings-advanced", rules=preset_name(texts, settings.preset))
    blocks: Blocks = [Prose(f"{title}\n{about}")]
    for group in GROUPS:
        choices = tuple(
            _advanced_choice(texts, option.key, now.get(option.key), usual.get(option.key) or None)
            for option in OPTIONS
            if _group(option) == group
        )
        blocks.append((Select(panel_id(f"option {group}"), choices, texts(f"advanced-{group}")),))
        if group == "rare":
            blocks.append((Button(texts("button-rare"), panel_id("rare")),))
    return blocks


def _advanced_choice(texts: Texts, key: str, value: str | None, usual: str | None) -> Choice:
    changed = "" if value == usual else "✎ "
    shown = _shown(texts, key, value)
    label = texts("settings-choice", option=option_name(texts, key), value=shown)
    return Choice(f"{changed}{label}", key, option_about(texts, key))


def _option(texts: Texts, settings: GuildSettings, key: str, typed: str) -> Blocks:
    now = chosen_options(settings).get(key)
    usual = usual_options(settings).get(key)
    line = texts(
        "settings-option-now",
        value=_shown(texts, key, now),
        rules=preset_name(texts, settings.preset),
        usual=_shown(texts, key, usual),
    )
    title = texts("settings-option-title", option=option_name(texts, key))
    blocks: Blocks = [Prose(f"{title}\n{option_about(texts, key)}\n{line}")]
    choices = _BY_KEY[key].choices
    if len(choices) <= MOST_CHOICES:
        blocks.append((_values(texts, key, choices, now),))
        row: Row = ()
    else:
        blocks.append(Prose(texts("settings-number-hint", words=words_of(texts, key))))
        press = panel_id(f"change {key} {typed}".rstrip())
        row = (Button(texts("button-change"), press, Style.BLURPLE),)
    label = texts("button-as-preset", rules=preset_name(texts, settings.preset))
    default = Button(label, panel_id(f"preset {key}"), disabled=now == usual)
    return [*blocks, (*row, default)]


def _shown(texts: Texts, key: str, value: str | None) -> str:
    """Return a value as text.

    A match without a target has no target value, and one with a target has no rounds.
    """
    return texts("value-unset") if value is None else value_name(texts, key, value)


def _values(texts: Texts, key: str, choices: Sequence[str], now: str | None) -> Select:
    return Select(
        panel_id(f"set value {key}"),
        tuple(
            Choice(value_name(texts, key, value), value, chosen=value == now) for value in choices
        ),
    )
