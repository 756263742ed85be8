"""What is shipped: wheels and the container."""
