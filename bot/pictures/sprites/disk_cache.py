"""What is drawn once, kept on disk between starts.

A file's name holds a hash of all that went into it. A folder that can't be read or written costs
time, never a failure.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

import PIL
import resvg_py


class CachedFile:
    """One file: what was drawn from these texts."""

    def __init__(self, folder: Path, kind: str, ending: str, texts: Iterable[str]) -> None:
        """Drawings of the same *kind* replace each other."""
        state = hashlib.sha256(f"{PIL.__version__} {resvg_py.__version__}".encode())
        for text in texts:
            state.update(f"\n{text}".encode())
        self._file = folder / f"{kind}-{state.hexdigest()[:24]}.{ending}"
        self._alike = f"{kind}-*.{ending}"

    def read(self) -> bytes | None:
        """The file, if there is one."""
        try:
            return self._file.read_bytes()
        except OSError:
            return None

    def write(self, content: bytes) -> None:
        """Whole or not at all: another process may read it at this moment. Older ones go."""
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
