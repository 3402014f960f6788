"""The files for containers: their references exist, and the bot has no unneeded rights."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from bot.__main__ import main
from bot.service import CONTAINERS
from tests.root import ROOT

FILE: Final = (ROOT / "Containerfile").read_text(encoding="utf-8")
BUILD_GROUP: Final = "koikoi (pyproject.toml:build)"
IDS: Final = re.compile(r"[1-9]\d*:[1-9]\d*")
"""A numeric user and group, both different from root."""


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the file, each as one line."""
    joined = re.sub(r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", FILE))
    return [
        (name, " ".join(rest.split()))
        for name, _, rest in (line.partition(" ") for line in joined.splitlines() if line)
    ]


def given(name: str) -> list[str]:
    return [rest for found, rest in instructions() if found == name]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    return found[max(at for at, (name, _) in enumerate(found) if name == "FROM") :]


def composed(*names: str) -> dict[str, Any]:
    """Return the services and volumes of merged compose files."""
    services: dict[str, Any] = {}
    volumes: dict[str, Any] = {}
    for name in names:
        read = yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))
        assert set(read) == {"services", "volumes"}
        for service, said in read["services"].items():
            before = services.setdefault(service, {})
            environment = {**before.get("environment", {}), **said.get("environment", {})}
            before.update(said, environment=environment)
        volumes |= read["volumes"]
    return {"services": services, "volumes": volumes}


def admitted(path: str) -> bool:
    """Return whether a top-level file or a folder is sent to the builder."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in lines, "nothing, unless it is named"
    return f"!{path}" in lines


def needed() -> dict[str, set[str]]:
    """Return the installed packages, each with the packages that require it."""
    found: dict[str, set[str]] = {}
    pins = (ROOT / "requirements-postgresql.txt").read_text(encoding="utf-8").splitlines()
    for line in (line for line in pins if not line.startswith("#")):
        if "==" in line:
            because = found.setdefault(line.split("==")[0], set())
        elif line.lstrip().startswith("#"):
            because.add(line.strip().removeprefix("# via").strip("# "))
    return {pin: because - {""} for pin, because in found.items()}


def test_what_is_copied_is_there() -> None:
    sources = [
        word
        for copied in given("COPY")
        for word in copied.split()[:-1]
        if not copied.startswith("--from=")
    ]
    assert sources
    for source in sources:
        assert (ROOT / source).exists()
        assert source == "." or admitted(source), f"{source} is kept from the builder"


def test_what_the_package_is_built_of_is_given_to_the_builder() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {
        *(source.split("/")[0] for source in wheel["force-include"]),
        *wheel["packages"],
        project["project"]["readme"],
        *project["project"]["license-files"],
        "pyproject.toml",
        "hatch_build.py",
    }
    assert not [one for one in sorted(needed) if not admitted(one)]
    for secret in (".env", "data", ".git"):
        assert not admitted(secret)


def test_no_compiler_and_no_installer_is_left() -> None:
    assert given("FROM")[1:] == ["${BASE} AS build", "${BASE}"]
    names = [name for name, _ in last_stage()]
    assert names.count("COPY") == 1
    assert "pip" not in " ".join(rest for name, rest in last_stage() if name == "RUN")
    (uninstalled,) = [rest for rest in given("RUN") if "uninstall" in rest]
    assert "--no-cache-dir" in uninstalled
    # Packages needed only for building, with their dependencies.
    building = {pin for pin, because in needed().items() if because <= {"hatchling", BUILD_GROUP}}
    assert {"hatchling", "editables"} <= building
    assert building | {"pip"} <= set(uninstalled.partition("uninstall")[2].split())


def test_images_of_others_are_named_by_their_digest() -> None:
    base, _, stage = given("FROM")[0].partition(" AS ")
    assert given("ARG") == [f"BASE={stage}"]
    services = composed("compose.yaml", "compose-postgresql.yaml")["services"].values()
    images = [base, *(service["image"] for service in services if "build" not in service)]
    assert len(images) == 2
    for image in images:
        assert re.fullmatch(r"[a-z]+:[\d.]+(-[a-z]+)?@sha256:[0-9a-f]{64}", image)


def test_it_runs_as_nobody_and_is_asked_whether_it_is_well() -> None:
    stage = dict(last_stage())
    assert IDS.fullmatch(stage["USER"])
    assert stage["STOPSIGNAL"] == "SIGTERM"
    assert "KOIKOI_METRICS=" in stage["ENV"]
    folder = stage["VOLUME"]
    assert f"KOIKOI_HOME={folder}" in stage["ENV"]
    assert stage["WORKDIR"] == folder
    assert stage["HEALTHCHECK"].endswith('CMD ["koikoi", "health"]')


@pytest.mark.parametrize("command", ["run", "health"])
def test_the_commands_are_those_of_the_bot(command: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert command in FILE


@pytest.mark.parametrize(
    "names", [["compose.yaml"], ["compose.yaml", "compose-postgresql.yaml"]], ids=len
)
def test_each_service_may_little(names: list[str]) -> None:
    found = composed(*names)
    for service in found["services"].values():
        assert service["read_only"] is True
        assert IDS.fullmatch(service["user"])
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "/tmp" in service["tmpfs"]
        assert "ports" not in service
        (volume,) = service["volumes"]
        assert volume.partition(":")[0] in found["volumes"]
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"]
        assert service["healthcheck"]["test"][0] == "CMD"


def test_the_bot_is_the_image_that_is_built_here() -> None:
    bot = composed("compose.yaml")["services"]["bot"]
    stage = dict(last_stage())
    assert bot["build"] == {"context": ".", "dockerfile": "Containerfile"}
    assert bot["user"] == stage["USER"]
    assert bot["volumes"] == [f"koikoi:{stage['VOLUME']}"]
    assert bot["env_file"] == ".env"
    assert bot["healthcheck"]["test"] == ["CMD", "koikoi", "health"]
    assert "TOKEN" not in str(bot["environment"])


def test_its_settings_can_be_read(tmp_path: Path) -> None:
    from bot.settings import load_settings

    environment = composed(*[one for one in CONTAINERS if one.startswith("compose")])["services"][
        "bot"
    ]["environment"]
    settings = load_settings(environment, tmp_path)
    assert settings.warnings == ()
    assert settings.metrics is not None
    assert settings.metrics.url == "http://127.0.0.1:9464", "where `koikoi health` asks"
    assert settings.database_url == "postgresql://koikoi@database/koikoi"


def test_the_password_of_postgresql_stands_in_the_environment_alone() -> None:
    services = composed("compose.yaml", "compose-postgresql.yaml")["services"]
    bot, database = services["bot"]["environment"], services["database"]["environment"]
    assert bot["PGPASSWORD"] == database["POSTGRES_PASSWORD"]
    assert bot["PGPASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert services["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert {database["POSTGRES_USER"], database["POSTGRES_DB"]} == {"koikoi"}
