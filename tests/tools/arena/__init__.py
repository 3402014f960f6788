"""Measures strength: any two players, under any rules, with confidence intervals."""
