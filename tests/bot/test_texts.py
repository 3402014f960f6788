"""The catalogues: the same messages everywhere, and exactly those that the code uses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.koikoi.cards import DECK, card_code
from bot.koikoi.rules import OPTIONS, PRESET_NAMES, MultiplierName, Option, Yaku
from bot.locales import LANGUAGES, Language, language_of, texts_in
from bot.matches import errors
from bot.matches.people import Person
from bot.views.refusals import refusal
from bot.views.values import option_about, option_name, value_name

BOT = Path(__file__).resolve().parents[2] / "bot"
CODE = [
    BOT / "client.py",
    *(path for part in ("cogs", "hosting", "views") for path in (BOT / part).rglob("*.py")),
]
# Attributes that are read by name: `attribute(id, "about")`.
ATTRIBUTES = {"about", "short"}


def catalogue(language: Language) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((BOT / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


def variables(entry: ftl.BaseNode) -> set[str]:
    names: set[str] = set()
    stack: list[object] = [entry]
    while stack:
        node = stack.pop()
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            stack += vars(node).values()
        elif isinstance(node, list):
            stack += node
    return names


ENGLISH = catalogue("en")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_messages_with_the_same_variables(language: Language) -> None:
    other = catalogue(language)
    assert set(other) == set(ENGLISH)
    for name, entry in ENGLISH.items():
        assert variables(other[name]) == variables(entry), name
        attributes = {one.id.name for one in entry.attributes}
        assert {one.id.name for one in other[name].attributes} == attributes, name
        assert attributes <= ATTRIBUTES


def test_japanese_is_japanese() -> None:
    """Messages that are the same in both languages are names, marks and numbers."""
    english, japanese = texts_in("en"), texts_in("ja")
    plain = {name for name, entry in ENGLISH.items() if not variables(entry)}
    same = {name for name in plain if english(name) == japanese(name)}
    assert same == {
        "button-previous",
        "button-next",
        "did-nothing",
        "language-en",
        "language-ja",
        "me-language-en",
        "me-language-ja",
    }


def strings(path: Path) -> Iterator[str]:
    """Every string in a file; those with holes as patterns."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+"
                for part in node.values
            )


def test_every_message_is_used() -> None:
    used = {pattern for path in CODE for pattern in strings(path)}
    exact = {re.sub(r"\\(.)", r"\1", pattern) for pattern in used if "[" not in pattern}
    holes = [
        re.compile(pattern) for pattern in used if re.match(r"[a-z]+\\?-.*\[\\w\.-\]\+", pattern)
    ]
    unused = [
        name
        for name in ENGLISH
        if name not in exact and not any(hole.fullmatch(name) for hole in holes)
    ]
    assert not unused


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    """Every text that is asked for by its id: `texts("id", …)`, `said("id")`."""
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else None
            called = node.func.id if isinstance(node.func, ast.Name) else called
            first = node.args[0]
            if called not in {"texts", "said", "about"} or not isinstance(first, ast.Constant):
                continue
            yield path, node, str(first.value)


def test_every_text_that_is_asked_for_exists_and_gets_its_variables() -> None:
    for path, node, name in calls():
        assert name in ENGLISH, f"{path.name}: {name}"
        given = {keyword.arg for keyword in node.keywords}
        if None in given:  # **kwargs
            continue
        pattern = ENGLISH[name].value
        wanted = variables(pattern) if pattern is not None else set()
        assert given == wanted, f"{path.name}: {name} takes {wanted}, gets {given}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_a_name(language: Language) -> None:
    texts = texts_in(language)
    for card in DECK:
        assert texts(f"card-{card_code(card)}")
        assert texts.attribute(f"card-{card_code(card)}", "short")
    for yaku in Yaku:
        assert texts(f"yaku-{yaku}")
    for step in MultiplierName:
        assert "7" in texts(f"step-{step}", value=7)
    for preset in PRESET_NAMES:
        assert texts(f"preset-{preset}")
        assert texts(f"about-{preset}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_and_each_of_its_values_has_a_name(language: Language, option: Option) -> None:
    texts = texts_in(language)
    key, choices = option.key, option.choices
    assert option_name(texts, key)
    assert option_about(texts, key)
    names = [value_name(texts, key, choice) for choice in choices]
    assert all(names)
    assert len(set(names)) == len(names), "two values have the same name"


def every_error() -> Iterator[errors.MatchError]:
    samples: dict[str, object] = {
        "match_id": 1, "seq": 2, "person_id": 3, "limit": 4, "level": "x", "levels": ("y",),
        "reason": "z", "key": "combine", "channels": (5,), "deadline": None, "invited": None,
        "status": None, "challenger": Person(6, "Aoi"), "joinable": True,
    }  # fmt: skip
    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, errors.MatchError):
            if kind is errors.MatchError:
                continue
            fields = kind.__dataclass_fields__
            yield kind(**{name: samples[name] for name in fields})


@pytest.mark.parametrize("error", list(every_error()), ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence(language: Language, error: errors.MatchError) -> None:
    assert len(refusal(texts_in(language), error)) >= 8


def test_the_language_of_a_discord_is_found() -> None:
    assert language_of("ja") == "ja"
    assert [language_of(one) for one in ("en-GB", "de", "zh-CN", None)] == ["en"] * 4
