"""A program with many commands. Each is a module that is imported only when it is called.

The module has `add_arguments(parser)`, which also sets the parser's default `run`: a function that
gets the arguments and returns the exit code. A problem is one sentence on stderr.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import NoReturn

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
    try:
        name, *words = parser.parse_args(argv).command
        arguments = parser_of(parser.prog, name, commands[name]).parse_args(words)
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe (`koikoi record … | head`). Python would raise the error
        # again when it flushes at exit, so standard output is redirected.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def parser_of(program: str, name: str, module: str) -> Parser:
    """Import the module of a command, and return its parser."""
    parser = Parser(prog=f"{program} {name}")
    parser.set_defaults(command=name)
    import_module(module).add_arguments(parser)
    return parser
