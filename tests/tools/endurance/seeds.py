"""The seeds that once found something, and what: `make endure ARGS="--found"` plays them again.

A seed repeats what people and troubles do, not when the bot answers. So what was found has a test
of its own, too; a seed shows whether something like it is left.
"""

from typing import Final

FOUND: Final = {
    16: "two tables of one match: killed between the answer to a command and the note of it",
}
