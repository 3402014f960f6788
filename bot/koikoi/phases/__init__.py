"""What happens in a round: its opening, its turns, and how it ends."""
