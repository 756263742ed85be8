"""`ludus odds`: what a fight is worth, told for each game that has fights."""
