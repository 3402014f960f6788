"""Pure decisions: each function takes a match and what somebody asks, and returns a `Change`.

Nothing here reads a clock, a database or Discord, so that a decision can be made again on a newer
state. What is refused raises a type of `bot.matches.errors`.
"""
