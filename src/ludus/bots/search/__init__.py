"""Looking ahead: imagined games, a tree of what was tried, and a judge of positions."""
