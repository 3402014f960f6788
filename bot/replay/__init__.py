"""Past matches: their replays, films of single rounds, and reviews of the play."""
