"""What is happening: a match, its record, its controller."""
