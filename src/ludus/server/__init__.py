"""The server: people meet at tables, live or over days, and nothing that was acknowledged is ever lost."""
