"""The intrigue phase: its turns, the powers of houses and the abilities of assets (rulebook pp. 5–8)."""
