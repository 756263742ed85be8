"""The games. Each is a folder of chapters; they do not know each other."""
