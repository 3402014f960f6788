"""Runs commands of `koikoi` one after the other: arguments come as JSON, results go so.

An argument of its own names a folder of migrations that the bot has instead of its own.
Without root's right to read everything, if it has that: files of others are others' then.
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
    """Let the process that is started next obey the modes of files, even if it is root's."""
    libc = ctypes.CDLL(None, use_errno=True)
    for capability in OVERRIDE:
        libc.prctl(DROP, capability, 0, 0, 0)


def run(arguments: list[str]) -> tuple[int, str, str]:
    """Run one command: exit code, output, complaints; a traceback counts as a complaint."""
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
