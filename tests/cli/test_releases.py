"""The release to which an update goes: the newest one, verified, never an older one."""

from pathlib import Path

import pytest

from bot import __version__
from bot.cli.releases import SIGNERS, CannotUpdate, Repository, next_release
from release.tag import check
from tests.checkout import Checkout, needs_git
from tests.cli.signing import Key, needs_ssh_keygen

pytestmark = [needs_git, needs_ssh_keygen]


@pytest.fixture(scope="module")
def keys(tmp_path_factory: pytest.TempPathFactory) -> tuple[Key, Key]:
    folder = tmp_path_factory.mktemp("keys")
    return Key(folder / "first"), Key(folder / "second")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    folder = tmp_path / "project"
    folder.mkdir()
    project = Checkout(folder)
    for name in ("GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM"):
        monkeypatch.setenv(name, project.environ[name])
    project.git("init", "--quiet")
    return project


def versions(project: Checkout, signers: list[list[Key]]) -> list[str]:
    """Make a commit for each version with its list of keys, and return the commits."""
    commits = []
    for number, listed in enumerate(signers):
        lines = "".join(f"{key.line}\n" for key in listed)
        project.write(SIGNERS, f"# The keys of this version\n\n{lines}")
        project.write("number", str(number))
        project.commit(f"Version {number}")
        commits.append(project.git("rev-parse", "HEAD"))
    return commits


def found(project: Checkout, installed: str) -> str | None:
    """Return the name of the release to which an update of this version goes."""
    project.git("switch", "--quiet", "--detach", installed)
    release = next_release(Repository(project.folder))
    return None if release is None else release.name


def refused(project: Checkout, installed: str) -> str:
    with pytest.raises(CannotUpdate) as refusal:
        found(project, installed)
    return str(refusal.value)


def test_the_newest_release_is_found_by_its_number(
    project: Checkout, keys: tuple[Key, Key]
) -> None:
    commits = versions(project, [[keys[0]]] * 4)
    assert found(project, commits[0]) is None, "nothing is released"
    for name, commit in (("v1.0.0", 0), ("v1.9.0", 1), ("v1.10.0", 2)):
        keys[0].sign(project, name, commits[commit])
    for name in ("v2.0.0-rc1", "v2", "v1.11", "v01.0.0", "vnext", "2.0.0", "v2.0.0.0"):
        keys[0].sign(project, name, commits[3])
    assert found(project, commits[0]) == "v1.10.0"
    assert found(project, commits[1]) == "v1.10.0"


def test_an_update_never_goes_back(project: Checkout, keys: tuple[Key, Key]) -> None:
    commits = versions(project, [[keys[0]]] * 4)
    keys[0].sign(project, "v1.0.0", commits[0])
    keys[0].sign(project, "v1.1.0", commits[2])
    assert found(project, commits[2]) is None, "it is the newest one"
    assert found(project, commits[3]) is None, "it comes after the newest one"
    keys[0].sign(project, "v9.0.0", commits[0])  # a higher number for an older version
    assert found(project, commits[2]) is None


def test_a_release_that_lacks_commits_of_this_checkout_is_refused(
    project: Checkout, keys: tuple[Key, Key]
) -> None:
    first, second = versions(project, [[keys[0]]] * 2)
    keys[0].sign(project, "v1.0.0", second)
    project.git("switch", "--quiet", "--detach", first)
    project.write("own", "mine")
    own = project.commit("An own commit")
    assert refused(project, own).startswith("There are commits here that v1.0.0, the newest rel")


def test_a_release_has_the_signature_of_a_trusted_key(
    project: Checkout, keys: tuple[Key, Key]
) -> None:
    ours, theirs = keys
    first, second, third = versions(project, [[ours], [ours], [ours]])
    for tag in (["tag"], ["tag", "--annotate", "--message", "No signature"]):
        project.git(*tag, "--force", "v1.1.0", second)
        assert "v1.1.0 is not signed by a key that this version trusts" in refused(project, first)
    theirs.sign(project, "v1.1.0", second)
    assert "is not signed by a key that this version trusts" in refused(project, first)
    ours.sign(project, "v1.1.0", second)
    assert found(project, first) == "v1.1.0"
    # A genuine signature under another name, and of a changed tag.
    genuine = project.git("rev-parse", "v1.1.0")
    project.git("update-ref", "refs/tags/v1.2.0", genuine)
    assert "v1.2.0 is not signed" in refused(project, first)
    changed = project.git("cat-file", "tag", genuine).replace(second, third)
    (project.folder / "changed").write_text(f"{changed}\n", encoding="utf-8")
    forged = project.git("hash-object", "-t", "tag", "-w", "changed")
    project.git("update-ref", "refs/tags/v1.1.0", forged)
    project.git("tag", "--delete", "v1.2.0")
    assert "v1.1.0 is not signed" in refused(project, first)


def test_keys_change_from_release_to_release(project: Checkout, keys: tuple[Key, Key]) -> None:
    old, new = keys
    commits = versions(project, [[old], [old, new], [new], [new]])
    old.sign(project, "v1.1.0", commits[1])
    new.sign(project, "v1.2.0", commits[2])
    assert found(project, commits[0]) == "v1.2.0", "v1.1.0 names the key of v1.2.0"
    old.sign(project, "v1.3.0", commits[3])
    assert "v1.3.0 is not signed" in refused(project, commits[0]), "v1.2.0 dropped the old key"
    new.sign(project, "v1.3.0", commits[3])
    assert found(project, commits[0]) == "v1.3.0"
    project.git("tag", "--delete", "v1.1.0")
    assert "v1.3.0 is not signed" in refused(project, commits[0]), "nothing names the new key"


def test_a_release_can_not_bring_its_own_key(project: Checkout, keys: tuple[Key, Key]) -> None:
    ours, theirs = keys
    first, second = versions(project, [[ours], [theirs]])
    theirs.sign(project, "v1.1.0", second)
    assert "v1.1.0 is not signed" in refused(project, first)


def test_without_keys_nothing_can_be_verified_until_a_release_has_some(
    project: Checkout, keys: tuple[Key, Key]
) -> None:
    first, second, third = versions(project, [[], [keys[0]], [keys[0]]])
    project.git("tag", "v1.1.0", second)
    assert found(project, first) == "v1.1.0"
    project.git("tag", "v1.2.0", third)
    assert "v1.2.0 is not signed" in refused(project, first), "v1.1.0 has a list of keys"
    assert "v1.2.0 is not signed" in refused(project, second)
    keys[0].sign(project, "v1.2.0", third)
    assert found(project, first) == found(project, second) == "v1.2.0"


def test_a_tag_is_released_only_if_hosts_can_go_to_it(
    project: Checkout, keys: tuple[Key, Key]
) -> None:
    ours, theirs = keys
    unlisted, first, second = versions(project, [[], [ours], [theirs]])
    repository, name = Repository(project.folder), f"v{__version__}"

    def fault(tag: str = name) -> str:
        with pytest.raises(CannotUpdate) as found:
            check(repository, tag)
        return str(found.value)

    assert fault("v99.0.0") == f"The tag must be {name}, as bot/__init__.py has it."
    assert f"The tag {name} is not at the commit that is checked out." in fault()
    ours.sign(project, name, first)
    assert f"The tag {name} is not at the commit that is checked out." in fault()
    project.git("switch", "--quiet", "--detach", unlisted)
    ours.sign(project, name)
    assert fault().startswith(f"{SIGNERS} has no keys")
    project.git("switch", "--quiet", "--detach", second)
    for tag in (["tag", "--force", name], ["tag", "--force", "--annotate", "-m", "no", name]):
        project.git(*tag)
        assert fault() == f"{name} is not signed by a key that {name} lists."
    theirs.sign(project, name)
    check(repository, name)
    ours.sign(project, "v0.1.0", first)
    assert fault() == f"{name} is not signed by a key that v0.1.0 lists."
    ours.sign(project, name)
    check(repository, name)
    assert found(project, first) == name
