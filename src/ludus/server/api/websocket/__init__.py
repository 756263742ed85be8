"""What goes over the websocket of a table, from the bytes up to the commands."""
