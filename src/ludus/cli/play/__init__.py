"""`ludus play`: a game at this keyboard, from the first choice to the last save."""
