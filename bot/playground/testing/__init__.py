"""Drive the local Discord as people do, in the same process: for tests."""
