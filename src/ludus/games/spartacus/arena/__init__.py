"""The arena phase: invitations, bets, the fight's verdict, Primus and the tournament (rulebook pp. 11–13, 16)."""
