"""The table of languages, and the required parts of each: catalogues with every message."""

import re
import shutil
from pathlib import Path

import pytest
from babel import Locale

from bot.locales import (
    DEFAULT,
    LANGUAGES,
    Texts,
    chosen_language,
    language_of,
    own_name,
    texts_in,
)
from bot.locales.languages import TABLE
from bot.matches.models.people import Preferences
from bot.matches.models.terms import GuildSettings
from bot.messages.languages import Languages
from tests.locales.catalogues import FOLDER, catalogue, files
from tests.locales.faults import faults
from tests.locales.glossary import unfollowed

OTHERS = [language for language in LANGUAGES if language != DEFAULT]


def test_a_language_has_every_catalogue() -> None:
    owed = {
        language: sorted(
            {path.name for path in files(DEFAULT)} - {one.name for one in files(language)}
        )
        for language in OTHERS
    }
    found = [
        f"bot/locales/{language} lacks {lacking}" for language, lacking in owed.items() if lacking
    ]
    assert not found, "\n".join(found)


def test_a_language_says_what_english_says() -> None:
    """Every message exists, with the same variables, emphasis and emojis, and all plural forms.

    It also follows the glossary.
    """
    found = [
        f"bot/locales/{language}: {fault}"
        for language in OTHERS
        for fault in (*faults(language), *unfollowed(language))
    ]
    assert not found, "\n".join(found)


def test_what_was_left_in_english_is_counted(tmp_path: Path) -> None:
    for language in (DEFAULT, "sv"):
        shutil.copytree(FOLDER / DEFAULT, tmp_path / language)
    (found,) = faults("sv", tmp_path)
    assert re.match(r"1\d{3} messages were left in English", found)


def test_english_itself_can_be_said_on_discord() -> None:
    assert not faults(DEFAULT)


def test_every_folder_of_catalogues_is_of_a_language() -> None:
    folders = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    assert folders <= set(LANGUAGES), "it has catalogues, and no line in bot/locales/languages.py"


def test_a_language_stands_in_the_table_once() -> None:
    assert len(set(LANGUAGES)) == len({entry.own_name for entry in TABLE}) == len(TABLE)
    assert max(map(len, LANGUAGES)) <= 16, "a column of the database takes so many letters"


def test_babel_knows_each_language() -> None:
    """Babel has its plural rules and its number format."""
    for code in LANGUAGES:
        Locale.parse(code, sep="-")  # raises `UnknownLocaleError`
        assert language_of(code) == code


def test_numbers_are_written_by_the_rules_of_a_language() -> None:
    shown = {code: Texts(code).decimal(-1234.56) for code in ("en", "ja", "de", "ru", "zh-TW")}
    assert shown == {
        **dict.fromkeys(("en", "ja", "zh-TW"), "-1234.6"),
        **dict.fromkeys(("de", "ru"), "-1234,6"),
    }
    english = texts_in(DEFAULT)
    assert english("length-rounds", rounds=12345) == "12,345 rounds"


NEAREST = {
    "en-GB": "en",
    "en-US": "en",
    "es-ES": "es",
    "es-419": "es",
    "pt-BR": "pt-BR",
    "pt-PT": "pt-BR",
    "fr-CA": "fr",
    "zh-CN": "zh-CN",
    "zh-TW": "zh-TW",
    "zh-HK": "zh-TW",
    "zh-MO": "zh-TW",
    "zh-Hant": "zh-TW",
    "zh-Hant-HK": "zh-TW",
    "zh-SG": "zh-CN",
    "zh-Hans": "zh-CN",
    "zh": "zh-CN",
    "ja": "ja",
}


def test_a_locale_of_discord_reads_the_nearest_language() -> None:
    """A missing language is never the nearest one; locales without one are read in English."""
    found = {asked: language_of(asked) for asked in NEAREST}
    nearest = {asked: one if one in LANGUAGES else DEFAULT for asked, one in NEAREST.items()}
    assert found == nearest, "NEAREST changes with a new language of the same family"
    for asked in ("nonsense", "xx-YY", "a b", "", None):
        assert language_of(asked) == DEFAULT


def test_a_language_is_called_what_its_speakers_call_it() -> None:
    assert (own_name("en"), own_name("ja")) == ("English", "日本語")


def test_a_language_that_is_gone_counts_as_not_chosen() -> None:
    assert chosen_language("ja") == "ja"
    assert chosen_language("xx") is None
    assert chosen_language(None) is None


class Chosen:
    """Choices of people and servers, reduced to the language."""

    def __init__(self, language: str | None, seen: str | None = None) -> None:
        self.language, self.kept = language, seen

    async def preferences(self, person_id: int) -> Preferences:
        return Preferences(person_id, language=self.language, discord_language=self.kept)

    async def save_preferences(self, preferences: Preferences) -> None:
        self.kept = preferences.discord_language

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        return GuildSettings(guild_id, language=self.language)

    def guild_locale(self, guild_id: int) -> str | None:
        return "ja" if guild_id else None


async def test_what_a_person_chose_comes_before_what_their_discord_speaks() -> None:
    japanese = Chosen("ja", "en")
    assert (await Languages(japanese, japanese).of_person(1)).language == "ja"
    gone = Chosen("xx", "ja")
    assert (await Languages(gone, gone).of_person(1)).language == "ja"
    nobody = Chosen(None, "xx")
    spoken = Languages(nobody, nobody)
    assert (await spoken.of_person(1)).language == DEFAULT
    chosen = await spoken.seen(await nobody.preferences(1), "ja")
    assert spoken.of_preferences(chosen).language == "ja"
    assert (await spoken.of_person(1)).language == "ja"
    assert nobody.kept == "ja"


async def test_what_a_server_chose_comes_before_its_own_language() -> None:
    chosen, own = Chosen("en"), Chosen(None)
    assert (await Languages(chosen, chosen).of_guild(1)).language == "en"
    assert (await Languages(own, own).of_guild(1)).language == "ja"
    assert (await Languages(own, own).of_guild(0)).language == DEFAULT
    assert (await Languages(own, own).of_guild(None)).language == DEFAULT


@pytest.fixture
def unfinished(tmp_path: Path) -> Texts:
    """Japanese without one catalogue, a message, the attribute of another, and a plain text."""
    shutil.copytree(FOLDER / "en", tmp_path / "en")
    shutil.copytree(FOLDER / "ja", tmp_path / "ja")
    (tmp_path / "ja" / "achievements.ftl").unlink()
    for name, start, end in (
        ("cards.ftl", "yaku-goko = ", "\n"),
        ("commands.ftl", "    .about = ", "\n"),
        ("game.ftl", "plays-sprout = ", "\n"),
    ):
        file = tmp_path / "ja" / name
        before, _, rest = file.read_text(encoding="utf-8").partition(f"\n{start}")
        file.write_text(f"{before}\n{rest.partition(end)[2]}", encoding="utf-8")
    return Texts("ja", tmp_path)


def test_what_a_language_lacks_comes_in_english(
    unfinished: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    """The reader gets English; the host's log and the tests above name the missing texts."""
    english, japanese = texts_in(DEFAULT), texts_in("ja")
    missing: dict[str, dict[str, str | int]] = {
        "yaku-goko": {},
        "achievement-goko": {},
        "achievements-title": {"name": "Aoi", "count": 1, "of": 2},
    }
    for name, values in missing.items():
        assert unfinished.has(name)
        assert unfinished(name, **values) == english(name, **values) != japanese(name, **values)
        assert f"Text {name} is missing in ja." in caplog.text
    assert unfinished.attribute("achievement-goko", "about") == english.attribute(
        "achievement-goko", "about"
    )
    abouts = {name for name, one in catalogue(DEFAULT).items() if one.attributes}
    fallen = {
        name
        for name in abouts
        if unfinished.attribute(name, "about") == english.attribute(name, "about")
    }
    assert 1 < len(fallen) < len(abouts), "one attribute alone, and those of a catalogue"
    sprout = unfinished("choice-level-sprout")
    assert sprout.startswith(japanese("choice-level-sprout")[:3]), "it names what is missing"
    assert sprout.endswith(english("plays-sprout"))
    assert unfinished("yaku-sanko") == japanese("yaku-sanko"), "all else is spoken as before"


def test_a_message_that_no_language_has_is_a_mistake_of_the_code(unfinished: Texts) -> None:
    assert not unfinished.has("nonsense")
    for texts in (unfinished, texts_in(DEFAULT), texts_in("ja")):
        with pytest.raises(KeyError):
            texts("nonsense")
        with pytest.raises(KeyError):
            texts.attribute("nonsense", "about")
        assert texts.attribute("yaku-goko", "nonsense") is None
