"""The settings: working defaults, and one clear sentence for each bad value."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.matches.system import SystemClock
from bot.settings import (
    VARIABLES,
    Address,
    Delays,
    LocalDiscord,
    SettingsError,
    ShardSettings,
    database_url,
    env_template,
    load_settings,
)
from tests.root import HOME, ROOT


def test_nothing_set_gives_defaults_that_work() -> None:
    settings = load_settings({}, HOME)
    assert settings.token is None
    assert settings.database_url == f"sqlite:///{HOME}/data/koikoi.sqlite3"
    assert settings.pace == Delays()
    assert settings.local_discord is None
    assert settings.metrics is None


def test_the_file_is_read_and_the_environment_wins(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=debug\n", encoding="utf-8")
    assert load_settings({}, tmp_path).token == "from-file"
    assert load_settings({}, tmp_path).log_level == "DEBUG"
    assert load_settings({"DISCORD_TOKEN": "from-env"}, tmp_path).token == "from-env"


def test_an_empty_line_means_not_set(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("DISCORD_TOKEN=\nKOIKOI_MISTAP_GUARD=  \n", encoding="utf-8")
    settings = load_settings({}, tmp_path)
    assert settings.token is None
    assert settings.pace.mistap_guard == Delays().mistap_guard


def test_a_file_that_is_no_text_is_refused_with_a_sentence(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_bytes(b"\xff\xfe\x00DISCORD")
    with pytest.raises(SettingsError, match="can't be read"):
        load_settings({}, tmp_path)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("sqlite:////srv/koikoi.db", "sqlite:////srv/koikoi.db"),
        ("sqlite:///here.db", f"sqlite:///{HOME}/here.db"),
        ("postgresql://a:b@db/koikoi", "postgresql://a:b@db/koikoi"),
        # Too long for any folder: opening the file reports it.
        (f"sqlite:////tmp/{'a' * 300}/%41.sqlite3", f"sqlite:////tmp/{'a' * 300}/A.sqlite3"),
    ],
)
def test_database_urls(given: str, expected: str) -> None:
    assert database_url(given, start=HOME) == expected


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("DATABASE_URL", "mysql://root@db/koikoi"),
        ("DATABASE_URL", "koikoi.sqlite3"),
        ("DATABASE_URL", "sqlite://"),
        ("LOG_LEVEL", "LOUD"),
        ("KOIKOI_COMPUTER_DELAY", "soon"),
        ("KOIKOI_COMPUTER_DELAY", "-1"),
        ("KOIKOI_COMPUTER_DELAY", "nan"),
        ("KOIKOI_MISTAP_GUARD", "99"),
        ("KOIKOI_ANSWER_LATE", "3"),
        ("KOIKOI_METRICS", "on"),
        ("KOIKOI_METRICS", "0"),
        ("KOIKOI_METRICS", "65536"),
        ("KOIKOI_METRICS", ":9464"),
        ("KOIKOI_METRICS", "127.0.0.1"),
        ("KOIKOI_METRICS", "my-host:9464"),
        ("KOIKOI_METRICS", "::1:9464"),
        ("KOIKOI_PRIVACY_HOST", "x" * 201),
        ("KOIKOI_PRIVACY_HOST", "Aoi\nBen"),
        ("KOIKOI_PRIVACY_CONTACT", "one\ttwo"),
        ("KOIKOI_PRIVACY_URL", "example.org/privacy"),
        ("KOIKOI_PRIVACY_URL", "javascript:alert(1)"),
        ("KOIKOI_PRIVACY_URL", "https://example.org/a page"),
        ("KOIKOI_PRIVACY_URL", "https://[example.org/"),
        ("KOIKOI_TERMS_URL", "https:///terms"),
        ("KOIKOI_TERMS_URL", "https://example.org/" + "x" * 500),
    ],
)
def test_a_bad_value_is_named_in_the_sentence(variable: str, value: str) -> None:
    with pytest.raises(SettingsError, match=variable):
        load_settings({variable: value}, HOME)


def test_the_local_discord_needs_both_addresses() -> None:
    both = {"KOIKOI_DISCORD_API": "http://127.0.0.1:1/api", "KOIKOI_DISCORD_GATEWAY": "ws://x"}
    assert load_settings(both, HOME).local_discord == LocalDiscord(
        "http://127.0.0.1:1/api", "ws://x"
    )
    with pytest.raises(SettingsError, match="belong together"):
        load_settings({"KOIKOI_DISCORD_API": "http://127.0.0.1:1/api"}, HOME)


def test_a_file_may_set_the_clock_wrong_or_on_but_only_beside_a_local_discord(
    tmp_path: Path,
) -> None:
    file = tmp_path / "clock"
    files = {"KOIKOI_CLOCK_FILE": str(file), "KOIKOI_AHEAD_FILE": str(tmp_path / "ahead")}
    real = load_settings(files, HOME)
    assert (real.clock_file, real.ahead_file, real.warnings) == (None, None, ())
    beside = {"KOIKOI_DISCORD_API": "http://127.0.0.1:1/api", "KOIKOI_DISCORD_GATEWAY": "ws://x"}
    local = load_settings({**files, **beside}, HOME)
    assert (local.clock_file, local.ahead_file) == (file, tmp_path / "ahead")
    assert load_settings(beside, HOME).clock_file is None
    clock, usual = SystemClock(file), SystemClock()
    assert abs(clock.now() - usual.now()) < timedelta(minutes=1), "there is no file yet"
    file.write_text("-3600", encoding="ascii")
    assert timedelta(minutes=59) < usual.now() - clock.now() < timedelta(minutes=61)


@pytest.mark.parametrize(
    ("given", "address", "asked", "loopback"),
    [
        ("9464", Address("127.0.0.1", 9464), "http://127.0.0.1:9464", True),
        ("127.0.0.1:1", Address("127.0.0.1", 1), "http://127.0.0.1:1", True),
        ("localhost:9464", Address("localhost", 9464), "http://localhost:9464", True),
        ("[::1]:9464", Address("::1", 9464), "http://[::1]:9464", True),
        ("0.0.0.0:9464", Address("0.0.0.0", 9464), "http://127.0.0.1:9464", False),
        ("[::]:9464", Address("::", 9464), "http://[::1]:9464", False),
        ("10.0.0.7:9464", Address("10.0.0.7", 9464), "http://10.0.0.7:9464", False),
    ],
)
def test_metrics_are_on_loopback_unless_another_address_is_named(
    given: str, address: Address, asked: str, loopback: bool
) -> None:
    found = load_settings({"KOIKOI_METRICS": given}, HOME).metrics
    assert found == address
    assert (found.url, found.loopback) == (asked, loopback)


POSTGRESQL = "postgresql://koikoi@db/koikoi"


@pytest.mark.parametrize(
    ("given", "shards"),
    [
        ("0/1", ShardSettings((0,), 1)),
        ("0,1/4", ShardSettings((0, 1), 4)),
        (" 3 , 2 / 4 ", ShardSettings((2, 3), 4)),
    ],
)
def test_shards(given: str, shards: ShardSettings) -> None:
    settings = load_settings({"KOIKOI_SHARDS": given, "DATABASE_URL": POSTGRESQL}, HOME)
    assert settings.shards == shards
    assert settings.several is not shards.whole


@pytest.mark.parametrize(
    "given",
    [
        "0",
        "/4",
        "0/",
        "4/4",
        "0,0/4",
        "-1/4",
        "0-1/4",
        "a/4",
        "0/0",
        "0/4/8",
        "0,/4",
        "0/²",
        "0/9999",
    ],
)
def test_shards_that_are_none_are_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(SettingsError) as refused:
        load_settings({"KOIKOI_SHARDS": given, "DATABASE_URL": POSTGRESQL}, HOME)
    assert "KOIKOI_SHARDS must be the shards of this process" in str(refused.value)
    assert "0,1/4" in str(refused.value)
    assert given in str(refused.value)


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(SettingsError, match="need one PostgreSQL in DATABASE_URL"):
        load_settings({"KOIKOI_SHARDS": "0,1/4"}, HOME)
    alone = load_settings({"KOIKOI_SHARDS": "0,1/2"}, HOME)
    assert not alone.several


@pytest.mark.parametrize(
    "given", ["http://127.0.0.1:8080/api/v10", "https://proxy.example/api/v10/"]
)
def test_a_proxy_for_requests(given: str) -> None:
    assert load_settings({"DISCORD_API": given}, HOME).discord_api == given.rstrip("/")


@pytest.mark.parametrize("given", ["127.0.0.1:8080", "ftp://a/b", "http://", "http://a/b?c=d"])
def test_a_proxy_that_is_no_address_is_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(SettingsError, match="DISCORD_API must be the address of a proxy"):
        load_settings({"DISCORD_API": given}, HOME)


@pytest.mark.parametrize(
    ("given", "hosts"),
    [
        ("123456789012345678", (123456789012345678,)),
        (" 323456789012345678 , 123456789012345678", (123456789012345678, 323456789012345678)),
        ("Nobody", ()),
    ],
)
def test_who_is_told_of_reports(given: str, hosts: tuple[int, ...]) -> None:
    assert load_settings({"KOIKOI_HOSTS": given}, HOME).hosts == hosts
    assert load_settings({"KOIKOI_HOSTS": " "}, HOME).hosts is None


@pytest.mark.parametrize(
    "given", ["Aoi", "12", "123456789012345678,", "-123456789012345678", "１" * 18]
)
def test_a_host_who_is_none_is_refused_with_a_sentence(given: str) -> None:
    with pytest.raises(SettingsError, match="KOIKOI_HOSTS must be ids of people on Discord"):
        load_settings({"KOIKOI_HOSTS": given}, HOME)


SECRET = "AbCdEfGh-_" * 7


@pytest.mark.parametrize(
    "before", ["discord.com/api", "ptb.discord.com/api/v10", "discordapp.com/api"]
)
def test_a_webhook_for_reports(before: str) -> None:
    given = f"https://{before}/webhooks/123456789012345678/{SECRET}"
    settings = load_settings({"KOIKOI_REPORTS_WEBHOOK": given}, HOME)
    found = settings.reports_webhook
    assert found == f"https://discord.com/api/webhooks/123456789012345678/{SECRET}"
    assert SECRET not in repr(settings)


@pytest.mark.parametrize(
    "given",
    [
        f"https://example.com/api/webhooks/123456789012345678/{SECRET}",
        f"http://discord.com/api/webhooks/123456789012345678/{SECRET}",
        f"https://discord.com.evil.example/api/webhooks/123456789012345678/{SECRET}",
        f"https://discord.com/api/webhooks/123456789012345678/{SECRET}/github",
        "https://discord.com/api/webhooks/1/x",
        SECRET,
    ],
)
def test_a_webhook_that_is_none_is_refused_without_its_secret(given: str) -> None:
    with pytest.raises(
        SettingsError, match="must be the address of a channel's webhook"
    ) as refused:
        load_settings({"KOIKOI_REPORTS_WEBHOOK": given}, HOME)
    assert SECRET not in str(refused.value)


def test_every_wrong_setting_is_named_at_once(tmp_path: Path) -> None:
    wrong = {
        "DATABASE_URL": "mysql://root@db/koikoi",
        "LOG_LEVEL": "LOUD",
        "KOIKOI_CACHE": "a\0b",
        "KOIKOI_BACKUPS": "a\0b",
        "KOIKOI_COMPUTER_DELAY": "soon",
        "KOIKOI_MISTAP_GUARD": "99",
        "KOIKOI_NEXT_ROUND": "-1",
        "KOIKOI_ANSWER_LATE": "3",
        "KOIKOI_METRICS": "on",
        "KOIKOI_SHARDS": "4/4",
        "DISCORD_API": "127.0.0.1:8080",
        "KOIKOI_PRIVACY_HOST": "x" * 201,
        "KOIKOI_PRIVACY_CONTACT": "one\ttwo",
        "KOIKOI_PRIVACY_URL": "example.org",
        "KOIKOI_TERMS_URL": "https:///terms",
        "KOIKOI_HOSTS": "Aoi",
        "KOIKOI_REPORTS_WEBHOOK": "here",
        "KOIKOI_SENTRY_DSN": "here",
        "KOIKOI_STATUS": "x" * 129,
    }
    assert set(wrong) == {variable.name for variable in VARIABLES} - {"DISCORD_TOKEN"}
    with pytest.raises(SettingsError) as refused:
        load_settings(wrong, tmp_path)
    named = [next(name for name in wrong if name in one) for one in refused.value.problems]
    assert sorted(named) == sorted(wrong)
    assert str(refused.value).startswith(f"{refused.value.problems[0]} Another 18 can't be used")
    with pytest.raises(SettingsError) as refused:
        load_settings({"LOG_LEVEL": "LOUD"}, tmp_path)
    assert str(refused.value) == refused.value.problems[0]


def test_the_example_of_the_settings_is_what_init_writes() -> None:
    assert (ROOT / ".env.example").read_text(encoding="utf-8") == env_template()


@pytest.mark.parametrize("where", ["environment", "file"])
def test_a_name_that_no_setting_has_is_told_with_the_nearest_one(
    tmp_path: Path, where: str
) -> None:
    name, environ = "KOIKOI_METRIC", {"KOIKOI_TEST_POSTGRESQL": "x", "HOME": "/"}
    if where == "file":
        (tmp_path / ".env").write_text(f"{name}=1\nDISCORD_TOKEN=x\n", encoding="utf-8")
    else:
        environ[name] = "1"
    (warning,) = load_settings(environ, tmp_path).warnings
    assert (
        warning == f"{name} is no setting of the bot, so it does nothing. Is KOIKOI_METRICS meant?"
    )
    every = {variable.name: variable.example for variable in VARIABLES if variable.example}
    every["DATABASE_URL"] = POSTGRESQL
    assert load_settings(every, HOME).warnings == ()


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DISCORD_TOKENS", "DISCORD_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("discord_token", "DISCORD_TOKEN"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("KOIKOI_BACKUP", "KOIKOI_BACKUPS"),
    ],
)
def test_a_name_that_is_nearly_a_setting_is_told(tmp_path: Path, name: str, meant: str) -> None:
    (tmp_path / ".env").write_text(f"{name}=\n", encoding="utf-8")
    (warning,) = load_settings({}, tmp_path).warnings
    assert warning == f"{name} is no setting of the bot, so it does nothing. Is {meant} meant?"


def test_the_names_of_other_programs_are_left_alone() -> None:
    others = (
        "DISCORD_OPENAPI",
        "POSTGRES_PASSWORD",
        "PGPASSWORD",
        "LOG_FILE",
        "TOKEN",
        "DB_URL",
        "HOME",
        "PATH",
    )
    assert load_settings(dict.fromkeys(others, "x"), HOME).warnings == ()
