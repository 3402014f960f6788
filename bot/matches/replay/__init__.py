"""Replays: a match that is over, or a record from anywhere, to be walked through step by step.

- `course` finds the steps and rounds of a match, and returns it at any of them.
- `recorded` reads a record file that a person sent.
"""

from bot.matches.replay.course import Course, CourseRound, Position, course_of
from bot.matches.replay.recorded import LARGEST_FILE, Recorded, read_record

__all__ = [
    "LARGEST_FILE",
    "Course",
    "CourseRound",
    "Position",
    "Recorded",
    "course_of",
    "read_record",
]
