"""What is shipped: answers for fights without equipment, and fights of bare dice."""
