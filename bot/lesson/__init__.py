"""The lesson: the game explained step by step, and a guided round."""
