"""The catalogues and the code: every message is used, and every requested text exists."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from datetime import UTC, date, datetime
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from bot.koikoi.cards import DECK, card_code
from bot.koikoi.rules import OPTIONS, PRESET_NAMES, MultiplierName, Option, Yaku
from bot.leaderboards.screens import result_of
from bot.locales import DEFAULT, LANGUAGES, Language, texts_in
from bot.matches.errors import InvalidSetting, RecordProblem, Refusal, Refused, SettingProblem
from bot.matches.models.people import PREFERENCES, Person
from bot.matches.models.rankings import Measure, StandingRow
from bot.matches.models.settings import Setting
from bot.matches.models.terms import SETTINGS
from bot.screens.wording.options import _OWN_WORDS, option_about, option_name, value_name
from bot.screens.wording.refusals import BUTTONS, refusal
from tests.bot.each import each
from tests.locales.catalogues import catalogue, variables
from tests.rooms import BOT, files_of

PARTS = ("buttons", "cli", "commands", "feature", "hosting", "interactions", "messages", "screens")
CODE = [BOT / "client.py", *files_of(*PARTS)]


def test_japanese_is_japanese() -> None:
    """Messages that are equal in both languages are names, marks and numbers."""
    english, japanese = texts_in("en"), texts_in("ja")
    plain = {name for name, entry in catalogue(DEFAULT).items() if not variables(entry)}
    same = {name for name in plain if english(name) == japanese(name)}
    assert same == {
        "button-previous",
        "button-next",
        "did-nothing",
        "command-koikoi",  # with subcommands: see `test_commands.py`
        "command-koikoi-admin",
    }


@cache
def parsed(path: Path) -> tuple[ast.AST, ...]:
    """Return the nodes of a file."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def strings(path: Path) -> Iterator[str]:
    """Yield every string in a file; formatted ones as patterns."""
    for node in parsed(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+"
                for part in node.values
            )


ASKING = {"texts", "_TEXTS", "said", "about"}
"""Functions that are called with a message's id."""


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Yield every request of a text by its id: `texts("id", …)`, `said("id")`."""
    for path in CODE:
        for node in parsed(path):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called in ASKING and isinstance(first, ast.Constant):
                yield path, node, str(first.value)


CODES = ("refused-", "setting-")
"""Prefixes of messages for codes: each code has a message, and each message a code."""


def by_code() -> set[str]:
    """Return every message that belongs to a code."""
    refusals = {f"refused-{code}" for code in Refusal}
    return refusals | {f"setting-{problem}" for problem in SettingProblem}


def test_percent_follows_its_number_at_once_in_english() -> None:
    for path in sorted((BOT / "locales" / "en").glob("*.ftl")):
        assert not re.search(r"\s%", path.read_text(encoding="utf-8")), path.name


def test_one_point_is_one_point() -> None:
    texts = texts_in("en")
    for points, said in ((1, "1 point"), (2, "2 points")):
        line = texts("daily-table-line", rank=1, name="Aoi", points=points)
        board = texts("result-wins", won=1, played=1, points=points)
        assert {one.rsplit(" · ", 1)[1] for one in (line, board)} == {said}
        assert texts("length-target", target=points) == f"to {said}"


def test_every_message_is_used() -> None:
    used = {pattern for path in CODE for pattern in strings(path)}
    exact = {re.sub(r"\\(.)", r"\1", pattern) for pattern in used if "[" not in pattern}
    exact |= by_code() | {name for _, _, name in calls()}
    exact |= {one.words for one in SETTINGS}  # of numbers with a unit
    exact |= {f"{one.words}-{text}" for one in SETTINGS for text in one.values}
    holes = [
        re.compile(pattern) for pattern in used if re.match(r"[a-z]+\\?-.*\[\\w\.-\]\+", pattern)
    ]
    unused = [
        name
        for name in catalogue(DEFAULT)
        if name not in exact
        and (name.startswith(CODES) or not any(hole.fullmatch(name) for hole in holes))
    ]
    assert not unused


def test_every_text_that_is_asked_for_exists_and_gets_its_variables() -> None:
    for path, node, name in calls():
        assert name in catalogue(DEFAULT), f"{path.name}: {name}"
        given = {keyword.arg for keyword in node.keywords}
        if None in given:  # **kwargs
            continue
        pattern = catalogue(DEFAULT)[name].value
        wanted = variables(pattern) if pattern is not None else set()
        assert given == wanted, f"{path.name}: {name} takes {wanted}, gets {given}"


@each("language", LANGUAGES)
def test_everything_in_the_game_has_a_name(language: Language) -> None:
    texts = texts_in(language)
    for card in DECK:
        assert texts(f"card-{card_code(card)}")
        assert texts.attribute(f"card-{card_code(card)}", "short")
    for yaku in Yaku:
        assert texts(f"yaku-{yaku}")
    for step in MultiplierName:
        assert "7" in texts(f"step-{step}", value=7)
    for measure in Measure:
        assert texts.has(f"measure-{measure}"), "panels.ftl: the name of a leaderboard"
    for preset in PRESET_NAMES:
        assert texts(f"preset-{preset}")
        assert texts(f"about-{preset}")


@each("language", LANGUAGES)
@each("measure", Measure)
def test_a_result_is_said_with_numbers_of_a_line(language: Language, measure: Measure) -> None:
    assert variables(catalogue(language)[f"result-{measure}"]) <= {
        one.name for one in fields(StandingRow)
    }
    assert result_of(texts_in(language), measure, StandingRow(rating=1500, ranked=True))


@each("preference", [one for one in PREFERENCES if one.menu])
def test_every_preference_and_each_of_its_values_has_a_name(preference: Setting) -> None:
    for texts in map(texts_in, LANGUAGES):
        assert texts(f"me-{preference.menu}")
        assert all(texts(f"me-{preference.menu}-{value}") for value in preference.values)


@each("option", OPTIONS)
def test_every_option_and_each_of_its_values_has_a_name(option: Option) -> None:
    key, choices = option.key, option.choices
    for texts in map(texts_in, LANGUAGES):
        assert option_name(texts, key)
        assert option_about(texts, key)
        names = [value_name(texts, key, choice) for choice in choices]
        assert all(names)
        assert len(set(names)) == len(names), f"{texts.language}: two values have the same name"


def test_an_options_word_means_the_same_elsewhere() -> None:
    """Two options share the text of a value; different texts are listed in `_OWN_WORDS`."""
    words = Counter(
        choice
        for option in OPTIONS
        for choice in option.choices
        if not (choice.isdecimal() or ":" in choice or (option.key, choice) in _OWN_WORDS)
    )
    assert {word for word, count in words.items() if count > 1} == {"on", "off", "none", "redeal"}


@each("measure", Measure)
def test_only_a_rating_is_explained_where_a_line_has_no_rank(measure: Measure) -> None:
    """Any other measure that ranks only some lines must explain what is missing."""
    rating_alone = measure is Measure.RATING
    assert measure.ranks(StandingRow()) != rating_alone
    assert ("?" in result_of(texts_in("en"), measure, StandingRow(rating=1500))) == rating_alone


@cache
def ways_to_refuse() -> dict[Refusal, set[tuple[str, tuple[str, ...]]]]:
    """Return, for each refusal, the calls that create it with their values."""
    found: dict[Refusal, set[tuple[str, tuple[str, ...]]]] = {code: set() for code in Refusal}
    for path in BOT.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if "Refusal." not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            first = node.args[0]
            for code in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(code, ast.Attribute) and ast.unparse(code.value) == "Refusal":
                    called, values = ast.unparse(node.func), [str(one.arg) for one in node.keywords]
                    found[Refusal[code.attr]].add((called, tuple(sorted(values))))
    return found


SAID = {"person": {"name"}, "day": {"number", "when"}, "record": {"reason"}}
"""Variables that stand for a value of a refusal with another name."""


@each("code", Refusal)
def test_a_refusal_is_made_in_one_way_with_what_its_text_says(code: Refusal) -> None:
    ((_, values),) = ways_to_refuse()[code]
    given = [SAID.get(value, {value}) for value in values]
    given += [{"reason"}] if code is Refusal.INVALID_SETTING else []
    given += [{"button"}] if code in BUTTONS else []
    wanted = variables(catalogue(DEFAULT)[f"refused-{code}"])
    assert all(wanted & one for one in given), f"{code} needs {wanted}, gets {given}"
    assert wanted <= set().union(*given), f"{code} needs {wanted}, gets {given}"


def samples_of(code: Refusal) -> Iterator[Refused]:
    """Yield one refusal with a code, or one for each of its texts."""
    if code is Refusal.INVALID_SETTING:
        yield from (InvalidSetting("combine", problem) for problem in SettingProblem)
        return
    samples: dict[str, list[Any]] = {
        "limit": [4], "count": [2], "role": [7], "level": ["x"], "reason": ["Back at six"],
        "name": [Person(6, "Aoi"), None], "person": [Person(3, "Ben"), Person(-3, "")],
        "channels": [(5,)], "day": [date(2026, 7, 1)], "permissions": ["z"],
        "record": [(problem, 7) for problem in RecordProblem],
        "when": [datetime(2026, 7, 1, tzinfo=UTC)], "bot": ["<@7>"], "url": ["https://discord.com"],
    }  # fmt: skip
    ((_, names),) = ways_to_refuse()[code]
    for values in product(*(samples[name] for name in names)):
        yield Refused(code, **dict(zip(names, values, strict=True)))


@each("code", Refusal)
def test_every_refusal_is_a_sentence(code: Refusal) -> None:
    for texts, refused in product(map(texts_in, LANGUAGES), samples_of(code)):
        said = refusal(texts, refused)
        assert len(said) >= 8, texts.language
        assert "{" not in said, texts.language


def test_the_code_of_a_refusal_follows_from_its_name() -> None:
    assert Refusal.NOT_YOUR_TURN.value == "not-your-turn"
    for code in Refusal:
        assert code.name.lower().replace("_", "-") == code
