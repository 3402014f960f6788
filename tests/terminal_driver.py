"""Runs commands of `koikoi` in order: arguments and results are JSON.

An extra argument names a folder of migrations that replaces the bot's own. Root's right to read
everything is dropped, so that files of others are inaccessible.
"""

import contextlib
import ctypes
import io
import json
import sys
import traceback
import warnings
from pathlib import Path

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from bot.__main__ import main
    from bot.storage import schema

DROP = 24  # PR_CAPBSET_DROP
OVERRIDE = (1, 2, 3)  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH, CAP_FOWNER


def without_overriding() -> None:
    """Make the next started process obey the modes of files, even as root."""
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in OVERRIDE:
        libc.prctl(DROP, capability, 0, 0, 0)


def run(arguments: list[str]) -> tuple[int, str, str]:
    """Run one command: exit code, output, errors; a traceback counts as an error."""
    output, complaints = io.TextIOWrapper(io.BytesIO()), io.StringIO()
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(complaints):
        try:
            code = main(arguments)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            traceback.print_exc()
            code = -1
    output.seek(0)
    return code, output.read(), complaints.getvalue()


if __name__ == "__main__":
    for folder in sys.argv[1:]:
        vars(schema)["MIGRATIONS"] = Path(folder)
    print(json.dumps([run(arguments) for arguments in json.load(sys.stdin)]))
