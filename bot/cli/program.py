"""A program with many commands. Each is a module that is imported only when it is called.

The module has `add_arguments(parser)`, which also sets the parser's default `run`: a function that
gets the arguments and returns the exit code. A problem is one sentence on stderr.
"""

import argparse
import codecs
import errno
import io
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final, NoReturn

Groups = Mapping[str, Mapping[str, tuple[str, str]]]
"""The commands in the order of the help: title -> name -> (module, line of help)."""


class Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one sentence, like the commands' other errors."""

    def error(self, message: str) -> NoReturn:
        """Print the sentence and end with exit code 2."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help says more).\n")


def run_program(parser: Parser, groups: Groups, argv: Sequence[str] | None) -> int:
    """Run one of the commands and return its exit code.

    Args:
        parser: the parser of the program, with its options.
        groups: the commands.
        argv: the arguments; None: those of the process.
    """
    commands = {name: module for group in groups.values() for name, (module, _) in group.items()}
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(
        "\n".join([f"{title}:", *(f"  {name:<12}  {line}" for name, (_, line) in group.items())])
        for title, group in groups.items()
    )
    parser.add_argument(
        "command",
        nargs=argparse.PARSER,
        choices=commands,
        metavar="COMMAND",
        help=f"one of these; `{parser.prog} COMMAND --help` explains it",
    )
    for stream in (sys.stdout, sys.stderr):
        _replace_unprintable(stream)
    try:
        try:
            name, *words = parser.parse_args(argv).command
            arguments = parser_of(parser.prog, name, commands[name]).parse_args(words)
            return int(arguments.run(arguments))
        finally:
            if sys.stdout is not None:  # closed with `>&-`
                sys.stdout.flush()  # here, because an error at exit would be a traceback
    except KeyboardInterrupt:
        return 130
    except OSError as refused:
        if not _is_from_output(refused):
            raise
        # Python would raise the error again when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(refused, BrokenPipeError):  # which is `koikoi record … | head`
            _complain(f"{parser.prog}: The output can't be written: {refused.strerror}.\n")
        return 1


def _complain(sentence: str) -> None:
    with suppress(OSError):  # both may go to the same full disk
        sys.stderr.write(sentence)
        sys.stderr.flush()


def _is_from_output(refused: OSError) -> bool:
    """Return whether writing to standard output failed; commands name the files that they open."""
    return refused.filename is None and refused.errno in _OUTPUT_ERRORS


_OUTPUT_ERRORS: Final = frozenset(
    {errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF}
)


# Terminals that can't show every character, such as those of Windows, or with LC_ALL=C.


def _replace_unprintable(stream: object) -> None:
    """Let a stream replace the characters that its encoding lacks, instead of raising an error."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors=_REPLACING)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """Return a replacement for what can't be encoded, and where the encoding goes on."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(_INSTEAD.get(one, "?") for one in lacking), error.end


_INSTEAD: Final = {"✓": "+", "✗": "x", "·": "-", "…": "...", "→": "->", "–": "-", "’": "'"}
_REPLACING: Final = "koikoi.replaced"
codecs.register_error(_REPLACING, _replaced)


def parser_of(program: str, name: str, module: str) -> Parser:
    """Import the module of a command, and return its parser."""
    parser = Parser(prog=f"{program} {name}")
    parser.set_defaults(command=name)
    import_module(module).add_arguments(parser)
    return parser
