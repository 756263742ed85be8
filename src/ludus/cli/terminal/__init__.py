"""What every command shares: the screen, the parser, menus, progress and signals."""
