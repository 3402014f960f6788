"""The finished pictures: table, hand, result and yaku chart, put together from sprites."""
