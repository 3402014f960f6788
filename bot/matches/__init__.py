"""Everything around the game: challenges, turns, deadlines, results.

A match is one database row from its challenge to its end. Its log of actions is authoritative:
every state is computed by replaying that log.

- `models`: plain values.
- `transitions`: pure functions that decide a `Change`.
- `aggregate`: how stored state is changed: load, decide, write in one transaction, announce, retry.
- `repository`: the matches, and the tables for several people, as aggregates.
- `services`: `MatchService`, which all commands, buttons and messages use.
- `deadlines`: handles deadlines that have passed.
- `review`: rates how well a match was played.
- `background`: tasks that run by themselves, and signals.
- `replay`: a match that is over, step by step.
- `ports`: protocols of clock, randomness and computer players; tests have others.

This package uses no Discord. The services, the repository and the deadlines call the functions of
`storage`; models, transitions and the rest import no database.
"""
