"""Lighthouse on the pages people spend their time at; `__main__` runs it."""
