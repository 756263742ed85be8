"""Many games by the rules: every law, every card, every check."""
