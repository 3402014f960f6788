"""Checks the tag of a release as `koikoi update` will: `python3 -m release.tag v1.0.0`."""

import sys
from pathlib import Path

from bot import __version__
from bot.cli.releases import SIGNERS, CannotUpdate, Repository

ROOT = Path(__file__).resolve().parent.parent


def check(repository: Repository, name: str) -> None:
    """Raise `CannotUpdate` unless hosts of the release before can go to this one."""
    if name != f"v{__version__}":
        raise CannotUpdate(f"The tag must be v{__version__}, as bot/__init__.py has it.")
    releases = {release.name: release for release in repository.releases()}
    release = releases.get(name)
    if release is None or release.commit != repository.git("rev-parse", "HEAD"):
        raise CannotUpdate(f"The tag {name} is not at the commit that is checked out.")
    if not repository.signers(release.commit):
        raise CannotUpdate(f"{SIGNERS} has no keys: add yours, so that hosts can verify releases.")
    before = [one for one in releases.values() if one < release]
    verified_by = before[-1] if before else release
    signers = repository.signers(verified_by.commit)
    if signers and not repository.is_signed(release, signers):
        raise CannotUpdate(f"{name} is not signed by a key that {verified_by.name} lists.")


def main() -> int:
    """Check the tag; return the exit code."""
    try:
        check(Repository(ROOT), sys.argv[1])
    except CannotUpdate as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
