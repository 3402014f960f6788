"""Words that several screens share: cards, turns, sums, reasons, names, alternative texts."""
