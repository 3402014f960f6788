"""The measure of strength: any two players, any rules, with intervals."""
