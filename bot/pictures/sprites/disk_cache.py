"""Keeps on disk, between starts, what was drawn once.

A file's name contains a hash of everything that it was made from. If the folder can't be read or
written, things are drawn again: that takes time but is no failure.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

import PIL
import resvg_py


class CachedFile:
    """One file of the cache: what was drawn from these texts."""

    def __init__(self, folder: Path, kind: str, ending: str, texts: Iterable[str]) -> None:
        """Name the file. A newer file replaces older ones of the same *kind* and *ending*."""
        state = hashlib.sha256(f"{PIL.__version__} {resvg_py.__version__}".encode())
        for text in texts:
            state.update(f"\n{text}".encode())
        self._file = folder / f"{kind}-{state.hexdigest()[:24]}.{ending}"
        self._alike = f"{kind}-*.{ending}"

    def read(self) -> bytes | None:
        """Return the content, or None if there is no such file."""
        try:
            return self._file.read_bytes()
        except OSError:
            return None

    def write(self, content: bytes) -> None:
        """Write the file and delete older ones of its kind.

        The file appears whole or not at all, since another process may read it at this moment.
        """
        folder = self._file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            handle, draft = tempfile.mkstemp(dir=folder, suffix=self._file.suffix)
            with os.fdopen(handle, "wb") as target:
                target.write(content)
            Path(draft).replace(self._file)
            for older in folder.glob(self._alike):
                if older != self._file:
                    older.unlink(missing_ok=True)
        except OSError:
            return
