"""Calling people who are not here: who is called, how it is sent, and where it may be sent to."""
