"""`ludus serve`, `admin` and `bot`: tables for others."""
