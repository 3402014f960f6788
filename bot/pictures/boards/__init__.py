"""The finished pictures, composed from sprites: table, hand, result, yaku chart and others."""
