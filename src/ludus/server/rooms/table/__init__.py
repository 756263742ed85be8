"""One table: its log and story, what may be asked of it, and what each viewer is shown."""
