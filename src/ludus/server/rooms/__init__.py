"""Games being played: a room holds one table's match while somebody plays, watches or thinks there."""
