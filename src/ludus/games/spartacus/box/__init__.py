"""What comes in the box: cards, houses, and the hexes of the arena."""
