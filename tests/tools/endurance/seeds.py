"""Seeds that once found a fault, and the fault: `make endure ARGS="--found"` runs them again.

A seed repeats the actions of people and the faults, but not the timing of the bot. So each found
fault also has its own test; a seed shows whether a similar one is left.
"""

from typing import Final

FOUND: Final = {
    16: "two tables of one match: killed between the answer to a command and the note of it",
}
