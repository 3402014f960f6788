"""How the store does when it is large: a made host, and the time that each question takes."""
