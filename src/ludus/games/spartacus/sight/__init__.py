"""What a seat may see, and how it is put down."""
