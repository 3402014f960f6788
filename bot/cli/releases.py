"""The releases of a checkout: signed tags of its repository, verified one after another.

A release is a tag such as ``v1.2.3``. `SIGNERS` lists the SSH keys that may sign it. A new release
is verified by the list in the installed version, not by its own. So the first installation is
trusted, and each release names the keys of the next one.
"""

import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

SIGNERS: Final = ".github/allowed_signers"
"""The file with the keys of a version, in the form of ssh-keygen's "allowed signers"."""
_NAME: Final = re.compile(r"v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_MAX_GIT_ERROR: Final = 300
"""Maximum length of git's error message, in characters."""


class CannotUpdate(Exception):  # noqa: N818 - the host must do something first
    """The update isn't possible. The message is a sentence that says why, and what to do."""


class Release(NamedTuple):
    """A tag with the name of a release."""

    numbers: tuple[int, ...]
    name: str
    tag: str
    """The id of the tag object; for a tag without one, the id of the commit."""
    commit: str
    inner_name: str
    """The name in the tag object, which is signed; empty if there is no object."""


class Repository:
    """A folder with a repository, and its git."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def git(self, *arguments: str) -> str:
        """Run git and return its output. Raises `CannotUpdate` with git's error message."""
        done = self._run(*arguments)
        if done.returncode:
            reason = " ".join(done.stderr.split()) or "no reason was given"
            raise CannotUpdate(f"git {arguments[0]}: {reason[:_MAX_GIT_ERROR]}")
        return done.stdout.strip()

    def succeeds(self, *arguments: str) -> bool:
        """Run git and return whether its exit code is 0."""
        return self._run(*arguments).returncode == 0

    def _run(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        ignored = {"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"}  # set if git calls this program
        environ = {key: value for key, value in os.environ.items() if key not in ignored}
        try:
            return subprocess.run(  # noqa: S603 - git, as the host has it
                ["git", *arguments],  # noqa: S607 - wherever it is
                cwd=self.folder,
                env={**environ, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
            )
        except FileNotFoundError:
            raise CannotUpdate("git is not installed, and an update needs it.") from None

    def contains(self, commit: str, *, within: str) -> bool:
        """Return whether `commit` is `within`, or comes before it."""
        return self.succeeds("merge-base", "--is-ancestor", commit, within)

    def releases(self) -> list[Release]:
        """Return all releases, the oldest first."""
        fields = "%(refname:strip=2)%00%(objectname)%00%(*objectname)%00%(tag)"
        found = []
        for line in self.git("for-each-ref", f"--format={fields}", "refs/tags/v*").splitlines():
            name, tag, commit, inner_name = line.split("\0")
            if named := _NAME.fullmatch(name):
                numbers = tuple(map(int, named.groups()))
                found.append(Release(numbers, name, tag, commit or tag, inner_name))
        return sorted(found)

    def signers(self, commit: str) -> str:
        """Return the list of keys of a version; empty if there are no keys."""
        if not self.succeeds("cat-file", "-e", f"{commit}:{SIGNERS}"):
            return ""
        text = self.git("cat-file", "blob", f"{commit}:{SIGNERS}")
        keys = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        return "".join(f"{line}\n" for line in keys)

    def is_signed(self, release: Release, signers: str) -> bool:
        """Return whether one of the keys has signed the release under its name."""
        if release.inner_name != release.name:
            return False
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "allowed_signers"
            file.write_text(signers, encoding="utf-8")
            settings = [f"gpg.ssh.allowedSignersFile={file}"]
            # git would accept a key of the host's own keyring.
            settings += [f"gpg.{kind}program=false" for kind in ("", "openpgp.", "x509.")]
            options = [part for one in settings for part in ("-c", one)]
            return self.succeeds(*options, "verify-tag", release.tag)


def next_release(repository: Repository) -> Release | None:
    """Return the newest release after the present commit; None if there is none.

    Raises `CannotUpdate` if it doesn't follow the present commit, or is not signed by a key that
    the installed version trusts, or a verified release between them.
    """
    releases = repository.releases()
    if not releases or repository.contains(releases[-1].commit, within="HEAD"):
        return None
    newest = releases[-1]
    if not repository.contains("HEAD", within=newest.commit):
        raise CannotUpdate(
            f"There are commits here that {newest.name}, the newest release, doesn't have. Put"
            " them away (git switch --detach RELEASE), or bring both together (git rebase), then"
            " update."
        )
    signers = repository.signers("HEAD")
    for release in releases:
        if repository.contains(release.commit, within="HEAD"):
            continue
        if not signers or repository.is_signed(release, signers):
            signers = repository.signers(release.commit)
        elif release is newest:
            raise CannotUpdate(
                f"{newest.name} is not signed by a key that this version trusts ({SIGNERS}; git"
                " 2.34 or newer and ssh-keygen verify it). Nothing was changed. Ask the project"
                " before you install it."
            )
    return newest
