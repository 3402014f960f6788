"""SSH keys that sign the tags of a test's repository."""

import subprocess
from pathlib import Path
from shutil import which
from typing import Final

import pytest

from tests.checkout import Checkout

needs_ssh_keygen: Final = pytest.mark.skipif(
    which("ssh-keygen") is None, reason="ssh-keygen is not installed"
)


class Key:
    """A new key, whose line for the list of allowed signers is `line`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        command = ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", file.name, "-f", str(file)]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL)
        kind, key, _ = file.with_suffix(".pub").read_text(encoding="ascii").split()
        self.line = f'{file.name}@example.org namespaces="git" {kind} {key}'

    def sign(self, checkout: Checkout, name: str, commit: str = "HEAD") -> None:
        """Give a commit a signed tag, instead of any tag with this name."""
        settings = ("gpg.format=ssh", f"user.signingKey={self.file}")
        options = [part for one in settings for part in ("-c", one)]
        checkout.git(*options, "tag", "--force", "--sign", "--message", name, name, commit)
