"""Runs commands of `koikoi` in order, each with a standard output that may fail.

The argument says where the output goes: "kept" to the result, "full" to a full disk, "closed" to a
pipe without a reader. Commands and results are JSON. The end of a process is imitated: Python
flushes standard output and reports an error there, too.
"""

import contextlib
import io
import json
import os
import sys
import traceback
import warnings
from typing import IO

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from bot.__main__ import main


def opened(kind: str) -> IO[bytes]:
    """Return a new standard output."""
    if kind == "kept":
        return io.BytesIO()
    if kind == "full":
        return open("/dev/full", "wb")  # noqa: PTH123 - closed by the caller
    reader, writer = os.pipe()
    os.close(reader)
    return os.fdopen(writer, "wb")


def run(arguments: list[str], kind: str, encoding: str, errors: str) -> tuple[int, str, str]:
    """Run one command: exit code, output, errors; a traceback counts as an error."""
    raw, said = opened(kind), io.BytesIO()
    output = io.TextIOWrapper(raw, encoding, errors)
    complaints = io.TextIOWrapper(said, encoding, errors or "backslashreplace")
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(complaints):
        try:
            code = main(arguments)
        except SystemExit as ended:
            code = ended.code if isinstance(ended.code, int) else 1
        except BaseException:
            traceback.print_exc()
            code = -1
        try:
            output.flush()
        except OSError:
            traceback.print_exc()
            code = 120
    complaints.flush()
    # A command may choose another encoding: documents are UTF-8.
    text = raw.getvalue().decode(output.encoding) if isinstance(raw, io.BytesIO) else ""
    with contextlib.suppress(OSError):
        output.close()
    return code, text, said.getvalue().decode(encoding)


if __name__ == "__main__":
    name, _, handling = os.environ["PYTHONIOENCODING"].partition(":")
    os.environ.pop("PYTHONIOENCODING")
    calls = json.load(io.TextIOWrapper(sys.stdin.buffer, "utf-8"))
    results = [run(call, sys.argv[1], name, handling or "strict") for call in calls]
    sys.stdout.buffer.write(json.dumps(results).encode())
