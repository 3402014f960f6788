"""Direct messages that a person asked for: reminders of the day, and alerts of open tables."""
