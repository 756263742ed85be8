"""The page, looked at in a browser."""
