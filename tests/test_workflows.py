"""The workflows: their actions are pinned, and the job that can publish installs nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.root import ROOT

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.y*ml"))
OURS: Final = "./.github/workflows/"
INSTALLS: Final = re.compile(
    r"\b(make|pip|pipx|uv|uvx|npm|npx|apt|apt-get|curl|wget|docker)\b|\.ci/(run|release)\b"
)
"""Commands that run code of others, or could."""
PUBLISHES: Final = {
    "actions/checkout",
    "actions/download-artifact",
    "actions/attest-build-provenance",
}
"""The actions of a job that can write."""


def read(file: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def jobs() -> Iterator[tuple[str, dict[str, Any], dict[str, str]]]:
    """Yield the name of each job, the job, and its permissions."""
    for file in WORKFLOWS:
        workflow = read(file)
        for name, job in workflow["jobs"].items():
            yield f"{file.stem}:{name}", job, job.get("permissions", workflow["permissions"])


def can_write(permissions: dict[str, str]) -> bool:
    return set(permissions.values()) - {"read", "none"} != set()


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_each_action_is_pinned_by_its_commit(file: Path) -> None:
    lines = re.findall(r"^\s*(?:- )?uses:\s*(.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert lines
    for line in lines:
        pinned = re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line)
        assert pinned or line.startswith(OURS), line


def test_an_action_has_the_same_commit_everywhere() -> None:
    found: dict[str, set[str]] = {}
    for file in WORKFLOWS:
        for name, pin in re.findall(r"uses: ([\w./-]+)@(.*)", file.read_text(encoding="utf-8")):
            found.setdefault(name, set()).add(pin)
    assert {name: len(pins) for name, pins in found.items()} == dict.fromkeys(found, 1)


def test_a_workflow_can_only_read_unless_a_job_says_more() -> None:
    for file in WORKFLOWS:
        assert read(file)["permissions"] == {"contents": "read"}, file.name


def test_a_job_that_can_write_installs_nothing() -> None:
    writers = [(name, job) for name, job, permissions in jobs() if can_write(permissions)]
    assert [name for name, _ in writers] == ["release:publish"]
    for _, job in writers:
        assert job["steps"]
        for step in job["steps"]:
            assert "uses" not in step or step["uses"].partition("@")[0] in PUBLISHES
            assert not INSTALLS.search(step.get("run", ""))
    publishable = (ROOT / ".ci" / "publishable").read_text(encoding="utf-8")
    code = "\n".join(line for line in publishable.splitlines() if not line.startswith("#"))
    assert not INSTALLS.search(code)


def test_no_job_hands_its_token_to_what_it_installs() -> None:
    for name, job, _ in jobs():
        steps = job.get("steps", ())
        if any(INSTALLS.search(step.get("run", "")) for step in steps):
            (checkout,) = [one for one in steps if "checkout" in one.get("uses", "")]
            assert checkout["with"]["persist-credentials"] is False, name


def test_nothing_is_published_untested_or_unsigned() -> None:
    workflow = read(ROOT / ".github" / "workflows" / "release.yml")
    begins: Any = workflow[True]  # YAML reads "on" as a boolean
    assert begins == {"push": {"tags": ["v*"]}}
    release = workflow["jobs"]
    steps = {name: " ".join(map(str, job.get("steps", ()))) for name, job in release.items()}
    assert (release["publish"]["needs"], release["build"]["needs"]) == ("build", "test")
    assert release["test"] == {"needs": "verify", "uses": f"{OURS}ci.yml"}
    assert "release.tag" in steps["verify"]
    assert ".ci/release" in steps["build"]
    order = (".ci/publishable", "attest-build-provenance", "gh release create")
    places = [steps["publish"].index(part) for part in order]
    assert places == sorted(places)


def test_pins_are_renewed() -> None:
    updates = read(ROOT / ".github" / "dependabot.yml")["updates"]
    ecosystems = {one["package-ecosystem"] for one in updates}
    assert ecosystems == {"github-actions", "docker", "docker-compose"}
