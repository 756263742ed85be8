"""What a seat sees, as bytes for programs that learn."""
