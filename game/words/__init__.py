"""What is said: each game's questions, options, events and reasons, for window, terminal and lab alike."""
