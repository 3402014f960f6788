"""Pure functions: each takes a state, a `Moment` and a request, and returns the change.

Nothing here reads a clock, a database or Discord, so the same request can be decided again on a
newer state. A refused request raises an exception of `bot.matches.errors`.
"""
