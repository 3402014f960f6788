"""Thinking ahead: the rollout policy, what the other may hold, and the search over both."""
