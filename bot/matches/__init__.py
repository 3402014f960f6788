"""What happens between people: challenges, turns, deadlines, results.

A match lives in one row from its challenge to its end. Its log of actions is the truth: every
state is the replay of that log.

- `models`: plain values.
- `changes`: pure functions that work out a `Change`.
- `repository`: loads a match, writes a change in one transaction, announces it after the commit.
- `services`: `MatchService`, the one way in for commands, buttons and messages.
- `deadlines`: what happens when nobody clicks.
- `review`: how well a match was played.
- `ports`: what is needed from outside, as protocols; `storage` and the opponents supply it.

Discord and SQL stay outside.
"""
