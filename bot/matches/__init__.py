"""What happens between people: challenges, turns, deadlines, results.

A match lives in one row from its challenge to its end, and its log of actions is the truth: every
state is the replay of that log. Each change is worked out by a pure function (`invitations`,
`turns`, `rounds`, `absence`), written by the `Ledger` in one transaction, and announced only after
the commit. `MatchService` is the one door for commands, buttons and pages; `DeadlineClock` does
what falls due when nobody clicks. `review` says afterwards how well it was played.
Discord and SQL stay outside, behind `ports`.
"""
