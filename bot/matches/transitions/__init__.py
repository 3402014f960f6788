"""Pure functions: each takes a match and a request, and returns a `Change`.

Nothing here reads a clock, a database or Discord, so the same request can be applied again to a
newer state. A refused request raises an exception of `bot.matches.errors`.
"""
