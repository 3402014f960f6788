"""Measures the store on a large host: generated data, and the time of each query."""
