"""The market phase: stalls, auctions and the bid for the host (rulebook pp. 9, 10)."""
