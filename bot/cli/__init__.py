"""Where the parts are put together, one module a command; `__main__` picks one.

The only package that knows them all. Nothing of ours imports it but `__main__`.
"""
