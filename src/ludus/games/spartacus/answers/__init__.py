"""What a house can answer with: foils, guards and other reaction cards (rulebook p. 8)."""
