"""How houses deal: what they want and would give, what it is worth to them, and how they haggle about it."""
