"""What is kept: people, tables, seats and the log of every table, in SQLite or PostgreSQL."""
