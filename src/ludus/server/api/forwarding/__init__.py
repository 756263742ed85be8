"""A table is worked out by one process: what reaches another is handed on, request by request and socket by socket."""
