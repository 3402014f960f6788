"""Everything around the game: challenges, turns, deadlines, results.

A match is one database row from its challenge to its end. Its log of actions is authoritative:
every state is computed by replaying that log.

- `models`: plain values.
- `transitions`: pure functions that work out a `Change`.
- `repository`: loads a match, writes a change in one transaction, announces it after the commit.
- `services`: `MatchService`, which all commands, buttons and messages use.
- `deadlines`: what happens when nobody clicks.
- `review`: how well a match was played.
- `background`: work that goes on by itself, and signals to those who subscribed.
- `replay`: a match that is over, step by step.
- `ports`: protocols of clock, randomness and computer players; tests have others.

This package uses no Discord. The services, the repository and the deadlines call the functions of
`storage`; models, changes and the rest know no database.
"""
