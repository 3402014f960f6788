"""A person's own preferences and stored data, and the problems that players report."""
