"""Each text is parsed at its first use, with the same result as in the whole catalogue."""

import logging
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from bot.locales import DEFAULT, Language, Texts
from tests.locales.catalogues import catalogue, files, variables


def whole(language: Language) -> FluentBundle:
    """Return all catalogues of a language, with English as the fallback."""
    bundle = FluentBundle([language], use_isolating=False)
    for one in (DEFAULT, language):
        for path in files(one):
            resource = FluentResource(path.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


@pytest.mark.parametrize("language", ["en", "ja", "ru"])
def test_every_text_says_the_same_by_itself(
    language: Language, caplog: pytest.LogCaptureFixture
) -> None:
    bundle, texts = whole(language), Texts(language)
    faults = []
    for name, entry in catalogue(language).items():
        assert texts.has(name)
        message = bundle.get_message(name)
        for count in (1, 2):
            given = dict.fromkeys(variables(entry), count)
            if message.value is not None:
                said, meant = texts(name, **given), bundle.format_pattern(message.value, given)[0]
                if said != meant:
                    faults.append(f"{name}, {count}: {said!r}, in the whole {meant!r}")
        for attribute, pattern in message.attributes.items():
            own, meant = texts.attribute(name, attribute), bundle.format_pattern(pattern, {})[0]
            if own != meant:
                faults.append(f"{name}.{attribute}: {own!r}, in the whole {meant!r}")
    assert not faults, "\n".join(faults)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_what_a_text_refers_to_is_parsed_with_it(tmp_path: Path) -> None:
    """These are messages and terms, also indirect ones, in any order and in another language."""
    (tmp_path / "en").mkdir()
    (tmp_path / "ja").mkdir()
    (tmp_path / "en" / "one.ftl").write_text(
        "# a comment = no entry\n"
        "all = {first}, { second } and {\n    -term }\n"
        "first = 1 {third}\n"
        "around = { around-too }\n"
        "around-too = { around }\n",
        encoding="utf-8",
    )
    (tmp_path / "en" / "two.ftl").write_text(
        "third = 3\n## A group = of messages\nsecond =\n    { $count ->\n"
        "        [one] one = { third }\n       *[other] more = { -term }\n    }\n"
        "-term = term\n",
        encoding="utf-8",
    )
    (tmp_path / "ja" / "one.ftl").write_text("all = {second}・{first}\n", encoding="utf-8")
    assert Texts("en", tmp_path)("all", count=1) == "1 3, one = 3 and term"
    assert Texts("ja", tmp_path)("all", count=2) == "more = term・1 3"
    assert not Texts("en", tmp_path).has("a")


def test_nothing_is_parsed_for_a_text_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []

    def resource(text: str) -> Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr("bot.locales.texts.FluentResource", resource)
    texts = Texts(DEFAULT)
    assert texts.has("table-score")
    assert not parsed
    first = texts("table-score", first="Aoi", second="Ben", a=1, b=2)
    assert len(parsed) <= 3
    before = len(parsed)
    assert texts("table-score", first="Aoi", second="Ben", a=1, b=3) != first
    assert len(parsed) == before, "once"
