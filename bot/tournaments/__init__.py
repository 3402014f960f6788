"""Who plays whom in a tournament, and how it stands. Everything here is pure."""
