"""What the games share: seats, decisions, frames, chance, sealed answers. It knows no game."""
