"""The pictures themselves: table, hand, result and yaku chart, put together from sprites."""
